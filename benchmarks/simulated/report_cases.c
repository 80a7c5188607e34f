/* The layouts of the report, and those that hscal and ScaLAPACK's rule of thumb choose. */
#include "base/status.h"
#include "models/cost/kernel.h"
#include "models/cost/placement.h"
#include "models/memory/workspace_table.h"
#include "plan/planner.h"
#include "report.h"
#include "search/usual_layouts.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_LISTED = 16 };

typedef enum arrangement { BLOCK, CYCLIC } arrangement;

/* Uses the fastest `nodes` nodes, `on_fast` processes on those with at least 0.7 of the highest speed, `on_slow` on the
 * others. BLOCK: a node's processes are adjacent in the grid, row by row; CYCLIC: dealt like cards. */
typedef struct listed_layout {
  int nprow, npcol, nb, panel, nodes, on_fast, on_slow;
  arrangement arrangement;
} listed_layout;

static const double fast_fraction = 0.7;

struct report_list {
  const char *machine_name;
  int count;
  listed_layout layouts[MOST_LISTED]; /* the first eight differ in what matters to any routine */
};

static const report_list lists[] = {
    {"hcl16",
     16,
     {{4, 4, 64, 32, 16, 1, 1, BLOCK},
      {2, 8, 64, 32, 16, 1, 1, BLOCK},
      {8, 2, 64, 32, 16, 1, 1, BLOCK},
      {1, 16, 64, 32, 16, 1, 1, BLOCK},
      {16, 1, 64, 32, 16, 1, 1, BLOCK},
      {7, 2, 64, 32, 14, 1, 1, BLOCK},
      {4, 7, 64, 32, 14, 2, 2, BLOCK},
      {8, 4, 64, 64, 16, 2, 2, CYCLIC},
      {4, 4, 128, 64, 16, 1, 1, BLOCK},
      {4, 4, 64, 128, 16, 1, 1, BLOCK},
      {3, 5, 64, 32, 15, 1, 1, BLOCK},
      {5, 6, 64, 32, 16, 2, 1, BLOCK},
      {4, 8, 64, 32, 16, 2, 2, BLOCK},
      {6, 8, 64, 32, 16, 3, 3, BLOCK},
      {8, 6, 32, 64, 16, 3, 3, CYCLIC},
      {2, 7, 128, 64, 14, 1, 1, BLOCK}}},
    {"two generations",
     16,
     {{2, 4, 64, 32, 8, 1, 1, BLOCK},
      {4, 2, 64, 32, 8, 1, 1, BLOCK},
      {1, 8, 64, 32, 8, 1, 1, BLOCK},
      {8, 1, 64, 32, 8, 1, 1, BLOCK},
      {2, 2, 64, 32, 4, 1, 1, BLOCK},
      {3, 4, 64, 32, 8, 2, 1, BLOCK},
      {4, 4, 64, 32, 8, 3, 1, BLOCK},
      {4, 4, 64, 32, 8, 2, 2, CYCLIC},
      {2, 4, 64, 64, 8, 1, 1, BLOCK},
      {2, 4, 128, 128, 8, 1, 1, BLOCK},
      {1, 4, 64, 32, 4, 1, 1, BLOCK},
      {4, 3, 64, 32, 8, 2, 1, CYCLIC},
      {2, 8, 64, 64, 8, 3, 1, BLOCK},
      {4, 4, 64, 32, 8, 2, 2, BLOCK},
      {4, 6, 64, 32, 8, 3, 3, BLOCK},
      {6, 4, 32, 64, 8, 3, 3, CYCLIC}}},
    {"two switches",
     8,
     {{4, 4, 64, 32, 2, 8, 8, BLOCK},
      {4, 4, 64, 32, 2, 8, 8, CYCLIC},
      {2, 8, 64, 32, 2, 8, 8, BLOCK},
      {8, 2, 64, 32, 2, 8, 8, BLOCK},
      {1, 16, 64, 32, 2, 8, 8, BLOCK},
      {16, 1, 64, 32, 2, 8, 8, CYCLIC},
      {2, 4, 64, 32, 1, 8, 8, BLOCK},
      {8, 2, 128, 64, 2, 8, 8, CYCLIC}}},
    {"equal nodes",
     12,
     {{4, 4, 64, 32, 4, 4, 4, BLOCK},
      {4, 4, 64, 32, 4, 4, 4, CYCLIC},
      {2, 8, 64, 32, 4, 4, 4, BLOCK},
      {8, 2, 64, 32, 4, 4, 4, CYCLIC},
      {1, 16, 64, 32, 4, 4, 4, BLOCK},
      {16, 1, 64, 32, 4, 4, 4, BLOCK},
      {2, 2, 64, 32, 4, 1, 1, BLOCK},
      {4, 8, 64, 32, 4, 8, 8, BLOCK},
      {2, 4, 64, 32, 4, 2, 2, BLOCK},
      {4, 4, 128, 64, 4, 4, 4, BLOCK},
      {2, 2, 64, 32, 1, 4, 4, BLOCK},
      {3, 4, 32, 32, 4, 3, 3, CYCLIC}}},
};

