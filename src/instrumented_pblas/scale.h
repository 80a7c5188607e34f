/* Scaling a matrix in place, which is local. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_SCALE_H
#define HSCAL_INSTRUMENTED_PBLAS_SCALE_H

#include "instrumented_pblas/emit.h"

/* Every process scales what it holds of a matrix whose rows and columns are dealt so: of all of it ('A'), or of what lies on
 * and above ('U') or below ('L') its diagonal, as a COPY of as many elements.
 * Source: PBLAS/SRC/PTOOLS/PB_Cplascal.c, PB_Cplapad.c. */
int hscal__scale(const hscal_emitter *emitter, const hscal_dealing dealing[2], char uplo);

#endif
