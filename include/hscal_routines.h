/*
 * One block of prototypes per routine, plain text so that grep finds it. Included by hscal.h.
 *
 * For every routine <r>, whose arguments stand here without local arrays and outputs:
 *   hscal_<r>_ctxt    plans the call and creates its BLACS context. Collective. (libhscal)
 *   hscal_<r>_plan    the plan alone, for a given machine. Local, no MPI.
 *   hscal_<r>_info    operations, bytes and messages of a grid nprow x npcol (exact). Local, no MPI.
 *   hscal_<r>_timeof  predicted seconds of a layout the caller names: grid nprow x npcol, blocks from the descriptors,
 *                     panel width `panel` (0 = the library's 32), node_of[nprow*npcol] (row by row; null = nodes in
 *                     order, one process per core first). Local, no MPI.
 * Source of the argument lists: PBLAS/SRC/p?gemm_.c.
 */
#ifndef HSCAL_ROUTINES_H
#define HSCAL_ROUTINES_H

#ifndef HSCAL_H
#error "include hscal.h, not hscal_routines.h"
#endif

/* ---- C := alpha op(A) op(B) + beta C; alpha and beta point to 1 (real) or 2 (complex: re, im) numbers */

HSCAL_API int hscal_psgemm_ctxt(char *transa, char *transb, int *m, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pdgemm_ctxt(char *transa, char *transb, int *m, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pcgemm_ctxt(char *transa, char *transb, int *m, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int *ictxt);
HSCAL_API int hscal_pzgemm_ctxt(char *transa, char *transb, int *m, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int *ictxt);

HSCAL_API int hscal_psgemm_plan(char *transa, char *transb, int *m, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pdgemm_plan(char *transa, char *transb, int *m, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pcgemm_plan(char *transa, char *transb, int *m, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
HSCAL_API int hscal_pzgemm_plan(char *transa, char *transb, int *m, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);

HSCAL_API int hscal_psgemm_info(char *transa, char *transb, int *m, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pdgemm_info(char *transa, char *transb, int *m, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pcgemm_info(char *transa, char *transb, int *m, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);
HSCAL_API int hscal_pzgemm_info(char *transa, char *transb, int *m, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, int nprow, int npcol, int panel, hscal_info **info);

HSCAL_API int hscal_psgemm_timeof(char *transa, char *transb, int *m, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);
HSCAL_API int hscal_pdgemm_timeof(char *transa, char *transb, int *m, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);
HSCAL_API int hscal_pcgemm_timeof(char *transa, char *transb, int *m, int *n, int *k, float *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, float *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);
HSCAL_API int hscal_pzgemm_timeof(char *transa, char *transb, int *m, int *n, int *k, double *alpha, int *ia, int *ja, int *desca, int *ib, int *jb, int *descb, double *beta, int *ic, int *jc, int *descc, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of, double *predicted_s);

#endif
