# Reports of benchmarks/simulated -> cluster,routine,n,gain_guide: the default's simulated time over that of the chosen layout, in the order of the reports.
FNR == 1 { next }
$6 == "chosen" || $6 == "default" {
  cluster = $1
  sub(/.*\//, "", cluster)
  sub(/\.json$/, "", cluster)
  key = cluster "," $2 "," $4
  if (!(key in seen)) order[++keys] = key
  seen[key] = 1
  seconds[key, $6] = $14
}
END {
  print "cluster,routine,n,gain_guide"
  for (i = 1; i <= keys; i++)
    if (seconds[order[i], "chosen"] > 0 && seconds[order[i], "default"] > 0)
      printf "%s,%.4f\n", order[i], seconds[order[i], "default"] / seconds[order[i], "chosen"]
}