static const report_list *find_list(const char *machine_name) {
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    if (strcmp(lists[i].machine_name, machine_name) == 0) return &lists[i];
  return NULL;
}

/* Speeds up every second class of nodes and slows the others down, by 0.01 %: what a prediction cannot be asked to know. */
static void disturb(hscal_machine *machine) {
  for (int c = 0; c < machine->nclasses; c++)
    for (int i = 0; i < machine->classes[c].nspeeds; i++) {
      hscal_kernel_speed *speed = &machine->classes[c].speeds[i];
      double factor = c % 2 == 0 ? 1 + 1e-4 : 1 - 1e-4;
      speed->flops_per_s *= factor;
      for (int p = 0; p < speed->npoints; p++) speed->points[p].flops_per_s *= factor;
    }
}

int report_open(report_machine *subject, const char *file) {
  *subject = (report_machine){.file = file};
  HSCAL_TRY(hscal_machine_load(file, &subject->machine));
  HSCAL_TRY(hscal_machine_load(file, &subject->nearby));
  /* The simulator's own, in which nothing of ours has a part; library_report.c has the others. */
  subject->machine->collectives = subject->nearby->collectives = hscal__collectives_named("smpi");
  disturb(subject->nearby);
  subject->list = find_list(subject->machine->name);
  if (subject->list) return 0;
  return hscal__fail(HSCAL_ERROR_UNKNOWN, "%s: the report has no layouts for a machine named \"%s\"", file,
                     subject->machine->name);
}

void report_close(report_machine *subject) {
  hscal_machine_free(subject->machine);
  hscal_machine_free(subject->nearby);
}

static double node_seconds(const hscal_machine *machine, int node) {
  return hscal__kernel_seconds(hscal__node(machine, node), HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, 512, 512, 512);
}

/* Nodes from fast to slow; equal ones stay in order. order[nnodes]. */
static void sort_nodes(const hscal_machine *machine, int *order) {
  for (int i = 0; i < machine->nnodes; i++) {
    int at = i;
    for (; at > 0 && node_seconds(machine, order[at - 1]) > node_seconds(machine, i); at--) order[at] = order[at - 1];
    order[at] = i;
  }
}

/* Puts the processes on the nodes as `how` says; node_of[nprocs]. left[nnodes] is workspace. */
static void arrange(const hscal_machine *machine, const listed_layout *how, const int *order, int *left, int *node_of) {
  double fast_s = node_seconds(machine, order[0]) / fast_fraction;
  for (int i = 0; i < how->nodes; i++)
    left[i] = node_seconds(machine, order[i]) <= fast_s ? how->on_fast : how->on_slow;
  int nprocs = how->nprow * how->npcol, at = 0;
  for (int placed = 0; placed < nprocs; placed++) {
    while (left[at] == 0) at = (at + 1) % how->nodes;
    node_of[placed] = order[at];
    left[at]--;
    if (how->arrangement == CYCLIC) at = (at + 1) % how->nodes;
  }
}

