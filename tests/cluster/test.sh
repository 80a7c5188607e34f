# What the tests on the cluster share. Each of them is started with the folder of hscal's programs as its first argument.
set -u
here=$(cd "$(dirname "$0")" && pwd)
bin=$1 cluster=$here/cluster hosts=$here/four.hosts failures=0
export CLUSTER_BIN=$bin/tests/cluster
"$cluster" check || exit 77
work=$(mktemp -d) || exit 2
export TMPDIR=$work # the cluster's own files, too
trap '[ -d "$work/up" ] && "$cluster" down "$work/up"; rm -rf "$work"' EXIT

failed() {
  echo "FAILED: $1"
  failures=1
}
end() { exit $failures; }

# within SECONDS COMMAND...: its status, or 124 if it took longer and had to be ended.
within() { timeout -k 10 "$@"; }

# measures MACHINE SECONDS LIMIT: does hscal-measure, started on the cluster for so many seconds, find what was set? Other work on this computer
# spoils a measurement, an error in measuring spoils all of them: three may be made, each within the limit.
measures() {
  local _
  for _ in 1 2 3; do
    rm -f "$1" "$1.partial"
    within "$3" "$cluster" with "$hosts" mpirun "$bin/hscal-measure" --seconds "$2" -o "$1" || failed "measuring ended with $?"
    "$CLUSTER_BIN/cluster_found" "$hosts" "$1" && return
  done
  failed "none of three measurements is what was set"
}

# Processes that know of the folder: of clusters in it, there should be none.
processes_of() { grep -lsaFf <(echo "$1") /proc/[0-9]*/cmdline /proc/[0-9]*/environ 2>/dev/null | cut -d/ -f3 | sort -un; }
