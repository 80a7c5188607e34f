#include "machine/drift.h"
#include "base/digest.h"
#include "base/status.h"
#include "machine/calibrated.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FEWEST = 3 }; /* calls on either side of a comparison */

/* Calls that have something in common: is_in[ncalls]. */
typedef struct call_group {
  hscal_finding_kind kind;
  unsigned char *is_in;
  uint64_t digest;
  int number; /* of the node, or of a call of the routine */
} call_group;

typedef struct columns {
  int count;
  call_group *column;
  unsigned char *cells;
} columns;

/* A set of calls: those of a column from call `first` on. */
typedef struct choice {
  const call_group *column;
  int first;
  double gain;
} choice;

/* ---- columns ---------------------------------------------------------------------------------------------- */

static int by_digest(const void *a, const void *b) {
  const call_group *x = a, *y = b;
  if (x->kind != y->kind) return x->kind < y->kind ? -1 : 1;
  if (x->digest != y->digest) return x->digest < y->digest ? -1 : 1;
  return (x->number > y->number) - (x->number < y->number);
}

static void fill_nodes(const hscal_log *logged, columns *all) {
  for (int i = 0; i < logged->ncalls; i++)
    for (int j = 0; j < logged->call[i].nnodes; j++)
      all->column[logged->node[logged->call[i].first_node + j]].is_in[i] = 1;
}

/* A column for each routine, which its first call stands for. */
static void add_routines(const hscal_log *logged, columns *all) {
  for (int i = 0; i < logged->ncalls; i++) {
    int known = 0;
    for (int c = logged->nnames; c < all->count && !known; c++) {
      const call_group *other = &all->column[c];
      known = strcmp(logged->call[other->number].routine, logged->call[i].routine) == 0;
      if (known) other->is_in[i] = 1;
    }
    if (known || all->count - logged->nnames >= logged->ncalls) continue;
    all->column[all->count].kind = HSCAL_FINDING_ROUTINE;
    all->column[all->count].number = i;
    all->column[all->count++].is_in[i] = 1;
  }
}

static int routines_in(const hscal_log *logged) {
  int count = 0;
  for (int i = 0; i < logged->ncalls; i++) {
    int j = 0;
    while (strcmp(logged->call[j].routine, logged->call[i].routine) != 0) j++;
    count += j == i;
  }
  return count;
}

/* Nodes, routines, and last all calls together; columns of the same calls stand side by side. */
static int make_columns(const hscal_log *logged, columns *all) {
  size_t scratch = (size_t)logged->nnames + (size_t)routines_in(logged) + 1, calls = (size_t)logged->ncalls;
  *all = (columns){
      .count = logged->nnames, .column = calloc(scratch, sizeof *all->column), .cells = calloc(scratch, calls)};
  if (!all->column || !all->cells)
    return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for comparing %d calls", logged->ncalls);
  for (size_t c = 0; c < scratch; c++) all->column[c].is_in = all->cells + c * calls, all->column[c].number = (int)c;
  fill_nodes(logged, all);
  add_routines(logged, all);
  call_group *everything = &all->column[all->count++];
  everything->kind = HSCAL_FINDING_DRIFT;
  memset(everything->is_in, 1, calls);
  for (int c = 0; c < all->count; c++)
    all->column[c].digest = hscal__digest(HSCAL_DIGEST_START, all->column[c].is_in, calls);
  qsort(all->column, (size_t)all->count, sizeof *all->column, by_digest);
  return 0;
}

static void free_columns(columns *all) {
  free(all->column);
  free(all->cells);
}

/* ---- numbers ---------------------------------------------------------------------------------------------- */

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, int count) {
  if (count == 0) return 0;
  qsort(values, (size_t)count, sizeof *values, by_size);
  return 0.5 * (values[(count - 1) / 2] + values[count / 2]);
}

