#!/bin/bash
# measured.sh BIN: hscal-measure, started on the cluster, ends with a machine of its hosts, for which there are plans. Are its speeds right? The clock
# would decide that: not here.
. "${0%/*}/test.sh"
machine=$work/measured.json

within 120 "$cluster" with "$hosts" mpirun "$bin/hscal-measure" --anyway --seconds 3 -o "$machine" || failed "measuring ended with $?"
[ -e "$machine.partial" ] && failed "what was known meanwhile is left"
"$bin/hscal" machine show --machine "$machine" | tee "$work/shown"
grep -q '4 nodes with 5 processors$' "$work/shown" || failed "four hosts with five processors were expected"
for host in ada bob cyd dee; do grep -q "\"$host\"" "$machine" || failed "there is no $host"; done
# With more threads, what was measured would decide whether hscal plan gives unlike hosts unlike numbers, which hscal run does not start.
starts_as_planned "$machine" --threads 1
end
