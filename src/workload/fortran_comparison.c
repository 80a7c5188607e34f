/* Comparisons of workloads for Fortran; as fortran.c. Calls and contexts are numbered from 1. */
#include "base/fortran_text.h"
#include "base/status.h"
#include "hscal.h"

#include <limits.h>
#include <stdint.h>

static const hscal_workload_comparison *comparison_of(const int64_t *handle) { return (void *)(uintptr_t)*handle; }

/* Is the number that of one of `count`? */
static int check(const hscal_workload_comparison *comparison, const char *what, int number, int count) {
  if (!comparison) return hscal__fail(HSCAL_ERROR_ARGUMENT, "there is no comparison");
  if (number >= 1 && number <= count) return 0;
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s %d: the comparison has %d", what, number, count);
}

/* The layout and its time; zeros if there is none. */
static void give_layout(const hscal_candidate *layout, int *nprow, int *npcol, int *mb, int *nb, int *panel,
                        double *predicted_s) {
  const hscal_candidate nothing = {.nprow = 0}, *of = layout ? layout : &nothing;
  *nprow = of->nprow, *npcol = of->npcol, *mb = of->mb, *nb = of->nb, *panel = of->panel;
  *predicted_s = of->predicted_s;
}

HSCAL_API void hscal_workload_compare_(const int64_t *workload, const int64_t *machine, const int64_t *plan,
                                       int64_t *comparison, int *info);
void hscal_workload_compare_(const int64_t *workload, const int64_t *machine, const int64_t *plan, int64_t *comparison,
                             int *info) {
  hscal_workload_comparison *made = NULL;
  *info = hscal_workload_compare((void *)(uintptr_t)*workload, (void *)(uintptr_t)*machine, NULL,
                                 (void *)(uintptr_t)*plan, &made);
  *comparison = (int64_t)(uintptr_t)made;
}

HSCAL_API void hscal_workload_comparison_free_(int64_t *comparison);
void hscal_workload_comparison_free_(int64_t *comparison) {
  hscal_workload_comparison_free((void *)(uintptr_t)*comparison);
  *comparison = 0;
}

HSCAL_API void hscal_workload_comparison_get_(const int64_t *comparison, int *ncalls, int *ncontexts,
                                              double *together_s, double *alone_s, double *apart_s, double *several_s,
                                              double *several_moving_s, int *info);
void hscal_workload_comparison_get_(const int64_t *comparison, int *ncalls, int *ncontexts, double *together_s,
                                    double *alone_s, double *apart_s, double *several_s, double *several_moving_s,
                                    int *info) {
  const hscal_workload_comparison nothing = {.ncalls = 0}, *given = comparison_of(comparison),
                                  *of = given ? given : &nothing;
  *info = check(given, "", 1, 1);
  *ncalls = of->ncalls, *ncontexts = of->ncontexts;
  *together_s = of->together_s, *alone_s = of->alone_s, *apart_s = of->apart_s;
  *several_s = of->several_s, *several_moving_s = of->several_moving_s;
}

HSCAL_API void hscal_workload_comparison_call_(const int64_t *comparison, const int *call, char *routine,
                                               char *arguments, int *count, double *predicted_s, double *measured_s,
                                               double *moving_s, int *pays, int *context, double *context_s, int *info,
                                               size_t routine_length, size_t arguments_length);
void hscal_workload_comparison_call_(const int64_t *comparison, const int *call, char *routine, char *arguments,
                                     int *count, double *predicted_s, double *measured_s, double *moving_s, int *pays,
                                     int *context, double *context_s, int *info, size_t routine_length,
                                     size_t arguments_length) {
  const hscal_workload_comparison *given = comparison_of(comparison);
  const hscal_workload_call_share nothing = {.context = -1};
  *info = check(given, "call", *call, given ? given->ncalls : 0);
  const hscal_workload_call_share *of = *info ? &nothing : &given->calls[*call - 1];
  hscal__give_fortran_text(of->routine, routine, routine_length);
  hscal__give_fortran_text(of->arguments, arguments, arguments_length);
  *count = of->count < INT_MAX ? (int)of->count : INT_MAX;
  *predicted_s = of->predicted_s, *measured_s = of->measured_s, *moving_s = of->moving_s;
  *pays = of->pays, *context = of->context + 1, *context_s = of->context_s;
}

HSCAL_API void hscal_workload_comparison_alone_(const int64_t *comparison, const int *call, int *nprow, int *npcol,
                                                int *mb, int *nb, int *panel, double *predicted_s, int *info);
void hscal_workload_comparison_alone_(const int64_t *comparison, const int *call, int *nprow, int *npcol, int *mb,
                                      int *nb, int *panel, double *predicted_s, int *info) {
  const hscal_workload_comparison *given = comparison_of(comparison);
  *info = check(given, "call", *call, given ? given->ncalls : 0);
  give_layout(*info ? NULL : &given->calls[*call - 1].alone, nprow, npcol, mb, nb, panel, predicted_s);
}

HSCAL_API void hscal_workload_comparison_context_(const int64_t *comparison, const int *context, int *nprow, int *npcol,
                                                  int *mb, int *nb, int *panel, double *predicted_s, int *info);
void hscal_workload_comparison_context_(const int64_t *comparison, const int *context, int *nprow, int *npcol, int *mb,
                                        int *nb, int *panel, double *predicted_s, int *info) {
  const hscal_workload_comparison *given = comparison_of(comparison);
  *info = check(given, "context", *context, given ? given->ncontexts : 0);
  give_layout(*info ? NULL : &given->contexts[*context - 1], nprow, npcol, mb, nb, panel, predicted_s);
}
