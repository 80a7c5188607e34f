/* The layouts that are tried as contexts of some calls of a workload, and what calls and moves take there. Internal to src/workload. */
#ifndef HSCAL_WORKLOAD_TRIED_CONTEXTS_H
#define HSCAL_WORKLOAD_TRIED_CONTEXTS_H

#include "models/predict/redistribution.h"
#include "workload/calibrated.h"
#include "workload/choose_contexts.h"
#include "workload/several_contexts.h"

typedef struct hscal_tried_context {
  const hscal_plan *plan;
  const hscal_machine *seen; /* as its processes see the machine */
  hscal_machine *made;       /* to be freed: that; null: it is the question's */
  hscal_call whole;          /* all calls, with its blocks */
  double gain_s;             /* of the calls whose own plan it is */
} hscal_tried_context;

typedef struct hscal_tried_contexts {
  const hscal_several_question *question;
  int count;
  hscal_tried_context context[HSCAL_MOST_TRIED_CONTEXTS]; /* 0: that of the plan for all; the others by their gain */
  int *part_of; /* [ncalls] of the workload: which call of the sequence it is */
  double *
      call_s; /* [ncalls][count] each as often as it is made, with the moves of operands that have no name; infinite: not there */
  double *own_move_s; /* [ncalls][count] of that, the moves: from context 0, and of results back */
  double *move_s;     /* [nmatrices][count][count] a matrix from one to another */
} hscal_tried_contexts;

/* The plan for all, and those of calls alone from which most is gained, each layout once. Free them in any case. Returns 0, HSCAL_ERROR_MEMORY
 * or as a prediction. */
int hscal__tried_contexts_make(const hscal_several_question *question, const hscal_workload_comparison *comparison,
                               hscal_tried_contexts *tried);
void hscal__tried_contexts_free(hscal_tried_contexts *tried);

/* How matrix `matrix` of the workload, or operand `which` of a call of it, lies in one of them. */
hscal_distribution hscal__tried_matrix(const hscal_tried_contexts *tried, int context, int matrix);
hscal_distribution hscal__tried_operand(const hscal_tried_contexts *tried, int context, int call,
                                        hscal_operand_name which);

#endif
