/* p?syevr and p?heevr: what others need to know of them. */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_SYEVR_H
#define HSCAL_INSTRUMENTED_SCALAPACK_SYEVR_H

#include "instrumented_scalapack/syntrd.h"

/* Entries to work in that the routine asks for when it is asked: LWORK, and of complex routines LRWORK.
 * Source: SRC/p?syevr.f, p?heevr.f. */
hscal_syntrd_workspace hscal__syevr_workspace(const hscal_call *call, const hscal_layout *layout);

/* What of such workspace is left for p?syntrd. */
hscal_syntrd_workspace hscal__syevr_workspace_left(const hscal_call *call, hscal_syntrd_workspace workspace);

/* Is it enough for those that the routine calls, on every process? Where blocks are large they refuse to work, and the routine returns
 * with INFO = 0: p?syntrd wants workspace for a block of columns, p?ormtr for one and for the same rows of all vectors. Of real types that
 * is so whatever LWORK is, where few vectors are wanted.
 * Source: SRC/p?syevr.f, p?syntrd.f, p?ormtr.f. */
int hscal__syevr_workspace_suffices(const hscal_call *call, const hscal_layout *layout);

#endif
