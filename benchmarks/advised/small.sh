#!/bin/bash
# small.sh PROGRAM FOLDER: the program of the report on recordings that are quick to simulate. It fills every table; calls that depend on no data are
# simulated alone; of the others a part is, and with it they take nearly as long as when they are simulated whole, with data.
set -uo pipefail
program=$1 folder=$2
here=$(dirname "$0")
mkdir -p "$folder" && cd "$folder" || exit 2
sed 's/=2000/=120/g; s/=400/=24/g' "$here/quantum_espresso_32_small.workload" >qe.workload
sed -i 's/grid=5x5 processes=0-24/grid=2x2 processes=0-3/; s/=24/=60/g; s/processes=32/processes=4/' qe.workload
printf 'hscal workload 1\nprogram processes=4 command=python3 x -n 120 -mat_type scalapack\ncontext c1 grid=1x4 processes=0-3\nmatrix m1 m=120 n=120 type=d mb=64 nb=64 context=c1\ncall pdgetrf m=120 n=120 a=m1 count=3\n' >petsc.workload
machine='2x2@20, lat 2us, bw 5GB, ideal, mpi openmpi-4.1'
"$program" page --machine "$machine" qe.workload petsc.workload --whole --machine "$machine" qe.workload || exit 1
for text in 'Quantum ESPRESSO' PETSc '## Order 120' '## Small, with data'; do
  grep -qF "$text" page.md || { echo "page.md does not have \"$text\""; exit 1; }
done
awk -F, '
  FNR == 1 { next }
  $3 == "parts" && $8 == "pdgetrf" && $11 != $12 { print "pdgetrf was not simulated alone: " $0; bad = 1 }
  $3 == "parts" && $8 == "pdsyevd" && !($12 > 0 && $12 < $11) { print "no part of pdsyevd, or all of it, was simulated: " $0; bad = 1 }
  $8 == "pdsyevd" { seconds[$3, $4] = $11 }
  END {
    off = seconds["parts", "now"] / seconds["whole", "now"] - 1
    if (!(off > -0.05 && off < 0.05)) { print "by parts " seconds["parts", "now"] " s, whole " seconds["whole", "now"] " s"; bad = 1 }
    exit bad
  }' page.csv
