#include "recorded/recording.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "recorded/calibrated.h"
#include "recorded/load.h"
#include "recorded/replay.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int type_of(const char *name, hscal_type *type) {
  static const char letters[] = "sdcz";
  static const hscal_type types[] = {HSCAL_TYPE_S, HSCAL_TYPE_D, HSCAL_TYPE_C, HSCAL_TYPE_Z};
  const char *letter = name[0] == 'p' && name[1] ? strchr(letters, name[1]) : NULL;
  if (letter) *type = types[letter - letters];
  return letter != NULL;
}

/* The name in lower case, and what follows from it. */
static int set_name(hscal_recording *r, const char *name) {
  static const hscal_pack packs[] = {HSCAL_PACK_RECORDED_1, HSCAL_PACK_RECORDED_2, HSCAL_PACK_RECORDED_3};
  size_t length = strlen(name);
  if (length + 2 > sizeof r->name)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "\"%.60s\" is too long for a routine", name);
  for (size_t i = 0; i < length; i++) r->name[i] = (char)tolower((unsigned char)name[i]);
  r->routine = (hscal_routine){.name = r->name, .scheme = HSCAL_SCHEME_recorded};
  r->routine.pack = packs[hscal__min(r->operands, HSCAL_OPERANDS) - 1];
  if (!type_of(r->name, &r->routine.type))
    return hscal__fail(HSCAL_ERROR_ARGUMENT,
                       "\"%s\" is not called as ScaLAPACK's routines are: ps.., pd.., pc.. or pz..", r->name);
  return 0;
}

static int look_for_routine(const hscal_recording *r) {
  char symbol[HSCAL_RECORDED_NAME + 1];
  snprintf(symbol, sizeof symbol, "%s_", r->name);
  if (r->recorder->function(symbol)) return 0;
  return hscal__fail(HSCAL_ERROR_UNSUPPORTED, "the installed ScaLAPACK has no routine %s", r->name);
}

static int check_operands(int operands, const hscal_desc *operand) {
  if (operands < 1 || operands > HSCAL_RECORDED_OPERANDS)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "%d distributed matrices: a recorded call has 1 to %d", operands,
                       HSCAL_RECORDED_OPERANDS);
  for (int o = 0; o < operands; o++)
    if (operand[o].m < 1 || operand[o].n < 1 || operand[o].mb < 0 || operand[o].nb < 0 || operand[o].rsrc < 0 ||
        operand[o].csrc < 0)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "matrix %d of the recorded call: %d x %d in blocks of %d x %d", o + 1,
                         operand[o].m, operand[o].n, operand[o].mb, operand[o].nb);
  return 0;
}

int hscal__recording_describe(const char *name, int operands, const hscal_desc *operand, hscal_recording *r) {
  *r = (hscal_recording){.operands = operands};
  r->source = (hscal_event_source){.who = "the library",
                                   .suits = hscal__recording_suits,
                                   .most_processes = HSCAL_MOST_RECORDED_PROCESSES,
                                   .is_in_blocks = 1};
  HSCAL_TRY(check_operands(operands, operand));
  memcpy(r->operand, operand, (size_t)operands * sizeof *operand);
  return set_name(r, name);
}

int hscal__recording_new(const char *name, int operands, const hscal_desc *operand, hscal_recorded_maker *make,
                         void *data, hscal_recording **recording) {
  hscal_recording *r = calloc(1, sizeof *r);
  *recording = NULL;
  if (!r) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a recording");
  int status = hscal__recording_describe(name, operands, operand, r);
  r->make = make, r->data = data;
  if (!status) status = hscal__recorder_load(&r->recorder);
  if (!status) status = look_for_routine(r);
  if (status)
    free(r);
  else
    *recording = r;
  return status;
}

void hscal__recording_free(hscal_recording *r) {
  if (!r) return;
  for (int i = 0; i < r->nlayouts; i++) r->recorder->release(r->layouts[i].trace);
  free(r->layouts);
  free(r);
}

hscal_call hscal__recording_call(hscal_recording *r) {
  r->source.is_row = hscal__recording_is_row(r);
  hscal_call call = {.routine = &r->routine, .source = &r->source, .recording = r};
  for (int o = 0; o < r->operands; o++) {
    if (o < HSCAL_OPERANDS) call.operand[o].desc = r->operand[o];
    call.m = hscal__max(call.m, r->operand[o].m);
    call.n = hscal__max(call.n, r->operand[o].n);
  }
  call.k = hscal__min(call.m, call.n);
  return call;
}

hscal_desc hscal__recorded_desc(const hscal_call *call, int which) {
  hscal_desc desc = call->recording->operand[which];
  const hscal_desc *cut = &call->operand[which < HSCAL_OPERANDS ? which : 0].desc;
  if (desc.mb == 0) desc.mb = desc.imb = cut->mb;
  if (desc.nb == 0) desc.nb = desc.inb = cut->nb;
  return desc;
}

/* ---- one-dimensional operands --------------------------------------------------------------------------------- */

int hscal__recording_length(const hscal_recording *recording) {
  int length = 1;
  for (int o = 0; o < recording->operands; o++) length = hscal__max(length, recording->operand[o].n);
  return length;
}

