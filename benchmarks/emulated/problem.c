#include "problem.h"
#include "example.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

int numroc_(const int *n, const int *nb, const int *me, const int *src, const int *nprocs);
void pdelset_(double *a, const int *ia, const int *ja, const int *desca, const double *alpha);
double pdlange_(const char *norm, const int *m, const int *n, const double *a, const int *ia, const int *ja,
                const int *desca, double *work);
void pdgemv_(const char *trans, const int *m, const int *n, const double *alpha, const double *a, const int *ia,
             const int *ja, const int *desca, const double *x, const int *ix, const int *jx, const int *descx,
             const int *incx, const double *beta, double *y, const int *iy, const int *jy, const int *descy,
             const int *incy);
void pdsymv_(const char *uplo, const int *n, const double *alpha, const double *a, const int *ia, const int *ja,
             const int *desca, const double *x, const int *ix, const int *jx, const int *descx, const int *incx,
             const double *beta, double *y, const int *iy, const int *jy, const int *descy, const int *incy);
void pdtrsv_(const char *uplo, const char *trans, const char *diag, const int *n, const double *a, const int *ia,
             const int *ja, const int *desca, double *x, const int *ix, const int *jx, const int *descx,
             const int *incx);
void pdgetrf_(const int *m, const int *n, double *a, const int *ia, const int *ja, const int *desca, int *ipiv,
              int *info);
void pdgetrs_(const char *trans, const int *n, const int *nrhs, const double *a, const int *ia, const int *ja,
              const int *desca, const int *ipiv, double *b, const int *ib, const int *jb, const int *descb, int *info);
void pdpotrf_(const char *uplo, const int *n, double *a, const int *ia, const int *ja, const int *desca, int *info);
void pdpotrs_(const char *uplo, const int *n, const int *nrhs, const double *a, const int *ia, const int *ja,
              const int *desca, double *b, const int *ib, const int *jb, const int *descb, int *info);
void pdgeqrf_(const int *m, const int *n, double *a, const int *ia, const int *ja, const int *desca, double *tau,
              double *work, const int *lwork, int *info);
void pdormqr_(const char *side, const char *trans, const int *m, const int *n, const int *k, const double *a,
              const int *ia, const int *ja, const int *desca, const double *tau, double *c, const int *ic,
              const int *jc, const int *descc, double *work, const int *lwork, int *info);

static const int zero = 0, one = 1, asked = -1;

static int run_gemm(problem *it) {
  const double alpha = 1, beta = 0;
  pdgemm_("N", "N", &it->n, &it->n, &it->n, &alpha, it->a, &one, &one, it->desc, it->b, &one, &one, it->desc, &beta,
          it->c, &one, &one, it->desc);
  return 0;
}

static int run_getrf(problem *it) {
  int info = 0;
  pdgetrf_(&it->n, &it->n, it->c, &one, &one, it->desc, it->pivots, &info);
  return info;
}

static int run_potrf(problem *it) {
  int info = 0;
  pdpotrf_("L", &it->n, it->c, &one, &one, it->desc, &info);
  return info;
}

static int run_geqrf(problem *it) {
  int info = 0;
  pdgeqrf_(&it->n, &it->n, it->c, &one, &one, it->desc, it->tau, it->work, &it->lwork, &info);
  return info;
}

/* These put the solution of A x = b in the place of b, by the factors. */
static void solve_getrf(const problem *it, double *b, const int *desc) {
  int info = 0;
  pdgetrs_("N", &it->n, &one, it->c, &one, &one, it->desc, it->pivots, b, &one, &one, desc, &info);
}

static void solve_potrf(const problem *it, double *b, const int *desc) {
  int info = 0;
  pdpotrs_("L", &it->n, &one, it->c, &one, &one, it->desc, b, &one, &one, desc, &info);
}

static void solve_geqrf(const problem *it, double *b, const int *desc) {
  int info = 0;
  double size = 0;
  pdormqr_("L", "T", &it->n, &one, &it->n, it->c, &one, &one, it->desc, it->tau, b, &one, &one, desc, &size, &asked,
           &info);
  int lwork = (int)size;
  double *work = calloc((size_t)lwork + 1, sizeof *work);
  if (!work) MPI_Abort(MPI_COMM_WORLD, 1);
  pdormqr_("L", "T", &it->n, &one, &it->n, it->c, &one, &one, it->desc, it->tau, b, &one, &one, desc, work, &lwork,
           &info);
  pdtrsv_("U", "N", "N", &it->n, it->c, &one, &one, it->desc, b, &one, &one, desc, &one);
  free(work);
}

