#include "machine/measure_blas.h"

typedef const char letter;
typedef const int size;
typedef const void entries;

void sgemm_(letter *, letter *, size *, size *, size *, entries *, entries *, size *, entries *, size *, entries *,
            void *, size *);
void dgemm_(letter *, letter *, size *, size *, size *, entries *, entries *, size *, entries *, size *, entries *,
            void *, size *);
void cgemm_(letter *, letter *, size *, size *, size *, entries *, entries *, size *, entries *, size *, entries *,
            void *, size *);
void zgemm_(letter *, letter *, size *, size *, size *, entries *, entries *, size *, entries *, size *, entries *,
            void *, size *);
void dsymm_(letter *, letter *, size *, size *, entries *, entries *, size *, entries *, size *, entries *, void *,
            size *);
void dsyrk_(letter *, letter *, size *, size *, entries *, entries *, size *, entries *, void *, size *);
void dtrmm_(letter *, letter *, letter *, letter *, size *, size *, entries *, entries *, size *, void *, size *);
void dtrsm_(letter *, letter *, letter *, letter *, size *, size *, entries *, entries *, size *, void *, size *);
void dgemv_(letter *, size *, size *, entries *, entries *, size *, entries *, size *, entries *, void *, size *);
void dger_(size *, size *, entries *, entries *, size *, entries *, size *, void *, size *);
void dsymv_(letter *, size *, entries *, entries *, size *, entries *, size *, entries *, void *, size *);

static const float single_small[2] = {1e-6f, 0}, single_one[2] = {1, 0};
static const double double_small[2] = {1e-6, 0}, double_one[2] = {1, 0};

/* One update as PBLAS makes it: A a panel of k columns, B one of k rows, in work space as long as they are; C += A B. */
static void run_gemm(const hscal_shape *shape, const void *a, const void *b, void *c) {
  const int *m = &shape->m, *n = &shape->n, *k = &shape->k;
  switch (shape->type) {
  case HSCAL_TYPE_S:
    sgemm_("N", "N", m, n, k, single_small, a, m, b, k, single_one, c, m);
    break;
  case HSCAL_TYPE_D:
    dgemm_("N", "N", m, n, k, double_small, a, m, b, k, double_one, c, m);
    break;
  case HSCAL_TYPE_C:
    cgemm_("N", "N", m, n, k, single_small, a, m, b, k, single_one, c, m);
    break;
  case HSCAL_TYPE_Z:
    zgemm_("N", "N", m, n, k, double_small, a, m, b, k, double_one, c, m);
    break;
  case HSCAL_TYPE_I: /* integers are only copied */
    break;
  }
}

void hscal__run_kernel(const hscal_shape *shape, const void *a, const void *b, void *c) {
  const int *m = &shape->m, *n = &shape->n, *k = &shape->k, one = 1;
  switch (shape->kernel) {
  case HSCAL_KERNEL_GEMM:
    run_gemm(shape, a, b, c);
    break;
  case HSCAL_KERNEL_SYMM:
    dsymm_("L", "L", m, n, double_small, a, m, b, m, double_one, c, m);
    break;
  case HSCAL_KERNEL_SYRK:
    dsyrk_("L", "N", n, k, double_small, a, n, double_one, c, n);
    break;
  case HSCAL_KERNEL_TRMM:
    dtrmm_("L", "L", "N", "N", m, n, double_one, a, m, c, m);
    break;
  case HSCAL_KERNEL_TRSM:
    dtrsm_("L", "L", "N", "N", m, n, double_one, a, m, c, m);
    break;
  case HSCAL_KERNEL_GEMV:
    dgemv_("N", m, n, double_small, a, m, b, &one, double_one, c, &one);
    break;
  case HSCAL_KERNEL_GER:
    dger_(m, n, double_small, a, &one, b, &one, c, m);
    break;
  case HSCAL_KERNEL_SYMV:
    dsymv_("L", n, double_small, a, n, b, &one, double_one, c, &one);
    break;
  default: /* not among the shapes that are measured */
    break;
  }
}
