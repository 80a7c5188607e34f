/* How well predictions agree with runs. */
#ifndef HSCAL_FIT_AGREEMENT_H
#define HSCAL_FIT_AGREEMENT_H

#include "fit/runs.h"

typedef struct hscal_agreement {
  int runs, ranked;               /* of tasks with three layouts or more */
  double mean_error, worst_error; /* of |predicted / measured - 1| */
  double bias;                    /* mean of log(predicted / measured) */
  double off_in_9_of_10;          /* |log(predicted / measured)| that 9 in 10 runs stay below */
  double rank_correlation;        /* Spearman's, mean of the tasks; NAN without any */
  double regret, worst_regret;    /* what the layout that is predicted best loses, mean and worst task */
} hscal_agreement;

/* Of the runs of one task (-1: of all). */
hscal_agreement hscal__agreement(const hscal_runs *runs, const double *log_s, int task);

#endif
