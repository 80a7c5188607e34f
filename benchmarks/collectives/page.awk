# The page of rows library,table,members,nodes,kind,what,collectives,messages,different.
BEGIN { FS = "," }
{
  gsub(/[ \t]+/, " ", $1)
  sub(/ Version:/, "", $1)
  where = $1 "," $2 "," ($4 == $3 ? "one each" : $4 == 1 ? "on one node" : "on " $4 " nodes")
  run = where "," $3
  if (!(run in made)) runs[++run_count] = run
  made[run] += $7; messages[run] += $8; off[run] += $9
  kind = $1 "," $2 "," $5 "," $6
  if (!(kind in kind_made)) kinds[++kind_count] = kind
  kind_made[kind] += $7; kind_messages[kind] += $8; kind_off[kind] += $9
  all += $7; all_messages += $8; all_off += $9
}
function thousands(number) {
  while (match(number, /[0-9][0-9][0-9][0-9]($|,)/)) number = substr(number, 1, RSTART) "," substr(number, RSTART + 1)
  return number
}
function row(key) {
  gsub(/,/, " | ", key)
  return "| " key " | "
}
END {
  words["element"] = "one element of a derived type"; words["sum"] = "sum of reals, MPI's own"
  words["complex"] = "sum of complex numbers, the BLACS' own"; words["empty"] = "no data"; words["place"] = "largest entries with places, one element, the BLACS' own"
  print "# Messages of collectives\n"
  print "What MPI libraries send in collectives, beside what the tables of [machine"
  print "files](../reference/machine_file.md#collectives) say. Made by `cmake --build build --target collectives-report`;"
  print "`ctest -R collectives` runs a part.\n"
  print "A program makes the collectives that the BLACS make, of 4 bytes to 1 MiB: at each power of two, 4 bytes below it and"
  print "at MPICH's 12 KiB (beyond 16 members, and in some runs of MPICH, half of these). Broadcasts have three roots,"
  print "reductions two. Every message that MPI hands to the layer below is noted, and those of each process are compared in"
  print "their order, with their destination and bytes, with the steps that the clock times.\n"
  printf "**%s collectives with %s messages: %s differ.** ", thousands(all), thousands(all_messages), thousands(all_off)
  print "All ran on one computer, which MPICH takes for several"
  print "where the table says so, and Open MPI where its daemons have host names of their own (there with component han; without"
  print "sums to all of several segments, and without single elements of 64 KiB and more:"
  print "[why](../explanation/simulated_libraries.md)).\n"
  print "| library | table | processes | how many | collectives | messages | differ |\n|---|---|---|---|---|---|---|"
  for (i = 1; i <= run_count; i++) {
    run = runs[i]
    print row(run) thousands(made[run]) " | " thousands(messages[run]) " | " off[run] " |"
  }
  print "\n## By sort\n"
  print "| library | table | collective | of | collectives | messages | differ |\n|---|---|---|---|---|---|---|"
  for (i = 1; i <= kind_count; i++) {
    split(kinds[i], part, ",")
    print row(part[1] "," part[2] "," part[3]) words[part[4]] " | " thousands(kind_made[kinds[i]]) " | " thousands(kind_messages[kinds[i]]) " | " kind_off[kinds[i]] " |"
  }
}
