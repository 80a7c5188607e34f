# Speedup of hscal over the plain program: four routines, simulated on hcl16 and measured here.   gnuplot -e "data='...'; png='...'"
set terminal pngcairo size 1200,900 font "DejaVu Sans,11"
set output png
set datafile separator ","
set multiplot layout 2,2 title "hscal against the plain ScaLAPACK program: speedup" font ",14"
set logscale x 2
set format x "%.0s%c"
set yrange [0:*]
set grid ytics lc rgb "#dddddd"
set key bottom right
set xlabel "N"
set ylabel "plain seconds / hscal seconds"
rows(where, routine) = sprintf("< grep '^%s,%s,' %s", where, routine, data)
do for [routine in "pdaxpy pdgemv pdgemm pdtrsm"] {
  set title routine
  plot 1 notitle lc rgb "#999999" dt 2, \
       rows("simulated", routine) using 3:14 with linespoints lw 2 pt 7 lc rgb "#1f77b4" title "hcl16, simulated", \
       rows("measured", routine) using 3:14:15:16 with yerrorlines lw 2 pt 5 lc rgb "#d62728" title "2 processes, measured"
}
unset multiplot
