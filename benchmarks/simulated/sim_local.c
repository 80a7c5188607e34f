/*
 * What local LAPACK does without the BLAS in routines that depend on data: rotations and secular equations. The program's
 * definitions come before LAPACK's own, whoever calls them; they charge what has really been done, at the cost that the
 * schemes give to an operation of the kind.
 */
#include "instrumented_scalapack/expectations.h"
#include "sim_program.h"

static void charge_scalars(int each, int times) {
  if (times > 0) sim_charge("dscalar", (void *[]){&each, &times}, 0, 2);
}

/* Rotations of columns (side R) or rows, `parts` numbers an entry. Those of columns come with a step each of the sweep that has
 * found them; those of rows accompany them (?bdsqr). */
static void charge_rotations(const char *name, char side, int m, int n, int parts) {
  int rotations = (side == 'R' ? n : m) - 1, entries = parts * (side == 'R' ? m : n);
  if (side == 'R') charge_scalars(HSCAL_SWEEP_STEP, rotations);
  sim_charge(name, (void *[]){&entries, &rotations}, 0, 2);
}

#define ROTATIONS(name, real_name, parts)                                                                              \
  typedef void name##function(const char *side, const char *pivot, const char *direct, const int *m, const int *n,     \
                              const void *c, const void *s, void *a, const int *lda, size_t, size_t, size_t);          \
  name##function name##_;                                                                                              \
  void name##_(const char *side, const char *pivot, const char *direct, const int *m, const int *n, const void *c,     \
               const void *s, void *a, const int *lda, size_t length, size_t length_2, size_t length_3) {              \
    static name##function *hidden;                                                                                     \
    if (!hidden) sim_find_hidden(#name "_", &hidden, sizeof hidden);                                                   \
    hidden(side, pivot, direct, m, n, c, s, a, lda, length, length_2, length_3);                                       \
    charge_rotations(real_name, *side, *m, *n, parts);                                                                 \
  }

ROTATIONS(slasr, "slasr", 1)
ROTATIONS(dlasr, "dlasr", 1)
ROTATIONS(clasr, "slasr", 2)
ROTATIONS(zlasr, "dlasr", 2)

/* One root of a secular equation of k terms. */
#define SECULAR(name)                                                                                                  \
  typedef void name##function(const int *k, const int *i, const void *d, const void *z, void *delta, const void *rho,  \
                              void *root, int *info);                                                                  \
  name##function name##_;                                                                                              \
  void name##_(const int *k, const int *i, const void *d, const void *z, void *delta, const void *rho, void *root,     \
               int *info) {                                                                                            \
    static name##function *hidden;                                                                                     \
    if (!hidden) sim_find_hidden(#name "_", &hidden, sizeof hidden);                                                   \
    hidden(k, i, d, z, delta, rho, root, info);                                                                        \
    charge_scalars(HSCAL_SECULAR_TERM, *k);                                                                            \
  }

SECULAR(slaed4)
SECULAR(dlaed4)
