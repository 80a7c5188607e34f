/* The tables of collectives that come with hscal. */
#ifndef HSCAL_MACHINE_COLLECTIVES_TABLE_H
#define HSCAL_MACHINE_COLLECTIVES_TABLE_H

#include "machine/collectives.h"

extern const hscal_collectives hscal__collectives_tables[]; /* ends with one without rows */

#endif
