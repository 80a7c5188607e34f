# Predicted against simulated seconds.   gnuplot -e "data='agreement.csv'; output='...'; kind='png'" agreement.gp
if (kind eq 'png') { set terminal pngcairo size 800,680 font "DejaVu Sans,14" } else { set terminal svg size 800,680 font "sans-serif,18" background 'white' }
set output output
set datafile separator ","
of(word) = system(sprintf("awk -F, -v w='# %s' '$1 == w { print $2 }' %s", word, data))
set logscale xy
set format "10^{%T}"
set lmargin 9
set rmargin 3
set grid lc rgb "#e5e5e5"
unset key
set border 3
set tics nomirror
set title sprintf("Predicted and simulated seconds of %s layouts", of("layouts")) offset 0,0.3
set xlabel "the installed library, simulated (s)"
set ylabel "predicted (s)"
set label 1 sprintf("9 of 10 are off by less than %s %%", of("within")) at graph 0.05,0.93 left
set label 2 "on the line: equal" at graph 0.05,0.87 left tc rgb "#666666"
stats data using 1 nooutput
low = STATS_min / 1.6
high = STATS_max * 1.6
set xrange [low:high]
set yrange [low:high]
plot x with lines lc rgb "#222222" lw 1, data using 1:2 with points pt 7 ps 0.7 lc rgb "#3b6ea5"
unset output
