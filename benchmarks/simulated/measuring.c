#include "measuring.h"
#include "base/status.h"
#include "models/cost/placement.h"
#include "simulation.h"

#include <stdio.h>
#include <stdlib.h>

/* hscal-measure with one option more, and its value (null: it has none). */
static int measure(const hscal_machine *machine, const char *option, const char *value, char **text) {
  static const char file[] = "measured.json";
  simulation sim;
  sim_command command = {.file = SIM_MEASURE_FILE, .words = {"-o", file, "--anyway", option, value}};
  command.processes = hscal__machine_processors(machine);
  command.input.routine = HSCAL_ROUTINE_pdscal; /* scaling is charged where it is what there is to do */
  int *node_of = malloc((size_t)command.processes * sizeof *node_of);
  if (!node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "nodes of %d processes", command.processes);
  hscal__place_in_order(machine, command.processes, node_of);
  command.node_of = node_of;
  int status = sim_launch(&sim, machine, &command);
  free(node_of);
  if (status) return status;
  status = sim_wait(&sim);
  if (!status) status = sim_read(&sim, file, text);
  sim_remove(&sim);
  return status;
}

int sim_measure(const hscal_machine *machine, int seconds, char **text) {
  char limit[24];
  snprintf(limit, sizeof limit, "%d", seconds);
  return measure(machine, "--seconds", limit, text);
}

int sim_probe(const hscal_machine *machine, char **text) { return measure(machine, "--probe", NULL, text); }
