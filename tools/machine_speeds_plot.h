/* The speeds of a machine's processes, plotted by gnuplot: data blocks, and the plot that reads them. */
#ifndef HSCAL_TOOLS_MACHINE_SPEEDS_PLOT_H
#define HSCAL_TOOLS_MACHINE_SPEEDS_PLOT_H

#include "machine/machine.h"
#include <stdio.h>

enum { CLI_MOST_CURVES = 6 }; /* in one plot, each with a title */
enum { CLI_BAR_K = 128 };

/* In a product with a panel of usual width, k = CLI_BAR_K: Gflop/s; 0: not known. */
double cli_usual_speed(const hscal_node_class *class);
/* Are there points, and are any of them drawn: of the squares that have curves? */
int cli_has_measured_speeds(const hscal_machine *machine, int drawn);
/* How speeds are known that were not measured. */
const char *cli_speeds_stated(const hscal_machine *machine);

void cli_put_speed_data(FILE *out, const hscal_machine *machine);
void cli_plot_speeds(FILE *out, const hscal_machine *machine);

#endif
