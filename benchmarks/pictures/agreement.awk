# Reports of benchmarks/simulated -> simulated,predicted of each layout; the last lines, "# within,percent" and "# layouts,count", say what nine of ten are within.
FNR > 1 && $14 > 0 && $16 > 0 && !(($1, $2, $3, $4, $5, $7, $8, $9, $10, $11, $18) in seen) {
  seen[$1, $2, $3, $4, $5, $7, $8, $9, $10, $11, $18] = 1
  print $14 "," $16
  off = $16 / $14 - 1
  error[++count] = off < 0 ? -off : off
}
END {
  for (i = 2; i <= count; i++) { # by insertion: some hundreds
    value = error[i]
    for (j = i - 1; j > 0 && error[j] > value; j--) error[j + 1] = error[j]
    error[j + 1] = value
  }
  within = int(1e4 * error[int(0.9 * count + 0.999)] + 1) / 100 # rounded up
  printf "# within,%.2f\n# layouts,%d\n", within, count
}
