# Makes docs/results/claims.md of the rows of claims: what programs claim, and what they have.
function mean(sum, count) { return count > 0 ? sprintf("%.2f", exp(sum / count)) : "-" }
function note(key) {
  calls[key]++
  have[key] += log(usual / program); best[key] += log(usual / plan)
  if (usual / program < least[key] || calls[key] == 1) least[key] = usual / program
  slower[key] += program > 1.02 * usual
  if (gain == "nan") return
  claims[key]++
  over[key] += log(too_much); covered[key] += $9 <= usual / program && usual / program <= $10
  much[key] += too_much > 1.5
  if (too_much > most[key]) most[key] = too_much
}
function row(name, key) {
  printf "| %s | %d | %s | %s | %.2f | %d | %d | %s | %.2f | %d %% | %d %% |\n", name, calls[key], mean(best[key], calls[key]),
    mean(have[key], calls[key]), least[key], slower[key], claims[key], mean(over[key], claims[key]), most[key],
    100 * much[key] / claims[key], 100 * covered[key] / claims[key]
}
BEGIN { FS = "|" }
NR == 1 { next }
{
  usual = $5; plan = $6; program = $7; gain = $8
  too_much = gain == "nan" ? 0 : gain / (usual / program)
  if (!($1 in calls)) kinds[++nkinds] = $1
  if (!($2 in calls)) machines[++nmachines] = $2
  if (!($3 in calls)) routines[++nroutines] = $3
  note($1); note($2); note($3); note("all")
  if (gain != "nan" && too_much > 2) worst[++nworst] = sprintf("%08.3f|%s %s, n = %d: claims %.2f, has %.2f", too_much, $2, $3, $4, gain, usual / program)
}
END {
  head = " | calls | `hscal plan` gains | programs gain | least | slower | claims | too much | most | above 1.5 | in the interval |\n|---|---|---|---|---|---|---|---|---|---|---|"
  print "# What programs claim to gain\n"
  print "Made by `cmake --build build --target claims-report` in five minutes. The clock is hscal's own, as Open MPI 4.1"
  print "communicates.\n"
  print "A program plans in 10 ms, or in 1 % of the call: it has no time for all"
  print "[usual layouts](../explanation/baselines.md) in whose name it claims a gain. Here process 0 plans alone, its first call"
  print "of the kind, and `hscal plan` judges: the *best usual layout* is the fastest of all of them by the good clock, and so is"
  print "the program's layout timed.\n"
  print "- *gains*: best usual layout / plan, geometric mean; *least*: of the programs; *slower*: calls whose plan takes over 2 %"
  print "  longer than the best usual layout."
  print "- *claims*: calls whose plan is no usual layout. *too much*: claimed gain / gain, geometric mean; *most*; the part"
  print "  *above 1.5*."
  print "- *in the interval*: the part of claims whose gain lies in the interval that the plan tells (`guard`); 90 % would be"
  print "  right.\n"
  print "| nodes" head
  row("all", "all")
  for (i = 1; i <= nkinds; i++) row(kinds[i] == "alike" ? "alike" : "unlike, " kinds[i], kinds[i])
  print "\nBy the machines *chosen by* it was chosen when a program leaves the guide's layout"
  print "([notebook](../notebook/calibration_search.md)); nothing was chosen by the *unseen* ones.\n"
  print "| machine" head
  for (i = 1; i <= nmachines; i++) row("`" machines[i] "`", machines[i])
  print "\n| routine" head
  for (i = 1; i <= nroutines; i++) row(routines[i], routines[i])
  for (i = 2; i <= nworst; i++) {
    for (k = i; k > 1 && worst[k] > worst[k - 1]; k--) { swap = worst[k]; worst[k] = worst[k - 1]; worst[k - 1] = swap }
  }
  printf "\nClaims of more than twice what there is: %d.", nworst + 0
  if (nworst > 0) print " The worst:\n"; else print ""
  for (i = 1; i <= nworst && i <= 8; i++) { split(worst[i], of, "|"); print "- " of[2] }
}
