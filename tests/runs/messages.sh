#!/bin/bash
# messages.sh HSCAL PRELOAD COMMAND...: what each process sends to each other in a run is what hscal info says of the call that
# run_layouts --arguments names: the same triangle, side and transposition. Else predictions would be of another call.
set -u
hscal=$1 preload=$2
shift 2
run_layouts=${*: -1}
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
export ORACLE_TRACE_FOLDER=$work
host=$(hostname)
failed=0

# FROM TO BYTES of pairs, in order.
ran() {
  for p in "$work"/[0-9]*.txt; do
    awk -v from="$(basename "$p" .txt)" '$2 == "to" { bytes[$3] += $5 } END { for (to in bytes) if (bytes[to]) print from, to, bytes[to] }' "$p"
  done | sort
}
told() { sed -n '/from  *to  *bytes/,$p' | awk 'NR > 1 && $3 > 0 { print $1, $2, $3 }' | sort; }

for routine in pdgemm pdsymm pdsyrk pdsyr2k pdtrmm pdtrsm pdgetrf pdpotrf pdgeqrf; do
  arguments=$("$run_layouts" --arguments $routine) || failed=1
  for grid in 1x2 2x1; do
    [ $routine$grid = pdgetrf2x1 ] && continue # its exchanges of rows depend on the pivots
    echo "one ${grid%x*} ${grid#*x} 32 32 16 $host,$host" >"$work/layout"
    rm -f "$work"/[0-9]*.txt
    "${@:1:$#-1}" env LD_PRELOAD="$preload${LD_PRELOAD:+:$LD_PRELOAD}" "$run_layouts" $routine 200 1 "$work/layout" >/dev/null || { echo "$routine: status $?"; failed=1; }
    ran >"$work/ran"
    # shellcheck disable=SC2086
    "$hscal" info $routine $arguments n=200 nb=32 panel=16 grid=$grid | told >"$work/told"
    cmp -s "$work/ran" "$work/told" || { echo "$routine $arguments on $grid sent, and was told to send:"; cat "$work/ran" "$work/told"; failed=1; }
  done
done
exit $failed
