/* What advising has in hand, and what its parts have in common. Internal to src/advise. */
#ifndef HSCAL_ADVISE_ADVISING_H
#define HSCAL_ADVISE_ADVISING_H

#include "advise/advice.h"
#include "advise/placed_ranks.h"

/* A call where it lay. */
typedef struct hscal_recorded_run {
  hscal_call call;
  hscal_layout layout;
  const hscal_workload_context *context; /* null: it cannot be used */
} hscal_recorded_run;

typedef struct hscal_advising {
  const hscal_advice_question *question;
  hscal_advice *advice;
  const hscal_workload *workload; /* the question's, or one pool of it */
  hscal_placed_ranks ranks;       /* its own */
  const hscal_machine *seen;      /* as processes see it */
  hscal_machine
      exact; /* the question's as if no ratio erred: plans keep usual layouts for what they may err, and what counts here is the
                                recorded layout, against which the guard judges what they find */
  hscal_node_class *classes; /* of `exact`, to be freed: with the pool's share of the memory; null: the question's */
  hscal_workspace *workspace;
  hscal_recorded_run *run; /* [ncalls] */
  int *node_of;            /* [ranks] to place a layout in */
} hscal_advising;

/* Nodes of a layout whose processes are these ranks (null: the first ones). The placement lasts until the next one. */
hscal_placement hscal__advising_place(hscal_advising *a, const hscal_layout *layout, const int *rank);

/* Predicted seconds of a call on a layout whose processes are these ranks (null: the first ones). */
int hscal__advising_time(hscal_advising *a, const hscal_call *call, const hscal_layout *layout, const int *rank,
                         double *seconds);

/* Judges a layout in which call i takes seconds[i] for all usable calls; nodes are those of its processes, node_of[processes]; null: each call
 * keeps its own processes. *layout is there already. */
void hscal__advising_judge(const hscal_advising *a, const double *seconds, const int *node_of,
                           hscal_alternative *other);
/* The same where each call has a layout of its own, layout[i], on the first ranks, and moves between them take moves_s more, as they count
 * (advice.h). other->layout is none. */
void hscal__advising_judge_apart(const hscal_advising *a, const hscal_candidate *const *layout, const double *seconds,
                                 double moves_s, hscal_alternative *other);
/* The same of call i alone. */
void hscal__advising_judge_call(const hscal_advising *a, int i, double seconds, const int *node_of,
                                hscal_alternative *other);

/* What the call has that takes most. */
const hscal_candidate *hscal__advising_main_layout(const hscal_advising *a);

/* What a plan may use: the ranks where they were, in their order. */
hscal_options hscal__advising_options(const hscal_advising *a);

#endif
