/*
 * Four functions per routine, plain text so that grep finds them. Included by hscal.h. Written by `make routines-header`
 * from src/routines.def; the build compares.
 *
 * For every routine <r>, whose arguments stand here without local arrays and outputs:
 *   hscal_<r>_ctxt    plans the call and creates its BLACS context. Collective. (libhscal)
 *   hscal_<r>_plan    the plan alone, for a given machine. Local, no MPI.
 *   hscal_<r>_info    operations, bytes and messages of a grid nprow x npcol (exact). Local, no MPI.
 *   hscal_<r>_timeof  predicted seconds of a layout the caller names: grid nprow x npcol, blocks from the descriptors,
 *                     panel width `panel` (0 = the library's 32), node_of[nprow*npcol] (row by row; null = nodes in
 *                     order, one process per core first). Local, no MPI.
 * alpha and beta point to 1 (real) or 2 (complex: re, im) numbers.
 * Source of the argument lists: PBLAS/SRC/<r>_.c, SRC/<r>.f.
 */
#ifndef HSCAL_ROUTINES_H
#define HSCAL_ROUTINES_H

#ifndef HSCAL_H
#error "include hscal.h, not hscal_routines.h"
#endif

/* ---- level 1 */

HSCAL_API int hscal_psswap_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_psswap_plan(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psswap_info(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psswap_timeof(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdswap_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pdswap_plan(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdswap_info(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdswap_timeof(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcswap_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pcswap_plan(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcswap_info(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcswap_timeof(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzswap_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pzswap_plan(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzswap_info(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzswap_timeof(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psscal_ctxt(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_psscal_plan(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psscal_info(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psscal_timeof(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdscal_ctxt(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pdscal_plan(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdscal_info(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdscal_timeof(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcscal_ctxt(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pcscal_plan(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcscal_info(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcscal_timeof(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcsscal_ctxt(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pcsscal_plan(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcsscal_info(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcsscal_timeof(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzdscal_ctxt(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pzdscal_plan(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzdscal_info(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzdscal_timeof(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzscal_ctxt(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pzscal_plan(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzscal_info(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzscal_timeof(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_picopy_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_picopy_plan(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_picopy_info(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_picopy_timeof(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pscopy_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pscopy_plan(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pscopy_info(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pscopy_timeof(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdcopy_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pdcopy_plan(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdcopy_info(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdcopy_timeof(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pccopy_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pccopy_plan(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pccopy_info(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pccopy_timeof(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzcopy_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pzcopy_plan(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzcopy_info(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzcopy_timeof(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psaxpy_ctxt(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_psaxpy_plan(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psaxpy_info(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psaxpy_timeof(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdaxpy_ctxt(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pdaxpy_plan(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdaxpy_info(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdaxpy_timeof(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcaxpy_ctxt(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pcaxpy_plan(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcaxpy_info(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcaxpy_timeof(int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzaxpy_ctxt(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pzaxpy_plan(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzaxpy_info(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzaxpy_timeof(int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psdot_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_psdot_plan(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psdot_info(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psdot_timeof(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pddot_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pddot_plan(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pddot_info(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pddot_timeof(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcdotu_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pcdotu_plan(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcdotu_info(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcdotu_timeof(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzdotu_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pzdotu_plan(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzdotu_info(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzdotu_timeof(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcdotc_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pcdotc_plan(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcdotc_info(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcdotc_timeof(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzdotc_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pzdotc_plan(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzdotc_info(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzdotc_timeof(int *n, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psnrm2_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_psnrm2_plan(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psnrm2_info(int *n, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psnrm2_timeof(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdnrm2_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pdnrm2_plan(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdnrm2_info(int *n, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdnrm2_timeof(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pscnrm2_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pscnrm2_plan(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pscnrm2_info(int *n, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pscnrm2_timeof(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdznrm2_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pdznrm2_plan(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdznrm2_info(int *n, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdznrm2_timeof(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psasum_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_psasum_plan(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psasum_info(int *n, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psasum_timeof(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdasum_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pdasum_plan(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdasum_info(int *n, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdasum_timeof(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pscasum_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pscasum_plan(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pscasum_info(int *n, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pscasum_timeof(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdzasum_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pdzasum_plan(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdzasum_info(int *n, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdzasum_timeof(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psamax_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_psamax_plan(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psamax_info(int *n, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psamax_timeof(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdamax_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pdamax_plan(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdamax_info(int *n, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdamax_timeof(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcamax_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pcamax_plan(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcamax_info(int *n, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcamax_timeof(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzamax_ctxt(int *n, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pzamax_plan(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzamax_info(int *n, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzamax_timeof(int *n, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

/* ---- level 2 */

HSCAL_API int hscal_psgemv_ctxt(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_psgemv_plan(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgemv_info(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgemv_timeof(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgemv_ctxt(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pdgemv_plan(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgemv_info(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgemv_timeof(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgemv_ctxt(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pcgemv_plan(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgemv_info(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgemv_timeof(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgemv_ctxt(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pzgemv_plan(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgemv_info(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgemv_timeof(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psagemv_ctxt(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_psagemv_plan(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psagemv_info(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psagemv_timeof(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdagemv_ctxt(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pdagemv_plan(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdagemv_info(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdagemv_timeof(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcagemv_ctxt(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pcagemv_plan(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcagemv_info(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcagemv_timeof(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzagemv_ctxt(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pzagemv_plan(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzagemv_info(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzagemv_timeof(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssymv_ctxt(char *uplo, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pssymv_plan(char *uplo, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssymv_info(char *uplo, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssymv_timeof(char *uplo, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsymv_ctxt(char *uplo, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pdsymv_plan(char *uplo, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsymv_info(char *uplo, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsymv_timeof(char *uplo, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psasymv_ctxt(char *uplo, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_psasymv_plan(char *uplo, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psasymv_info(char *uplo, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psasymv_timeof(char *uplo, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdasymv_ctxt(char *uplo, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pdasymv_plan(char *uplo, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdasymv_info(char *uplo, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdasymv_timeof(char *uplo, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pchemv_ctxt(char *uplo, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pchemv_plan(char *uplo, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pchemv_info(char *uplo, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pchemv_timeof(char *uplo, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzhemv_ctxt(char *uplo, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pzhemv_plan(char *uplo, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzhemv_info(char *uplo, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzhemv_timeof(char *uplo, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcahemv_ctxt(char *uplo, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pcahemv_plan(char *uplo, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcahemv_info(char *uplo, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcahemv_timeof(char *uplo, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzahemv_ctxt(char *uplo, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pzahemv_plan(char *uplo, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzahemv_info(char *uplo, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzahemv_timeof(char *uplo, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstrmv_ctxt(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pstrmv_plan(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstrmv_info(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstrmv_timeof(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtrmv_ctxt(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pdtrmv_plan(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtrmv_info(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtrmv_timeof(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctrmv_ctxt(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pctrmv_plan(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctrmv_info(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctrmv_timeof(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztrmv_ctxt(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pztrmv_plan(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztrmv_info(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztrmv_timeof(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psatrmv_ctxt(char *uplo, char *trans, char *diag, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_psatrmv_plan(char *uplo, char *trans, char *diag, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psatrmv_info(char *uplo, char *trans, char *diag, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psatrmv_timeof(char *uplo, char *trans, char *diag, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdatrmv_ctxt(char *uplo, char *trans, char *diag, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pdatrmv_plan(char *uplo, char *trans, char *diag, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdatrmv_info(char *uplo, char *trans, char *diag, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdatrmv_timeof(char *uplo, char *trans, char *diag, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcatrmv_ctxt(char *uplo, char *trans, char *diag, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pcatrmv_plan(char *uplo, char *trans, char *diag, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcatrmv_info(char *uplo, char *trans, char *diag, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcatrmv_timeof(char *uplo, char *trans, char *diag, int *n, float *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, float *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzatrmv_ctxt(char *uplo, char *trans, char *diag, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int *ictxt);
HSCAL_API int hscal_pzatrmv_plan(char *uplo, char *trans, char *diag, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzatrmv_info(char *uplo, char *trans, char *diag, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzatrmv_timeof(char *uplo, char *trans, char *diag, int *n, double *alpha, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, double *beta, int *iy, int *jy, int *descy, int *incy, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstrsv_ctxt(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pstrsv_plan(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstrsv_info(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstrsv_timeof(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtrsv_ctxt(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pdtrsv_plan(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtrsv_info(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtrsv_timeof(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctrsv_ctxt(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pctrsv_plan(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctrsv_info(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctrsv_timeof(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztrsv_ctxt(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, int *ictxt);
HSCAL_API int hscal_pztrsv_plan(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztrsv_info(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztrsv_timeof(char *uplo, char *trans, char *diag, int *n, int *ia, int *ja, int *desca, int *ix, int *jx, int *descx, int *incx, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psger_ctxt(int *m, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_psger_plan(int *m, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psger_info(int *m, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psger_timeof(int *m, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdger_ctxt(int *m, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pdger_plan(int *m, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdger_info(int *m, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdger_timeof(int *m, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgeru_ctxt(int *m, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pcgeru_plan(int *m, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgeru_info(int *m, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgeru_timeof(int *m, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgeru_ctxt(int *m, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pzgeru_plan(int *m, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgeru_info(int *m, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgeru_timeof(int *m, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgerc_ctxt(int *m, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pcgerc_plan(int *m, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgerc_info(int *m, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgerc_timeof(int *m, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgerc_ctxt(int *m, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pzgerc_plan(int *m, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgerc_info(int *m, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgerc_timeof(int *m, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssyr_ctxt(char *uplo, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pssyr_plan(char *uplo, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssyr_info(char *uplo, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssyr_timeof(char *uplo, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsyr_ctxt(char *uplo, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pdsyr_plan(char *uplo, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsyr_info(char *uplo, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsyr_timeof(char *uplo, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcher_ctxt(char *uplo, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pcher_plan(char *uplo, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcher_info(char *uplo, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcher_timeof(char *uplo, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzher_ctxt(char *uplo, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pzher_plan(char *uplo, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzher_info(char *uplo, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzher_timeof(char *uplo, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssyr2_ctxt(char *uplo, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pssyr2_plan(char *uplo, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssyr2_info(char *uplo, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssyr2_timeof(char *uplo, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsyr2_ctxt(char *uplo, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pdsyr2_plan(char *uplo, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsyr2_info(char *uplo, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsyr2_timeof(char *uplo, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcher2_ctxt(char *uplo, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pcher2_plan(char *uplo, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcher2_info(char *uplo, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcher2_timeof(char *uplo, int *n, float *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzher2_ctxt(char *uplo, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pzher2_plan(char *uplo, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzher2_info(char *uplo, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzher2_timeof(char *uplo, int *n, double *alpha, int *ix, int *jx, int *descx, int *incx, int *iy, int *jy, int *descy, int *incy, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

/* ---- level 3 */

HSCAL_API int hscal_psgemm_ctxt(char *transa, char *transb, int *m, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_psgemm_plan(char *transa, char *transb, int *m, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgemm_info(char *transa, char *transb, int *m, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgemm_timeof(char *transa, char *transb, int *m, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgemm_ctxt(char *transa, char *transb, int *m, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pdgemm_plan(char *transa, char *transb, int *m, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgemm_info(char *transa, char *transb, int *m, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgemm_timeof(char *transa, char *transb, int *m, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgemm_ctxt(char *transa, char *transb, int *m, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pcgemm_plan(char *transa, char *transb, int *m, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgemm_info(char *transa, char *transb, int *m, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgemm_timeof(char *transa, char *transb, int *m, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgemm_ctxt(char *transa, char *transb, int *m, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pzgemm_plan(char *transa, char *transb, int *m, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgemm_info(char *transa, char *transb, int *m, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgemm_timeof(char *transa, char *transb, int *m, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssymm_ctxt(char *side, char *uplo, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pssymm_plan(char *side, char *uplo, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssymm_info(char *side, char *uplo, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssymm_timeof(char *side, char *uplo, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsymm_ctxt(char *side, char *uplo, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pdsymm_plan(char *side, char *uplo, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsymm_info(char *side, char *uplo, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsymm_timeof(char *side, char *uplo, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcsymm_ctxt(char *side, char *uplo, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pcsymm_plan(char *side, char *uplo, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcsymm_info(char *side, char *uplo, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcsymm_timeof(char *side, char *uplo, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzsymm_ctxt(char *side, char *uplo, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pzsymm_plan(char *side, char *uplo, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzsymm_info(char *side, char *uplo, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzsymm_timeof(char *side, char *uplo, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pchemm_ctxt(char *side, char *uplo, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pchemm_plan(char *side, char *uplo, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pchemm_info(char *side, char *uplo, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pchemm_timeof(char *side, char *uplo, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzhemm_ctxt(char *side, char *uplo, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pzhemm_plan(char *side, char *uplo, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzhemm_info(char *side, char *uplo, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzhemm_timeof(char *side, char *uplo, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssyrk_ctxt(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pssyrk_plan(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssyrk_info(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssyrk_timeof(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsyrk_ctxt(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pdsyrk_plan(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsyrk_info(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsyrk_timeof(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcsyrk_ctxt(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pcsyrk_plan(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcsyrk_info(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcsyrk_timeof(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzsyrk_ctxt(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pzsyrk_plan(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzsyrk_info(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzsyrk_timeof(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcherk_ctxt(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pcherk_plan(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcherk_info(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcherk_timeof(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzherk_ctxt(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pzherk_plan(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzherk_info(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzherk_timeof(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssyr2k_ctxt(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pssyr2k_plan(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssyr2k_info(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssyr2k_timeof(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsyr2k_ctxt(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pdsyr2k_plan(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsyr2k_info(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsyr2k_timeof(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcsyr2k_ctxt(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pcsyr2k_plan(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcsyr2k_info(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcsyr2k_timeof(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzsyr2k_ctxt(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pzsyr2k_plan(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzsyr2k_info(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzsyr2k_timeof(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcher2k_ctxt(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pcher2k_plan(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcher2k_info(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcher2k_timeof(char *uplo, char *trans, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzher2k_ctxt(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pzher2k_plan(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzher2k_info(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzher2k_timeof(char *uplo, char *trans, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstrmm_ctxt(char *side, char *uplo, char *transa, char *diag, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pstrmm_plan(char *side, char *uplo, char *transa, char *diag, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstrmm_info(char *side, char *uplo, char *transa, char *diag, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstrmm_timeof(char *side, char *uplo, char *transa, char *diag, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtrmm_ctxt(char *side, char *uplo, char *transa, char *diag, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pdtrmm_plan(char *side, char *uplo, char *transa, char *diag, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtrmm_info(char *side, char *uplo, char *transa, char *diag, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtrmm_timeof(char *side, char *uplo, char *transa, char *diag, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctrmm_ctxt(char *side, char *uplo, char *transa, char *diag, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pctrmm_plan(char *side, char *uplo, char *transa, char *diag, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctrmm_info(char *side, char *uplo, char *transa, char *diag, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctrmm_timeof(char *side, char *uplo, char *transa, char *diag, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztrmm_ctxt(char *side, char *uplo, char *transa, char *diag, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pztrmm_plan(char *side, char *uplo, char *transa, char *diag, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztrmm_info(char *side, char *uplo, char *transa, char *diag, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztrmm_timeof(char *side, char *uplo, char *transa, char *diag, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstrsm_ctxt(char *side, char *uplo, char *transa, char *diag, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pstrsm_plan(char *side, char *uplo, char *transa, char *diag, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstrsm_info(char *side, char *uplo, char *transa, char *diag, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstrsm_timeof(char *side, char *uplo, char *transa, char *diag, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtrsm_ctxt(char *side, char *uplo, char *transa, char *diag, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pdtrsm_plan(char *side, char *uplo, char *transa, char *diag, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtrsm_info(char *side, char *uplo, char *transa, char *diag, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtrsm_timeof(char *side, char *uplo, char *transa, char *diag, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctrsm_ctxt(char *side, char *uplo, char *transa, char *diag, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pctrsm_plan(char *side, char *uplo, char *transa, char *diag, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctrsm_info(char *side, char *uplo, char *transa, char *diag, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctrsm_timeof(char *side, char *uplo, char *transa, char *diag, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztrsm_ctxt(char *side, char *uplo, char *transa, char *diag, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pztrsm_plan(char *side, char *uplo, char *transa, char *diag, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztrsm_info(char *side, char *uplo, char *transa, char *diag, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztrsm_timeof(char *side, char *uplo, char *transa, char *diag, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstran_ctxt(int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pstran_plan(int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstran_info(int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstran_timeof(int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtran_ctxt(int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pdtran_plan(int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtran_info(int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtran_timeof(int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctranu_ctxt(int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pctranu_plan(int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctranu_info(int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctranu_timeof(int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztranu_ctxt(int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pztranu_plan(int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztranu_info(int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztranu_timeof(int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctranc_ctxt(int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pctranc_plan(int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctranc_info(int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctranc_timeof(int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztranc_ctxt(int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pztranc_plan(int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztranc_info(int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztranc_timeof(int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgeadd_ctxt(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_psgeadd_plan(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgeadd_info(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgeadd_timeof(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgeadd_ctxt(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pdgeadd_plan(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgeadd_info(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgeadd_timeof(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgeadd_ctxt(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pcgeadd_plan(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgeadd_info(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgeadd_timeof(char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgeadd_ctxt(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pzgeadd_plan(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgeadd_info(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgeadd_timeof(char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstradd_ctxt(char *uplo, char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pstradd_plan(char *uplo, char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstradd_info(char *uplo, char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstradd_timeof(char *uplo, char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtradd_ctxt(char *uplo, char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pdtradd_plan(char *uplo, char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtradd_info(char *uplo, char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtradd_timeof(char *uplo, char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctradd_ctxt(char *uplo, char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pctradd_plan(char *uplo, char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctradd_info(char *uplo, char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctradd_timeof(char *uplo, char *trans, int *m, int *n, float *alpha, int *ia, int *ja, int *desca, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztradd_ctxt(char *uplo, char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pztradd_plan(char *uplo, char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztradd_info(char *uplo, char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztradd_timeof(char *uplo, char *trans, int *m, int *n, double *alpha, int *ia, int *ja, int *desca, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

/* ---- ScaLAPACK */

HSCAL_API int hscal_pspotrf_ctxt(char *uplo, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pspotrf_plan(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pspotrf_info(char *uplo, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pspotrf_timeof(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdpotrf_ctxt(char *uplo, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pdpotrf_plan(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdpotrf_info(char *uplo, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdpotrf_timeof(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcpotrf_ctxt(char *uplo, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pcpotrf_plan(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcpotrf_info(char *uplo, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcpotrf_timeof(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzpotrf_ctxt(char *uplo, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pzpotrf_plan(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzpotrf_info(char *uplo, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzpotrf_timeof(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pspotrs_ctxt(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pspotrs_plan(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pspotrs_info(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pspotrs_timeof(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdpotrs_ctxt(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pdpotrs_plan(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdpotrs_info(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdpotrs_timeof(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcpotrs_ctxt(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pcpotrs_plan(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcpotrs_info(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcpotrs_timeof(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzpotrs_ctxt(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pzpotrs_plan(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzpotrs_info(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzpotrs_timeof(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psposv_ctxt(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_psposv_plan(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psposv_info(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psposv_timeof(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdposv_ctxt(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pdposv_plan(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdposv_info(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdposv_timeof(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcposv_ctxt(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pcposv_plan(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcposv_info(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcposv_timeof(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzposv_ctxt(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pzposv_plan(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzposv_info(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzposv_timeof(char *uplo, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstrtrs_ctxt(char *uplo, char *trans, char *diag, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pstrtrs_plan(char *uplo, char *trans, char *diag, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstrtrs_info(char *uplo, char *trans, char *diag, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstrtrs_timeof(char *uplo, char *trans, char *diag, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtrtrs_ctxt(char *uplo, char *trans, char *diag, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pdtrtrs_plan(char *uplo, char *trans, char *diag, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtrtrs_info(char *uplo, char *trans, char *diag, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtrtrs_timeof(char *uplo, char *trans, char *diag, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctrtrs_ctxt(char *uplo, char *trans, char *diag, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pctrtrs_plan(char *uplo, char *trans, char *diag, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctrtrs_info(char *uplo, char *trans, char *diag, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctrtrs_timeof(char *uplo, char *trans, char *diag, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztrtrs_ctxt(char *uplo, char *trans, char *diag, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pztrtrs_plan(char *uplo, char *trans, char *diag, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztrtrs_info(char *uplo, char *trans, char *diag, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztrtrs_timeof(char *uplo, char *trans, char *diag, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstrtri_ctxt(char *uplo, char *diag, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pstrtri_plan(char *uplo, char *diag, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstrtri_info(char *uplo, char *diag, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstrtri_timeof(char *uplo, char *diag, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtrtri_ctxt(char *uplo, char *diag, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pdtrtri_plan(char *uplo, char *diag, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtrtri_info(char *uplo, char *diag, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtrtri_timeof(char *uplo, char *diag, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctrtri_ctxt(char *uplo, char *diag, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pctrtri_plan(char *uplo, char *diag, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctrtri_info(char *uplo, char *diag, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctrtri_timeof(char *uplo, char *diag, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztrtri_ctxt(char *uplo, char *diag, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pztrtri_plan(char *uplo, char *diag, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztrtri_info(char *uplo, char *diag, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztrtri_timeof(char *uplo, char *diag, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pspotri_ctxt(char *uplo, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pspotri_plan(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pspotri_info(char *uplo, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pspotri_timeof(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdpotri_ctxt(char *uplo, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pdpotri_plan(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdpotri_info(char *uplo, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdpotri_timeof(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcpotri_ctxt(char *uplo, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pcpotri_plan(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcpotri_info(char *uplo, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcpotri_timeof(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzpotri_ctxt(char *uplo, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pzpotri_plan(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzpotri_info(char *uplo, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzpotri_timeof(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgetrf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_psgetrf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgetrf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgetrf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgetrf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pdgetrf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgetrf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgetrf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgetrf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pcgetrf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgetrf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgetrf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgetrf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pzgetrf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgetrf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgetrf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgetrs_ctxt(char *trans, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_psgetrs_plan(char *trans, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgetrs_info(char *trans, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgetrs_timeof(char *trans, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgetrs_ctxt(char *trans, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pdgetrs_plan(char *trans, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgetrs_info(char *trans, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgetrs_timeof(char *trans, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgetrs_ctxt(char *trans, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pcgetrs_plan(char *trans, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgetrs_info(char *trans, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgetrs_timeof(char *trans, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgetrs_ctxt(char *trans, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pzgetrs_plan(char *trans, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgetrs_info(char *trans, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgetrs_timeof(char *trans, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgesv_ctxt(int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_psgesv_plan(int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgesv_info(int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgesv_timeof(int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgesv_ctxt(int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pdgesv_plan(int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgesv_info(int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgesv_timeof(int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgesv_ctxt(int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pcgesv_plan(int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgesv_info(int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgesv_timeof(int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgesv_ctxt(int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pzgesv_plan(int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgesv_info(int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgesv_timeof(int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgeqrf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_psgeqrf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgeqrf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgeqrf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgeqrf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pdgeqrf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgeqrf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgeqrf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgeqrf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pcgeqrf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgeqrf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgeqrf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgeqrf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pzgeqrf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgeqrf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgeqrf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgetri_ctxt(int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_psgetri_plan(int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgetri_info(int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgetri_timeof(int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgetri_ctxt(int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pdgetri_plan(int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgetri_info(int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgetri_timeof(int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgetri_ctxt(int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pcgetri_plan(int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgetri_info(int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgetri_timeof(int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgetri_ctxt(int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pzgetri_plan(int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgetri_info(int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgetri_timeof(int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgels_ctxt(char *trans, int *m, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_psgels_plan(char *trans, int *m, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgels_info(char *trans, int *m, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgels_timeof(char *trans, int *m, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgels_ctxt(char *trans, int *m, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pdgels_plan(char *trans, int *m, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgels_info(char *trans, int *m, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgels_timeof(char *trans, int *m, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgels_ctxt(char *trans, int *m, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pcgels_plan(char *trans, int *m, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgels_info(char *trans, int *m, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgels_timeof(char *trans, int *m, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgels_ctxt(char *trans, int *m, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pzgels_plan(char *trans, int *m, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgels_info(char *trans, int *m, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgels_timeof(char *trans, int *m, int *n, int *nrhs, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgelqf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_psgelqf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgelqf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgelqf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgelqf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pdgelqf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgelqf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgelqf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgelqf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pcgelqf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgelqf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgelqf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgelqf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pzgelqf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgelqf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgelqf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgeqlf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_psgeqlf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgeqlf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgeqlf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgeqlf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pdgeqlf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgeqlf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgeqlf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgeqlf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pcgeqlf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgeqlf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgeqlf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgeqlf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pzgeqlf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgeqlf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgeqlf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgerqf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_psgerqf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgerqf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgerqf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgerqf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pdgerqf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgerqf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgerqf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgerqf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pcgerqf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgerqf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgerqf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgerqf_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pzgerqf_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgerqf_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgerqf_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psormqr_ctxt(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_psormqr_plan(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psormqr_info(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psormqr_timeof(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdormqr_ctxt(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pdormqr_plan(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdormqr_info(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdormqr_timeof(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcunmqr_ctxt(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pcunmqr_plan(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcunmqr_info(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcunmqr_timeof(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzunmqr_ctxt(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pzunmqr_plan(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzunmqr_info(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzunmqr_timeof(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psormlq_ctxt(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_psormlq_plan(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psormlq_info(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psormlq_timeof(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdormlq_ctxt(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pdormlq_plan(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdormlq_info(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdormlq_timeof(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcunmlq_ctxt(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pcunmlq_plan(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcunmlq_info(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcunmlq_timeof(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzunmlq_ctxt(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pzunmlq_plan(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzunmlq_info(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzunmlq_timeof(char *side, char *trans, int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psorgqr_ctxt(int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_psorgqr_plan(int *m, int *n, int *k, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psorgqr_info(int *m, int *n, int *k, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psorgqr_timeof(int *m, int *n, int *k, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdorgqr_ctxt(int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pdorgqr_plan(int *m, int *n, int *k, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdorgqr_info(int *m, int *n, int *k, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdorgqr_timeof(int *m, int *n, int *k, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcungqr_ctxt(int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pcungqr_plan(int *m, int *n, int *k, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcungqr_info(int *m, int *n, int *k, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcungqr_timeof(int *m, int *n, int *k, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzungqr_ctxt(int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pzungqr_plan(int *m, int *n, int *k, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzungqr_info(int *m, int *n, int *k, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzungqr_timeof(int *m, int *n, int *k, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psorglq_ctxt(int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_psorglq_plan(int *m, int *n, int *k, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psorglq_info(int *m, int *n, int *k, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psorglq_timeof(int *m, int *n, int *k, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdorglq_ctxt(int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pdorglq_plan(int *m, int *n, int *k, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdorglq_info(int *m, int *n, int *k, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdorglq_timeof(int *m, int *n, int *k, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcunglq_ctxt(int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pcunglq_plan(int *m, int *n, int *k, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcunglq_info(int *m, int *n, int *k, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcunglq_timeof(int *m, int *n, int *k, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzunglq_ctxt(int *m, int *n, int *k, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pzunglq_plan(int *m, int *n, int *k, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzunglq_info(int *m, int *n, int *k, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzunglq_timeof(int *m, int *n, int *k, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssytrd_ctxt(char *uplo, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pssytrd_plan(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssytrd_info(char *uplo, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssytrd_timeof(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsytrd_ctxt(char *uplo, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pdsytrd_plan(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsytrd_info(char *uplo, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsytrd_timeof(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pchetrd_ctxt(char *uplo, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pchetrd_plan(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pchetrd_info(char *uplo, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pchetrd_timeof(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzhetrd_ctxt(char *uplo, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pzhetrd_plan(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzhetrd_info(char *uplo, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzhetrd_timeof(char *uplo, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssygst_ctxt(int *ibtype, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pssygst_plan(int *ibtype, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssygst_info(int *ibtype, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssygst_timeof(int *ibtype, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsygst_ctxt(int *ibtype, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pdsygst_plan(int *ibtype, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsygst_info(int *ibtype, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsygst_timeof(int *ibtype, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pchegst_ctxt(int *ibtype, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pchegst_plan(int *ibtype, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pchegst_info(int *ibtype, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pchegst_timeof(int *ibtype, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzhegst_ctxt(int *ibtype, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pzhegst_plan(int *ibtype, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzhegst_info(int *ibtype, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzhegst_timeof(int *ibtype, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssyev_ctxt(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pssyev_plan(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssyev_info(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssyev_timeof(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsyev_ctxt(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pdsyev_plan(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsyev_info(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsyev_timeof(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcheev_ctxt(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pcheev_plan(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcheev_info(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcheev_timeof(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzheev_ctxt(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pzheev_plan(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzheev_info(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzheev_timeof(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssyevd_ctxt(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pssyevd_plan(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssyevd_info(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssyevd_timeof(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsyevd_ctxt(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pdsyevd_plan(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsyevd_info(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsyevd_timeof(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcheevd_ctxt(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pcheevd_plan(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcheevd_info(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcheevd_timeof(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzheevd_ctxt(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pzheevd_plan(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzheevd_info(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzheevd_timeof(char *jobz, char *uplo, int *n, int *ia, int *ja, int *desca, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssyevx_ctxt(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, float *vl, float *vu, int *il, int *iu, float *abstol, float *orfac, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pssyevx_plan(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, float *vl, float *vu, int *il, int *iu, float *abstol, float *orfac, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssyevx_info(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, float *vl, float *vu, int *il, int *iu, float *abstol, float *orfac, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssyevx_timeof(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, float *vl, float *vu, int *il, int *iu, float *abstol, float *orfac, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsyevx_ctxt(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, double *vl, double *vu, int *il, int *iu, double *abstol, double *orfac, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pdsyevx_plan(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, double *vl, double *vu, int *il, int *iu, double *abstol, double *orfac, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsyevx_info(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, double *vl, double *vu, int *il, int *iu, double *abstol, double *orfac, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsyevx_timeof(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, double *vl, double *vu, int *il, int *iu, double *abstol, double *orfac, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcheevx_ctxt(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, float *vl, float *vu, int *il, int *iu, float *abstol, float *orfac, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pcheevx_plan(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, float *vl, float *vu, int *il, int *iu, float *abstol, float *orfac, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcheevx_info(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, float *vl, float *vu, int *il, int *iu, float *abstol, float *orfac, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcheevx_timeof(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, float *vl, float *vu, int *il, int *iu, float *abstol, float *orfac, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzheevx_ctxt(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, double *vl, double *vu, int *il, int *iu, double *abstol, double *orfac, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pzheevx_plan(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, double *vl, double *vu, int *il, int *iu, double *abstol, double *orfac, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzheevx_info(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, double *vl, double *vu, int *il, int *iu, double *abstol, double *orfac, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzheevx_timeof(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, double *vl, double *vu, int *il, int *iu, double *abstol, double *orfac, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssyevr_ctxt(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, float *vl, float *vu, int *il, int *iu, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pssyevr_plan(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, float *vl, float *vu, int *il, int *iu, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssyevr_info(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, float *vl, float *vu, int *il, int *iu, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssyevr_timeof(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, float *vl, float *vu, int *il, int *iu, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsyevr_ctxt(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, double *vl, double *vu, int *il, int *iu, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pdsyevr_plan(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, double *vl, double *vu, int *il, int *iu, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsyevr_info(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, double *vl, double *vu, int *il, int *iu, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsyevr_timeof(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, double *vl, double *vu, int *il, int *iu, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcheevr_ctxt(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, float *vl, float *vu, int *il, int *iu, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pcheevr_plan(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, float *vl, float *vu, int *il, int *iu, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcheevr_info(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, float *vl, float *vu, int *il, int *iu, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcheevr_timeof(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, float *vl, float *vu, int *il, int *iu, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzheevr_ctxt(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, double *vl, double *vu, int *il, int *iu, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pzheevr_plan(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, double *vl, double *vu, int *il, int *iu, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzheevr_info(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, double *vl, double *vu, int *il, int *iu, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzheevr_timeof(char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, double *vl, double *vu, int *il, int *iu, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pssygvx_ctxt(int *ibtype, char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *vl, float *vu, int *il, int *iu, float *abstol, float *orfac, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pssygvx_plan(int *ibtype, char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *vl, float *vu, int *il, int *iu, float *abstol, float *orfac, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pssygvx_info(int *ibtype, char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *vl, float *vu, int *il, int *iu, float *abstol, float *orfac, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pssygvx_timeof(int *ibtype, char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *vl, float *vu, int *il, int *iu, float *abstol, float *orfac, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdsygvx_ctxt(int *ibtype, char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *vl, double *vu, int *il, int *iu, double *abstol, double *orfac, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pdsygvx_plan(int *ibtype, char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *vl, double *vu, int *il, int *iu, double *abstol, double *orfac, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdsygvx_info(int *ibtype, char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *vl, double *vu, int *il, int *iu, double *abstol, double *orfac, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdsygvx_timeof(int *ibtype, char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *vl, double *vu, int *il, int *iu, double *abstol, double *orfac, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pchegvx_ctxt(int *ibtype, char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *vl, float *vu, int *il, int *iu, float *abstol, float *orfac, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pchegvx_plan(int *ibtype, char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *vl, float *vu, int *il, int *iu, float *abstol, float *orfac, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pchegvx_info(int *ibtype, char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *vl, float *vu, int *il, int *iu, float *abstol, float *orfac, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pchegvx_timeof(int *ibtype, char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *vl, float *vu, int *il, int *iu, float *abstol, float *orfac, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzhegvx_ctxt(int *ibtype, char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *vl, double *vu, int *il, int *iu, double *abstol, double *orfac, int *iz, int *jz, int *descz, int *ictxt);
HSCAL_API int hscal_pzhegvx_plan(int *ibtype, char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *vl, double *vu, int *il, int *iu, double *abstol, double *orfac, int *iz, int *jz, int *descz, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzhegvx_info(int *ibtype, char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *vl, double *vu, int *il, int *iu, double *abstol, double *orfac, int *iz, int *jz, int *descz, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzhegvx_timeof(int *ibtype, char *jobz, char *range, char *uplo, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *vl, double *vu, int *il, int *iu, double *abstol, double *orfac, int *iz, int *jz, int *descz, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgehrd_ctxt(int *n, int *ilo, int *ihi, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_psgehrd_plan(int *n, int *ilo, int *ihi, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgehrd_info(int *n, int *ilo, int *ihi, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgehrd_timeof(int *n, int *ilo, int *ihi, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgehrd_ctxt(int *n, int *ilo, int *ihi, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pdgehrd_plan(int *n, int *ilo, int *ihi, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgehrd_info(int *n, int *ilo, int *ihi, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgehrd_timeof(int *n, int *ilo, int *ihi, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgehrd_ctxt(int *n, int *ilo, int *ihi, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pcgehrd_plan(int *n, int *ilo, int *ihi, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgehrd_info(int *n, int *ilo, int *ihi, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgehrd_timeof(int *n, int *ilo, int *ihi, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgehrd_ctxt(int *n, int *ilo, int *ihi, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pzgehrd_plan(int *n, int *ilo, int *ihi, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgehrd_info(int *n, int *ilo, int *ihi, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgehrd_timeof(int *n, int *ilo, int *ihi, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgebrd_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_psgebrd_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgebrd_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgebrd_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgebrd_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pdgebrd_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgebrd_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgebrd_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgebrd_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pcgebrd_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgebrd_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgebrd_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgebrd_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ictxt);
HSCAL_API int hscal_pzgebrd_plan(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgebrd_info(int *m, int *n, int *ia, int *ja, int *desca, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgebrd_timeof(int *m, int *n, int *ia, int *ja, int *desca, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgesvd_ctxt(char *jobu, char *jobvt, int *m, int *n, int *ia, int *ja, int *desca, int *iu, int *ju, int *descu, int *ivt, int *jvt, int *descvt, int *ictxt);
HSCAL_API int hscal_psgesvd_plan(char *jobu, char *jobvt, int *m, int *n, int *ia, int *ja, int *desca, int *iu, int *ju, int *descu, int *ivt, int *jvt, int *descvt, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgesvd_info(char *jobu, char *jobvt, int *m, int *n, int *ia, int *ja, int *desca, int *iu, int *ju, int *descu, int *ivt, int *jvt, int *descvt, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgesvd_timeof(char *jobu, char *jobvt, int *m, int *n, int *ia, int *ja, int *desca, int *iu, int *ju, int *descu, int *ivt, int *jvt, int *descvt, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgesvd_ctxt(char *jobu, char *jobvt, int *m, int *n, int *ia, int *ja, int *desca, int *iu, int *ju, int *descu, int *ivt, int *jvt, int *descvt, int *ictxt);
HSCAL_API int hscal_pdgesvd_plan(char *jobu, char *jobvt, int *m, int *n, int *ia, int *ja, int *desca, int *iu, int *ju, int *descu, int *ivt, int *jvt, int *descvt, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgesvd_info(char *jobu, char *jobvt, int *m, int *n, int *ia, int *ja, int *desca, int *iu, int *ju, int *descu, int *ivt, int *jvt, int *descvt, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgesvd_timeof(char *jobu, char *jobvt, int *m, int *n, int *ia, int *ja, int *desca, int *iu, int *ju, int *descu, int *ivt, int *jvt, int *descvt, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgesvd_ctxt(char *jobu, char *jobvt, int *m, int *n, int *ia, int *ja, int *desca, int *iu, int *ju, int *descu, int *ivt, int *jvt, int *descvt, int *ictxt);
HSCAL_API int hscal_pcgesvd_plan(char *jobu, char *jobvt, int *m, int *n, int *ia, int *ja, int *desca, int *iu, int *ju, int *descu, int *ivt, int *jvt, int *descvt, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgesvd_info(char *jobu, char *jobvt, int *m, int *n, int *ia, int *ja, int *desca, int *iu, int *ju, int *descu, int *ivt, int *jvt, int *descvt, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgesvd_timeof(char *jobu, char *jobvt, int *m, int *n, int *ia, int *ja, int *desca, int *iu, int *ju, int *descu, int *ivt, int *jvt, int *descvt, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgesvd_ctxt(char *jobu, char *jobvt, int *m, int *n, int *ia, int *ja, int *desca, int *iu, int *ju, int *descu, int *ivt, int *jvt, int *descvt, int *ictxt);
HSCAL_API int hscal_pzgesvd_plan(char *jobu, char *jobvt, int *m, int *n, int *ia, int *ja, int *desca, int *iu, int *ju, int *descu, int *ivt, int *jvt, int *descvt, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgesvd_info(char *jobu, char *jobvt, int *m, int *n, int *ia, int *ja, int *desca, int *iu, int *ju, int *descu, int *ivt, int *jvt, int *descvt, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgesvd_timeof(char *jobu, char *jobvt, int *m, int *n, int *ia, int *ja, int *desca, int *iu, int *ju, int *descu, int *ivt, int *jvt, int *descvt, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_psgemr2d_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_psgemr2d_plan(int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_psgemr2d_info(int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_psgemr2d_timeof(int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdgemr2d_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pdgemr2d_plan(int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgemr2d_info(int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgemr2d_timeof(int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pcgemr2d_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pcgemr2d_plan(int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgemr2d_info(int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgemr2d_timeof(int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pzgemr2d_ctxt(int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pzgemr2d_plan(int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgemr2d_info(int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgemr2d_timeof(int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pstrmr2d_ctxt(char *uplo, char *diag, int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pstrmr2d_plan(char *uplo, char *diag, int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pstrmr2d_info(char *uplo, char *diag, int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pstrmr2d_timeof(char *uplo, char *diag, int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pdtrmr2d_ctxt(char *uplo, char *diag, int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pdtrmr2d_plan(char *uplo, char *diag, int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdtrmr2d_info(char *uplo, char *diag, int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdtrmr2d_timeof(char *uplo, char *diag, int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pctrmr2d_ctxt(char *uplo, char *diag, int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pctrmr2d_plan(char *uplo, char *diag, int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pctrmr2d_info(char *uplo, char *diag, int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pctrmr2d_timeof(char *uplo, char *diag, int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

HSCAL_API int hscal_pztrmr2d_ctxt(char *uplo, char *diag, int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int *ictxt);
HSCAL_API int hscal_pztrmr2d_plan(char *uplo, char *diag, int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pztrmr2d_info(char *uplo, char *diag, int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pztrmr2d_timeof(char *uplo, char *diag, int *m, int *n, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

#endif
