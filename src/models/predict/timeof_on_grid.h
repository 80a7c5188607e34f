/* Predictions for public functions: the layout is checked, and nodes in order stand where none are named. */
#ifndef HSCAL_MODELS_PREDICT_TIMEOF_ON_GRID_H
#define HSCAL_MODELS_PREDICT_TIMEOF_ON_GRID_H

#include "call/call.h"
#include "machine/machine.h"

/* Seconds of the call on nprow x npcol processes, node_of[nprow*npcol] or null; panel 0: the library's. Returns what hscal__timeof does, or
 * HSCAL_ERROR_ARGUMENT. */
int hscal__timeof_on_grid(const hscal_call *call, const hscal_machine *machine, int nprow, int npcol, int panel,
                          const int *node_of, double *predicted_s);

#endif
