#!/bin/bash
# all_hosts.sh BIN: hscal machine measure takes all slots of all hosts of a hostfile; with too few processes it measures nothing and says so.
. "${0%/*}/test.sh"
export machine=$work/measured.json bin

within 150 "$cluster" with "$hosts" bash -c '"$bin/hscal" machine measure --anyway --seconds 2 -o "$machine" -- --hostfile "$CLUSTER_STATE/hostfile"' \
  >"$work/said" 2>&1 || failed "measuring ended with $?"
cat "$work/said"
"$bin/hscal" machine show --machine "$machine" | tee "$work/shown"
grep -q '4 nodes with 5 processors$' "$work/shown" || failed "four hosts with five processors were expected"
within 60 "$cluster" with "$hosts" bash -c '"$bin/hscal" machine measure --processes 2 --seconds 1 -o "$machine.two" -- --hostfile "$CLUSTER_STATE/hostfile"' \
  >"$work/said" 2>&1 && failed "two of four hosts, and status 0"
cat "$work/said"
grep -q 'the processes are on [12] of the 4 hosts, so nothing was measured' "$work/said" || failed "it does not say so"
[ -e "$machine.two" ] && failed "there is a file"
end
