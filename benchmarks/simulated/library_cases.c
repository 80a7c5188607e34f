#include "library_cases.h"
#include "base/status.h"
#include "models/memory/workspace_table.h"
#include "sim.h"

#include <stdlib.h>
#include <string.h>

/* ---- machines ----------------------------------------------------------------------------------------------- */

static const char *const libraries[] = {
    "smpi",
#define SIM_LIBRARY(name, collectives, most) name,
#include "sim_libraries.def"
#undef SIM_LIBRARY
};
enum { LIBRARIES = sizeof libraries / sizeof *libraries };

int library_count(void) { return LIBRARIES; }
const char *library_name(int number) { return libraries[number]; }

int library_machines_open(char *const *files, int nfiles, library_machine *machines) {
  for (int i = 0; i < nfiles * LIBRARIES; i++) {
    library_machine *one = &machines[i];
    *one = (library_machine){files[i / LIBRARIES], libraries[i % LIBRARIES], NULL};
    HSCAL_TRY(hscal_machine_load(one->file, &one->machine));
    one->machine->collectives = hscal__collectives_named(one->library);
  }
  return 0;
}

void library_machines_close(library_machine *machines, int count) {
  for (int i = 0; i < count; i++) hscal_machine_free(machines[i].machine);
}

/* ---- layouts ------------------------------------------------------------------------------------------------ */

typedef struct library_layout {
  const char *machine_name;
  int nprow, npcol, nb, is_dealt;
} library_layout;

/* Numbers of rows and columns that are powers of two and that are none; 2 to 9 of them. */
static const library_layout layouts[] = {
    {"hcl16", 7, 2, 64, 0},
    {"equal nodes", 8, 2, 64, 0},
    {"uneven nodes", 9, 2, 64, 0},
    {"uneven nodes", 4, 4, 64, 1},
};

/* A process on each of the nodes' processors, node by node, or in turn as long as there are some. */
static void place(const hscal_machine *machine, int processes, int is_dealt, int *node_of) {
  int placed = 0;
  for (int round = 0; is_dealt && placed < processes; round++)
    for (int node = 0; node < machine->nnodes && placed < processes; node++)
      if (round < hscal__node(machine, node)->processors) node_of[placed++] = node;
  for (int node = 0; placed < processes; node++)
    for (int i = 0; i < hscal__node(machine, node)->processors && placed < processes; i++) node_of[placed++] = node;
}

static int add_row(const report_case *what, const library_machine *on, const library_layout *how, library_row *row) {
  int processes = how->nprow * how->npcol;
  *row = (library_row){.what = what, .on = on, .nb = how->nb, .is_dealt = how->is_dealt};
  row->problem.call = hscal__call_make(hscal__routine_find(what->routine), what->m, what->n, what->k, how->nb, how->nb);
  row->problem.layout = hscal__layout_make(how->nprow, how->npcol, 0);
  row->depends = sim_depends_on_data(row->problem.call.routine);
  if (!hscal__layout_workspace_suffices(&row->problem.call, &row->problem.layout)) return 0;
  row->problem.node_of = calloc((size_t)processes, sizeof *row->problem.node_of);
  if (!row->problem.node_of) return -hscal__fail(HSCAL_ERROR_MEMORY, "placement of %d processes", processes);
  place(on->machine, processes, how->is_dealt, row->problem.node_of);
  return 1;
}

int library_rows(const report_case *what, const library_machine *on, library_row *rows) {
  int count = 0;
  for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++) {
    if (strcmp(layouts[i].machine_name, on->machine->name) != 0) continue;
    int added = add_row(what, on, &layouts[i], &rows[count]);
    if (added < 0) return added;
    count += added;
  }
  return count;
}
