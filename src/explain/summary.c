#include "explain/summary.h"
#include "base/text.h"
#include "plan/plan.h"

#include <math.h>
#include <string.h>

static const char *plural(int count) { return count == 1 ? "" : "s"; }

/* "6 nodes of kind new, 2 of kind old", of those with processes or of those without; nothing if there are none. */
static void put_nodes(FILE *out, const hscal_explanation *explanation, int with_processes) {
  const hscal_machine *machine = explanation->explained->placement->machine;
  int kinds = 0;
  for (int c = 0; c < machine->nclasses; c++) {
    int nodes = 0;
    for (int h = 0; h < machine->nnodes; h++)
      nodes += machine->class_of[h] == c && (explanation->plan->threads_of_node[h] > 0) == with_processes;
    if (!nodes) continue;
    fprintf(out, "%s%d", kinds ? ", " : "", nodes);
    if (!kinds) fprintf(out, " node%s", plural(nodes));
    if (machine->nclasses > 1) fprintf(out, " of kind %.*s", HSCAL_BEGINNING(machine->classes[c].name, 24));
    kinds++;
  }
}

static void put_workers(FILE *out, const hscal_explanation *explanation) {
  int processes = explanation->plan->nprocs, idle = 0;
  for (int h = 0; h < explanation->plan->nnodes; h++) idle += explanation->plan->threads_of_node[h] == 0;
  fprintf(out, "    %d process%s on ", processes, processes == 1 ? " runs" : "es run");
  put_nodes(out, explanation, 1);
  if (idle) {
    fprintf(out, "; ");
    put_nodes(out, explanation, 0);
    fprintf(out, " stay%s idle", idle == 1 ? "s" : "");
  }
  fprintf(out, ".\n");
}

/* What follows "167.8 % slower: "; nothing if there is no such reason. */
static const char *reason_of(const hscal_candidate *candidate) {
  const char *colon = strstr(candidate->reason, ": ");
  return colon ? colon + 2 : "";
}

static void put_usual(FILE *out, const hscal_explanation *explanation) {
  const hscal_plan *plan = explanation->plan;
  char blocks[HSCAL_PLAN_BLOCKS_TEXT_SIZE];
  const char *name =
      plan->best_baseline >= 0 && plan->nbaselines > 0 ? plan->baselines[plan->best_baseline].name : "guide";
  const hscal_candidate *usual =
      strcmp(name, "guide") == 0 ? &plan->fallback : &plan->baselines[plan->best_baseline].layout;
  if (plan->kept_default) {
    fprintf(out, "    This is a usual layout: no other surely gains over it.\n");
    return;
  }
  if (plan->kept_origin || !isfinite(usual->predicted_s) || !(plan->predicted_s > 0)) return;
  if (usual == &plan->fallback)
    fprintf(out, "    The best usual layout (ScaLAPACK's guide: %d x %d, row order", usual->nprow, usual->npcol);
  else
    fprintf(out, "    The best usual layout (%s", name);
  fprintf(out, "%s) would take %.3g times as long", hscal__plan_blocks_text(plan, usual->nb, usual->nb, blocks),
          usual->predicted_s / plan->predicted_s);
  if (*reason_of(usual)) fprintf(out, " (%s)", reason_of(usual));
  fprintf(out, ".\n");
}

static void put_shares(FILE *out, const hscal_explanation *explanation) {
  const hscal_shares *shares = &explanation->shares;
  double all_s = 0;
  for (int s = 0; s < HSCAL_SHARES; s++) all_s += shares->seconds[s];
  if (shares->nprocs == 1 || !(all_s > 0)) return;
  double moving_s = shares->seconds[HSCAL_SHARE_LATENCY] + shares->seconds[HSCAL_SHARE_BANDWIDTH];
  double waiting_s = shares->seconds[HSCAL_SHARE_WAIT] + shares->seconds[HSCAL_SHARE_IDLE];
  fprintf(out,
          "    A process computes for %.0f %% of the time, moves data for %.0f %% and waits for others for %.0f %%.\n",
          100 * shares->seconds[HSCAL_SHARE_COMPUTE] / all_s, 100 * moving_s / all_s, 100 * waiting_s / all_s);
}

/* The change that saves most, if it saves anything. */
static const hscal_change *best_of(const hscal_changes *changes) {
  const double least = 0.0005; /* less is printed as 0.0 % */
  const hscal_change *best = NULL;
  for (int i = 0; i < changes->count; i++)
    if (changes->change[i].difference < (best ? best->difference : -least)) best = &changes->change[i];
  return best;
}

static void put_best(FILE *out, const hscal_change *best) {
  if (best) fprintf(out, "    The call would take %.1f %% less time %s.\n", -100 * best->difference, best->what);
}

static void put_collectives(FILE *out, const hscal_machine *machine) {
  if (hscal__machine_is_unverified(machine))
    fprintf(out, "    MPI's collectives are timed as %s, unverified: the interval is wider for it.\n",
            hscal__machine_collectives_name(machine));
}

void hscal__explanation_summary(const hscal_explanation *explanation, FILE *out) {
  fprintf(out, "\nIn short\n");
  put_workers(out, explanation);
  put_usual(out, explanation);
  put_shares(out, explanation);
  put_best(out, best_of(&explanation->limits.changes));
  put_best(out, best_of(&explanation->more));
  put_collectives(out, explanation->explained->placement->machine);
}
