#include "machine/machine.h"
#include "base/status.h"
#include "machine/topology.h"

#include <math.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int no_memory(void) { return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for the machine model"); }

double hscal__curve_at(const hscal_curve *curve, double x) {
  int n = curve->npoints;
  if (n == 0) return 0;
  if (n == 1 || x <= curve->x[0]) return curve->y[0];
  int low = 0, high = n - 1; /* the segment low..low+1 that holds x, or the last one */
  while (high - low > 1) {
    int middle = low + (high - low) / 2;
    if (curve->x[middle] <= x)
      low = middle;
    else
      high = middle;
  }
  double slope = (curve->y[low + 1] - curve->y[low]) / (curve->x[low + 1] - curve->x[low]);
  return curve->y[low] + slope * (x - curve->x[low]);
}

int hscal__machine_processors(const hscal_machine *machine) {
  long total = 0;
  for (int i = 0; i < machine->nnodes; i++) total += hscal__node(machine, i)->processors;
  return total > 2147483647 ? 2147483647 : (int)total;
}

/* Adds a line to *lines, which may be null. */
static int add_line(char **lines, const char *format, va_list arguments) {
  char line[1024];
  vsnprintf(line, sizeof line, format, arguments);
  size_t before = *lines ? strlen(*lines) : 0;
  char *longer = realloc(*lines, before + strlen(line) + 2);
  if (!longer) return no_memory();
  *lines = longer;
  sprintf(longer + before, "%s%s", before ? "\n" : "", line);
  return 0;
}

int hscal__machine_warn(hscal_machine *machine, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int status = add_line(&machine->warnings, format, arguments);
  va_end(arguments);
  return status;
}

int hscal__machine_repaired(hscal_machine *machine, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int status = add_line(&machine->repairs, format, arguments);
  va_end(arguments);
  return status;
}

const char *hscal_machine_warnings(const hscal_machine *machine) {
  return machine && machine->warnings ? machine->warnings : "";
}

int hscal__machine_own_collectives(hscal_machine *machine, const hscal_collective_row *rows, int nrows) {
  size_t bytes = (size_t)nrows * sizeof *rows;
  hscal_collectives *own = malloc(sizeof *own + bytes);
  if (!own) return no_memory();
  hscal_collective_row *copy = (hscal_collective_row *)(own + 1);
  memcpy(copy, rows, bytes);
  *own = (hscal_collectives){.rests_on = "the machine file's own rows", .sends_empty = 1, .rows = copy, .nrows = nrows};
  free(machine->own_collectives);
  machine->collectives = machine->own_collectives = own;
  return 0;
}

int hscal__machine_node_named(const hscal_machine *machine, const char *host) {
  for (int node = 0; node < machine->nnodes; node++)
    if (hscal__same_host(host, machine->node_name[node])) return node;
  return -1;
}

void hscal_machine_free(hscal_machine *machine) {
  if (!machine) return;
  for (int i = 0; i < machine->nclasses; i++) {
    hscal_node_class *node_class = &machine->classes[i];
    for (int j = 0; j < node_class->nspeeds; j++) free(node_class->speeds[j].points);
    free(node_class->speeds);
    free(node_class->fingerprint);
    free(node_class->name);
  }
  for (int i = 0; i < machine->nnodes; i++) free(machine->node_name[i]);
  for (int i = 0; i < HSCAL_LAYERS; i++) {
    free(machine->layer[i].seconds.x);
    free(machine->layer[i].seconds.y);
  }
  for (int s = 0; s < machine->switches.count; s++) free(machine->switches.name[s]);
  free(machine->switches.name);
  free(machine->switches.of);
  free(machine->own_collectives);
  free(machine->classes);
  free(machine->class_of);
  free(machine->node_name);
  free(machine->name);
  free(machine->notes);
  free(machine->measured_when);
  free(machine->measured_how);
  free(machine->fingerprint);
  free(machine->doubts);
  free(machine->warnings);
  free(machine->assumed);
  free(machine->repairs);
  free(machine);
}
