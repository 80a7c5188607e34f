/* How long the panels of a factorization take at least. */
#ifndef HSCAL_MODELS_BOUNDS_PANEL_MAKING_H
#define HSCAL_MODELS_BOUNDS_PANEL_MAKING_H

#include "models/bounds/elimination_state.h"

/* LU, QR: all processes of the line wait for the last one in each column. Behind the last one QR multiplies the panel's
 * vectors with each other, for the factor that what is left of the matrix is updated with. */
void hscal__eliminate_columns(hscal_elimination *e, const hscal_panel *p);
void hscal__reflect_columns(hscal_elimination *e, const hscal_panel *p);

/* Cholesky: the block of the diagonal on its process, then the panel beside it, which needs that. `next`: the line of
 * the next panel. */
void hscal__make_beside_block(hscal_elimination *e, const hscal_panel *p, int next);

#endif
