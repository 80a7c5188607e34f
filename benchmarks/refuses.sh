#!/bin/bash
# refuses.sh PROGRAM OPTIONS...: the program refuses each of these, with status 2, and says how it is used when asked.
set -euo pipefail
program=$1
shift
for wrong in "$@"; do
  status=0
  # shellcheck disable=SC2086
  "$program" $wrong >/dev/null 2>&1 || status=$?
  if [ $status != 2 ]; then
    echo "${program##*/} $wrong: status $status, not 2"
    exit 1
  fi
done
"$program" --help | grep -q "^usage: ${program##*/}"
