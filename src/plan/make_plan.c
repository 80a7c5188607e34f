#include "plan/make_plan.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/arguments.h"
#include "call/event_source.h"
#include "call/sequence.h"
#include "models/memory/memory.h"
#include "plan/baselines.h"
#include "plan/calibrated.h"
#include "plan/candidate.h"
#include "plan/chosen_trial.h"
#include "plan/one_process.h"
#include "plan/plan.h"
#include "plan/rival_reason.h"
#include "plan/rounding_risk.h"
#include "search/budget.h"
#include "search/trial.h"
#include "search/usual_layouts.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Rivals are told apart by grid; on the chosen grid also by block and panel, of which two are enough. */
static int is_news(const hscal_trial *trial, const hscal_trial *chosen, const hscal_candidate *rivals, int nrivals) {
  enum { SAME_GRID = 2 };
  int own_grid = trial->nprow == chosen->nprow && trial->npcol == chosen->npcol, same = 0;
  if (own_grid && trial->block == chosen->block && trial->row_block == chosen->row_block &&
      trial->panel == chosen->panel)
    return 0;
  for (int i = 0; i < nrivals; i++) {
    if (trial->nprow != rivals[i].nprow || trial->npcol != rivals[i].npcol) continue;
    if (trial->block == rivals[i].nb && trial->row_block == rivals[i].mb && trial->panel == rivals[i].panel) return 0;
    same++;
  }
  return same < (own_grid ? SAME_GRID : 1);
}

typedef struct ranked {
  double predicted_s;
  int trial;
} ranked;

static int faster_first(const void *x, const void *y) {
  const ranked *a = x, *b = y;
  if (a->predicted_s != b->predicted_s) return a->predicted_s < b->predicted_s ? -1 : 1;
  return a->trial - b->trial;
}

static int fill_rivals(const hscal_search_result *result, const hscal_trial *chosen, hscal_plan *plan) {
  int top = hscal__min(result->space->options.top, result->ntrials);
  ranked *order = malloc((size_t)result->ntrials * sizeof *order);
  plan->rivals = calloc((size_t)top, sizeof *plan->rivals);
  if (!order || !plan->rivals) {
    free(order);
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d rivals", top);
  }
  for (int i = 0; i < result->ntrials; i++) order[i] = (ranked){result->trials[i].predicted_s, i};
  qsort(order, (size_t)result->ntrials, sizeof *order, faster_first);
  for (int i = 0; i < result->ntrials && plan->nrivals < top; i++) {
    const hscal_trial *trial = &result->trials[order[i].trial];
    if (!is_news(trial, chosen, plan->rivals, plan->nrivals)) continue;
    hscal_candidate *rival = &plan->rivals[plan->nrivals++];
    *rival = hscal__candidate_of(result, trial);
    hscal__rival_reason(result, chosen, trial, rival->reason, sizeof rival->reason);
  }
  free(order);
  return 0;
}

static int fill_placement(const hscal_search_result *result, const hscal_trial *chosen, hscal_plan *plan) {
  const hscal_machine *machine = result->space->machine;
  size_t nodes = (size_t)machine->nnodes, processes = (size_t)plan->nprocs;
  plan->node_of = malloc(processes * sizeof *plan->node_of);
  plan->node_name = calloc(nodes, sizeof *plan->node_name);
  plan->memory_bytes = calloc(nodes, sizeof *plan->memory_bytes);
  plan->threads_of_node = calloc(nodes, sizeof *plan->threads_of_node);
  if (!plan->node_of || !plan->node_name || !plan->memory_bytes || !plan->threads_of_node)
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan of %zu processes", processes);
  plan->nnodes = machine->nnodes;
  for (int h = 0; h < machine->nnodes; h++)
    if (!(plan->node_name[h] = strdup(machine->node_name[h])))
      return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the names of %zu nodes", nodes);
  memcpy(plan->node_of, chosen->node_of, processes * sizeof *plan->node_of);
  for (int i = 0; i < plan->nprocs; i++)
    plan->threads_of_node[plan->node_of[i]] = hscal__class_processor_cores(hscal__node(machine, plan->node_of[i]));
  hscal_layout layout = hscal__layout_make(chosen->nprow, chosen->npcol, chosen->panel);
  for (int p = 0; p < chosen->nprow; p++)
    for (int q = 0; q < chosen->npcol; q++)
      plan->memory_bytes[chosen->node_of[p * chosen->npcol + q]] += hscal__process_bytes(chosen->call, &layout, p, q);
  return 0;
}

static int is_disturbed(const char *line) {
  static const char word[] = "disturbed: ";
  return strncmp(line, word, sizeof word - 1) == 0;
}

/* The machine's warnings in one line, cut off where they are too long. Of the stages of a measurement that other work
 * disturbed the first one speaks for all. */
