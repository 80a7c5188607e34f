#include "explain/threshold.h"
#include "base/status.h"
#include "explain/calibrated.h"
#include "explain/nodes.h"
#include "plan/guard.h"
#include "plan/planner.h"
#include "search/search.h"

#include <math.h>
#include <stdio.h>

static void scale(int *value, double factor) {
  if (*value > 0) *value = (int)fmin(fmax(1, round(*value * factor)), 1e9);
}

/* All sizes in proportion; numbers of eigenvalues, too. */
static hscal_call scaled(const hscal_call *call, double factor) {
  hscal_call other = *call;
  int *const sizes[] = {&other.m, &other.n, &other.k, &other.ilo, &other.ihi, &other.il, &other.iu};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) scale(sizes[i], factor);
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    hscal_operand *operand = &other.operand[which];
    int is_row = hscal__call_has(call, (hscal_operand_name)which) && operand->inc > 1;
    scale(&operand->desc.m, factor);
    scale(&operand->desc.n, factor);
    if (is_row) operand->inc = operand->desc.m;
  }
  return other;
}

/* Is the plan surely faster than one process, or is the memory of one too small? */
static int beats_one(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                     const hscal_plan *plan, int *does) {
  hscal_options own = *options;
  hscal_plan *one = NULL;
  *does = 0;
  if (plan->nprocs == 1) return 0;
  own.processes = own.exact_processes = 1;
  int status = hscal__plan_call(call, machine, &own, &one);
  *does = hscal__is_no_choice(status);
  if (one) {
    hscal_gain gain = hscal__gain(machine, HSCAL_PAIR_OTHER_GRID, one->predicted_s, plan->predicted_s);
    *does = hscal__is_sure(&gain);
  }
  hscal_plan_free(one);
  return hscal__is_no_choice(status) ? 0 : status;
}

/* Does more than one process pay where all sizes are so many times as large? *fits: it can be planned at all. */
static int pays(const hscal_call *call, const hscal_machine *machine, const hscal_options *options, double factor,
                int *does, int *fits) {
  hscal_call other = scaled(call, factor);
  hscal_plan *best = NULL;
  int status = hscal__plan_call(&other, machine, options, &best);
  *does = 0, *fits = !hscal__is_no_choice(status);
  if (status) return *fits ? status : 0;
  status = beats_one(&other, machine, options, best, does);
  hscal_plan_free(best);
  return status;
}

static const char *why_not(const hscal_call *call, const hscal_options *options) {
  if (call->source) return "the call is none of the table";
  if (hscal__nodes_are_fixed(options)) return hscal__nodes_are_fixed(options);
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    if (hscal__call_has(call, (hscal_operand_name)which) && (call->operand[which].i || call->operand[which].j))
      return "the operands are parts of matrices";
  return NULL;
}

/* The largest of the call's sizes, and its name. */
static int largest_size(const hscal_call *call, char name[8]) {
  const int sizes[] = {call->n, call->m, call->k};
  const char *const names[] = {"n", "m", "k"};
  int most = 0;
  for (int i = 1; i < 3; i++)
    if (sizes[i] > sizes[most]) most = i;
  snprintf(name, 8, "%s", names[most]);
  return sizes[most];
}

/* Halves the gap between a size at which it does not pay and one at which it does, down to a tenth. */
static int bisect(const hscal_call *call, const hscal_machine *machine, const hscal_options *options, double range[2]) {
  while (range[1] > hscal__threshold_tolerance * range[0]) {
    double middle = sqrt(range[0] * range[1]);
    int does, fits;
    HSCAL_TRY(pays(call, machine, options, middle, &does, &fits));
    range[does || !fits] = middle;
  }
  return 0;
}

int hscal__threshold_find(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                          const hscal_plan *plan, hscal_threshold *threshold) {
  *threshold = (hscal_threshold){.why_not = why_not(call, options)};
  int size = largest_size(call, threshold->dimension), does, fits = 1;
  if (threshold->why_not || size <= 0) return 0;
  double factor = 1, range[2];
  hscal_options own = *options;
  own.wisdom = NULL, own.origin = (hscal_origin){0};
  if (options->wisdom || options->origin.nprow > 0) /* which are about this size alone */
    HSCAL_TRY(pays(call, machine, &own, factor, &does, &fits));
  else
    HSCAL_TRY(beats_one(call, machine, &own, plan, &does));
  int paid = does;
  do { /* away from the call, until the answer changes */
    range[paid] = factor;
    factor *= paid ? 1 / hscal__threshold_step : hscal__threshold_step;
    if (factor * size < hscal__threshold_least || factor * size > hscal__threshold_most) break;
    HSCAL_TRY(pays(call, machine, &own, factor, &does, &fits));
  } while (does == paid && fits);
  threshold->is_above = !paid && does == paid;
  threshold->size = (int)round(range[paid] * size);
  if (does == paid) return 0; /* pays wherever it was tried, or nowhere */
  range[!paid] = factor;
  HSCAL_TRY(bisect(call, machine, &own, range));
  threshold->size = (int)round(range[1] * size);
  return 0;
}
