#!/bin/bash
# rows.sh PROGRAM: rows are whole, decisions like a former one are remembered and look at nothing, plans no worse than the default as they tell it;
# wrong options are refused. Never how long it took.
set -euo pipefail
program=$1
"$program" --repeats 1 --machine 1x8 --most 500 | awk -F, '
  NR == 1 { if (NF != 19) { print "columns: " NF; bad = 1 }; next }
  { rows++; if (NF != 19 || !($5 > 0) || !($6 > 0) || !($7 > 0) || $5 > 1.0001 * $8 || $9 != 0 || !($10 > 0) ||
      $17 != 1 || $18 != 0 || !($13 > 0) || !($14 > 0)) { print "row: " $0; bad = 1 } }
  END { if (rows != 15) { print rows " rows"; bad = 1 }; exit bad }'
"$(dirname "$0")"/../refuses.sh "$program" "--most 0" "--repeats 0" "--what 1" "x"
