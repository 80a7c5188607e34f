/* What the examples share and a real program has anyway: matrices to work on, a clock, a check of the result. */
#ifndef HSCAL_EXAMPLES_EXAMPLE_H
#define HSCAL_EXAMPLES_EXAMPLE_H

#include <mpi.h>

#include <hscal.h>

/* ScaLAPACK and the BLACS ship no C headers. */
void Cblacs_pinfo(int *rank, int *size);
void Cblacs_get(int ctxt, int what, int *value);
void Cblacs_gridinit(int *ctxt, const char *order, int nprow, int npcol);
void Cblacs_gridinfo(int ctxt, int *nprow, int *npcol, int *myrow, int *mycol);
void Cblacs_gridexit(int ctxt);
void Cblacs_exit(int not_done);
void descinit_(int *desc, const int *m, const int *n, const int *mb, const int *nb, const int *rsrc, const int *csrc,
               const int *ictxt, const int *lld, int *info);
void pdgemm_(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha,
             const double *a, const int *ia, const int *ja, const int *desca, const double *b, const int *ib,
             const int *jb, const int *descb, const double *beta, double *c, const int *ic, const int *jc,
             const int *descc);

void pdtran_(const int *m, const int *n, const double *alpha, const double *a, const int *ia, const int *ja,
             const int *desca, const double *beta, double *c, const int *ic, const int *jc, const int *descc);

/* This process's part of a global m x n matrix of random numbers in (-1/2, 1/2), which do not depend on the layout.
 * Sets *lld; free with free. Null if there is no memory. */
double *make_matrix(unsigned seed, int m, int n, int mb, int nb, int ictxt, int *lld);

/* Calls C := A B on n x n matrices of one layout `repetitions` times and fills seconds[repetitions] with the times of the
 * slowest process. */
void time_pdgemm(int n, const double *a, const double *b, double *c, const int *desc, int repetitions, double *seconds);

/* max |C x - A (B x)| for a random x, relative to the bound of its rounding error: below 1, or C is wrong. */
double residual(int n, const double *a, const double *b, const double *c, const int *desc);

/* The largest of all processes of the context. */
double slowest(int ictxt, double seconds);

/* Both sort values[count]. */
double best_of(double *values, int count);
double median_of(double *values, int count);

/* (must.c) Ends the program if status is not 0. It is the same on all processes, and hscal has told why in a line. */
void must(int status);

#endif
