#include "machine/machine.h"
#include "base/status.h"
#include "machine/machine_builder.h"
#include "machine/topology.h"

#include <math.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_BYTES = 300 };

static int no_memory(void) { return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for the machine model"); }

char *hscal__copy_text(const char *text) {
  size_t bytes = strlen(text) + 1;
  char *copy = malloc(bytes);
  return copy ? memcpy(copy, text, bytes) : NULL;
}

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
  made->model_error = 0.1;
  made->interval_error = -1;
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

/* Makes room for `count` further nodes. */
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

int hscal__switches_new(hscal_machine *machine, int most) {
  hscal_switches *switches = &machine->switches;
  switches->name = calloc((size_t)most + 1, sizeof *switches->name);
  switches->of = malloc(((size_t)machine->nnodes + 1) * sizeof *switches->of);
  if (!switches->name || !switches->of) return no_memory();
  for (int i = 0; i < machine->nnodes; i++) switches->of[i] = -1;
  return 0;
}

int hscal__switches_named(hscal_machine *machine, const char *name, int *number) {
  hscal_switches *switches = &machine->switches;
  for (*number = 0; *number < switches->count; ++*number)
    if (strcmp(switches->name[*number], name) == 0) return 0;
  switches->name[*number] = hscal__copy_text(name);
  if (!switches->name[*number]) return no_memory();
  switches->count++;
  return 0;
}

int hscal__switches_copy(const hscal_machine *from, hscal_machine *to) {
  const hscal_switches *old = &from->switches;
  hscal_switches *copy = &to->switches;
  if (old->count == 0) return 0;
  HSCAL_TRY(hscal__switches_new(to, old->count));
  for (int s = 0, number; s < old->count; s++) HSCAL_TRY(hscal__switches_named(to, old->name[s], &number));
  memcpy(copy->of, old->of, (size_t)to->nnodes * sizeof *copy->of);
  copy->latency_s = old->latency_s;
  copy->bytes_per_s = old->bytes_per_s;
  copy->uplink_bytes_per_s = old->uplink_bytes_per_s;
  return 0;
}

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

int hscal__class_is_short(const hscal_node_class *node_class) {
  const hscal_kernel_speed *only = node_class->speeds;
  return node_class->nspeeds == 1 && only->kernel == HSCAL_KERNEL_GEMM && only->type == HSCAL_TYPE_D &&
         only->npoints == 0 && only->threads == 1;
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
