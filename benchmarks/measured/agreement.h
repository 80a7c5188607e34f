/* How well predicted seconds of some layouts agree with the measured ones. */
#ifndef HSCAL_MEASURED_AGREEMENT_H
#define HSCAL_MEASURED_AGREEMENT_H

typedef struct timed_layout {
  int n, nprow, npcol, panel;
  double measured_s, predicted_s;
} timed_layout;

typedef struct agreement {
  double rank_correlation;        /* Spearman's, ties with their mean rank; NAN where all of one side are equal */
  double regret;                  /* what the layout predicted best loses: its measured time / the best measured - 1 */
  double mean_error, worst_error; /* of |predicted / measured - 1| */
} agreement;

/* Predicted over measured seconds, less 1. */
double prediction_error(const timed_layout *layout);

/* Of layouts[count], count >= 1. Rank correlation and regret mean something for layouts of one N only. */
agreement agreement_of(const timed_layout *layouts, int count);

#endif
