#!/bin/bash
# report.sh DAINT_REPORT BYTES.csv PAGE: the rows that the report has of the smallest matrices are those of the page.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
grep -e '^#' -e '^routine' -e ',2048,' "$2" >"$work/small.csv"
"$1" "$work/small.csv" >"$work/page"
grep '^| 2048 |' "$work/page" >"$work/rows"
[ "$(wc -l <"$work/rows")" -eq 8 ] || { echo "the report has not 8 rows of 2048 x 2048:"; cat "$work/page"; exit 1; }
while read -r row; do
  grep -Fxq "$row" "$3" || { echo "not in $3 (cmake --build build --target daint-bytes-report): $row"; exit 1; }
done <"$work/rows"
