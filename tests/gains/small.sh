#!/bin/bash
# small.sh PROGRAM REPORT: shrunk cases as the benchmark runs them. The sets of layouts contain one another, predictions fit, what was simulated is
# found again, the table reaches the readme and nothing else there changes, and options that are not legal are refused.
set -euo pipefail
program=$1 report=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() { echo "$1" >&2; exit 1; }
machine=machines/one_weak_node.json

run() { "$program" --shrink 10 --cache "$folder/kept" --routines "$1" --of 1 "$2" "$machine" 2>"$folder/said" || fail "$(cat "$folder/said")"; }
run pdgemm,pdgetrf "$folder/first"
run pdgetrf,pdgemm "$folder/again"
for kind in csv md; do cmp "$folder/first.$kind" "$folder/again.$kind" || fail "a second run says something else"; done
[ ! -s "$folder/said" ] || fail "a second run simulates again: $(cat "$folder/said")"

awk -F, 'NR > 1 {
  rows++
  if ($4 + 0 < $5 - 1e-4 || $5 + 0 < $6 - 1e-4) { print "a larger set has no worse a best: " $0; bad = 1 }
  if ($7 / $10 > 1.03 || $7 / $10 < 0.97) { print "predicted badly: " $0; bad = 1 }
  if ($6 - $13 / $10 > 1e-3 || $13 / $10 - $6 > 1e-3) { print "gain: " $0; bad = 1 }
}
END { if (rows != 2) { print "rows: " rows; bad = 1 }; exit bad }' "$folder/first.csv" || fail "$(cat "$folder/first.csv")"
grep -q '^| \*\*all\*\* | 2 |' "$folder/first.md" || fail "no summary: $(cat "$folder/first.md")"

[ "$(run pdgemm - | grep -c 'the plan')" = 1 ] || fail "no table on standard output"

printf 'before\n<!-- gains -->\nold\n<!-- /gains -->\nafter\n' >"$folder/readme"
"$report" true "$folder/first" "$folder/readme"
[ "$(sed -n '1p;$p' "$folder/readme" | tr '\n' ' ')" = "before after " ] || fail "the readme lost something: $(cat "$folder/readme")"
[ "$(sed -n '/<!-- gains/,/\/gains -->/p' "$folder/readme")" = "$(sed -n '/<!-- gains/,/\/gains -->/p' "$folder/first.md")" ] ||
  fail "the readme has another table: $(cat "$folder/readme")"

for wrong in "--jobs 0 x $machine" "--shrink 0 x $machine" "--of 0 x $machine" "--what 1 x $machine" "" "x"; do
  # shellcheck disable=SC2086
  if "$program" $wrong >/dev/null 2>&1; then fail "accepted: $wrong"; elif [ $? != 2 ]; then fail "not 2: $wrong"; fi
done
if "$program" x /no/such.json >/dev/null 2>"$folder/said"; then fail "no machine is enough"; fi
grep -q /no/such.json "$folder/said" || fail "does not name the file: $(cat "$folder/said")"
