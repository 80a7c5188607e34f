#!/bin/bash
# other_mpi.sh FOLDER MPI: a program of another MPI is left alone, and the message says so. FOLDER: ScaLAPACK's testers, made for that MPI.
. "$(dirname "$0")/common.sh"
other=$(command -v "mpiexec.$2") || { echo "skipped: mpiexec.$2 is not installed"; exit 77; }
[ -x "$1/xdlu" ] || { echo "skipped: $1/xdlu is not installed (apt-get install scalapack-mpi-test)"; exit 77; }
cp -L "$1"/LU.dat .
"$HSCAL" record -o found.workload -- "$other" -n 1 "$1/xdlu" >recorded 2>said
expect "status" 1 $?
contains said "nothing was recorded: this libhscal_preload.so was built for another MPI library than"
expect "lines that say so at the end" 1 "$(grep -c 'hscal preload: off: this libhscal_preload.so was built for another MPI library' said)"
contains recorded PASSED
finish
