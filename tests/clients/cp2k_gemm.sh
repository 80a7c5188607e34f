#!/bin/bash
# cp2k_gemm.sh: products of matrices as CP2K times them. Its grid is as square as can be, its blocks are 32. It prints what PILAENV says outside of calls,
# which must stay 32 under other panels, because a program may choose blocks by it.
. "$(dirname "$0")/common.sh"
needs cp2k
cp "$here/cp2k_gemm.inp" input/

three_ways cp2k.psmp -i cp2k_gemm.inp
same_results '^ *(PILAENV blocksize|matrix [ABC] |requested block size|The number of warnings)' 0
expect "lines about PILAENV" 3 "$(grep -c 'PILAENV blocksize  *32' plain/result)"
# CP2K calls K what PBLAS calls M.
contains found.workload "call pdgemm m=200 n=300 k=500 a=m1 b=m2 beta=0 c=m3 count=3"
contains found.workload "call pdgemm transa=t m=400 n=300 k=300"
contains found.workload "call pdgemm transb=t m=200 n=300 k=500"
expect "calls" 7 "$(sed -nE 's/^hscal: ([0-9]+) calls of 3 kinds.*/\1/p' recorded/said)"
contains found.workload "context c1 grid=2x2 processes=0-3"
matrices ' mb=32 nb=32 context=c1'
finish
