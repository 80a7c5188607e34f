#!/bin/bash
# calls.sh: all calls of a program are recorded, and it computes the same, bit for bit; whether it is recorded, given another panel width as wide as the
# usual one, or left alone.
. "$(dirname "$0")/common.sh"
run 4 "$PROGRAMS/test_preload_calls" plain || fail "the program fails by itself"

compare() {
  for rank in 0 1 2 3; do cmp "plain.$rank" "$1.$rank" || fail "results differ: $1, process $rank"; done
}

record all.workload 4 "$PROGRAMS/test_preload_calls" recorded 2>said || fail "status $?: $(cat said)"
compare recorded
without_times all.workload >found
diff "$here/calls.expected" found || fail "other calls were recorded"
contains said "hscal: 44 calls of 15 kinds by 4 processes: all.workload"
contains said "hscal preload: 42 calls seen by process 0, 14 kinds"
contains said "2 workspace queries"
grep -q '^call pdpotrf .* seconds=[0-9].* nested=[1-9]' all.workload || fail "no time, or no calls inside pdpotrf"
[ -z "$(find . -name '*spool*')" ] || fail "spools are left: $(find . -name '*spool*')"

LD_PRELOAD=$LIBRARY HSCAL_PRELOAD=off run 4 "$PROGRAMS/test_preload_calls" off 2>said || fail "status $?: $(cat said)"
compare off
lacks said hscal
LD_PRELOAD=$LIBRARY HSCAL_PRELOAD=panel HSCAL_PANEL=32 run 4 "$PROGRAMS/test_preload_calls" panel 2>said || fail "status $?: $(cat said)"
compare panel
grep -qE "; panel width 32 in [0-9]+ PBLAS calls" said || fail "no word of the width: $(cat said)"
LD_PRELOAD=$LIBRARY HSCAL_PRELOAD=pannel run 4 "$PROGRAMS/test_preload_calls" mistyped 2>said || fail "status $?: $(cat said)"
compare mistyped
expect "lines about a mistyped mode" 1 "$(grep -c 'hscal preload: off: HSCAL_PRELOAD is "pannel", it must be record, panel or off' said)"
LD_PRELOAD=$LIBRARY HSCAL_EXPLAIN=1 run 4 "$PROGRAMS/test_preload_calls" alone 2>said || fail "status $?: $(cat said)"
compare alone
contains said "nothing is written, HSCAL_PRELOAD_SPOOL names no folder"
grep -qE '^  pdgemm +9 ' said || fail "no row of pdgemm: $(cat said)"
finish
