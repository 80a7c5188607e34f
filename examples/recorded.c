/*
 * Plans a routine of which hscal has no model: PDGGQRF, the generalized QR factorization of A (n x m) and B (n x p). hscal records
 * what the installed library does for the layouts that it looks at; no MPI is started.
 *
 *   recorded [N [M [P]]]
 */
#include <stdio.h>
#include <stdlib.h>

#include <hscal.h>

typedef void pdggqrf_function(int *n, int *m, int *p, double *a, int *ia, int *ja, int *desca, double *taua, double *b,
                              int *ib, int *jb, int *descb, double *taub, double *work, int *lwork, int *info);

typedef struct sizes {
  int n, m, p;
} sizes;

/* The call as one process of the grid would make it. */
static int factorize(hscal_recording *recording, int ictxt, int *const *desc, void *const *array, void *data) {
  sizes *s = data;
  int one = 1, ask = -1, info = 0;
  double needed = 0, tau;
  pdggqrf_function *pdggqrf;
  (void)ictxt;
  *(void **)&pdggqrf = hscal_recorded_function(recording, "pdggqrf_");
  pdggqrf(&s->n, &s->m, &s->p, array[0], &one, &one, desc[0], &tau, array[1], &one, &one, desc[1], &tau, &needed, &ask,
          &info);
  if (info) return info;
  int lwork = (int)needed;
  double *work = malloc(((size_t)lwork + (size_t)(2 * (s->n + s->m + s->p))) * sizeof *work);
  if (!work) return HSCAL_ERROR_MEMORY;
  double *taua = work + lwork, *taub = taua + s->n + s->m;
  pdggqrf(&s->n, &s->m, &s->p, array[0], &one, &one, desc[0], taua, array[1], &one, &one, desc[1], taub, work, &lwork,
          &info);
  free(work);
  return info;
}

int main(int argc, char **argv) {
  sizes s = {argc > 1 ? atoi(argv[1]) : 800, argc > 2 ? atoi(argv[2]) : 600, argc > 3 ? atoi(argv[3]) : 400};
  const hscal_recorded call = {"pdggqrf", 2, {s.n, s.n}, {s.m, s.p}, factorize, &s};
  hscal_machine *machine;
  hscal_plan *plan = NULL;
  int status = hscal_machine_load("4x2@30 + 4x2@10, half 16, lat 10us, bw 1.25GB", &machine);
  if (!status) status = hscal_recorded_plan(&call, machine, NULL, &plan);
  if (status) return 1; /* hscal has told why */
  printf("%s: %d x %d grid, NB %d, predicted %.4g s; rule of thumb %d x %d, NB %d: %.4g s\n", plan->routine,
         plan->nprow, plan->npcol, plan->nb, plan->predicted_s, plan->fallback.nprow, plan->fallback.npcol,
         plan->fallback.nb, plan->fallback.predicted_s);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
  return 0;
}
