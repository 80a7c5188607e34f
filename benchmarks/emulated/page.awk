# docs/results/emulated.md of emulated.csv: losses first, then gains, seconds, predictions. Lines of "# key: value" tell of the run.
function percent(x) { return sprintf("%+.1f", 100 * x) }
function size(x) { return x < 0 ? -x : x }
function times(x) { return sprintf("%.2f", x) }
function code(routine) { return "`" routine "`" }
# The label with the fewest seconds of a list.
function fastest(routine, list,   word, count, i, best) {
  count = split(list, word, " ")
  for (i = 1; i <= count; i++)
    if ((routine, word[i]) in median && (best == "" || median[routine, word[i]] < median[routine, best])) best = word[i]
  return best
}
# Spearman's, ties with their mean rank, as in benchmarks/measured/agreement.c.
function rank(of, routine, i,   j, r) {
  for (j = 1; j <= nlabels; j++) r += (of[routine, labels[j]] < of[routine, labels[i]]) - (of[routine, labels[j]] > of[routine, labels[i]])
  return r
}
function correlation(routine,   i, x, y, xy, xx, yy) {
  for (i = 1; i <= nlabels; i++) {
    x = rank(median, routine, i); y = rank(predicted, routine, i)
    xy += x * y; xx += x * x; yy += y * y
  }
  return xx > 0 && yy > 0 ? sprintf("%.2f", xy / sqrt(xx * yy)) : "none"
}
# The middle of list[1..count], which it sorts.
function middle(list, count,   i, j, x) {
  for (i = 2; i <= count; i++) {
    x = list[i]
    for (j = i - 1; j >= 1 && list[j] > x; j--) list[j + 1] = list[j]
    list[j + 1] = x
  }
  return count % 2 ? list[(count + 1) / 2] : (list[count / 2] + list[count / 2 + 1]) / 2
}
function is_plan(routine, label) { return told[routine, label] == told[routine, "plan"] }
# A cell of gains: the fastest of the list over the plan; bold where the plan is slower.
function gain(routine, list,   best, by) {
  best = fastest(routine, list)
  if (best == "") return "-"
  if (is_plan(routine, best)) return "the plan" (list ~ / / ? " (" best ")" : "")
  by = times(median[routine, best] / median[routine, "plan"])
  return (by < 1 ? "**" by "**" : by) (list ~ / / ? " (" best ")" : "")
}
function table_head(   i) {
  printf "| routine | N |"; for (i = 1; i <= nlabels; i++) printf " %s |", labels[i]; print ""
  printf "|---|---|"; for (i = 1; i <= nlabels; i++) printf "---|"; print ""
}
function tell_run(   i) {
  print "Made by `cmake --build build --target emulated-report` (here " fact["minutes"] " minutes) on " fact["computer"] ". Real runs of ScaLAPACK by Open MPI over TCP, a process per host, on hosts"
  print "that one computer makes up (`tests/cluster`). On each a BLAS kernel of level 2 or 3 sleeps until its operations would be done at the speed that was set, and"
  print "messages pass a switch in user space. So speeds, latencies and bandwidths are those below, whatever the computer; caches, memory and all else that programs do are the computer's."
  print "The machine is what `hscal machine measure --anyway` found there, the plans are those of `hscal plan`, the predictions those of `hscal timeof`.\n"
  if (fact["others"] + 0 > 10)
    print "**A rehearsal: other work had up to " fact["others"] " % of the processors in moments between the runs.** So waits are too long, those of many short messages most.\n"
  print "| host | processors | Gflop/s | Mbit/s | us to the switch |\n|---|---|---|---|---|"
  for (i = 1; i <= nhosts; i++) print host_row[i]
  print ""
}
function tell_losses(   r, i, routine, rival, lost, best, same) {
  print "## Where the plan loses\n"
  for (r = 1; r <= nroutines; r++) {
    routine = routines[r]
    best += is_plan(routine, fastest(routine, everything))
    for (i = 1; i <= nlabels; i++) {
      rival = labels[i]
      if (rival != "plan" && is_plan(routine, rival)) same = same code(routine) ": " rival ". "
      if (is_plan(routine, rival) || !((routine, rival) in median) || median[routine, rival] >= median[routine, "plan"]) continue
      lost++
      printf "- %s: %s takes %.3f s, the plan %.3f s, %s %%", code(routine), rival, median[routine, rival], median[routine, "plan"], percent(median[routine, "plan"] / median[routine, rival] - 1)
      print (most[routine, rival] >= least[routine, "plan"] ? "; their ranges overlap." : "; each of its runs is slower than each of those.")
    }
  }
  if (!lost) print "To none of the other layouts, in no routine."
  print "\nIn " best " of " nroutines " routines the plan is the fastest of all " nlabels " layouts. Of " checked " predictions " inside " are within the " sprintf("%.0f", 100 * promised) " % that the machine promises for 9 in 10; the worst is off by " percent(worst_off) " % (" worst_name ")."
  if (same != "") print "\nThe plan is a layout that is there by another name, too: " same "(Where it expects to gain less than the model's error, a plan keeps the guide's layout.)"
  print ""
}
function tell_gains(   r, routine) {
  print "<!-- emulated -->\n| seconds of the other layout / of the plan | guide (1 x 4) | best on all four hosts | best on the two fast hosts alone |\n|---|---|---|---|"
  for (r = 1; r <= nroutines; r++) {
    routine = routines[r]
    print "| " toupper(routine) " " order[routine] " | " gain(routine, "guide") " | " gain(routine, "guide 2x2-rows 2x2-columns 4x1") " | " gain(routine, "fast-1x2 fast-2x1") " |"
  }
  print "<!-- /emulated -->\n"
  print "## Gains of the plan\n"
  print "Seconds of the others / of the plan; bold: the plan is slower; *the plan*: that is the plan's own layout. *All hosts*: the best of guide, 2x2-rows, 2x2-columns and 4x1; *fast hosts*: of fast-1x2 and fast-2x1; *any*: of all seven."
  print "*Rank*: Spearman's correlation of predicted and measured seconds of a routine's layouts.\n"
  print "| routine | N | plan | guide | all hosts | fast hosts | any | rank | prediction of the plan off % |\n|---|---|---|---|---|---|---|---|---|"
  for (r = 1; r <= nroutines; r++) {
    routine = routines[r]
    print "| " routine " | " order[routine] " | " told[routine, "plan"] " | " gain(routine, "guide") " | " gain(routine, "guide 2x2-rows 2x2-columns 4x1") " | " \
      gain(routine, "fast-1x2 fast-2x1") " | " gain(routine, "guide 2x2-rows 2x2-columns 4x1 fast-1x2 fast-2x1 fast-alone") " | " correlation(routine) " | " \
      percent(predicted[routine, "plan"] / median[routine, "plan"] - 1) " |"
  }
  print "\nThe other layouts, hosts row by row:\n\n| layout | grid, blocks, panel width, hosts |\n|---|---|"
  for (i = 1; i <= nlabels; i++) if (labels[i] != "plan") print "| " labels[i] " | " told[routines[1], labels[i]] " |"
  print ""
}
function tell_seconds(   r, i, list, routine) {
  print "## Seconds\n\nMedian of " fact["rounds"] " rounds (least to most), the time of the slowest process. All layouts ran in turn within one mpirun, after a round that warmed up, every second round"
  print "backwards; processes outside of a layout slept. Each result was checked by its residual.\n"
  table_head()
  for (r = 1; r <= nroutines; r++) {
    routine = routines[r]; printf "| %s | %s |", routine, order[routine]
    for (i = 1; i <= nlabels; i++) printf " %.3f (%.3f to %.3f) |", median[routine, labels[i]], least[routine, labels[i]], most[routine, labels[i]]
    print ""
  }
  print "\n## Predictions\n\nSeconds, and what they are off by in %.\n"
  table_head()
  for (r = 1; r <= nroutines; r++) {
    routine = routines[r]; printf "| %s | %s |", routine, order[routine]
    for (i = 1; i <= nlabels; i++) {
      list[i] = size(predicted[routine, labels[i]] / median[routine, labels[i]] - 1)
      printf " %.3f (%s) |", predicted[routine, labels[i]], percent(predicted[routine, labels[i]] / median[routine, labels[i]] - 1)
    }
    middle_off[routine] = middle(list, nlabels)
    print ""
  }
  printf "\nMedian of the absolute errors: "
  for (r = 1; r <= nroutines; r++) printf "%s%s %.1f %%", (r > 1 ? ", " : ""), routines[r], 100 * middle_off[routines[r]]
  print "."
}
function tell_machine(   i, first, ideal_s) {
  print "\n## What was measured, and what was set\n"
  print "Measured speeds of " found_count["speeds"] " kernels are off by " found_least["speeds"] " to " found_most["speeds"] " %, bandwidths between " found_count["bandwidths"] " pairs of hosts by " \
    found_least["bandwidths"] " to " found_most["bandwidths"] " % of what TCP gets of the links."
  if (("pdgemm", "fast-alone") in median) {
    first = gflops[1]; ideal_s = 2 * order["pdgemm"] ^ 3 / (first * 1e9)
    print "A PDGEMM of " order["pdgemm"] " alone on a fast host takes " sprintf("%.4f", median["pdgemm", "fast-alone"]) " s; its operations at the speed that was set, " sprintf("%.4f", ideal_s) " s."
  }
  if (!ndoubts) { print "hscal doubts nothing of its measurement."; return }
  print "What hscal doubts of its measurement (kernels of level 1 and copies are the computer's, and faster than those that sleep, which it finds implausible):\n"
  for (i = 1; i <= ndoubts; i++) print "- " doubts[i]
}
BEGIN { FS = ","; promised = 0.1 }
/^# host: / { split(substr($0, 9), part, " "); gflops[++nhosts] = part[3]; host_row[nhosts] = "| " part[1] " | " part[2] " | " part[3] " | " part[4] " | " part[5] " |"; next }
/^# found / { split($0, part, /[: ]+/); found_count[part[3]] = part[4]; found_least[part[3]] = part[5]; found_most[part[3]] = part[6]; next }
/^# doubt: / { doubt = substr($0, 10); if (!(doubt in seen_doubt)) { seen_doubt[doubt] = 1; doubts[++ndoubts] = doubt }; next }
/^# / { at = index($0, ": "); fact[substr($0, 3, at - 3)] = substr($0, at + 2); next }
$1 == "routine" { next }
{
  routine = $1; label = $3
  if (!(routine in order)) { order[routine] = $2; routines[++nroutines] = routine }
  if (!(label in seen_label)) { seen_label[label] = 1; labels[++nlabels] = label; everything = everything " " label }
  told[routine, label] = $4 " x " $5 ", " ($6 == $7 ? $7 : $6 " x " $7) ", " $8 ", " $9
  median[routine, label] = $10; least[routine, label] = $11; most[routine, label] = $12; predicted[routine, label] = $14
  off = $14 / $10 - 1; checked++
  if (size(off) > size(worst_off)) { worst_off = off; worst_name = routine ", " label }
  offs[checked] = size(off)
}
END {
  if ("model_error" in fact) promised = fact["model_error"] + 0
  if ("interval_error" in fact) promised = fact["interval_error"] + 0
  for (i = 1; i <= checked; i++) inside += offs[i] <= promised
  print "# Plans beside other layouts, run on unequal hosts\n"
  tell_run(); tell_losses(); tell_gains(); tell_seconds(); tell_machine()
}
