/* Machines to JSON. */
#ifndef HSCAL_MACHINE_WRITE_H
#define HSCAL_MACHINE_WRITE_H

#include "machine/machine.h"

/* The JSON text that file.c reads back identically; malloc'ed. Null if out of memory. */
char *hscal__machine_text(const hscal_machine *machine);

#endif
