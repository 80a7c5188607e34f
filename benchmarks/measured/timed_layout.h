/* How well predicted seconds of some layouts agree with the measured ones. */
#ifndef HSCAL_MEASURED_TIMED_LAYOUT_H
#define HSCAL_MEASURED_TIMED_LAYOUT_H

#include "fit/agreement.h"

typedef struct timed_layout {
  int n, nprow, npcol, panel;
  double measured_s, predicted_s;
} timed_layout;

/* Predicted over measured seconds, less 1. */
double prediction_error(const timed_layout *layout);

/* Of layouts[count], as runs of one task; no runs, if there is no memory. Rank correlation and regret mean something
 * for layouts of one N only. */
hscal_agreement agreement_of(const timed_layout *layouts, int count);

#endif
