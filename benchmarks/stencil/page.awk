# The page of stencil-report, of its CSV file.
BEGIN { FS = "," }

# Sorts values[1..count], few.
function sort(values, count, i, j, x) {
  for (i = 2; i <= count; i++) {
    x = values[i]
    for (j = i - 1; j > 0 && values[j] > x; j--) values[j + 1] = values[j]
    values[j + 1] = x
  }
}
function median(values, count) { return count % 2 ? values[(count + 1) / 2] : (values[count / 2] + values[count / 2 + 1]) / 2 }
# "1.90 (1.80 to 2.00)": median, least, most.
function spread(values, count, format) {
  sort(values, count)
  return sprintf(format " (" format " to " format ")", median(values, count), values[1], values[count])
}

/^# host: / { sub(/^# host: /, ""); split($0, word, " "); hosts = hosts "| " word[6] " | " word[1] " | " word[2] " | " word[3] " | " word[4] " | " word[5] " |\n"; next }
/^# / { key = $0; sub(/^# /, "", key); value = key; sub(/:.*/, "", key); sub(/^[^:]*: /, "", value); fact[key] = value; next }
$1 == "setup" { next }
{
  if (!($1 in pairs)) order[++setups] = $1
  at = ++pairs[$1]
  plan_s[$1, at] = $7; block_s[$1, at] = $12; ratio[$1, at] = $12 / $7; off[$1, at] = 100 * ($6 / $7 - 1)
  shape[$1] = $3 ", " $4 " to " $5
  block_shape[$1] = $8 ", " $9 " to " $10
}

function of_setup(table, setup, values, i) {
  for (i = 1; i <= pairs[setup]; i++) values[i] = table[setup, i]
  return pairs[setup]
}

END {
  print "# A stencil under its plan, beside block order\n"
  printf "Made by `cmake --build build --target stencil-report` (here %d minutes) on %s. Jacobi's iteration (`examples/stencil.c`) on %d x %d points, %d steps, by Open MPI over TCP,\n", fact["minutes"], fact["computer"], fact["points"], fact["points"], fact["steps"]
  print "on hosts that one computer makes up (`tests/cluster`), each with a quota of processor time. The machine is what `hscal machine measure --anyway` found there; how fast"
  print "points are relaxed the program measures itself at its beginning (`hscal_recon`, not in the seconds). *Plan*: the processes and the arrangement of `hscal_model_comm` (here of the last pair),"
  print "the points divided by the speeds that it tells. *Block order*: the processes as they were started, with equal parts (`HSCAL_OFF=1`). Plan and block order run in"
  print "pairs, by turns the one first and the other."
  if (fact["others"] > 5) printf "\n**The computer was not quiet:** others had up to %d %% of its processors.\n", fact["others"]
  print "\n| hosts | host | processors | of each | Mbit/s | us to the switch |\n|---|---|---|---|---|---|"
  printf "%s", hosts
  print "\nSeconds, and block order / plan of each pair: median (least to most). Arrangement, and points of a process.\n"
  print "| hosts | pairs | plan | s | block order | s | block order / plan | prediction of the plan off % |\n|---|---|---|---|---|---|---|---|"
  for (i = 1; i <= setups; i++) {
    s = order[i]
    n = of_setup(plan_s, s, values); plan = spread(values, n, "%.2f")
    of_setup(block_s, s, values); block = spread(values, n, "%.2f")
    of_setup(ratio, s, values); gain = spread(values, n, "%.2f")
    of_setup(off, s, values); wrong = spread(values, n, "%+.0f")
    printf "| %s | %d | %s | %s | %s | %s | **%s** | %s |\n", s, n, shape[s], plan, block_shape[s], block, gain, wrong
  }
}
