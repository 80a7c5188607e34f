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
void pdaxpy_(const int *n, const double *alpha, const double *x, const int *ix, const int *jx, const int *descx,
             const int *incx, double *y, const int *iy, const int *jy, const int *descy, const int *incy);
void pdgemv_(const char *trans, const int *m, const int *n, const double *alpha, const double *a, const int *ia,
             const int *ja, const int *desca, const double *x, const int *ix, const int *jx, const int *descx,
             const int *incx, const double *beta, double *y, const int *iy, const int *jy, const int *descy,
             const int *incy);
void pdsymv_(const char *uplo, const int *n, const double *alpha, const double *a, const int *ia, const int *ja,
             const int *desca, const double *x, const int *ix, const int *jx, const int *descx, const int *incx,
             const double *beta, double *y, const int *iy, const int *jy, const int *descy, const int *incy);
void pdtrmv_(const char *uplo, const char *trans, const char *diag, const int *n, const double *a, const int *ia,
             const int *ja, const int *desca, double *x, const int *ix, const int *jx, const int *descx,
             const int *incx);
void pdtrsv_(const char *uplo, const char *trans, const char *diag, const int *n, const double *a, const int *ia,
             const int *ja, const int *desca, double *x, const int *ix, const int *jx, const int *descx,
             const int *incx);
void pdsymm_(const char *side, const char *uplo, const int *m, const int *n, const double *alpha, const double *a,
             const int *ia, const int *ja, const int *desca, const double *b, const int *ib, const int *jb,
             const int *descb, const double *beta, double *c, const int *ic, const int *jc, const int *descc);
void pdsyrk_(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const double *a,
             const int *ia, const int *ja, const int *desca, const double *beta, double *c, const int *ic,
             const int *jc, const int *descc);
void pdsyr2k_(const char *uplo, const char *trans, const int *n, const int *k, const double *alpha, const double *a,
              const int *ia, const int *ja, const int *desca, const double *b, const int *ib, const int *jb,
              const int *descb, const double *beta, double *c, const int *ic, const int *jc, const int *descc);
void pdtrmm_(const char *side, const char *uplo, const char *trans, const char *diag, const int *m, const int *n,
             const double *alpha, const double *a, const int *ia, const int *ja, const int *desca, double *b,
             const int *ib, const int *jb, const int *descb);
void pdtrsm_(const char *side, const char *uplo, const char *trans, const char *diag, const int *m, const int *n,
             const double *alpha, const double *a, const int *ia, const int *ja, const int *desca, double *b,
             const int *ib, const int *jb, const int *descb);
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

struct problem_routine {
  const char *name, *arguments; /* "": hscal's own, where they are not said */
  int (*run)(problem *it);
  double (*residual)(const problem *it);
  void (*solve)(const problem *it, double *b, const int *desc); /* null of PBLAS */
  int seed_of_c;   /* entries that c begins with: those of a, 1, of b, 2, or others, 3 */
  int is_definite; /* n is added to a's diagonal */
};

static const int zero = 0, one = 1, asked = -1;
static const double alpha = 1, beta = 0;

/* ---- what is run: triangles are lower ones ---- */

static int run_gemm(problem *it) {
  pdgemm_("N", "N", &it->n, &it->n, &it->n, &alpha, it->a, &one, &one, it->desc, it->b, &one, &one, it->desc, &beta,
          it->c, &one, &one, it->desc);
  return 0;
}

static int run_symm(problem *it) {
  pdsymm_("L", "L", &it->n, &it->n, &alpha, it->a, &one, &one, it->desc, it->b, &one, &one, it->desc, &beta, it->c,
          &one, &one, it->desc);
  return 0;
}

static int run_syrk(problem *it) {
  pdsyrk_("L", "N", &it->n, &it->n, &alpha, it->a, &one, &one, it->desc, &beta, it->c, &one, &one, it->desc);
  return 0;
}

static int run_syr2k(problem *it) {
  pdsyr2k_("L", "N", &it->n, &it->n, &alpha, it->a, &one, &one, it->desc, it->b, &one, &one, it->desc, &beta, it->c,
           &one, &one, it->desc);
  return 0;
}

static int run_trmm(problem *it) {
  pdtrmm_("L", "L", "N", "N", &it->n, &it->n, &alpha, it->a, &one, &one, it->desc, it->c, &one, &one, it->desc);
  return 0;
}

