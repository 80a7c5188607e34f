/* What collectives of the machine's MPI library take, as a table and plotted by gnuplot: data blocks, and the plots that read them. */
#ifndef HSCAL_TOOLS_MACHINE_COLLECTIVES_H
#define HSCAL_TOOLS_MACHINE_COLLECTIVES_H

#include "machine/machine.h"
#include <stdio.h>

/* On 4, 8 and 16 processes, as far as the machine has processors; on a machine of two or three, on two. 0 or a status. */
int cli_write_collectives(FILE *out, const hscal_machine *machine);

/* Returns how many numbers of processes there are. */
int cli_put_collective_data(FILE *out, const hscal_machine *machine);
/* A plot for each collective side by side, in a strip of the picture that begins at `bottom` (0 to 1) and is `height` high. */
void cli_plot_collectives(FILE *out, const hscal_machine *machine, int count, double bottom, double height);

#endif
