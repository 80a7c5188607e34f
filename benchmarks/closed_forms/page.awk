# The page of the rows of closed_forms.
NR > 1 {
  rows[++n] = sprintf("| %s | %.2f | %.2f | %.0f %% | %.0f %% |", $2, $4, $5, 100 * $6, 100 * $7)
  for (i = 4; i <= 7; i++) sum[i] += $i
}
END {
  print "# How far closed forms are off"
  print ""
  print "Made by `cmake --build build --target closed-forms-report`. A [search](../explanation/search.md#prior-estimates) orders layouts by closed forms"
  print "before it times any. Here they are held against the fast clock (low fidelity, itself off by 0.05 to 0.1 from the good one): for each scheme 150 random"
  print "calls of its first routine of type d, with all letters of its options, on random machines of 16 to 1,024 processes (one to 64 on a node; one or two kinds of"
  print "nodes; behind switches; collectives of three MPI libraries), 24 layouts each: random grids of two processes and more (one alone is timed by every search),"
  print "blocks, panel widths and placements."
  print ""
  print "*Scatter*: standard deviation of log(time / estimate) among layouts of a call, slow ones counting less. *Loss*: how much longer than the best of the 24 the"
  print "one of least estimate takes, geometric mean. *Corrected*: as searches on 64 processes and more do it, with a weighted sum of 30 numbers that describe a layout (its grid, its"
  print "blocks, where the estimated time goes, how many processes share links) and of 256 waves along random directions of them (`src/estimate/correction_waves.h`,"
  print "`corrections.def`). Other calls of the same kinds have taught it (`cmake --build build --target corrections`)."
  print ""
  print "| routine | scatter | corrected | loss | corrected |"
  print "|---|---|---|---|---|"
  for (i = 1; i <= n; i++) print rows[i]
  printf "| mean of %d | **%.2f** | **%.2f** | **%.0f %%** | **%.0f %%** |\n", n, sum[4] / n, sum[5] / n, 100 * sum[6] / n, 100 * sum[7] / n
  print ""
  print "Rows are in closed_forms.csv. What was tried: [calibration_search.md](../notebook/calibration_search.md#estimates)."
}
