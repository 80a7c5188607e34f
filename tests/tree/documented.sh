#!/bin/bash
# documented.sh ROOT: the comment before each function of the public headers says whether the function is collective or local, and, unless it
# is void, what it returns. In hscal_routines.h, a list written by a program, a paragraph says it for each family of functions.
set -u
cd "$1" || exit 2
status=0

# A comment stands right before the prototype; a type of functions (typedef int name(...)) is called by hscal, so it only returns.
find include -name 'hscal*.h' ! -name hscal_routines.h -print0 | xargs -0 -r awk '
  function complain(what) { print FILENAME ":" FNR ": " what ": " $0; bad = 1 }
  FNR == 1 { comment = ""; inside = 0 }
  /^\/\*\*/ { comment = ""; inside = 1 }
  inside { comment = comment "\n" $0; if (/\*\/$/) inside = 0; next }
  /^HSCAL_API / {
    if (comment == "") complain("no comment")
    else {
      if (comment !~ /Local[.,]|Collective/) complain("neither collective nor local")
      if (!/^HSCAL_API void [^*]/ && comment !~ /\\return/) complain("what does it return?")
    }
  }
  /^typedef [a-z]+ [a-z_]+\(/ && !/^typedef void / && comment !~ /\\return/ { complain("what does it return?") }
  { comment = "" }
  END { exit bad }' || status=1

# `hscal_<r>_plan`: ... Local. Returns ...
list=include/hscal_routines.h
[ -e $list ] || exit $status
for family in $(sed -n 's/^HSCAL_API int hscal_[a-z0-9]*_\([a-z]*\)(.*/\1/p' $list | sort -u); do
  awk -v family="$family" '
    index($0, " * `hscal_<r>_" family "`:") { inside = found = 1 }
    / \*$|\\{/ { inside = 0 }
    inside && /Local|Collective/ { where = 1 }
    inside && /Returns/ { returns = 1 }
    END { exit !(found && where && returns) }' $list && continue
  echo "$list: of hscal_<r>_$family no paragraph says whether they are collective or local, and what they return"
  status=1
done
exit $status
