#!/bin/bash
# measured.sh BIN MACHINE: hscal-measure, started on the cluster, finds the speeds and links that were set. The measurement is
# left in the file MACHINE. Other work on this computer spoils a measurement, an error in measuring spoils all of them: three may be made.
. "${0%/*}/test.sh"
machine=$2

found=
for _ in 1 2 3; do
  rm -f "$machine" "$machine.partial"
  within 100 "$cluster" with "$hosts" mpirun "$bin/hscal-measure" --seconds 30 -o "$machine" || failed "measuring ended with $?"
  "$CLUSTER_BIN/cluster_found" "$hosts" "$machine" && found=1 && break
done
[ "$found" ] || failed "none of three measurements is what was set"
end
