#!/bin/bash
# rows.sh PROGRAM: rows are whole; no plan of hscal plan is slower than the best usual layout; wrong options are refused.
set -euo pipefail
program=$1
"$program" --machine "2x1@40 + 2x1@5" --most 1500 | awk -F'|' '
  NR == 1 { if (NF != 12) { print "columns: " NF; bad = 1 }; next }
  { rows++; if (NF != 12 || !($5 > 0) || !($6 > 0) || !($7 > 0) || $6 > 1.002 * $5 || ($8 != "nan" && !($8 > 0.9)) ||
      ($11 != 0 && $11 != 1)) { print "row: " $0; bad = 1 } }
  END { if (rows != 9) { print rows " rows"; bad = 1 }; exit bad }'
"$(dirname "$0")"/../refuses.sh "$program" "--most 0" "--what 1" "x"
