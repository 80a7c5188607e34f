#include "explain/explanation_text.h"
#include "base/text.h"
#include "explain/summary.h"
#include "plan/node_ranges.h"
#include "plan/one_process.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static double waited_in_all(const hscal_explanation *explanation) {
  double sum_s = 0;
  for (int p = 0; p < explanation->shares.nprocs; p++) sum_s += explanation->shares.waited_for_s[p];
  return sum_s;
}

static void put_change(FILE *out, const hscal_change *change) {
  double percent = 100 * change->difference;
  fprintf(out, "    %-56s ", change->what);
  if (!isfinite(change->seconds))
    fprintf(out, "not possible\n");
  else if (fabs(percent) < 0.05)
    fprintf(out, "no difference\n");
  else if (percent < 100)
    fprintf(out, "%.1f %% %s\n", fabs(percent), percent < 0 ? "less time" : "more time");
  else
    fprintf(out, "%.3g times as long\n", 1 + change->difference);
}

static void put_changes(FILE *out, const hscal_changes *changes) {
  for (int i = 0; i < changes->count; i++) put_change(out, &changes->change[i]);
}

/* Those that gain something; all where none does. */
static void put_gains(FILE *out, const hscal_changes *changes) {
  int gains = 0;
  for (int i = 0; i < changes->count; i++) gains += changes->change[i].difference < -0.0005;
  for (int i = 0; i < changes->count; i++)
    if (!gains || changes->change[i].difference < -0.0005) put_change(out, &changes->change[i]);
  if (gains > 0 && gains < changes->count)
    fprintf(out, "    (%d more were tried and gain nothing)\n", changes->count - gains);
}

static void put_shares(FILE *out, const char *who, const double seconds[HSCAL_SHARES]) {
  const int width = 28;
  double all_s = 0;
  for (int s = 0; s < HSCAL_SHARES; s++) all_s += seconds[s];
  int characters = hscal__characters(who), bytes = hscal__first_characters(who, width);
  fprintf(out, "    %.*s%*s", bytes, who, characters < width ? width - characters : 0, "");
  for (int s = 0; s < HSCAL_SHARES; s++) fprintf(out, " %8.1f %%", all_s > 0 ? 100 * seconds[s] / all_s : 0);
  fprintf(out, "\n");
}

/* The nodes that others wait for longest. */
static void put_waited_for(FILE *out, const hscal_explanation *explanation) {
  enum { LISTED = 3 };
  const hscal_machine *machine = explanation->explained->placement->machine;
  double all_s = waited_in_all(explanation), last_s = INFINITY;
  if (explanation->shares.seconds[HSCAL_SHARE_WAIT] < 1e-3 * explanation->plan->predicted_s || !(all_s > 0)) return;
  fprintf(out, "    waiting is for");
  for (int listed = 0, last = -1; listed < LISTED; listed++) {
    int next = -1;
    double next_s = 0.01 * all_s;
    for (int h = 0; h < machine->nnodes; h++) {
      double seconds = hscal__explanation_waited_for_s(explanation, h);
      if (seconds > next_s && (seconds < last_s || (seconds == last_s && h > last))) next = h, next_s = seconds;
    }
    if (next < 0) break;
    fprintf(out, "%s %.*s (%.0f %%)", listed ? "," : "", HSCAL_BEGINNING(machine->node_name[next], 40),
            100 * next_s / all_s);
    last = next, last_s = next_s;
  }
  fprintf(out, "\n");
}

