/*
 * Routines of the library whose answers decide what others do next. The program's definitions come before the library's own
 * and hand the call on. Where nothing is computed, p?amax then chooses the expected pivot, and norms of what is to be
 * reflected are not 0, for which no reflector would be needed.
 */
#include "base/blockcyclic.h"
#include "instrumented_scalapack/pivots.h"
#include "sim_program.h"

/* BLACS. */
void Cblacs_gridinfo(int context, int *nprow, int *npcol, int *myrow, int *mycol);

/* Is the answer ours to give? */
static int is_steered(void) {
  const sim_input *input = sim_program_input();
  return !input->compute && hscal__is_scalapack(input->call.routine);
}

/* ---- pivots ------------------------------------------------------------------------------------------------ */

/* The row for a search that begins in row `first` of A (both from 1). */
static int row_for(int first) {
  const hscal_operand *a = &sim_program_input()->call.operand[HSCAL_A];
  return a->i + hscal__expected_pivot(first - 1 - a->i, a->desc.m - a->i) + 1;
}

/* The largest entry is 2: not 0, which would be singular, nor 1, by which nothing has to be divided. */
#define SEARCH(name, real, parts)                                                                                      \
  typedef void name##search(const int *n, real *amax, int *indx, const void *x, const int *ix, const int *jx,          \
                            const int *descx, const int *incx);                                                        \
  name##search name##_;                                                                                                \
  void name##_(const int *n, real *amax, int *indx, const void *x, const int *ix, const int *jx, const int *descx,     \
               const int *incx) {                                                                                      \
    static name##search *hidden;                                                                                       \
    if (!hidden) sim_find_hidden(#name "_", &hidden, sizeof hidden);                                                   \
    hidden(n, amax, indx, x, ix, jx, descx, incx);                                                                     \
    if (!is_steered() || *n == 0) return;                                                                              \
    for (int part = 0; part < parts; part++) amax[part] = part ? 0 : 2;                                                \
    *indx = row_for(*ix);                                                                                              \
  }

SEARCH(psamax, float, 1)
SEARCH(pdamax, double, 1)
SEARCH(pcamax, float, 2)
SEARCH(pzamax, double, 2)

/* ---- norms ------------------------------------------------------------------------------------------------- */

/* Entries of the vector on this process: of global indices from..from+n-1 of the dimension it lies along. */
static int held(int n, int from, int nb, int proc, int src, int nprocs) {
  return hscal__local_extent(from + n, nb, nb, proc, src, nprocs) -
         hscal__local_extent(from, nb, nb, proc, src, nprocs);
}

/* The library sums the squares in a loop of its own, the first thing that it does. */
static void charge_own_loop(const char *kernel, const int *n, const int *ix, const int *jx, const int *descx,
                            const int *incx) {
  int nprow, npcol, row, column, is_row = *incx == descx[2];
  Cblacs_gridinfo(descx[1], &nprow, &npcol, &row, &column);
  int entries =
      is_row ? held(*n, *jx - 1, descx[5], column, descx[7], npcol) : held(*n, *ix - 1, descx[4], row, descx[6], nprow);
  int is_here =
      is_row ? held(1, *ix - 1, descx[4], row, descx[6], nprow) : held(1, *jx - 1, descx[5], column, descx[7], npcol);
  if (is_here) sim_charge(kernel, (void *[]){&entries}, 0, 1);
}

#define NORM(name, kernel, real)                                                                                       \
  typedef void name##norm(const int *n, real *norm, const void *x, const int *ix, const int *jx, const int *descx,     \
                          const int *incx);                                                                            \
  name##norm name##_;                                                                                                  \
  void name##_(const int *n, real *norm, const void *x, const int *ix, const int *jx, const int *descx,                \
               const int *incx) {                                                                                      \
    static name##norm *hidden;                                                                                         \
    if (!hidden) sim_find_hidden(#name "_", &hidden, sizeof hidden);                                                   \
    charge_own_loop(kernel, n, ix, jx, descx, incx);                                                                   \
    hidden(n, norm, x, ix, jx, descx, incx);                                                                           \
    if (is_steered() && *n > 0) *norm = 2;                                                                             \
  }

NORM(psnrm2, "snrm2", float)
NORM(pdnrm2, "dnrm2", double)
NORM(pscnrm2, "scnrm2", float)
NORM(pdznrm2, "dznrm2", double)
