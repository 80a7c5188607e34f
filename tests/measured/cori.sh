#!/bin/sh
# cori.sh CORI_REPORT WORK_DIR: the report on real runs reads its file strictly, and fits what a few small runs allow.
set -u
report=$1 work=$2
mkdir -p "$work" || exit 1
fail() { echo "FAILED: $*" >&2; exit 1; }

# refused STATUS WORDS FILE: with these words, and nothing printed.
refused() {
  "$report" "$3" "4x1@10, copy 5GB, ideal" > "$work/out" 2> "$work/err"
  [ $? -eq "$1" ] || fail "$3: another status"
  grep -q "$2" "$work/err" || fail "$3: $(cat "$work/err")"
  [ ! -s "$work/out" ] || fail "$3: something was printed"
}

head='m,n,nb,nproc,p,q,seconds'
printf '# runs\n%s\n' $head > "$work/empty.csv"
printf '%s\n200,100,16,4,2,2,0.1\n200,100,16,4,2\n' $head > "$work/short.csv"
printf '%s\n200,100,16,4,3,2,0.1\n' $head > "$work/grid.csv"
printf '%s\n200,100,16,4,2,2,0.1' $head > "$work/cut.csv"
printf '%s\n200,100,16,4,2,2,0.1\n200,100,16,4,1,4,0.1\n' $head > "$work/one.csv"
refused 1 'cannot be opened' "$work/nothing.csv"
refused 1 'empty.csv:2: holds no runs' "$work/empty.csv"
refused 1 'short.csv:3: is not m,n' "$work/short.csv"
refused 1 'grid.csv:2: is not m,n' "$work/grid.csv"
refused 1 'cut.csv:2: .* cut off' "$work/cut.csv"
refused 1 'one shape only' "$work/one.csv"

printf '# two shapes\n%s\n' $head > "$work/good.csv"
printf '200,100,16,4,2,2,0.004\n200,100,16,4,2,2,0.006\n200,100,16,4,1,4,0.004\n100,80,8,4,4,1,0.004\n100,80,8,4,2,2,0.003\n' >> "$work/good.csv"
"$report" "$work/good.csv" "4x1@10, copy 5GB, ideal" > "$work/out" 2> "$work/err" || fail "$(cat "$work/err")"
for line in '| 100 x 80 | fitted | 2 |' '| 200 x 100 | tested | 2 |' '| 200 x 100 | 16 | 2 x 2 | 2 | 0.0050 |'; do
  grep -qF "$line" "$work/out" || fail "no line \"$line\" in $(cat "$work/out")"
done
"$report" > /dev/null 2>&1
[ $? -eq 2 ] || fail "another status for no arguments"
