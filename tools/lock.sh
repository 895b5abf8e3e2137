#!/bin/sh
# Resolves requirements*.in again into the hashed locks, for every platform from Python 3.11 on.
# `tools/lock.sh --upgrade` takes the newest versions; without it what is locked stays where it can.
set -eu
cd "$(dirname "$0")/.."
uv=.venv/bin/uv
# The header must not name an index or a folder of whoever ran this.
export UV_CUSTOM_COMPILE_COMMAND='make lock'
compile() {
    printf '== lock: %s\n' "$2"
    "$uv" pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-emit-find-links \
        --python-version 3.11 "$@" >/dev/null
}
compile -o requirements.lock requirements.in "$@"
# Tests run on the same versions as the installed program.
compile -o requirements-dev.lock --constraint requirements.lock requirements-dev.in "$@"
compile -o requirements-wasm.lock requirements-wasm.in "$@"
