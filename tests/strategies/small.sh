#!/bin/bash
# small.sh PROGRAM REPORT: the benchmark of strategies, shrunk. All strategies are there, the picture is drawn from the table, layouts are
# simulated when asked for, and options that are not legal are refused.
set -euo pipefail
program=$1 report=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() { echo "$1" >&2; exit 1; }
machine=machines/two_generations.json

"$program" --shrink 10 --simulate yes --cache "$folder/kept" --computer "this one" "$folder/page" $machine 2>"$folder/said" || fail "$(cat "$folder/said")"
[ "$(tail -n +2 "$folder/page.csv" | cut -d, -f4 | sort -u | tr '\n' ' ')" = "clusterm exhaustive guide hmpi hscal prophet prophet-h2 " ] ||
  fail "strategies: $(cut -d, -f4 "$folder/page.csv" | sort -u)"
awk -F, 'NR > 1 {
  rows++
  is_model = $2 ~ /pm$/
  models += is_model
  if ($12 == "" && is_model && $4 ~ /guide|prophet|clusterm/ && /requires this/) next
  if (is_model && $13 != "nan") { print "simulated a model: " $0; bad = 1 }
  if (!($12 > 0) || (!is_model && !($13 > 0 && $13 / $12 < 1.2 && $12 / $13 < 1.2))) { print "predicted badly: " $0; bad = 1 }
  if ($14 < 1) { print "better than the best: " $0; bad = 1 }
  if ($4 == "exhaustive" && of["prophet"] && $12 > 1.0001 * of["prophet"]) { print "worse than what it tries: " $0; bad = 1 }
  of[$4] = $12
}
END { if (rows != 49 || models != 14) { print "rows: " rows; bad = 1 }; exit bad }' "$folder/page.csv" || fail "$(cat "$folder/page.csv")"
once=$(find "$folder/kept" -type f | wc -l)
grep -q "$once of $once simulated" "$folder/said" || fail "what is alike was simulated more than once: $(cat "$folder/said")"
grep -q '^| hscal | 5 | 0 | ' "$folder/page.md" || fail "no summary: $(cat "$folder/page.md")"
grep -q '^| hscal | 2 | 0 | ' "$folder/page.md" || fail "no summary of models: $(cat "$folder/page.md")"
grep -q '^| two generations | clusterm | pdgemm_thesis.pm n=400 | .*requires this |$' "$folder/page.md" &&
  grep -q 'strategy guide: its layout, 1 x 8, .*requires this |$' "$folder/page.md" || fail "no refusal: $(cat "$folder/page.md")"
grep -q 'unmodified ScaLAPACK on the simulated machine' "$folder/page.md" || fail "does not say what was simulated"
grep -q 'on this one' "$folder/page.md" || fail "does not say on which computer"

"$program" --shrink 20 "$folder/clock" $machine 2>/dev/null
grep -q "by hscal's clock" "$folder/clock.md" || fail "does not say that nothing was simulated"
if command -v gnuplot >/dev/null; then
  gnuplot -e "data='$folder/page.csv'; png='$folder/page.png'" "$(dirname "$report")/strategies.gp" || fail "no picture"
  [ -s "$folder/page.png" ] || fail "an empty picture"
fi

for wrong in "--jobs 0 x $machine" "--shrink 0 x $machine" "--simulate perhaps x $machine" "--what 1 x $machine" "" "x"; do
  # shellcheck disable=SC2086
  if "$program" $wrong >/dev/null 2>&1; then fail "accepted: $wrong"; elif [ $? != 2 ]; then fail "not 2: $wrong"; fi
done
if "$program" "$folder/x" /no/such.json >/dev/null 2>"$folder/said"; then fail "no machine is enough"; fi
grep -q /no/such.json "$folder/said" || fail "does not name the file: $(cat "$folder/said")"
