/* Processor time of a call of ScaLAPACK on a grid of one row: to be run with and without what is put before it. */
#define _POSIX_C_SOURCE 200809L
#include "ctxt/blacs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void pdscal_(const int *n, const double *alpha, double *x, const int *ix, const int *jx, const int *descx,
             const int *incx);
void pdgemm_(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha,
             const double *a, const int *ia, const int *ja, const int *desca, const double *b, const int *ib,
             const int *jb, const int *descb, const double *beta, double *c, const int *ic, const int *jc,
             const int *descc);
void pdpotrf_(const char *uplo, const int *n, double *a, const int *ia, const int *ja, const int *desca, int *info,
              size_t length);

static const int one = 1;

static double processor_s(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* The factorization begins with the same matrix each time. */
static void call(const char *routine, int n, double *a, double *b, const int *desc) {
  const double unit = 1, zero = 0;
  int info;
  if (!strcmp(routine, "pdscal")) pdscal_(&n, &unit, a, &one, &one, desc, &one);
  if (!strcmp(routine, "pdgemm"))
    pdgemm_("N", "N", &n, &n, &n, &unit, a, &one, &one, desc, a, &one, &one, desc, &zero, b, &one, &one, desc);
  if (!strcmp(routine, "pdpotrf")) {
    memset(b, 0, (size_t)n * (size_t)n * sizeof *b);
    for (size_t i = 0; i < (size_t)n; i++) b[i + (size_t)n * i] = n;
    pdpotrf_("L", &n, b, &one, &one, desc, &info, 1);
  }
}

int main(int argc, char **argv) {
  if (argc != 4 || atoi(argv[2]) < 1 || atoi(argv[3]) < 1) {
    fprintf(argc == 2 && !strcmp(argv[1], "--help") ? stdout : stderr,
            "usage: preload_cost pdscal|pdgemm|pdpotrf N CALLS: microseconds of processor time per call\n");
    return argc == 2 && !strcmp(argv[1], "--help") ? 0 : 2;
  }
  int n = atoi(argv[2]), calls = atoi(argv[3]), map = 0, ctxt;
  MPI_Init(&argc, &argv);
  ctxt = Csys2blacs_handle(MPI_COMM_SELF);
  Cblacs_gridmap(&ctxt, &map, 1, 1, 1);
  const int desc[] = {1, ctxt, n, n, 32, 32, 0, 0, n};
  size_t entries = (size_t)n * (size_t)n;
  double *a = calloc(entries, sizeof *a), *b = calloc(entries, sizeof *b);
  call(argv[1], n, a, b, desc);
  double before_s = processor_s();
  for (int i = 0; i < calls; i++) call(argv[1], n, a, b, desc);
  printf("%.4f\n", 1e6 * (processor_s() - before_s) / calls);
  free(a);
  free(b);
  MPI_Finalize();
  return 0;
}
