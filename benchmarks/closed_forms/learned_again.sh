#!/bin/bash
# learned_again.sh PROGRAM TABLE: a row of the table is what the program learns today; wrong options are refused.
set -euo pipefail
program=$1 table=$2
numbers() { tr -s ',() \n' '\n' | grep -E '^[-+]?[0-9]'; }
paste <("$program" --scheme trtrs | numbers) <(sed -n '/^CORRECTION(trtrs,/,/)$/p' "$table" | numbers) | awk '
  { off = $1 - $2; rounded = NR > 4 } # weights are whole numbers
  NF != 2 || off * off > (rounded ? 1 : 1e-6 + 1e-4 * $1 * $1) { print "learned " $1 ", the table has " $2; bad = 1 }
  END { if (NR != 290) print NR " numbers"; exit bad || NR != 290 }'
"$(dirname "$0")"/../refuses.sh "$program" "--calls 0" "--scheme scal" "x"
