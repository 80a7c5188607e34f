/* The tables of collectives that come with hscal. */
#ifndef HSCAL_MACHINE_COLLECTIVES_TABLE_H
#define HSCAL_MACHINE_COLLECTIVES_TABLE_H

#include "machine/collectives.h"

/* Their numbers. */
enum {
#define X(number, name, rests_on, is_counted, packs_at_each_hop, sends_empty, is_smpi, rows) HSCAL_LIBRARY_##number,
#include "machine/collectives/libraries.def"
#undef X
  HSCAL_LIBRARIES
};

extern const hscal_collectives hscal__collectives_tables[]; /* [HSCAL_LIBRARIES], and one without rows */

/* What leaders do in the algorithm "peers": broadcasts and reductions. No library's whole table. */
extern const hscal_collectives hscal__collectives_libnbc;

#endif
