/* Several contexts for a workload, with matrices moved between them only where the next call needs them elsewhere. */
#ifndef HSCAL_WORKLOAD_SEVERAL_CONTEXTS_H
#define HSCAL_WORKLOAD_SEVERAL_CONTEXTS_H

#include "call/sequence.h"
#include "models/predict/predict.h"
#include "workload/workload.h"

/* A workload that is planned in one context, and what its calls alone would like. */
typedef struct hscal_several_question {
  const hscal_workload *workload;
  const hscal_sequence *sequence; /* of it, */
  const int *line_of;             /* whose call i is this call of the workload */
  const hscal_plan *plan;         /* of all; its layout is context 0 of what is tried */
  hscal_plan *const
      *own; /* [ncalls] as in the workload: a plan of the call alone that is faster for it; null: there is none */
  const hscal_machine *machine; /* as given */
  const hscal_machine *seen;    /* as the processes of the plan see it */
  hscal_workspace *workspace;
} hscal_several_question;

/* Fills in what a comparison says of several contexts; its calls are there already. That nothing is surely gained is no failure: then there is
 * one. */
int hscal__several_contexts(const hscal_several_question *question, hscal_workload_comparison *comparison);

#endif
