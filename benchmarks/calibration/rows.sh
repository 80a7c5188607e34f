#!/bin/bash
# rows.sh PROGRAM: every number of the twelve headers and of the column noise is in a table, rows are whole, a group
# prints the same again and alone, something else with another seed; samples, bounds and the part inside intervals are
# what they can be; wrong options are refused. Of what a clock has measured only its being there is looked at.
set -euo pipefail
program=$1
draft=$(mktemp -d)
trap 'rm -rf "$draft"' EXIT
"$program" --share 0 --group counted >"$draft/counted"
{ "$program" --share 0 --group prices; "$program" --share 0 --group efforts; } >"$draft/timed"

# Names of numbers, without comments and the names that guard a header.
for header in src/plan src/search src/estimate src/explain src/models/bounds src/models/clock src/models/predict \
  src/machine src/measure src/ctxt src/fit src/recorded; do
  sed -z 's#/\*\([^*]\|\*[^/]\)*\*/##g' $header/calibrated.h
done | grep -oE '\b(HSCAL_[A-Z_0-9]+|hscal__[a-z_]+)\b' | grep -v '_CALIBRATED_H$' | sort -u >"$draft/names"
grep -oE '^X\([a-z0-9]+' src/schemes.def | sed 's/X(//' >>"$draft/names"
[ "$(wc -l <"$draft/names")" -gt 150 ] || { echo "only $(wc -l <"$draft/names") names"; exit 1; }
missing=$(while read -r name; do
  grep -qhE "^  $name[ .[]" "$draft/counted" "$draft/timed" || echo "$name"
done <"$draft/names")
[ -z "$missing" ] || { echo "in no table:" $missing; exit 1; }

# Rows of tables, up to what was not fitted: name (34 columns), header, today, off %.
sed '/^Not fitted/,$d' "$draft/counted" | awk '
  /^  number / || !/^  / { next }
  { rows++; header = substr($0, 37, 11) + 0; today = substr($0, 48, 11); off = substr($0, 59, 9) }
  { gsub(/ /, "", today); gsub(/ /, "", off) }
  !(header > 0) || (today == "-") != (off == "-") { print "row: " $0; bad = 1; next }
  today == "-" { next }
  { more = 100 * (today / header - 1) - off; about = 2 + 2 * today / header } # all are rounded
  !(today >= 0) || more > about || -more > about { print "row: " $0; bad = 1 }
  /^  (mean|worst) error, 8 to 64/ && today > header { print "samples: " $0; bad = 1 }
  /^  bound \/ clock/ && !(today > 0 && today <= 1) { print "bounds: " $0; bad = 1 }
  match($0, /[0-9]+ % of them inside/) { inside += substr($0, RSTART) + 0; sorts++ }
  END {
    if (rows < 100) { print rows " rows"; bad = 1 }
    if (inside < 80 * sorts) { print "inside: " inside / sorts " %"; bad = 1 }
    exit bad
  }'

for group in samples intervals surrogate searches estimates; do
  "$program" --share 0 --group $group | tail -n +2 >"$draft/alone"
  [ "$(wc -l <"$draft/alone")" -gt 6 ] || { echo "no table of $group"; exit 1; }
  while IFS= read -r line; do
    grep -qxF -- "$line" "$draft/counted" || { echo "$group, alone: $line"; exit 1; }
  done <"$draft/alone"
done
"$program" --share 0 --group estimates --seed 2 | tail -n +2 >"$draft/other"
if cmp -s "$draft/other" "$draft/alone"; then echo "the seed is no matter"; exit 1; fi

status=0
(cd "$draft" && "$program" --share 0 --group intervals >/dev/null 2>"$draft/elsewhere") || status=$?
grep -q "^calibration: docs/results/simulated_report.csv: " "$draft/elsewhere" && [ $status = 1 ] ||
  { echo "elsewhere: $status"; exit 1; }
"$(dirname "$0")"/../refuses.sh "$program" "--seed x" "--share -1" "--share 101" "--group everything" "--group" \
  "--what 1" "x"
