#!/bin/bash
# ends.sh: programs that do not end as others do, or are not as others are.
. "$(dirname "$0")/common.sh"
ends=$PROGRAMS/test_preload_ends
gemm='^call pdgemm m=20 n=20 k=20 a=m1 b=m2 beta=0 c=m3 count=3 '

case $1 in
status)
  record found.workload 2 "$ends" status 2>said
  expect "the program's status" 7 $?
  grep -qE '^program processes=2 command=.* [^ ]*/test_preload_ends status$' found.workload || fail "$(cat found.workload)"
  grep -q "$gemm" found.workload || fail "$(cat found.workload)"
  lacks found.workload incomplete
  ;;
exit) # it goes without MPI_Finalize, which mpirun takes for a failure
  record found.workload 2 "$ends" exit 2>said
  [ $? != 0 ] || fail "mpirun's status is lost"
  grep -q "$gemm" found.workload || fail "$(cat found.workload)"
  grep -qE '^incomplete process 0 ended without MPI_Finalize|^incomplete process . did not|^incomplete . of 2' found.workload || fail "$(cat found.workload)"
  contains said "(incomplete: "
  ;;
leave)
  record found.workload 1 "$ends" leave 2>said
  grep -q '^call pdgemm m=20 n=20 k=20 a=m1 b=m2 beta=0 c=m3' found.workload || fail "$(cat found.workload)"
  grep -qE '^incomplete process 0 did not come to its end$' found.workload || fail "$(cat found.workload)"
  ;;
kill) # what was written before is there
  record found.workload 2 "$ends" kill 2>said
  [ $? != 0 ] || fail "mpirun's status is lost"
  grep -q '^call pdgemm m=20 n=20 k=20 a=m1 b=m2 beta=0 c=m3' found.workload || fail "$(cat found.workload)"
  grep -q '^incomplete process 0 did not come to its end, nor did 1 more' found.workload || fail "$(cat found.workload)"
  ;;
fork)
  record found.workload 2 "$ends" fork 2>said || fail "status $?"
  grep -q "$gemm" found.workload || fail "$(cat found.workload)"
  lacks found.workload incomplete
  contains said "hscal: 3 calls of 1 kind by 2 processes"
  expect "lines of process 0 at the end" 1 "$(grep -c 'hscal preload:' said)"
  ;;
threads)
  record found.workload 1 "$ends" threads 2>said || fail "status $?"
  grep -q '^call pdscal n=8 x=m[0-9]* count=600000 ' found.workload || fail "$(cat found.workload)"
  ;;
plugin)
  record found.workload 2 "$ends" plugin "$PLUGIN" 2>said || fail "status $?: $(cat said)"
  grep -q '^call pdgemm m=28 ' found.workload || fail "$(cat found.workload)"
  ;;
late) # ScaLAPACK is opened by dlopen, and is in no list that ld.so looks through
  record found.workload 2 "$PROGRAMS/test_preload_late" "$PLUGIN" 2>said || fail "status $?: $(cat said)"
  grep -q '^call pdgemm m=28 .* count=2 ' found.workload || fail "$(cat said found.workload)"
  ;;
nothing)
  record found.workload 2 "$ends" no-calls 2>said
  expect "status" 1 $?
  contains said "the processes made no call that could be seen: the program does not call ScaLAPACK, or has it linked statically"
  record found.workload 2 "$ends" abort 2>said # as programs do with an input that they cannot read
  expect "the program's status" 3 $?
  contains said "nothing was recorded: the program ended with status 3, and made no call before that could be seen"
  lacks said "linked statically"
  record found.workload 2 "$PROGRAMS/test_preload_own_pdgemm" 2>said
  expect "status" 1 $?
  contains said "no shared ScaLAPACK was loaded; a static one cannot be recorded"
  "$HSCAL" record -o found.workload -- true 2>said
  expect "status" 1 $?
  contains said "no process with MPI was seen"
  [ ! -e found.workload ] || fail "a file was written"
  "$HSCAL" record -o found.workload -- ./missing 2>said
  expect "status" 1 $?
  contains said 'cannot start "./missing"'
  [ -z "$(ls | grep spool)" ] || fail "a folder of spools is left"
  ;;
wide)
  LD_PRELOAD=$ANOTHER END_HERE=1 record found.workload 2 "$PROGRAMS/test_preload_wide" 2>said
  expect "status" 1 $?
  contains said "nothing was recorded: the program's integers have 64 bits, those of this library 32"
  expect "lines that say so at the end" 1 "$(grep -c 'hscal preload: off: the program.s integers have 64 bits' said)"
  ;;
