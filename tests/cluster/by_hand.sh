#!/bin/bash
# by_hand.sh BIN: mpirun starts processes as plans say it does, for people without hscal: those of one node after another, or one of each node
# in turn, of those that have any left, with nodes in the order of the hostfile.
. "${0%/*}/test.sh"

# expect_by HOW LINE...: processes on three hosts, in another order than the cluster's, with unlike numbers of slots.
expect_by() {
  local how=$1
  shift
  printf 'cyd slots=2\nada slots=3\nbob slots=1\n' >"$work/slots"
  within 60 "$cluster" with "$hosts" mpirun --hostfile "$work/slots" --map-by "$how" "$CLUSTER_BIN/cluster_where" >"$work/found" ||
    failed "mpirun ended with $?"
  printf '%s\n' "$@" | diff - "$work/found" || failed "--map-by $how does something else"
}
expect_by slot "0 cyd cyd" "1 cyd cyd" "2 ada ada" "3 ada ada" "4 ada ada" "5 bob bob"
expect_by node "0 cyd cyd" "1 ada ada" "2 bob bob" "3 cyd cyd" "4 ada ada" "5 ada ada"
end
