/* What a routine of ScaLAPACK takes at least: that of the parts of it that are certain, in its order. */
#ifndef HSCAL_MODELS_COMPOSITE_BOUND_H
#define HSCAL_MODELS_COMPOSITE_BOUND_H

#include "models/ledger.h"

/* Writes it into the ledger; nothing of routines of which no part is known. 0 or HSCAL_ERROR_MEMORY. */
int hscal__composite_bound(const hscal_call *call, hscal_ledger *ledger);

#endif
