#!/bin/bash
# killed.sh BIN: a host that goes away in the midst of a call ends the job with an error, it does not hang.
. "${0%/*}/test.sh"

"$cluster" up "$work/up" "$hosts" || failed "up ended with $?"
within 40 "$cluster" run "$work/up" mpirun "$CLUSTER_BIN/cluster_where" 4000 >"$work/said" 2>&1 &
job=$!
for _ in $(seq 300); do grep -q computing "$work/said" && break || sleep 0.1; done
grep -q computing "$work/said" || failed "no computing: $(cat "$work/said")"
sleep 0.5
"$cluster" kill "$work/up" bob
wait $job
status=$?
[ $status != 0 ] || failed "the job ended well without bob"
[ $status != 124 ] || failed "the job did not end"
grep -q computed "$work/said" && failed "computed without bob"
grep -q bob "$work/said" || failed "nobody names bob: $(cat "$work/said")"
end
