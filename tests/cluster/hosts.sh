#!/bin/bash
# hosts.sh BIN: processes find themselves on the hosts, by their names, as many on each as it has processors.
. "${0%/*}/test.sh"

# expect_hosts FILE LINE...: mpirun's own choice of hosts, as MPI and the system call them.
expect_hosts() {
  local file=$1
  shift
  within 60 "$cluster" with "$file" mpirun "$CLUSTER_BIN/cluster_where" >"$work/found" || failed "mpirun ended with $?"
  printf '%s\n' "$@" | diff - "$work/found" || failed "other hosts than those of $file"
}
expect_hosts "$hosts" "0 ada ada" "1 ada ada" "2 bob bob" "3 cyd cyd" "4 dee dee"
printf 'one 2 0 0 0\n# a remark\n\ntwo 1 0.5 100 20\n' >"$work/hosts"
expect_hosts "$work/hosts" "0 one one" "1 one one" "2 two two"

# expect_refused WORDS CONTENT: a file of hosts that is none.
expect_refused() {
  printf '%b' "$2" >"$work/hosts"
  within 20 "$cluster" with "$work/hosts" true >"$work/said" 2>&1 && failed "taken as hosts: $2"
  grep -q "$1" "$work/said" || failed "\"$1\" was expected of $2, not: $(cat "$work/said")"
}
expect_refused 'hosts:1: expected' 'ada 1 fast 100 20\n'
expect_refused 'hosts:2: expected' 'ada 1 1 100 20\nbob 0 1 100 20\n'
expect_refused 'hosts:1: expected' 'ada 1 1 100 20 7\n'
expect_refused 'no hosts' '# nobody\n'
end
