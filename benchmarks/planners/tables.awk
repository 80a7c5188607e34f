# Makes docs/results/planners.md of the rows of planners: what plans lose that process 0 makes alone, or all processes together, and what they wait. Variable remark: what the computer did else. After text.awk.
function note(where, who, loss, thinking, call,   key) {
  key = where SUBSEP who
  sum[key] += loss; worst[key] = most(worst[key], loss); n[key]++
  late[key] += thinking > most(0.01, 0.01 * call)
  share[key] = most(share[key], thinking / call)
  slowest[key] = most(slowest[key], thinking)
}
# hscal plan without an option against patience 30, on the most processes.
function note_patience(processes, routine, machine, ratio) {
  if (processes + 0 > largest) largest = processes + 0
  if (!(routine in seen_routine)) { seen_routine[routine]; routines[++nroutines] = routine }
  if (!(machine in seen_machine)) { seen_machine[machine]; machines[++nmachines] = machine }
  against[processes + 0, routine, machine] = ratio
}
function print_patience(   r, m) {
  printf "\n## Patience 1 against 30, %d processes\n\nHow much longer, in %%, the layout of `hscal plan` without an option takes than that of patience 30:\n\n| routine |", largest
  for (m = 1; m <= nmachines; m++) printf " %s |", machines[m]
  printf "\n|---|"
  for (m = 1; m <= nmachines; m++) printf "---|"
  print ""
  for (r = 1; r <= nroutines; r++) {
    printf "| %s |", routines[r]
    for (m = 1; m <= nmachines; m++) printf " %s |", (largest, routines[r], machines[m]) in against ? percent(against[largest, routines[r], machines[m]] - 1) : "-"
    print ""
  }
}
BEGIN { FS = ","; nwho = split("alone together quick usual patient", who, " ") }
NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
{
  best = 1e300
  for (i = 1; i <= nwho; i++) best = least(best, $(at[who[i] "_judged_s"]))
  for (i = 1; i <= nwho; i++) {
    judged = $(at[who[i] "_judged_s"])
    note($2, who[i], judged / best - 1, $(at[who[i] "_thinking_s"]), judged)
    note("all", who[i], judged / best - 1, $(at[who[i] "_thinking_s"]), judged)
  }
  note_patience($2, $3, $1, $(at["usual_judged_s"]) / $(at["patient_judged_s"]))
  rows++
  if ($(at["together_judged_s"]) > 1.001 * $(at["alone_judged_s"])) {
    slower++
    if ($(at["together_judged_s"]) / $(at["alone_judged_s"]) > most_slower) { most_slower = $(at["together_judged_s"]) / $(at["alone_judged_s"]); which_slower = $3 " on " $2 " processes (" $1 ")" }
  }
  harm += $4 > 0 && $(at["together_judged_s"]) > 1.001 * $4
  line[rows] = sprintf("| %s | %d | %s | %s | %s: +%s %% | %s: +%s %% | %s | %s |", $3, $2, $1, text_s(best),
    $(at["alone"]), percent($(at["alone_judged_s"]) / best - 1), $(at["together"]), percent($(at["together_judged_s"]) / best - 1),
    text_s($(at["together_thinking_s"])), $(at["together_evaluated"]))
}
END {
  print "# Plans that all processes make\n"
  print "Made by `cmake --build build --target planners-report`: twelve routines on three kinds of machines, planned as a program does (`hscal_options.in_program`) by process 0"
  print "alone and by all processes together ([planners.md](../explanation/planners.md)); as `hscal plan` does with patience 0.1, without an option, and with patience 30. The clock judges all layouts over every event, or where these are too many (eigen and singular values of 1,024 processes) by a sample ten times as large as those of searches;"
  print "what a plan loses is its time over the least of the five. Thinking is processor time on one core, of the slowest planner; the messages between them are not in it."
  if (remark) print remark
  print "Collectives as openmpi-4.1. Machines are synthetic, matrices of N = 312.5 sqrt(P): no call took part in fitting. Rows are in planners.csv.\n"
  print "![What plans lose](planners.png)\n"
  print "| processes | calls | process 0 alone | all together | patience 0.1 | hscal plan | patience 30 |"
  print "|---|---|---|---|---|---|---|"
  nwhere = split("64 256 1024 all", where, " ")
  for (w = 1; w <= nwhere; w++) {
    if (!n[where[w], "alone"]) continue
    printf "| %s | %d |", where[w], n[where[w], "alone"]
    for (i = 1; i <= nwho; i++) printf " %s, %s %% |", percent(sum[where[w], who[i]] / n[where[w], who[i]]), percent(worst[where[w], who[i]])
    print ""
  }
  print "\nMean and worst loss. And what they wait, the slowest, and how many of the calls it is more than 10 ms and than 1 % of the call:\n"
  print "| processes | process 0 alone | all together | patience 0.1 | hscal plan | patience 30 |"
  print "|---|---|---|---|---|---|"
  for (w = 1; w <= nwhere; w++) {
    if (!n[where[w], "alone"]) continue
    printf "| %s |", where[w]
    for (i = 1; i <= nwho; i++) printf " %s, %d late |", text_s(slowest[where[w], who[i]]), late[where[w], who[i]]
    print ""
  }
  printf "\nOf %d plans made together %d are slower than those of process 0 alone", rows, slower + 0
  if (slower) printf ", by %s %% at worst: %s (the rough clock errs)", percent(most_slower - 1), which_slower
  printf "; %d are slower than the best usual layout. `hscal plan` without an option has no goal of 10 ms ([planning_time.md](../reference/planning_time.md)).\n", harm + 0
  print_patience()
  print "\n## All calls\n"
  print "| routine | processes | machine | best | process 0 alone | all together | they think | layouts timed |"
  print "|---|---|---|---|---|---|---|---|"
  for (i = 1; i <= rows; i++) print line[i]
}