static void put_time(FILE *out, const hscal_explanation *explanation) {
  enum { LISTED = 16 };
  const hscal_shares *shares = &explanation->shares;
  char who[64];
  fprintf(out, "\nWhere the time goes (%s)\n    %-28s",
          shares->is_sampled ? "seen in a sample of the steps" : "every step was looked at", "");
  for (int s = 0; s < HSCAL_SHARES; s++) fprintf(out, " %10s", hscal__share_name[s]);
  fprintf(out, "\n");
  put_shares(out, shares->nprocs == 1 ? "the process" : "all processes", shares->seconds);
  snprintf(who, sizeof who, "computes longest: %.*s",
           HSCAL_BEGINNING(hscal__explanation_node_name(explanation, shares->busiest), 20));
  if (shares->nprocs > 1) put_shares(out, who, shares->of_process[shares->busiest]);
  for (int p = 0; p < shares->nprocs && shares->nprocs > 1 && shares->nprocs <= LISTED; p++) {
    int npcol = explanation->explained->layout->npcol;
    snprintf(who, sizeof who, "  (%d,%d) %.*s", p / npcol, p % npcol,
             HSCAL_BEGINNING(hscal__explanation_node_name(explanation, p), 20));
    put_shares(out, who, shares->of_process[p]);
  }
  put_waited_for(out, explanation);
}

static void put_limits(FILE *out, const hscal_explanation *explanation) {
  const hscal_limits *limits = &explanation->limits;
  double all_s = explanation->plan->predicted_s;
  fprintf(out, "\nWhat limits: %s\n", limits->limit);
  if (all_s > 0 && explanation->shares.nprocs > 1)
    fprintf(out,
            "    from begin to end %.0f %% hang on computing (%.0f %% while others wait in a chain), %.0f %% on "
            "bandwidth,\n    %.0f %% on latency\n",
            100 * limits->compute_s / all_s, 100 * limits->chain_s / all_s, 100 * limits->bandwidth_s / all_s,
            100 * limits->latency_s / all_s);
  put_gains(out, &limits->changes);
}

/* "2 of 4 of kind b: b[3-4]" for each kind that has some. */
static void put_left_out(FILE *out, const hscal_explanation *explanation) {
  enum { NAMES = 60, NAME = 24 };
  const hscal_plan *plan = explanation->plan;
  const hscal_machine *machine = explanation->explained->placement->machine;
  int *node = malloc((size_t)machine->nnodes * sizeof *node);
  for (int c = 0; node && c < machine->nclasses; c++) {
    int nodes = 0, idle = 0;
    for (int h = 0; h < machine->nnodes; h++) {
      nodes += machine->class_of[h] == c;
      if (machine->class_of[h] == c && plan->threads_of_node[h] == 0) node[idle++] = h;
    }
    char *names = idle ? hscal__node_ranges(plan->node_name, node, idle, NAME) : NULL;
    char *shown = names ? hscal__node_ranges_cut(names, idle, NAMES) : NULL;
    if (shown)
      fprintf(out, "    left out, %d of %d of kind %.*s: %s\n", idle, nodes,
              HSCAL_BEGINNING(machine->classes[c].name, 40), shown);
    free(shown);
    free(names);
  }
  free(node);
}

static void put_nodes(FILE *out, const hscal_explanation *explanation) {
  fprintf(out, "\nOther nodes\n");
  put_left_out(out, explanation);
  if (explanation->nodes_are_fixed) {
    fprintf(out, "    nothing else is planned: %s\n", explanation->nodes_are_fixed);
    return;
  }
  put_changes(out, &explanation->more);
  put_changes(out, &explanation->fewer);
}

static void put_threshold(FILE *out, const hscal_explanation *explanation) {
  const hscal_threshold *threshold = &explanation->threshold;
  char name[16];
  const char *plain = hscal__plain_name(explanation->explained->call->routine, name);
  if (threshold->why_not || threshold->size == 0) return;
  fprintf(out, "\nSmall problems\n    ");
  if (threshold->is_above)
    fprintf(out, "one process is enough up to %s = %d at least", threshold->dimension, threshold->size);
  else
    fprintf(out, "more than one process pays from about %s = %d on", threshold->dimension, threshold->size);
  if (plain) fprintf(out, "; below that, a plain %s call does it", plain);
  fprintf(out, "\n");
}

char *hscal__explanation_text(const hscal_explanation *explanation) {
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  hscal__explanation_summary(explanation, out);
  put_time(out, explanation);
  put_limits(out, explanation);
  put_nodes(out, explanation);
  put_threshold(out, explanation);
  return hscal__stream_text(out, &text);
}
