/*
 * cori_report: real timings of pdgeqrf on a large machine beside those that hscal predicts. Two numbers of the machine are fitted to
 * the runs of one shape of matrix, the other shape tests them; and the other way round.
 *
 *   cori_report RUNS.csv MACHINE.json > docs/results/cori.md
 */
#include "machine/machine.h"
#include "models/predict/predict.h"
#include "runs.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { FAILED = 1, MISUSED = 2 };

typedef struct report {
  run *runs;
  int count, first; /* of the first shape */
  hscal_machine *machine;
  hscal_workspace *workspace;
  int *node_of;
} report;

/* ---- predictions ---------------------------------------------------------------------------------------------- */

static int predict(const report *r, run *x) {
  hscal_call call = hscal__call_make(hscal__routine_find("pdgeqrf"), x->m, x->n, 0, x->nb, x->nb);
  hscal_layout layout = hscal__layout_make(x->layout.nprow, x->layout.npcol, 0);
  hscal_placement placement = {.machine = r->machine, .node_of = r->node_of};
  int status = hscal__timeof_in(r->workspace, &call, &layout, &placement, HSCAL_EFFORT_MODEL, &x->layout.predicted_s);
  if (status) fprintf(stderr, "cori_report: %s\n", hscal_last_error());
  return status;
}

/* Mean of |ln(predicted / measured)|. */
static int disagreement(const report *r, run *runs, int count, double *mean) {
  *mean = 0;
  for (int i = 0; i < count; i++) {
    if (predict(r, &runs[i])) return FAILED;
    *mean += fabs(log(runs[i].layout.predicted_s / runs[i].layout.measured_s)) / count;
  }
  return 0;
}

/* ---- the fit -------------------------------------------------------------------------------------------------- */

/* How fast a process reads and writes memory, which decides what matrices times vectors take, and what a message takes. */
typedef struct fitted {
  double value[2];
} fitted;

static fitted fitted_of(const hscal_machine *machine) {
  return (fitted){{machine->classes[0].copy_bytes_per_s, machine->layer[HSCAL_LAYER_NETWORK].latency_s}};
}

static void set(hscal_machine *machine, fitted x) {
  machine->classes[0].copy_bytes_per_s = x.value[0];
  machine->layer[HSCAL_LAYER_NETWORK].latency_s = x.value[1];
}

/* Walks down: each number by a factor up and down as long as that helps, then by a smaller one. */
static int fit(const report *r, run *runs, int count, fitted *best) {
  double least, tried;
  set(r->machine, *best);
  if (disagreement(r, runs, count, &least)) return FAILED;
  for (double factor = 2; factor > 1.05; factor = sqrt(factor)) {
    for (int moved = 1; moved;) {
      moved = 0;
      for (int way = 0; way < 4; way++) {
        fitted x = *best;
        x.value[way / 2] *= way % 2 ? factor : 1 / factor;
        set(r->machine, x);
        if (disagreement(r, runs, count, &tried)) return FAILED;
        if (tried >= least) continue;
        least = tried, *best = x, moved = 1;
      }
    }
    fprintf(stderr, "factor %.3f: %.4g GB/s, %.3g us: mean difference %.4f\n", factor, best->value[0] / 1e9,
            best->value[1] * 1e6, least);
  }
  set(r->machine, *best);
  return 0;
}

/* ---- the report ----------------------------------------------------------------------------------------------- */

static void print_agreement(const char *role, const run *runs, int count) {
  timed_layout *layouts = malloc((size_t)count * sizeof *layouts);
  if (!layouts) return;
  for (int i = 0; i < count; i++) layouts[i] = runs[i].layout;
  agreement all = agreement_of(layouts, count);
  printf("| %d x %d | %s | %d | %.1f | %.1f | %.3f | %.1f |\n", runs->m, runs->n, role, count, 100 * all.mean_error,
         100 * all.worst_error, all.rank_correlation, 100 * all.regret);
  free(layouts);
}

/* Fits to one shape and tests on the other, of which the table of all layouts is printed if `details`. */
static int report_fit(report *r, run *taught, int ntaught, run *asked, int nasked, fitted *start) {
  double unused;
  if (fit(r, taught, ntaught, start) || disagreement(r, taught, ntaught, &unused)) return FAILED;
  if (disagreement(r, asked, nasked, &unused)) return FAILED;
  printf("\nFitted to %d x %d: memory %.3g GB/s for each process, %.2g us for a message between nodes.\n\n", taught->m,
         taught->n, start->value[0] / 1e9, start->value[1] * 1e6);
  puts("| matrix | | layouts | mean error % | worst % | rank correlation | regret % |");
  puts("|---|---|---|---|---|---|---|");
  print_agreement("fitted", taught, ntaught);
  print_agreement("tested", asked, nasked);
  return 0;
}

static void print_layouts(const run *runs, int count) {
  puts("\n| matrix | NB | grid | runs | measured s | predicted s | error % |\n|---|---|---|---|---|---|---|");
  for (int i = 0; i < count; i++)
    printf("| %d x %d | %d | %d x %d | %d | %.4f | %.4f | %+.1f |\n", runs[i].m, runs[i].n, runs[i].nb,
           runs[i].layout.nprow, runs[i].layout.npcol, runs[i].runs, runs[i].layout.measured_s,
           runs[i].layout.predicted_s, 100 * prediction_error(&runs[i].layout));
}

static int print_report(report *r) {
  run *first = r->runs, *second = r->runs + r->first;
  int nfirst = r->first, nsecond = r->count - r->first;
  fitted as_given = fitted_of(r->machine), one = as_given, other = as_given;
  double unused;
  if (report_fit(r, second, nsecond, first, nfirst, &other)) return FAILED;
  if (report_fit(r, first, nfirst, second, nsecond, &one)) return FAILED;
  set(r->machine, as_given);
  if (disagreement(r, r->runs, r->count, &unused)) return FAILED;
  puts("\n## Every layout, with the numbers of the machine file");
  print_layouts(r->runs, r->count);
  return 0;
}

int main(int argc, char **argv) {
  report r = {0};
  int most = 0;
  hscal_set_error_handler(NULL, NULL); /* told below */
  if (argc != 3) return fprintf(stderr, "usage: cori_report RUNS.csv MACHINE.json\n"), MISUSED;
  r.count = read_runs(argv[1], &r.runs);
  if (r.count < 0) return FAILED;
  r.first = runs_of_shape(r.runs, r.count);
  if (r.first == r.count) return fprintf(stderr, "cori_report: %s holds one shape only\n", argv[1]), FAILED;
  if (hscal_machine_load(argv[2], &r.machine)) return fprintf(stderr, "cori_report: %s\n", hscal_last_error()), FAILED;
  for (int i = 0; i < r.count; i++)
    if (r.runs[i].layout.nprow * r.runs[i].layout.npcol > most) most = r.runs[i].layout.nprow * r.runs[i].layout.npcol;
  r.workspace = hscal__workspace_new();
  r.node_of = malloc((size_t)most * sizeof *r.node_of);
  int status = r.workspace && r.node_of ? 0 : FAILED;
  if (!status) hscal__place_in_order(r.machine, most, r.node_of);
  if (!status) status = print_report(&r);
  hscal__workspace_free(r.workspace);
  hscal_machine_free(r.machine);
  free(r.node_of);
  free(r.runs);
  return status;
}
