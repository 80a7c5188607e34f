#!/bin/bash
# unnoticed.sh COMMAND...: starts the program in several ways of failing and of not failing; looks at status and lines.
set -u
errors=$(mktemp) || exit 2
trap 'rm -f "$errors"' EXIT
failures=0

# expect STATUS LINES WHAT [VARIABLE=VALUE...] -- N [what else]: lines of hscal on standard error; "some": mpirun may end others before they speak
expect() {
  local wanted=$1 lines=$2 what=$3 variables=()
  shift 3
  while [ "$1" != -- ]; do
    variables+=("$1")
    shift
  done
  shift
  env "${variables[@]}" "${command[@]}" "$@" >"$errors" 2>&1
  local status=$? said
  said=$(grep -c '^hscal: ' "$errors")
  [ "$lines" = some ] && [ "$said" -gt 0 ] && lines=$said
  if [ $((status != 0)) != "$wanted" ] || [ "$said" != "$lines" ]; then
    echo "$what: status $status, $said lines of hscal; expected $([ "$wanted" = 0 ] && echo 0 || echo not 0), $lines lines:"
    cat "$errors"
    failures=1
  fi
}
command=("$@")

expect 0 0 "nothing is wrong" HSCAL_MACHINE=1x4@10,ideal -- 100
expect 1 2 "no machine file: hscal_init and the call fail" HSCAL_MACHINE=/no/such.json -- 100
expect 1 2 "a bad patience" HSCAL_MACHINE=1x4@10,ideal HSCAL_PATIENCE=fast -- 100
expect 1 1 "too large a matrix" "HSCAL_MACHINE=1x4@10, mem 1GB, ideal" -- 200000
expect 1 0 "in silence" HSCAL_MACHINE=/no/such.json HSCAL_QUIET=1 -- 100
expect 0 2 "the program takes notice" HSCAL_MACHINE=/no/such.json -- 100 notices
expect 0 0 "hscal_close before hscal_finalize" HSCAL_MACHINE=1x4@10 -- 100 closes
expect 1 some "MPI_Finalize before hscal_finalize: no process can speak for others" HSCAL_MACHINE=1x4@10 -- 100 mpi
exit $failures
