#!/bin/bash
# rows.sh PROGRAM: rows are whole; what calls have taught helps on others; wrong options are refused.
set -euo pipefail
program=$1
"$program" --calls 100 --scheme potrs | awk -F, '
  NR == 1 { if ($0 != "scheme,routine,calls,scatter,corrected_scatter,loss,corrected_loss") { print; bad = 1 }; next }
  { rows++; if (NF != 7 || $2 != "pdpotrs" || $3 != 100 || !($4 > 0) || !($5 > 0 && $5 < 0.75 * $4) || !($7 < $6)) { print "row: " $0; bad = 1 } }
  END { if (rows != 1) { print rows " rows"; bad = 1 }; exit bad }'
"$(dirname "$0")"/../refuses.sh "$program" "--calls 1" "--scheme scal" "--scheme what" "--seed -1" "x"
