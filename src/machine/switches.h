/* The switches of a machine while it is built. */
#ifndef HSCAL_MACHINE_SWITCHES_H
#define HSCAL_MACHINE_SWITCHES_H

#include "machine/machine.h"

enum { HSCAL_MOST_SWITCHES = 4096 };

/* Allocates `most` switches, and the switch of each node that the machine has by now: all on none yet (-1). */
int hscal__switches_new(hscal_machine *machine, int most);

/* The number of the switch of that name, which is added if it is new. HSCAL_ERROR_MEMORY. */
int hscal__switches_named(hscal_machine *machine, const char *name, int *number);

/* A copy of the switches of another machine of as many nodes. */
int hscal__switches_copy(const hscal_machine *from, hscal_machine *to);

#endif
