#!/bin/sh
# Builds the compiled package into a folder of your own, for PYTHONPATH=OUTDIR; .venv stays as it is.
set -eu
[ $# -eq 1 ] || { echo "usage: tools/native.sh OUTDIR" >&2; exit 2; }
mkdir -p "$1"
out=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
unset PYTHONPATH || true
export LUDOTHECA_BUILD_DIR="$out/.build" LUDOTHECA_REQUIRE_NATIVE=1
printf '== engine: compiling into %s\n' "$1"
tools/quiet.sh .venv/bin/python setup.py --quiet build --build-lib "$out" || {
    echo "** engine: if the errors are in a title you do not touch, name yours:" >&2
    echo "   LUDOTHECA_TITLES=rome_in_a_day,kingsburg tools/native.sh $1" >&2
    exit 1
}