static int run_trsm(problem *it) {
  pdtrsm_("L", "L", "N", "N", &it->n, &it->n, &alpha, it->a, &one, &one, it->desc, it->c, &one, &one, it->desc);
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

/* ---- is it right? ---- */

static void multiply(const problem *it, const char *trans, const double *matrix, const double *x, const int *desc,
                     double scale, double plus, double *y) {
  pdgemv_(trans, &it->n, &it->n, &scale, matrix, &one, &one, it->desc, x, &one, &one, desc, &one, &plus, y, &one, &one,
          desc, &one);
}

/* The lower triangle counts. */
static void multiply_symmetric(const problem *it, const double *matrix, const double *x, const int *desc, double scale,
                               double plus, double *y) {
  pdsymv_("L", &it->n, &scale, matrix, &one, &one, it->desc, x, &one, &one, desc, &one, &plus, y, &one, &one, desc,
          &one);
}

static void multiply_lower(const problem *it, const int *desc, double *x) {
  pdtrmv_("L", "N", "N", &it->n, it->a, &one, &one, it->desc, x, &one, &one, desc, &one);
}

/* A random vector, and others for what becomes of it. */
typedef struct vectors {
  int desc[9];
  double *random, *x, *y, *z;
} vectors;

static vectors get_vectors(const problem *it) {
  const int *desc = it->desc;
  int lld;
  vectors v = {.random = make_matrix(4, it->n, 1, desc[4], desc[5], desc[1], &lld)};
  v.x = make_matrix(5, it->n, 1, desc[4], desc[5], desc[1], &lld);
  v.y = make_matrix(5, it->n, 1, desc[4], desc[5], desc[1], &lld);
  v.z = make_matrix(5, it->n, 1, desc[4], desc[5], desc[1], &lld);
  memcpy(v.desc, (int[9]){1, desc[1], it->n, 1, desc[4], desc[5], 0, 0, lld}, sizeof v.desc);
  if (!v.random || !v.x || !v.y || !v.z) MPI_Abort(MPI_COMM_WORLD, 1);
  return v;
}

/* The largest entry of a vector. */
static double size_of(const problem *it, const double *x, const int *desc) {
  return pdlange_("M", &it->n, &one, x, &one, &one, desc, NULL);
}

/* v.z over the bound of its rounding errors, n eps |A| |B| |x|, entries being at most 1/2. Gives the vectors back. */
static double over_bound(const problem *it, vectors *v) {
  double off = size_of(it, v->z, v->desc), n = it->n;
  free(v->random), free(v->x), free(v->y), free(v->z);
  return off / (0.125 * DBL_EPSILON * n * n * n);
}

static double product_residual(const problem *it) { return residual(it->n, it->a, it->b, it->c, it->desc); }

/* C x - A (B x) */
static double symm_residual(const problem *it) {
  vectors v = get_vectors(it);
  multiply(it, "N", it->b, v.random, v.desc, 1, 0, v.x);
  multiply(it, "N", it->c, v.random, v.desc, 1, 0, v.z);
  multiply_symmetric(it, it->a, v.x, v.desc, -1, 1, v.z);
  return over_bound(it, &v);
}

/* C x - A (A' x) */
static double syrk_residual(const problem *it) {
  vectors v = get_vectors(it);
  multiply(it, "T", it->a, v.random, v.desc, 1, 0, v.x);
  multiply_symmetric(it, it->c, v.random, v.desc, 1, 0, v.z);
  multiply(it, "N", it->a, v.x, v.desc, -1, 1, v.z);
  return over_bound(it, &v);
}

/* C x - A (B' x) - B (A' x) */
static double syr2k_residual(const problem *it) {
  vectors v = get_vectors(it);
  multiply(it, "T", it->b, v.random, v.desc, 1, 0, v.x);
  multiply(it, "T", it->a, v.random, v.desc, 1, 0, v.y);
  multiply_symmetric(it, it->c, v.random, v.desc, 1, 0, v.z);
  multiply(it, "N", it->a, v.x, v.desc, -1, 1, v.z);
  multiply(it, "N", it->b, v.y, v.desc, -1, 1, v.z);
  return over_bound(it, &v) / 2;
}

/* C x - A (B x) */
static double trmm_residual(const problem *it) {
  vectors v = get_vectors(it);
  multiply(it, "N", it->b, v.random, v.desc, 1, 0, v.x);
  multiply_lower(it, v.desc, v.x);
  multiply(it, "N", it->c, v.random, v.desc, 1, 0, v.z);
  const double minus = -1;
  pdaxpy_(&it->n, &minus, v.x, &one, &one, v.desc, &one, v.z, &one, &one, v.desc, &one);
  return over_bound(it, &v);
}

/* A (C x) - B x */
static double trsm_residual(const problem *it) {
  vectors v = get_vectors(it);
  multiply(it, "N", it->c, v.random, v.desc, 1, 0, v.z);
  multiply_lower(it, v.desc, v.z);
  multiply(it, "N", it->b, v.random, v.desc, -1, 1, v.z);
  return over_bound(it, &v);
}

/* y := A x + plus y */
static void apply(const problem *it, const double *x, const int *desc, double plus, double *y) {
  if (it->routine->is_definite)
    multiply_symmetric(it, it->a, x, desc, 1, plus, y);
  else
    multiply(it, "N", it->a, x, desc, 1, plus, y);
}

/* max |A x - b| / (100 eps n max |A| max |x|), growth of elimination included; x is found by the factors from b := A
 * times a random vector. */
static double solution_residual(const problem *it) {
  vectors v = get_vectors(it);
  double n = it->n;
  apply(it, v.random, v.desc, 0, v.z);
  apply(it, v.random, v.desc, 0, v.x);
  it->routine->solve(it, v.x, v.desc);
  apply(it, v.x, v.desc, -1, v.z);
  double size = size_of(it, v.x, v.desc), off = over_bound(it, &v) * 0.125 * n * n; /* |z| / (eps n) */
  return off / (100 * (it->routine->is_definite ? n : 0.5) * fmax(size, 0.5));
}

static const struct problem_routine routines[] = {
    {"pdgemm", "", run_gemm, product_residual, NULL, 3, 0},
    {"pdsymm", "uplo=l", run_symm, symm_residual, NULL, 3, 0},
    {"pdsyrk", "uplo=l", run_syrk, syrk_residual, NULL, 3, 0},
    {"pdsyr2k", "uplo=l", run_syr2k, syr2k_residual, NULL, 3, 0},
    {"pdtrmm", "uplo=l", run_trmm, trmm_residual, NULL, 2, 0},
    {"pdtrsm", "uplo=l", run_trsm, trsm_residual, NULL, 2, 1},
    {"pdgetrf", "", run_getrf, solution_residual, solve_getrf, 1, 0},
    {"pdpotrf", "uplo=l", run_potrf, solution_residual, solve_potrf, 1, 1},
    {"pdgeqrf", "", run_geqrf, solution_residual, solve_geqrf, 1, 0}};

const struct problem_routine *problem_routine(const char *name) {
  for (size_t i = 0; i < sizeof routines / sizeof *routines; i++)
    if (strcmp(routines[i].name, name) == 0) return &routines[i];
  return NULL;
}

const char *problem_arguments(const struct problem_routine *routine) { return routine->arguments; }

const char *problem_names(void) {
  return "pdgemm, pdsymm, pdsyrk, pdsyr2k, pdtrmm, pdtrsm, pdgetrf, pdpotrf or pdgeqrf";
}

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
  it->c = make_matrix((unsigned)routine->seed_of_c, n, n, mb, nb, context, &lld);
  memcpy(it->desc, (int[9]){1, context, n, n, mb, nb, 0, 0, lld}, sizeof it->desc);
  it->pivots = calloc((size_t)(numroc_(&n, &mb, &myrow, &zero, &nprow) + mb), sizeof *it->pivots);
  it->tau = calloc((size_t)(numroc_(&n, &nb, &mycol, &zero, &npcol) + nb), sizeof *it->tau);
  if (routine->is_definite) make_definite(it, it->a);
  if (routine->is_definite && routine->seed_of_c == 1) make_definite(it, it->c);
  if (routine->run == run_geqrf) pdgeqrf_(&n, &n, it->c, &one, &one, it->desc, it->tau, &size, &asked, &info);
  it->lwork = (int)size;
  it->work = calloc((size_t)it->lwork + 1, sizeof *it->work);
  return !it->a || !it->c || (!routine->solve && !it->b) || !it->pivots || !it->tau || !it->work;
}

int problem_run(problem *it) { return it->routine->run(it); }

double problem_residual(const problem *it) { return it->routine->residual(it); }

void problem_free(problem *it) {
  free(it->a);
  free(it->b);
  free(it->c);
  free(it->tau);
  free(it->work);
  free(it->pivots);
  *it = (problem){0};
}
