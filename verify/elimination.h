/* What argument lists say of routines that eliminate. */
#ifndef VERIFY_ELIMINATION_H
#define VERIFY_ELIMINATION_H

#include "call/arguments.h"

/* Does the routine take or leave pivots? */
static inline int has_pivots(const hscal_routine *routine) { return hscal__has_argument(routine, "ipiv"); }

/* Are these pivots columns: does it eliminate by reflectors (p?geqpf)? */
static inline int exchanges_columns(const hscal_routine *routine) {
  return has_pivots(routine) && hscal__has_argument(routine, "tau");
}

#endif
