#!/bin/bash
# here.sh HSCAL PDGEMM MPIEXEC: "hscal run" for real, on this computer. Its files must be gone afterwards.
set -eu
hscal=$1 program=$2
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
unset SLURM_JOB_ID SLURM_JOB_NODELIST PBS_NODEFILE
export HSCAL_MPIRUN=$3 TMPDIR=$place/tmp OMPI_MCA_mpi_yield_when_idle=1
mkdir "$TMPDIR"
machine="$(hostname)=1x2@10, lat 2us, bw 10GB, ideal"

ways=(--no-bind)
[ "$(nproc)" -lt 2 ] || ways+=(--per-node=2) # bound
for way in "${ways[@]}"; do
  "$hscal" run --machine "$machine" "$way" pdgemm n=400 -- "$program" 400 2 >"$place/out" 2>"$place/err" ||
    { cat "$place/out" "$place/err"; exit 1; }
  cat "$place/out"
  grep -q "^hscal: N=400 grid [12]x[12] " "$place/out"
  grep -q "^hscal: 2 processes, .* $(hostname) 2$" "$place/err"
done

# A machine that is made up: all processes start here, and the program comes to the same grid.
"$hscal" run --machine '2x2@10, lat 2us, bw 10GB, ideal' pdgemm n=900 -- "$program" 900 2 >"$place/out" 2>"$place/err" ||
  { cat "$place/out" "$place/err"; exit 1; }
cat "$place/out" "$place/err"
grep -q "^hscal: a rehearsal: all processes start on this computer, $(hostname), in place of a1, a2: " "$place/err"
grid=$(sed -nE 's/^hscal: [0-9]+ processes, ([0-9]+) x ([0-9]+), .*/\1x\2/p' "$place/err")
grep -q "^hscal: N=900 grid $grid " "$place/out"

state=0
"$hscal" run --machine "$machine" --no-bind pdgemm n=400 -- sh -c 'exit 7' 2>"$place/err" || state=$?
[ $state = 7 ] || { echo "the program ended with 7, hscal run with $state"; exit 1; }

# Open MPI keeps files of its own there
[ -z "$(find "$TMPDIR" -name 'hscal-run-*')" ] || { echo "left behind: $(find "$TMPDIR" -name 'hscal-run-*')"; exit 1; }
