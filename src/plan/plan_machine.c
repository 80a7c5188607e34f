#include "plan/plan_machine.h"
#include "base/status.h"
#include "machine/with_threads.h"

#include <stdlib.h>

static void find_threads(const hscal_machine *machine, const hscal_plan *plan, int *threads_of_class) {
  for (int c = 0; c < machine->nclasses; c++)
    if (!hscal__class_threads(&machine->classes[c], &threads_of_class[c], 1)) threads_of_class[c] = 1;
  for (int node = 0; node < machine->nnodes; node++)
    if (plan->threads_of_node[node] > 0) threads_of_class[machine->class_of[node]] = plan->threads_of_node[node];
}

int hscal__plan_machine(const hscal_machine *machine, const hscal_plan *plan, hscal_machine **seen) {
  int *threads_of_class = malloc((size_t)machine->nclasses * sizeof *threads_of_class);
  if (!threads_of_class) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d node classes", machine->nclasses);
  find_threads(machine, plan, threads_of_class);
  int status = hscal__machine_with_threads(machine, threads_of_class, seen);
  free(threads_of_class);
  return status;
}
