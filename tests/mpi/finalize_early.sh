#!/bin/bash
# finalize_early.sh COMMAND...: processes that end early, or late, in several sessions; looks at status and lines.
set -u
errors=$(mktemp) || exit 2
trap 'rm -f "$errors"' EXIT
failures=0
command=("$@")

# expect HOW LINE...: the lines on standard error, in any order; a * in them is any text
expect() {
  local how=$1 status line said
  shift
  : >"$errors"
  "${command[@]}" "$how" "$errors" 2>>"$errors"
  status=$?
  said=$(grep -c '^hscal: ' "$errors")
  for line in "$@"; do
    # shellcheck disable=SC2053
    while read -r each; do [[ $each == $line ]] && continue 2; done <"$errors"
    status="no line: $line"
  done
  if [ "$status" != 0 ] || [ "$said" != $# ]; then
    echo "$how: status $status; $said lines of hscal, expected $#:"
    cat "$errors"
    failures=1
  fi
}

expect world 'hscal: hscal_pdgesv_ctxt failed: process 1 called hscal_pdgesv_ctxt, process 0 called hscal_finalize (*process 1 of 4)'
expect close 'hscal: hscal_pdgesv_ctxt failed: process 1 called hscal_pdgesv_ctxt, process 0 called hscal_close (*process 1 of 4)'
# Of the part of processes 0 and 2, in which process 2 is the first; then of the world.
expect parts 'hscal: hscal_pdgesv_ctxt failed: process 1 called hscal_finalize, process 0 called hscal_pdgesv_ctxt (*process 2 of 4)' \
  'hscal: hscal_pdgesv_ctxt failed: process 1 called hscal_pdgesv_ctxt, process 0 called hscal_finalize (*process 1 of 4)'
expect late 'hscal: waiting in hscal_finalize for * here: processes 0, 2-3; missing: process 1 (*'
# Without a session of the world: of the part of 1 and 3, by their numbers in the world.
expect parts_late 'hscal: waiting in hscal_finalize for * here: process 3; missing: process 1 (*'
exit $failures
