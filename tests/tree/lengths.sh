#!/bin/bash
# lengths.sh ROOT: files stay under 500 lines and functions under 60. Prints what does not.
set -u
cd "$1" || exit 2
folders=()
for folder in include src tools verify tests benchmarks examples; do [ -d $folder ] && folders+=($folder); done

# hscal_routines.h is a list, written by a program.
# A function starts in the first column, its head ends in ") {", and it ends with "}" in the first column (.clang-format).
find "${folders[@]}" \( -name '*.c' -o -name '*.h' \) ! -name hscal_routines.h -print0 | xargs -0 -r awk '
  function close_file() { if (lines >= 500) { print file ": " lines " lines"; bad = 1 } }
  FNR == 1 { close_file(); file = FILENAME; head = inside = 0 }
  { lines = FNR }
  /^[A-Za-z_].*\(/ { head = FNR; name = $0 }
  /^[^ ].*;$/ { head = 0 }
  head && /\) \{$/ { inside = head; head = 0 }
  /^}/ {
    if (inside && FNR - inside + 1 >= 60) { print FILENAME ":" inside ": " FNR - inside + 1 " lines: " name; bad = 1 }
    inside = 0
  }
  END { close_file(); exit bad }'
[ $? -eq 0 ]
