/*
 * The recorder of src/recorded/recorder.h: linked as hscal-verify is, with stubs in place of MPI and BLAS, but loaded by a planner
 * that wants to know what a routine of the installed library does on a grid.
 */
#define _GNU_SOURCE
#include "base/blockcyclic.h"
#include "base/status.h"
#include "recorded/recorder.h"
#include "verify/complaints.h"
#include "verify/feed_norms.h"
#include "verify/feed_pivots.h"
#include "verify/fenced.h"
#include "verify/recorded_streams.h"
#include "verify/streams.h"
#include "verify/stubs/recorder.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__attribute__((visibility("default"))) const hscal_recorder *hscal_recorder_open(void);
__attribute__((visibility("default"))) int pilaenv_(const int *context, const char *precision);

/* ---- the panel width: our definition comes before the library's own */

static int panel_width = 32;
int pilaenv_(const int *context, const char *precision) {
  (void)context, (void)precision;
  return panel_width;
}

/* ---- the call on one process */

typedef struct work {
  const hscal_recorder_job *job;
  const virtual_grid *grid;
  int desc[HSCAL_RECORDED_OPERANDS][9], *desc_of[HSCAL_RECORDED_OPERANDS];
  void *array[HSCAL_RECORDED_OPERANDS];
  size_t bytes[HSCAL_RECORDED_OPERANDS]; /* allocated */
  int refused;                           /* what make_call returned */
} work;

static void set_number(const work *w, void *array, size_t at, double value) {
  size_t parts = hscal__type_is_complex(w->job->type) ? 2 : 1;
  if (hscal__type_is_single(w->job->type))
    ((float *)array)[at * parts] = (float)value;
  else
    ((double *)array)[at * parts] = value;
}

/* Ones, and the order on the diagonal of square matrices: neither singular nor indefinite. */
static void fill(const work *w, int o, int row, int column, int rows, int columns, int lld) {
  const hscal_desc *d = &w->job->desc[o];
  memset(w->array[o], 0, w->bytes[o]);
  for (int j = 0; j < columns; j++)
    for (int i = 0; i < rows; i++) set_number(w, w->array[o], (size_t)j * (size_t)lld + (size_t)i, 1);
  if (d->m != d->n) return;
  for (int k = 0; k < d->m; k++) {
    if (hscal__owner(k, d->mb, d->mb, d->rsrc, w->job->nprow) != row) continue;
    if (hscal__owner(k, d->nb, d->nb, d->csrc, w->job->npcol) != column) continue;
    int i = hscal__local_extent(k, d->mb, d->mb, row, d->rsrc, w->job->nprow);
    int j = hscal__local_extent(k, d->nb, d->nb, column, d->csrc, w->job->npcol);
    set_number(w, w->array[o], (size_t)j * (size_t)lld + (size_t)i, d->m);
  }
}

static int make_array(work *w, int o, size_t entries) {
  size_t bytes = entries * hscal__type_bytes(w->job->type);
  if (bytes <= w->bytes[o]) return 0;
  fenced_free(w->array[o], w->bytes[o]);
  w->array[o] = fenced_new(bytes);
  w->bytes[o] = w->array[o] ? bytes : 0;
  return w->array[o] ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu bytes of an operand", bytes);
}

static int prepare_matrix(work *w, int o, int rank) {
  const hscal_desc *d = &w->job->desc[o];
  int row = w->grid->row[rank], column = w->grid->column[rank];
  int rows = hscal__local_extent(d->m, d->mb, d->mb, row, d->rsrc, w->job->nprow);
  int columns = hscal__local_extent(d->n, d->nb, d->nb, column, d->csrc, w->job->npcol), lld = hscal__max(1, rows);
  const int desc[] = {1, w->grid->context[rank], d->m, d->n, d->mb, d->nb, d->rsrc, d->csrc, lld};
  memcpy(w->desc[o], desc, sizeof desc);
  HSCAL_TRY(make_array(w, o, (size_t)lld * (size_t)hscal__max(1, columns)));
  fill(w, o, row, column, rows, columns, lld);
  return 0;
}

/* A whole block, however much of it the process has: ones; heavy: the order. Those of complex types may be taken for real ones. */
static int prepare_row(work *w, int o, int rank) {
  const hscal_desc *d = &w->job->desc[o];
  int is_rows = w->job->form[o] == HSCAL_RECORDED_ROWS, lld = is_rows ? d->nb : d->m;
  const int desc[9] = {is_rows ? 502 : 501, w->grid->context[rank], d->n, d->nb, 0, lld};
  size_t entries = (size_t)d->nb * (size_t)d->m, parts = hscal__type_is_complex(w->job->type) ? 2 : 1;
  memcpy(w->desc[o], desc, sizeof desc);
  HSCAL_TRY(make_array(w, o, entries));
  for (size_t at = 0; at < parts * entries; at++) {
    double value = w->job->is_heavy[o] ? d->n : 1;
    if (hscal__type_is_single(w->job->type))
      ((float *)w->array[o])[at] = (float)value;
    else
      ((double *)w->array[o])[at] = value;
  }
  return 0;
}

static int prepare(void *self, int rank) {
  work *w = self;
  for (int o = 0; o < w->job->operands; o++) {
    w->desc_of[o] = w->desc[o];
    HSCAL_TRY(w->job->form[o] == HSCAL_RECORDED_MATRIX ? prepare_matrix(w, o, rank) : prepare_row(w, o, rank));
  }
  return 0;
}

static int run(void *self, int rank) {
  work *w = self;
  if (!w->refused) w->refused = w->job->make_call(w->job->self, w->grid->context[rank], w->desc_of, w->array);
  return w->refused;
}

