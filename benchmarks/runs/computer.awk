# docs/results/measured.md of measured.csv, or the page of another MPI library: the error of each prediction, as the clock showed it and as it would have been at the speed of the
# machine file. Lines of "# key: value" tell of the run.
function percent(x) { return sprintf("%+.1f", 100 * x) }
function size(x) { return x < 0 ? -x : x }
function add(to, off) {
  count[to]++; total[to] += off
  if (off > worst[to]) worst[to] = off
}
# A line of the table of errors: mean and worst, of the clock and at the machine's speed.
function row(what) {
  printf "| %s | %d | %.1f | %.1f | %.1f | %.1f | %.1f | %.1f |\n", what, count[what], 100 * total[what] / count[what], 100 * worst[what], 100 * total[what, "steady"] / count[what], 100 * worst[what, "steady"],
    100 * total[what, "smpi"] / count[what], 100 * worst[what, "smpi"]
}
function met(is_met) { return is_met ? "met" : "**missed**" }
BEGIN { FS = "," }
/^# / { at = index($0, ": "); fact[substr($0, 3, at - 3)] = substr($0, at + 2); next }
$1 == "routine" { next }
{
  speed = fact["dgemm of the machine"]
  steady_s = $15 / speed
  off = $16 / $10 - 1; steady_off = $16 / steady_s - 1; smpi_off = $17 / steady_s - 1
  if ($17 != $16) others++
  lines[++nlines] = sprintf("| %s | %d | %d x %d | %d | %d | %.4g | %.3g to %.3g | %.3g | %.4g | %.4g | %s | %s |", $1, $2, $4, $5, $7, $8, $10, $11, $12, $14, steady_s, $16, percent(off), percent(steady_off))
  if (!($1 in seen)) { seen[$1] = 1; routines[++nroutines] = $1 }
  if (!("N = " $2 in seen)) { seen["N = " $2] = 1; orders[++norders] = "N = " $2 }
  split($1 SUBSEP "N = " $2 SUBSEP "all", groups, SUBSEP)
  for (i = 1; i <= 3; i++) {
    add(groups[i], size(off))
    add(groups[i] SUBSEP "steady", size(steady_off))
    add(groups[i] SUBSEP "smpi", size(smpi_off))
  }
  if (size(steady_off) >= worst["all", "steady"]) worst_name = $1 " of " $2 " on " $4 " x " $5 ", NB " $7
  if (!least || $14 < least) least = $14
  if ($14 > most) most = $14
}
END {
  print "# Predictions against the clock of this computer\n"
  library = fact["mpi"]
  option = library == "openmpi" ? "" : " of a build with `-DHSCAL_MPI=" library "`"
  print "Made by `cmake --build build --target measured-report`" option " (here " fact["minutes"] " minutes) on " fact["computer"] ". Real runs of ScaLAPACK on two processes of one thread each, by"
  print (library == "openmpi" ? "Open MPI" : library == "mpich" ? "MPICH" : library) "'s shared memory. The machine is what `hscal machine measure` found just before, the predictions are those of `hscal timeof`.\n"
  print "Each layout ran " fact["rounds"] " times, in turn with the others; the median is told, of the slower process. A round in which other work had more than " fact["most others"] " % of the"
  print "processors was run again; that was decided before. Before and after each run both processes run a dgemm of 256: in the median of a layout these had " sprintf("%.3g to %.3g", least, most) " Gflop/s,"
  print "in the machine file " sprintf("%.3g", speed) ". *At that speed*: each run's seconds times its own dgemm's speed over the machine's, so that what the computer's hardware does for other"
  print "guests counts less. *As smpi*: predicted with collectives as SMPI's own, as hscal did before it knew libraries; " others + 0 " of these predictions differ.\n"
  print "| of the errors, in % | layouts | mean | worst | mean at that speed | worst at that speed | mean as smpi | worst as smpi |\n|---|---|---|---|---|---|---|---|"
  row("all")
  for (i = 1; i <= nroutines; i++) row(routines[i])
  for (i = 1; i <= norders; i++) row(orders[i])
  mean = total["all", "steady"] / count["all"]
  off_by_smpi = total["all", "smpi"] / count["all"]
  printf "\nNot worse in the mean than as smpi: %s (%.2f and %.2f %%).\n", met(mean <= off_by_smpi), 100 * mean, 100 * off_by_smpi
  printf "Targets, at that speed: mean 5 %%: %s; worst 15 %%: %s (%s).\n", met(mean <= 0.05), met(worst["all", "steady"] <= 0.15), worst_name
  print "\n## Runs\n\n| routine | N | grid | NB | panel | seconds | least to most | dgemm Gflop/s | seconds at that speed | predicted | off % | at that speed |\n|---|---|---|---|---|---|---|---|---|---|---|---|"
  for (i = 1; i <= nlines; i++) print lines[i]
}