int hscal__recording_suits(const hscal_call *call, int nprow, int npcol) {
  const hscal_recording *r = call->recording;
  int nb = call->operand[HSCAL_A].desc.nb;
  if (!hscal__recording_is_row(r)) return 0;
  if (nprow != 1)
    return hscal__fail(HSCAL_ERROR_NO_GRID,
                       "%s on a %d x %d grid: its operands are one-dimensional and need a grid with one row", r->name,
                       nprow, npcol);
  if ((hscal__recording_length(r) - 1) / nb + 1 == npcol) return 0;
  return hscal__fail(HSCAL_ERROR_NO_GRID, "%s on a %d x %d grid, NB %d: each process has one block, hence NB %d",
                     r->name, nprow, npcol, nb, hscal__recording_block(r, npcol));
}

/* ---- recording ------------------------------------------------------------------------------------------------ */

static int make_call(void *self, int context, int *const *desc, void *const *array) {
  hscal_recording *r = self;
  return r->make(r, context, desc, array, r->data);
}

static int same_layout(const hscal_recorded_layout *kept, const hscal_call *call, const hscal_layout *layout) {
  const hscal_desc *desc = &call->operand[HSCAL_A].desc;
  return kept->layout.nprow == layout->nprow && kept->layout.npcol == layout->npcol &&
         kept->layout.backend.panel == layout->backend.panel && kept->mb == desc->mb && kept->nb == desc->nb;
}

static int add_layout(hscal_recording *r, const hscal_call *call, const hscal_layout *layout,
                      hscal_recorded_trace *trace) {
  if (r->nlayouts == r->capacity) {
    int capacity = r->capacity ? 2 * r->capacity : 16;
    hscal_recorded_layout *layouts = realloc(r->layouts, (size_t)capacity * sizeof *layouts);
    if (!layouts) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d recorded layouts", capacity);
    r->layouts = layouts, r->capacity = capacity;
  }
  const hscal_desc *desc = &call->operand[HSCAL_A].desc;
  r->layouts[r->nlayouts++] = (hscal_recorded_layout){*layout, desc->mb, desc->nb, trace};
  return 0;
}

static double effort_of(const hscal_call *call, const hscal_recorded_trace *trace) {
  double effort = HSCAL_RECORDING_EFFORT;
  for (int p = 0; trace && p < trace->processes; p++) {
    effort += HSCAL_RECORDING_EFFORT_OF_ACTION * (double)trace->process[p].count;
    for (size_t i = 0; i < trace->process[p].count; i++)
      effort += HSCAL_RECORDING_EFFORT_OF_TIME * (double)trace->process[p].action[i].times;
  }
  for (int o = 0; o < call->recording->operands; o++)
    effort += HSCAL_RECORDING_EFFORT_OF_BYTE * (double)hscal__type_bytes(call->routine->type) *
              call->recording->operand[o].m * call->recording->operand[o].n;
  return effort;
}

static int record(hscal_recording *r, const hscal_call *call, const hscal_layout *layout,
                  hscal_recorded_trace **trace) {
  hscal_recorder_job job = {.nprow = layout->nprow,
                            .npcol = layout->npcol,
                            .panel = layout->backend.panel,
                            .type = r->routine.type,
                            .operands = r->operands,
                            .make_call = make_call,
                            .self = r};
  char message[512] = "";
  if ((int64_t)layout->nprow * layout->npcol > HSCAL_MOST_RECORDED_PROCESSES)
    return hscal__fail(HSCAL_ERROR_UNSUPPORTED, "a %d x %d grid: at most %d processes can be recorded", layout->nprow,
                       layout->npcol, HSCAL_MOST_RECORDED_PROCESSES);
  for (int o = 0; o < r->operands; o++) job.desc[o] = hscal__recorded_desc(call, o);
  memcpy(job.form, r->form, sizeof job.form);
  memcpy(job.is_heavy, r->is_heavy, sizeof job.is_heavy);
  int status = r->recorder->record(&job, trace, message, sizeof message);
  r->source.effort += effort_of(call, *trace);
  if (status < 0) /* INFO of the library: another layout may be accepted */
    return hscal__fail(HSCAL_ERROR_NO_GRID, "%s on a %d x %d grid, NB %d: %s", r->name, layout->nprow, layout->npcol,
                       job.desc[0].nb, message);
  return status ? hscal__fail(status, "%s on a %d x %d grid, NB %d: %s", r->name, layout->nprow, layout->npcol,
                              job.desc[0].nb, message)
                : 0;
}

int hscal__recorded_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  hscal_recording *r = call->recording;
  hscal_recorded_trace *trace = NULL;
  for (int i = 0; i < r->nlayouts && !trace; i++)
    if (same_layout(&r->layouts[i], call, layout)) trace = r->layouts[i].trace;
  if (!trace) {
    HSCAL_TRY(record(r, call, layout, &trace));
    int status = add_layout(r, call, layout, trace);
    if (status) r->recorder->release(trace);
    HSCAL_TRY(status);
  }
  return hscal__replay(trace, sink);
}
