/*
 * From events to the steps of single processes: a sink that looks up kernel times and unfolds broadcasts and combines
 * into messages between two processes, then hands the steps on, to be recorded (stream.c) or timed at once (dataflow.c).
 *
 * Rings and trees of the BLACS are unfolded by events/topology.c. What BLACS hands to an MPI collective is unfolded as the machine's MPI
 * library does it (collective.h).
 */
#ifndef HSCAL_MODELS_CLOCK_LOWER_H
#define HSCAL_MODELS_CLOCK_LOWER_H

#include "events/event.h"
#include "models/clock/collective.h"
#include "models/clock/steps.h"
#include "models/cost/messages.h"

typedef struct hscal_hops {
  hscal_hop *hop;
  int count, root; /* root -1: not unfolded yet */
  char topology;
} hscal_hops;

typedef struct hscal_lowering {
  hscal_sink sink; /* give this to the scheme; or events to hscal__lower */
  hscal_costs *costs;
  const hscal_layout *layout;
  const hscal_steps *steps;
  void *self;    /* of the steps */
  double weight; /* of what is computed now: 1, or it stands for more */
  int64_t operations,
      single;       /* so far; those that are events of their own, not hops of a collective, and take longer */
  double flops;     /* so far, skipped ones included */
  hscal_hops *line; /* [nprow + npcol + 1] unfolded broadcast of each process row, each column, the grid */
  hscal_hop *hop;   /* [5 * nprow * npcol] their hops, and those of one combine */
  int *member;      /* [nprow * npcol] */
  hscal_collective_setting collectives;
  size_t line_capacity, hop_capacity, member_capacity;
} hscal_lowering;

/* Prepares the sink. 0 or HSCAL_ERROR_MEMORY. */
int hscal__lowering_set(hscal_lowering *lowering, hscal_costs *costs, const hscal_layout *layout,
                        const hscal_steps *steps, void *self);
void hscal__lowering_free(hscal_lowering *lowering);

/* Hands on the steps of an event; of a computation that a process does so many times over. 0 or a status, of the steps as well. */
int hscal__lower(hscal_lowering *lowering, const hscal_event *event);
int hscal__lower_times(hscal_lowering *lowering, const hscal_event *event, double times);

#endif
