#!/bin/bash
# quantum_espresso.sh: eight atoms of silicon by pw.x -ndiag 4. Its blocks are as large as a process's part of the matrix: nothing is cyclic.
. "$(dirname "$0")/common.sh"
needs quantum-espresso abinit-data
potential=/usr/share/abinit/psp/14-Si.nlcc.UPF
[ -f $potential ] || skip "abinit-data has no $potential"
cp "$here/quantum_espresso.in" $potential input/

three_ways pw.x -ndiag 4 -in quantum_espresso.in
same_results '^! *total energy|^ *convergence has been achieved|^ *highest occupied' 1e-6
contains plain/result "total energy"
contains plain/out "scalapack distributed-memory algorithm (size of sub-group:  2*  2 procs)"
calls pdpotrf pdtrtri pdsyevd
expect "contexts" "context c1 grid=2x2 processes=0-3" "$(grep '^context ' found.workload)"
awk '/^matrix / { split($3, m, "="); split($6, mb, "="); split($7, nb, "="); half = int((m[2] + 1) / 2); if (mb[2] != half || nb[2] != half) { print; bad = 1 } }
  END { exit bad }' found.workload >others || fail "blocks that are not half of the matrix: $(cat others)"

# Two points of k-space on two pools of four processes: each pool has a context of its own.
mkdir pools
sed 's/^K_POINTS gamma/K_POINTS automatic\n3 1 1 0 0 0/; s/^&system/&\n  nosym = .true./' input/quantum_espresso.in >pools/pools.in
cp input/14-Si.nlcc.UPF pools/
cp -R pools pools_plain
(cd pools_plain && run 8 pw.x -nk 2 -ndiag 4 -in pools.in >out 2>said) || give_up pools_plain "it fails by itself"
(cd pools && record ../pools.workload 8 pw.x -nk 2 -ndiag 4 -in pools.in >out 2>said) || give_up pools "status $?"
for way in pools pools_plain; do result $way '^! *total energy|^ *convergence has been achieved'; done
cmp pools_plain/result pools/result || fail "recorded, two pools compute something else: $(cat pools/result)"
expect "contexts of pools" "context c1 grid=2x2 processes=0-3
context c2 grid=2x2 processes=4-7" "$(grep '^context ' pools.workload)"
[ -z "${HSCAL_RECORDINGS:-}" ] || cp pools.workload "$HSCAL_RECORDINGS/quantum_espresso_pools.workload"
finish
