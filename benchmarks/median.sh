# Sourced by reports that run something in pairs.

# median: of the numbers that come in, one in each line.
median() { sort -g | awk '{ v[NR] = $1 } END { print (v[int((NR + 1) / 2)] + v[int((NR + 2) / 2)]) / 2 }'; }
