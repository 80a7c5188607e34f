/* The panels of a factorization, and shares of what they leave. */
#ifndef HSCAL_MODELS_BOUNDS_PANEL_SERIES_H
#define HSCAL_MODELS_BOUNDS_PANEL_SERIES_H

#include "models/bounds/elimination_state.h"

/* The panel that holds vector `at`. */
hscal_panel hscal__panel_around(const hscal_elimination *e, int at);

/* All of the matrix is left; or what is behind this panel. */
void hscal__begin_shares(hscal_elimination *e);
void hscal__share_out(hscal_elimination *e, const hscal_panel *p);

#endif
