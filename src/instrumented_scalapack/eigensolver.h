/* What the drivers of symmetric and Hermitian eigenproblems have in common. Internal functions, no schemes. Each returns 0 or
 * what the sink returned. */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_EIGENSOLVER_H
#define HSCAL_INSTRUMENTED_SCALAPACK_EIGENSOLVER_H

#include "instrumented_scalapack/composite.h"

typedef struct hscal_eigensolver {
  hscal_composite composite;
  hscal_composite real; /* the same with real numbers, also of a complex routine */
  hscal_dealing dealing[2];
  int n, wants_vectors;
} hscal_eigensolver;

/* Must not be moved afterwards. */
void hscal__eigensolver_init(hscal_eigensolver *solver, const hscal_call *call, const hscal_layout *layout,
                             hscal_sink *sink);

/* The largest entry, which decides whether the matrix is scaled: it never is. Source: SRC/p?lansy.f, p?lanhe.f. */
int hscal__find_norm(const hscal_eigensolver *solver);

/* A vector of real numbers that is dealt as the columns of A, to all: from each process column, if A begins at the first
 * process. Source: SRC/p?lared1d.f. */
int hscal__spread_vector(const hscal_eigensolver *solver);
int hscal__begins_at_first(const hscal_operand *a);

/* The diagonal of A, or the one beside it (1), entry by entry to all. Source: TOOLS/p?elget.f. */
int hscal__spread_diagonal(const hscal_eigensolver *solver, int beside);

#endif
