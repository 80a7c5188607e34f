# The page of decision times from the rows of scale.
BEGIN {
  FS = ","
  print "# How long decisions take\n"
  print "Made by `cmake --build build --target scale-report`: processor seconds of one plan on one core: by default / with `--patience 0.1` (the least of three, if that is below 0.1 s). Synthetic machines; N is"
  print "2000 times the cube root of the processes. `--patience 0.1` has a goal: 10 ms for 64 processes, 100 ms for 1,024, 1 s for 10,000; the default, for whoever waits once for a job of hours, thinks longer ([planning_time.md](../reference/planning_time.md)). What took more than 1 s is not tried on"
  print "more processes. Ten routines are planned on all machines, one of each other scheme where there is a goal, on equal nodes. The picture is scale.png (a green band: all routines with `--patience 0.1`), all rows are in scale.csv.\n"
}
NR > 1 {
  shape = $4 " per node, " ($5 == 1 ? "equal" : $5 " kinds") ($6 ? ", " $6 " behind each switch" : "")
  if (!(shape in at)) { at[shape] = ++shapes; name[shapes] = shape }
  if (!($1 in row)) { row[$1] = ++rows; routine[rows] = $1 }
  if (!($3 in column)) { column[$3] = ++columns; processes[columns] = $3 }
  seconds[shape, $1, $3] = sprintf("%.4f / %.4f", $7, $14)
  goal_s = $3 == 64 ? 0.01 : $3 == 1024 ? 0.1 : $3 == 10000 ? 1 : 0
  if (goal_s) {
    tried++; if ($14 > goal_s) quick_missed++
    if ($8 > 0) { slower = $19 / $8 - 1; sum += slower; if (slower > slowest) slowest = slower }
    if ($16) { rough++; covered += $17 <= $19 && $19 <= $18 }
    if ($14 / goal_s > quick_worst) { quick_worst = $14 / goal_s; quick_where = $1 ", " $3 " processes, " shape }
    if ($7 / goal_s > worst) { worst = $7 / goal_s; where = $1 ", " $3 " processes, " shape } }
  if ($13 > most) most = $13
}
END {
  printf "Of %d plans with `--patience 0.1` %d miss the goal; the longest takes %.1f times as long as that (%s). Their layouts are %.1f %% slower in the mean, %.0f %% at worst, than those\n", tried, quick_missed, quick_worst, quick_where, 100 * sum / tried, 100 * slowest
  printf "of the default, as the good clock says. Planning by default takes up to %.0f times the goal (%s).\n", worst, where
  if (rough) printf "%d of them are predicted by the rough clock; the seconds of the good one lie within their 90 %% interval in %.0f %%.", rough, 100 * covered / rough
  printf " Most memory: %d MiB.\n", most
  for (s = 1; s <= shapes; s++) {
    printf "\n## %s\n\n| routine |", name[s]
    for (c = 1; c <= columns; c++) printf " %s |", processes[c]
    printf "\n|---|"
    for (c = 1; c <= columns; c++) printf "---|"
    printf "\n"
    for (r = 1; r <= rows; r++) {
      if (!((name[s], routine[r], 64) in seconds)) continue
      printf "| %s |", routine[r]
      for (c = 1; c <= columns; c++)
        if ((name[s], routine[r], processes[c]) in seconds) printf " %s |", seconds[name[s], routine[r], processes[c]]
        else printf " |"
      printf "\n"
    }
  }
}
