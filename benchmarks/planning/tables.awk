# Makes docs/results/planning.md of the rows of planning: what a program waits for plans, and what plans lose by it.
function text_s(s) { return s < 1e-4 ? sprintf("%.3g us", s * 1e6) : s < 0.1 ? sprintf("%.3g ms", s * 1e3) : sprintf("%.3g s", s) }
function percent(x) { return sprintf(x < 0.095 && x > 0 ? "%.2g" : "%.1f", x) }
BEGIN {
  FS = ","
  nbands = split("1 ms,10 ms,100 ms,1 s,10 s,above", band)
  split("0.001,0.01,0.1,1,10,1e9", limit)
}
NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
{
  machine = $1; routine = $2; n = $3
  first = $(at["first_s"]); call = $(at["first_call_s"]); similar = $(at["similar_s"]); similar_call = $(at["similar_call_s"])
  if (!(machine in seen_machine)) { seen_machine[machine] = 1; machines[++nmachines] = machine }
  if (!(routine in seen_routine)) { seen_routine[routine] = 1; routines[++nroutines] = routine }
  if (!(n in seen_size)) { seen_size[n] = 1; sizes[++nsizes] = n }
  cell[machine, routine, n] = text_s(call) ": " sprintf("%.1f", first * 1e3) " ms, " sprintf("%.1f", similar * 1e6) " us"
  rows++
  if (first > 0.01 && first > 0.01 * call) late[++nlate] = sprintf("%s %s of N = %d %.0f ms of %s", machine, routine, n, first * 1e3, text_s(call))
  if (similar > 0.01 * similar_call) { dear++; if (similar_call > longest) longest = similar_call }
  if ($(at["similar_evaluated"]) == 0 && similar > slowest) slowest = similar
  for (b = 1; call > limit[b]; b++);
  loss = 100 * ($(at["first_judged_s"]) / $(at["first_usual_s"]) - 1)
  other = 100 * ($(at["similar_judged_s"]) / $(at["similar_usual_s"]) - 1)
  where = machine == "64x16" ? "large" : "small"
  count[where, b]++; sum[where, b] += loss; sum2[where, b] += other
  if (count[where, b] == 1 || loss > worst[where, b]) worst[where, b] = loss
  if (count[where, b] == 1 || other > worst2[where, b]) worst2[where, b] = other
}
END {
  print "# What planning takes of a call, in a program\n"
  print "Made by `cmake --build build --target planning-report`: processor seconds (`CLOCK_THREAD_CPUTIME_ID`) of one decision on one core, the least of " repeats ".\n"
  print "**The rule.** A program waits for a plan at most 10 ms, or 1 % of what the call is predicted to take where that is more (`hscal_options.in_program`,"
  print "which all contexts set; `hscal plan --in-program` shows such a plan). That goes for the first call of its kind: routine, letters, blocks given, each size in"
  print "the same half octave, machine and limits. Further calls of the kind get the same layout without a search, their seconds scaled, with a wider interval."
  print "`HSCAL_PATIENCE` multiplies this limit. At the shell, where somebody waits once for a job of hours, `hscal plan` takes longer ([search.md](../explanation/search.md#the-budget)).\n"
  printf "Of %d first calls of their kind %d take longer than that", rows, nlate + 0
  for (i = 1; i <= nlate; i++) printf "%s%s", i == 1 ? ": " : "; ", late[i]
  print "."
  printf "Further calls take %.0f us at most (where 1 %% of the call pays for it they are timed again); ", slowest * 1e6
  if (dear > 0) printf "in %d of %d that is more than 1 %% of the call, none of which takes longer than %s.\n", dear, rows, text_s(longest)
  else print "that is at most 1 % of the call in all."
  print "\nOn 1,024 processes timing the rule of thumb takes 3 to 8 ms even by the rough clock, of eigenvalue routines 15 to 18. So its closed form stands in for it where the plan is surely"
  print "faster; it is timed where it might be the best, whatever that takes. What the longest of these calls lose there, `HSCAL_PATIENCE=10` finds ([program_plans.md](../explanation/program_plans.md))."
  print "\n## What plans lose by it\n"
  print "Seconds of the layouts by the good clock, over those of searches that think as long as usual (`hscal plan`); mean and worst, by the length of the call. Up to 64 processes"
  print "(the first four machines), and 1,024. The first of its kind, and one 2 % larger that gets the layout of the first.\n"
  print "| call up to | calls | first | like it | calls on 1,024 | first | like it |"
  print "|---|---|---|---|---|---|---|"
  for (b = 1; b <= nbands; b++) {
    if (!count["small", b] && !count["large", b]) continue
    printf "| %s |", band[b]
    for (w = 1; w <= 2; w++) {
      where = w == 1 ? "small" : "large"
      if (count[where, b])
        printf " %d | %s, %s %% | %s, %s %% |", count[where, b], percent(sum[where, b] / count[where, b]), percent(worst[where, b]), percent(sum2[where, b] / count[where, b]), percent(worst2[where, b])
      else
        printf " | | |"
    }
    print ""
  }
  print "\nNone is slower than the rule of thumb, as far as the clock knows that was asked. A call that takes so long that four times the usual thinking is less than 1 % of it loses nothing: it is planned as at the shell."
  for (m = 1; m <= nmachines; m++) {
    printf "\n## %s\n\nWhat the call takes: decision of the first of its kind, and of one like it.\n\n| N |", machines[m]
    for (r = 1; r <= nroutines; r++) printf " %s |", routines[r]
    printf "\n|---|"
    for (r = 1; r <= nroutines; r++) printf "---|"
    print ""
    for (s = 1; s <= nsizes; s++) {
      printf "| %d |", sizes[s]
      for (r = 1; r <= nroutines; r++) printf " %s |", cell[machines[m], routines[r], sizes[s]]
      print ""
    }
  }
}
