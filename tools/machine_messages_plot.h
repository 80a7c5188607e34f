/* The times of a machine's messages, plotted by gnuplot: data blocks, and the plot that reads them. */
#ifndef HSCAL_TOOLS_MACHINE_MESSAGES_PLOT_H
#define HSCAL_TOOLS_MACHINE_MESSAGES_PLOT_H

#include "machine/machine.h"
#include <stdio.h>

/* Returns how many curves there are. */
int cli_put_message_data(FILE *out, const hscal_machine *machine);
void cli_plot_messages(FILE *out, const hscal_machine *machine, int curves);

#endif
