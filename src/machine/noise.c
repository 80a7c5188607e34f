#include "machine/noise.h"
#include "machine/machine.h"
#include "machine/quantity.h"
#include "machine/speed.h"

#include <math.h>

static const char *const words[HSCAL_NOISE_SOURCES] = {"kernels", "messages", "measurements", "runs"};

const char *hscal__noise_word(hscal_noise_source source) { return words[source]; }

int hscal__has_noise_parts(const hscal_noise_parts *parts) {
  for (int s = 0; s < HSCAL_NOISE_SOURCES; s++)
    if (parts->of[s] > 0) return 1;
  return 0;
}

double hscal__noise_of(const hscal_noise_parts *parts) {
  if (parts->of[HSCAL_NOISE_OF_RUNS] > 0) return parts->of[HSCAL_NOISE_OF_RUNS];
  double most = fmax(parts->of[HSCAL_NOISE_OF_KERNELS], parts->of[HSCAL_NOISE_OF_MEASUREMENTS]);
  return most > 0 ? most : -1;
}

void hscal__machine_set_noise(hscal_machine *machine) {
  hscal_noise_parts *parts = &machine->noise_parts;
  for (int s = 0; s < HSCAL_NOISE_SOURCES; s++)
    parts->of[s] = hscal__quantity_rounded(HSCAL_Q_RELATIVE, fmin(parts->of[s], 1));
  machine->ratio_errors.noise = hscal__noise_of(parts);
}

/* ---- two measurements --------------------------------------------------------------------------------------------- */

/* Sum of logarithms of ratios, now / before, and of how many. */
typedef struct change {
  double sum;
  int count;
} change;

static void add_ratio(change *to, double before, double now) {
  if (!(before > 0 && now > 0)) return;
  to->sum += log(now / before);
  to->count++;
}

static double size_of(const change *c) { return c->count > 0 ? fabs(c->sum) / c->count : 0; }

static void compare_speeds(const hscal_kernel_speed *before, const hscal_kernel_speed *now, change *to) {
  for (int i = 0; i < now->npoints; i++)
    for (int j = 0; j < before->npoints; j++) {
      const hscal_kernel_point *x = &now->points[i], *y = &before->points[j];
      if (x->m == y->m && x->n == y->n && x->k == y->k) add_ratio(to, y->flops_per_s, x->flops_per_s);
    }
}

static double change_of_class(const hscal_node_class *before, const hscal_node_class *now) {
  change common = {0, 0};
  for (int s = 0; s < now->nspeeds; s++) {
    const hscal_kernel_speed *speed = &now->speeds[s];
    const hscal_kernel_speed *same = hscal__own_speed(before, speed->kernel, speed->type, speed->threads);
    if (same) compare_speeds(same, speed, &common);
  }
  return size_of(&common);
}

static double change_of_layer(const hscal_message_layer *before, const hscal_message_layer *now) {
  change common = {0, 0};
  if (before->is_assumed || now->is_assumed) return 0;
  for (int i = 0; i < now->seconds.npoints; i++)
    for (int j = 0; j < before->seconds.npoints; j++)
      if (now->seconds.x[i] == before->seconds.x[j]) add_ratio(&common, before->seconds.y[j], now->seconds.y[i]);
  return size_of(&common);
}

double hscal__noise_between(const hscal_machine *before, const hscal_machine *now) {
  double most = 0;
  for (int i = 0; i < now->nnodes; i++) {
    if (i > 0 && now->class_of[i] == now->class_of[i - 1]) continue; /* nodes of a class are equal */
    int same = hscal__machine_node_named(before, now->node_name[i]);
    if (same >= 0) most = fmax(most, change_of_class(hscal__node(before, same), hscal__node(now, i)));
  }
  for (int i = 0; i < HSCAL_LAYERS; i++) most = fmax(most, change_of_layer(&before->layer[i], &now->layer[i]));
  return most / 2;
}
