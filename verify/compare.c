#include "verify/compare.h"
#include "info/count.h"
#include "verify/compared_kernels_table.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- action by action -------------------------------------------------------------------------------------- */

static void print_at(const stream *s, size_t index, char text[ACTION_TEXT]) {
  if (index < s->count)
    action_print(&s->actions[index], text);
  else
    snprintf(text, ACTION_TEXT, "nothing more");
}

/* Index of the first action that differs; the smaller count if none does. */
static size_t first_difference(const stream *a, const stream *b) {
  size_t i = 0;
  while (i < a->count && i < b->count && action_equal(&a->actions[i], &b->actions[i])) i++;
  return i;
}

int compare_streams(const oracle_case *c, const streams *recorded, const streams *expected,
                    char text[DIFFERENCE_TEXT]) {
  for (int p = 0; p < oracle_case_processes(c); p++) {
    const stream *library = &recorded->process[p], *scheme = &expected->process[p];
    size_t i = first_difference(library, scheme);
    if (i == library->count && i == scheme->count) continue;
    char in_library[ACTION_TEXT], in_scheme[ACTION_TEXT];
    print_at(library, i, in_library);
    print_at(scheme, i, in_scheme);
    snprintf(text, DIFFERENCE_TEXT, "process %d (%d,%d) event %zu: expected \"%s\", recorded \"%s\" (of %zu and %zu)",
             p, p / c->layout.npcol, p % c->layout.npcol, i, in_scheme, in_library, scheme->count, library->count);
    return 0;
  }
  return 1;
}

/* ---- totals ------------------------------------------------------------------------------------------------ */

/* The same figures as in hscal_info, from the record. */
typedef struct totals {
  double flops[VIRTUAL_WORLD_SIZE], collective_bytes[VIRTUAL_WORLD_SIZE];
  double *bytes, *messages; /* [processes][processes] */
  double collectives;
} totals;

static double kernel_flops(const action *a, hscal_type type) {
  hscal_event event = {.kind = HSCAL_EVENT_COMPUTE, .kernel = a->kernel, .letters = {a->letters[0]}};
  const char *dims = hscal__kernel_facts[a->kernel].dims;
  for (int i = 0; dims[i]; i++) *hscal__event_dimension(&event, dims[i]) = a->dims[i];
  return hscal__event_flops(&event, type);
}

static void add_to_totals(totals *t, const oracle_case *c, int process, const action *a) {
  const hscal_type type = c->call.routine->type;
  double bytes = (double)a->bytes;
  switch (a->kind) {
  case ACTION_KERNEL:
    t->flops[process] += kernel_flops(a, type);
    break;
  case ACTION_SEND: {
    size_t pair = (size_t)(process * oracle_case_processes(c) + a->peer);
    t->bytes[pair] += bytes;
    t->messages[pair] += 1;
    break;
  }
  case ACTION_RECEIVE:
    break;
  default: /* counted once, where its first member is */
    t->collective_bytes[process] += bytes;
    t->collectives += process == a->first;
  }
}

static int differ(char *text, const char *format, ...) {
  va_list values;
  va_start(values, format);
  vsnprintf(text, DIFFERENCE_TEXT, format, values);
  va_end(values);
  return 0;
}

static int compare_pairs(int processes, const totals *t, const hscal_info *info, char *text) {
  for (int x = 0; x < processes * processes; x++) {
    if (t->bytes[x] == info->bytes[x] && t->messages[x] == info->messages[x]) continue;
    return differ(text, "process %d to %d: info has %.0f bytes in %.0f messages, recorded %.0f in %.0f", x / processes,
                  x % processes, info->bytes[x], info->messages[x], t->bytes[x], t->messages[x]);
  }
  return 1;
}

static int compare_info(const oracle_case *c, const totals *t, const hscal_info *info, char *text) {
  int processes = oracle_case_processes(c), operations = operations_are_compared(c->call.routine);
  for (int p = 0; p < processes; p++) {
    if (operations && t->flops[p] != info->flops[p])
      return differ(text, "process %d: info has %.0f operations, recorded %.0f", p, info->flops[p], t->flops[p]);
    if (t->collective_bytes[p] != info->collective_bytes[p])
      return differ(text, "process %d: info has %.0f bytes in collectives, recorded %.0f", p, info->collective_bytes[p],
                    t->collective_bytes[p]);
  }
  if (t->collectives != info->collectives)
    return differ(text, "info has %.0f collectives, recorded %.0f", info->collectives, t->collectives);
  return compare_pairs(processes, t, info, text);
}

int compare_totals(const oracle_case *c, const streams *recorded, char text[DIFFERENCE_TEXT]) {
  int processes = oracle_case_processes(c), result = -1;
  size_t pairs = (size_t)processes * (size_t)processes;
  totals t = {.bytes = calloc(pairs, sizeof(double)), .messages = calloc(pairs, sizeof(double))};
  hscal_info *info = NULL;
  if (!t.bytes || !t.messages || hscal__info(&c->call, &c->layout, &info)) {
    differ(text, "hscal__info failed: %s", hscal_last_error());
    goto out;
  }
  for (int p = 0; p < processes; p++)
    for (size_t i = 0; i < recorded->process[p].count; i++) add_to_totals(&t, c, p, &recorded->process[p].actions[i]);
  result = compare_info(c, &t, info, text);
out:
  hscal_info_free(info);
  free(t.bytes);
  free(t.messages);
  return result;
}
