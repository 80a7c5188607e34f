#include "model_language/text_model.h"
#include "base/digest.h"
#include "base/file.h"
#include "base/minmax.h"
#include "base/status.h"
#include "base/text.h"
#include "model_language/calibrated.h"
#include "model_language/emit_events.h"
#include "model_language/evaluate.h"
#include "model_language/function_model.h"
#include "model_language/model_call.h"
#include "model_language/parse_model.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct hscal_text_model {
  hscal_event_source source; /* first: a call's source is its model */
  hscal_routine routine;
  char routine_name[HSCAL_MODEL_ROUTINE];
  char *name, *text, *bench_text; /* the file's name, its text */
  hscal_model_tree tree;
  hscal_model_values values;
  int open[HSCAL_MODEL_COORDS]; /* the parameter that is the size of the coordinate and open; -1: none */
  int nprow, npcol;             /* of the arrangement that is kept; 0: none */
  hscal_arrangement arrangement;
  double flops; /* of all processes, as far as it is known */
};

static int suits(const hscal_call *call, int nprow, int npcol);
static void write_arguments(const hscal_call *call, char *text, size_t size);

int hscal__text_model_parse(const char *name, const char *text, hscal_text_model **model) {
  hscal_text_model *m = calloc(1, sizeof *m);
  *model = m;
  if (m) m->name = hscal__copy_text(name), m->text = hscal__copy_text(text);
  if (!m || !m->name || !m->text) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the model %s", name);
  const hscal_model_source source = {m->name, m->text};
  HSCAL_TRY(hscal__parse_model(&source, &m->tree));
  m->source = (hscal_event_source){.who = "the model",
                                   .suits = suits,
                                   .arguments = write_arguments,
                                   .most_processes = HSCAL_MODEL_MOST_PROCESSES,
                                   .is_row = m->tree.coords != 2};
  hscal__model_routine_name(m->tree.own.name, m->routine_name);
  m->routine = hscal__model_routine(m->routine_name);
  return 0;
}

int hscal__text_model_read(const char *file, hscal_text_model **model) {
  char *text = NULL;
  *model = NULL;
  HSCAL_TRY(hscal__file_read(file, HSCAL_ERROR_ARGUMENT, &text));
  int status = strlen(text) <= HSCAL_MODEL_MOST_CHARACTERS
                   ? hscal__text_model_parse(file, text, model)
                   : hscal__fail(HSCAL_ERROR_ARGUMENT, "%s is no model: it has more than %d characters", file,
                                 HSCAL_MODEL_MOST_CHARACTERS);
  free(text);
  if (status) hscal__text_model_free(*model), *model = NULL;
  return status;
}

void hscal__text_model_free(hscal_text_model *m) {
  if (!m) return;
  hscal__arrangement_free(&m->arrangement);
  hscal__model_values_free(&m->values);
  hscal__model_tree_free(&m->tree);
  free(m->name);
  free(m->text);
  free(m->bench_text);
  free(m);
}

int hscal__text_model_give(hscal_text_model *m, const char *text) {
  return hscal__model_values_read(&m->tree, text, &m->values);
}

int hscal__text_model_set(hscal_text_model *m, const char *text) {
  m->nprow = m->npcol = 0;
  return hscal__model_values_replace(&m->tree, text, &m->values);
}

int hscal__text_model_wants_machine(const hscal_text_model *m) { return hscal__model_values_want_machine(&m->values); }

int hscal__text_model_put_machine(hscal_text_model *m, int64_t count, const double *speed) {
  m->nprow = m->npcol = 0;
  return hscal__model_values_put_machine(&m->values, count, speed);
}

int hscal__text_model_takes(const hscal_text_model *m, const char *text, size_t length) {
  return hscal__model_parameter(&m->tree, text, length) >= 0;
}

int hscal__text_model_set_bench(hscal_text_model *m, const char *text) {
  free(m->bench_text);
  m->bench_text = hscal__copy_text(text);
  if (!m->bench_text) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the unit of a model");
  return hscal__parse_bench(m->bench_text, &m->tree);
}

/* ---- open sizes ------------------------------------------------------------------------------------------------- */

