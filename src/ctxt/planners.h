/* Which processes of a program plan (crew.h: how). */
#ifndef HSCAL_CTXT_PLANNERS_H
#define HSCAL_CTXT_PLANNERS_H

#include "ctxt/agree.h"
#include "ctxt/hosts.h"
#include "machine/machine.h"

typedef struct hscal_planners {
  MPI_Comm comm;          /* for plans on their way to process 0 */
  int count;              /* of those that plan unless options say otherwise: the same on all processes */
  int number;             /* of this process among all, from 0: the first `count` plan */
  hscal_machine *machine; /* the one that process 0 has sent; null: none, or this is process 0 */
  uint64_t sent;          /* process 0: the serial number of that; 0: none */
} hscal_planners;

/* Numbers the processes: first as many on each computer as it has processors for them, then the others. Process 0 is number 0. As many as
 * HSCAL_PLANNERS says plan, without it those with a processor of their own. host: [size] on process 0. Collective. */
int hscal__planners_begin(const hscal_group *group, const hscal_host_name *host, hscal_planners *planners);

/* The communicator is freed where MPI is running. */
void hscal__planners_end(hscal_planners *planners);

#endif
