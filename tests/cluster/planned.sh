#!/bin/bash
# planned.sh BIN MACHINE: what hscal plans for the measured machine is started by hscal run where the plan wants it, and beats the
# default layout, started by plain mpirun, in runs in turn: by 1.5 at least, since the default waits for dee.
. "${0%/*}/test.sh"
export machine=$2 n=600 pairs=3 bin work

"$bin/hscal" plan pdgemm n=$n --machine "$machine" >"$work/plan" || failed "there is no plan"
cat "$work/plan"
layout=$(sed -n 's/^pdgemm: \([0-9]*\) x \([0-9]*\) grid .* NB \([0-9]*\), panel width \([0-9]*\)$/grid \1x\2 NB \3 panel \4/p' "$work/plan")
# The nodes of the grid, row by row, are those of ranks 0, 1, ...
sed -n '/^  placement  /,/^  memory/p' "$work/plan" | sed '/memory/d; s/placement//' | tr -s ' \n' '\n' | sed '/^$/d' |
  awk '{ print NR - 1, $1, $1 }' >"$work/places"
[ -s "$work/places" ] || failed "the plan tells no placement"

within 100 "$cluster" with "$hosts" bash -c '
  as_planned=("$bin/hscal" run --machine "$machine" --hostfile "$CLUSTER_STATE/hostfile" pdgemm n=$n --)
  "${as_planned[@]}" "$CLUSTER_BIN/cluster_where" >"$work/found" &&
    for _ in $(seq $pairs); do
      "${as_planned[@]}" "$bin/examples/pdgemm" $n 1 && mpirun "$bin/examples/pdgemm_plain" $n 1 || exit
    done' >"$work/said" || failed "the runs ended with $?"
cat "$work/said"
diff "$work/places" "$work/found" || failed "processes are not where the plan wants them"
[ "$(grep -c "^hscal: N=$n $layout " "$work/said")" = $pairs ] || failed "another layout than $layout ran"
# Seconds of the plan and of the default alternate.
sed -n 's/.* measured best \([0-9.]*\) .*/\1/p' "$work/said" | paste - - | awk '{ print $2 / $1 }' | sort -g >"$work/ratios"
median=$(sed -n "$((pairs / 2 + 1))p" "$work/ratios")
echo "default/planned: median $median of" $(cat "$work/ratios")
awk -v median="$median" 'BEGIN { exit !(median >= 1.5) }' || failed "the plan should be 1.5 times as fast as the default"
end
