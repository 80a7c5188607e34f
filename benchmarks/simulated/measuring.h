/* hscal-measure on a simulated cluster. */
#ifndef HSCAL_SIMULATED_MEASURING_H
#define HSCAL_SIMULATED_MEASURING_H

#include "machine/machine.h"

/* Runs hscal-measure for so many simulated seconds on all processors of the machine. It does not know the machine but by what computing and
 * messages take there. *text, malloc'ed: the machine file that it writes. Errors are those of simulations (simulation.h). */
int sim_measure(const hscal_machine *machine, int seconds, char **text);
/* The same by the probe that programs make. The machine's "when" tells the simulated second in which it ended. */
int sim_probe(const hscal_machine *machine, char **text);

#endif
