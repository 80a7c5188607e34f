/*
 * p?syngst and p?hengst, which eigenvalue routines call in place of p?sygst: faster where the lower triangle is meant and there is
 * workspace. `call` is one of p?sygst.
 */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_SYNGST_H
#define HSCAL_INSTRUMENTED_SCALAPACK_SYNGST_H

#include "instrumented_pblas/emit.h"

/* p?syngst, p?hengst. Source: SRC/p?syngst.f, p?hengst.f. */
int hscal__syngst(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink, int64_t workspace);

/* The workspace with which it does not fall back to p?sygst, if the call lets it: a block column, two panels and their transpose. */
int64_t hscal__syngst_workspace(const hscal_call *call, const hscal_layout *layout);

#endif
