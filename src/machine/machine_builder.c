#include "machine/machine_builder.h"
#include "base/status.h"
#include "base/text.h"
#include "machine/calibrated.h"
#include "machine/machine.h"

#include <math.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_BYTES = 300 };

static int no_memory(void) { return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for the machine model"); }

int hscal__machine_new(int nclasses, hscal_machine **machine) {
  static atomic_uint_fast64_t machines;
  hscal_machine *made = calloc(1, sizeof *made);
  if (!made) return no_memory();
  made->classes = calloc((size_t)nclasses + 1, sizeof *made->classes);
  if (!made->classes) {
    free(made);
    return no_memory();
  }
  made->serial = atomic_fetch_add(&machines, 1) + 1;
  made->nclasses = nclasses;
  made->processes_per_processor = 1;
  made->model_error = HSCAL_ASSUMED_MODEL_ERROR;
  made->interval_error = -1;
  made->ratio_errors = hscal__no_ratio_errors();
  for (int i = 0; i < HSCAL_LAYERS; i++) made->layer[i].rendezvous_bytes = INFINITY;
  *machine = made;
  return 0;
}

void hscal__default_node_name(const char *class_name, int count, int i, char *name, size_t size) {
  int digits = snprintf(NULL, 0, "%d", count);
  if (count == 1)
    snprintf(name, size, "%s", class_name);
  else
    snprintf(name, size, "%s%0*d", class_name, digits, i + 1);
}

/* Reserves memory for `count` further nodes. */
static int reserve_nodes(hscal_machine *machine, int count) {
  size_t total = (size_t)machine->nnodes + (size_t)count;
  int *class_of = realloc(machine->class_of, total * sizeof *class_of);
  if (!class_of) return no_memory();
  machine->class_of = class_of;
  char **node_name = realloc(machine->node_name, total * sizeof *node_name);
  if (!node_name) return no_memory();
  machine->node_name = node_name;
  return 0;
}

int hscal__machine_add_nodes(hscal_machine *machine, int node_class, int count, const char *const *names) {
  HSCAL_TRY(reserve_nodes(machine, count));
  for (int i = 0; i < count; i++) {
    char numbered[NAME_BYTES];
    if (!names) hscal__default_node_name(machine->classes[node_class].name, count, i, numbered, sizeof numbered);
    char *name = hscal__copy_text(names ? names[i] : numbered);
    if (!name) return no_memory();
    machine->class_of[machine->nnodes] = node_class;
    machine->node_name[machine->nnodes++] = name;
  }
  return 0;
}

int hscal__class_add_speed(hscal_node_class *node_class, hscal_kernel kernel, hscal_type type, double flops_per_s,
                           double half_k, int npoints, hscal_kernel_speed **speed) {
  size_t count = (size_t)node_class->nspeeds + 1;
  hscal_kernel_speed *speeds = realloc(node_class->speeds, count * sizeof *speeds);
  if (!speeds) return no_memory();
  node_class->speeds = speeds;
  hscal_kernel_point *points = NULL;
  if (npoints > 0) {
    points = calloc((size_t)npoints, sizeof *points);
    if (!points) return no_memory();
  }
  hscal_kernel_speed *added = &speeds[node_class->nspeeds++];
  *added = (hscal_kernel_speed){kernel, type, flops_per_s, half_k, npoints, points, 1};
  if (speed) *speed = added;
  return 0;
}

void hscal__speed_set_peak(hscal_kernel_speed *speed) {
  for (int i = 0; i < speed->npoints; i++) speed->flops_per_s = fmax(speed->flops_per_s, speed->points[i].flops_per_s);
}

int hscal__curve_new(int npoints, hscal_curve *curve) {
  curve->x = calloc((size_t)npoints + 1, sizeof *curve->x);
  curve->y = calloc((size_t)npoints + 1, sizeof *curve->y);
  if (!curve->x || !curve->y) return no_memory(); /* what was got is freed with the machine */
  curve->npoints = npoints;
  return 0;
}
