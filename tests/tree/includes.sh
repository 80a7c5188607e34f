#!/bin/bash
# includes.sh ROOT [--list]: a lower room of src/ never includes a higher one, and only src/ctxt/, src/measure/ and src/preload/
# know MPI and BLACS. A room is a folder of src/ with sources, or one inside it. Prints what breaks this.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"
cd "$1" || exit 2

# What each room may include besides itself. From below:
below="base call events"
schemes="recorded model_language instrumented_pblas instrumented_scalapack"
cost="$below $schemes machine models/cost"
predict="$cost models/clock models/bounds models/memory models/predict"
declare -A may=(
  [base]=""
  [partition]="base"
  [call]="base"
  [events]="base call"
  [recorded]="$below"
  [model_language]="$below"
  [instrumented_pblas]="$below"
  [instrumented_scalapack]="$below recorded model_language instrumented_pblas"
  [info]="$below instrumented_pblas instrumented_scalapack"
  [machine/collectives]=""
  [machine]="$below machine/collectives"
  [measure]="$below machine"
  [models/cost]="$below $schemes machine"
  [models/clock]="$cost"
  [models/bounds]="$cost"
  [models/memory]="$cost"
  [models/published]="$cost"
  [models/predict]="$cost models/clock models/bounds models/memory"
  [estimate]="$predict"
  [search]="$predict estimate partition"
  [plan]="$predict estimate search"
  [strategies]="$predict estimate search plan partition info"
  [workload]="$predict estimate search plan"
  [user_model]="$predict estimate search plan"
  [advise]="$predict estimate search plan workload panel"
  [explain]="$predict estimate search plan"
  [fit]="$predict"
  [launch]="$predict estimate search plan"
  [ctxt]="$predict estimate search plan workload user_model info measure"
  [preload]="base call"
  [panel]="$predict preload"
)
knows_mpi="measure ctxt preload"

for room in "${!may[@]}"; do echo "may $room $room ${may[$room]}"; done |
  awk -v knows_mpi="^src/(${knows_mpi// /|})(/|\$)" '
    function room_of(path) { sub(/^src\//, "", path); sub(/\/?[^\/]*$/, "", path); return path }
    function exists(path, line) { if ((getline line <path) < 0) return 0; close(path); return 1 }
    $1 == "may" { for (i = 3; i <= NF; i++) may[$2, $i] = 1; next }
    $1 == "folder" {
      if (!(($2, $2) in may)) print "src/" $2 ": a folder without a place in the order (tests/tree/includes.sh)"
      next
    }
    $1 == "mpi" {
      path = $2
      sub(/:.*/, "", path)
      sub(/^mpi [^:]*:/, "")
      if (path !~ knows_mpi) print path ": only src/ctxt/, src/measure/ and src/preload/ may know MPI and BLACS: " $0
      next
    }
    {
      path = $2
      sub(/:.*/, "", path)
      room = room_of(path)
      included = $0
      sub(/^[^"]*"/, "", included)
      sub(/".*/, "", included)
      if (included ~ /^(hscal\.h|hscal_routines\.h|(routines|schemes)\.def)$/ || included == "events/kernels.def") next
      folder = path
      sub(/[^\/]*$/, "", folder)
      if (included ~ /\//) {
        if (!((room, room_of(included)) in may)) print path ": " room " must not include " included
      } else if (!exists(folder included)) print path ": " included " is not in this folder"
    }' - <(
    find src -mindepth 2 \( -name '*.c' -o -name '*.h' -o -name '*.def' \) | sed 's|/[^/]*$||; s|^src/|folder |' |
      sort -u
    find src -mindepth 1 -type d -empty | sed 's|^src/|folder |'
    grep -rE '^[[:space:]]*#[[:space:]]*include[[:space:]]*"' src --include='*.c' --include='*.h' | sed 's/^/include /'
    includes='#[[:space:]]*include[[:space:]]*[<"](mpi|smpi|Cblacs|blacs)'
    calls='^[^*/]*[^a-z_](MPI_[A-Z][a-z]|Cblacs_|Csys2blacs_|Cfree_blacs_)[A-Za-z_]*\('
    grep -rE "$includes|$calls" src --include='*.c' --include='*.h' | sed 's/^/mpi /'
  ) | known includes "${2:-}"
