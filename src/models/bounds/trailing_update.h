/* How long it takes at least to update what is left of a matrix with a panel. */
#ifndef HSCAL_MODELS_BOUNDS_TRAILING_UPDATE_H
#define HSCAL_MODELS_BOUNDS_TRAILING_UPDATE_H

#include "models/bounds/elimination_state.h"

/* What the panel means for all lines, or for the next one alone; then the others owe it. */
void hscal__update_trailing(hscal_elimination *e, const hscal_panel *p, int next);

/* A line computes what it owes. Its shares have shrunk since, and nobody has waited for a panel: so it is not above
 * what each update would have taken at its time. */
void hscal__update_owed(hscal_elimination *e, int line);
void hscal__update_owed_by_all(hscal_elimination *e);

#endif
