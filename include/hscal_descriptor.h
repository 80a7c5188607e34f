/**
 * \file
 * Array descriptors of distributed matrices. Included by hscal.h.
 */
#ifndef HSCAL_DESCRIPTOR_H
#define HSCAL_DESCRIPTOR_H

#include "hscal_status.h"

#ifdef __cplusplus
extern "C" {
#endif

/** \defgroup hscal_descriptor Array descriptors
 * \{ */

/** Describes an m x n matrix before there is a context: fills desc[9] as descinit_ does, with CTXT_ = -1 and LLD_ =
 * max(1, m). mb or nb = 0 leaves the block size to hscal. rsrc or csrc = -1: replicated. Local.
 * \return 0; -i: argument i is illegal, or desc is null (-1). */
HSCAL_API int hscal_descset(int *desc, int m, int n, int mb, int nb, int rsrc, int csrc);

/** Describes an m x n matrix in a context of hscal: fills desc[9]. mb or nb = 0 takes the block size of the plan.
 * LLD_ is the number of local rows of this process. On a process outside the context (*ictxt = -1): CTXT_ = -1.
 * (libhscal) Local.
 * \return one of
 *   - 0
 *   - -i: argument i is illegal
 *   - -6, -7: rsrc or csrc is outside the grid
 *   - -8: `ictxt` is null, or *ictxt no context of hscal */
HSCAL_API int hscal_descinit(int *desc, int m, int n, int mb, int nb, int rsrc, int csrc, const int *ictxt);

/** \} */

#ifdef __cplusplus
}
#endif
#endif
