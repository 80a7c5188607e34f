/*
 * The vector or panel that a triangular solve works on: brought to where the solution begins, and back at the end.
 * Source: PBLAS/SRC/PTOOLS/PB_CInOutV2.c and, for what follows the solve, p?trsv_.c and PB_CptrsmB.c.
 */
#ifndef HSCAL_INSTRUMENTED_PBLAS_SOLVE_PANEL_H
#define HSCAL_INSTRUMENTED_PBLAS_SOLVE_PANEL_H

#include "instrumented_pblas/movers.h"

typedef struct hscal_solve_panel {
  hscal_mover in, out; /* from the panel's own place to A's, and back                                        */
  int summed;          /* every line works on a part of the panel; in the end they are summed              */
  int returned;        /* the panel is worked on in another place than its own                             */
  int own_line, line;  /* line of the panel, and the one on which the result comes together; -1: all lines */
} hscal_solve_panel;

/* Prepares for panels that lie along `from_along`, where A's index of the equations lies along `to_along`. `conjugate`: they
 * are conjugated on both ways. Returns 0 or HSCAL_ERROR_MEMORY. */
int hscal__solve_panel_init(hscal_solve_panel *panel, const hscal_emitter *emitter, hscal_dimension from_along,
                            const hscal_dealing *from, hscal_dimension to_along, const hscal_dealing *to,
                            int conjugate);
void hscal__solve_panel_free(hscal_solve_panel *panel);

/* Brings a panel of `width` from line `own_line` (-1: all) to the line that holds unknown `start` of A. Sets what is true of
 * this panel. If every line has all of A, one is chosen for the work, and `unknowns` (A's dealing over the lines) is
 * changed to say so, as the library does, for this panel and all that follow. */
int hscal__solve_panel_begin(hscal_solve_panel *panel, const hscal_emitter *emitter, int own_line, int width,
                             hscal_dealing *unknowns, int start);

/* Sums the panel if it is summed (p?trsv does that on topologies of its own), and returns it to its own place. */
int hscal__solve_panel_end(const hscal_solve_panel *panel, const hscal_emitter *emitter, const hscal_emitter *sums,
                           int width);

#endif
