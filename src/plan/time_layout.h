/* Seconds of a layout by one of the clocks, within a limit. Internal to hscal. */
#ifndef HSCAL_PLAN_TIME_LAYOUT_H
#define HSCAL_PLAN_TIME_LAYOUT_H

#include "call/call.h"
#include "hscal.h"
#include "models/clock/windows.h"
#include "models/predict/predict.h"

/* How exactly, which stretch of it (count 0: all), and what that may take. */
typedef struct hscal_timing {
  hscal_effort effort;
  hscal_stretch stretch;
  double most_effort;
} hscal_timing;

/* A layout as planners tell it one another. */
typedef struct hscal_told_layout {
  int nprow, npcol, mb, nb, panel;
  const int *node_of; /* [nprow*npcol] row by row */
} hscal_told_layout;

/* plan null: a grid of no processes. */
hscal_told_layout hscal__tell_layout(const hscal_plan *plan);

/* The machine as the processes have threads there. *seconds 0: that would take more than it may. */
int hscal__time_layout(const hscal_call *open, const hscal_machine *machine, const hscal_told_layout *layout,
                       const hscal_timing *timing, double *seconds);

/* What a plan predicts becomes `seconds`, with its interval. */
int hscal__set_predicted(const hscal_call *open, const hscal_machine *machine, double seconds, hscal_plan *plan);

#endif
