/*
 * The kernels that are inside libscalapack (PTZBLAS): additions of matrices, and products with absolute values. The
 * program's definitions come before the library's own; they charge simulated time, and compute by way of the library's
 * own only if results are asked for.
 */
#include "sim_program.h"

/* ---- products with absolute values ------------------------------------------------------------------------- */

#define PARAMETERS                                                                                                     \
  void *a0, void *a1, void *a2, void *a3, void *a4, void *a5, void *a6, void *a7, void *a8, void *a9, void *a10,       \
      void *a11

#define KERNEL(name, letters, dims)                                                                                    \
  void name##_(PARAMETERS);                                                                                            \
  void name##_(PARAMETERS) {                                                                                           \
    if (sim_program_input()->compute) {                                                                                \
      void (*hidden)(PARAMETERS);                                                                                      \
      sim_find_hidden(#name "_", &hidden, sizeof hidden);                                                              \
      hidden(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);                                                        \
    }                                                                                                                  \
    sim_charge(#name, (void *[]){a0, a1, a2, a3}, letters, dims);                                                      \
  }
#define FOUR_KERNELS(s, d, c, z, letters, dims)                                                                        \
  KERNEL(s, letters, dims) KERNEL(d, letters, dims) KERNEL(c, letters, dims) KERNEL(z, letters, dims)

FOUR_KERNELS(sagemv, dagemv, cagemv, zagemv, 1, 2)
FOUR_KERNELS(satrmv, datrmv, catrmv, zatrmv, 3, 1)
FOUR_KERNELS(sasymv, dasymv, cahemv, zahemv, 1, 1)

/* ---- additions --------------------------------------------------------------------------------------------- */

typedef void addition(void *m, void *n, void *alpha, void *a, void *lda, void *beta, void *b, void *ldb);

static int is_zero(hscal_type type, const void *scalar) {
  if (type == HSCAL_TYPE_I) return *(const int *)scalar == 0;
  const float *single = scalar;
  const double *twice = scalar;
  int complex_one = hscal__type_is_complex(type);
  if (hscal__type_is_single(type)) return single[0] == 0 && (!complex_one || single[1] == 0);
  return twice[0] == 0 && (!complex_one || twice[1] == 0);
}

/* Are we in a routine that is for adding? */
static int adding;

/* Additions are charged there, if something is really added: `kept` is the factor of what was there before. Elsewhere they
 * pack, unpack and fetch, which is free as all such movements are. */
static void charge_addition(const char *name, void *m, void *n, const void *kept) {
  const char plain[] = {name[0], 'm', 'm', 'a', 'd', 'd', 0};
  if (adding && !is_zero(sim_program_input()->call.routine->type, kept)) sim_charge(plain, (void *[]){m, n}, 0, 2);
}

/* ?mm..add: b := alpha op(a) + beta b; ?mmdda..: a := alpha a + beta op(b). */
#define ADDITION(name, kept)                                                                                           \
  addition name##_;                                                                                                    \
  void name##_(void *m, void *n, void *alpha, void *a, void *lda, void *beta, void *b, void *ldb) {                    \
    if (sim_program_input()->compute) {                                                                                \
      addition *hidden;                                                                                                \
      sim_find_hidden(#name "_", &hidden, sizeof hidden);                                                              \
      hidden(m, n, alpha, a, lda, beta, b, ldb);                                                                       \
    }                                                                                                                  \
    charge_addition(#name, m, n, kept);                                                                                \
  }
#define PLAIN_ADDITIONS(t)                                                                                             \
  ADDITION(t##mmadd, beta) ADDITION(t##mmtadd, beta) ADDITION(t##mmdda, alpha) ADDITION(t##mmddat, alpha)
#define ADDITIONS(t)                                                                                                   \
  PLAIN_ADDITIONS(t)                                                                                                   \
  ADDITION(t##mmcadd, beta) ADDITION(t##mmtcadd, beta) ADDITION(t##mmddac, alpha) ADDITION(t##mmddact, alpha)

PLAIN_ADDITIONS(i)
ADDITIONS(s)
ADDITIONS(d)
ADDITIONS(c)
ADDITIONS(z)

/* ---- the routines that are for adding ------------------------------------------------------------------------ */

#define ADDER_PARAMETERS                                                                                               \
  void *a0, void *a1, void *a2, void *a3, void *a4, void *a5, void *a6, void *a7, void *a8, void *a9, void *a10,       \
      void *a11, void *a12, void *a13

#define ADDER(name)                                                                                                    \
  void name##_(ADDER_PARAMETERS);                                                                                      \
  void name##_(ADDER_PARAMETERS) {                                                                                     \
    static void (*hidden)(ADDER_PARAMETERS);                                                                           \
    if (!hidden) sim_find_hidden(#name "_", &hidden, sizeof hidden);                                                   \
    adding++;                                                                                                          \
    hidden(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13);                                                \
    adding--;                                                                                                          \
  }
#define FOUR_ADDERS(operation) ADDER(ps##operation) ADDER(pd##operation) ADDER(pc##operation) ADDER(pz##operation)

FOUR_ADDERS(axpy)
FOUR_ADDERS(geadd)
FOUR_ADDERS(tradd)
ADDER(pstran)
ADDER(pdtran)
ADDER(pctranu)
ADDER(pztranu)
ADDER(pctranc)
ADDER(pztranc)