/* Every open parameter must be the size of a coordinate, as it stands. */
static int find_open(hscal_text_model *m, int *is_open) {
  const hscal_model_tree *tree = &m->tree;
  int found[HSCAL_MODEL_LIST] = {0};
  for (int d = 0; d < tree->coords; d++) {
    const hscal_syntax *size = tree->coord[d].size;
    int is_parameter = size->kind == HSCAL_SYNTAX_VARIABLE && size->slot < tree->own.parameters;
    m->open[d] = is_parameter && m->values.value[size->slot].kind == HSCAL_GIVEN_OPEN ? size->slot : -1;
    if (m->open[d] >= 0) found[m->open[d]] = *is_open = 1;
  }
  for (int i = 0; i < tree->own.parameters; i++)
    if (m->values.value[i].kind == HSCAL_GIVEN_OPEN && !found[i])
      return hscal__fail(HSCAL_ERROR_ARGUMENT,
                         "%s=? cannot be left open: only sizes of coordinates can, which coord names as they are",
                         tree->own.parameter[i].name);
  if (*is_open && tree->coords > 2)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s has %d coordinates: sizes are left open of one or two", tree->own.name,
                       tree->coords);
  return 0;
}

/* The values with the grid's numbers in place of open ones; numbers[2]: their memory. */
static hscal_model_values values_on(const hscal_text_model *m, int nprow, int npcol, double *numbers) {
  hscal_model_values values = m->values;
  for (int d = 0; d < m->tree.coords && d < 2; d++) {
    if (m->open[d] < 0) continue;
    numbers[d] = m->tree.coords == 1 || d == 1 ? npcol : nprow;
    values.value[m->open[d]] =
        (hscal_model_value){.kind = HSCAL_GIVEN_VALUES, .is_single = 1, .count = 1, .number = &numbers[d]};
  }
  return values;
}

int hscal__text_model_bench(const hscal_text_model *m, hscal_event *bench) {
  double numbers[2];
  int size[3] = {0};
  const hscal_model_values values = values_on(m, 1, 1, numbers);
  HSCAL_TRY(hscal__arrangement_bench(&m->tree, &values, size));
  *bench = hscal__bench_event(m->tree.bench.kernel, size);
  return 0;
}

/* A grid that the model has for these sizes of its coordinates. */
static void grid_of(const hscal_text_model *m, const int64_t *sizes, int processes, int *nprow, int *npcol) {
  *nprow = m->tree.coords == 2 ? (int)sizes[0] : 1;
  *npcol = processes / *nprow;
}

static int suits(const hscal_call *call, int nprow, int npcol) {
  const hscal_text_model *m = hscal__text_model_of(call);
  double numbers[2];
  int64_t sizes[HSCAL_MODEL_COORDS];
  int processes, rows, columns;
  const hscal_model_values values = values_on(m, nprow, npcol, numbers);
  HSCAL_TRY(hscal__arrangement_sizes(&m->tree, &values, sizes, &processes));
  grid_of(m, sizes, processes, &rows, &columns);
  if (rows == nprow && columns == npcol) return hscal__model_keeps(&m->source, nprow, npcol);
  return hscal__fail(HSCAL_ERROR_NO_GRID, "%s on a %d x %d grid: with these values it is one of %d x %d",
                     m->tree.own.name, nprow, npcol, rows, columns);
}

int hscal__text_model_finish(hscal_text_model *m, int *is_open, int *nprow, int *npcol) {
  int64_t sizes[HSCAL_MODEL_COORDS];
  int processes;
  *is_open = 0, *nprow = *npcol = 0;
  if (m->tree.bench.kernel < 0)
    return hscal__fail(HSCAL_ERROR_ARGUMENT,
                       "%s does not say what its unit of computation is: write bench gemm(r, r, r); into the "
                       "algorithm, or give --bench gemm:r,r,r",
                       m->name);
  HSCAL_TRY(hscal__model_values_check(&m->tree, &m->values));
  HSCAL_TRY(find_open(m, is_open));
  if (*is_open) return 0;
  HSCAL_TRY(hscal__arrangement_sizes(&m->tree, &m->values, sizes, &processes));
  grid_of(m, sizes, processes, nprow, npcol);
  return 0;
}

/* ---- arrangements ----------------------------------------------------------------------------------------------- */

