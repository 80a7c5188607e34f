/* A user's program: plans, multiplies with the unmodified ScaLAPACK, looks whose pilaenv_ is in force. */
#define _GNU_SOURCE /* dladdr */
#include <mpi.h>

#include <dlfcn.h>
#include <hscal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void Cblacs_gridinfo(int ctxt, int *nprow, int *npcol, int *myrow, int *mycol);
int numroc_(const int *n, const int *nb, const int *me, const int *src, const int *nprocs);
void pdgemm_(char *, char *, int *, int *, int *, double *, double *, int *, int *, int *, double *, int *, int *,
             int *, double *, double *, int *, int *, int *);

static int fail(const char *what) {
  fprintf(stderr, "consumer: %s: %s\n", what, hscal_last_error());
  return 1;
}

/* C := A B with A all 1 and B all 2: every entry of C is 2 n. */
static int multiply(int n, int *ictxt) {
  int desc[9], nprow, npcol, myrow, mycol, zero = 0, one = 1, wrong = 0;
  double alpha = 1, beta = 0;
  Cblacs_gridinfo(*ictxt, &nprow, &npcol, &myrow, &mycol);
  if (hscal_descinit(desc, n, n, 0, 0, 0, 0, ictxt)) return 1;
  int columns = numroc_(&n, &desc[5], &mycol, &zero, &npcol), rows = numroc_(&n, &desc[4], &myrow, &zero, &nprow);
  size_t count = (size_t)desc[8] * (size_t)(columns > 0 ? columns : 1);
  double *a = malloc(3 * count * sizeof *a), *b = a + count, *c = b + count;
  if (!a) return 1;
  for (size_t i = 0; i < count; i++) a[i] = 1, b[i] = 2, c[i] = -1;
  pdgemm_("N", "N", &n, &n, &n, &alpha, a, &one, &one, desc, b, &one, &one, desc, &beta, c, &one, &one, desc);
  for (int j = 0; j < columns; j++)
    for (int i = 0; i < rows; i++) wrong |= c[i + j * desc[8]] != 2.0 * n;
  free(a);
  return wrong;
}

int main(int argc, char **argv) {
  int n = 200, one = 1, ictxt, desc[9];
  double alpha = 1, beta = 0;
  if (hscal_init(&argc, &argv)) return fail("hscal_init");
  hscal_descset(desc, n, n, 0, 0, 0, 0);
  if (hscal_pdgemm_ctxt("N", "N", &n, &n, &n, &alpha, &one, &one, desc, &one, &one, desc, &beta, &one, &one, desc,
                        &ictxt))
    return fail("hscal_pdgemm_ctxt");
  Dl_info where = {0};
  void *pilaenv = dlsym(RTLD_DEFAULT, "pilaenv_");
  const char *how = argc > 1 ? argv[1] : "";
  const char *first = strstr(how, "static") ? "consumer" : strstr(how, "reversed") ? "scalapack" : "libhscal.so";
  if (!pilaenv || !dladdr(pilaenv, &where)) return fail("no pilaenv_");
  if (strstr(where.dli_fname, first) == NULL) return fail(where.dli_fname);
  if (hscal_in_ctxt(&ictxt)) {
    if (multiply(n, &ictxt)) return fail("wrong product");
    if (hscal_free_ctxt(&ictxt)) return fail("hscal_free_ctxt");
  }
  return hscal_finalize(0);
}
