# Sourced by the tests of this folder. From CMake: HSCAL (the command), LIBRARY (what is preloaded), MPIEXEC with its flags, PROGRAMS (the folder
# of the programs). Each test works in a folder of its own, which goes with it.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
failures=0

fail() {
  echo "$*"
  failures=$((failures + 1))
}
finish() { exit $((failures > 0)); }

# expect WHAT WANTED FOUND
expect() { [ "$2" = "$3" ] || fail "$1: expected \"$2\", found \"$3\""; }
# contains FILE TEXT: somewhere in it.
contains() { grep -qF -- "$2" "$1" || fail "$1 does not have \"$2\": $(cat "$1")"; }
lacks() { grep -qF -- "$2" "$1" && fail "$1 has \"$2\": $(cat "$1")"; }

# run N PROGRAM...: under mpirun.
run() {
  local n=$1
  shift
  # shellcheck disable=SC2086
  $MPIEXEC "$n" $MPIEXEC_FLAGS "$@"
}
# record FILE N PROGRAM...: the same under hscal record.
record() {
  local file=$1 n=$2
  shift 2
  # shellcheck disable=SC2086
  "$HSCAL" record -o "$file" -- $MPIEXEC "$n" $MPIEXEC_FLAGS "$@"
}

# without_times FILE: without what differs from run to run, and from release to release of ScaLAPACK.
without_times() { sed -E '/^# recorded /d; /^program /d; s/ seconds=[^ ]*//; s/ nested=[^ ]*//; s/^# [0-9]+ calls inside/# some calls inside/' "$1"; }
