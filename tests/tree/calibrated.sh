#!/bin/bash
# calibrated.sh ROOT [--list]: numbers that were fitted or chosen stand in the calibrated.h of their room, with unit,
# evidence, date and check. Elsewhere in src no macro is a bare number with a fraction or an exponent, and no constant
# double a bare number. Left out are the rooms of instrumented routines, whose numbers are the library's, and constants
# that are no choices by their names: units (hour_s, giga), bytes of a number. Prints each by its file and function.
# tests/tree/known/calibrated lists those that are no choices for other reasons, with the reason: limits of a format,
# tolerances of rounding, what texts say.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"
cd "$1" || exit 2
items src | awk '
  BEGIN {
    FS = "\t"
    number = "-?[0-9][-+*/0-9.e ]*"
  }
  $1 ~ /\/calibrated\.h$/ || $1 ~ /^src\/instrumented_/ { next }
  $2 == "macro" && $5 ~ /^\(?-?[0-9]+(\.[0-9]+(e-?[0-9]+)?|e-?[0-9]+)\)?$/ { print $1 ": " $3 }
  $2 == "function" || $2 == "variable" {
    text = $5
    while (match(text, /const double [a-z]/)) {
      text = substr(text, RSTART + 13)
      list = text
      sub(/[;{(].*/, "", list)
      n = split(list, part, /, /)
      for (i = 1; i <= n; i++)
        if (part[i] ~ "^[a-z_0-9]+ = " number "$") {
          sub(/ = .*/, "", part[i])
          if (part[i] !~ /^(hour_s|giga|bytes)$/) print $1 ": " ($2 == "function" ? $3 ": " : "") part[i]
        }
    }
  }' | known_with_reasons calibrated "${2:-}"