two) # another library before ScaLAPACK sees all calls, too, whichever stands first
  LD_PRELOAD=$ANOTHER record found.workload 2 "$ends" plain 2>said || fail "status $?: $(cat said)"
  grep -q "$gemm" found.workload || fail "$(cat found.workload)"
  expect "calls that the other one saw" 2 "$(grep -c 'another preload: 3 calls' said)"
  mkdir spool
  LD_PRELOAD=$ANOTHER:$LIBRARY HSCAL_PRELOAD_SPOOL=spool run 2 "$ends" plain 2>said || fail "status $?: $(cat said)"
  expect "calls that the other one saw" 2 "$(grep -c 'another preload: 3 calls' said)"
  "$HSCAL" record --merge spool -o merged.workload || fail "status $?"
  grep -q "$gemm" merged.workload || fail "$(cat merged.workload)"
  ;;
planned) # of four calls one is large enough; the width is as fast as any other, and the same on all processes, or the program would not end
  machine='1x2@10, lat 5ms, bw 10GB'
  LD_PRELOAD=$LIBRARY HSCAL_PRELOAD=panel HSCAL_MACHINE=$machine run 2 "$ends" large 2>said || fail "status $?: $(cat said)"
  width=$(sed -nE 's/.*; planned panel widths \(([0-9]+) to \1\) in 1 of 4 calls \(1 PBLAS calls\), so results may.*/\1/p' said)
  [ -n "$width" ] || fail "no planned width: $(cat said)"
  # seconds WIDTH
  seconds() { "$HSCAL" timeof pdgemm transb=n beta=0 n=1024 nb=4 grid=1x2 "panel=$1" --machine "$machine" --json | sed -nE 's/.*"predicted_s": ([0-9.e+-]+).*/\1/p'; }
  planned=$(seconds "$width")
  for other in 16 32 48 64 96 128 192 256; do
    awk "BEGIN { exit !($planned <= 1.01 * $(seconds "$other")) }" || fail "$other is faster than the planned $width"
  done
  awk "BEGIN { exit !($(seconds 32) > 1.01 * $planned) }" || fail "nothing is gained over 32"
  LD_PRELOAD=$LIBRARY HSCAL_PRELOAD=panel HSCAL_MACHINE=$machine run 2 "$ends" plain 2>said || fail "status $?: $(cat said)"
  contains said "; another panel width was planned for none of 3 calls"
  lacks said "(0 to 0)"
  LD_PRELOAD=$LIBRARY HSCAL_PRELOAD=panel run 2 "$ends" large 2>said || fail "status $?: $(cat said)"
  contains said "nothing is planned: HSCAL_MACHINE names no machine"
  LD_PRELOAD=$LIBRARY HSCAL_PRELOAD=panel HSCAL_MACHINE='1x1@10, ideal' run 2 "$ends" large 2>said || fail "status $?: $(cat said)"
  contains said "nothing is planned: HSCAL_MACHINE has fewer processors than the program processes"
  LD_PRELOAD=$LIBRARY HSCAL_PRELOAD=panel HSCAL_PANEL=wide run 2 "$ends" plain 2>said || fail "status $?: $(cat said)"
  contains said "no panel width is set: HSCAL_PANEL is \"wide\", must be a whole number from 1 to 1000000000"
  ;;
different) # the two processes have been told different widths: they would wait for each other
  # shellcheck disable=SC2086
  LD_PRELOAD=$LIBRARY HSCAL_PRELOAD=panel $MPIEXEC 1 $MPIEXEC_FLAGS env HSCAL_PANEL=7 "$ends" plain : -n 1 env HSCAL_PANEL=16 "$ends" plain 2>said ||
    fail "status $?: $(cat said)"
  contains said "panel width 7 in 0 PBLAS calls; left alone: 3 whose processes have different HSCAL_PANEL or HSCAL_MACHINE"
  ;;
full) # no file may be larger than some bytes, from the first call on; what would end a program by a signal does not end it
  record found.workload 2 "$ends" full 2>said
  expect "status" 1 $?
  contains said "cannot write"
  contains said "File too large; nothing more is recorded of this process"
  contains said "hscal preload: 3 calls seen by process 0"
  contains said "nothing was recorded: process 0 did not come to its end, nor did 1 more"
  ;;
disk) # the file system is full; as root only
  mkdir disk
  mount -t tmpfs -o size=16k tmpfs disk 2>/dev/null || { echo "skipped: no file system can be mounted here"; exit 77; }
  trap 'cd /; umount "$folder/disk"; rm -rf "$folder"' EXIT
  record disk/found.workload 4 "$PROGRAMS/test_preload_calls" "$folder/results" 2>said
  expect "status" 1 $?
  contains said "No space left on device"
  [ ! -e disk/found.workload ] || fail "half a file is left"
  ;;
esac
finish
