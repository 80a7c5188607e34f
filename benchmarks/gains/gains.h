/* What a plan gains over the layouts that an expert would try, by the real library on simulated clusters. */
#ifndef HSCAL_BENCHMARKS_GAINS_H
#define HSCAL_BENCHMARKS_GAINS_H

#include "problem.h"

#include <stdio.h>

/* Whose layout it is, as bits: one layout can be several's. A gain is over the best of a set. */
enum {
  BY_GUIDE =
      1, /* ScaLAPACK's guide: NB 64, all processors, the squarest grid if there are 9 or more, else 1 x P; row order */
  BY_USUAL =
      2, /* also the grids d x P/d and P/d x d, d the largest divisor up to the root of P, in row and in column order */
  BY_EXPERT = 4, /* also NB 32 and 128, and all of these on the fastest kind of nodes alone, and on one of them */
  BY_HSCAL = 8,  /* the plan */
  BY_BELIEF = 16 /* the plan if hscal believed that the MPI library were another one */
};
enum { SETS = 3 }; /* what the plan is compared with */

/* Which nodes an expert takes. */
typedef enum gains_nodes { ALL_NODES, FASTEST_NODES, ONE_NODE, NODE_CHOICES } gains_nodes;

typedef struct gains_layout {
  int by;        /* bits of the above */
  int nb, mb;    /* mb other than nb: only of a plan */
  int is_column; /* processes stand on the grid column by column */
  gains_nodes nodes;
  sim_problem problem;
  double predicted_s, simulated_s; /* NaN: not simulated */
} gains_layout;

enum { MOST_LAYOUTS = 60 };

/* One call on one cluster. */
typedef struct gains_case {
  const char *cluster; /* the machine's name */
  const hscal_machine *machine;
  const char *routine;
  int n;
  int nlayouts;
  gains_layout layouts[MOST_LAYOUTS];
  double lower_s, upper_s; /* of the plan: 9 of 10 calls are to lie within */
} gains_case;

typedef struct gains {
  const hscal_collectives *belief; /* null: none */
  int ncases;
  gains_case *cases;
} gains;

/* Fills the layouts of a case with those of experts, predicts them by the clock, and adds the plan, and that for the collectives of
 * another library if `belief` is not null (experts.c). */
int gains_list(gains_case *it, const hscal_collectives *belief);
/* The layouts whose simulated seconds count: the plans', the guide's, and of each set those `of_a_set` that are predicted to be the fastest. */
void gains_choose(const gains_case *it, int of_a_set, int *is_chosen);
/* The fastest simulated layout of a set; null: none was simulated, the routine refuses them or they do not fit. */
const gains_layout *gains_best(const gains_case *it, int by);
const gains_layout *gains_plan(const gains_case *it);
/* Seconds of the best of a set / those of the plan; NaN if there is none. */
double gains_over(const gains_case *it, int by);

/* The pages (gains_text.c). */
void gains_write_csv(const gains *all, FILE *out);
void gains_write_page(const gains *all, FILE *out);
/* The same for a terminal of 80 columns. */
void gains_write_table(const gains *all, FILE *out);

#endif
