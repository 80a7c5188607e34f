#include "models/published/mapping.h"
#include "base/status.h"

#include <math.h>
#include <stdlib.h>

typedef struct mapping {
  const hscal_call *call;
  const hscal_layout *layout;
  const hscal_machine *machine;
  const hscal_published_rules *rules;
  int processes, *node_of, *room; /* room[nodes]: processes that still go there */
  char *left_out;
} mapping;

/* Those that compute most first; numbers make the order definite. */
typedef struct load {
  double volume;
  int process;
} load;

static int larger_first(const void *x, const void *y) {
  const load *a = x, *b = y;
  if (a->volume != b->volume) return a->volume > b->volume ? -1 : 1;
  return a->process - b->process;
}

static void put_on(mapping *m, int process, int node) {
  m->node_of[process] = node;
  m->room[node]--;
}

/* The first node of those on which the part that is mapped takes least. */
static int map_one(mapping *m, int process) {
  const hscal_placement placement = {m->machine, m->node_of};
  double least_s = INFINITY;
  int best = -1;
  m->left_out[process] = 0;
  for (int node = 0; node < m->machine->nnodes; node++) {
    double seconds;
    if (m->room[node] <= 0) continue;
    m->node_of[process] = node;
    HSCAL_TRY(hscal__published_part_s(m->call, m->layout, &placement, m->rules, m->left_out, &seconds));
    if (seconds < least_s) least_s = seconds, best = node;
  }
  if (best < 0)
    return hscal__fail(HSCAL_ERROR_NO_GRID, "the %d nodes of the machine do not hold %d processes", m->machine->nnodes,
                       m->processes);
  put_on(m, process, best);
  return 0;
}

static int map_all(mapping *m, const hscal_arrangement *arrangement, load *loads) {
  for (int node = 0; node < m->machine->nnodes; node++)
    m->room[node] = hscal__node(m->machine, node)->processors * m->machine->processes_per_processor;
  for (int p = 0; p < m->processes; p++) {
    loads[p] = (load){isnan(arrangement->volume[p]) ? 0 : arrangement->volume[p], p};
    m->node_of[p] = 0, m->left_out[p] = 1;
  }
  qsort(loads, (size_t)m->processes, sizeof *loads, larger_first);
  m->left_out[arrangement->parent] = 0;
  put_on(m, arrangement->parent, 0);
  for (int i = 0; i < m->processes; i++)
    if (loads[i].process != arrangement->parent) HSCAL_TRY(map_one(m, loads[i].process));
  return 0;
}

int hscal__published_map(const hscal_call *call, const hscal_layout *layout, const hscal_machine *machine,
                         const hscal_published_rules *rules, int *node_of) {
  hscal_text_model *model = hscal__text_model_of(call);
  hscal_arrangement *arrangement;
  if (!model)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "the published mapping is one of models in text, not of %s",
                       call->routine->name);
  HSCAL_TRY(hscal__text_model_arrange(model, layout->nprow, layout->npcol, &arrangement));
  size_t processes = (size_t)arrangement->processes;
  load *loads = calloc(processes, sizeof *loads);
  mapping m = {.call = call,
               .layout = layout,
               .machine = machine,
               .rules = rules,
               .processes = arrangement->processes,
               .node_of = node_of,
               .room = calloc((size_t)machine->nnodes, sizeof *m.room),
               .left_out = calloc(processes, 1)};
  int status = loads && m.room && m.left_out ? map_all(&m, arrangement, loads)
                                             : hscal__fail(HSCAL_ERROR_MEMORY, "no memory to map a model");
  free(loads);
  free(m.room);
  free(m.left_out);
  return status;
}