/* Do the processes that the words promise fill the grid? */
static int processes_offered(const hscal_machine *machine, const listed_layout *how, const int *order) {
  double fast_s = node_seconds(machine, order[0]) / fast_fraction;
  int offered = 0;
  for (int i = 0; i < how->nodes; i++)
    offered += node_seconds(machine, order[i]) <= fast_s ? how->on_fast : how->on_slow;
  return offered;
}

static hscal_call call_of(const report_case *what, int mb, int nb) {
  return hscal__call_make(hscal__routine_find(what->routine), what->m, what->n, what->k, mb, nb);
}

/* A new last row with an empty placement, not counted yet: the caller fills it and then says all->nrows++. */
static int new_row(report *all, const report_machine *subject, report_kind kind, const report_case *what,
                   const hscal_layout *layout, int mb, int nb, report_row **row) {
  if (all->nrows == all->capacity) {
    int capacity = all->capacity ? 2 * all->capacity : 64;
    report_row *rows = realloc(all->rows, (size_t)capacity * sizeof *rows);
    if (!rows) return hscal__fail(HSCAL_ERROR_MEMORY, "%d rows of the report", capacity);
    all->rows = rows;
    all->capacity = capacity;
  }
  int nprocs = hscal__layout_processes(layout);
  int *node_of = calloc((size_t)nprocs, sizeof *node_of);
  if (!node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "placement of %d processes", nprocs);
  *row = &all->rows[all->nrows];
  **row = (report_row){.machine = subject->machine, .nearby = subject->nearby, .machine_file = subject->file};
  (*row)->kind = kind;
  (*row)->what = what;
  (*row)->problem.call = call_of(what, mb, nb);
  (*row)->problem.layout = *layout;
  (*row)->problem.node_of = node_of;
  return 0;
}

static int add_listed(report *all, const report_machine *subject, const listed_layout *how, const int *order, int *left,
                      const report_case *what) {
  const hscal_machine *machine = subject->machine;
  if (how->nodes > machine->nnodes || processes_offered(machine, how, order) != how->nprow * how->npcol)
    return hscal__fail(HSCAL_ERROR_UNKNOWN, "%s: its nodes do not fill the listed grid %dx%d", subject->file,
                       how->nprow, how->npcol);
  hscal_layout layout = hscal__layout_make(how->nprow, how->npcol, how->panel);
  hscal_call call = call_of(what, how->nb, how->nb);
  if (!hscal__layout_workspace_suffices(&call, &layout))
    return 0; /* the library would wait for ever (docs/explanation/constraints.md) */
  report_row *row = NULL;
  HSCAL_TRY(new_row(all, subject, REPORT_LISTED, what, &layout, how->nb, how->nb, &row));
  arrange(machine, how, order, left, row->problem.node_of);
  const char *words = how->arrangement == CYCLIC ? "dealt" : "adjacent";
  if (how->on_fast != how->on_slow)
    snprintf(row->where, sizeof row->where, "%d per fast node, %d per slow, %s", how->on_fast, how->on_slow, words);
  else if (how->on_fast == 1)
    snprintf(row->where, sizeof row->where, "1 per node");
  else
    snprintf(row->where, sizeof row->where, "%d per node, %s", how->on_fast, words);
  all->nrows++;
  return 0;
}

static int add_plan(report *all, const report_machine *subject, report_kind kind, const report_case *what,
                    const hscal_plan *plan) {
  hscal_layout layout = hscal__layout_make(plan->nprow, plan->npcol, plan->panel);
  report_row *row = NULL;
  HSCAL_TRY(new_row(all, subject, kind, what, &layout, plan->mb, plan->nb, &row));
  memcpy(row->problem.node_of, plan->node_of, (size_t)plan->nprocs * sizeof *plan->node_of);
  const char *words = kind == REPORT_RIVAL     ? "rival of the plan"
                      : kind == REPORT_PATIENT ? "the patient plan"
                                               : "the plan";
  snprintf(row->where, sizeof row->where, "%s%s", words, plan->kept_default ? " (kept a usual layout)" : "");
  all->nrows++;
  return 0;
}

