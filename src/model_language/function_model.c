#include "model_language/function_model.h"
#include "base/digest.h"
#include "base/status.h"
#include "base/text.h"
#include "model_language/calibrated.h"
#include "model_language/emit_events.h"
#include "model_language/emitter.h"
#include "model_language/model_call.h"
#include "model_language/parse_model.h"

#include <stdio.h>
#include <stdlib.h>

struct hscal_function_model {
  hscal_event_source source; /* first: a call's source is its model */
  hscal_routine routine;
  char routine_name[HSCAL_MODEL_ROUTINE];
  char *name, *arguments, *bench_text;
  hscal_emitted_model description; /* its texts are those above */
  hscal_event bench;
};

static int suits(const hscal_call *call, int nprow, int npcol);
static void write_arguments(const hscal_call *call, char *text, size_t size);

/* ---- making ----------------------------------------------------------------------------------------------------- */

static int check(const hscal_emitted_model *d) {
  if (!d->name || !*d->name) return hscal__fail(HSCAL_ERROR_ARGUMENT, "the model has no name");
  if (!d->emit)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "the model %.60s has no function that emits its events", d->name);
  if (!d->bench)
    return hscal__fail(HSCAL_ERROR_ARGUMENT,
                       "the model %.60s does not say what its unit of computation is: bench = \"gemm:64,64,64\", for "
                       "example",
                       d->name);
  if (d->nprow < 0 || d->npcol < 0 || (d->nprow > 0 && d->npcol > HSCAL_MODEL_MOST_PROCESSES / d->nprow))
    return hscal__fail(HSCAL_ERROR_ARGUMENT,
                       "the model %.60s has an arrangement of %d x %d: from 0 (left open) on, and up to %d processes",
                       d->name, d->nprow, d->npcol, HSCAL_MODEL_MOST_PROCESSES);
  int is_fixed = d->nprow > 0 && d->npcol > 0;
  if (d->parent < 0 || (is_fixed && d->parent >= d->nprow * d->npcol))
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "the model %.60s has no process %d, its parent", d->name, d->parent);
  return 0;
}

/* The unit as models in text have it, of numbers alone: no parameter can be named. */
static int read_bench(hscal_function_model *m) {
  const hscal_model_values none = {{{HSCAL_GIVEN_NOT}}};
  hscal_model_tree tree = {.source = {m->name, m->bench_text}};
  int size[3] = {0}, status = hscal__parse_bench(m->bench_text, &tree);
  if (!status) status = hscal__arrangement_bench(&tree, &none, size);
  if (!status) m->bench = hscal__bench_event(tree.bench.kernel, size);
  hscal__model_tree_free(&tree);
  return status == HSCAL_ERROR_NO_GRID ? HSCAL_ERROR_ARGUMENT : status;
}

static int fill(const hscal_emitted_model *description, hscal_function_model *m) {
  m->name = hscal__copy_text(description->name);
  m->arguments = hscal__copy_text(description->arguments ? description->arguments : "");
  m->bench_text = hscal__copy_text(description->bench);
  if (!m->name || !m->arguments || !m->bench_text)
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the model %.60s", description->name);
  m->description = *description;
  m->description.name = m->name, m->description.arguments = m->arguments, m->description.bench = m->bench_text;
  m->source = (hscal_event_source){.who = "the model",
                                   .suits = suits,
                                   .arguments = write_arguments,
                                   .most_processes = HSCAL_MODEL_MOST_PROCESSES,
                                   .is_row = description->nprow == 1};
  hscal__model_routine_name(m->name, m->routine_name);
  m->routine = hscal__model_routine(m->routine_name);
  return read_bench(m);
}

int hscal__function_model_new(const hscal_emitted_model *description, hscal_function_model **model) {
  *model = NULL;
  HSCAL_TRY(check(description));
  hscal_function_model *m = calloc(1, sizeof *m);
  if (!m) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the model %.60s", description->name);
  int status = fill(description, m);
  if (status)
    hscal__function_model_free(m);
  else
    *model = m;
  return status;
}

void hscal__function_model_free(hscal_function_model *m) {
  if (!m) return;
  free(m->name);
  free(m->arguments);
  free(m->bench_text);
  free(m);
}

/* ---- what it is ------------------------------------------------------------------------------------------------- */

