/* MPI_Bcast, MPI_Reduce and MPI_Allreduce as the machine's MPI library does them: its table says by which algorithm (machine/collectives.h). */
#ifndef HSCAL_MODELS_CLOCK_COLLECTIVE_H
#define HSCAL_MODELS_CLOCK_COLLECTIVE_H

#include "events/event.h"
#include "models/clock/collective_line.h"
#include "models/cost/node_groups.h"

enum { HSCAL_REMEMBERED_LINES = 16 };

/* Where to look for rows for so many members; members 0: not looked for yet. */
typedef struct hscal_first_row {
  int members, first;
} hscal_first_row;

/* What it takes to do collectives on a placement. */
typedef struct hscal_collective_setting {
  const hscal_collectives *table;
  const hscal_costs *costs;
  hscal_first_row first_row[HSCAL_COLLECTIVE_KINDS][2]
                           [HSCAL_REMEMBERED_LINES]; /* nodes of one or of several, members modulo so many */
  int may_share;               /* the table has compositions, and some node has several processes */
  hscal_node_groups groups;    /* members by nodes */
  int *child, *leader;         /* [nprocs] */
  hscal_step_message *message; /* [nprocs] */
  double *piece;               /* [2 * nprocs] */
  size_t child_capacity, leader_capacity, message_capacity, piece_capacity;
} hscal_collective_setting;

/* For the placement of the costs; what was allocated before is used again. 0 or HSCAL_ERROR_MEMORY. */
int hscal__collective_setting_set(hscal_collective_setting *setting, const hscal_costs *costs);
void hscal__collective_setting_free(hscal_collective_setting *setting);

/* A collective event whose members are member[members]: hands on its steps, and adds its messages to *messages. 0 or a status. */
int hscal__collective_put(hscal_collective_setting *setting, const hscal_event *event, double bytes,
                          const hscal_steps *steps, void *self, const int *member, int members, int64_t *messages);

/* How many messages an event of so many members is about (exact but for compositions), by the machine's table. */
double hscal__collective_messages(const hscal_event *event, const hscal_costs *costs, int members);

#endif
