#!/bin/bash
# rows.sh PROGRAM: rows are whole, the same each time, others with another seed, and tell an error of at most 1 % in the mean, so does the page; wrong
# options are refused.
set -euo pipefail
program=$1 here=$(dirname "$0")
draft=$(mktemp -d)
trap 'rm -rf "$draft"' EXIT
"$program" --share 0 --most 64 >"$draft/csv"
"$program" --share 0 --most 64 | cmp - "$draft/csv"
if "$program" --share 0 --most 64 --seed 2 | cmp -s - "$draft/csv"; then echo "the seed is no matter"; exit 1; fi
sed 's/"[^"]*"/machine/' "$draft/csv" | awk -F, '
  NF != 11 { print "row: " $0; bad = 1 }
  NR > 1 { rows++; if (!($10 > 0) || $8 * $9 < $1 || $8 * $9 > $2) { print "row: " $0; bad = 1 }; off = $11 / $10 - 1; sum += off < 0 ? -off : off }
  END { if (rows != 75) { print rows " rows"; bad = 1 }; if (sum > 0.01 * rows) { print "mean error " sum / rows; bad = 1 }; exit bad }'
"$here/report" "$program" "$draft/page" --share 0 --most 64
[ "$(grep -c '^| 8 to 64 | .* |$' "$draft/page")" = 4 ] || { echo "the page:"; cat "$draft/page"; exit 1; }
grep -q '^| 8 to 64 | all | 75 | 0\.[0-9]* |' "$draft/page"
for wrong in "--seed x" "--share -1" "--most 10" "--what 1" "x"; do
  # shellcheck disable=SC2086
  if "$program" $wrong >/dev/null 2>&1; then echo "accepted: $wrong"; exit 1; elif [ $? != 2 ]; then echo "not 2: $wrong"; exit 1; fi
done
"$program" --help | grep -q "^usage: sampling"
