# Time over the best time, by cluster and decider.   gnuplot -e "data='...'; png='...'"
set terminal pngcairo size 1500,1000 font "DejaVu Sans,11"
set output png
set datafile separator ","
set multiplot layout 2,3 title "Time of each decider's layout / best time (simulated; no mark: not possible)" font ",14"
set logscale y
set yrange [0.97:30]
set ytics (1, 1.25, 1.5, 2, 3, 5, 10, 20)
set grid ytics lc rgb "#dddddd"
set xtics rotate by -35 font ",9"
set key top left font ",9" maxrows 2
list(column) = system(sprintf("tail -n +2 %s | cut -d, -f%d | awk '!seen[$0]++' | tr '\\n' ';'", data, column))
part(text, i) = system(sprintf("printf %%s '%s' | cut -d';' -f%d", text, i))
clusters = list(1)
rows(cluster, by) = sprintf("< awk -F, -v c=\"%s\" -v b=\"%s\" '$1==c { key=$2\" \"$4; if (!(key in at)) at[key]=n++; if ($6==b && !(key in done)) { done[key]=1; print at[key]\",\"$15\",\"key } }' %s", cluster, by, data)
# The calls of a cluster, in the order of the data, as rows() numbers them.
call_at(cluster, at) = system(sprintf("awk -F, -v c=\"%s\" -v at=%d '$1==c { key=$2\" \"$4; if (!(key in seen)) { if (n++==at) print key; seen[key]=1 } }' %s", cluster, at, data))
do for [c=1:6] {
  name = part(clusters, c)
  set title name
  set xrange [-0.5:7.5]
  set xtics () # of all calls, also where the first of those plotted has no time
  do for [r=1:8] { set xtics add (call_at(name, r - 1) (r - 1)) }
  plot 1 notitle lc rgb "#999999" dt 2, \
    rows(name, "ScaLAPACK's guide") using 1:2 with points pt 4 ps 1.4 lc rgb "#d62728" title "guide", \
    rows(name, "deal.II") using 1:2 with points pt 8 ps 1.2 lc rgb "#9467bd" title "deal.II", \
    rows(name, "Elemental") using 1:2 with points pt 10 ps 1.2 lc rgb "#8c564b" title "Elemental", \
    rows(name, "ABACUS") using 1:2 with points pt 12 ps 1.2 lc rgb "#ff7f0e" title "ABACUS", \
    rows(name, "greedy") using 1:2 with points pt 6 ps 1.4 lc rgb "#2ca02c" title "greedy", \
    rows(name, "hscal") using 1:2 with points pt 7 ps 1.4 lc rgb "#1f77b4" title "hscal"
}
unset multiplot
