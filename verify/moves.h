/* Redistributions (p?gemr2d and p?trmr2d): the contexts of their grids, and what their processes tell each other first. */
#ifndef VERIFY_MOVES_H
#define VERIFY_MOVES_H

#include "verify/oracle_case.h"

/* A process's own place in the grid of operand `which`: -1, -1 if it has none. Its place in the layout is (row, column). */
typedef struct moves_place {
  hscal_grid grid;
  int row, column;
} moves_place;
moves_place moves_place_of(const oracle_case *c, hscal_operand_name which, int row, int column);

/* A context for the grid, made of the first processes of the layout whose context is given; -1 for those outside. For the
 * caller to leave (Cblacs_gridexit). Collective. Returns 0 or HSCAL_ERROR_MEMORY. */
int moves_open_context(const oracle_case *c, hscal_operand_name which, int layout_context, int *context);

/* From now on redistributions learn who is who from the case, whatever their messages bring (null: from these again). */
void moves_feed(const oracle_case *c);

#endif
