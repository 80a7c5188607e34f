/* Panels that move to where they lie in another way. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_REDISTRIBUTE_H
#define HSCAL_INSTRUMENTED_PBLAS_REDISTRIBUTE_H

#include "instrumented_pblas/movers.h"

/* Adds a panel on `from_line` to one on `to_line` (-1: replicated, both) that lies in any other way, transposing it if the
 * ends lie along different dimensions. Source: PBLAS/SRC/PTOOLS/PB_Cpaxpby.c. */
int hscal__redistribute(const hscal_mover *mover, const hscal_emitter *emitter, int from_line, int to_line, int width);

/* Where one of two cut ends lies on all lines (-1, or there is only one), one line is chosen: the other end's if that makes
 * the work local, else one beside it, so that different links are used; for crossing panels the line through the other
 * end's first entry. Source: PB_Cpaxpby.c, and the same in p?swap_.c and p?dot_.c. */
void hscal__choose_lines(const hscal_mover *mover, int *from_line, int *to_line);

#endif