static void fill_warning(const hscal_machine *machine, char *warning, size_t size) {
  static const char end[] = "; ...";
  size_t length = 0;
  int disturbed = 0;
  for (const char *line = hscal_machine_warnings(machine), *rest; *line; line = rest) {
    size_t letters = strcspn(line, "\n");
    rest = line + letters + (line[letters] == '\n');
    disturbed += is_disturbed(line);
    if (is_disturbed(line) && disturbed > 1) continue;
    if (length < size)
      length += (size_t)snprintf(warning + length, size - length, "%s%.*s", length ? "; " : "", (int)letters, line);
  }
  if (disturbed > 1 && length < size)
    length += (size_t)snprintf(warning + length, size - length, "; and %d more stages disturbed", disturbed - 1);
  if (length >= size) strcpy(warning + size - sizeof end, end);
}

/* By how much a candidate may be faster than the chosen layout, if the best of all, timed or not, takes so long at
 * least. */
static double gap_of(const hscal_search_result *result, const hscal_trial *chosen) {
  double best_s = result->trials[result->best].predicted_s, least_s = best_s * (1 - result->gap);
  return chosen->predicted_s > HSCAL_AS_FAST * best_s ? 1 - least_s / chosen->predicted_s : result->gap;
}

/* As which MPI library collectives are timed. */
static void note_collectives(const hscal_machine *machine, char *note, size_t size) {
  const hscal_collectives *collectives = hscal__machine_collectives(machine);
  size_t length = strlen(note);
  if (length >= size) return;
  snprintf(note + length, size - length, "%scollectives %s%s%s", length ? "; " : "",
           collectives->name ? "as " : "by the machine's own rows", collectives->name ? collectives->name : "",
           hscal__machine_is_unverified(machine) ? ", unverified" : "");
}

static int fill(const hscal_search_result *result, hscal_plan *plan) {
  const hscal_trial *chosen = hscal__chosen_trial(result, plan);
  hscal_candidate candidate = hscal__candidate_of(result, chosen);
  const hscal_call *call = &result->space->call;
  snprintf(plan->routine, sizeof plan->routine, "%s", hscal__call_name(call));
  hscal__arguments_text(call, plan->arguments, sizeof plan->arguments);
  plan->nprocs = candidate.nprocs, plan->nprow = candidate.nprow, plan->npcol = candidate.npcol;
  plan->mb = candidate.mb, plan->nb = candidate.nb, plan->panel = candidate.panel;
  plan->order = result->space->options.order;
  plan->predicted_s = chosen->predicted_s, plan->is_rough = chosen->is_low_fidelity;
  hscal_layout layout = hscal__layout_make(chosen->nprow, chosen->npcol, chosen->panel);
  hscal_placement placement = {.machine = result->space->machine, .node_of = chosen->node_of};
  HSCAL_TRY(hscal__plan_interval(chosen->call, &layout, &placement, chosen->predicted_s, plan));
  if (chosen->is_estimated) plan->lower_s /= HSCAL_ESTIMATE_ERROR, plan->upper_s *= HSCAL_ESTIMATE_ERROR;
  plan->evaluated = result->evaluated, plan->gap = gap_of(result, chosen);
  /* Placements that differ by an exchange of places are not listed before, but timed. */
  plan->candidates = result->candidates > result->evaluated ? result->candidates : result->evaluated;
  plan->in_program = result->space->options.in_program, plan->thinking_s = result->thinking_s;
  plan->patience = result->space->options.patience > 0 ? result->space->options.patience : 1;
  if (result->most_s > 0)
    plan->most_s = fmax(result->most_s, hscal__decision_limit_s(plan->predicted_s, &result->space->options));
  HSCAL_TRY(fill_placement(result, chosen, plan));
  HSCAL_TRY(hscal__baselines_fill(result, chosen, plan));
  for (int i = 0; i < hscal__parts(call) && !*plan->note; i++)
    hscal__rounding_risk_note(hscal__part_routine(call, i), result->space->machine, plan->node_of, plan->nprocs,
                              plan->note, sizeof plan->note);
  HSCAL_TRY(hscal__one_process_note(result, chosen, plan->note, sizeof plan->note));
  if (hscal__is_without_blocks(call))
    snprintf(plan->note, sizeof plan->note, "the seconds hold if the model is right");
  else if (plan->nprocs > 1)
    note_collectives(result->space->machine, plan->note, sizeof plan->note);
  fill_warning(result->space->machine, plan->warning, sizeof plan->warning);
  return fill_rivals(result, chosen, plan);
}

int hscal__plan_make(const hscal_search_result *result, hscal_plan **plan) {
  hscal_plan *made = calloc(1, sizeof *made);
  if (!made) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan");
  int status = fill(result, made);
  if (status)
    hscal_plan_free(made);
  else
    *plan = made;
  return status;
}
