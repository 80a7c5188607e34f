#!/bin/bash
# arguments.sh COMMAND...: what is wrong is said once, and nothing is measured.
set -u
machine="1x2@10, lat 2us, bw 10GB, ideal"
failed=0

# expect STATUS TEXT ARGUMENT...: TEXT is an extended regular expression of one line on stderr.
expect() {
  local wanted=$1 text=$2 output status said
  shift 2
  output=$("${command[@]}" "$@" 2>&1)
  status=$?
  said=$(grep -cE "$text" <<<"$output")
  [ $status -eq "$wanted" ] && [ "$said" -eq 1 ] && ! grep -q '^|' <<<"$output" && return
  echo "arguments \"$*\": status $status in place of $wanted, or \"$text\" said $said times in place of once:"
  echo "$output"
  failed=1
}

command=("$@")
expect 2 '^measured_report: MACHINE is missing$'
expect 2 '^measured_report: N must be a whole number from 1 to 1000000, not "0"$' "$machine" 0
expect 2 '^measured_report: N must be a whole number from 1 to 1000000, not "64x"$' "$machine" 100 64x
expect 2 '^measured_report: N must be a whole number from 1 to 1000000, not ""$' "$machine" ""
expect 2 '^measured_report: N must be .* not "99999999999999999999"$' "$machine" 99999999999999999999
expect 2 '^measured_report: .*nowhere\.json' nowhere.json 64
expect 0 '^usage: mpirun -n P measured_report' --help
exit $failed
