/* p?syevx and p?heevx as other routines call them. */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_SYEVX_H
#define HSCAL_INSTRUMENTED_SCALAPACK_SYEVX_H

#include "instrumented_scalapack/syntrd.h"

/* Entries to work in that the routine asks for when it is asked: LWORK, and of complex routines LRWORK. For p?sygvx and p?hegvx
 * theirs. Source: SRC/p?syevx.f, p?heevx.f, p?sygvx.f, p?hegvx.f. */
hscal_syntrd_workspace hscal__syevx_workspace(const hscal_call *call, const hscal_layout *layout);

/* What of such workspace is left for p?syntrd. */
hscal_syntrd_workspace hscal__syevx_workspace_left(const hscal_call *call, hscal_syntrd_workspace workspace);

/* The routine, with this workspace. */
int hscal__syevx(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink,
                 hscal_syntrd_workspace workspace);

#endif
