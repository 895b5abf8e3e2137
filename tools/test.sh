#!/bin/sh
# Runs the suite. The compiled mode is the installed package, the pure one the sources, with nothing built.
#   tools/test.sh [PYTEST ARGUMENTS]             both modes
#   tools/test.sh --pure [ARGUMENTS]             all of it in pure mode only
#   tools/test.sh --soak [ARGUMENTS]             the long random play; pure mode plays fewer games
#   tools/test.sh --pure-half, --compiled-half   the parts of both modes; `make test` runs the first while it compiles
# A test marked `once` says the same in both modes; it runs compiled, or pure where nothing could be compiled.
set -eu
cd "$(dirname "$0")/.."
part=${1:-}
case $part in --pure|--soak|--pure-half|--compiled-half) shift ;; *) part= ;; esac
python=${PWD}/.venv/bin/python
# Browsers and servers wait more than they compute: two workers more than there are cores keep the cores busy.
cores=$("$python" -c 'import os; print(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 2)')

native() {
    grep -q 'native$' .venv/.stamp-build 2>/dev/null && return
    printf '\n** tests: no compiled engine here, so the compiled mode is NOT tested\n'
    return 1
}

compiled() {
    what=$1; shift
    printf '\n== tests: compiled mode\n'
    # Real browsers, servers and databases on a busy machine can run into a time limit. What failed is looked at once
    # more, alone and one at a time, and said so; a real failure fails again.
    env -u PYTHONPATH LUDOTHECA_MODE=compiled "$python" -m pytest -n "${JOBS:-$((cores + 2))}" --dist loadfile --no-loadscope-reorder -m "$what" "$@" || {
        printf '\n** tests: the failures above once more, one at a time\n'
        env -u PYTHONPATH LUDOTHECA_MODE=compiled "$python" -m pytest --last-failed --last-failed-no-failures none -m "$what" "$@"
    }
}

pure() {
    what=$1; shift
    printf '\n== tests: pure mode\n'
    PYTHONPATH=src LUDOTHECA_MODE=pure "$python" -m pytest -n "${JOBS:-$cores}" --dist worksteal -m "$what" "$@"
}

compiled_half() {
    if native; then
        compiled 'not soak' "$@"
    else
        pure 'not soak and once' "$@"
    fi
}

case $part in
    --pure) pure 'not soak' "$@" ;;
    --pure-half) pure 'not soak and not once' "$@" ;;
    --compiled-half) compiled_half "$@" ;;
    --soak)
        if native; then compiled soak --timeout 0 "$@"; fi
        export LUDOTHECA_SOAK_GAMES="${LUDOTHECA_SOAK_GAMES_PURE:-20}"
        pure soak --timeout 0 "$@"
        ;;
    *)
        compiled_half "$@"
        pure 'not soak and not once' "$@"
        ;;
esac
