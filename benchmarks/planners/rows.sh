#!/bin/bash
# rows.sh PROGRAM: rows are whole, and plans of all processes no slower, by more than the rough clock may be off, than those of process 0 alone; wrong options
# are refused. Never how long it took.
set -euo pipefail
program=$1
"$program" --most 64 --routine pdgetri --patience 1 | awk -F, '
  NR == 1 { if (NF != 31) { print "columns: " NF; bad = 1 }; next }
  { rows++; if (NF != 31 || !($7 > 0) || !($12 > 0) || !($17 > 0) || !($22 > 0) || !($27 > 0) || $12 > 1.1 * $7 || $14 < $9) { print "row: " $0; bad = 1 } }
  END { if (rows != 3) { print rows " rows"; bad = 1 }; exit bad }'
"$program" --most 64 --routine pdtrsm --only quick --machine equal | awk -F, '
  NR == 2 && NF == 31 && $7 == "nan" && $12 == "nan" && $17 > 0 && $22 == "nan" && $27 == "nan" { good = 1 }
  END { exit !good }'
"$(dirname "$0")"/../refuses.sh "$program" "--most 0" "--patience 0" "--what 1" "--only some" "x"
