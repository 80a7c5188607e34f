#!/bin/bash
# fortran.sh: a program in Fortran, which finalises MPI by blacs_exit.
. "$(dirname "$0")/common.sh"
mkdir plain recorded
(cd plain && run 4 "$PROGRAMS/test_preload_fortran") || fail "it fails by itself"
(cd recorded && record found.workload 4 "$PROGRAMS/test_preload_fortran" 2>said) || fail "status $?: $(cat recorded/said)"
for rank in 0 1 2 3; do cmp "plain/results.$rank" "recorded/results.$rank" || fail "results differ: process $rank"; done
without_times recorded/found.workload | diff - <(
  cat <<'END'
hscal workload 1
context c1 grid=2x2 processes=0,2,1,3
matrix m1 m=40 n=40 type=d mb=8 nb=8 context=c1
matrix m2 m=40 n=40 type=d mb=8 nb=8 context=c1
matrix m3 m=40 n=40 type=d mb=8 nb=8 context=c1
call pdgemm transa=t m=40 n=40 k=40 a=m1 b=m2 beta=0 c=m3 count=3
call pdtrsm side=r m=40 n=32 alpha=2 a=m1 b=m2 jb=9
context c2 grid=1x4 processes=3,0-2
matrix m4 m=40 n=40 type=d mb=8 nb=8 context=c2
call pdgemr2d m=40 n=40 a=m1 b=m4
END
) || fail "other calls were recorded"
finish