static hscal_function_model *model_of(const hscal_call *call) { return (hscal_function_model *)call->source; }

void hscal__function_model_grid(const hscal_function_model *m, int *nprow, int *npcol) {
  *nprow = m->description.nprow, *npcol = m->description.npcol;
}

int hscal__function_model_parent(const hscal_function_model *m) { return m->description.parent; }

hscal_event hscal__function_model_bench(const hscal_function_model *m) { return m->bench; }

uint64_t hscal__function_model_digest(uint64_t digest, const hscal_function_model *m) {
  const int numbers[] = {m->description.nprow, m->description.npcol, m->description.parent};
  digest = hscal__digest_text(digest, m->name);
  digest = hscal__digest_text(digest, m->arguments);
  digest = hscal__digest_text(digest, m->bench_text);
  return hscal__digest(digest, numbers, sizeof numbers);
}

static void write_arguments(const hscal_call *call, char *text, size_t size) {
  snprintf(text, size, "%s", model_of(call)->arguments);
}

static int suits(const hscal_call *call, int nprow, int npcol) {
  const hscal_function_model *m = model_of(call);
  const hscal_emitted_model *d = &m->description;
  if ((d->nprow && d->nprow != nprow) || (d->npcol && d->npcol != npcol))
    return hscal__fail(HSCAL_ERROR_NO_GRID, "%s on a %d x %d grid: it has rows = %d, columns = %d (0: any)", m->name,
                       nprow, npcol, d->nprow, d->npcol);
  if (d->parent >= nprow * npcol)
    return hscal__fail(HSCAL_ERROR_NO_GRID, "%s on a %d x %d grid: process %d is its parent", m->name, nprow, npcol,
                       d->parent);
  return hscal__model_keeps(&m->source, nprow, npcol);
}

/* ---- events ----------------------------------------------------------------------------------------------------- */

/* Lets the function emit into the actions. */
static int emit(hscal_function_model *m, int nprow, int npcol, const hscal_action_sink *actions) {
  const hscal_emitted_model *d = &m->description;
  hscal_model_emitter emitter = {.actions = *actions, .processes = nprow * npcol};
  int answer = d->emit(&emitter, nprow, npcol, d->data);
  m->source.effort += HSCAL_MODEL_EFFORT_OF_STEP * (double)emitter.steps;
  if (emitter.status || !answer) return hscal__emitter_end(&emitter);
  if (answer > 0) return hscal__fail(answer, "the function of the model %s failed with status %d", m->name, answer);
  return hscal__fail(HSCAL_ERROR_NO_GRID, "the model %s has no %d x %d arrangement: its function returned %d", m->name,
                     nprow, npcol, answer);
}

int hscal__function_model_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  hscal_function_model *m = model_of(call);
  hscal_emission emission = {.sink = sink, .bench = m->bench};
  hscal_action_sink actions = hscal__emission_actions(&emission);
  int status = emit(m, layout->nprow, layout->npcol, &actions);
  hscal__par_free(&emission.order);
  return status;
}

/* ---- the call --------------------------------------------------------------------------------------------------- */

static int add_units(void *self, const hscal_model_action *action) {
  if (action->to < 0) *(double *)self += action->amount;
  return 0;
}

static int ignore(void *self) { return (void)self, 0; }

/* All that it computes, on the first small grid that it has; 0: none is found. */
static double some_flops(hscal_function_model *m) {
  enum { MOST = 16 };
  const hscal_emitted_model *d = &m->description;
  int fewest_rows = d->nprow ? d->nprow : 1, most_rows = d->nprow ? d->nprow : MOST;
  int fewest_columns = d->npcol ? d->npcol : 1, most_columns = d->npcol ? d->npcol : MOST;
  for (int nprow = fewest_rows; nprow <= most_rows; nprow++)
    for (int npcol = fewest_columns; npcol <= most_columns; npcol++) {
      double units = 0;
      const hscal_action_sink actions = {
          .put = add_units, .begin_par = ignore, .branch = ignore, .end_par = ignore, .self = &units};
      if (emit(m, nprow, npcol, &actions) == 0) return units * hscal__event_flops(&m->bench, HSCAL_TYPE_D);
    }
  hscal__clear_error();
  return 0;
}

hscal_call hscal__function_model_call(hscal_function_model *m) {
  return hscal__model_call(&m->routine, &m->source, some_flops(m));
}
