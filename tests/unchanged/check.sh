#!/bin/bash
# check.sh COMMAND: the scripts of this folder do what they are for: answers are the same twice, and one other digit is seen.
set -u
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
failures=0

# expect STATUS TEXT WHAT: status and a line of the comparison with the answers in $work/before.
expect() {
  local said status
  said=$("$here/compare" "$work/before" "$command" --cases "$work/cases" 2>&1)
  status=$?
  [ $status = "$1" ] && grep -qF -- "$2" <<<"$said" && return
  printf '%s: expected status %s and "%s", got %s:\n%s\n' "$3" "$1" "$2" $status "$said"
  failures=1
}

command=$1
cat >"$work/cases" <<'EOT'
# a plan, a layout, counts, a text, a failure
plan pdgemm n=300 --machine '2x1@10 + 1x2@5, lat 20us, bw 1GB' --json

timeof pdgetrf n=300 nb=32 grid=2x2 --machine machines/equal_nodes.json --json
info pdgemv n=300 nb=32 grid=2x2 --json
plan pdgemm n=300 --machine '2x1@10' --map map.svg
plan pdgem
EOT
HSCAL_MACHINE=nowhere "$here/answers" "$command" --cases "$work/cases" --jobs 1 >"$work/before"
expect 0 "5 answers are the same" "other jobs, other variables"
grep -q '^  | pdgemm: ' "$work/before" && grep -q '^  map.gp: ' "$work/before" || { echo "a text or a file is missing"; failures=1; }

cp "$work/before" "$work/right"
sed '/^timeof/s/\("predicted_s": [0-9.]*\)\([0-8]\)/\19/' "$work/right" >"$work/before"
expect 1 "1 of 5 answers differ" "a digit of a time"
sed 's/^  | pdgemm: 2 x/  | pdgemm: 3 x/; s/^  | pdgemm: 1 x/  | pdgemm: 3 x/' "$work/right" >"$work/before"
expect 1 "  - | pdgemm: 3 x" "a text"
sed '$d' "$work/right" >"$work/before"
expect 1 "1 of 5 answers differ" "a line that is missing"
exit $failures
