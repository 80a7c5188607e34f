/* How good are decisions? The same calls on simulated clusters, laid out by hscal, by rules of thumb, and by brute force. */
#ifndef HSCAL_BENCHMARKS_DECISIONS_H
#define HSCAL_BENCHMARKS_DECISIONS_H

#include "problem.h"

#include <stdio.h>

/* Who lays a call out. */
typedef enum decider {
  BY_GUIDE,     /* ScaLAPACK's guide: NB 64, the squarest grid if there are 9 processes or more, else 1 x P */
  BY_DEALII,    /* deal.II: no more processes than blocks, P : Q as m : n, NB 64 */
  BY_ELEMENTAL, /* Elemental: all processes, P the first divisor from the root on, NB 64 */
  BY_ABACUS,    /* ABACUS: NB = N / 2Q, between 16 and 64, on the guide's grid */
  BY_GREEDY,    /* as HMPI and mpC: NB 64, fastest places first, all grids, timed by hscal's clock */
  BY_HSCAL,     /* hscal__plan_call */
  BY_BINOMIAL,  /* the same for the simulator's own collectives, as if the machine's MPI library were not known */
  BY_FORCE,     /* brute force over a stated set (force.h): its three best by the clock */
  DECIDERS
} decider;

typedef struct decision_cluster {
  const char *name, *machine; /* a file, or a line of text */
} decision_cluster;

typedef struct decision_call {
  const char *routine;
  int m, n, k;
} decision_call;

/* One layout, simulated. */
typedef struct decision_row {
  const decision_cluster *cluster;
  const decision_call *call;
  const hscal_machine *machine;
  decider by;
  sim_problem problem;
  int mb, nb;
  double lower_s, upper_s; /* of plans: their 90 % interval, the machine taken at its word; of others NaN */
  double predicted_s;      /* full clock */
  double simulated_s;
  double decision_s; /* by hscal: wall-clock seconds it took; by others 0 */
  int kept_default;
} decision_row;

/* Rows of one cluster and call are adjacent. */
typedef struct decisions {
  int nrows, capacity;
  decision_row *rows;
} decisions;

/* The clusters and calls (cases.c). */
extern const decision_cluster decision_clusters[];
extern const int decision_nclusters;
extern const decision_call decision_calls[];
extern const int decision_ncalls;

hscal_call decision_call_laid(const decision_call *call, int mb, int nb);

/* A row; node_of[nprow*npcol] is copied. */
int decision_add(decisions *all, const decision_row *like, int mb, int nb, const hscal_layout *layout,
                 const int *node_of);

/* Does what the processes need fit the memory of their nodes? */
int decision_fits(const hscal_machine *machine, const hscal_call *call, const hscal_layout *layout, const int *node_of);

/* The layouts of rules of thumb (rules.c) and of hscal; those that the routine refuses, or memory, are left out. */
int decision_add_rules(decisions *all, const decision_row *like);
int decision_add_plans(decisions *all, const decision_row *like);

void decision_write_csv(const decisions *all, FILE *file);
void decision_write_markdown(const decisions *all, FILE *file);

#endif
