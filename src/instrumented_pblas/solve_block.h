/* A triangular system on the grid, and what one process does of it. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_SOLVE_BLOCK_H
#define HSCAL_INSTRUMENTED_PBLAS_SOLVE_BLOCK_H

#include "instrumented_pblas/blocks.h"
#include "instrumented_pblas/solve_panel.h"

typedef struct hscal_solve {
  const hscal_call *call;
  hscal_emitter emitter, sums; /* sums: on the topology the caller left in p?trsv, which forces another but uses that */
  hscal_dimension along;
  hscal_dealing equations, unknowns; /* indices of A                                               */
  int backward;
  int stretch; /* unknowns after which the parts of what comes next are summed                     */
  int width;   /* of the present panel                                                             */
  hscal_solve_panel panel;
} hscal_solve;

/* The process at coordinate `at` of the equations and `line` of the unknowns subtracts what `unknowns` known ones make of
 * `equations` of its right-hand sides; or it solves `n` equations by itself. */
int hscal__solve_update(const hscal_solve *solve, int at, int line, int equations, int unknowns);
int hscal__solve_block(const hscal_solve *solve, int at, int line, int n);

#endif
