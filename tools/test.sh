#!/bin/sh
# Runs the suite in both modes. The compiled one is the installed package, the pure one the sources.
#   tools/test.sh [PYTEST ARGUMENTS]     the tests
#   tools/test.sh --soak [ARGUMENTS]     the long random play; pure mode plays fewer games
#   tools/test.sh --pure [ARGUMENTS]     the pure mode only, with nothing built
set -eu
cd "$(dirname "$0")/.."
what='not soak' pure_what='not soak and not once' pure_only=
case ${1:-} in
    --soak) shift; what=soak pure_what=soak; set -- --timeout 0 "$@" ;;
    --pure) shift; pure_only=1 ;;
esac
pytest="${PWD}/.venv/bin/python -m pytest -n ${JOBS:-auto} --dist worksteal"

if [ -z "$pure_only" ] && grep -q 'native$' .venv/.stamp-build; then
    printf '\n== tests: compiled mode\n'
    # Real browsers, servers and databases on a busy machine can run into a time limit. What failed is looked at once
    # more, alone and one at a time, and said so; a real failure fails again.
    env -u PYTHONPATH LUDOTHECA_MODE=compiled $pytest -m "$what" "$@" || {
        printf '\n** tests: the failures above once more, one at a time\n'
        env -u PYTHONPATH LUDOTHECA_MODE=compiled .venv/bin/python -m pytest --last-failed --last-failed-no-failures none -m "$what" "$@"
    }
else
    # Nothing ran before this, so the tests that need one mode only belong here.
    pure_what=$what
    [ -n "$pure_only" ] || printf '\n** tests: no compiled engine here, so the compiled mode is NOT tested\n'
fi
if [ "$what" = soak ]; then
    export LUDOTHECA_SOAK_GAMES="${LUDOTHECA_SOAK_GAMES_PURE:-20}"
fi
printf '\n== tests: pure mode\n'
PYTHONPATH=src LUDOTHECA_MODE=pure $pytest -m "$pure_what" "$@"
