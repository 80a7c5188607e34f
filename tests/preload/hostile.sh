#!/bin/bash
# hostile.sh: spools that are none, or not whole. Bad ones are refused with file and line; of a process that was killed while it wrote, all but the last
# line is taken.
. "$(dirname "$0")/common.sh"

# good FILE RANK: the spool of one of two processes.
good() {
  cat >"$1" <<END
hscal spool 1
process rank=$2 size=2 scalapack=1 run=here
context c1 grid=1x2 processes=0-1
matrix m1 m=8 n=8 type=d mb=2 nb=2 context=c1
call 1 pdpotrf n=8 a=m1
times 1 count=3 nested=6 step=1 0.$((2 + $2)),0.$((5 - $2)),0.3
seen calls=3 nested=6 others=0 queries=0
end finalized
END
}

# expect_whole LINE: of the two processes this line is made.
expect_whole() {
  "$HSCAL" record --merge spool -o found.workload 2>said || fail "status $?: $(cat said)"
  grep -qxF "$1" found.workload || fail "not \"$1\": $(cat found.workload)"
}

mkdir spool
good spool/a.1.spool 0
good spool/a.2.spool 1
expect_whole "call pdpotrf n=8 a=m1 count=3 seconds=0.3 nested=2" # the slowest of each: 0.3, 0.5, 0.3
lacks found.workload incomplete
printf 'times 1 count=30' >>spool/a.2.spool # cut off
expect_whole "call pdpotrf n=8 a=m1 count=3 seconds=0.3 nested=2"
for process in 1 2; do # two calls that are told in the same words
  good "spool/a.$process.spool" $((process - 1))
  sed -i '/^seen/i call 2 pdpotrf n=8 a=m1\ntimes 2 count=4 nested=8 step=1 0.3' "spool/a.$process.spool"
done
expect_whole "call pdpotrf n=8 a=m1 count=7 seconds=0.3 nested=2"
lacks found.workload "not equally often"
good spool/a.1.spool 0
good spool/a.2.spool 1
sed -i 's/count=3/count=2/' spool/a.2.spool
expect_whole "call pdpotrf n=8 a=m1 count=3 seconds=0.3 nested=3 # not equally often on all its processes"
good spool/a.2.spool 1
head -n 7 spool/a.1.spool >part && mv part spool/a.1.spool # killed
expect_whole "incomplete process 0 did not come to its end"
: >spool/a.1.spool # killed at once
expect_whole "incomplete 1 of 2 processes wrote nothing"

# refused LINE-NUMBER SED-COMMAND: the changed spool is refused at that line, and nothing is written.
refused() {
  good spool/a.1.spool 0
  sed -i "$2" spool/a.1.spool
  rm -f found.workload
  "$HSCAL" record --merge spool -o found.workload 2>said
  expect "status after $2" 1 $?
  contains said "$1"
  [ ! -e found.workload ] || fail "$2: a file was written"
}
refused "a.1.spool, line 1: " '1s/1$/2/'
refused "a.1.spool, line 2: " '2s/rank=0/rank=-4/'
refused "a.1.spool, line 2: " '2s/rank=0/rank=x/'
refused "a.1.spool, line 3: " '3s/c1/c7/'
refused "a.1.spool, line 4: " '4s/^matrix m1/matrix m99999999999999999999/'
refused "a.1.spool, line 5: " '5s/call 1/call 2/'
refused "a.1.spool, line 6: " '6s/0.3$/0.3,/'
refused "a.1.spool, line 6: " '6s/0.3$/-1/'
refused "a.1.spool, line 6: " '6s/0.3$/nan/'
refused "a.1.spool, line 6: " '6s/step=1/step=0/'
refused "a.1.spool, line 6: " '6s/step=1/step=3/'
refused "a.1.spool, line 6: " '6s/times 1/times 7/'
refused "a.1.spool, line 6: " "6s/0.3\$/$(seq -s, 1 40)/"
refused "a.1.spool, line 7: " '7s/$/ left=99:1/'
refused "a.1.spool, line 9: " '$a what is this'
refused "a.1.spool, line 9: " '$a \x00'
refused "names a context or a matrix that is in no line of it" '4s/c1/c2/'
refused "names a context or a matrix that is in no line of it" '5s/a=m1/a=m2/'
refused "are of the same process of two runs" '2s/rank=0/rank=1/'
"$HSCAL" record --merge nowhere -o found.workload 2>said
expect "status without a folder" 1 $?
contains said "cannot read the folder nowhere"
"$HSCAL" record --merge "$here" -o found.workload 2>said # there are no spools
expect "status without spools" 1 $?
contains said "no process with MPI was seen"
for words in "" "-o" "--merge" "--what x -- y" "program" "--merge a -- b"; do
  # shellcheck disable=SC2086
  "$HSCAL" record $words 2>said
  expect "status of hscal record $words" 2 $?
done
"$HSCAL" record -o nowhere/found.workload -- true 2>said
expect "status of a file in no folder" 1 $?
finish
