#!/bin/bash
# planned.sh BIN MACHINE: what hscal plans for the measured machine is what runs on the cluster, and it beats the default layout, in runs
# in turn: by 1.5 at least, since the default waits for dee.
. "${0%/*}/test.sh"
machine=$2 n=800

"$bin/hscal" plan pdgemm n=$n --machine "$machine" >"$work/plan" || failed "there is no plan"
cat "$work/plan"
layout=$(sed -n 's/^pdgemm: \([0-9]*\) x \([0-9]*\) grid .* NB \([0-9]*\), panel width \([0-9]*\)$/grid \1x\2 NB \3 panel \4/p' "$work/plan")
within 60 "$cluster" with "$hosts" mpirun -x HSCAL_MACHINE="$machine" "$bin/examples/compare" $n 3 >"$work/said" ||
  failed "compare ended with $?, so the results may be wrong"
cat "$work/said"
grep -q "^hscal: N=$n $layout " "$work/said" || failed "another layout than $layout ran"
awk '$1 == "plain/hscal:" && $3 + 0 >= 1.5 { found = 1 } END { exit !found }' "$work/said" ||
  failed "the plan should be 1.5 times as fast as the default"
end
