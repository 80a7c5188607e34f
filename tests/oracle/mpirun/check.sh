#!/bin/sh
# Compares the oracle's record with real runs under mpirun, event by event, for each call in a file.
# usage: check.sh FOLDER-OF-BINARIES FILE-OF-CALLS MPIEXEC
set -u
bin=$1
calls=$2
mpiexec=$3
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT

export OPENBLAS_NUM_THREADS=1 ORACLE_TRACE_FOLDER="$work/real"
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
export OMPI_MCA_rmaps_base_oversubscribe=1 OMPI_MCA_hwloc_base_binding_policy=none OMPI_MCA_mpi_yield_when_idle=1
export OMPI_MCA_btl_vader_single_copy_mechanism=none # containers forbid it, with a page of warnings
export ASAN_OPTIONS=detect_leaks=0:verify_asan_link_order=0 # of a sanitized build: MPI's own leaks are not ours

# The number of processes of a call: its word grid=PxQ.
processes() {
  rows=$(printf "%s\n" "$1" | sed -n "s/.* grid=\([0-9]*\)x.*/\1/p")
  columns=$(printf "%s\n" "$1" | sed -n "s/.* grid=[0-9]*x\([0-9]*\).*/\1/p")
  echo $((rows * columns))
}

# Runs one call both ways; "equal" or the first lines of the difference.
check() {
  rm -rf "$work/real" "$work/recorded"
  mkdir "$work/real" "$work/recorded"
  # shellcheck disable=SC2086
  "$bin/oracle" --trace "$work/recorded" $1 || return 2
  # shellcheck disable=SC2086
  timeout 120 "$mpiexec" -n "$(processes "$1")" env LD_PRELOAD="$bin/libtrace_preload.so${LD_PRELOAD:+:$LD_PRELOAD}" "$bin/traced_call" $1 \
    >"$work/log" 2>&1 </dev/null || { cat "$work/log"; return 2; }
  diff -r "$work/recorded" "$work/real" >"$work/diff" || { head -n 20 "$work/diff"; return 1; }
  events=$(cat "$work"/real/*.txt | wc -l)
  echo "equal: $events events: $1"
}

result=0
while IFS= read -r call; do
  case $call in '' | '#'*) continue ;; esac
  check "$call" || { result=1; echo "DIFFERENT: $call"; }
done <"$calls"
exit $result
