/* What each family of reductions does with a panel on a placement; and the panels. */
#ifndef HSCAL_MODELS_BOUNDS_REDUCTION_TABLE_H
#define HSCAL_MODELS_BOUNDS_REDUCTION_TABLE_H

#include "models/bounds/reduction_state.h"

/* Of TRIDIAGONAL, BIDIAGONAL and HESSENBERG; null: of others. */
const hscal_reduction_steps *hscal__reduction_steps(hscal_family family);

/* Panel `number` in the order in which they are made; there are `panels`, and a narrower one. */
hscal_span hscal__reduction_panel(const hscal_reduction *r, int number, int width, int panels);

#endif
