# Time over the best time, by machine and strategy.   gnuplot -e "data='...'; png='...'"
set terminal pngcairo size 1500,1100 font "DejaVu Sans,11"
set output png
set datafile separator ","
set multiplot layout 3,3 title "Time of each strategy's layout / best of the case (no mark: refused)" font ",14"
set logscale y
set yrange [0.95:20]
set ytics (1, 1.25, 1.5, 2, 3, 5, 10)
set grid ytics lc rgb "#dddddd"
set xtics rotate by -25 font ",9" noenhanced
set key off
list(column) = system(sprintf("tail -n +2 %s | cut -d, -f%d | awk '!seen[$0]++' | tr '\\n' ';'", data, column))
part(text, i) = system(sprintf("printf %%s '%s' | cut -d';' -f%d", text, i))
machines = list(1)
calls = list(2)
machine_count = int(system(sprintf("printf %%s '%s' | tr -cd ';' | wc -c", machines)))
call_count = int(system(sprintf("printf %%s '%s' | tr -cd ';' | wc -c", calls)))
rows(machine, by) = sprintf("< awk -F, -v m=\"%s\" -v b=\"%s\" 'NR > 1 { if (!($2 in at)) at[$2] = n++ } $1 == m && $4 == b && $14 != \"\" { print at[$2] \",\" $14 }' %s", machine, by, data)
array name[7] = ["guide", "hmpi", "prophet", "prophet-h2", "clusterm", "exhaustive", "hscal"]
array colour[7] = ["#d62728", "#2ca02c", "#ff7f0e", "#bcbd22", "#9467bd", "#8c564b", "#1f77b4"]
array mark[7] = [4, 6, 8, 10, 12, 1, 7]
set xrange [-0.5:call_count - 0.5]
do for [c=1:machine_count] {
  machine = part(machines, c)
  set title machine noenhanced font ",11"
  set xtics ()
  do for [r=1:call_count] { set xtics add (part(calls, r) (r - 1)) }
  plot 1 notitle lc rgb "#999999" dt 2, \
    for [s=1:7] rows(machine, name[s]) using ($1 + 0.08 * (s - 4)):2 with points pt mark[s] ps 1.4 lc rgb colour[s] notitle
}
# The last field holds the key.
unset title
unset xtics
unset ytics
unset grid
unset border
unset logscale y
set yrange [0:1]
set key center center font ",12"
plot for [s=1:7] NaN with points pt mark[s] ps 1.4 lc rgb colour[s] title name[s]
unset multiplot
