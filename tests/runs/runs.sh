#!/bin/bash
# runs.sh COMMAND...: each routine is right in three layouts of four processes, and each layout has its row; so too where others may have all
# of the computer.
set -u
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
host=$(hostname)
failed=0
cat >"$work/layouts" <<LIST
# label nprow npcol mb nb panel hosts
row    1 4 64 64 32 $host,$host,$host,$host

square 2 2 32 32 64 $host,$host,$host,$host
two    2 1 50 50 16 $host,$host
LIST

for routine in pdgemm pdsymm pdsyrk pdsyr2k pdtrmm pdtrsm pdgetrf pdpotrf pdgeqrf; do
  "$@" $routine 200 2 "$work/layouts" 100 >"$work/rows" || { echo "$routine: status $?"; failed=1; }
  awk -F, -v routine=$routine -v host="$host" '
    NR == 1 { wrong = $0 != "routine,n,label,nprow,npcol,mb,nb,panel,hosts,median_s,least_s,most_s,residual,dgemm_gflops,dgemm_gflop"; next }
    { rows = rows $3 ":" $4 "x" $5 ":" $6 "x" $7 ":" $8 " "; places = split($9, place, " ")
      for (i in place) wrong += place[i] != host
      wrong += NF != 15 || $1 != routine || $2 != 200 || places != $4 * $5 || !($11 <= $10 && $10 <= $12) || !($13 > 0 && $13 < 1 && $14 > 0 && $15 > 0) }
    END { exit wrong || rows != "row:1x4:64x64:32 square:2x2:32x32:64 two:2x1:50x50:16 " }' "$work/rows" ||
    { echo "$routine: not the rows that were expected:"; cat "$work/rows"; failed=1; }
done
exit $failed
