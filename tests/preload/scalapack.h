/* What the programs of this folder call, by the names that programs call. */
#ifndef HSCAL_TESTS_PRELOAD_SCALAPACK_H
#define HSCAL_TESTS_PRELOAD_SCALAPACK_H

#include <mpi.h>
#include <stddef.h>

int Csys2blacs_handle(MPI_Comm comm);
void Cblacs_gridinit(int *ctxt, const char *order, int nprow, int npcol);
void Cblacs_gridmap(int *ctxt, int *usermap, int ldumap, int nprow, int npcol);
void Cblacs_gridinfo(int ctxt, int *nprow, int *npcol, int *myrow, int *mycol);
void Cblacs_gridexit(int ctxt);
void blacs_gridexit_(const int *ctxt);

int numroc_(const int *n, const int *nb, const int *proc, const int *src, const int *nprocs);
void pdgemm_(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha,
             const double *a, const int *ia, const int *ja, const int *desca, const double *b, const int *ib,
             const int *jb, const int *descb, const double *beta, double *c, const int *ic, const int *jc,
             const int *descc);
void pdscal_(const int *n, const double *alpha, double *x, const int *ix, const int *jx, const int *descx,
             const int *incx);
void pdcopy_(const int *n, const double *x, const int *ix, const int *jx, const int *descx, const int *incx, double *y,
             const int *iy, const int *jy, const int *descy, const int *incy);
void pdpotrf_(const char *uplo, const int *n, double *a, const int *ia, const int *ja, const int *desca, int *info,
              size_t length);
void pdsyngst_(const int *ibtype, const char *uplo, const int *n, double *a, const int *ia, const int *ja,
               const int *desca, const double *b, const int *ib, const int *jb, const int *descb, double *scale,
               double *work, const int *lwork, int *info);
void pdsyev_(const char *jobz, const char *uplo, const int *n, double *a, const int *ia, const int *ja,
             const int *desca, double *w, double *z, const int *iz, const int *jz, const int *descz, double *work,
             const int *lwork, int *info);
void pdgecon_(const char *norm, const int *n, double *a, const int *ia, const int *ja, const int *desca,
              const double *anorm, double *rcond, double *work, const int *lwork, int *iwork, const int *liwork,
              int *info);
void pdgemr2d_(const int *m, const int *n, const double *a, const int *ia, const int *ja, const int *desca, double *b,
               const int *ib, const int *jb, const int *descb, const int *ctxt);
void Cpdgemr2d(int m, int n, double *a, int ia, int ja, int *desca, double *b, int ib, int jb, int *descb, int ctxt);

#endif
