# Processor seconds of a decision over processes.   gnuplot -e "data='...'; png='...'"
set terminal pngcairo size 1500,900 font "DejaVu Sans,11"
set output png
set datafile separator ","
set multiplot layout 2,3 title "Processor seconds of one decision" font ",14"
set logscale xy
set xrange [3:13000]
set yrange [3e-4:500]
set format y "%g"
set grid ytics xtics lc rgb "#e5e5e5"
set key top left font ",9" maxrows 6
set xlabel "processes"
budget(x) = x < 64 ? NaN : x <= 1024 ? 0.01 * 10 ** (log10(x / 64.0) / log10(16.0)) : 0.1 * 10 ** (log10(x / 1024.0) / log10(10000.0 / 1024))
rows(routine, processors, kinds, behind) = sprintf("< awk -F, '$1==\"%s\" && $4==%d && $5==%d && $6==%d' %s", routine, processors, kinds, behind, data)
hurried(processors, kinds, behind) = sprintf("< awk -F, '$4==%d && $5==%d && $6==%d && $14>0 { p=$3; if (!(p in most) || $14>most[p]) most[p]=$14; if (!(p in least) || $14<least[p]) least[p]=$14 } END { for (p in most) print p \",\" least[p] \",\" most[p] }' %s | sort -n", processors, kinds, behind, data)
names = "pdgemm pdtrsm pdsyrk pdsymm pdgetrf pdpotrf pdgeqrf pdgesv pdsyevd pdgemv"
array titles[6] = ["1 process per node, equal", "8 per node, equal", "1 per node, 16 behind a switch", "1 per node, 4 kinds", "8 per node, 4 kinds", "8 per node, 64 kinds"]
do for [s=1:6] {
  set title titles[s] noenhanced
  p = s == 2 || s > 4 ? 8 : 1
  k = s < 4 ? 1 : s < 6 ? 4 : 64
  b = s == 3 ? 16 : 0
  plot hurried(p, k, b) using 1:2:3 with filledcurves fc rgb "#d9ead3" title "patience 0.1, all", \
    budget(x) with lines lc rgb "#555555" dt 2 title "budget", \
    for [i=1:words(names)] rows(word(names, i), p, k, b) using 3:7 with linespoints lw 1.5 lc i pt (i > 8 ? 6 : 7) ps 0.6 title word(names, i)
}
unset multiplot
