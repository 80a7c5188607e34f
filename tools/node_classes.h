/* Nodes by their class. */
#ifndef HSCAL_TOOLS_NODE_CLASSES_H
#define HSCAL_TOOLS_NODE_CLASSES_H

#include "machine/machine.h"

/* First node of a class (-1: it has none), and how many it has. */
int cli_first_node(const hscal_machine *machine, int class, int *count);

#endif
