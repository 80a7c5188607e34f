#include "plan/planned_call.h"
#include "base/status.h"
#include "call/arguments.h"
#include "call/sequence.h"

#include <stdio.h>
#include <string.h>

const char *hscal__planned_layout_text(const hscal_plan *plan, char text[HSCAL_PLANNED_LAYOUT_TEXT_SIZE]) {
  snprintf(text, HSCAL_PLANNED_LAYOUT_TEXT_SIZE, "grid=%dx%d order=%s nb=%d mb=%d panel=%d", plan->nprow, plan->npcol,
           plan->order == 'C' ? "column" : "row", plan->nb, plan->mb, plan->panel);
  return text;
}

const char *hscal__planned_call_text(const hscal_plan *plan, char text[HSCAL_PLANNED_CALL_TEXT_SIZE]) {
  char layout[HSCAL_PLANNED_LAYOUT_TEXT_SIZE];
  snprintf(text, HSCAL_PLANNED_CALL_TEXT_SIZE, "%s %s: %s", plan->routine, plan->arguments,
           hscal__planned_layout_text(plan, layout));
  return text;
}

/* The colon between both; null: there is none. */
static const char *end_of_call(const char *text) {
  const char *last = NULL;
  for (const char *at = text; (at = strstr(at, ": ")); at++) last = at;
  return last;
}

int hscal__planned_call_read(const char *text, hscal_planned_call *planned) {
  hscal_planned_call read = {.call = ""};
  const char *end = end_of_call(text);
  if (!end || end == text || (size_t)(end - text) >= sizeof read.call)
    return hscal__fail(HSCAL_ERROR_UNKNOWN, "\"%.80s\" is no call and layout such as \"pdgemm m=9 n=9 k=9: grid=1x2\"",
                       text);
  HSCAL_TRY(hscal_options_parse(end + 1, &read.layout));
  if (read.layout.nprow < 1) return hscal__fail(HSCAL_ERROR_UNKNOWN, "\"%.80s\" names no grid", text);
  memcpy(read.call, text, (size_t)(end - text));
  *planned = read;
  return 0;
}

/* Nothing else is asked for any more: whoever planned knew of it. A panel width that is fixed stays. */
static void ask_for(const hscal_options *layout, int with_blocks, hscal_options *options) {
  options->processes = options->exact_processes = options->processes_per_node = 0;
  options->all_processes = options->square = options->square_blocks = options->whole_nodes = options->objective = 0;
  options->nprow = layout->nprow, options->npcol = layout->npcol, options->order = layout->order;
  if (!options->panel) options->panel = layout->panel;
  if (with_blocks) options->nb = layout->nb, options->mb = layout->mb;
}

const char *hscal__planned_call_name(const hscal_call *call, char text[HSCAL_PLANNED_CALL_TEXT_SIZE]) {
  char arguments[sizeof((hscal_plan *)0)->arguments]; /* as long as in plans */
  hscal__arguments_text(call, arguments, sizeof arguments);
  snprintf(text, HSCAL_PLANNED_CALL_TEXT_SIZE, "%s %s", hscal__call_name(call), arguments);
  return text;
}

int hscal__planned_call_has_routine(const hscal_planned_call *planned, const hscal_call *call) {
  size_t length = strcspn(planned->call, " ");
  return strlen(hscal__call_name(call)) == length && strncmp(planned->call, hscal__call_name(call), length) == 0;
}

int hscal__planned_call_fits(const hscal_planned_call *planned, const hscal_call *call, hscal_options *options) {
  char text[HSCAL_PLANNED_CALL_TEXT_SIZE];
  if (strcmp(hscal__planned_call_name(call, text), planned->call) != 0) return 0;
  ask_for(&planned->layout, hscal__call_is_open(call), options);
  return 1;
}
