/* What each family of factorizations does with a panel on a placement. */
#ifndef HSCAL_MODELS_BOUNDS_ELIMINATION_TABLE_H
#define HSCAL_MODELS_BOUNDS_ELIMINATION_TABLE_H

#include "models/bounds/elimination_state.h"

/* Of LU, CHOLESKY and QR; null: of others. */
const hscal_elimination_steps *hscal__elimination_steps(hscal_family family);

#endif
