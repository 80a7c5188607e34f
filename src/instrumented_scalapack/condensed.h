/*
 * Reductions that eigenvalue routines call in place of the public ones (p?sytrd, p?sygst): faster where the lower triangle is meant
 * and there is room to work in. `call` is one of the public routine; `room` is what there is to work in. Each returns 0, what the sink returned, or
 * HSCAL_ERROR_MEMORY.
 */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_CONDENSED_H
#define HSCAL_INSTRUMENTED_SCALAPACK_CONDENSED_H

#include "instrumented_pblas/emit.h"

/* p?syngst, p?hengst. Source: SRC/p?syngst.f, p?hengst.f. */
int hscal__syngst(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink, int64_t room);

/* The room for which it does not fall back to p?sygst, if the call lets it: a block column, two panels and their transpose. */
int64_t hscal__syngst_room(const hscal_call *call, const hscal_layout *layout);

/* Entries to work in: LWORK, and, of complex routines, LRWORK. */
typedef struct hscal_condensed_room {
  int64_t own, real;
} hscal_condensed_room;

/* p?syntrd, p?hentrd. Source: SRC/p?syntrd.f, p?hentrd.f. */
int hscal__syntrd(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink, hscal_condensed_room room);

/* The room for which it does not fall back to p?sytrd, if the call lets it: a copy of the matrix. */
hscal_condensed_room hscal__syntrd_room(const hscal_call *call, const hscal_layout *layout);

/* The side of the square grid on which it is done with so much room: 1 for LAPACK on one process; 0: it stays where it is. */
int hscal__syntrd_side(const hscal_call *call, const hscal_layout *layout, hscal_condensed_room room);

/* The side for which there is room then: 1 for LAPACK on one process. */
int hscal__square_side(const hscal_call *call, const hscal_layout *layout);

/* ---- parts of these */

/* p?sytrd without its check of the arguments (sytrd.c). */
int hscal__sytrd_checked(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink);

/* p?syttrd, p?hettrd, on a square grid, where A (of the call of p?sytrd) is cut into blocks of one entry and begins with the first
 * process. Source: SRC/p?syttrd.f, p?hettrd.f. */
int hscal__syttrd(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink);

/* A block of order n, reduced column by column on its process; type and triangle are those of the call. Source: LAPACK's ?sytd2,
 * ?hetd2, which SRC/p?sytd2.f repeat. */
int hscal__sytd2(const hscal_emitter *emitter, int process, const hscal_call *call, int n);

#endif
