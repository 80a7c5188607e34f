#!/bin/bash
# rows.sh PROGRAM: rows are whole, plans no worse than the default, those of deadline mode within their interval as told, and judged by another clock only if
# they are told roughly; wrong options are refused. Never how long it took.
set -euo pipefail
program=$1
"$program" --most 64 --routine pdgetrf | awk -F, '
  NR == 1 { if (NF != 19) { print "columns: " NF; bad = 1 }; next }
  { rows++; if (NF != 19 || !($15 > 0) || !($8 > 0) || $8 > 1.0001 * $9 || !($11 > 0) || $11 > $10 ||
      $16 != 0 && $16 != 1 || $17 > $15 || $18 < $15 || !($19 > 0) || !$16 && $19 != $15) { print "row: " $0; bad = 1 } }
  END { if (rows != 10) { print rows " rows"; bad = 1 }; exit bad }'
"$(dirname "$0")"/../refuses.sh "$program" "--most 0" "--limit 0" "--what 1" "x"
