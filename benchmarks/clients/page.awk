# known: layout, calls, seconds inside them, predicted seconds; ran: layout, seconds of a run.
function median(name, count, i, j, v) {
  count = runs[name]
  for (i = 1; i <= count; i++) v[i] = seconds[name, i]
  for (i = 2; i <= count; i++) for (j = i; j > 1 && v[j] < v[j - 1]; j--) { held = v[j]; v[j] = v[j - 1]; v[j - 1] = held }
  return (v[int((count + 1) / 2)] + v[int((count + 2) / 2)]) / 2
}
FILENAME == "known" { name[++layouts] = $1; calls[$1] = $2; inside[$1] = $3; predicted[$1] = $4; next }
{ seconds[$1, ++runs[$1]] = $2 }
END {
  for (i = 1; i <= layouts; i++) {
    at = name[i]
    took[at] = median(at)
    if (i == 1 || took[at] < took[best]) best = at
    if (i == 1 || predicted[at] < predicted[chosen]) chosen = at
  }
  # PETSc's own: the root of the number of processes, if that divides it, else one row; blocks of 64.
  root = int(sqrt(processes))
  usual = (processes % root ? 1 : root) ".64"
  print "# A program of PETSc and SLEPc in all its layouts"
  print ""
  printf "Made by %s on %d processors (%s), %d processes of one thread each.\n", how, processors, model, processes
  printf "`tests/clients/petsc_dense.py -n %d`, unmodified Debian packages: a product, LU, Cholesky, an eigenproblem and a generalized one of dense\n", n
  print "matrices. The layout is an option: `-mat_scalapack_grid_height`, `-mat_scalapack_block_sizes`."
  printf "Every layout ran %d time%s, in turn with the others; *seconds* is the median of what the program tells of itself, its start apart. *In calls*:\n", rounds, rounds == 1 ? "" : "s"
  print "what one recorded run took in its calls of ScaLAPACK on the slowest process, call by call, moves by p?gemr2d apart; *predicted*: what"
  printf "`hscal advise` predicts of these for %s.\n", machine
  printf "The load average before was %s%s.\n", busy, (busy > 0.5 ? ": **the computer was busy, the times tell nothing**" : "")
  print ""
  print "| grid | block | seconds | over the best | calls | in calls | predicted | |"
  print "|---|---|---|---|---|---|---|---|"
  for (i = 1; i <= layouts; i++) {
    at = name[i]
    split(at, part, ".")
    remark = at == best ? "the fastest" : ""
    if (at == chosen) remark = remark (remark ? "; " : "") "the fastest by prediction"
    if (at == usual) remark = remark (remark ? "; " : "") "PETSc's own"
    printf "| %d x %d | %d | %.3f | %.1f %% | %d | %.3f | %.3f | %s |\n", part[1], processes / part[1], part[2], took[at],
      100 * (took[at] / took[best] - 1), calls[at], inside[at], predicted[at], remark
  }
  print ""
  printf "Regret of the layout that is fastest by prediction: %.1f %%.", 100 * (took[chosen] / took[best] - 1)
  if (usual in took) printf " Of PETSc's own: %.1f %%.", 100 * (took[usual] / took[best] - 1)
  print ""
}
