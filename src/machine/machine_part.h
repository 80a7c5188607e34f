/* A part of a machine: so many times fewer nodes of each class. Internal to hscal. */
#ifndef HSCAL_MACHINE_MACHINE_PART_H
#define HSCAL_MACHINE_MACHINE_PART_H

#include "machine/machine.h"

typedef struct hscal_machine_part {
  hscal_machine
      machine; /* read it; not for hscal_machine_free. What it has not itself is the original's, which must live as long */
  int *node; /* [machine.nnodes] which of the original's nodes these are */
} hscal_machine_part;

/* Uplinks carry as many times less as the root of `times` says: what passes between the parts of a matrix is in proportion to their edges.
 * Where there are several switches, two of them are left at least, with two nodes each if that makes no more nodes. Classes of too few nodes have none.
 * HSCAL_ERROR_MEMORY; to be freed in any case. */
int hscal__machine_part_init(hscal_machine_part *part, const hscal_machine *original, int times);
void hscal__machine_part_free(hscal_machine_part *part);

#endif
