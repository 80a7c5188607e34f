#!/bin/bash
# rows.sh PROGRAM: rows are whole; corrections help on calls that they were not learned from; wrong options are refused.
set -euo pipefail
program=$1
"$program" --calls 8 --seed 3 | awk -F, '
  NR == 1 { if ($0 != "scheme,routine,calls,scatter,corrected_scatter,loss,corrected_loss") { print; bad = 1 }; next }
  { rows++; before += $4; after += $5; if (NF != 7 || $3 != 8 || !($4 > 0) || !($5 > 0)) { print "row: " $0; bad = 1 } }
  END { printf "%d schemes: %.3f without corrections, %.3f with them\n", rows, before / rows, after / rows
        exit bad || rows < 40 || !(after < 0.75 * before) }'
"$(dirname "$0")"/../refuses.sh "$program" "--calls 0" "--scheme scal" "--scheme what" "--seed -1" "x"
