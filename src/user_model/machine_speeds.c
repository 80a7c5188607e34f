#include "user_model/machine_speeds.h"
#include "base/status.h"
#include "machine/speed.h"
#include "models/cost/kernel.h"
#include "models/cost/placement.h"

#include <stdlib.h>

int hscal__machine_speeds(const hscal_machine *machine, const hscal_event *bench, const int *node_of, int count,
                          double *speed) {
  for (int i = 0; i < count; i++) {
    double seconds = hscal__event_seconds(hscal__node(machine, node_of[i]), HSCAL_TYPE_D, bench);
    if (!(seconds > 0))
      return hscal__fail(HSCAL_ERROR_MACHINE, "node %s of the machine has no speed for %s, the unit of the model%s",
                         machine->node_name[node_of[i]], hscal__kernel_facts[bench->kernel].blas,
                         hscal__kernel_advice(bench->kernel));
    speed[i] = 1 / seconds;
  }
  return 0;
}

static int compare_speeds(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? 1 : x > y ? -1 : 0;
}

static int count_slots(const hscal_machine *machine, const int *slots) {
  int count = 0;
  if (!slots) return hscal__machine_processors(machine);
  for (int node = 0; node < machine->nnodes; node++) count += slots[node];
  return count;
}

/* As many processes as there are places, each on its node. */
static void fill_places(const hscal_machine *machine, const int *slots, int count, int *node_of) {
  if (!slots) {
    hscal__place_in_order(machine, count, node_of);
    return;
  }
  for (int node = 0, p = 0; node < machine->nnodes; node++)
    for (int i = 0; i < slots[node]; i++) node_of[p++] = node;
}

static int speeds_of(const hscal_text_model *model, const hscal_machine *machine, const int *slots, int count,
                     double *speed) {
  hscal_event bench;
  HSCAL_TRY(hscal__text_model_bench(model, &bench));
  int *node_of = malloc((size_t)count * sizeof *node_of);
  if (!node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the speeds of %d processors", count);
  fill_places(machine, slots, count, node_of);
  int status = hscal__machine_speeds(machine, &bench, node_of, count, speed);
  free(node_of);
  qsort(speed, (size_t)count, sizeof *speed, compare_speeds);
  return status;
}

int hscal__text_model_take_machine(hscal_text_model *model, const hscal_machine *machine, const int *slots,
                                   int processes) {
  if (!hscal__text_model_wants_machine(model)) return 0;
  int count = machine ? count_slots(machine, slots) : processes, status = 0;
  double *speed = calloc((size_t)count, sizeof *speed);
  if (!speed) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the speeds of %d processors", count);
  for (int i = 0; i < count && !machine; i++) speed[i] = 1;
  if (machine) status = speeds_of(model, machine, slots, count, speed);
  if (!status) status = hscal__text_model_put_machine(model, count, speed);
  free(speed);
  return status;
}