int hscal__text_model_arrange(hscal_text_model *m, int nprow, int npcol, hscal_arrangement **arrangement) {
  double numbers[2];
  *arrangement = &m->arrangement;
  if (m->nprow == nprow && m->npcol == npcol) return 0;
  const hscal_model_values values = values_on(m, nprow, npcol, numbers);
  hscal__arrangement_free(&m->arrangement);
  m->nprow = m->npcol = 0;
  int status = hscal__arrangement_make(&m->tree, &values, &m->arrangement);
  m->source.effort += HSCAL_MODEL_EFFORT_OF_STEP * (double)m->arrangement.evaluation.steps;
  HSCAL_TRY(status);
  m->nprow = nprow, m->npcol = npcol;
  return 0;
}

int hscal__textmodel_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  hscal_text_model *m = hscal__text_model_of(call);
  hscal_arrangement *arrangement;
  if (!m) return hscal__function_model_run(call, layout, sink);
  HSCAL_TRY(hscal__text_model_arrange(m, layout->nprow, layout->npcol, &arrangement));
  int status = hscal__model_emit(arrangement, sink);
  m->source.effort += HSCAL_MODEL_EFFORT_OF_STEP * (double)arrangement->evaluation.steps;
  return status;
}

/* ---- words ------------------------------------------------------------------------------------------------------ */

/* "p=4 q=? n=6912"; what does not fit is left out. */
static void write_arguments(const hscal_call *call, char *text, size_t size) {
  const hscal_text_model *m = hscal__text_model_of(call);
  text[0] = 0;
  for (int i = 0; i < m->tree.own.parameters; i++) {
    const hscal_model_value *value = &m->values.value[i];
    size_t at = strlen(text);
    const char *name = m->tree.own.parameter[i].name, *between = at ? " " : "";
    if (value->kind == HSCAL_GIVEN_OPEN || value->kind == HSCAL_GIVEN_MACHINE)
      snprintf(text + at, size - at, "%s%s=%s", between, name, value->kind == HSCAL_GIVEN_OPEN ? "?" : "machine");
    else if (value->count == 1)
      snprintf(text + at, size - at, "%s%s=%.15g", between, name, value->number[0]);
    else
      snprintf(text + at, size - at, "%s%s=[%lld]", between, name, (long long)value->count);
  }
}

/* ---- the call --------------------------------------------------------------------------------------------------- */

hscal_text_model *hscal__text_model_of(const hscal_call *call) {
  return call->source && call->source->suits == suits ? (hscal_text_model *)call->source : NULL;
}

const char *hscal__text_model_name(const hscal_text_model *m) { return m->tree.own.name; }

/* All that the model computes, on the first small grid for which it has values; 0: that is not found soon. */
static double some_flops(hscal_text_model *m) {
  enum { MOST = 16 };
  int64_t steps = 0;
  for (int nprow = 1; nprow <= MOST; nprow++)
    for (int npcol = 1; npcol <= MOST && steps < HSCAL_MODEL_MOST_STEPS / 100; npcol++) {
      hscal_arrangement *a;
      double units = 0;
      int failed = hscal__text_model_arrange(m, nprow, npcol, &a);
      steps += a->evaluation.steps;
      if (failed) continue;
      const hscal_event bench = hscal__model_bench_event(a);
      for (int p = 0; p < a->processes; p++)
        if (!isnan(a->volume[p])) units += a->volume[p];
      return units * hscal__event_flops(&bench, HSCAL_TYPE_D);
    }
  hscal__clear_error();
  return 0;
}

hscal_call hscal__text_model_call(hscal_text_model *m) {
  return hscal__model_call(&m->routine, &m->source, some_flops(m));
}

uint64_t hscal__text_model_digest(uint64_t digest, const hscal_text_model *m) {
  digest = hscal__digest_text(digest, m->text);
  digest = hscal__digest_text(digest, m->bench_text ? m->bench_text : "");
  for (int i = 0; i < m->tree.own.parameters; i++) {
    const hscal_model_value *value = &m->values.value[i];
    const int64_t facts[] = {value->kind, value->is_single, value->count};
    if (value->kind == HSCAL_GIVEN_MACHINE) { /* what the machine has, process 0 knows alone */
      digest = hscal__digest(digest, facts, sizeof facts[0]);
      continue;
    }
    digest = hscal__digest(digest, facts, sizeof facts);
    digest = hscal__digest(digest, value->number, (size_t)value->count * sizeof *value->number);
  }
  return digest;
}