/* Median of values[i] for the calls inside the choice, or outside of it; scratch[ncalls]. */
static double median_of(const choice *chosen, int inside, const double *values, int ncalls, double *scratch,
                        int *count) {
  *count = 0;
  for (int i = 0; i < ncalls; i++)
    if ((i >= chosen->first && chosen->column->is_in[i]) == inside) scratch[(*count)++] = values[i];
  return median(scratch, *count);
}

/* What outliers are cut down to, so that one of them decides nothing. */
static void clip(const double *values, int count, double *scratch, double *clipped) {
  memcpy(scratch, values, (size_t)count * sizeof *scratch);
  double middle = median(scratch, count);
  for (int i = 0; i < count; i++) scratch[i] = fabs(values[i] - middle);
  double most = fmax(HSCAL_CLIP_DEVIATIONS * median(scratch, count), HSCAL_LEAST_CLIP);
  for (int i = 0; i < count; i++) clipped[i] = fmin(fmax(values[i], middle - most), middle + most);
}

/* ---- choosing --------------------------------------------------------------------------------------------- */

static void try_column(const hscal_log *logged, const call_group *candidate, const double *values, choice *best) {
  int n = logged->ncalls, members = 0, inside = 0;
  double all = 0, squares = 0, sum = 0;
  for (int i = 0; i < n; i++) members += candidate->is_in[i], all += values[i];
  for (int i = 0; i < n; i++) squares += (values[i] - all / n) * (values[i] - all / n);
  for (int first = n - 1; first >= 0; first--) {
    if (!candidate->is_in[first]) continue;
    inside++;
    sum += values[first];
    int later = inside < members; /* some of the column lie before: its set begins at a moment */
    if (inside < FEWEST || n - inside < FEWEST || (later && candidate->kind == HSCAL_FINDING_ROUTINE)) continue;
    double difference = sum / inside - (all - sum) / (n - inside);
    double explained = difference * difference * inside * (n - inside) / n;
    double parameters = (candidate->kind == HSCAL_FINDING_DRIFT ? 1 : 2) + 2 * later;
    double floor = n * HSCAL_NOISE_OF_CALLS * HSCAL_NOISE_OF_CALLS;
    double gain = n * log((squares + floor) / (fmax(squares - explained, 0) + floor)) - parameters * log(n);
    if (difference > 0) gain += 1e-3; /* of two sets that share all calls, rather the slow one */
    if (gain > best->gain) *best = (choice){candidate, later ? first : 0, gain};
  }
}

/* Does it stand, medians taken? Then *difference is that of the logarithms. */
static int is_real(const hscal_log *logged, const choice *chosen, const double *values, double *scratch,
                   double *difference, hscal_finding *finding) {
  int n = logged->ncalls;
  double inside = median_of(chosen, 1, values, n, scratch, &finding->calls);
  double outside = median_of(chosen, 0, values, n, scratch, &finding->others);
  for (int i = 0; i < n; i++)
    scratch[i] = fabs(values[i] - ((i >= chosen->first && chosen->column->is_in[i]) ? inside : outside));
  double deviation = 1.4826 * median(scratch, n) * sqrt(1.0 / finding->calls + 1.0 / finding->others);
  *difference = inside - outside;
  return fabs(*difference) > log1p(HSCAL_LEAST_DRIFT) && fabs(*difference) > HSCAL_SURE_OF_DRIFT * deviation;
}

/* The names of all nodes that were always used together with this one. */
static void name_nodes(const hscal_log *logged, const columns *all, const call_group *of, hscal_finding *finding) {
  size_t length = 0;
  for (int c = 0; c < all->count; c++) {
    const call_group *other = &all->column[c];
    if (other->kind != HSCAL_FINDING_NODE || other->digest != of->digest || length >= sizeof finding->what) continue;
    length += (size_t)snprintf(finding->what + length, sizeof finding->what - length, "%s%s", length ? ", " : "",
                               logged->name[other->number]);
  }
}