static const struct problem_routine {
  const char *name;
  int (*run)(problem *it);
  void (*solve)(const problem *it, double *b, const int *desc); /* none of a product */
  int is_definite;                                              /* symmetric, too: the lower triangle counts */
} routines[] = {{"pdgemm", run_gemm, NULL, 0},
                {"pdgetrf", run_getrf, solve_getrf, 0},
                {"pdpotrf", run_potrf, solve_potrf, 1},
                {"pdgeqrf", run_geqrf, solve_geqrf, 0}};

const struct problem_routine *problem_routine(const char *name) {
  for (size_t i = 0; i < sizeof routines / sizeof *routines; i++)
    if (strcmp(routines[i].name, name) == 0) return &routines[i];
  return NULL;
}

const char *problem_names(void) { return "pdgemm, pdgetrf, pdpotrf or pdgeqrf"; }

/* Entries are at most 1/2; n on the diagonal outweighs them. */
static void make_definite(const problem *it, double *matrix) {
  const double large = it->n;
  for (int i = 1; i <= it->n && matrix; i++) pdelset_(matrix, &i, &i, it->desc, &large);
}

int problem_make(problem *it, const struct problem_routine *routine, int n, int mb, int nb, int context) {
  int nprow, npcol, myrow, mycol, lld, info = 0;
  double size = 0;
  Cblacs_gridinfo(context, &nprow, &npcol, &myrow, &mycol);
  *it = (problem){.routine = routine, .n = n};
  it->a = make_matrix(1, n, n, mb, nb, context, &lld);
  it->b = routine->solve ? NULL : make_matrix(2, n, n, mb, nb, context, &lld);
  it->c = make_matrix(routine->solve ? 1 : 3, n, n, mb, nb, context, &lld);
  memcpy(it->desc, (int[9]){1, context, n, n, mb, nb, 0, 0, lld}, sizeof it->desc);
  it->pivots = calloc((size_t)(numroc_(&n, &mb, &myrow, &zero, &nprow) + mb), sizeof *it->pivots);
  it->tau = calloc((size_t)(numroc_(&n, &nb, &mycol, &zero, &npcol) + nb), sizeof *it->tau);
  if (routine->is_definite) make_definite(it, it->a), make_definite(it, it->c);
  if (routine->run == run_geqrf) pdgeqrf_(&n, &n, it->c, &one, &one, it->desc, it->tau, &size, &asked, &info);
  it->lwork = (int)size;
  it->work = calloc((size_t)it->lwork + 1, sizeof *it->work);
  return !it->a || !it->c || (!routine->solve && !it->b) || !it->pivots || !it->tau || !it->work;
}

int problem_run(problem *it) { return it->routine->run(it); }

/* y := A x + beta y */
static void multiply(const problem *it, const double *x, const int *desc, double beta, double *y) {
  const double alpha = 1;
  if (it->routine->is_definite)
    pdsymv_("L", &it->n, &alpha, it->a, &one, &one, it->desc, x, &one, &one, desc, &one, &beta, y, &one, &one, desc,
            &one);
  else
    pdgemv_("N", &it->n, &it->n, &alpha, it->a, &one, &one, it->desc, x, &one, &one, desc, &one, &beta, y, &one, &one,
            desc, &one);
}

/* max |A x - b| / (100 eps n max |A| max |x|), growth of elimination included; x is found by the factors from b := A
 * times a random vector. */
static double solution_error(const problem *it) {
  int lld, n = it->n, nprow, npcol, myrow, mycol;
  const int *desc = it->desc;
  Cblacs_gridinfo(desc[1], &nprow, &npcol, &myrow, &mycol);
  double *random = make_matrix(4, n, 1, desc[4], desc[5], desc[1], &lld);
  double *x = make_matrix(5, n, 1, desc[4], desc[5], desc[1], &lld);
  double *b = make_matrix(5, n, 1, desc[4], desc[5], desc[1], &lld);
  const int vector[9] = {1, desc[1], n, 1, desc[4], desc[5], 0, 0, lld};
  if (!random || !x || !b) MPI_Abort(MPI_COMM_WORLD, 1);
  multiply(it, random, vector, 0, b);
  multiply(it, random, vector, 0, x);
  it->routine->solve(it, x, vector);
  multiply(it, x, vector, -1, b);
  double off = pdlange_("M", &n, &one, b, &one, &one, vector, NULL);
  double size = pdlange_("M", &n, &one, x, &one, &one, vector, NULL);
  free(random);
  free(x);
  free(b);
  return off / (100 * DBL_EPSILON * n * (it->routine->is_definite ? n : 0.5) * fmax(size, 0.5));
}

double problem_residual(const problem *it) {
  return it->routine->solve ? solution_error(it) : residual(it->n, it->a, it->b, it->c, it->desc);
}

void problem_free(problem *it) {
  free(it->a);
  free(it->b);
  free(it->c);
  free(it->tau);
  free(it->work);
  free(it->pivots);
  *it = (problem){0};
}
