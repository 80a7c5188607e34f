# The page of the sampled clock's errors from the rows of sampling.
BEGIN {
  FS = ","; most = 0.05
  print "# The sampled clock against the full one\n"
  print "Made by `cmake --build build --target sampling-report` (ten minutes; the same page on any computer). What searches go by, a sample of a call's steps"
  print "([fidelity.md](../explanation/fidelity.md#sampling-loops)), against the clock over every event: random layouts of 25 routines, N from 768 to 5760, blocks of 16 to 128,"
  print "with the collectives of openmpi-4.1. `late 0`: no message, however long, waits for its receiver; half of the equal nodes have that. Errors are absolute, but for those listed below.\n"
}
NR > 1 {
  # the machine's text has commas of its own
  split($0, part, "\"")
  split(part[1], before, ","); split(part[3], after, ",")
  band = before[1] " to " before[2]; nodes = before[3]; routine = before[4]
  n = after[2]; nb = after[3]; grid = after[4] " x " after[5]; off = after[7] / after[6] - 1; size = off < 0 ? -off : off
  if (!(band in seen_band)) { seen_band[band] = 1; band_name[++bands] = band }
  if (!(nodes in seen_nodes)) { seen_nodes[nodes] = 1; nodes_name[++sorts] = nodes }
  if (!(routine in seen)) { seen[routine] = 1; routine_name[++routines] = routine }
  add(band, size); add(band SUBSEP nodes, size); add(band SUBSEP routine, size)
  if (size > most) missed[++misses] = sprintf("| %s | %s | %s | %s | %s | %s | %+.1f |", routine, part[2], n, nb, grid, band, 100 * off)
}
function add(key, size) { count[key]++; sum[key] += size; if (size > worst[key]) worst[key] = size; if (size > most) above[key]++ }
function told(key) { return sprintf("%d | %.2f | %.1f | %d", count[key], 100 * sum[key] / count[key], 100 * worst[key], above[key]) }
END {
  print "| processes | machine | layouts | mean % | worst % | above 5 % |"
  print "|---|---|---|---|---|---|"
  for (b = 1; b <= bands; b++) {
    for (s = 1; s <= sorts; s++) print "| " band_name[b] " | " nodes_name[s] " | " told(band_name[b] SUBSEP nodes_name[s]) " |"
    print "| " band_name[b] " | all | " told(band_name[b]) " |"
  }
  print "\n## By routine\n\nMean and worst error in %.\n"
  printf "| routine |"; for (b = 1; b <= bands; b++) printf " %s |", band_name[b]; printf "\n|---|"
  for (b = 1; b <= bands; b++) printf "---|"; printf "\n"
  for (r = 1; r <= routines; r++) {
    printf "| %s |", routine_name[r]
    for (b = 1; b <= bands; b++) {
      key = band_name[b] SUBSEP routine_name[r]
      printf " %.2f, %.1f |", 100 * sum[key] / count[key], 100 * worst[key]
    }
    printf "\n"
  }
  print "\n## Above 5 %\n\n| routine | machine | N | NB | grid | processes | off % |\n|---|---|---|---|---|---|---|"
  for (m = 1; m <= misses; m++) print missed[m]
}
