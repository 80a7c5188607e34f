#include "force.h"
#include "base/status.h"
#include "call/check.h"
#include "kept.h"
#include "models/cost/kernel.h"
#include "models/memory/workspace_table.h"
#include "models/predict/predict.h"
#include "search/block_sizes.h"
#include "search/space.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const int blocks[] = {32, 64, 128}, panels[] = {32, 128};
enum {
  BLOCKS = sizeof blocks / sizeof *blocks,
  PANELS = sizeof panels / sizeof *panels,
  GREEDY_BLOCK = 64,
  GREEDY_PANEL = 32
};

/* A place for a process: the nth of its node, and the speed that each process of the node then has. */
typedef struct slot {
  int node, nth;
  double rate;
} slot;

typedef enum dealing { FILLED, ALIKE, DEALINGS } dealing;

typedef struct force {
  const decision_row *like;
  hscal_workspace *workspace;
  int nslots, processors;
  slot *slots[DEALINGS];
  int *along[DEALINGS],
      *turned; /* [nslots] nodes of the first processes, those of a node side by side; the same along columns */
  force_finds finds;
  int counts_only;
  long count;
} force;

static int before_filled(const void *a, const void *b) {
  const slot *x = a, *y = b;
  if (x->rate != y->rate) return x->rate > y->rate ? -1 : 1;
  return x->node != y->node ? x->node - y->node : x->nth - y->nth;
}

static int before_alike(const void *a, const void *b) {
  const slot *x = a, *y = b;
  if (x->rate != y->rate) return x->rate > y->rate ? -1 : 1;
  return x->nth != y->nth ? x->nth - y->nth : x->node - y->node;
}

static double node_rate(const hscal_machine *machine, int node, int processes) {
  const hscal_node_class *class = hscal__node(machine, node);
  double seconds = hscal__kernel_seconds(class, HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, 512, 512, 64);
  return fmin(1, (double)class->processors / processes) / seconds;
}

static int make_slots(force *force) {
  const hscal_machine *machine = force->like->machine;
  force->processors = hscal__machine_processors(machine);
  size_t places = (size_t)(force->processors * machine->processes_per_processor);
  for (int d = 0; d < DEALINGS; d++) {
    force->slots[d] = calloc(places, sizeof(slot));
    force->along[d] = calloc(places, sizeof(int));
    if (!force->slots[d] || !force->along[d]) return hscal__fail(HSCAL_ERROR_MEMORY, "%zu places", places);
  }
  force->turned = calloc(places, sizeof(int));
  if (!force->turned) return hscal__fail(HSCAL_ERROR_MEMORY, "%zu places", places);
  for (int node = 0; node < machine->nnodes; node++) {
    int most = hscal__node(machine, node)->processors * machine->processes_per_processor;
    for (int nth = 1; nth <= most; nth++)
      force->slots[FILLED][force->nslots++] = (slot){node, nth, node_rate(machine, node, nth)};
  }
  memcpy(force->slots[ALIKE], force->slots[FILLED], (size_t)force->nslots * sizeof(slot));
  qsort(force->slots[FILLED], (size_t)force->nslots, sizeof(slot), before_filled);
  qsort(force->slots[ALIKE], (size_t)force->nslots, sizeof(slot), before_alike);
  return 0;
}

/* The first `processes` places, those of a node side by side, nodes in the order of their first place. */
static void gather(force *force, dealing d, int processes) {
  const slot *slots = force->slots[d];
  int *node_of = force->along[d], filled = 0;
  for (int i = 0; i < processes; i++) {
    int known = 0;
    for (int j = 0; j < filled && !known; j++) known = node_of[j] == slots[i].node;
    for (int j = i; j < processes && !known; j++)
      if (slots[j].node == slots[i].node) node_of[filled++] = slots[i].node;
  }
}

static void turn(const int *along, int nprow, int npcol, int *turned) {
  for (int p = 0; p < nprow; p++)
    for (int q = 0; q < npcol; q++) turned[p * npcol + q] = along[q * nprow + p];
}

