#!/bin/sh
# Runs a command. What it prints is shown only if it fails, and then all of it.
set -u
said=$(mktemp)
trap 'rm -f "$said"' EXIT
"$@" >"$said" 2>&1 && exit
status=$?
cat "$said" >&2
exit $status
