# docs/results/emulated.md of emulated.csv, and quotas.md of quotas.csv: losses first, then gains, seconds, predictions. Lines of
# "# key: value" tell of the run. A task is a routine on the hosts of a set-up; where there is one set-up, the routine alone names it.
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
  for (j = 1; j <= nlabels; j++) if ((routine, labels[j]) in of) r += (of[routine, labels[j]] < of[routine, labels[i]]) - (of[routine, labels[j]] > of[routine, labels[i]])
  return r
}
function correlation(routine,   i, x, y, xy, xx, yy) {
  for (i = 1; i <= nlabels; i++) if ((routine, labels[i]) in median) {
    x = rank(median, routine, i); y = rank(predicted, routine, i)
    xy += x * y; xx += x * x; yy += y * y
  }
  return xx > 0 && yy > 0 ? xy / sqrt(xx * yy) : "none"
}
function correlation_text(routine,   found) {
  found = correlation(routine)
  return found == "none" ? found : sprintf("%.2f", found)
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
# "PDGEMM 3000 on quotas"
function shown(task,   part) { split(task, part, " on "); return toupper(part[1]) " " order[task] (part[2] == "" ? "" : " on " part[2]) }
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
  print "Made by `cmake --build build --target " fact["target"] "` (here " fact["minutes"] " minutes) on " fact["computer"] ". Real runs of ScaLAPACK by Open MPI over TCP, a process per host, on hosts"
  if (is_paced) {
    print "that one computer makes up (`tests/cluster`). On each a BLAS kernel of level 2 or 3 sleeps until its operations would be done at the speed that was set, and"
    print "messages pass a switch in user space. So speeds, latencies and bandwidths are those below, whatever the computer; caches, memory and all else that programs do are the computer's."
  } else {
    print "that one computer makes up (`tests/cluster`). Each has a part of a processor's time, by a quota of a control group as containers and batch systems give it, in periods of 10 ms,"
    print "and messages pass a switch in user space. So latencies and bandwidths are those below, and speeds are the computer's, which other guests of its hardware change from second to second."
  }
  print "The machine is what `hscal machine measure --anyway` found there, the plans are those of `hscal plan`, the predictions those of `hscal timeof`.\n"
  if (fact["others"] + 0 > 10)
    print "**A rehearsal: other work had up to " fact["others"] " % of the processors in moments between the runs.** So waits are too long, those of many short messages most.\n"
  print "| " (nsetups > 1 ? "set-up | " : "") "host | processors | " (is_paced ? "Gflop/s" : "part of each") " | Mbit/s | us to the switch |\n" (nsetups > 1 ? "|---" : "") "|---|---|---|---|---|"
  for (i = 1; i <= nhosts; i++) print host_row[i]
  print ""
}
function met(is_met) { return is_met ? "met" : "**missed**" }
function row(what, value, target, is_met) { print "| " what " | " value " | " target " | " (target == "" ? "" : met(is_met)) " |" }
# What the predictions are worth, beside what was set as a target before the runs.
function tell_targets(   error, scatter, width, least_rank, rank_found, losses, r) {
  if (!intervals) return
  error = middle(offs, checked); scatter = middle(scatters, checked); width = middle(widths, checked)
  least_rank = 1
  for (r = 1; r <= nroutines; r++) {
    rank_found = correlation(routines[r])
    if (rank_found != "none" && rank_found < least_rank) least_rank = rank_found
    losses += is_beaten(routines[r])
  }
  print "## Predictions and plans\n\n| of " checked " layouts of " nroutines " tasks | here | target | |\n|---|---|---|---|"
  row("median error", sprintf("%.0f %%", 100 * error), "12 % and the scatter of repeats", error <= 0.12 + scatter)
  row("scatter of repeats (half of least to most, median)", sprintf("%.0f %%", 100 * scatter), "")
  row("within the 90 % interval", inside_own " of " checked, sprintf("%d", int(0.875 * checked + 0.999)), inside_own >= 0.875 * checked)
  row("half of the interval, median", sprintf("%.0f %%", 100 * width), "20 %", width <= 0.2)
  row("rank correlation, the least of the tasks", sprintf("%.2f", least_rank), "0.90", least_rank >= 0.9)
  row("plans each of whose runs is slower than each of some other layout's", losses " of " nroutines, "0", losses == 0)
  print ""
}
# Is some other layout faster than the plan, beyond what repeats scatter?
function is_beaten(routine,   i) {
  for (i = 1; i <= nlabels; i++)
    if ((routine, labels[i]) in median && !is_plan(routine, labels[i]) && most[routine, labels[i]] < least[routine, "plan"]) return 1
  return 0
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
  print "\nIn " best " of " nroutines (nsetups > 1 ? " tasks" : " routines") " the plan is the fastest of all " (nsetups > 1 ? "" : nlabels " ") "layouts. Of " checked " predictions " inside " are within the " sprintf("%.0f", 100 * promised) " % that the machine promises for 9 in 10; the worst is off by " percent(worst_off) " % (" worst_name ")."
  if (same != "") print "\nThe plan is a layout that is there by another name, too: " same "(Where it expects to gain less than the model's error, a plan keeps the guide's layout.)"
  print ""
}
function tell_gains(   r, i, routine) {
  print "<!-- " fact["part"] " -->\n| seconds of the other layout / of the plan | guide" (nsetups > 1 ? "" : " (1 x 4)") " | best on all hosts | best on the two fast hosts alone |\n|---|---|---|---|"
  for (r = 1; r <= nroutines; r++) {
    routine = routines[r]
    print "| " shown(routine) " | " gain(routine, "guide") " | " gain(routine, all_hosts) " | " gain(routine, "fast-1x2 fast-2x1") " |"
  }
  print "<!-- /" fact["part"] " -->\n"
  print "## Gains of the plan\n"
  print "Seconds of the others / of the plan; bold: the plan is slower; *the plan*: that is the plan's own layout. *All hosts*: the best of those on all; *fast hosts*: of fast-1x2 and fast-2x1; *any*: of all the others."
  print "*Rank*: Spearman's correlation of predicted and measured seconds of a routine's layouts.\n"
  print "| routine | N | plan | guide | all hosts | fast hosts | any | rank | prediction of the plan off % |\n|---|---|---|---|---|---|---|---|---|"
  for (r = 1; r <= nroutines; r++) {
    routine = routines[r]
    print "| " routine " | " order[routine] " | " told[routine, "plan"] " | " gain(routine, "guide") " | " gain(routine, all_hosts) " | " \
      gain(routine, "fast-1x2 fast-2x1") " | " gain(routine, all_hosts " fast-1x2 fast-2x1 fast-alone") " | " correlation_text(routine) " | " \
      percent(predicted[routine, "plan"] / median[routine, "plan"] - 1) " |"
  }
  print "\nThe other layouts, hosts row by row:\n\n| layout | grid, blocks, panel width, hosts |\n|---|---|"
  for (r = 1; r <= nroutines; r++) if (first_of_setup[routines[r]])
    for (i = 1; i <= nlabels; i++) if (labels[i] != "plan" && (routines[r], labels[i]) in told) print "| " labels[i] " | " told[routines[r], labels[i]] " |"
  print ""
}
function tell_seconds(   r, i, list, count, routine) {
  print "## Seconds\n\nMedian of " fact["rounds"] " rounds (least to most), the time of the slowest process. All layouts ran in turn within one mpirun, after a round that warmed up, every second round"
  print "backwards; processes outside of a layout slept. Each result was checked by its residual.\n"
  table_head()
  for (r = 1; r <= nroutines; r++) {
    routine = routines[r]; printf "| %s | %s |", routine, order[routine]
    for (i = 1; i <= nlabels; i++) if (!((routine, labels[i]) in median)) printf " - |"; else printf " %.3f (%.3f to %.3f) |", median[routine, labels[i]], least[routine, labels[i]], most[routine, labels[i]]
    print ""
  }
  print "\n## Predictions\n\nSeconds, and what they are off by in %.\n"
  table_head()
  for (r = 1; r <= nroutines; r++) {
    routine = routines[r]; printf "| %s | %s |", routine, order[routine]
    for (i = count = 1; i <= nlabels; i++) {
      if (!((routine, labels[i]) in median)) { printf " - |"; continue }
      list[count++] = size(predicted[routine, labels[i]] / median[routine, labels[i]] - 1)
      printf " %.3f (%s) |", predicted[routine, labels[i]], percent(predicted[routine, labels[i]] / median[routine, labels[i]] - 1)
    }
    middle_off[routine] = middle(list, count - 1)
    print ""
  }
  printf "\nMedian of the absolute errors: "
  for (r = 1; r <= nroutines; r++) printf "%s%s %.1f %%", (r > 1 ? ", " : ""), routines[r], 100 * middle_off[routines[r]]
  print "."
}
function tell_machine(   i, first, ideal_s) {
  print "\n## What was measured" (is_paced ? ", and what was set" : "") "\n"
  if (is_paced) {
    print "Measured speeds of " found_count["speeds"] " kernels are off by " found_least["speeds"] " to " found_most["speeds"] " %, bandwidths between " found_count["bandwidths"] " pairs of hosts by " \
      found_least["bandwidths"] " to " found_most["bandwidths"] " % of what TCP gets of the links."
    if (("pdgemm", "fast-alone") in median) {
      first = speed[1]; ideal_s = 2 * order["pdgemm"] ^ 3 / (first * 1e9)
      print "A PDGEMM of " order["pdgemm"] " alone on a fast host takes " sprintf("%.4f", median["pdgemm", "fast-alone"]) " s; its operations at the speed that was set, " sprintf("%.4f", ideal_s) " s."
    }
  }
  for (i = 1; i <= nmeasured; i++) print "- " measured[i]
  if (!ndoubts) { print "hscal doubts nothing of its measurement."; return }
  print "What hscal doubts of its measurement (" (is_paced ? "kernels of level 1 and copies are the computer's, and faster than those that sleep, which it finds implausible" : "for each host the work of the others is other work, as for a container") "):\n"
  for (i = 1; i <= ndoubts; i++) print "- " doubts[i]
}
BEGIN { FS = ","; promised = 0.1; all_hosts = "guide 2x2-rows 2x2-columns 4x1 3x1"; fact["target"] = "emulated-report"; fact["part"] = "emulated"; nsetups = 1 }
/^# setups: / { nsetups = substr($0, 11) + 0; next }
/^# host: / {
  count = split(substr($0, 9), part, " ")
  speed[++nhosts] = part[3]
  is_paced = part[3] !~ /%/
  host_row[nhosts] = "| " (nsetups > 1 ? part[6] " | " : "") part[1] " | " part[2] " | " part[3] " | " part[4] " | " part[5] " |"
  next
}
/^# found / { split($0, part, /[: ]+/); found_count[part[3]] = part[4]; found_least[part[3]] = part[5]; found_most[part[3]] = part[6]; next }
/^# measured: / { measured[++nmeasured] = substr($0, 13); next }
/^# doubt: / { doubt = substr($0, 10); if (!(doubt in seen_doubt)) { seen_doubt[doubt] = 1; doubts[++ndoubts] = doubt }; next }
/^# / { at = index($0, ": "); fact[substr($0, 3, at - 3)] = substr($0, at + 2); next }
$1 == "routine" { for (i = 1; i <= NF; i++) column[$i] = i; next }
{
  setup = "setup" in column ? $column["setup"] : ""
  routine = nsetups > 1 ? $1 " on " setup : $1; label = $3
  if (!(routine in order)) {
    order[routine] = $2; routines[++nroutines] = routine
    first_of_setup[routine] = !(setup in seen_setup); seen_setup[setup] = 1
  }
  if (!(label in seen_label)) { seen_label[label] = 1; labels[++nlabels] = label; everything = everything " " label }
  told[routine, label] = $4 " x " $5 ", " ($6 == $7 ? $7 : $6 " x " $7) ", " $8 ", " $9
  seconds = $column["median_s"]; expected_s = $column["predicted_s"]
  median[routine, label] = seconds; least[routine, label] = $column["least_s"]; most[routine, label] = $column["most_s"]; predicted[routine, label] = expected_s
  off = expected_s / seconds - 1; checked++
  if (size(off) > size(worst_off)) { worst_off = off; worst_name = routine ", " label }
  offs[checked] = size(off)
  if ("interval_error" in column) {
    intervals++
    width = $column["interval_error"]
    widths[checked] = width; scatters[checked] = (most[routine, label] - least[routine, label]) / 2 / seconds
    inside_own += seconds >= expected_s * (1 - width) && seconds <= expected_s * (1 + width)
  }
}
END {
  if ("model_error" in fact) promised = fact["model_error"] + 0
  if ("interval_error" in fact) promised = fact["interval_error"] + 0
  for (i = 1; i <= checked; i++) inside += offs[i] <= promised
  print is_paced ? "# Plans beside other layouts, run on unequal hosts\n" : "# Plans beside other layouts, run on hosts with quotas\n"
  tell_run(); tell_losses(); tell_targets(); tell_gains(); tell_seconds(); tell_machine()
}
