/*
 * A program that calls ScaLAPACK in many ways, on 4 processes: calls.sh knows which calls these are. It writes what it computed, all bits, into
 * FILE.RANK.
 */
#include "matrix.h"
#include "scalapack.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const int one = 1;
static const double unit = 1, zero = 0;
static FILE *results;
static int rank;

static void keep(const matrix *a) { fwrite(a->local, sizeof(double), (size_t)a->count, results); }

static int grid_on(MPI_Comm comm, int nprow, int npcol) {
  int ctxt = Csys2blacs_handle(comm);
  Cblacs_gridinit(&ctxt, "Row", nprow, npcol);
  return ctxt;
}

/* A grid of one row of some processes; -1 on others. */
static int grid_of(int first, int second) {
  int ctxt = Csys2blacs_handle(MPI_COMM_WORLD), map[] = {first, second};
  Cblacs_gridmap(&ctxt, map, 1, 1, 2);
  return ctxt;
}

static void multiply(int ctxt, int n, int nb, int times) {
  matrix a = matrix_new(ctxt, n, nb), b = matrix_new(ctxt, n, nb), c = matrix_new(ctxt, n, nb);
  for (int i = 0; i < times; i++)
    pdgemm_("N", "T", &n, &n, &n, &unit, a.local, &one, &one, a.desc, b.local, &one, &one, b.desc, &zero, c.local, &one,
            &one, c.desc);
  keep(&c);
  matrix_free(&a);
  matrix_free(&b);
  matrix_free(&c);
}

/* A part of a matrix, from (3,5) on. */
static void multiply_part(int ctxt) {
  matrix a = matrix_new(ctxt, 24, 4), c = matrix_new(ctxt, 24, 4);
  const int n = 10, i = 3, j = 5;
  pdgemm_("n", "n", &n, &n, &n, &unit, a.local, &i, &j, a.desc, a.local, &one, &one, a.desc, &unit, c.local, &one, &j,
          c.desc);
  keep(&c);
  matrix_free(&a);
  matrix_free(&c);
}

/* Column by column, as CP2K copies: as many calls as columns, but of one kind. Then a row, which is another kind. */
static void by_columns(int ctxt) {
  const int n = 24, stride = n;
  matrix a = matrix_new(ctxt, n, 4), b = matrix_new(ctxt, n, 4);
  for (int j = 1; j <= n; j++) pdcopy_(&n, a.local, &one, &j, a.desc, &one, b.local, &one, &j, b.desc, &one);
  pdcopy_(&n, a.local, &one, &one, a.desc, &stride, b.local, &one, &one, b.desc, &one);
  keep(&b);
  matrix_free(&a);
  matrix_free(&b);
}

static void factorize(int ctxt) {
  const int n = 32;
  int info;
  matrix a = matrix_new(ctxt, n, 8);
  pdpotrf_("L", &n, a.local, &one, &one, a.desc, &info, 1);
  keep(&a);
  matrix_free(&a);
}

/* A routine that is in no table calls some that are. */
static void estimate(int ctxt) {
  enum { ENOUGH = 1000 };
  const int n = 32, lwork = ENOUGH, liwork = ENOUGH;
  int info, iwork[ENOUGH];
  double rcond = 0, anorm = 40, work[ENOUGH];
  matrix a = matrix_new(ctxt, n, 8);
  pdgecon_("1", &n, a.local, &one, &one, a.desc, &anorm, &rcond, work, &lwork, iwork, &liwork, &info);
  fwrite(&rcond, sizeof rcond, 1, results);
  matrix_free(&a);
}

/* Asks for the workspace first; then without vectors, whose descriptor is not looked at. */
static void find_eigenvalues(int ctxt) {
  const int n = 16, query = -1;
  int info, lwork, nothing[9] = {99};
  double w[16], size, unused;
  matrix a = matrix_new(ctxt, n, 4), z = matrix_new(ctxt, n, 4);
  pdsyev_("V", "U", &n, a.local, &one, &one, a.desc, w, z.local, &one, &one, z.desc, &size, &query, &info);
  lwork = (int)size;
  double *work = calloc((size_t)lwork, sizeof *work);
  pdsyev_("V", "U", &n, a.local, &one, &one, a.desc, w, z.local, &one, &one, z.desc, work, &lwork, &info);
  keep(&z);
  fwrite(w, sizeof *w, 16, results);
  pdsyev_("N", "U", &n, a.local, &one, &one, a.desc, w, &unused, &one, &one, nothing, work, &lwork, &info);
  fwrite(w, sizeof *w, 16, results);
  free(work);
  matrix_free(&a);
  matrix_free(&z);
}

/* Asks for the workspace first. */
static void bring_to_standard_form(int ctxt) {
  const int n = 16, query = -1;
  int info, lwork;
  double scale, size;
  matrix a = matrix_new(ctxt, n, 4), b = matrix_new(ctxt, n, 4);
  pdsyngst_(&one, "L", &n, a.local, &one, &one, a.desc, b.local, &one, &one, b.desc, &scale, &size, &query, &info);
  lwork = (int)size;
  double *work = calloc((size_t)lwork, sizeof *work);
  pdsyngst_(&one, "L", &n, a.local, &one, &one, a.desc, b.local, &one, &one, b.desc, &scale, work, &lwork, &info);
  keep(&a);
  free(work);
  matrix_free(&a);
  matrix_free(&b);
}

static void move(int all, int from, int to, int by_c_name) {
  const int n = 20;
  matrix a = matrix_new(from, n, 3), b = matrix_new(to, n, 5);
  if (by_c_name)
    Cpdgemr2d(n, n, a.local, 1, 1, a.desc, b.local, 1, 1, b.desc, all);
  else
    pdgemr2d_(&n, &n, a.local, &one, &one, a.desc, b.local, &one, &one, b.desc, &all);
  keep(&b);
  matrix_free(&a);
  matrix_free(&b);
}

static void in_halves(void) {
  MPI_Comm half;
  MPI_Comm_split(MPI_COMM_WORLD, rank / 2, rank, &half);
  int ctxt = grid_on(half, 1, 2);
  multiply(ctxt, rank < 2 ? 20 : 30, 4, rank < 2 ? 1 : 2);
  blacs_gridexit_(&ctxt);
  MPI_Comm_free(&half);
}

/* The same number is another context, of the same processes in another order. */
static void in_reverse(int square) {
  int ctxt = Csys2blacs_handle(MPI_COMM_WORLD), map[] = {3, 1, 2, 0};
  Cblacs_gridexit(square);
  Cblacs_gridmap(&ctxt, map, 2, 2, 2);
  if (ctxt != square) fprintf(stderr, "the number was not given again\n");
  multiply(ctxt, 24, 4, 1);
  Cblacs_gridexit(ctxt);
}

int main(int argc, char **argv) {
  char name[1000];
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  snprintf(name, sizeof name, "%s.%d", argv[1], rank);
  results = fopen(name, "wb");
  int square = grid_on(MPI_COMM_WORLD, 2, 2), line = grid_on(MPI_COMM_WORLD, 1, 4);
  int left = grid_of(0, 1), right = grid_of(3, 2);
  multiply(square, 24, 4, 5);
  multiply(line, 24, 4, 1);
  multiply_part(square);
  by_columns(square);
  factorize(square);
  estimate(square);
  bring_to_standard_form(square);
  find_eigenvalues(square);
  move(square, square, line, 0);
  move(square, square, line, 1);
  move(square, left, line, 1);
  move(square, left, right, 1);
  in_halves();
  in_reverse(square);
  fclose(results);
  MPI_Finalize();
  return 0;
}
