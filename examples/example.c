#include "example.h"

#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>

void Cblacs_barrier(int ctxt, const char *scope);
void Cdgamx2d(int ctxt, const char *scope, const char *topology, int m, int n, double *a, int lda, int *row,
              int *column, int ldia, int rdest, int cdest);
int numroc_(const int *n, const int *nb, const int *me, const int *src, const int *nprocs);
void pdgemv_(const char *trans, const int *m, const int *n, const double *alpha, const double *a, const int *ia,
             const int *ja, const int *desca, const double *x, const int *ix, const int *jx, const int *descx,
             const int *incx, const double *beta, double *y, const int *iy, const int *jy, const int *descy,
             const int *incy);

static const int zero = 0, one = 1;

/* A number in (-1/2, 1/2) that depends on its arguments only (the mixing steps of splitmix64). */
static double random_entry(unsigned seed, int i, int j) {
  uint64_t x = ((uint64_t)seed << 58) ^ ((uint64_t)(unsigned)i << 29) ^ (unsigned)j;
  x += UINT64_C(0x9e3779b97f4a7c15);
  x = (x ^ (x >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
  x = (x ^ (x >> 27)) * UINT64_C(0x94d049bb133111eb);
  return (double)((x ^ (x >> 31)) >> 11) * 0x1p-53 - 0.5;
}

static int global_index(int local, int nb, int me, int nprocs) { return (local / nb * nprocs + me) * nb + local % nb; }

double *make_matrix(unsigned seed, int m, int n, int mb, int nb, int ictxt, int *lld) {
  int nprow, npcol, myrow, mycol;
  Cblacs_gridinfo(ictxt, &nprow, &npcol, &myrow, &mycol);
  int rows = numroc_(&m, &mb, &myrow, &zero, &nprow), columns = numroc_(&n, &nb, &mycol, &zero, &npcol);
  *lld = rows > 1 ? rows : 1;
  double *x = malloc((size_t)*lld * (size_t)(columns > 1 ? columns : 1) * sizeof *x);
  for (int j = 0; x && j < columns; j++)
    for (int i = 0; i < rows; i++)
      x[(size_t)i + (size_t)j * (size_t)*lld] =
          random_entry(seed, global_index(i, mb, myrow, nprow), global_index(j, nb, mycol, npcol));
  return x;
}

double slowest(int ictxt, double value) {
  int nowhere;
  Cdgamx2d(ictxt, "All", " ", 1, 1, &value, 1, &nowhere, &nowhere, -1, -1, -1);
  return value;
}

void time_pdgemm(int n, const double *a, const double *b, double *c, const int *desc, int repetitions,
                 double *seconds) {
  const double alpha = 1, beta = 0;
  for (int i = 0; i < repetitions; i++) {
    Cblacs_barrier(desc[1], "All");
    double start = MPI_Wtime();
    pdgemm_("N", "N", &n, &n, &n, &alpha, a, &one, &one, desc, b, &one, &one, desc, &beta, c, &one, &one, desc);
    seconds[i] = slowest(desc[1], MPI_Wtime() - start);
  }
}

/* y := alpha X x + beta y for distributed vectors of n entries. */
static void multiply_vector(int n, double alpha, const double *matrix, const int *desc, const double *x,
                            const int *desc_vector, double beta, double *y) {
  pdgemv_("N", &n, &n, &alpha, matrix, &one, &one, desc, x, &one, &one, desc_vector, &one, &beta, y, &one, &one,
          desc_vector, &one);
}

double residual(int n, const double *a, const double *b, const double *c, const int *desc) {
  int lld, desc_vector[9] = {1, desc[1], n, 1, desc[4], desc[5], 0, 0, 0};
  double *x = make_matrix(4, n, 1, desc[4], desc[5], desc[1], &lld);
  double *bx = make_matrix(5, n, 1, desc[4], desc[5], desc[1], &lld);
  double *difference = make_matrix(6, n, 1, desc[4], desc[5], desc[1], &lld);
  double most = NAN;
  desc_vector[8] = lld;
  if (x && bx && difference) {
    multiply_vector(n, 1, b, desc, x, desc_vector, 0, bx);
    multiply_vector(n, 1, a, desc, bx, desc_vector, 0, difference);
    multiply_vector(n, 1, c, desc, x, desc_vector, -1, difference);
    int nprow, npcol, myrow, mycol;
    Cblacs_gridinfo(desc[1], &nprow, &npcol, &myrow, &mycol);
    int rows = mycol == 0 ? numroc_(&n, &desc[4], &myrow, &zero, &nprow) : 0;
    most = 0;
    for (int i = 0; i < rows; i++) most = fmax(most, fabs(difference[i]));
    most = slowest(desc[1], most);
  }
  free(x);
  free(bx);
  free(difference);
  /* n eps |A| |B| |x|, the entries being at most 1/2. */
  return most / (0.125 * DBL_EPSILON * n * n * n);
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

double best_of(double *values, int count) {
  qsort(values, (size_t)count, sizeof *values, ascending);
  return values[0];
}

double median_of(double *values, int count) {
  qsort(values, (size_t)count, sizeof *values, ascending);
  return (values[(count - 1) / 2] + values[count / 2]) / 2;
}
