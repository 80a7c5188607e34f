# Makes docs/results/many.md of rows of planners for thousands of processes: what plans lose there.
function percent(x) { return sprintf("%.1f", 100 * x) }
function text_s(s) { return s < 0.1 ? sprintf("%.3g ms", s * 1e3) : sprintf("%.3g s", s) }
function note(where, who, loss, thinking) {
  sum[where, who] += loss; n[where, who]++; thought[where, who] += thinking
  if (loss > worst[where, who]) worst[where, who] = loss
}
function off(ratio) { return ratio < 1 ? 1 / ratio - 1 : ratio - 1 }
function note_claim(where, who, off_by) {
  claim[where, who] += off_by; nclaim[where, who]++
  if (off_by > worst_claim[where, who]) { worst_claim[where, who] = off_by; worst_call[where, who] = $(at["routine"]) " on " $2 }
}
BEGIN { FS = ","; nwho = split("alone quick usual patient", who, " ") }
NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
$1 == "machine" { next }
{
  best = 1e300
  for (i = 1; i <= nwho; i++) if ($(at[who[i] "_judged_s"]) < best) best = $(at[who[i] "_judged_s"])
  for (i = 1; i <= nwho; i++) note($2, who[i], $(at[who[i] "_judged_s"]) / best - 1, $(at[who[i] "_thinking_s"]))
  if ($(at["is_exact"])) {
    note_claim("", "sample", off($(at["usual_sampled_s"]) / $(at["usual_judged_s"])))
    for (i = 1; i <= nwho; i++) note_claim($2, who[i], off($(at[who[i] "_predicted_s"]) / $(at[who[i] "_judged_s"])))
  }
  sampled += !$(at["is_exact"])
  text = sprintf("| %s | %d | %s | %s%s |", $3, $2, $1, text_s(best), $(at["is_exact"]) ? "" : " (sample)")
  for (i = 1; i <= nwho; i++) text = text sprintf(" %s: +%s %% |", $(at[who[i]]), percent($(at[who[i] "_judged_s"]) / best - 1))
  line[++rows] = text
}
END {
  print "# Plans for 4,096 and 10,000 processes\n"
  print "Made by `cmake --build build --target many-report`: each of twelve routines on one of three kinds of machines, planned by process 0 of a program alone, and as `hscal plan` does with"
  print "patience 0.1, without an option, and with patience 30. All processes together are not tried: their thousands of searches, one after another, take too long. The clock judges layouts over every event;"
  printf "in %d of %d rows these are too many for one of the layouts, and a sample ten times as large as those of searches judges it. ", sampled, rows
  printf "In the other rows, for the layout of `hscal plan`, that sample is %s %% off every event in the mean, %s %% at worst (%s processes).\n", percent(claim["", "sample"] / nclaim["", "sample"]), percent(worst_claim["", "sample"]), worst_call["", "sample"]
  print "What a plan loses is its time over the least of the four.\n"
  print "Collectives as openmpi-4.1. Machines are synthetic, matrices of N = 312.5 sqrt(P): no call took part in fitting. Rows are in many.csv.\n"
  if (remark) print remark "\n"
  print "| processes | calls | process 0 alone | patience 0.1 | hscal plan | patience 30 |"
  print "|---|---|---|---|---|---|"
  for (w = 4096; w <= 10000; w += 5904) {
    if (!n[w, "alone"]) continue
    printf "| %d | %d |", w, n[w, "alone"]
    for (i = 1; i <= nwho; i++) printf " %s, %s %%; %s |", percent(sum[w, who[i]] / n[w, who[i]]), percent(worst[w, who[i]]), text_s(thought[w, who[i]] / n[w, who[i]])
    print ""
  }
  print "\nMean and worst loss; mean of the processor time of planning.\n"
  print "What they predict is off what every event takes, where it was timed, by\n"
  print "| processes | calls | process 0 alone | patience 0.1 | hscal plan | patience 30 |"
  print "|---|---|---|---|---|---|"
  for (w = 4096; w <= 10000; w += 5904) {
    if (!nclaim[w, "alone"]) continue
    printf "| %d | %d |", w, nclaim[w, "alone"]
    for (i = 1; i <= nwho; i++) printf " %s, %s %% |", percent(claim[w, who[i]] / nclaim[w, who[i]]), percent(worst_claim[w, who[i]])
    print ""
  }
  print ""
  print "## All calls\n"
  print "| routine | processes | machine | best | process 0 alone | patience 0.1 | hscal plan | patience 30 |"
  print "|---|---|---|---|---|---|---|---|"
  for (i = 1; i <= rows; i++) print line[i]
}
