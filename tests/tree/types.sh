#!/bin/bash
# types.sh ROOT [--list]: the name of a type means one thing in src/ and include/: no tag and no typedef at file scope
# is defined in two files, be it for each of them alone. Prints the places of each name that is.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"
cd "$1" || exit 2
items include src | awk '
  BEGIN { FS = "\t" }
  $2 == "type" && !(($3, $1) in seen) {
    seen[$3, $1] = 1
    places[$3]++
    name[++count] = $3
    file[count] = $1
  }
  END {
    for (i = 1; i <= count; i++)
      if (places[name[i]] > 1) print name[i] ": defined in " file[i] ", and not only there"
  }' | known types "${2:-}"
