# Seconds of a program's calls in three layouts.   gnuplot -e "data='bars.csv'; png='...'" advised.gp; data: bars.awk
set terminal pngcairo size 1600,580 font "DejaVu Sans,11"
set output png
set datafile separator ","
set title "Seconds of a program's calls of ScaLAPACK (simulated), by layout" font ",14"
set style data histograms
set style histogram clustered gap 1.2
set style fill solid 0.9 noborder
set logscale y
set format y "%g"
set grid ytics lc rgb "#dddddd"
set key top right horizontal
set xtics font ",9"
set bmargin 6
set ylabel "seconds"
plot data using 2:xtic(1) title "as the program has it" lc rgb "#7f7f7f", \
  "" using 3 title "by the program's own knob" lc rgb "#e8a33d", \
  "" using 4 title "in the best context" lc rgb "#3b6ea5"
