# original.csv and the report's rows, as Markdown.
BEGIN {
  FS = ","
  print "# The experiments of the HeteroPBLAS paper\n"
  print "Generated, not written: `cmake --build build --target paper-report` makes this file again.\n"
  print "Each routine as hscal plans it, and as the plain program runs it (ScaLAPACK Users' Guide): blocks of 64, a process per"
  print "processor, a square grid for matrices (from 9 processes on), one row for vectors. Matrices of N x N, vectors of N stored as"
  print "rows, double precision. *Speedup*: seconds of the plain program over those with hscal."
}
$1 == "original" { grid[$2, $3] = $4 "x" $5; made[$2, $3] = $6; ran[$2, $3] = $7 }
$1 == "simulated" || $1 == "measured" { row[$1, $2, ++count[$1, $2]] = $0 }
$1 == "measured" { measured = 1 }

function heading(where, routine) {
  if (where == "simulated" && (routine == "pdgemm" || routine == "pdtrsm")) {
    print "\n### " toupper(routine) "\n\n| N | (P,Q) | NB | panel | decision ms | predicted s | simulated s | plain (P,Q) | plain s | speedup | original: (P,Q) | creation s | run s |"
    print "|---|---|---|---|---|---|---|---|---|---|---|---|---|"
  } else {
    print "\n### " toupper(routine) "\n\n| N | (P,Q) | NB | panel | decision ms | predicted s | " where " s | plain (P,Q) | plain s | speedup |" (where == "measured" ? " from | to |" : "")
    print "|---|---|---|---|---|---|---|---|---|---|" (where == "measured" ? "---|---|" : "")
  }
}

function tables(where,    r, i, f, line) {
  for (r = 1; r <= 4; r++) {
    if (!count[where, name[r]]) continue
    heading(where, name[r])
    for (i = 1; i <= count[where, name[r]]; i++) {
      split(row[where, name[r], i], f, ",")
      line = sprintf("| %d | %dx%d | %d | %d | %.1f | %.6g | %.6g | %dx%d | %.6g | %.2f |", f[3], f[4], f[5], f[6], f[7], 1000 * f[8], f[9], f[10], f[11], f[12], f[13], f[14])
      if (where == "measured") line = line sprintf(" %.2f | %.2f |", f[15], f[16])
      else if ((name[r], f[3]) in grid) line = line sprintf(" %s | %s | %s |", grid[name[r], f[3]], made[name[r], f[3]], ran[name[r], f[3]])
      print line
    }
  }
}

END {
  split("pdaxpy pdgemv pdgemm pdtrsm", name, " ")
  print "\n![Speedup of hscal over the plain program](paper.png)"
  print "\n## On the machine of the paper, simulated\n"
  print "`machines/hcl16.json`, run by the real ScaLAPACK under SimGrid ([simulated.md](../explanation/simulated.md)) with the collectives of"
  print "openmpi-4.1 ([simulated_libraries.md](../explanation/simulated_libraries.md)). The plain program uses all 16 computers."
  print "*Original*: Table 5.1 of the paper, what HeteroPBLAS chose on these computers, and the seconds it needed to decide (to"
  print "create the context) and to run there. Those were real computers, links and MPI of 2008; compare choices, not seconds."
  tables("simulated")
  print "\n## On this machine\n"
  if (measured) {
    print "`mpirun -n 2`, both programs in turn, in one run. Seconds: medians. Speedup: median, lowest and highest of the pairs."
    tables("measured")
  } else
    print "Not measured yet."
}
