/* How long it takes at least to update what is left of a matrix with a panel, on the processes of a line that holds
 * some of it. */
#ifndef HSCAL_MODELS_BOUNDS_TRAILING_UPDATE_H
#define HSCAL_MODELS_BOUNDS_TRAILING_UPDATE_H

#include "models/bounds/elimination_state.h"

/* LU: the rows beside the panel come from its first process row. */
void hscal__eliminate(hscal_elimination *e, const hscal_panel *p, int line);

/* Cholesky: whoever has entries of the triangle. */
void hscal__subtract(hscal_elimination *e, const hscal_panel *p, int line);

/* QR: products with the panel are summed, multiplied by its factor, and told to all. */
void hscal__reflect(hscal_elimination *e, const hscal_panel *p, int line);

/* LU: the panel's interchanges on all lines, or on the next one alone. */
void hscal__move_pivot_rows(hscal_elimination *e, const hscal_panel *p, int next);

#endif
