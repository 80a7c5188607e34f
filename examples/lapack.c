#include "lapack.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

void Cblacs_barrier(int ctxt, const char *scope);
double pdlange_(const char *norm, const int *m, const int *n, const double *a, const int *ia, const int *ja,
                const int *desca, double *work);
int indxl2g_(const int *local, const int *nb, const int *me, const int *src, const int *nprocs);
int numroc_(const int *n, const int *nb, const int *me, const int *src, const int *nprocs);

static const int zero = 0, one = 1;
static const double plus = 1, minus = -1;

static double largest_entry(int m, int n, const double *x, const int *desc) {
  return pdlange_("M", &m, &n, x, &one, &one, desc, NULL);
}

double *make_symmetric(unsigned seed, int n, int nb, int ictxt, int *lld) {
  double *x = make_matrix(seed, n, n, nb, nb, ictxt, lld), *half = make_matrix(seed, n, n, nb, nb, ictxt, lld);
  if (x && half) { /* (X + X') / 2 */
    const int desc[9] = {1, ictxt, n, n, nb, nb, 0, 0, *lld};
    const double by = 0.5;
    pdtran_(&n, &n, &by, half, &one, &one, desc, &by, x, &one, &one, desc);
  }
  free(half);
  return x;
}

int solve(int n, int nrhs, double *a, const int *desca, double *b, const int *descb, double *seconds) {
  int nprow, npcol, myrow, mycol, info = -1;
  Cblacs_gridinfo(desca[1], &nprow, &npcol, &myrow, &mycol);
  int *pivots = malloc((size_t)(numroc_(&n, &desca[4], &myrow, &zero, &nprow) + desca[4]) * sizeof *pivots);
  if (!pivots) MPI_Abort(MPI_COMM_WORLD, 1);
  Cblacs_barrier(desca[1], "All");
  double start = MPI_Wtime();
  pdgesv_(&n, &nrhs, a, &one, &one, desca, pivots, b, &one, &one, descb, &info);
  *seconds = slowest(desca[1], MPI_Wtime() - start);
  free(pivots);
  return info;
}

double solution_error(int n, int nrhs, const double *a, const int *desca, const double *x, double *b,
                      const int *descb) {
  double size = largest_entry(n, nrhs, x, descb);
  pdgemm_("N", "N", &n, &nrhs, &n, &plus, a, &one, &one, desca, x, &one, &one, descb, &minus, b, &one, &one, descb);
  /* n eps |A| |X|, growth of the elimination included. */
  return largest_entry(n, nrhs, b, descb) / (10 * DBL_EPSILON * n * fmax(size, 1));
}

int diagonalize(int n, double *a, const int *desc, double *w, double *z, double *seconds) {
  double asked = 0, *work;
  int most = -1, iasked = 0, *iwork, info = 0;
  pdsyevd_("V", "U", &n, a, &one, &one, desc, w, z, &one, &one, desc, &asked, &most, &iasked, &most, &info);
  /* ScaLAPACK 2.2.1 asks for too little where a process has few columns or none: p?lasrt sorts whole blocks of rows. */
  int lwork = (int)asked + n * desc[5], liwork = iasked;
  work = malloc((size_t)lwork * sizeof *work);
  iwork = malloc((size_t)liwork * sizeof *iwork);
  if (info || !work || !iwork) MPI_Abort(MPI_COMM_WORLD, 1);
  Cblacs_barrier(desc[1], "All");
  double start = MPI_Wtime();
  pdsyevd_("V", "U", &n, a, &one, &one, desc, w, z, &one, &one, desc, work, &lwork, iwork, &liwork, &info);
  *seconds = slowest(desc[1], MPI_Wtime() - start);
  free(work);
  free(iwork);
  return info;
}

double eigen_error(int n, const double *a, const double *w, const double *z, double *difference, const int *desc) {
  int nprow, npcol, myrow, mycol;
  Cblacs_gridinfo(desc[1], &nprow, &npcol, &myrow, &mycol);
  int rows = numroc_(&n, &desc[4], &myrow, &zero, &nprow), columns = numroc_(&n, &desc[5], &mycol, &zero, &npcol);
  for (int j = 0; j < columns; j++) {
    int local = j + 1, global = indxl2g_(&local, &desc[5], &mycol, &zero, &npcol);
    for (int i = 0; i < rows; i++)
      difference[(size_t)j * (size_t)desc[8] + (size_t)i] = w[global - 1] * z[(size_t)j * (size_t)desc[8] + (size_t)i];
  }
  pdgemm_("N", "N", &n, &n, &n, &plus, a, &one, &one, desc, z, &one, &one, desc, &minus, difference, &one, &one, desc);
  return largest_entry(n, n, difference, desc) / (10 * DBL_EPSILON * n);
}
