#!/bin/bash
# includes.sh ROOT: a lower folder of src/ never includes a higher one, and only src/ctxt/ and src/measure/ know
# MPI and BLACS. Prints every line that breaks this.
set -u
cd "$1" || exit 2

# What each folder may include.
declare -A may=(
  [base]="base"
  [call]="base call"
  [events]="base call events"
  [recorded]="base call events recorded"
  [instrumented_pblas]="base call events instrumented_pblas"
  [instrumented_scalapack]="base call events recorded instrumented_pblas instrumented_scalapack"
  [info]="base call events instrumented_pblas instrumented_scalapack info"
  [machine]="base call events machine"
  [measure]="base call events machine measure"
  [models]="base call events recorded instrumented_pblas instrumented_scalapack machine models"
  [estimate]="base call events recorded instrumented_pblas instrumented_scalapack machine models estimate search"
  [search]="base call events recorded instrumented_pblas instrumented_scalapack machine models estimate search plan"
  [plan]="base call events recorded instrumented_pblas instrumented_scalapack machine models estimate search plan explain"
  [explain]="base call events recorded instrumented_pblas instrumented_scalapack machine models estimate search plan explain"
  [launch]="base call machine search plan launch"
  [ctxt]="base call events recorded instrumented_pblas instrumented_scalapack info machine measure models estimate search plan explain ctxt"
)
bad=0
complain() {
  echo "$1"
  bad=1
}

for path in src/*/; do
  folder=$(basename "$path")
  [ -n "${may[$folder]:-}" ] || { complain "src/$folder: a folder without a place in the order (tests/tree/includes.sh)"; continue; }
  while IFS=: read -r file line text; do
    included=$(sed -n 's/^[[:space:]]*#[[:space:]]*include[[:space:]]*"\([^"]*\)".*/\1/p' <<<"$text")
    case $included in
    hscal.h | hscal_routines.h | routines.def | events/kernels.def) continue ;;
    */*) [[ " ${may[$folder]} " == *" ${included%%/*} "* ]] || complain "$file:$line: $folder must not include $included" ;;
    *) [ -e "$(dirname "$file")/$included" ] || complain "$file:$line: $included is not in this folder" ;;
    esac
  done < <(grep -nE '^[[:space:]]*#[[:space:]]*include[[:space:]]*"' "$path"*.c "$path"*.h /dev/null 2>/dev/null)
done

knows_mpi='#[[:space:]]*include[[:space:]]*[<"](mpi|smpi|Cblacs|blacs)|^[^*/]*[^a-z_](MPI_[A-Z][a-z]|Cblacs_|Csys2blacs_|Cfree_blacs_)[A-Za-z_]*\('
while IFS= read -r found; do
  case $found in
  src/ctxt/* | src/measure/*) ;;
  *) complain "$found: only src/ctxt/ and src/measure/ may know MPI and BLACS" ;;
  esac
done < <(grep -rnE "$knows_mpi" src --include='*.c' --include='*.h')
exit $bad