static int try_layout(force *force, int nprow, int npcol, int nb, int panel, const int *node_of, int is_greedy) {
  const hscal_machine *machine = force->like->machine;
  hscal_placement placement = {.machine = machine, .node_of = node_of};
  hscal_layout layout = hscal__layout_make(nprow, npcol, panel);
  hscal_call call = decision_call_laid(force->like->call, nb, nb);
  force->count++;
  if (force->counts_only) return 0;
  if (hscal__layout_check(&layout, &call) || !hscal__layout_workspace_suffices(&call, &layout)) return 0;
  int matters_to_greedy = is_greedy && nb == GREEDY_BLOCK && panel == GREEDY_PANEL;
  double limit_s =
      matters_to_greedy ? fmax(force->finds.greedy.seconds, force_limit(&force->finds)) : force_limit(&force->finds);
  double seconds;
  HSCAL_TRY(hscal__lower_bound_in(force->workspace, &call, &layout, &placement, &seconds));
  if (seconds >= limit_s || !decision_fits(machine, &call, &layout, node_of)) return 0;
  HSCAL_TRY(hscal__timeof_in(force->workspace, &call, &layout, &placement, HSCAL_EFFORT_MODEL, &seconds));
  force_find find = {.seconds = seconds, .nprow = nprow, .npcol = npcol, .nb = nb, .panel = panel};
  HSCAL_TRY(force_take(&force->finds, &find, node_of));
  if (matters_to_greedy && seconds < force->finds.greedy.seconds)
    return force_set(&force->finds.greedy, &find, node_of);
  return 0;
}

static int try_cuts(force *force, int nprow, int npcol, const int *node_of, int is_greedy) {
  int widths = hscal__has_panels(hscal__routine_find(force->like->call->routine)) ? PANELS : 1;
  for (int b = 0; b < BLOCKS; b++)
    for (int w = 0; w < widths; w++)
      HSCAL_TRY(try_layout(force, nprow, npcol, blocks[b], panels[w], node_of, is_greedy));
  return 0;
}

static int same_nodes(const force *force, int processes) {
  return memcmp(force->along[FILLED], force->along[ALIKE], (size_t)processes * sizeof(int)) == 0;
}

static int try_grids(force *force, int processes) {
  for (int d = 0; d < DEALINGS; d++) gather(force, d, processes);
  for (int d = 0; d < DEALINGS; d++) {
    if (d == ALIKE && same_nodes(force, processes)) continue;
    for (int nprow = 1; nprow <= processes; nprow++) {
      int npcol = processes / nprow;
      if (processes % nprow) continue;
      HSCAL_TRY(try_cuts(force, nprow, npcol, force->along[d], d == FILLED));
      turn(force->along[d], nprow, npcol, force->turned);
      if (memcmp(force->turned, force->along[d], (size_t)processes * sizeof(int)))
        HSCAL_TRY(try_cuts(force, nprow, npcol, force->turned, 0));
    }
  }
  return 0;
}

static int search(force *force) {
  HSCAL_TRY(make_slots(force));
  force->workspace = hscal__workspace_new();
  if (!force->workspace) return hscal__fail(HSCAL_ERROR_MEMORY, "a workspace");
  for (int processes = force->nslots; processes >= (force->processors + 1) / 2; processes--)
    HSCAL_TRY(try_grids(force, processes));
  return 0;
}

static void free_force(force *force) {
  for (int d = 0; d < DEALINGS; d++) {
    free(force->slots[d]);
    free(force->along[d]);
  }
  free(force->turned);
  hscal__workspace_free(force->workspace);
  force_forget(&force->finds);
}

static int add_find(decisions *all, const decision_row *like, decider by, const force_find *find) {
  if (!find->node_of) return 0;
  hscal_layout layout = hscal__layout_make(find->nprow, find->npcol, find->panel);
  decision_row row = *like;
  row.by = by;
  return decision_add(all, &row, find->nb, find->nb, &layout, find->node_of);
}

/* The best of the finds by the full clock. */
static int add_best(decisions *all, const decision_row *like, force_finds *finds) {
  for (int i = 0; i < finds->count; i++) {
    force_find *find = &finds->best[i];
    hscal_placement placement = {.machine = like->machine, .node_of = find->node_of};
    hscal_layout layout = hscal__layout_make(find->nprow, find->npcol, find->panel);
    hscal_call call = decision_call_laid(like->call, find->nb, find->nb);
    HSCAL_TRY(hscal__timeof(&call, &layout, &placement, HSCAL_EFFORT_FULL, &find->seconds));
  }
  force_sort(finds);
  for (int i = 0; i < finds->count && i < FORCE_SIMULATED; i++)
    HSCAL_TRY(add_find(all, like, BY_FORCE, &finds->best[i]));
  return add_find(all, like, BY_GREEDY, &finds->greedy);
}

int decision_add_forced(decisions *all, const decision_row *like, const char *folder) {
  force force = {.like = like, .finds = {.greedy = {.seconds = INFINITY}}};
  int known = 0;
  int status = folder ? force_recall(folder, like, &force.finds, &known) : 0;
  if (!status && !known) status = search(&force);
  if (!status && !known && folder) status = force_keep(folder, like, &force.finds);
  if (!status) status = add_best(all, like, &force.finds);
  free_force(&force);
  return status;
}

long decision_set_size(const decision_row *like) {
  force force = {.like = like, .counts_only = 1};
  int status = search(&force);
  free_force(&force);
  return status ? -1 : force.count;
}