static void describe(const hscal_log *logged, const columns *all, const choice *chosen, double difference,
                     hscal_finding *finding) {
  const call_group *of = chosen->column;
  finding->kind = of->kind;
  finding->factor = exp(difference);
  if (of->kind == HSCAL_FINDING_NODE) name_nodes(logged, all, of, finding);
  if (of->kind == HSCAL_FINDING_ROUTINE)
    snprintf(finding->what, sizeof finding->what, "%s", logged->call[of->number].routine);
  if (chosen->first > 0) snprintf(finding->since, sizeof finding->since, "%s", logged->call[chosen->first].when);
}

/* Finds what explains most of values[ncalls] and takes it out of them. 0: nothing does. */
static int explain(const hscal_log *logged, const columns *all, double *values, double *scratch, double *clipped,
                   hscal_finding *finding) {
  choice best = {.gain = 0};
  double difference;
  *finding = (hscal_finding){.what = ""};
  clip(values, logged->ncalls, scratch, clipped);
  for (int c = 0; c < all->count; c++) try_column(logged, &all->column[c], clipped, &best);
  if (!best.column || !is_real(logged, &best, values, scratch, &difference, finding)) return 0;
  describe(logged, all, &best, difference, finding);
  for (int i = best.first; i < logged->ncalls; i++)
    if (best.column->is_in[i]) values[i] -= difference;
  return 1;
}

static int is_offset(const hscal_log *logged, double model_error, double *values, hscal_finding *finding) {
  double middle = median(values, logged->ncalls);
  *finding = (hscal_finding){.kind = HSCAL_FINDING_OFFSET, .factor = exp(middle), .calls = logged->ncalls};
  return fabs(middle) > log1p(fmax(model_error, HSCAL_LEAST_DRIFT));
}

int hscal__find_drift(const hscal_log *logged, double model_error, hscal_finding *findings, int *count) {
  columns all;
  *count = 0;
  if (logged->ncalls < HSCAL_FEWEST_CALLS) return 0;
  size_t calls = (size_t)logged->ncalls;
  double *values = calloc(calls, 3 * sizeof *values);
  int status = make_columns(logged, &all);
  if (!status && !values) status = hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for comparing %zu calls", calls);
  if (!status) {
    for (size_t i = 0; i < calls; i++) values[i] = log(logged->call[i].ratio);
    while (*count < HSCAL_MOST_FINDINGS - 1 &&
           explain(logged, &all, values, values + calls, values + 2 * calls, &findings[*count]))
      ++*count;
    *count += is_offset(logged, model_error, values, &findings[*count]);
  }
  free_columns(&all);
  free(values);
  return status;
}

/* ---- words ------------------------------------------------------------------------------------------------ */

void hscal__finding_text(const hscal_finding *finding, char *text, size_t size) {
  char since[48] = "";
  const char *nodes = strchr(finding->what, ',') ? "them" : "it";
  if (*finding->since) snprintf(since, sizeof since, "since %s ", finding->since);
  switch (finding->kind) {
  case HSCAL_FINDING_NODE:
    snprintf(text, size, "%s node: %s: %scalls with %s take %.3g times as long as the others (%d calls, %d others)",
             finding->factor > 1 ? "slow" : "fast", finding->what, since, nodes, finding->factor, finding->calls,
             finding->others);
    break;
  case HSCAL_FINDING_ROUTINE:
    snprintf(text, size, "model: %s takes %.3g times as long as predicted beside other routines (%d calls, %d others)",
             finding->what, finding->factor, finding->calls, finding->others);
    break;
  case HSCAL_FINDING_DRIFT:
    snprintf(text, size, "drift: %scalls take %.3g times as long as before (%d calls, %d before)", since,
             finding->factor, finding->calls, finding->others);
    break;
  case HSCAL_FINDING_OFFSET:
    snprintf(text, size, "offset: calls take %.3g times as long as predicted, from the first on (%d calls)",
             finding->factor, finding->calls);
  }
}
