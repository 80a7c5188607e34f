# What plans lose, over processes, and over the time that planning took.   gnuplot -e "data='...'; png='...'"
set terminal pngcairo size 1300,560 font "DejaVu Sans,11"
set output png
set datafile separator ","
least(a, b) = a < b ? a : b
best(a, b, c, d, e) = least(least(least(a, b), least(c, d)), e)
loss(x) = 100 * (column(x) / best(column("alone_judged_s"), column("together_judged_s"), column("quick_judged_s"), column("usual_judged_s"), column("patient_judged_s")) - 1)
floor_of(x) = x < 0.1 ? 0.1 : x
set multiplot layout 1,2 title "Plans of programs, judged over every event: what they take beyond the best layout known" font ",13" margins 0.07,0.99,0.14,0.86 spacing 0.08
set logscale y
set yrange [0.08:200]
set format y "%g"
set ylabel "loss, %  (0.1 and less: 0.1)"
set grid ytics lc rgb "#e5e5e5"
set key top left
set xlabel "processes"
set logscale x 2
set xrange [45:1500]
set xtics (64, 256, 1024)
plot data using (column("processes") / 1.1):(floor_of(loss("alone_judged_s"))) with points pt 6 lc rgb "#d55e00" title "process 0 alone", \
     data using (column("processes") * 1.1):(floor_of(loss("together_judged_s"))) with points pt 7 ps 0.8 lc rgb "#0072b2" title "all together", \
     data using (column("processes") * 1.22):(floor_of(loss("usual_judged_s"))) with points pt 8 lc rgb "#009e73" title "hscal plan"
unset ylabel
set xlabel "thinking / time of the call  (left of the line: 1 % or less)"
unset logscale x
set logscale x 10
set xrange [1e-4:30]
set xtics auto
set format x "%g"
set arrow from 0.01, graph 0 to 0.01, graph 1 nohead lc rgb "#7f7f7f" dt 2
set key top right
plot data using (column("alone_thinking_s") / column("alone_judged_s")):(floor_of(loss("alone_judged_s"))) with points pt 6 lc rgb "#d55e00" title "process 0 alone", \
     data using (column("together_thinking_s") / column("together_judged_s")):(floor_of(loss("together_judged_s"))) with points pt 7 ps 0.8 lc rgb "#0072b2" title "all together", \
     data using (column("usual_thinking_s") / column("usual_judged_s")):(floor_of(loss("usual_judged_s"))) with points pt 8 lc rgb "#009e73" title "hscal plan", \
     data using (column("patient_thinking_s") / column("patient_judged_s")):(floor_of(loss("patient_judged_s"))) with points pt 4 lc rgb "#7f7f7f" title "patience 30"
unset multiplot
