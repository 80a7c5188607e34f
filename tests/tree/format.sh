#!/bin/bash
# format.sh ROOT: the sources are as clang-format 14 writes them (.clang-format). Other versions differ in details, so only
# version 14 is asked; without it the check is skipped.
set -u
cd "$1" || exit 2
tool=
for name in clang-format-14 clang-format; do
  if command -v $name >/dev/null && $name --version | grep -q ' 14\.'; then
    tool=$name
    break
  fi
done
if [ -z "$tool" ]; then
  echo "skipped: clang-format 14 is not installed (apt-get install clang-format-14)"
  exit 77
fi
folders=()
for folder in include src tools verify tests benchmarks examples; do [ -d $folder ] && folders+=($folder); done
# hscal_routines.h has a prototype per line, however long, so that grep finds it.
find "${folders[@]}" \( -name '*.c' -o -name '*.h' \) ! -name hscal_routines.h -print0 |
  xargs -0 -r $tool --dry-run 2>&1 | grep -o '^[^: ]*:[0-9]*:.*clang-formatted' && exit 1
exit 0
