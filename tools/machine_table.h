/* A machine in words, for people. malloc'ed; null if out of memory. */
#ifndef HSCAL_TOOLS_MACHINE_TABLE_H
#define HSCAL_TOOLS_MACHINE_TABLE_H

#include "machine/machine.h"

/* One line: "FILE: valid, 16 nodes with 16 processors". */
char *cli_machine_summary(const char *source, const hscal_machine *machine);
/* Nodes with their speeds, message layers, provenance. */
char *cli_machine_table(const hscal_machine *machine);

#endif
