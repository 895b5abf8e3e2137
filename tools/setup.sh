#!/bin/sh
# Makes .venv and fills it from the hashed lock. `make setup` calls it when the lock is newer than the stamp.
set -eu
cd "$(dirname "$0")/.."
venv=.venv
lock=requirements-dev.lock
unset PYTHONPATH PYTHONHOME || true

say() { printf '== environment: %s\n' "$*"; }
die() { printf '\n** environment: %s\n' "$*" >&2; exit 1; }
new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

if ! new_enough "$venv/bin/python"; then
    python=
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if new_enough "$candidate"; then python=$candidate; break; fi
    done
    [ -n "$python" ] || die "no Python 3.11 or newer was found (tried: ${PYTHON:-python3, python3.11 to 3.14}).
   Install one, or name it: make PYTHON=/path/to/python3.12 setup"
    version=$("$python" -c 'import platform; print(platform.python_version())')
    say "creating $venv with Python $version"
    rm -rf "$venv"
    if ! "$python" -m venv "$venv"; then
        rm -rf "$venv"
        die "'$python -m venv' failed. On Debian and Ubuntu: apt install python3-venv"
    fi
fi

if uv=$(command -v uv); then
    say "using $("$uv" --version)"
else
    uv=$venv/bin/uv
    wanted=$(sed -n 's/^uv==//p' requirements-dev.in)
    if [ "$("$uv" --version 2>/dev/null | cut -d' ' -f2)" != "$wanted" ]; then
        say "installing uv $wanted"
        # Its line and its hashes, out of the lock.
        sed -n '/^uv==/,/[^\\]$/p' "$lock" >"$venv/.uv-lock"
        grep -q "^uv==$wanted .*" "$venv/.uv-lock" || die "$lock does not lock uv $wanted; run 'make lock'"
        tools/quiet.sh "$venv/bin/python" -m pip install --disable-pip-version-check --no-deps --require-hashes \
            -r "$venv/.uv-lock" ||
            die "pip could not install uv. Is there a network, and a package index that pip can reach?"
    fi
fi

say "installing $(grep -c '^[a-z0-9].*==' "$lock") locked packages (the first time this downloads them)"
# The sync also takes our own package out; the next build puts it back.
rm -f "$venv/.stamp-build"
said=$venv/.uv-said
if ! "$uv" pip sync --quiet --python "$venv/bin/python" --require-hashes "$lock" >"$said" 2>&1; then
    # uv does not read pip's configuration; behind a mirror that only pip knows, pip still gets through.
    say "uv could not; trying pip, which takes longer"
    tools/quiet.sh "$venv/bin/python" -m pip install --disable-pip-version-check --require-hashes -r "$lock" || {
        printf '\nuv said:\n' >&2
        cat "$said" >&2
        die "the packages of $lock could not be installed; the lines above say why.
   Is there a network, and a package index that can be reached (PIP_INDEX_URL, UV_DEFAULT_INDEX)?"
    }
fi
rm -f "$said"
# Commit subjects are checked by tools/hooks, unless you have hooks of your own.
if [ -e .git ] && command -v git >/dev/null && [ -z "$(git config core.hooksPath)" ]; then
    git config core.hooksPath tools/hooks
fi
touch "$venv/.stamp-env"
say "ready"