/* ---- the trace */

static void release(hscal_recorded_trace *trace) {
  if (!trace) return;
  for (int p = 0; p < trace->processes; p++) free((void *)(size_t)trace->process[p].action);
  free(trace);
}

/* What calling the BLAS takes, in operations on single numbers (kernel SCALAR). Measured in ?gbtrf of OpenBLAS 0.3.21 beside a gemm of 45 Gflop/s:
 * 10 ns. Solvers of narrow bands do little else. */
static hscal_recorded_action call_of(const action *a) {
  enum { OPERATIONS = 8 };
  return (hscal_recorded_action){
      .kind = HSCAL_RECORDED_KERNEL, .kernel = HSCAL_KERNEL_SCALAR, .dims = {1, OPERATIONS}, .times = a->times};
}

static hscal_recorded_action recorded(const action *a) {
  static const hscal_recorded_kind kinds[] = {[ACTION_KERNEL] = HSCAL_RECORDED_KERNEL,
                                              [ACTION_SEND] = HSCAL_RECORDED_SEND,
                                              [ACTION_RECEIVE] = HSCAL_RECORDED_RECEIVE,
                                              [ACTION_BROADCAST] = HSCAL_RECORDED_BROADCAST,
                                              [ACTION_COMBINE] = HSCAL_RECORDED_COMBINE};
  hscal_recorded_action out = {.kind = kinds[a->kind],
                               .kernel = a->kernel,
                               .times = a->times,
                               .peer = a->peer,
                               .waits = a->waits,
                               .members = a->members,
                               .first = a->first,
                               .distance = a->distance,
                               .root = a->root,
                               .elements = a->elements,
                               .is_own = a->is_own,
                               .bytes = a->bytes};
  memcpy(out.letters, a->letters, sizeof out.letters);
  memcpy(out.dims, a->dims, sizeof out.dims);
  return out;
}

static int keep(const streams *s, int processes, int with_calls, hscal_recorded_trace **trace) {
  hscal_recorded_trace *kept = calloc(1, sizeof *kept);
  if (!kept) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a trace");
  for (int p = 0; p < processes; p++) {
    size_t count = s->process[p].count, kept_count = 0;
    hscal_recorded_action *actions = malloc((2 * count + 1) * sizeof *actions);
    if (!actions) {
      release(kept);
      return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu recorded events", count);
    }
    for (size_t i = 0; i < count; i++) {
      const action *a = &s->process[p].actions[i];
      actions[kept_count++] = recorded(a);
      if (with_calls && a->kind == ACTION_KERNEL && a->kernel != HSCAL_KERNEL_SCALAR)
        actions[kept_count++] = call_of(a);
    }
    kept->process[p].action = actions, kept->process[p].count = kept_count;
    kept->processes = p + 1;
  }
  *trace = kept;
  return 0;
}

static int refuse_after_crash(char *message, size_t size) {
  snprintf(message, size, "the library crashed before, it is not called again");
  return HSCAL_ERROR_INTERNAL;
}

static int record_loudly(const hscal_recorder_job *job, hscal_recorded_trace **trace, char *message, size_t size) {
  static virtual_grid grid;
  static streams all;
  const hscal_routine routine = {
      .name = "", .type = job->type, .pack = HSCAL_PACK_RECORDED_1, .scheme = HSCAL_SCHEME_recorded};
  oracle_case c = {
      .call = {.routine = &routine}, .layout = hscal__layout_make(job->nprow, job->npcol, job->panel), .order = 'R'};
  work w = {.job = job, .grid = &grid};
  const virtual_work to_do = {
      .prepare = prepare,
      .run = run,
      .self = &w,
      .rehearse = 1,
      .advice =
          "has the call all its arguments, in this order? If so, it hangs on data (docs/howto/unmodelled_routines.md)"};
  *trace = NULL;
  if (grid.crashed) return refuse_after_crash(message, size);
  panel_width = c.layout.backend.panel;
  pivots_feed_any(1);
  norms_feed(1);
  recorder_fold(1);
  virtual_grid_open(&grid, &c);
  int status = virtual_grid_record(&grid, &c, &to_do);
  if (grid.crashed) { /* nothing of it is touched again: not even free may find its memory as it was */
    snprintf(message, size, "%s", hscal_last_error());
    return status;
  }
  if (!status) status = streams_from_whole_record(&all, &c, &grid);
  if (!status) status = keep(&all, grid.processes, job->form[0] != HSCAL_RECORDED_MATRIX, trace);
  virtual_grid_close(&grid);
  for (int o = 0; o < job->operands; o++) fenced_free(w.array[o], w.bytes[o]);
  if (status) snprintf(message, size, "%s", hscal_last_error());
  return w.refused ? w.refused : status;
}

/* What the library says is the reason of what it refuses. */
static int record(const hscal_recorder_job *job, hscal_recorded_trace **trace, char *message, size_t size) {
  complaints_begin();
  int status = record_loudly(job, trace, message, size);
  const char *complaint = complaints_end();
  size_t length = strlen(message);
  if (status && *complaint) snprintf(message + length, size - length, " (%s)", complaint);
  return status;
}

/* Looked for here and in what this object brings along. */
static void *function(const char *name) {
  static void *self;
  Dl_info here;
  if (!self && dladdr((void *)(size_t)&hscal_recorder_open, &here))
    self = dlopen(here.dli_fname, RTLD_NOW | RTLD_NOLOAD);
  return self ? dlsym(self, name) : NULL;
}

const hscal_recorder *hscal_recorder_open(void) {
  static const hscal_recorder recorder = {HSCAL_RECORDER_VERSION, record, release, function};
  return &recorder;
}
