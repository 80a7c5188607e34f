#!/bin/bash
# planned.sh BIN: hscal plans for a description of the cluster, and hscal run starts its processes where the plan wants them, not in the
# launcher's order.
. "${0%/*}/test.sh"
starts_as_planned "$here/../simulated/four_hosts.json" grid=1x1
grep -q "^  processes   ada of 2 threads$" "$work/plan" || failed "one process of two threads was expected, on the only host that knows them"
predicted=$(awk '$1 == "chosen" { printf "%.4f", $NF }' "$work/plan")
grep -q " predicted $predicted s " "$work/said" || failed "the program did not plan with two threads, which are predicted to take $predicted s"
starts_as_planned "$here/../simulated/four_hosts.json" --threads 1
printf '%s\n' "0 ada ada" "1 ada ada" "2 bob bob" "3 cyd cyd" "4 dee dee" | cmp -s - "$work/places" &&
  failed "the plan is what mpirun does by itself: this shows nothing"
end
