#!/bin/bash
# small.sh PROGRAM: a shrunk case as the benchmark runs it. Brute force is never worse than greedy by the clock, every layout is simulated,
# predictions fit, what was found is found again, and options that are not legal are refused.
set -euo pipefail
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() { echo "$1" >&2; exit 1; }

run() { "$program" --cluster 2 --routine "$1" --shrink 10 --cache "$folder/kept" "$folder/$2" 2>"$folder/said" || fail "$(cat "$folder/said")"; }
run pdgetrf first
run pdgetrf again
cmp <(cut -d, -f1-15 "$folder/first.csv") <(cut -d, -f1-15 "$folder/again.csv") || fail "a second run says something else"
[ ! -s "$folder/said" ] || fail "a second run simulates again: $(cat "$folder/said")"

awk -F, 'NR > 1 {
  rows++; by[$6]++
  if (!($14 > 0)) { print "not simulated: " $0; bad = 1 }
  if ($13 / $14 > 1.05 || $13 / $14 < 0.95) { print "predicted badly: " $0; bad = 1 }
  if ($6 == "greedy") greedy = $13
  if ($6 == "brute force" && (!force || $13 < force)) force = $13
}
END {
  if (by["hscal"] != 1 || by["hscal (binomial)"] != 1 || by["brute force"] != 3 || rows != 10) { print "rows: " rows; bad = 1 }
  if (force > greedy) { print "greedy beats brute force"; bad = 1 }
  exit bad
}' "$folder/first.csv" || fail "$(cat "$folder/first.csv")"
grep -q "hscal's regret over 1 calls" "$folder/first.md" || fail "no summary"

for wrong in "--cluster 99 x" "--jobs 0 x" "--shrink 0 x" "--what 1 x" "" "a b"; do
  # shellcheck disable=SC2086
  if "$program" $wrong >/dev/null 2>&1; then fail "accepted: $wrong"; elif [ $? != 2 ]; then fail "not 2: $wrong"; fi
done
if "$program" --cluster 2 --routine pdtrsm --shrink 30 /nowhere/x 2>"$folder/said"; then fail "wrote to /nowhere"; fi
grep -q /nowhere "$folder/said" || fail "does not name the file: $(cat "$folder/said")"
