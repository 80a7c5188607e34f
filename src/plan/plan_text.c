#include "plan/plan_text.h"
#include "base/text.h"
#include "plan/baseline_text.h"
#include "plan/guard.h"
#include "plan/node_hours.h"
#include "plan/plan.h"
#include "plan/plan_effort.h"
#include "plan/plan_lines.h"
#include "plan/plan_nodes.h"
#include "plan/plan_places.h"
#include "search/block_sizes.h"
#include "search/objective.h"
#include "search/space.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_LINE = 100 };

static void print_seconds(FILE *out, double seconds) {
  char text[HSCAL_SECONDS_TEXT_SIZE];
  fputs(hscal__seconds_text(seconds, text), out);
}

/* Is there a panel width to tell? */
static int has_panels(const hscal_plan *plan) {
  const hscal_routine *routine = hscal__routine_find(plan->routine);
  return (!routine && hscal__plan_has_blocks(plan)) ||
         (routine && hscal__has_panels(routine)); /* of a recorded routine it is not known */
}

/* Columns for block sizes: more of them where blocks are not square, with three digits on either side. */
static int blocks_width(const hscal_plan *plan) {
  int oblong = plan->mb != plan->nb;
  for (int i = 0; i < plan->nrivals; i++) oblong |= plan->rivals[i].mb != plan->rivals[i].nb;
  return oblong ? 7 : 4;
}

static void print_layout(FILE *out, const hscal_plan *plan, const char *name, const hscal_candidate *candidate,
                         const char *words) {
  char grid[24], blocks[HSCAL_BLOCKS_TEXT_SIZE], panel[16] = "-", time[24] = "-";
  if (has_panels(plan)) snprintf(panel, sizeof panel, "%d", candidate->panel);
  snprintf(grid, sizeof grid, "%d x %d", candidate->nprow, candidate->npcol);
  if (isfinite(candidate->predicted_s)) snprintf(time, sizeof time, "%.5g", candidate->predicted_s);
  if (hscal__plan_has_blocks(plan))
    hscal__blocks_text(candidate->mb, candidate->nb, blocks);
  else
    strcpy(blocks, "-");
  int column = fprintf(out, "  %-8s %10s %*s %6s %11s%s", name, grid, blocks_width(plan), blocks, panel, time,
                       *words ? "  " : "");
  hscal__put_wrapped(out, &(hscal_lines){column, LONGEST_LINE, 0}, words);
}

static void print_candidate(FILE *out, const hscal_plan *plan, const char *name, const hscal_candidate *candidate) {
  print_layout(out, plan, name, candidate, candidate->reason);
}

static void print_table(FILE *out, const hscal_plan *plan) {
  hscal_candidate chosen = hscal__plan_layout(plan);
  hscal_baseline_line usual[HSCAL_BASELINE_LINES];
  int nusual = hscal__baseline_lines(plan, usual);
  fprintf(out, "\n  %-8s %10s %*s %6s %11s\n", "", "grid", blocks_width(plan), "NB", "panel", "seconds");
  print_candidate(out, plan, "chosen", &chosen);
  for (int i = 0; i < plan->nrivals; i++) print_candidate(out, plan, i == 0 ? "rivals" : "", &plan->rivals[i]);
  for (int i = 0; i < nusual; i++) print_layout(out, plan, i == 0 ? "usual" : "", &usual[i].layout, usual[i].words);
  if (plan->origin.nprocs > 0) print_candidate(out, plan, "origin", &plan->origin);
}

/* Whether the matrices stay where they lie, and what moving costs and gains. */
static void print_origin(FILE *out, const hscal_plan *plan) {
  const hscal_candidate *origin = &plan->origin;
  char moving[HSCAL_SECONDS_TEXT_SIZE], gain[HSCAL_SECONDS_TEXT_SIZE], blocks[HSCAL_BLOCKS_TEXT_SIZE];
  if (origin->nprocs == 0) return;
  hscal__seconds_text(plan->moving_s, moving);
  hscal__seconds_text(plan->moving_gain_s, gain);
  fprintf(out, "  data lie    in %d x %d, NB %s: ", origin->nprow, origin->npcol,
          hscal__blocks_text(origin->mb, origin->nb, blocks));
  if (plan->kept_origin && plan->moving_gain_s <= 0)
    fprintf(out, "they stay, no other layout is faster\n");
  else if (plan->kept_origin && isinf(plan->moving_s))
    fprintf(out, "they stay, there is no memory to move them, which would gain %s\n", gain);
  else if (plan->kept_origin)
    fprintf(out, "they stay, moving would take %s and gain %s%s\n", moving, gain,
            plan->moving_gain_s > plan->moving_s ? ", which is not sure" : "");
  else if (isnan(plan->moving_gain_s))
    fprintf(out, "there the call %s; moving takes %s\n", origin->reason, moving);
  else
    fprintf(out, "moving them takes %s and gains %s\n", moving, gain);
}

static void print_time(FILE *out, const hscal_plan *plan) {
  char words[256];
  fprintf(out, "  predicted   %s", plan->is_rough ? "roughly " : "");
  print_seconds(out, plan->predicted_s);
  fprintf(out, " (");
  print_seconds(out, plan->lower_s);
  fprintf(out, " to ");
  print_seconds(out, plan->upper_s);
  fprintf(out, ")\n");
  if (plan->objective > HSCAL_OBJECTIVE_TIME) return;
  hscal__baseline_gain(plan, words, sizeof words);
  hscal__put_line(out, "gain", words);
  hscal__guard_text(plan, words, sizeof words);
  hscal__put_line(out, "guard", words);
}

/* "4 of 16 nodes, 0.034 node-hours", if anybody asked for costs. */
static void print_cost(FILE *out, const hscal_plan *plan) {
  char cost[HSCAL_NODE_HOURS_TEXT_SIZE], deadline[HSCAL_SECONDS_TEXT_SIZE];
  if (!hscal__objective_name(plan->objective)) return;
  fprintf(out, "  cost        %d of %d node%s, %s", plan->nodes_used, plan->nnodes, plan->nnodes == 1 ? "" : "s",
          hscal__node_hours_text(plan->node_hours, cost));
  if (plan->objective == HSCAL_OBJECTIVE_NODE_HOURS) fprintf(out, ", the least that was found");
  if (plan->objective == HSCAL_OBJECTIVE_DEADLINE)
    fprintf(out, ", the least that was found within %s", hscal__seconds_text(plan->deadline_s, deadline));
  fprintf(out, "\n");
}

char *hscal__plan_text(const hscal_plan *plan) {
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  fprintf(out, "%s: %d x %d grid of %d process%s", plan->routine, plan->nprow, plan->npcol, plan->nprocs,
          plan->nprocs == 1 ? "" : "es");
  if (plan->mb != plan->nb) fprintf(out, ", MB %d", plan->mb);
  if (hscal__plan_has_blocks(plan)) fprintf(out, ", NB %d", plan->nb);
  if (has_panels(plan)) fprintf(out, ", panel width %d", plan->panel);
  fprintf(out, "\n");
  hscal__put_line(out, "warning", plan->warning);
  hscal__put_line(out, "for", plan->arguments);
  hscal__put_line(out, "strategy", plan->strategy);
  print_time(out, plan);
  print_cost(out, plan);
  print_origin(out, plan);
  hscal__put_line(out, "note", plan->note);
  int status = hscal__put_nodes(out, plan);
  if (!status) status = hscal__put_places(out, plan);
  print_table(out, plan);
  hscal__put_effort(out, plan);
  if (!hscal__stream_text(out, &text) || !status) return text;
  free(text);
  return NULL;
}
