#!/bin/bash
# measured.sh BIN MACHINE: hscal-measure, started on the cluster, finds the speeds and links that were set. The measurement is
# left in the file MACHINE.
. "${0%/*}/test.sh"
machine=$2

rm -f "$machine"
within 100 "$cluster" with "$hosts" mpirun "$bin/hscal-measure" --seconds 30 -o "$machine" || failed "measuring ended with $?"
"$CLUSTER_BIN/cluster_found" "$hosts" "$machine" || failed "the measurement is not what was set"
end
