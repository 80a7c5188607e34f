#!/bin/bash
# petsc.sh: a script for petsc4py and slepc4py. PETSc takes a square grid of four processes and blocks of 64; its options change both.
. "$(dirname "$0")/common.sh"
needs python3-petsc4py-real python3-slepc4py-real
PYTHONPATH=$(petsc_modules)
export PYTHONPATH
cp "$here/petsc_dense.py" input/

three_ways /usr/bin/python3 petsc_dense.py
same_results '^(product|lu|cholesky|eigenvalues) ' 1e-9
expect "lines of results" 5 "$(wc -l <plain/result)"
contains recorded/said "hscal: 13 calls of 10 kinds by 4 processes"
calls pdgemm pdgetrf pdgetrs pdpotrf pdpotrs pdsyev pdsygvx pdgemr2d
contains found.workload "context c1 grid=2x2 processes=0-3"
# Vectors and results of eigenproblems are moved to and from a column of processes, which mirrors PETSc's own distribution: as many rows for each.
contains found.workload "context c2 grid=4x1 processes=0-3"
matrices ' (mb=64 nb=64|m=300 n=1 type=d mb=64 nb=64|m=300 n=1 type=d mb=64 nb=1|mb=75 nb=(1|300)) '

# The same in another layout: what the options say is what is recorded. Blocks must be square, LU refuses others.
cp -R input other
(cd other && record ../other.workload 4 /usr/bin/python3 petsc_dense.py -mat_scalapack_grid_height 1 -mat_scalapack_block_sizes 32,32 >out 2>said) ||
  give_up other "status $?"
contains other.workload "context c1 grid=1x4 processes=0-3"
contains other.workload "matrix m1 m=300 n=300 type=d mb=32 nb=32 context=c1"
result other '^(product|lu|cholesky|eigenvalues) '
near other 1e-9
finish
