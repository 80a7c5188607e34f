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

# Processes that know of the folder: of clusters in it, there should be none.
processes_of() { grep -lsaFf <(echo "$1") /proc/[0-9]*/cmdline /proc/[0-9]*/environ 2>/dev/null | cut -d/ -f3 | sort -un; }
