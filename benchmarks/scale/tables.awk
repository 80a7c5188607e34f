# The page of decision times from the rows of scale.
BEGIN {
  FS = ","
  print "# How long decisions take\n"
  print "Made by `cmake --build build --target scale-report`: processor seconds of one plan on one core: by default / with `--patience 0.1` (the least of three, if that is below 0.1 s). Synthetic machines; N is"
  print "2000 times the cube root of the processes. Budgets: 64 processes 0.01 s, 1,024 0.1 s, 10,000 1 s. What took more than 1 s is not tried on"
  print "more processes. Ten routines are planned on all machines, one of each other scheme where there are budgets, on equal nodes. The picture is scale.png (a green band: all routines with `--patience 0.1`), all rows are in scale.csv.\n"
}
NR > 1 {
  shape = $4 " per node, " ($5 == 1 ? "equal" : $5 " kinds") ($6 ? ", " $6 " behind each switch" : "")
  if (!(shape in at)) { at[shape] = ++shapes; name[shapes] = shape }
  if (!($1 in row)) { row[$1] = ++rows; routine[rows] = $1 }
  if (!($3 in column)) { column[$3] = ++columns; processes[columns] = $3 }
  seconds[shape, $1, $3] = sprintf("%.4f / %.4f", $7, $14)
  budget = $3 == 64 ? 0.01 : $3 == 1024 ? 0.1 : $3 == 10000 ? 1 : 0
  if (budget) {
    tried++; if ($14 > budget) quick_missed++
    if ($8 > 0) { slower = $19 / $8 - 1; sum += slower; if (slower > slowest) slowest = slower }
    if ($16) { rough++; covered += $17 <= $19 && $19 <= $18 }
    if ($14 / budget > quick_worst) { quick_worst = $14 / budget; quick_where = $1 ", " $3 " processes, " shape }
    if ($7 > budget) missed++; if ($7 / budget > worst) { worst = $7 / budget; where = $1 ", " $3 " processes, " shape } }
  if ($13 > most) most = $13
}
END {
  printf "Of %d plans with a budget %d miss it; the worst takes %.1f times as long (%s). With `--patience 0.1` %d miss it,\n", tried, missed, worst, where, quick_missed
  printf "the worst by %.1f times (%s), and their layouts are %.1f %% slower in the mean, %.0f %% at worst, as the good clock says.\n", quick_worst, quick_where, 100 * sum / tried, 100 * slowest
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
