/*
 * From events to the steps of single processes: a sink that looks up kernel times and unfolds broadcasts and combines
 * into messages between two processes, then hands the steps on, to be recorded (stream.c) or timed at once (dataflow.c).
 *
 * Rings and trees of the BLACS are unfolded by events/topology.c. What BLACS hands to an MPI collective is unfolded as Open MPI and SMPI do it
 * for these sizes: MPI_Bcast a binomial tree, MPI_Reduce linear into the root, MPI_Allreduce both, with member 0 as root.
 */
#ifndef HSCAL_MODELS_CLOCK_LOWER_H
#define HSCAL_MODELS_CLOCK_LOWER_H

#include "events/event.h"
#include "models/clock/dry_run.h"
#include "models/cost/messages.h"

/* Within a repeat the slowest process sets the pace of what is skipped; around it, within a series or for the whole call,
 * processes differ more by how far they have got than by how fast they are, so their mean does. */
typedef enum hscal_mark { HSCAL_MARK_REPEAT, HSCAL_MARK_WHOLE, HSCAL_MARK_PART, HSCAL_MARKS } hscal_mark;

/* In a mean over all `processes` only those count that were busy, which makes them weigh more: a series may be of a part of the
 * grid, such as the square one on which p?syevx reduces its matrix. */
static inline double hscal__weight_of_the_busy(hscal_mark which, int busy, int processes) {
  return which == HSCAL_MARK_WHOLE && busy > 0 ? (double)processes / (double)busy : 1;
}

/* Processes first, first + stride, ... of a line. */
typedef struct hscal_line {
  int first, stride, count;
} hscal_line;

/* Where the steps go. Each function returns 0 or a status. Per process they come in program order. */
typedef struct hscal_steps {
  /* `process` needs `seconds` of a processor. */
  int (*work)(void *self, int process, double seconds);
  /* `from` sends with MPI_Send, `to` receives with MPI_Recv, both now. */
  int (*transfer)(void *self, int from, int to, double bytes);
  /* The same, but what `to` receives is whichever comes first of this and its next `left` ones. */
  int (*transfer_any)(void *self, int from, int to, double bytes, int left);
  /* `from` sends the same message to each of to[n] with MPI_Send, one after the other; each receives it with MPI_Recv. */
  int (*fan)(void *self, int from, const int *to, int n, double bytes);
  /* Everyone in members[n] but members[root] sends with MPI_Send; the root receives them all in any order. */
  int (*collect)(void *self, const int *members, int n, int root, double bytes);
  /* MPI_Isend (`waits`: MPI_Send) and MPI_Recv of the same message in different places. */
  int (*send)(void *self, int from, int to, double bytes, int waits);
  int (*receive)(void *self, int from, int to, double bytes);
  /* Every process notes the time. A mark of each kind: within a repeat, and for the whole. */
  int (*mark)(void *self, hscal_mark kind);
  /* Iterations are missing that would take `factor` times what has passed since the mark, for those for whom time has passed. */
  int (*skip)(void *self, hscal_mark kind, double factor);
  /* As mark and skip for parts of a step, of a line alone and at once: its processes note the time; they all go on so much later as
   * the last of them takes longer. */
  int (*mark_line)(void *self, hscal_line line);
  int (*jump)(void *self, hscal_line line, double factor);
} hscal_steps;

typedef struct hscal_hops {
  hscal_hop *hop;
  int count, root; /* root -1: not unfolded yet */
  char topology;
} hscal_hops;

/* How much of a call is timed; the rest is taken to go on as the last part did. Zero: everything, however much it is. */
typedef struct hscal_sample {
  int64_t kept;               /* iterations kept of each run of alike ones */
  int64_t steps;              /* steps kept of each series of similar ones, about */
  const hscal_budget *budget; /* what each series of a composite may take; null: it is none, or is timed as a whole */
  int64_t limit;              /* so many operations of processes at most, if the call has more */
  double total_flops;         /* of the call: what the limit leaves out */
  int low_fidelity;           /* it takes no good sample */
  int64_t most;               /* a call that takes more operations of processes than this is refused, */
  const char *refusal;        /* because it is too much for this; */
  int gives_up;               /* or, of no use to whom it is for, given up: HSCAL_TOO_DEAR */
} hscal_sample;

/* Steps begin .. end - 1 of a series are timed; those from `body` on, times `factor`, stand for steps left out as well. */
typedef struct hscal_window {
  int64_t begin, body, end;
  double factor;
} hscal_window;

/* A series of similar steps under way: the windows that are timed, in order. */
enum { HSCAL_MOST_WINDOWS = 8 };
typedef struct hscal_series {
  int paced;        /* windows that tell a pace */
  int nwindows, at; /* at: the present one; nwindows: none is left, or every step is timed */
  hscal_window window[HSCAL_MOST_WINDOWS];
  int all_parts;  /* are the parts of its steps all timed */
  double density; /* else so many times as many of them as usual; 0: as many */
} hscal_series;

/* The parts of a step: the first ones are timed, and those in one window or two, which stand for the rest. */
enum { HSCAL_PART_WINDOWS = 2 };
typedef struct hscal_parts {
  int64_t first; /* so many; 0: every part is timed */
  int at;        /* the present window */
  int windows;
  hscal_window window[HSCAL_PART_WINDOWS];
} hscal_parts;

typedef struct hscal_lowering {
  hscal_sink sink; /* give this to the scheme */
  hscal_costs *costs;
  const hscal_layout *layout;
  const hscal_steps *steps;
  void *self; /* of the steps */
  int status; /* of a mark or skip that failed */
  hscal_sample sample;
  int64_t times, emit, iterations; /* of the present repeat: said by the scheme, emitted in all, begun so far */
  hscal_series series;
  int series_begun, in_step; /* series so far; is a step of one under way */
  hscal_parts parts;
  double weight; /* of what is computed now: 1, or it stands for more                                 */
  int64_t operations,
      single;   /* so far; those that are events of their own, not hops of a collective, and take longer */
  double flops; /* so far, skipped ones included */
  double mark_flops[HSCAL_MARKS];  /* at the marks */
  int is_coarse;                   /* windows were shorter than a good sample's */
  int is_refused;                  /* it took more than the most */
  int whole_marked, after_product; /* is the mark for the whole set; was the last event a gemm */
  hscal_hops *line; /* [nprow + npcol + 1] unfolded broadcast of each process row, each column, the grid */
  hscal_hop *hop;   /* [5 * nprow * npcol] their hops, and room for those of one combine */
  int *member;      /* [nprow * npcol] */
  size_t line_capacity, hop_capacity, member_capacity;
} hscal_lowering;

/* Prepares the sink. 0 or HSCAL_ERROR_MEMORY. */
int hscal__lowering_set(hscal_lowering *lowering, hscal_costs *costs, const hscal_layout *layout,
                        const hscal_steps *steps, void *self, hscal_sample sample);
/* Says that more than so many operations of processes are too much for something: HSCAL_ERROR_UNSUPPORTED. */
int hscal__too_many_operations(int64_t most, const char *refusal);
/* What to make of the scheme's status: stopping at the limit is no failure. */
int hscal__sample_status(const hscal_lowering *lowering, int status);
void hscal__lowering_free(hscal_lowering *lowering);

#endif
