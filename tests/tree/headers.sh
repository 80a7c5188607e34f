#!/bin/bash
# headers.sh ROOT [--list]: header = file. Functions and variables that x.h declares are defined in x.c beside it;
# those that x.c defines and that are not static are declared in x.h, or are public (include/). A header of types,
# tables and inline functions needs no file. Prints each name for which it is not so.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"
cd "$1" || exit 2
# Called by others, by names that are not ours to declare: a program, a fuzz target, Fortran (name_), what is asked
# for by its name when it is loaded, and in verify/stubs what stands in for the libraries below ScaLAPACK. Declared by
# us but defined in those libraries: the BLACS.
foreign='main|LLVMFuzzer[A-Za-z]+|hscal_recorder_open|hscal_panel_plan|.*_|P?MPI_.*|ompi_.*|C[a-z0-9]+|C(blacs|sys2blacs|free_blacs)_.*'
items include src tools verify | awk -v foreign="^($foreign)\$" '
  function base_of(path) { sub(/\.[a-z]+$/, "", path); return path }
  BEGIN { FS = "\t" }
  $1 ~ /^include\// { if ($2 == "declared") public[$3] = 1; next }
  # A header may declare by a macro what a file per row defines: hscal__##name##_run stands for every name of that form.
  $2 == "macro" && $1 ~ /\.h$/ && $5 ~ /##/ {
    text = $5
    while (match(text, /[A-Za-z0-9_]*##[A-Za-z0-9_]+##[A-Za-z0-9_]* ?\(/)) {
      form = substr(text, RSTART, RLENGTH - 1)
      text = substr(text, RSTART + RLENGTH)
      sub(/ $/, "", form)
      gsub(/##[A-Za-z0-9_]+##/, "[a-z0-9_]+", form)
      folder = $1
      sub(/\/[^\/]*$/, "", folder)
      forms[folder] = forms[folder] (forms[folder] == "" ? "" : "|") "^" form "$"
    }
  }
  (($2 == "declared" && $4 != "static") || ($2 == "variable" && $4 == "extern")) && $1 ~ /\.h$/ {
    if (($3, $1) in seen) next
    seen[$3, $1] = 1
    headers[$3] = headers[$3] (headers[$3] == "" ? "" : " and ") $1
    declared[++declarations] = $3
    declared_in[declarations] = $1
    is_declared[$3, base_of($1)] = 1
  }
  ($2 == "function" || $2 == "variable") && $4 == "global" && $1 ~ /\.c$/ {
    if (($3, $1) in seen) next
    seen[$3, $1] = 1
    defined[++definitions] = $3
    defined_in[definitions] = $1
    is_defined[$3] = 1
  }
  END {
    for (i = 1; i <= definitions; i++) {
      name = defined[i]
      file = defined_in[i]
      if (name ~ foreign || (name in public) || (name, base_of(file)) in is_declared) continue
      folder = file
      sub(/\/[^\/]*$/, "", folder)
      if (folder in forms && name ~ forms[folder]) continue
      if (name in headers) print file ": " name " is declared in " headers[name]
      else print file ": " name " is declared in no header and not static"
    }
    for (i = 1; i <= declarations; i++)
      if (!(declared[i] in is_defined) && declared[i] !~ foreign)
        print declared_in[i] ": " declared[i] " is defined nowhere"
  }' | known headers "${2:-}"
