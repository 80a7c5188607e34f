# Makes docs/results/many.md of rows of planners for thousands of processes: what plans lose there. Variable remark: what else is to be said. After text.awk.
function note(what, where, who, x,   key) {
  key = what SUBSEP where SUBSEP who
  sum[key] += x; n[key]++
  if (x > worst[key]) { worst[key] = x; worst_call[key] = $(at["routine"]) " on " $2 }
}
function mean(what, where, who) { return sum[what, where, who] / n[what, where, who] }
function mean_and_worst(what, where, who) { return percent(mean(what, where, who)) ", " percent(worst[what, where, who]) " %" }
function off(ratio) { return most(ratio, 1 / ratio) - 1 }
# A row for each number of processes, with the seconds of planning if is_timed.
function table(what, is_timed,   i, k) {
  print "| processes | calls | process 0 alone | all together | patience 0.1 | hscal plan | patience 30 |"
  print "|---|---|---|---|---|---|---|"
  for (k = 1; k <= nsizes; k++) {
    if (!n[what, size[k], "alone"]) continue
    printf "| %d | %d |", size[k], n[what, size[k], "alone"]
    for (i = 1; i <= nwho; i++) printf " %s |", cell(what, size[k], who[i], is_timed)
    print ""
  }
}
function cell(what, where, who, is_timed,   some) {
  if (!n[what, where, who]) return "-"
  some = n[what, where, who] < n[what, where, "alone"] ? " (" n[what, where, who] " calls)" : ""
  return mean_and_worst(what, where, who) some (is_timed ? "; " text_s(mean("thinking", where, who)) : "")
}
function is_tried(who) { return $(at[who "_judged_s"]) != "nan" }
BEGIN { FS = ","; nwho = split("alone together quick usual patient", who, " "); nsizes = split("4096 10000", size, " ") }
NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
{
  best = 1e300
  for (i = 1; i <= nwho; i++) if (is_tried(who[i])) best = least(best, $(at[who[i] "_judged_s"]))
  for (i = 1; i <= nwho; i++) {
    if (!is_tried(who[i])) continue
    note("loss", $2, who[i], $(at[who[i] "_judged_s"]) / best - 1)
    note("thinking", $2, who[i], $(at[who[i] "_thinking_s"]))
    if ($(at["is_exact"])) note("claim", $2, who[i], off($(at[who[i] "_predicted_s"]) / $(at[who[i] "_judged_s"])))
  }
  if ($(at["is_exact"])) note("sample", "all", "usual", off($(at["usual_sampled_s"]) / $(at["usual_judged_s"])))
  sampled += !$(at["is_exact"])
  text = sprintf("| %s | %d | %s | %s%s |", $3, $2, $1, text_s(best), $(at["is_exact"]) ? "" : " (sample)")
  for (i = 1; i <= nwho; i++)
    text = text (is_tried(who[i]) ? sprintf(" %s: +%s %% |", $(at[who[i]]), percent($(at[who[i] "_judged_s"]) / best - 1)) : " - |")
  line[++rows] = text
}
END {
  print "# Plans for 4,096 and 10,000 processes\n"
  print "Made by `cmake --build build --target many-report`: each of twelve routines on one of three kinds of machines, planned by process 0 of a program alone, by 4,096 processes together, and as `hscal plan`"
  print "does with patience 0.1, without an option, and with patience 30. 10,000 together are not tried: so many searches, one after another, take too long. The clock judges layouts over every event;"
  printf "in %d of %d rows these are too many for one of the layouts, and a sample ten times as large as those of searches judges it. ", sampled, rows
  printf "In the other rows, for the layout of `hscal plan`, that sample is %s %% off every event in the mean, %s %% at worst (%s processes).\n", percent(mean("sample", "all", "usual")), percent(worst["sample", "all", "usual"]), worst_call["sample", "all", "usual"]
  print "What a plan loses is its time over the least of the five.\n"
  print "Collectives as openmpi-4.1. Machines are synthetic, matrices of N = 312.5 sqrt(P): no call took part in fitting. Rows are in many.csv.\n"
  if (remark) print remark "\n"
  table("loss", 1)
  print "\nMean and worst loss; mean of the processor time of planning, of the slowest where all plan together.\n"
  print "What they predict is off what every event takes, where it was timed, by\n"
  table("claim", 0)
  print ""
  print "## All calls\n"
  print "| routine | processes | machine | best | process 0 alone | all together | patience 0.1 | hscal plan | patience 30 |"
  print "|---|---|---|---|---|---|---|---|---|"
  for (i = 1; i <= rows; i++) print line[i]
}
