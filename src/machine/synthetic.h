/* Machines from a line of text. */
#ifndef HSCAL_MACHINE_SYNTHETIC_H
#define HSCAL_MACHINE_SYNTHETIC_H

#include "machine/machine.h"

/* "2x4@10 + 1x8@30, lat 2us, bw 10GB" (docs/reference/machine_string.md has the grammar). */
int hscal__machine_synthetic(const char *text, hscal_machine **machine);

/* Is a text meant as such a string, and not as the name of a file? It holds an "@", or begins as one of named kinds of nodes does. */
int hscal__machine_is_string(const char *text);

#endif
