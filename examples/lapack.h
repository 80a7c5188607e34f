/* What the examples of linear systems and eigenproblems share: prototypes, matrices, checks of the results. */
#ifndef HSCAL_EXAMPLES_LAPACK_H
#define HSCAL_EXAMPLES_LAPACK_H

#include "example.h"

void pdgesv_(const int *n, const int *nrhs, double *a, const int *ia, const int *ja, const int *desca, int *ipiv,
             double *b, const int *ib, const int *jb, const int *descb, int *info);
void pdsyevd_(const char *jobz, const char *uplo, const int *n, double *a, const int *ia, const int *ja,
              const int *desca, double *w, double *z, const int *iz, const int *jz, const int *descz, double *work,
              const int *lwork, int *iwork, const int *liwork, int *info);

/* A random symmetric matrix, as make_matrix makes them. */
double *make_symmetric(unsigned seed, int n, int nb, int ictxt, int *lld);

/* Solves A X = B into b (n x nrhs): pdgesv with pivots of its own. Sets the seconds of the slowest process. Returns INFO. */
int solve(int n, int nrhs, double *a, const int *desca, double *b, const int *descb, double *seconds);
/* max |A X - B| relative to its rounding error: below 1, or X is wrong. Overwrites b. */
double solution_error(int n, int nrhs, const double *a, const int *desca, const double *x, double *b, const int *descb);

/* Eigenvalues w[n] and vectors z of A: pdsyevd with the workspace that it asks for; A is destroyed. Returns INFO. */
int diagonalize(int n, double *a, const int *desc, double *w, double *z, double *seconds);
/* max |A Z - Z diag(w)| relative to its rounding error: below 1, or Z is wrong. Overwrites `difference`, as large as A. */
double eigen_error(int n, const double *a, const double *w, const double *z, double *difference, const int *desc);

#endif
