/* The panel width of PBLAS with which a call is fastest where and as it is laid out. */
#ifndef HSCAL_MODELS_PREDICT_BEST_PANEL_H
#define HSCAL_MODELS_PREDICT_BEST_PANEL_H

#include "models/predict/predict.h"

typedef struct hscal_best_panel {
  int width;             /* 0: the library's own, no other gains enough or none can be predicted */
  double own_s, seconds; /* with the library's own; with that width */
} hscal_best_panel;

/* The narrowest width that is as fast as the fastest, but for half of `least_gain` (1); none unless the fastest gains that much over the library's
 * own. Widths that cannot be predicted are left out. */
hscal_best_panel hscal__best_panel(hscal_workspace *workspace, const hscal_call *call, int nprow, int npcol,
                                   const hscal_placement *placement, double least_gain);

#endif
