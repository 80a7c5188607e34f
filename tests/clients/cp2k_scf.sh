#!/bin/bash
# cp2k_scf.sh: the energy of four water molecules, with ScaLAPACK instead of ELPA. Grid 2 x 2; blocks of 32, of 8 where a matrix has 16 columns, and one
# for all of a matrix that is collected for writing, on a row of processes.
. "$(dirname "$0")/common.sh"
needs cp2k cp2k-data
cp "$here/cp2k_scf.inp" input/

three_ways cp2k.psmp -i cp2k_scf.inp
same_results '^ *(ENERGY\||\*\*\* SCF run converged|Number of .*orbital functions)' 1e-8
expect "energies" 1 "$(grep -c 'ENERGY| Total FORCE_EVAL' plain/result)"
calls pdpotrf pdtran pdcopy pdtrsm pdsyevd pdgemr2d
# It copies matrices column by column.
expect "kinds of pdcopy" 2 "$(grep -c '^call pdcopy ' found.workload)"
contains found.workload "context c1 grid=2x2 processes=0-3"
contains found.workload "context c2 grid=1x4 processes=0-3"
matrices ' (mb=32 nb=32 context=c1|mb=32 nb=8 context=c1|mb=92 nb=8 context=c2)'
finish
