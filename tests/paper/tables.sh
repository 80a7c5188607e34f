#!/bin/bash
# tables.sh FOLDER: the tables of a few rows made up for the purpose.
set -u
text=$(awk -f "$1/tables.awk" "$1/original.csv" - <<'ROWS'
where,routine,n,nprow,npcol,nb,panel,decision_s,predicted_s,hscal_s,plain_nprow,plain_npcol,plain_s,ratio,ratio_low,ratio_high
simulated,pdgemm,2048,9,5,24,32,0.0606,0.21,0.209,4,4,0.2765,1.3204,1.3204,1.3204
simulated,pdaxpy,1000,1,7,24,32,0.0016,0.5,0.25,1,16,0.75,3,3,3
measured,pdtrsm,500,1,2,48,64,0.001,0.15,0.3,1,2,0.45,1.5,1.1,1.7
ROWS
) || exit 1
failed=0
for line in '| 2048 | 9x5 | 24 | 32 | 60.6 | 0.21 | 0.209 | 4x4 | 0.2765 | 1.32 | 2x6 | 2 | 1 |' \
  '| 1000 | 1x7 | 24 | 32 | 1.6 | 0.5 | 0.25 | 1x16 | 0.75 | 3.00 |' \
  '| 500 | 1x2 | 48 | 64 | 1.0 | 0.15 | 0.3 | 1x2 | 0.45 | 1.50 | 1.10 | 1.70 |'; do
  grep -qxF "$line" <<<"$text" || { echo "no line: $line"; failed=1; }
done
# A table's lines have as many columns as its head.
awk -F'|' '/^\|/ { if (width && NF != width) { print "columns: " $0; wrong = 1 } width = NF; next } { width = 0 } END { exit wrong }' \
  <<<"$text" || failed=1
[ $failed -eq 0 ] || echo "$text"
exit $failed