/* A plan keeps no placement of its rivals, so they are planned again with everything else fixed. Left out if the search
 * then keeps a usual layout or answers with another layout. */
static int add_rival(report *all, const report_machine *subject, const report_case *what,
                     const hscal_candidate *rival) {
  hscal_call call = call_of(what, rival->mb, rival->nb);
  hscal_options only = {.nprow = rival->nprow, .npcol = rival->npcol, .panel = rival->panel};
  hscal_plan *plan = NULL;
  HSCAL_TRY(hscal__plan_call(&call, subject->machine, &only, &plan));
  int same =
      !plan->kept_default && plan->nprow == rival->nprow && plan->npcol == rival->npcol && plan->panel == rival->panel;
  plan->mb = rival->mb, plan->nb = rival->nb; /* given, so not the plan's to tell */
  int status = same ? add_plan(all, subject, REPORT_RIVAL, what, plan) : 0;
  hscal_plan_free(plan);
  return status;
}

static int add_patient(report *all, const report_machine *subject, const report_case *what) {
  hscal_call open = call_of(what, 0, 0);
  hscal_options options = {.patience = 10};
  hscal_plan *plan = NULL;
  HSCAL_TRY(hscal__plan_call(&open, subject->machine, &options, &plan));
  int status = add_plan(all, subject, REPORT_PATIENT, what, plan);
  hscal_plan_free(plan);
  return status;
}

static int add_chosen(report *all, const report_machine *subject, const report_case *what) {
  hscal_call open = call_of(what, 0, 0);
  hscal_options options = {.top = what->rivals};
  hscal_plan *plan = NULL;
  HSCAL_TRY(hscal__plan_call(&open, subject->machine, &options, &plan));
  int status = add_plan(all, subject, REPORT_CHOSEN, what, plan);
  for (int i = 0; i < plan->nrivals && !status; i++) status = add_rival(all, subject, what, &plan->rivals[i]);
  hscal_plan_free(plan);
  return status;
}

static int add_default(report *all, const report_machine *subject, const report_case *what) {
  int nprow, npcol;
  hscal__default_grid(hscal__machine_processors(subject->machine), &nprow, &npcol);
  hscal_layout layout = hscal__layout_make(nprow, npcol, 0);
  report_row *row = NULL;
  HSCAL_TRY(new_row(all, subject, REPORT_DEFAULT, what, &layout, 64, 64, &row));
  hscal__place_in_order(subject->machine, nprow * npcol, row->problem.node_of);
  snprintf(row->where, sizeof row->where, "ScaLAPACK's rule of thumb");
  all->nrows++;
  return 0;
}

int report_add(report *all, const report_machine *subject, const report_case *what) {
  size_t nnodes = (size_t)subject->machine->nnodes;
  int *order = calloc(nnodes, sizeof *order), *left = calloc(nnodes, sizeof *left);
  int status = order && left ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "order of %zu nodes", nnodes);
  if (!status) sort_nodes(subject->machine, order);
  for (int i = 0; i < what->listed && i < subject->list->count && !status; i++)
    status = add_listed(all, subject, &subject->list->layouts[i], order, left, what);
  free(order);
  free(left);
  HSCAL_TRY(status);
  HSCAL_TRY(add_chosen(all, subject, what));
  if (what->patient) HSCAL_TRY(add_patient(all, subject, what));
  return add_default(all, subject, what);
}

void report_free(report *all) {
  for (int i = 0; i < all->nrows; i++) sim_problem_free(&all->rows[i].problem);
  free(all->rows);
  *all = (report){0};
}

void report_spread(const report_row *row, int *nodes, int *most) {
  *nodes = *most = 0;
  int nprocs = hscal__layout_processes(&row->problem.layout);
  for (int node = 0; node < row->machine->nnodes; node++) {
    int here = 0;
    for (int i = 0; i < nprocs; i++) here += row->problem.node_of[i] == node;
    *nodes += here > 0;
    if (here > *most) *most = here;
  }
}
