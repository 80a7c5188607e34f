#!/bin/bash
# nothing_left.sh BIN: a cluster leaves nothing, however it ends: no processes, and so no networks or names; no files.
. "${0%/*}/test.sh"

# expect_nothing AFTER: waits a little, since the kernel may still be at it.
expect_nothing() {
  for _ in $(seq 100); do
    [ -z "$(processes_of "$work/c")" ] && break
    sleep 0.05
  done
  [ -z "$(processes_of "$work/c")" ] || failed "after $1 there are processes: $(processes_of "$work/c")"
  [ -z "$(ls "$work")" ] || failed "after $1 there are files: $(ls "$work")"
}

within 30 "$cluster" with "$hosts" mpirun "$CLUSTER_BIN/cluster_where" >/dev/null || failed "mpirun ended with $?"
expect_nothing "an ordinary end"
within 30 "$cluster" with "$hosts" sh -c 'exit 5'
[ $? = 5 ] || failed "the command's status is not the cluster's"
expect_nothing "a command that failed"

# In the midst of a long call, the script gets the signal.
for signal in INT TERM KILL; do
  : >"$work.said"
  # Background processes of a script do not hear ^C, unless told to.
  env --default-signal=INT "$cluster" with "$hosts" mpirun "$CLUSTER_BIN/cluster_where" 4000 >"$work.said" 2>&1 &
  script=$!
  for _ in $(seq 300); do grep -q computing "$work.said" && break || sleep 0.1; done
  grep -q computing "$work.said" || failed "no computing: $(cat "$work.said")"
  [ -n "$(processes_of "$work/c")" ] || failed "this test does not see the cluster's processes"
  kill -$signal $script
  wait $script 2>/dev/null
  [ $signal = KILL ] && rm -rf "$work"/cluster.* # nobody was left to remove its folder
  expect_nothing "SIG$signal"
done
rm -f "$work.said"

"$cluster" up "$work/c" "$hosts" || failed "up ended with $?"
"$cluster" up "$work/c" "$hosts" 2>/dev/null && failed "two clusters in one folder"
[ "$("$cluster" run "$work/c" hostname)" = head ] || failed "programs do not start on the host head"
[ "$("$cluster" run "$work/c" mpirun -host cyd hostname)" = cyd ] || failed "a program cannot be started on cyd"
"$cluster" down "$work/c"
expect_nothing "up, run and down"
"$cluster" run "$work/c" true 2>/dev/null && failed "a command runs on a cluster that is down"
"$cluster" down "$work/c" || failed "down again is no error"
end
