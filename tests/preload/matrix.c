#include "matrix.h"
#include "scalapack.h"

#include <stdlib.h>

/* Global index, from 0, of a local one. */
static int global(int local, int nb, int proc, int nprocs) { return (local / nb * nprocs + proc) * nb + local % nb; }

static double entry(int i, int j, int n) { return i == j ? n : 1.0 / (1 + i + j); }

matrix matrix_new(int ctxt, int n, int nb) {
  int nprow, npcol, row, column, zero = 0;
  matrix a = {.desc = {1, -1, n, n, nb, nb, 0, 0, 1}, .local = calloc(1, sizeof(double))};
  if (ctxt < 0) return a;
  Cblacs_gridinfo(ctxt, &nprow, &npcol, &row, &column);
  int rows = numroc_(&n, &nb, &row, &zero, &nprow), columns = numroc_(&n, &nb, &column, &zero, &npcol);
  a.count = rows * columns;
  a.desc[1] = ctxt;
  a.desc[8] = rows > 1 ? rows : 1;
  free(a.local);
  a.local = calloc((size_t)a.count + 1, sizeof(double));
  for (int j = 0; j < columns; j++)
    for (int i = 0; i < rows; i++)
      a.local[i + j * a.desc[8]] = entry(global(i, nb, row, nprow), global(j, nb, column, npcol), n);
  return a;
}

void matrix_free(matrix *a) {
  free(a->local);
  a->local = NULL;
}
