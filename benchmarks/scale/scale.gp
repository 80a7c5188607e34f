# Processor seconds of a decision over processes.   gnuplot -e "data='...'; png='...'"
set terminal pngcairo size 1500,900 font "DejaVu Sans,11"
set output png
set datafile separator ","
set multiplot layout 2,3 title "Processor seconds of one decision" font ",14" margins 0.05,0.99,0.18,0.91 spacing 0.045,0.13
set logscale xy
set yrange [5e-4:10]
set format y "%g"
set grid ytics xtics lc rgb "#e5e5e5"
unset key
set xlabel "processes"
goal_s(x) = x < 64 ? NaN : x <= 1024 ? 0.01 * 10 ** (log10(x / 64.0) / log10(16.0)) : 0.1 * 10 ** (log10(x / 1024.0) / log10(10000.0 / 1024))
rows(routine, processors, kinds, behind) = sprintf("< awk -F, '$1==\"%s\" && $4==%d && $5==%d && $6==%d' %s", routine, processors, kinds, behind, data)
deadlines(processors, kinds, behind) = sprintf("< awk -F, '$4==%d && $5==%d && $6==%d && $14>0 { p=$3; if (!(p in most) || $14>most[p]) most[p]=$14; if (!(p in least) || $14<least[p]) least[p]=$14 } END { for (p in most) print p \",\" least[p] \",\" most[p] }' %s | sort -n", processors, kinds, behind, data)
names = "pdgemm pdtrsm pdsyrk pdsymm pdgetrf pdpotrf pdgeqrf pdgesv pdsyevd pdgemv"
# All told apart, by those who are colour-blind, too: what is alike in colour has another mark.
array colours[10] = ["#0072b2", "#e69f00", "#009e73", "#d55e00", "#56b4e9", "#cc79a7", "#7f7f7f", "#222222", "#8c510a", "#b8b000"]
array marks[10] = [7, 5, 9, 11, 13, 4, 6, 8, 10, 12]
least(processors, kinds, behind) = real(system(sprintf("awk -F, '$4==%d && $5==%d && $6==%d && (!p || $3<p) { p=$3 } END { print p }' %s", processors, kinds, behind, data)))
array titles[6] = ["1 process per node, equal", "8 per node, equal", "1 per node, 16 behind a switch", "1 per node, 4 kinds", "8 per node, 4 kinds", "8 per node, 64 kinds"]
do for [s=1:6] {
  set title titles[s] noenhanced
  p = s == 2 || s > 4 ? 8 : 1
  k = s < 4 ? 1 : s < 6 ? 4 : 64
  b = s == 3 ? 16 : 0
  set xrange [least(p, k, b) / 1.3:13000]
  if (s == 1) {
    set label 100 "green: all routines, with patience 0.1      dashed: its goal" at screen 0.5,0.02 center font ",11" noenhanced
    do for [i=1:10] { set label i word(names, i) at screen 0.03 + (i - 1) * 0.097,0.065 left point pt marks[i] lc rgb colours[i] ps 1.4 offset 1.2,0 font ",11" noenhanced }
  }
  if (s == 2) { unset label }
  plot deadlines(p, k, b) using 1:2:3 with filledcurves fc rgb "#d9ead3" notitle, \
    goal_s(x) with lines lc rgb "#555555" dt 2 notitle, \
    for [i=1:words(names)] rows(word(names, i), p, k, b) using 3:7 with linespoints lw 1.5 lc rgb colours[i] pt marks[i] ps 0.9 notitle
}
unset multiplot
