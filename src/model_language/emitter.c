#include "model_language/emitter.h"
#include "base/status.h"
#include "model_language/calibrated.h"

#include <math.h>

/* Notes the first failure. */
static int settle(hscal_model_emitter *emitter, int status) {
  if (!emitter->status) emitter->status = status;
  return emitter->status;
}

static int take_step(hscal_model_emitter *emitter) {
  if (emitter->status) return emitter->status;
  if (emitter->steps++ < HSCAL_MODEL_MOST_STEPS) return 0;
  return hscal__fail(HSCAL_ERROR_NO_GRID, "the function emits more than %d events", HSCAL_MODEL_MOST_STEPS);
}

static int check_process(const hscal_model_emitter *emitter, int process) {
  if (process >= 0 && process < emitter->processes) return 0;
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "the function emits an event of process %d: they are 0 to %d", process,
                     emitter->processes - 1);
}

static int check_amount(double amount, const char *unit) {
  if (isfinite(amount) && amount >= 0) return 0;
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "the function emits an event of %g %s", amount, unit);
}

static int compute(hscal_model_emitter *emitter, int process, double units) {
  const hscal_model_action action = {.from = process, .to = -1, .amount = units};
  HSCAL_TRY(take_step(emitter));
  HSCAL_TRY(check_process(emitter, process));
  HSCAL_TRY(check_amount(units, "units"));
  return units > 0 ? emitter->actions.put(emitter->actions.self, &action) : 0;
}

int hscal_emit_compute(hscal_model_emitter *emitter, int process, double units) {
  return settle(emitter, compute(emitter, process, units));
}

static int transfer(hscal_model_emitter *emitter, int from, int to, double bytes) {
  const hscal_model_action action = {.from = from, .to = to, .amount = bytes};
  HSCAL_TRY(take_step(emitter));
  HSCAL_TRY(check_process(emitter, from));
  HSCAL_TRY(check_process(emitter, to));
  HSCAL_TRY(check_amount(bytes, "bytes"));
  return bytes > 0 && from != to ? emitter->actions.put(emitter->actions.self, &action) : 0;
}

int hscal_emit_transfer(hscal_model_emitter *emitter, int from, int to, double bytes) {
  return settle(emitter, transfer(emitter, from, to, bytes));
}

int hscal_emit_par_begin(hscal_model_emitter *emitter) {
  int status = take_step(emitter);
  if (!status) status = emitter->actions.begin_par(emitter->actions.self);
  if (!status) emitter->open++;
  return settle(emitter, status);
}

static int check_open(hscal_model_emitter *emitter, const char *what) {
  HSCAL_TRY(take_step(emitter));
  return emitter->open ? 0 : hscal__fail(HSCAL_ERROR_ARGUMENT, "the function %s, and none has begun", what);
}

int hscal_emit_par_branch(hscal_model_emitter *emitter) {
  int status = check_open(emitter, "begins a branch of a parallel step");
  if (!status) status = emitter->actions.branch(emitter->actions.self);
  return settle(emitter, status);
}

int hscal_emit_par_end(hscal_model_emitter *emitter) {
  int status = check_open(emitter, "ends a parallel step");
  if (!status) emitter->open--, status = emitter->actions.end_par(emitter->actions.self);
  return settle(emitter, status);
}

int hscal__emitter_end(const hscal_model_emitter *emitter) {
  if (emitter->status || !emitter->open) return emitter->status;
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "the function has begun %d parallel step%s that it does not end",
                     emitter->open, emitter->open > 1 ? "s" : "");
}
