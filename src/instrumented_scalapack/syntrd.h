/*
 * p?syntrd and p?hentrd, which eigenvalue routines call in place of p?sytrd: faster where the lower triangle is meant and there is
 * workspace. `call` is one of the public routine. Each returns 0, what the sink returned, or HSCAL_ERROR_MEMORY.
 */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_SYNTRD_H
#define HSCAL_INSTRUMENTED_SCALAPACK_SYNTRD_H

#include "instrumented_pblas/emit.h"

/* Entries to work in: LWORK, and, of complex routines, LRWORK. */
typedef struct hscal_syntrd_workspace {
  int64_t own, real;
} hscal_syntrd_workspace;

/* p?syntrd, p?hentrd. Source: SRC/p?syntrd.f, p?hentrd.f. */
int hscal__syntrd(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink,
                  hscal_syntrd_workspace workspace);

/* The workspace with which it does not fall back to p?sytrd, if the call lets it: a copy of the matrix. */
hscal_syntrd_workspace hscal__syntrd_workspace(const hscal_call *call, const hscal_layout *layout);

/* The side of the square grid on which it is done with this workspace: 1 for LAPACK on one process; 0: it stays where it is. */
int hscal__syntrd_side(const hscal_call *call, const hscal_layout *layout, hscal_syntrd_workspace workspace);

/* The side for which that workspace is enough: 1 for LAPACK on one process. */
int hscal__square_side(const hscal_call *call, const hscal_layout *layout);

#endif
