#!/bin/sh
# small.sh REAL_REPORT WORK_DIR: the report on real runs, for two small tasks of the set cori256.
set -u
report=$1 work=$2
command -v gnuplot > /dev/null || { echo "skipped: the pictures are drawn by gnuplot"; exit 77; }
rm -rf "$work"
mkdir -p "$work/out" || exit 1
fail() { echo "FAILED: $*" >&2; exit 1; }

{
  echo routine,m,n,nb,p,q,processes_per_node,seconds
  for run in 8,1,8,0.034 8,2,4,0.022 8,4,2,0.024 16,2,4,0.020 16,8,1,0.041 32,1,8,0.045 32,4,2,0.029 32,4,2,0.031; do
    for size in 600,400 900,300; do
      echo "pdgeqrf,$size,${run%,*},2,${run##*,}"
    done
  done
} > "$work/cori256.csv"

{
  echo cluster,routine,n,plan_s,guide_s,usual_s,expert_s
  echo a,pdgemm,1000,1,2,2,1.5
  echo a,pdgemm,2000,1.5,1,1,1
} > "$work/out/gains.csv"
{
  echo cluster,routine,m,n,k,by,simulated_s,times_best
  echo a,pdgemm,10,10,10,deal.II,3,1.5
  echo a,pdgemm,10,10,10,"ScaLAPACK's guide",3,1.5
  echo a,pdgemm,10,10,10,hscal,2,1
} > "$work/out/decisions.csv"

"$report" "$work" "$work/out" "$work/out" cori256 > "$work/page" 2> "$work/errors" || fail "$(cat "$work/errors")"
for line in '| cori256, as described | 14 |' '| cori256, fitted to other tasks | 14 |' '| pdgeqrf, 600 x 400 | 7 |' '| pdgeqrf, 900 x 300 | 7 |' \
  "| gains.csv, the guide's | 2 | 2 | 1 | 1 of 2 |" "| decisions.csv, the guide's | 1 | 1 | 0 | 0 of 1 |" "| decisions.csv, any rule's | 2 | 2 | 0 | 0 of 1 |"; do
  grep -qF "$line" "$work/page" || fail "no line \"$line\" in $(cat "$work/page")"
done
[ "$(grep -c '^| pdgeqrf, [0-9]* x [0-9]* | [0-9]* x' "$work/page")" -eq 6 ] || fail "not the six runs furthest off: $(cat "$work/page")"
[ -s "$work/out/real_cori256.png" ] || fail "no picture"
for word in '"Known: ' '"Guessed: ' '"Fitted: ' '"cray-mpich"' '14 layouts of 2 tasks'; do
  grep -qF "$word" "$work/out/cori256.json" || fail "no $word in the machine file"
done

rm "$work/out/gains.csv"
"$report" "$work" "$work/out" "$work/out" cori256 > /dev/null 2> "$work/errors" && fail "no gains.csv, and no error"
grep -q 'gains.csv: No such file' "$work/errors" || fail "not named: $(cat "$work/errors")"
"$report" "$work" "$work/out" "$work/out" nothing > /dev/null 2>&1
[ $? -eq 2 ] || fail "another status for a set that there is not"
"$report" "$work/nowhere" "$work/out" "$work/out" cori256 > /dev/null 2> "$work/errors"
[ $? -eq 1 ] || fail "another status for runs that are not there"
grep -q 'nowhere/cori256.csv' "$work/errors" || fail "not named: $(cat "$work/errors")"
"$report" > /dev/null 2>&1
[ $? -eq 2 ] || fail "another status for no arguments"
