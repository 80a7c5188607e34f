#!/bin/bash
# small.sh COMMAND...: the report of 2 processes has a row for each grid and panel width, in order, and a summary.
set -u
output=$("$@" "1x2@10, lat 2us, bw 10GB, ideal" 64) || { echo "status $?"; exit 1; }
number='-?[0-9]+(\.[0-9]+)?'
seconds='[0-9]+\.[0-9]{6}'
expected=()
for grid in 1x2 2x1; do
  for panel in 32 64 128 256; do expected+=("\| 64 \| $grid \| $panel \| $seconds \| $seconds \| [-+][0-9.]+ \|"); done
done
expected+=("\| 64 \| ($number|none) \| $number \| $number \| $number \|")

mapfile -t rows < <(grep '^| 64 ' <<<"$output")
failed=0
[ ${#rows[@]} -eq ${#expected[@]} ] || { echo "${#rows[@]} rows in place of ${#expected[@]}"; failed=1; }
for i in "${!expected[@]}"; do
  [[ "${rows[$i]:-}" =~ ^${expected[$i]}$ ]] || { echo "row $i: \"${rows[$i]:-}\" is not ${expected[$i]}"; failed=1; }
done
grep -qE '^`mpirun -n 2 .*measured_report "1x2@10, lat 2us, bw 10GB, ideal" 64` on machine ' <<<"$output" ||
  { echo "no line with the command and the machine"; failed=1; }
grep -qE "^Error: mean $number %, worst $number %\.$" <<<"$output" || { echo "no line of errors"; failed=1; }
[ $failed -eq 0 ] || echo "$output"
exit $failed
