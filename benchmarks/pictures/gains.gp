# How many times as fast hscal's layout is.   gnuplot -e "data='gains.csv'; output='...'; kind='png'" gains.gp
set datafile separator ","
large = kind eq 'png' ? 15 : 20
panels = int(system(sprintf("awk -F, 'FNR > 1 && $1 > p { p = $1 } END { print p + 0 }' %s", data)))
most = real(system(sprintf("awk -F, 'FNR > 1 { for (i = 5; i <= 7; i++) if ($i != \"NaN\" && $i > m) m = $i } END { print m + 0 }' %s", data)))
columns = 3
rows_of_all = int(system(sprintf("awk -F, 'FNR > 1 && $2 > r { r = $2 } END { print r + 0 }' %s", data)))
height = 130 + 70 * rows_of_all
if (kind eq 'png') { set terminal pngcairo size 1000,height font "DejaVu Sans,12" } else { set terminal svg size 1000,height font "sans-serif,16" background 'white' }
set output output
title_of(p) = system(sprintf("awk -F, -v p=%d 'FNR > 1 && $1 == p { print $4; exit }' %s", p, data))
rows(p) = sprintf("< awk -F, -v p=%d 'FNR > 1 && $1 == p' %s", p, data)
array name[3] = ["over ScaLAPACK's guide", "over guide and divisor grids", "over 54 expert layouts"]
array colour[3] = ["#3b6ea5", "#e8a33d", "#7f7f7f"]
set multiplot
set label 2 "the installed library, simulated with the collectives of Open MPI 4.1; logarithmic; no bar: the routine takes no such layout" at screen 0.015,0.015 left font ",11" tc rgb "#666666" noenhanced
set label 1 "hscal's layouts: times as fast as others" at screen 0.015,0.955 left font sprintf(",%d", large) noenhanced
set logscale x # ratios: twice as fast is as far from 1 as half as fast
set xrange [0.9:most * 1.9]
set yrange [rows_of_all + 0.75:0.35]
unset xtics
unset key
set border 0
label_of(r) = system(sprintf("awk -F, -v r=%d 'FNR > 1 && $1 == 1 && $2 == r { print $3 }' %s", r, data))
set ytics scale 0 noenhanced ()
do for [r=1:rows_of_all] { set ytics add (label_of(r) r) }
left = 0.155
width = (1 - left - 0.01) / panels
thickness = 0.82 / columns # of a bar
set tmargin at screen 0.8
set bmargin at screen 0.08
do for [p=1:panels] {
  set lmargin at screen left + (p - 1) * width + 0.01
  set rmargin at screen left + p * width
  set label 3 title_of(p) at graph 0,1.035 left font ":Bold" noenhanced
  if (p > 1) { unset ytics }
  set label 4 "1" at 1,rows_of_all + 0.9 center tc rgb "#222222"
  set arrow 1 from 1,0.4 to 1,rows_of_all + 0.6 nohead lc rgb "#222222" lw 1.5 front
  if (p == 1) {
    do for [i=1:columns] {
      set label (10 + i) "■ ".name[i] at screen 0.015 + (i - 1) * 0.32,0.9 left tc rgb colour[i] noenhanced
    }
  }
  plot for [i=1:columns] rows(p) using (column(4 + i) > 0 ? 1 : NaN):($2 + (i - (columns + 1) / 2.0) * thickness):(1):(column(4 + i)):($2 + (i - (columns + 1) / 2.0) * thickness - 0.45 * thickness):($2 + (i - (columns + 1) / 2.0) * thickness + 0.45 * thickness) with boxxyerror fs solid noborder fc rgb colour[i], \
    for [i=1:columns] rows(p) using (column(4 + i)):($2 + (i - (columns + 1) / 2.0) * thickness):(sprintf(" %.1f", column(4 + i))) with labels left font sprintf(",%d", large - 6) tc rgb "#222222"
  unset label 1
  unset label 2
  do for [i=1:3] { unset label (10 + i) }
}
unset multiplot
unset output
