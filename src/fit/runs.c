#include "fit/runs.h"
#include "base/array.h"
#include "base/status.h"
#include "machine/samples.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

int hscal__runs_add(hscal_runs *runs, const hscal_run *run) {
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(runs->run, runs->capacity, (size_t)runs->count + 1));
  runs->run[runs->count++] = *run;
  return 0;
}

void hscal__runs_free(hscal_runs *runs) {
  free(runs->run);
  *runs = (hscal_runs){0};
}

/* ---- which runs are alike ---------------------------------------------------------------------------------------- */

/* The call without its blocks: what was to be computed. */
static hscal_call task_of(const hscal_run *run) {
  hscal_call call = run->call;
  for (int i = 0; i < HSCAL_OPERANDS; i++) {
    hscal_desc *desc = &call.operand[i].desc;
    desc->mb = desc->nb = desc->imb = desc->inb = 0;
  }
  return call;
}

static int is_same_call(const hscal_call *a, const hscal_call *b) {
  return a->routine == b->routine && hscal__call_digest(0, a) == hscal__call_digest(0, b);
}

static int is_same_task(const hscal_run *a, const hscal_run *b) {
  hscal_call one = task_of(a), other = task_of(b);
  return is_same_call(&one, &other);
}

static int is_repeat(const hscal_run *a, const hscal_run *b) {
  return a->layout.nprow == b->layout.nprow && a->layout.npcol == b->layout.npcol &&
         a->layout.backend.panel == b->layout.backend.panel && a->threads == b->threads &&
         a->processes_per_node == b->processes_per_node && is_same_call(&a->call, &b->call);
}

/* ---- repeats ----------------------------------------------------------------------------------------------------- */

/* Folds the repeats of runs[first] that follow it, up to `count`, into it; the others move up. Returns how many are left. */
static int fold(hscal_run *runs, int first, int count, double *seconds) {
  int repeats = 0, kept = first + 1;
  seconds[repeats++] = runs[first].seconds;
  for (int i = first + 1; i < count; i++)
    if (is_repeat(&runs[i], &runs[first]))
      seconds[repeats++] = runs[i].seconds;
    else
      runs[kept++] = runs[i];
  runs[first].repeats = repeats;
  runs[first].seconds = hscal__median(seconds, repeats);
  runs[first].scatter = 0;
  for (int i = 0; i < repeats; i++) runs[first].scatter += fabs(log(seconds[i] / runs[first].seconds)) / repeats;
  return kept;
}

int hscal__runs_close(hscal_runs *runs) {
  double *seconds = malloc((size_t)(runs->count + 1) * sizeof *seconds);
  if (!seconds) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d runs", runs->count);
  runs->tasks = 0;
  for (int i = 0; i < runs->count; i++) {
    runs->count = fold(runs->run, i, runs->count, seconds);
    int same = 0;
    while (same < i && !is_same_task(&runs->run[same], &runs->run[i])) same++;
    runs->run[i].task = same < i ? runs->run[same].task : runs->tasks++;
  }
  free(seconds);
  return 0;
}

double hscal__runs_scatter(const hscal_runs *runs) {
  double *scatter = malloc((size_t)(runs->count + 1) * sizeof *scatter);
  int count = 0;
  for (int i = 0; scatter && i < runs->count; i++)
    if (runs->run[i].repeats > 1) scatter[count++] = runs->run[i].scatter;
  double middle = hscal__median(scatter, count);
  free(scatter);
  return middle;
}
