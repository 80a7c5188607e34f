#!/bin/bash
# switched.sh BIN: hscal-measure finds which hosts are behind which switch, what the way from one to the other takes, and what hosts share on
# it. Other work on this computer spoils a measurement: three may be made.
. "${0%/*}/test.sh"
hosts=$here/two_switches.hosts machine=$work/switched.json

found=
for _ in 1 2 3; do
  rm -f "$machine" "$machine.partial"
  within 60 "$cluster" with "$hosts" mpirun "$bin/hscal-measure" --seconds 15 -o "$machine" || failed "measuring ended with $?"
  "$CLUSTER_BIN/cluster_found" "$hosts" "$machine" && found=1 && break
done
[ "$found" ] || failed "none of three measurements is what was set"
end
