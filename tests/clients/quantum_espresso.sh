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
finish
