# cluster,routine,n,gain... -> panel,row,label,title,gain...: the routines that a picture has room for, the largest n of each; at most three clusters
# that have nearly all of them. What is missing is NaN.
BEGIN {
  most = 7 # of these routines
  routines = split("pdgemm pdtrsm pdsyrk pdpotrf pdgetrf pdgesv pdgeqrf pdsyevd pdgesvd", name, " ")
  title["12 nodes of two ages on 10 Gbit/s Ethernet"] = "12 nodes of two ages"
  title["10 desktop computers of three ages on 1 Gbit/s Ethernet"] = "10 desktop computers"
  title["8 nodes of two phases on InfiniBand"] = "8 nodes of two phases"
}
FNR == 1 { next }
{
  if (!($1 in has)) cluster[++clusters] = $1
  has[$1] += 0
  if (!(($1, $2) in largest)) for (r = 1; r <= routines; r++) has[$1] += name[r] == $2
  if ($3 + 0 < largest[$1, $2] + 0) next
  largest[$1, $2] = $3
  for (i = 4; i <= 6; i++) gain[$1, $2, i] = $i == "" || tolower($i) == "nan" ? "NaN" : $i
}
END {
  for (c = 1; c <= clusters && panels < 3; c++) if (has[cluster[c]] >= most) panel[++panels] = cluster[c]
  print "panel,row,label,title,gain_guide,gain_usual,gain_expert"
  for (r = 1; r <= routines; r++) { # rows without gaps, the same in all panels
    for (p = 1; p <= panels; p++) there[r] += (panel[p] SUBSEP name[r]) in largest
    row[r] = there[r] > 0 ? ++rows : 0
  }
  for (p = 1; p <= panels; p++)
    for (r = 1; r <= routines; r++) {
      at = panel[p] SUBSEP name[r]
      if (!(at in largest)) continue
      printf "%d,%d,%s %d,%s,%s,%s,%s\n", p, row[r], name[r], largest[at], panel[p] in title ? title[panel[p]] : panel[p],
             gain[at, 4], gain[at, 5], gain[at, 6]
    }
}
