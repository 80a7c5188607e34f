# What the tests on the cluster share, and benchmarks/cluster. Each of them is started with the folder of hscal's programs as its first argument.
set -u
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
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

# starts_as_planned MACHINE [OPTION...]: does hscal run start pdgemm where hscal plan says, on the cluster, and with the plan's layout?
# The options are for both.
starts_as_planned() {
  export machine=$1 n=600 bin work
  shift
  "$bin/hscal" plan pdgemm n=$n "$@" --machine "$machine" >"$work/plan" || failed "there is no plan"
  cat "$work/plan"
  local layout
  layout=$(sed -n 's/^pdgemm: \([0-9]*\) x \([0-9]*\) grid .* NB \([0-9]*\), panel width.*/grid \1x\2 NB \3/p' "$work/plan")
  # Panels of one process may have any width. The nodes of the grid, row by row, are those of ranks 0, 1, ...
  "$bin/hscal" plan pdgemm n=$n "$@" --machine "$machine" --json | sed -n '/^  "placement": \[/,/\]/s/^ *"\(.*[^,]\)",*$/\1/p' |
    awk '{ print NR - 1, $1, $1 }' >"$work/places"
  [ -s "$work/places" ] || failed "the plan tells no placement"
  within 100 "$cluster" with "$hosts" bash -c '
    as_planned=("$bin/hscal" run --machine "$machine" --hostfile "$CLUSTER_STATE/hostfile" pdgemm n=$n "$@" --)
    "${as_planned[@]}" "$CLUSTER_BIN/cluster_where" >"$work/found" && "${as_planned[@]}" "$bin/examples/pdgemm" $n 1' starts "$@" \
    >"$work/said" || failed "the runs ended with $?"
  cat "$work/said"
  diff "$work/places" "$work/found" || failed "processes are not where the plan wants them"
  grep -q "^hscal: N=$n $layout " "$work/said" || failed "another layout than $layout ran"
}
