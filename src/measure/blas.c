#include "measure/blas.h"

typedef const char letter;
typedef const int size;
typedef const void entries;

/* The BLAS of one type: symmetric products of vectors are hermitian for complex types, as in ScaLAPACK. */
#define DECLARE(t, sy, ger)                                                                                            \
  void t##gemm_(letter *, letter *, size *, size *, size *, entries *, entries *, size *, entries *, size *,           \
                entries *, void *, size *);                                                                            \
  void t##symm_(letter *, letter *, size *, size *, entries *, entries *, size *, entries *, size *, entries *,        \
                void *, size *);                                                                                       \
  void t##syrk_(letter *, letter *, size *, size *, entries *, entries *, size *, entries *, void *, size *);          \
  void t##syr2k_(letter *, letter *, size *, size *, entries *, entries *, size *, entries *, size *, entries *,       \
                 void *, size *);                                                                                      \
  void t##trmm_(letter *, letter *, letter *, letter *, size *, size *, entries *, entries *, size *, void *, size *); \
  void t##trsm_(letter *, letter *, letter *, letter *, size *, size *, entries *, entries *, size *, void *, size *); \
  void t##gemv_(letter *, size *, size *, entries *, entries *, size *, entries *, size *, entries *, void *, size *); \
  void t##ger##_(size *, size *, entries *, entries *, size *, entries *, size *, void *, size *);                     \
  void t##sy##mv_(letter *, size *, entries *, entries *, size *, entries *, size *, entries *, void *, size *);       \
  void t##sy##r_(letter *, size *, entries *, entries *, size *, void *, size *);                                      \
  void t##sy##r2_(letter *, size *, entries *, entries *, size *, entries *, size *, void *, size *);                  \
  void t##trmv_(letter *, letter *, letter *, size *, entries *, size *, void *, size *);                              \
  void t##trsv_(letter *, letter *, letter *, size *, entries *, size *, void *, size *);                              \
  void t##scal_(size *, entries *, void *, size *);

DECLARE(s, sy, ger)
DECLARE(d, sy, ger)
DECLARE(c, he, geru)
DECLARE(z, he, geru)
float sdot_(size *, entries *, size *, entries *, size *);
double ddot_(size *, entries *, size *, entries *, size *);
float sasum_(size *, entries *, size *);
double dasum_(size *, entries *, size *);
float snrm2_(size *, entries *, size *);
double dnrm2_(size *, entries *, size *);

/* One kernel as PBLAS calls it: gemm adds a panel of k columns times one of k rows, both in work space as long as they are;
 * triangles stand on the left. Scaling is by -1: by 1 there would be nothing to do. */
#define RUN(t, real, sy, ger, reals)                                                                                   \
  static void run_##t(const hscal_shape *shape, const void *a, const void *b, void *c) {                               \
    static const real little[2] = {(real)1e-6, 0}, one[2] = {1, 0}, minus_one[2] = {-1, 0};                            \
    const int *m = &shape->m, *n = &shape->n, *k = &shape->k, step = 1;                                                \
    switch (shape->kernel) {                                                                                           \
    case HSCAL_KERNEL_GEMM:                                                                                            \
      t##gemm_("N", "N", m, n, k, little, a, m, b, k, one, c, m);                                                      \
      break;                                                                                                           \
    case HSCAL_KERNEL_SYMM:                                                                                            \
      t##symm_("L", "L", m, n, little, a, m, b, m, one, c, m);                                                         \
      break;                                                                                                           \
    case HSCAL_KERNEL_SYRK:                                                                                            \
      t##syrk_("L", "N", n, k, little, a, n, one, c, n);                                                               \
      break;                                                                                                           \
    case HSCAL_KERNEL_SYR2K:                                                                                           \
      t##syr2k_("L", "N", n, k, little, a, n, b, n, one, c, n);                                                        \
      break;                                                                                                           \
    case HSCAL_KERNEL_TRMM:                                                                                            \
      t##trmm_("L", "L", "N", "U", m, n, one, b, m, c, m);                                                             \
      break;                                                                                                           \
    case HSCAL_KERNEL_TRSM:                                                                                            \
      t##trsm_("L", "L", "N", "U", m, n, one, b, m, c, m);                                                             \
      break;                                                                                                           \
    case HSCAL_KERNEL_GEMV:                                                                                            \
      t##gemv_("N", m, n, little, a, m, b, &step, one, c, &step);                                                      \
      break;                                                                                                           \
    case HSCAL_KERNEL_GER:                                                                                             \
      t##ger##_(m, n, little, a, &step, b, &step, c, m);                                                               \
      break;                                                                                                           \
    case HSCAL_KERNEL_SYMV:                                                                                            \
      t##sy##mv_("L", n, little, a, n, b, &step, one, c, &step);                                                       \
      break;                                                                                                           \
    case HSCAL_KERNEL_SYR:                                                                                             \
      t##sy##r_("L", n, little, b, &step, c, n);                                                                       \
      break;                                                                                                           \
    case HSCAL_KERNEL_SYR2:                                                                                            \
      t##sy##r2_("L", n, little, a, &step, b, &step, c, n);                                                            \
      break;                                                                                                           \
    case HSCAL_KERNEL_TRMV:                                                                                            \
      t##trmv_("L", "N", "U", n, b, n, c, &step);                                                                      \
      break;                                                                                                           \
    case HSCAL_KERNEL_TRSV:                                                                                            \
      t##trsv_("L", "N", "U", n, b, n, c, &step);                                                                      \
      break;                                                                                                           \
    case HSCAL_KERNEL_SCAL:                                                                                            \
      t##scal_(n, minus_one, c, &step);                                                                                \
      break;                                                                                                           \
      reals(t, real) default : /* not among the shapes that are measured */                                            \
                               break;                                                                                  \
    }                                                                                                                  \
  }

/* Functions, whose results complex types return in other ways with other compilers. The result is used, or there is no call. */
#define REDUCTIONS(t, real)                                                                                            \
  case HSCAL_KERNEL_DOT:                                                                                               \
    *(volatile real *)c = t##dot_(n, a, &step, b, &step);                                                              \
    break;                                                                                                             \
  case HSCAL_KERNEL_ASUM:                                                                                              \
    *(volatile real *)c = t##asum_(n, a, &step);                                                                       \
    break;                                                                                                             \
  case HSCAL_KERNEL_NRM2:                                                                                              \
    *(volatile real *)c = t##nrm2_(n, a, &step);                                                                       \
    break;
#define NO_REDUCTIONS(t, real)

RUN(s, float, sy, ger, REDUCTIONS)
RUN(d, double, sy, ger, REDUCTIONS)
RUN(c, float, he, geru, NO_REDUCTIONS)
RUN(z, double, he, geru, NO_REDUCTIONS)

void hscal__run_kernel(const hscal_shape *shape, const void *a, const void *b, void *c) {
  switch (shape->type) {
  case HSCAL_TYPE_S:
    run_s(shape, a, b, c);
    break;
  case HSCAL_TYPE_D:
    run_d(shape, a, b, c);
    break;
  case HSCAL_TYPE_C:
    run_c(shape, a, b, c);
    break;
  case HSCAL_TYPE_Z:
    run_z(shape, a, b, c);
    break;
  case HSCAL_TYPE_I: /* integers are only copied */
    break;
  }
}
