/* The call that stands for a model, whatever its events come from: what text_model and function_model share. */
#ifndef HSCAL_MODEL_LANGUAGE_MODEL_CALL_H
#define HSCAL_MODEL_LANGUAGE_MODEL_CALL_H

#include "call/event_source.h"

enum { HSCAL_MODEL_ROUTINE = 16 };

/* "pdgemm.pm": of the algorithm, cut, so that it is no routine's. */
void hscal__model_routine_name(const char *algorithm, char name[HSCAL_MODEL_ROUTINE]);
/* The row that the table of routines has not; the name must outlive it. */
hscal_routine hscal__model_routine(const char *name);

/* The call of a source whose processes together do so many operations, about; 0: that is not known. */
hscal_call hscal__model_call(const hscal_routine *routine, hscal_event_source *source, double flops);

/* What hscal_model_prune says of the grid: 0, or HSCAL_ERROR_NO_GRID. */
int hscal__model_keeps(const hscal_event_source *source, int nprow, int npcol);

#endif
