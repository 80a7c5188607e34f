#include "preload/panel_planner.h"
#include "models/predict/best_panel.h"
#include "panel/calibrated.h"

#include <fenv.h>
#include <stdio.h>
#include <stdlib.h>

/* That of HSCAL_MACHINE; null: *trouble says why. Looked for once. */
static const hscal_machine *machine_of_process(const char **trouble) {
  static hscal_machine *machine;
  static int is_looked_for;
  static char text[300];
  const char *name = getenv("HSCAL_MACHINE");
  *trouble = text;
  if (is_looked_for++) return machine;
  if (!name || !*name)
    snprintf(text, sizeof text, "HSCAL_MACHINE names no machine");
  else if (hscal_machine_load(name, &machine) != 0)
    snprintf(text, sizeof text, "HSCAL_MACHINE: %.250s", hscal_last_error());
  return machine;
}

/* Ranks fill the nodes in order, a process per processor. -1: the machine has not as many. */
static int node_of_rank(const hscal_machine *machine, int rank) {
  for (int node = 0; node < machine->nnodes; node++) {
    int processors = machine->classes[machine->class_of[node]].processors;
    if (rank < processors) return node;
    rank -= processors;
  }
  return -1;
}

static int place(const hscal_machine *machine, const hscal_panel_question *question, int *node_of) {
  for (int i = 0; i < question->nprow * question->npcol; i++)
    if ((node_of[i] = node_of_rank(machine, question->rank[i])) < 0) return 0;
  return 1;
}

/* 0: the library's own. */
static int choose(const hscal_call *call, const hscal_panel_question *question, const hscal_placement *placement) {
  hscal_workspace *workspace = hscal__workspace_new();
  if (!workspace) return 0;
  hscal_best_panel best =
      hscal__best_panel(workspace, call, question->nprow, question->npcol, placement, HSCAL_PANEL_LEAST_GAIN);
  hscal__workspace_free(workspace);
  return best.width;
}

static int plan(const hscal_panel_question *question, const char **trouble) {
  static char too_small[] = "HSCAL_MACHINE has fewer processors than the program processes";
  const hscal_machine *machine = machine_of_process(trouble);
  hscal_call call = *question->call;
  call.routine = hscal__routine_find(question->routine);
  if (!machine || !call.routine) return 0;
  *trouble = NULL;
  if (hscal__call_flops(&call) < HSCAL_PANEL_LEAST_FLOPS) return 0;
  int *node_of = malloc((size_t)question->nprow * (size_t)question->npcol * sizeof *node_of), width = 0;
  hscal_placement placement = {.machine = machine, .node_of = node_of};
  if (node_of && place(machine, question, node_of))
    width = choose(&call, question, &placement);
  else
    *trouble = too_small;
  free(node_of);
  return width;
}

/* A program may have asked for signals where a model divides by zero. */
__attribute__((visibility("default"))) hscal_panel_planner hscal_panel_plan;
int hscal_panel_plan(const hscal_panel_question *question, const char **trouble) {
  static char other_build[] = HSCAL_PANEL_FILE " is of another build";
  fenv_t of_program;
  *trouble = other_build;
  if (question->size != sizeof(hscal_call)) return 0;
  feholdexcept(&of_program);
  int width = plan(question, trouble);
  fesetenv(&of_program);
  return width;
}
