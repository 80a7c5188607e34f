/**
 * \file
 * Four functions for each routine, a prototype per line, so that grep finds them. Included by hscal.h. Written by
 * `make routines-header` from src/routines.def; the build compares.
 */
#ifndef HSCAL_ROUTINES_H
#define HSCAL_ROUTINES_H

#include "hscal_info.h"
#include "hscal_plan.h"

#ifdef __cplusplus
extern "C" {
#endif

/** \defgroup hscal_routines Routines
 * Four functions for each routine `<r>`. Their first arguments are those of the routine, without local arrays and
 * outputs; alpha and beta point to 1 (real) or 2 (complex: re, im) numbers. They are read only.
 * Source of the argument lists: `PBLAS/SRC/<r>_.c`, `SRC/<r>.f`.
 *
 * `hscal_<r>_ctxt`: plans the call and creates its BLACS context, *ictxt; -1 on the processes outside it. The
 * session plans, for the machine and the options it has (hscal_init, hscal_use_options). Free it with
 * hscal_free_ctxt. The arguments are the same on all processes. (libhscal) Collective.
 * Returns one of
 *   - 0
 *   - -i, -(100*i+e): an illegal argument of the routine, or `ictxt` is null
 *   - HSCAL_ERROR_NO_GRID, _NO_FIT, _MACHINE, _UNSUPPORTED, _INTERNAL: as `hscal_<r>_plan`
 *   - HSCAL_ERROR_FILE: HSCAL_EFFORT=measure, and HSCAL_LOG could not be written
 *   - HSCAL_ERROR_BLACS
 *   - HSCAL_ERROR_STATE, _DISAGREE, _MPI, _MEMORY
 *
 * `hscal_<r>_plan`: plans the call for a machine. `options` null: hscal chooses everything. *plan belongs to the
 * caller: free it with hscal_plan_free. It is null after a failure, unchanged after -i. Local, no MPI.
 * Returns one of
 *   - 0
 *   - -i, -(100*i+e): an illegal argument of the routine
 *   - HSCAL_ERROR_ARGUMENT: `machine` or `plan` is null, or an illegal option
 *   - HSCAL_ERROR_NO_GRID: no grid satisfies the options, the routine and the deadline
 *   - HSCAL_ERROR_NO_FIT: too little memory, the reason says how much is missing
 *   - HSCAL_ERROR_MACHINE: no speed for the routine, or for the threads asked for
 *   - HSCAL_ERROR_UNSUPPORTED: more than 131,072 processes, or too many operations to be simulated
 *   - HSCAL_ERROR_MEMORY, _INTERNAL
 *
 * `hscal_<r>_info`: counts operations, bytes and messages on a grid nprow x npcol of at most 16,384 processes, with
 * the blocks of the descriptors and the panel width `panel` (0 = the library's 32). *info belongs to the caller:
 * free it with hscal_info_free. It is null after a failure. Local, no MPI.
 * Returns one of
 *   - 0
 *   - -i, -(100*i+e): an illegal argument of the routine
 *   - HSCAL_ERROR_ARGUMENT: `info` is null, illegal grid or panel width, or a descriptor leaves its blocks open
 *   - HSCAL_ERROR_UNSUPPORTED: too many processes or operations to be counted
 *   - HSCAL_ERROR_MEMORY
 *
 * `hscal_<r>_timeof`: predicts the seconds of a layout: grid nprow x npcol of at most 131,072 processes, blocks and
 * panel width as `hscal_<r>_info`, node_of[nprow*npcol] (row by row, the node of each process; null = nodes in
 * order, first one process per core). Local, no MPI.
 * Returns one of
 *   - 0
 *   - -i, -(100*i+e): an illegal argument of the routine
 *   - HSCAL_ERROR_ARGUMENT: a null pointer, illegal grid, panel width or node, or a descriptor leaves its blocks
 *     open
 *   - HSCAL_ERROR_MACHINE: no speed for the routine on a node
 *   - HSCAL_ERROR_UNSUPPORTED: too many processes or operations
 *   - HSCAL_ERROR_MEMORY, _INTERNAL
 * \{ */

/* ---- level 1 */

HSCAL_API int hscal_psswap_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_psswap_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psswap_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psswap_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdswap_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pdswap_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdswap_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdswap_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcswap_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pcswap_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcswap_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcswap_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzswap_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pzswap_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzswap_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzswap_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psscal_ctxt(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_psscal_plan(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psscal_info(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psscal_timeof(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdscal_ctxt(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pdscal_plan(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdscal_info(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdscal_timeof(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcscal_ctxt(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pcscal_plan(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcscal_info(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcscal_timeof(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcsscal_ctxt(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pcsscal_plan(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcsscal_info(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcsscal_timeof(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzdscal_ctxt(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pzdscal_plan(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzdscal_info(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzdscal_timeof(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzscal_ctxt(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pzscal_plan(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzscal_info(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzscal_timeof(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_picopy_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_picopy_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_picopy_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_picopy_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pscopy_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pscopy_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pscopy_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pscopy_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdcopy_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pdcopy_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdcopy_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdcopy_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pccopy_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pccopy_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pccopy_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pccopy_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzcopy_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pzcopy_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzcopy_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzcopy_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psaxpy_ctxt(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_psaxpy_plan(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psaxpy_info(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psaxpy_timeof(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdaxpy_ctxt(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pdaxpy_plan(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdaxpy_info(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdaxpy_timeof(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcaxpy_ctxt(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pcaxpy_plan(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcaxpy_info(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcaxpy_timeof(const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzaxpy_ctxt(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pzaxpy_plan(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzaxpy_info(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzaxpy_timeof(const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psdot_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_psdot_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psdot_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psdot_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pddot_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pddot_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pddot_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pddot_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcdotu_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pcdotu_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcdotu_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcdotu_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzdotu_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pzdotu_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzdotu_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzdotu_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcdotc_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pcdotc_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcdotc_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcdotc_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzdotc_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pzdotc_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzdotc_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzdotc_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psnrm2_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_psnrm2_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psnrm2_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psnrm2_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdnrm2_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pdnrm2_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdnrm2_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdnrm2_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pscnrm2_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pscnrm2_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pscnrm2_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pscnrm2_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdznrm2_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pdznrm2_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdznrm2_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdznrm2_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psasum_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_psasum_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psasum_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psasum_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdasum_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pdasum_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdasum_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdasum_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pscasum_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pscasum_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pscasum_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pscasum_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdzasum_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pdzasum_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdzasum_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdzasum_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psamax_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_psamax_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psamax_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psamax_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdamax_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pdamax_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdamax_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdamax_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcamax_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pcamax_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcamax_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcamax_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzamax_ctxt(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pzamax_plan(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzamax_info(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzamax_timeof(const int *n, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

/* ---- level 2 */

HSCAL_API int hscal_psgemv_ctxt(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_psgemv_plan(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgemv_info(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgemv_timeof(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgemv_ctxt(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pdgemv_plan(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgemv_info(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgemv_timeof(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgemv_ctxt(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pcgemv_plan(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgemv_info(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgemv_timeof(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgemv_ctxt(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pzgemv_plan(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgemv_info(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgemv_timeof(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psagemv_ctxt(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_psagemv_plan(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psagemv_info(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psagemv_timeof(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdagemv_ctxt(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pdagemv_plan(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdagemv_info(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdagemv_timeof(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcagemv_ctxt(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pcagemv_plan(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcagemv_info(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcagemv_timeof(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzagemv_ctxt(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pzagemv_plan(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzagemv_info(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzagemv_timeof(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssymv_ctxt(const char *uplo, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pssymv_plan(const char *uplo, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssymv_info(const char *uplo, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssymv_timeof(const char *uplo, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsymv_ctxt(const char *uplo, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pdsymv_plan(const char *uplo, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsymv_info(const char *uplo, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsymv_timeof(const char *uplo, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psasymv_ctxt(const char *uplo, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_psasymv_plan(const char *uplo, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psasymv_info(const char *uplo, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psasymv_timeof(const char *uplo, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdasymv_ctxt(const char *uplo, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pdasymv_plan(const char *uplo, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdasymv_info(const char *uplo, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdasymv_timeof(const char *uplo, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pchemv_ctxt(const char *uplo, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pchemv_plan(const char *uplo, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pchemv_info(const char *uplo, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pchemv_timeof(const char *uplo, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzhemv_ctxt(const char *uplo, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pzhemv_plan(const char *uplo, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzhemv_info(const char *uplo, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzhemv_timeof(const char *uplo, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcahemv_ctxt(const char *uplo, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pcahemv_plan(const char *uplo, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcahemv_info(const char *uplo, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcahemv_timeof(const char *uplo, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzahemv_ctxt(const char *uplo, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pzahemv_plan(const char *uplo, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzahemv_info(const char *uplo, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzahemv_timeof(const char *uplo, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstrmv_ctxt(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pstrmv_plan(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstrmv_info(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstrmv_timeof(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtrmv_ctxt(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pdtrmv_plan(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtrmv_info(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtrmv_timeof(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctrmv_ctxt(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pctrmv_plan(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctrmv_info(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctrmv_timeof(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztrmv_ctxt(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pztrmv_plan(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztrmv_info(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztrmv_timeof(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psatrmv_ctxt(const char *uplo, const char *trans, const char *diag, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_psatrmv_plan(const char *uplo, const char *trans, const char *diag, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psatrmv_info(const char *uplo, const char *trans, const char *diag, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psatrmv_timeof(const char *uplo, const char *trans, const char *diag, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdatrmv_ctxt(const char *uplo, const char *trans, const char *diag, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pdatrmv_plan(const char *uplo, const char *trans, const char *diag, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdatrmv_info(const char *uplo, const char *trans, const char *diag, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdatrmv_timeof(const char *uplo, const char *trans, const char *diag, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcatrmv_ctxt(const char *uplo, const char *trans, const char *diag, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pcatrmv_plan(const char *uplo, const char *trans, const char *diag, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcatrmv_info(const char *uplo, const char *trans, const char *diag, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcatrmv_timeof(const char *uplo, const char *trans, const char *diag, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const float *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzatrmv_ctxt(const char *uplo, const char *trans, const char *diag, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int *ictxt);
HSCAL_API int hscal_pzatrmv_plan(const char *uplo, const char *trans, const char *diag, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzatrmv_info(const char *uplo, const char *trans, const char *diag, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzatrmv_timeof(const char *uplo, const char *trans, const char *diag, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const double *beta, const int *iy, const int *jy, const int *descy, const int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstrsv_ctxt(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pstrsv_plan(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstrsv_info(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstrsv_timeof(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtrsv_ctxt(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pdtrsv_plan(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtrsv_info(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtrsv_timeof(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctrsv_ctxt(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pctrsv_plan(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctrsv_info(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctrsv_timeof(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztrsv_ctxt(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, int *ictxt);
HSCAL_API int hscal_pztrsv_plan(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztrsv_info(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztrsv_timeof(const char *uplo, const char *trans, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const int *ix, const int *jx, const int *descx, const int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psger_ctxt(const int *m, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_psger_plan(const int *m, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psger_info(const int *m, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psger_timeof(const int *m, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdger_ctxt(const int *m, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdger_plan(const int *m, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdger_info(const int *m, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdger_timeof(const int *m, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgeru_ctxt(const int *m, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcgeru_plan(const int *m, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgeru_info(const int *m, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgeru_timeof(const int *m, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgeru_ctxt(const int *m, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzgeru_plan(const int *m, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgeru_info(const int *m, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgeru_timeof(const int *m, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgerc_ctxt(const int *m, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcgerc_plan(const int *m, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgerc_info(const int *m, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgerc_timeof(const int *m, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgerc_ctxt(const int *m, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzgerc_plan(const int *m, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgerc_info(const int *m, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgerc_timeof(const int *m, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssyr_ctxt(const char *uplo, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pssyr_plan(const char *uplo, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssyr_info(const char *uplo, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssyr_timeof(const char *uplo, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsyr_ctxt(const char *uplo, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdsyr_plan(const char *uplo, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsyr_info(const char *uplo, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsyr_timeof(const char *uplo, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcher_ctxt(const char *uplo, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcher_plan(const char *uplo, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcher_info(const char *uplo, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcher_timeof(const char *uplo, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzher_ctxt(const char *uplo, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzher_plan(const char *uplo, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzher_info(const char *uplo, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzher_timeof(const char *uplo, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssyr2_ctxt(const char *uplo, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pssyr2_plan(const char *uplo, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssyr2_info(const char *uplo, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssyr2_timeof(const char *uplo, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsyr2_ctxt(const char *uplo, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdsyr2_plan(const char *uplo, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsyr2_info(const char *uplo, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsyr2_timeof(const char *uplo, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcher2_ctxt(const char *uplo, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcher2_plan(const char *uplo, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcher2_info(const char *uplo, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcher2_timeof(const char *uplo, const int *n, const float *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzher2_ctxt(const char *uplo, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzher2_plan(const char *uplo, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzher2_info(const char *uplo, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzher2_timeof(const char *uplo, const int *n, const double *alpha, const int *ix, const int *jx, const int *descx, const int *incx, const int *iy, const int *jy, const int *descy, const int *incy, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

/* ---- level 3 */

HSCAL_API int hscal_psgemm_ctxt(const char *transa, const char *transb, const int *m, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_psgemm_plan(const char *transa, const char *transb, const int *m, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgemm_info(const char *transa, const char *transb, const int *m, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgemm_timeof(const char *transa, const char *transb, const int *m, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgemm_ctxt(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pdgemm_plan(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgemm_info(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgemm_timeof(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgemm_ctxt(const char *transa, const char *transb, const int *m, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pcgemm_plan(const char *transa, const char *transb, const int *m, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgemm_info(const char *transa, const char *transb, const int *m, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgemm_timeof(const char *transa, const char *transb, const int *m, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgemm_ctxt(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pzgemm_plan(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgemm_info(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgemm_timeof(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssymm_ctxt(const char *side, const char *uplo, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pssymm_plan(const char *side, const char *uplo, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssymm_info(const char *side, const char *uplo, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssymm_timeof(const char *side, const char *uplo, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsymm_ctxt(const char *side, const char *uplo, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pdsymm_plan(const char *side, const char *uplo, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsymm_info(const char *side, const char *uplo, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsymm_timeof(const char *side, const char *uplo, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcsymm_ctxt(const char *side, const char *uplo, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pcsymm_plan(const char *side, const char *uplo, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcsymm_info(const char *side, const char *uplo, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcsymm_timeof(const char *side, const char *uplo, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzsymm_ctxt(const char *side, const char *uplo, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pzsymm_plan(const char *side, const char *uplo, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzsymm_info(const char *side, const char *uplo, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzsymm_timeof(const char *side, const char *uplo, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pchemm_ctxt(const char *side, const char *uplo, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pchemm_plan(const char *side, const char *uplo, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pchemm_info(const char *side, const char *uplo, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pchemm_timeof(const char *side, const char *uplo, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzhemm_ctxt(const char *side, const char *uplo, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pzhemm_plan(const char *side, const char *uplo, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzhemm_info(const char *side, const char *uplo, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzhemm_timeof(const char *side, const char *uplo, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssyrk_ctxt(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pssyrk_plan(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssyrk_info(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssyrk_timeof(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsyrk_ctxt(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pdsyrk_plan(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsyrk_info(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsyrk_timeof(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcsyrk_ctxt(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pcsyrk_plan(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcsyrk_info(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcsyrk_timeof(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzsyrk_ctxt(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pzsyrk_plan(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzsyrk_info(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzsyrk_timeof(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcherk_ctxt(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pcherk_plan(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcherk_info(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcherk_timeof(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzherk_ctxt(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pzherk_plan(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzherk_info(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzherk_timeof(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssyr2k_ctxt(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pssyr2k_plan(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssyr2k_info(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssyr2k_timeof(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsyr2k_ctxt(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pdsyr2k_plan(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsyr2k_info(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsyr2k_timeof(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcsyr2k_ctxt(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pcsyr2k_plan(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcsyr2k_info(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcsyr2k_timeof(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzsyr2k_ctxt(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pzsyr2k_plan(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzsyr2k_info(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzsyr2k_timeof(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcher2k_ctxt(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pcher2k_plan(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcher2k_info(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcher2k_timeof(const char *uplo, const char *trans, const int *n, const int *k, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzher2k_ctxt(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pzher2k_plan(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzher2k_info(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzher2k_timeof(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstrmm_ctxt(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pstrmm_plan(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstrmm_info(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstrmm_timeof(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtrmm_ctxt(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pdtrmm_plan(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtrmm_info(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtrmm_timeof(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctrmm_ctxt(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pctrmm_plan(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctrmm_info(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctrmm_timeof(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztrmm_ctxt(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pztrmm_plan(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztrmm_info(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztrmm_timeof(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstrsm_ctxt(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pstrsm_plan(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstrsm_info(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstrsm_timeof(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtrsm_ctxt(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pdtrsm_plan(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtrsm_info(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtrsm_timeof(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctrsm_ctxt(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pctrsm_plan(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctrsm_info(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctrsm_timeof(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztrsm_ctxt(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pztrsm_plan(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztrsm_info(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztrsm_timeof(const char *side, const char *uplo, const char *transa, const char *diag, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstran_ctxt(const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pstran_plan(const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstran_info(const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstran_timeof(const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtran_ctxt(const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pdtran_plan(const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtran_info(const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtran_timeof(const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctranu_ctxt(const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pctranu_plan(const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctranu_info(const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctranu_timeof(const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztranu_ctxt(const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pztranu_plan(const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztranu_info(const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztranu_timeof(const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctranc_ctxt(const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pctranc_plan(const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctranc_info(const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctranc_timeof(const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztranc_ctxt(const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pztranc_plan(const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztranc_info(const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztranc_timeof(const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgeadd_ctxt(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_psgeadd_plan(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgeadd_info(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgeadd_timeof(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgeadd_ctxt(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pdgeadd_plan(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgeadd_info(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgeadd_timeof(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgeadd_ctxt(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pcgeadd_plan(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgeadd_info(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgeadd_timeof(const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgeadd_ctxt(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pzgeadd_plan(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgeadd_info(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgeadd_timeof(const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstradd_ctxt(const char *uplo, const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pstradd_plan(const char *uplo, const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstradd_info(const char *uplo, const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstradd_timeof(const char *uplo, const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtradd_ctxt(const char *uplo, const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pdtradd_plan(const char *uplo, const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtradd_info(const char *uplo, const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtradd_timeof(const char *uplo, const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctradd_ctxt(const char *uplo, const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pctradd_plan(const char *uplo, const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctradd_info(const char *uplo, const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctradd_timeof(const char *uplo, const char *trans, const int *m, const int *n, const float *alpha, const int *ia, const int *ja, const int *desca, const float *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztradd_ctxt(const char *uplo, const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pztradd_plan(const char *uplo, const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztradd_info(const char *uplo, const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztradd_timeof(const char *uplo, const char *trans, const int *m, const int *n, const double *alpha, const int *ia, const int *ja, const int *desca, const double *beta, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

/* ---- ScaLAPACK */

HSCAL_API int hscal_pspotrf_ctxt(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pspotrf_plan(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pspotrf_info(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pspotrf_timeof(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdpotrf_ctxt(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdpotrf_plan(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdpotrf_info(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdpotrf_timeof(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcpotrf_ctxt(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcpotrf_plan(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcpotrf_info(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcpotrf_timeof(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzpotrf_ctxt(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzpotrf_plan(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzpotrf_info(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzpotrf_timeof(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pspotrs_ctxt(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pspotrs_plan(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pspotrs_info(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pspotrs_timeof(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdpotrs_ctxt(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pdpotrs_plan(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdpotrs_info(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdpotrs_timeof(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcpotrs_ctxt(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pcpotrs_plan(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcpotrs_info(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcpotrs_timeof(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzpotrs_ctxt(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pzpotrs_plan(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzpotrs_info(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzpotrs_timeof(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psposv_ctxt(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_psposv_plan(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psposv_info(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psposv_timeof(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdposv_ctxt(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pdposv_plan(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdposv_info(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdposv_timeof(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcposv_ctxt(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pcposv_plan(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcposv_info(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcposv_timeof(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzposv_ctxt(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pzposv_plan(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzposv_info(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzposv_timeof(const char *uplo, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstrtrs_ctxt(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pstrtrs_plan(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstrtrs_info(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstrtrs_timeof(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtrtrs_ctxt(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pdtrtrs_plan(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtrtrs_info(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtrtrs_timeof(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctrtrs_ctxt(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pctrtrs_plan(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctrtrs_info(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctrtrs_timeof(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztrtrs_ctxt(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pztrtrs_plan(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztrtrs_info(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztrtrs_timeof(const char *uplo, const char *trans, const char *diag, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstrtri_ctxt(const char *uplo, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pstrtri_plan(const char *uplo, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstrtri_info(const char *uplo, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstrtri_timeof(const char *uplo, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtrtri_ctxt(const char *uplo, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdtrtri_plan(const char *uplo, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtrtri_info(const char *uplo, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtrtri_timeof(const char *uplo, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctrtri_ctxt(const char *uplo, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pctrtri_plan(const char *uplo, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctrtri_info(const char *uplo, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctrtri_timeof(const char *uplo, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztrtri_ctxt(const char *uplo, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pztrtri_plan(const char *uplo, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztrtri_info(const char *uplo, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztrtri_timeof(const char *uplo, const char *diag, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pspotri_ctxt(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pspotri_plan(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pspotri_info(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pspotri_timeof(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdpotri_ctxt(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdpotri_plan(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdpotri_info(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdpotri_timeof(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcpotri_ctxt(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcpotri_plan(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcpotri_info(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcpotri_timeof(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzpotri_ctxt(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzpotri_plan(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzpotri_info(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzpotri_timeof(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgetrf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_psgetrf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgetrf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgetrf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgetrf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdgetrf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgetrf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgetrf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgetrf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcgetrf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgetrf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgetrf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgetrf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzgetrf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgetrf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgetrf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgetrs_ctxt(const char *trans, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_psgetrs_plan(const char *trans, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgetrs_info(const char *trans, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgetrs_timeof(const char *trans, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgetrs_ctxt(const char *trans, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pdgetrs_plan(const char *trans, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgetrs_info(const char *trans, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgetrs_timeof(const char *trans, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgetrs_ctxt(const char *trans, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pcgetrs_plan(const char *trans, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgetrs_info(const char *trans, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgetrs_timeof(const char *trans, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgetrs_ctxt(const char *trans, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pzgetrs_plan(const char *trans, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgetrs_info(const char *trans, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgetrs_timeof(const char *trans, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgesv_ctxt(const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_psgesv_plan(const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgesv_info(const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgesv_timeof(const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgesv_ctxt(const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pdgesv_plan(const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgesv_info(const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgesv_timeof(const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgesv_ctxt(const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pcgesv_plan(const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgesv_info(const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgesv_timeof(const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgesv_ctxt(const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pzgesv_plan(const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgesv_info(const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgesv_timeof(const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgeqrf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_psgeqrf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgeqrf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgeqrf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgeqrf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdgeqrf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgeqrf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgeqrf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgeqrf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcgeqrf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgeqrf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgeqrf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgeqrf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzgeqrf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgeqrf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgeqrf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgetri_ctxt(const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_psgetri_plan(const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgetri_info(const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgetri_timeof(const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgetri_ctxt(const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdgetri_plan(const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgetri_info(const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgetri_timeof(const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgetri_ctxt(const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcgetri_plan(const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgetri_info(const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgetri_timeof(const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgetri_ctxt(const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzgetri_plan(const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgetri_info(const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgetri_timeof(const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgels_ctxt(const char *trans, const int *m, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_psgels_plan(const char *trans, const int *m, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgels_info(const char *trans, const int *m, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgels_timeof(const char *trans, const int *m, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgels_ctxt(const char *trans, const int *m, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pdgels_plan(const char *trans, const int *m, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgels_info(const char *trans, const int *m, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgels_timeof(const char *trans, const int *m, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgels_ctxt(const char *trans, const int *m, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pcgels_plan(const char *trans, const int *m, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgels_info(const char *trans, const int *m, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgels_timeof(const char *trans, const int *m, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgels_ctxt(const char *trans, const int *m, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pzgels_plan(const char *trans, const int *m, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgels_info(const char *trans, const int *m, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgels_timeof(const char *trans, const int *m, const int *n, const int *nrhs, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgelqf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_psgelqf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgelqf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgelqf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgelqf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdgelqf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgelqf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgelqf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgelqf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcgelqf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgelqf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgelqf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgelqf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzgelqf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgelqf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgelqf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgeqlf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_psgeqlf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgeqlf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgeqlf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgeqlf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdgeqlf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgeqlf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgeqlf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgeqlf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcgeqlf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgeqlf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgeqlf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgeqlf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzgeqlf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgeqlf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgeqlf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgerqf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_psgerqf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgerqf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgerqf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgerqf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdgerqf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgerqf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgerqf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgerqf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcgerqf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgerqf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgerqf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgerqf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzgerqf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgerqf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgerqf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgeqpf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_psgeqpf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgeqpf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgeqpf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgeqpf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdgeqpf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgeqpf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgeqpf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgeqpf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcgeqpf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgeqpf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgeqpf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgeqpf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzgeqpf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgeqpf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgeqpf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstzrzf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pstzrzf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstzrzf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstzrzf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtzrzf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdtzrzf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtzrzf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtzrzf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctzrzf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pctzrzf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctzrzf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctzrzf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztzrzf_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pztzrzf_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztzrzf_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztzrzf_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psormqr_ctxt(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_psormqr_plan(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psormqr_info(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psormqr_timeof(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdormqr_ctxt(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pdormqr_plan(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdormqr_info(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdormqr_timeof(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcunmqr_ctxt(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pcunmqr_plan(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcunmqr_info(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcunmqr_timeof(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzunmqr_ctxt(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pzunmqr_plan(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzunmqr_info(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzunmqr_timeof(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psormlq_ctxt(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_psormlq_plan(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psormlq_info(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psormlq_timeof(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdormlq_ctxt(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pdormlq_plan(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdormlq_info(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdormlq_timeof(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcunmlq_ctxt(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pcunmlq_plan(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcunmlq_info(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcunmlq_timeof(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzunmlq_ctxt(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pzunmlq_plan(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzunmlq_info(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzunmlq_timeof(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psormql_ctxt(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_psormql_plan(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psormql_info(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psormql_timeof(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdormql_ctxt(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pdormql_plan(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdormql_info(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdormql_timeof(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcunmql_ctxt(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pcunmql_plan(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcunmql_info(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcunmql_timeof(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzunmql_ctxt(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pzunmql_plan(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzunmql_info(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzunmql_timeof(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psormrq_ctxt(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_psormrq_plan(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psormrq_info(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psormrq_timeof(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdormrq_ctxt(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pdormrq_plan(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdormrq_info(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdormrq_timeof(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcunmrq_ctxt(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pcunmrq_plan(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcunmrq_info(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcunmrq_timeof(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzunmrq_ctxt(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int *ictxt);
HSCAL_API int hscal_pzunmrq_plan(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzunmrq_info(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzunmrq_timeof(const char *side, const char *trans, const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const int *ic, const int *jc, const int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psorgqr_ctxt(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_psorgqr_plan(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psorgqr_info(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psorgqr_timeof(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdorgqr_ctxt(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdorgqr_plan(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdorgqr_info(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdorgqr_timeof(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcungqr_ctxt(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcungqr_plan(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcungqr_info(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcungqr_timeof(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzungqr_ctxt(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzungqr_plan(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzungqr_info(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzungqr_timeof(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psorglq_ctxt(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_psorglq_plan(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psorglq_info(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psorglq_timeof(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdorglq_ctxt(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdorglq_plan(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdorglq_info(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdorglq_timeof(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcunglq_ctxt(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcunglq_plan(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcunglq_info(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcunglq_timeof(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzunglq_ctxt(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzunglq_plan(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzunglq_info(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzunglq_timeof(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psorgql_ctxt(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_psorgql_plan(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psorgql_info(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psorgql_timeof(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdorgql_ctxt(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdorgql_plan(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdorgql_info(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdorgql_timeof(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcungql_ctxt(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcungql_plan(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcungql_info(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcungql_timeof(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzungql_ctxt(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzungql_plan(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzungql_info(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzungql_timeof(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psorgrq_ctxt(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_psorgrq_plan(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psorgrq_info(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psorgrq_timeof(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdorgrq_ctxt(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdorgrq_plan(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdorgrq_info(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdorgrq_timeof(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcungrq_ctxt(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcungrq_plan(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcungrq_info(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcungrq_timeof(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzungrq_ctxt(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzungrq_plan(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzungrq_info(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzungrq_timeof(const int *m, const int *n, const int *k, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssytrd_ctxt(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pssytrd_plan(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssytrd_info(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssytrd_timeof(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsytrd_ctxt(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdsytrd_plan(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsytrd_info(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsytrd_timeof(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pchetrd_ctxt(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pchetrd_plan(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pchetrd_info(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pchetrd_timeof(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzhetrd_ctxt(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzhetrd_plan(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzhetrd_info(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzhetrd_timeof(const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssygst_ctxt(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pssygst_plan(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssygst_info(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssygst_timeof(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsygst_ctxt(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pdsygst_plan(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsygst_info(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsygst_timeof(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pchegst_ctxt(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pchegst_plan(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pchegst_info(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pchegst_timeof(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzhegst_ctxt(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pzhegst_plan(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzhegst_info(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzhegst_timeof(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssyngst_ctxt(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pssyngst_plan(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssyngst_info(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssyngst_timeof(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsyngst_ctxt(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pdsyngst_plan(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsyngst_info(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsyngst_timeof(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pchengst_ctxt(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pchengst_plan(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pchengst_info(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pchengst_timeof(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzhengst_ctxt(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pzhengst_plan(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzhengst_info(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzhengst_timeof(const int *ibtype, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssyev_ctxt(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pssyev_plan(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssyev_info(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssyev_timeof(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsyev_ctxt(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pdsyev_plan(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsyev_info(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsyev_timeof(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcheev_ctxt(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pcheev_plan(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcheev_info(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcheev_timeof(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzheev_ctxt(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pzheev_plan(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzheev_info(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzheev_timeof(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssyevd_ctxt(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pssyevd_plan(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssyevd_info(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssyevd_timeof(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsyevd_ctxt(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pdsyevd_plan(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsyevd_info(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsyevd_timeof(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcheevd_ctxt(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pcheevd_plan(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcheevd_info(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcheevd_timeof(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzheevd_ctxt(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pzheevd_plan(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzheevd_info(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzheevd_timeof(const char *jobz, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssyevx_ctxt(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const float *vl, const float *vu, const int *il, const int *iu, const float *abstol, const float *orfac, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pssyevx_plan(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const float *vl, const float *vu, const int *il, const int *iu, const float *abstol, const float *orfac, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssyevx_info(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const float *vl, const float *vu, const int *il, const int *iu, const float *abstol, const float *orfac, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssyevx_timeof(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const float *vl, const float *vu, const int *il, const int *iu, const float *abstol, const float *orfac, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsyevx_ctxt(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const double *vl, const double *vu, const int *il, const int *iu, const double *abstol, const double *orfac, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pdsyevx_plan(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const double *vl, const double *vu, const int *il, const int *iu, const double *abstol, const double *orfac, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsyevx_info(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const double *vl, const double *vu, const int *il, const int *iu, const double *abstol, const double *orfac, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsyevx_timeof(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const double *vl, const double *vu, const int *il, const int *iu, const double *abstol, const double *orfac, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcheevx_ctxt(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const float *vl, const float *vu, const int *il, const int *iu, const float *abstol, const float *orfac, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pcheevx_plan(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const float *vl, const float *vu, const int *il, const int *iu, const float *abstol, const float *orfac, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcheevx_info(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const float *vl, const float *vu, const int *il, const int *iu, const float *abstol, const float *orfac, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcheevx_timeof(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const float *vl, const float *vu, const int *il, const int *iu, const float *abstol, const float *orfac, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzheevx_ctxt(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const double *vl, const double *vu, const int *il, const int *iu, const double *abstol, const double *orfac, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pzheevx_plan(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const double *vl, const double *vu, const int *il, const int *iu, const double *abstol, const double *orfac, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzheevx_info(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const double *vl, const double *vu, const int *il, const int *iu, const double *abstol, const double *orfac, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzheevx_timeof(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const double *vl, const double *vu, const int *il, const int *iu, const double *abstol, const double *orfac, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssyevr_ctxt(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const float *vl, const float *vu, const int *il, const int *iu, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pssyevr_plan(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const float *vl, const float *vu, const int *il, const int *iu, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssyevr_info(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const float *vl, const float *vu, const int *il, const int *iu, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssyevr_timeof(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const float *vl, const float *vu, const int *il, const int *iu, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsyevr_ctxt(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const double *vl, const double *vu, const int *il, const int *iu, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pdsyevr_plan(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const double *vl, const double *vu, const int *il, const int *iu, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsyevr_info(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const double *vl, const double *vu, const int *il, const int *iu, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsyevr_timeof(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const double *vl, const double *vu, const int *il, const int *iu, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcheevr_ctxt(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const float *vl, const float *vu, const int *il, const int *iu, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pcheevr_plan(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const float *vl, const float *vu, const int *il, const int *iu, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcheevr_info(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const float *vl, const float *vu, const int *il, const int *iu, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcheevr_timeof(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const float *vl, const float *vu, const int *il, const int *iu, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzheevr_ctxt(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const double *vl, const double *vu, const int *il, const int *iu, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pzheevr_plan(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const double *vl, const double *vu, const int *il, const int *iu, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzheevr_info(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const double *vl, const double *vu, const int *il, const int *iu, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzheevr_timeof(const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const double *vl, const double *vu, const int *il, const int *iu, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssygvx_ctxt(const int *ibtype, const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *vl, const float *vu, const int *il, const int *iu, const float *abstol, const float *orfac, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pssygvx_plan(const int *ibtype, const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *vl, const float *vu, const int *il, const int *iu, const float *abstol, const float *orfac, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssygvx_info(const int *ibtype, const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *vl, const float *vu, const int *il, const int *iu, const float *abstol, const float *orfac, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssygvx_timeof(const int *ibtype, const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *vl, const float *vu, const int *il, const int *iu, const float *abstol, const float *orfac, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsygvx_ctxt(const int *ibtype, const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *vl, const double *vu, const int *il, const int *iu, const double *abstol, const double *orfac, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pdsygvx_plan(const int *ibtype, const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *vl, const double *vu, const int *il, const int *iu, const double *abstol, const double *orfac, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsygvx_info(const int *ibtype, const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *vl, const double *vu, const int *il, const int *iu, const double *abstol, const double *orfac, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsygvx_timeof(const int *ibtype, const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *vl, const double *vu, const int *il, const int *iu, const double *abstol, const double *orfac, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pchegvx_ctxt(const int *ibtype, const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *vl, const float *vu, const int *il, const int *iu, const float *abstol, const float *orfac, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pchegvx_plan(const int *ibtype, const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *vl, const float *vu, const int *il, const int *iu, const float *abstol, const float *orfac, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pchegvx_info(const int *ibtype, const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *vl, const float *vu, const int *il, const int *iu, const float *abstol, const float *orfac, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pchegvx_timeof(const int *ibtype, const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const float *vl, const float *vu, const int *il, const int *iu, const float *abstol, const float *orfac, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzhegvx_ctxt(const int *ibtype, const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *vl, const double *vu, const int *il, const int *iu, const double *abstol, const double *orfac, const int *iz, const int *jz, const int *descz, int *ictxt);
HSCAL_API int hscal_pzhegvx_plan(const int *ibtype, const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *vl, const double *vu, const int *il, const int *iu, const double *abstol, const double *orfac, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzhegvx_info(const int *ibtype, const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *vl, const double *vu, const int *il, const int *iu, const double *abstol, const double *orfac, const int *iz, const int *jz, const int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzhegvx_timeof(const int *ibtype, const char *jobz, const char *range, const char *uplo, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const double *vl, const double *vu, const int *il, const int *iu, const double *abstol, const double *orfac, const int *iz, const int *jz, const int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgehrd_ctxt(const int *n, const int *ilo, const int *ihi, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_psgehrd_plan(const int *n, const int *ilo, const int *ihi, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgehrd_info(const int *n, const int *ilo, const int *ihi, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgehrd_timeof(const int *n, const int *ilo, const int *ihi, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgehrd_ctxt(const int *n, const int *ilo, const int *ihi, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdgehrd_plan(const int *n, const int *ilo, const int *ihi, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgehrd_info(const int *n, const int *ilo, const int *ihi, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgehrd_timeof(const int *n, const int *ilo, const int *ihi, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgehrd_ctxt(const int *n, const int *ilo, const int *ihi, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcgehrd_plan(const int *n, const int *ilo, const int *ihi, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgehrd_info(const int *n, const int *ilo, const int *ihi, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgehrd_timeof(const int *n, const int *ilo, const int *ihi, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgehrd_ctxt(const int *n, const int *ilo, const int *ihi, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzgehrd_plan(const int *n, const int *ilo, const int *ihi, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgehrd_info(const int *n, const int *ilo, const int *ihi, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgehrd_timeof(const int *n, const int *ilo, const int *ihi, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgebrd_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_psgebrd_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgebrd_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgebrd_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgebrd_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pdgebrd_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgebrd_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgebrd_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgebrd_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pcgebrd_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgebrd_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgebrd_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgebrd_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int *ictxt);
HSCAL_API int hscal_pzgebrd_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgebrd_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgebrd_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgesvd_ctxt(const char *jobu, const char *jobvt, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *iu, const int *ju, const int *descu, const int *ivt, const int *jvt, const int *descvt, int *ictxt);
HSCAL_API int hscal_psgesvd_plan(const char *jobu, const char *jobvt, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *iu, const int *ju, const int *descu, const int *ivt, const int *jvt, const int *descvt, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgesvd_info(const char *jobu, const char *jobvt, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *iu, const int *ju, const int *descu, const int *ivt, const int *jvt, const int *descvt, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgesvd_timeof(const char *jobu, const char *jobvt, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *iu, const int *ju, const int *descu, const int *ivt, const int *jvt, const int *descvt, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgesvd_ctxt(const char *jobu, const char *jobvt, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *iu, const int *ju, const int *descu, const int *ivt, const int *jvt, const int *descvt, int *ictxt);
HSCAL_API int hscal_pdgesvd_plan(const char *jobu, const char *jobvt, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *iu, const int *ju, const int *descu, const int *ivt, const int *jvt, const int *descvt, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgesvd_info(const char *jobu, const char *jobvt, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *iu, const int *ju, const int *descu, const int *ivt, const int *jvt, const int *descvt, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgesvd_timeof(const char *jobu, const char *jobvt, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *iu, const int *ju, const int *descu, const int *ivt, const int *jvt, const int *descvt, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgesvd_ctxt(const char *jobu, const char *jobvt, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *iu, const int *ju, const int *descu, const int *ivt, const int *jvt, const int *descvt, int *ictxt);
HSCAL_API int hscal_pcgesvd_plan(const char *jobu, const char *jobvt, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *iu, const int *ju, const int *descu, const int *ivt, const int *jvt, const int *descvt, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgesvd_info(const char *jobu, const char *jobvt, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *iu, const int *ju, const int *descu, const int *ivt, const int *jvt, const int *descvt, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgesvd_timeof(const char *jobu, const char *jobvt, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *iu, const int *ju, const int *descu, const int *ivt, const int *jvt, const int *descvt, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgesvd_ctxt(const char *jobu, const char *jobvt, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *iu, const int *ju, const int *descu, const int *ivt, const int *jvt, const int *descvt, int *ictxt);
HSCAL_API int hscal_pzgesvd_plan(const char *jobu, const char *jobvt, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *iu, const int *ju, const int *descu, const int *ivt, const int *jvt, const int *descvt, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgesvd_info(const char *jobu, const char *jobvt, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *iu, const int *ju, const int *descu, const int *ivt, const int *jvt, const int *descvt, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgesvd_timeof(const char *jobu, const char *jobvt, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *iu, const int *ju, const int *descu, const int *ivt, const int *jvt, const int *descvt, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgemr2d_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_psgemr2d_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgemr2d_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgemr2d_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgemr2d_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pdgemr2d_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgemr2d_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgemr2d_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgemr2d_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pcgemr2d_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgemr2d_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgemr2d_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgemr2d_ctxt(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pzgemr2d_plan(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgemr2d_info(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgemr2d_timeof(const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstrmr2d_ctxt(const char *uplo, const char *diag, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pstrmr2d_plan(const char *uplo, const char *diag, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstrmr2d_info(const char *uplo, const char *diag, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstrmr2d_timeof(const char *uplo, const char *diag, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtrmr2d_ctxt(const char *uplo, const char *diag, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pdtrmr2d_plan(const char *uplo, const char *diag, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtrmr2d_info(const char *uplo, const char *diag, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtrmr2d_timeof(const char *uplo, const char *diag, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctrmr2d_ctxt(const char *uplo, const char *diag, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pctrmr2d_plan(const char *uplo, const char *diag, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctrmr2d_info(const char *uplo, const char *diag, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctrmr2d_timeof(const char *uplo, const char *diag, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztrmr2d_ctxt(const char *uplo, const char *diag, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int *ictxt);
HSCAL_API int hscal_pztrmr2d_plan(const char *uplo, const char *diag, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztrmr2d_info(const char *uplo, const char *diag, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztrmr2d_timeof(const char *uplo, const char *diag, const int *m, const int *n, const int *ia, const int *ja, const int *desca, const int *ib, const int *jb, const int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

/** \} */

#ifdef __cplusplus
}
#endif
#endif
