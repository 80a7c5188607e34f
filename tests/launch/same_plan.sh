#!/bin/bash
# same_plan.sh HSCAL COORDINATES MPIEXEC FLAGS...: "hscal run" on hosts that are not there, by a launcher that starts all processes
# here and gives each the name of its host. The program has to get the grid and the threads that hscal run told, and each rank its coordinate.
set -eu
hscal=$1 program=$2
shift 2
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
unset SLURM_JOB_ID SLURM_JOB_NODELIST PBS_NODEFILE
cat >"$place/mpirun" <<END
#!/bin/bash
# Takes the words of Open MPI 4 with --no-bind.
while [ \$# -gt 0 ]; do
  case \$1 in
  --hostfile) file=\$2 && shift 2 ;;
  -np) count=\$2 && shift 2 ;;
  --mca) shift 3 ;;
  --bind-to | -x) shift 2 ;;
  *) break ;;
  esac
done
as_host='HSCAL_HOST=\$(sed -n "\$((\${OMPI_COMM_WORLD_RANK:-\${PMI_RANK:-}} + 1))p" "\$0") exec "\$@"'
exec $(printf '%q ' "$@") -n \$count sh -c "\$as_host" "\$file" "\$@"
END
chmod +x "$place/mpirun"
export HSCAL_MPIRUN=$place/mpirun OMPI_MCA_mpi_yield_when_idle=1

asked=() # options of hscal run
# try N MACHINE HOSTFILE...
try() {
  local n=$1 machine=$2 told found
  shift 2
  printf '%s\n' "$@" >"$place/hosts"
  if ! found=$("$hscal" run --machine "$machine" --hostfile "$place/hosts" --launcher openmpi4 --no-bind pdgemm n="$n" "${asked[@]}" -- \
    "$program" "$n" 2>"$place/told"); then
    echo "n = $n on $machine:"
    cat "$place/told"
    exit 1
  fi
  told=$(sed -nE 's/^hscal: [0-9]+ process(es)?/& of 1 threads/; s/ of 1 threads( of)/\1/
    s/^hscal: .* of ([0-9]+ threads), ([0-9]+ x [0-9]+), NB [0-9x]+, predicted .*/\1, grid \2/p' "$place/told")
  echo "$machine, n = $n: told $told, found $found"
  [ -n "$told" ] && [ "$told" = "$found" ]
}
unequal='fast=2x2@30 + slow=2x2@10, lat 2us, bw 10GB, ideal'
try 300 "$unequal" 'fast1 slots=2' 'fast2 slots=2' 'slow1 slots=2' 'slow2 slots=2'
try 1200 "$unequal" slow2:1 fast1.example.org:2 fast2:1
try 700 'n=3x2@10, lat 50us, bw 100MB, ideal' n3 n1
try 40 "$unequal" fast1 fast2 slow1 slow2
asked=(--order column)
try 1200 'n=2x4@10, lat 5us, bw 1GB, ideal' n1 n2
asked=(--order row --square)
try 1200 'n=2x4@10, lat 5us, bw 1GB, ideal' n2 n1
asked=(--order column --all-processes)
HSCAL_OPTIONS=grid=1x1 try 40 "$unequal" fast1 fast2 slow1 slow2
asked=(--whole-nodes)
try 300 'n=3x2@10, lat 2us, bw 10GB, ideal' n1 n2 n3
asked=()
HSCAL_OPTIONS=grid=1x1 try 1200 'n=2x4@10, lat 5us, bw 1GB, ideal' n1 n2 # that is for programs that are started without hscal run

# A plan that was kept is started as it is, though another would be better: kept N MACHINE WORD...
kept() {
  local n=$1 machine=$2 told found
  shift 2
  printf '%s\n' n2 n1 >"$place/hosts"
  "$hscal" plan pdgemm n="$n" --machine "$machine" "$@" --json >"$place/plan.json"
  found=$("$hscal" run --plan "$place/plan.json" --machine "$machine" --hostfile "$place/hosts" --launcher openmpi4 --no-bind -- \
    "$program" "$n" 2>"$place/told") || { cat "$place/told" && exit 1; }
  told=$(sed -nE 's/^hscal: .* processes, ([0-9]+ x [0-9]+), NB [0-9x]+, predicted .*/1 threads, grid \1/p' "$place/told")
  echo "kept $*: told $told, found $found"
  [ -n "$told" ] && [ "$told" = "$found" ]
}
kept 700 'n=2x4@10, lat 5us, bw 1GB, ideal' grid=4x1 nb=24 panel=48
kept 700 'n=2x4@10, lat 5us, bw 1GB, ideal' grid=2x3
kept 700 'n=2x4@10, lat 5us, bw 1GB, ideal' --square --order column

# The plan is that of hscal plan, not the one that programs have time for, whether a program knows hscal or is told its grid.
equal='n=2x4@10, lat 5us, bw 1GB, ideal'
grid_of() { sed -nE 's/^[a-z]+: ([0-9]+ x [0-9]+) grid .*/\1/p'; }
planned=$("$hscal" plan pdgemm n=700 --machine "$equal" | grid_of)
in_program=$("$hscal" plan pdgemm n=700 --machine "$equal" --in-program | grid_of)
told=$("$hscal" run --machine "$equal" --launcher openmpi4 pdgemm n=700 -- echo '{p} x {q}' 2>/dev/null | sort -u)
echo "planned $planned, in a program $in_program, told $told"
[ -n "$planned" ] && [ "$told" = "$planned" ] && [ "$told" != "$in_program" ]
try 700 "$equal" n1 n2

# Another product is planned by the program, which says so once.
printf '%s\n' n1 n2 >"$place/hosts"
"$hscal" run --machine "$equal" --hostfile "$place/hosts" --launcher openmpi4 --no-bind pdgemm n=700 -- "$program" 300 >/dev/null 2>"$place/told" || true
grep -c '^hscal: the plan of this run is for pdgemm m=700 n=700 k=700; pdgemm m=300 n=300 k=300 is another call, ' "$place/told" | grep -x 1

# No BLAS has more threads than the computer has cores.
[ "$(nproc)" -lt 2 ] || try 600 'ada=1x2@9 + bob=3x1@1, lat 50us, bw 100MB, threads 0.99, ideal' ada:2 bob1 bob2 bob3
