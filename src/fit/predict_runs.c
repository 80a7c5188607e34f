#include "fit/predict_runs.h"
#include "base/minmax.h"
#include "base/status.h"
#include "machine/assumed_threads.h"
#include "machine/machine.h"

#include <math.h>
#include <stdlib.h>

/* Processes on a node of the first class. */
static int per_node(const hscal_run *run, const hscal_machine *machine) {
  if (run->processes_per_node > 0) return run->processes_per_node;
  return hscal__max(machine->classes[0].processors / run->threads, 1);
}

static int check(const hscal_run *run, const hscal_machine *machine) {
  int processes = hscal__layout_processes(&run->layout), on_node = per_node(run, machine);
  int nodes = (processes + on_node - 1) / on_node, cores = machine->classes[0].processors;
  if (nodes > machine->nnodes)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "line %d: %d processes, %d on a node, need %d nodes; the machine has %d",
                       run->line, processes, on_node, nodes, machine->nnodes);
  if (on_node * run->threads > cores)
    return hscal__fail(HSCAL_ERROR_ARGUMENT,
                       "line %d: %d processes of %d threads on a node; the nodes of the machine have %d cores",
                       run->line, on_node, run->threads, cores);
  return 0;
}

int hscal__runs_check(const hscal_runs *runs, const hscal_machine *machine) {
  for (int i = 0; i < runs->count; i++) HSCAL_TRY(check(&runs->run[i], machine));
  return 0;
}

static int predict(hscal_workspace *workspace, const hscal_machine *seen, const hscal_run *run, int on_node,
                   hscal_effort effort, double *log_s) {
  int processes = hscal__layout_processes(&run->layout);
  int *node_of = malloc((size_t)processes * sizeof *node_of);
  double seconds;
  if (!node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d processes", processes);
  for (int k = 0; k < processes; k++) node_of[k] = k / on_node;
  hscal_placement placement = {.machine = seen, .node_of = node_of};
  int status = hscal__timeof_in(workspace, &run->call, &run->layout, &placement, effort, &seconds);
  if (!status) *log_s = log(seconds);
  free(node_of);
  return status;
}

/* Those runs that have so many threads, on the machine as these see it. */
static int predict_with(hscal_workspace *workspace, const hscal_machine *machine, const hscal_runs *runs, int threads,
                        const double *counts, hscal_effort effort, double *log_s) {
  hscal_machine *derived = NULL;
  int status = threads > 1 ? hscal__machine_of_threads(machine, threads, &derived) : 0;
  for (int i = 0; i < runs->count && !status; i++)
    if (runs->run[i].threads == threads && (!counts || counts[i] != 0))
      status = predict(workspace, derived ? derived : machine, &runs->run[i], per_node(&runs->run[i], machine), effort,
                       &log_s[i]);
  hscal_machine_free(derived);
  return status;
}

int hscal__predict_runs(hscal_workspace *workspace, const hscal_machine *machine, const hscal_runs *runs,
                        const double *counts, hscal_effort effort, double *log_s) {
  for (int i = 0; i < runs->count; i++) {
    int before = 0;
    while (before < i && runs->run[before].threads != runs->run[i].threads) before++;
    if (before == i) HSCAL_TRY(predict_with(workspace, machine, runs, runs->run[i].threads, counts, effort, log_s));
  }
  return 0;
}
