#include "machine/outliers.h"
#include "base/status.h"
#include "machine/calibrated.h"
#include "machine/machine_builder.h"
#include "machine/plausible.h"
#include "machine/quantity.h"
#include "machine/speed.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { NEIGHBOURS = 4, ACCUSERS = 2, FEWEST_POINTS = 3 };

/* A point of a curve, of whichever kind. */
typedef struct sample {
  double place[3]; /* logarithms of the dimensions */
  double work, speed;
} sample;

/* ---- neighbours ------------------------------------------------------------------------------------------- */

static double distance(const sample *a, const sample *b) {
  double sum = 0;
  for (int d = 0; d < 3; d++) sum += (a->place[d] - b->place[d]) * (a->place[d] - b->place[d]);
  return sum;
}

/* The nearest points of samples[count] to number i, nearest first; returns how many there are. */
static int find_neighbours(const sample *samples, int count, int i, int nearest[NEIGHBOURS]) {
  int found = 0;
  for (int j = 0; j < count; j++) {
    int at = found < NEIGHBOURS ? found : NEIGHBOURS; /* where it stands among the nearest */
    if (j == i) continue;
    while (at > 0 && distance(&samples[i], &samples[j]) < distance(&samples[i], &samples[nearest[at - 1]])) at--;
    if (at == NEIGHBOURS) continue;
    found = found < NEIGHBOURS ? found + 1 : NEIGHBOURS;
    for (int k = found - 1; k > at; k--) nearest[k] = nearest[k - 1];
    nearest[at] = j;
  }
  return found;
}

/* By how much the speed may be higher where there is so many times the work. */
static double most_growth(double work_ratio, double decline) {
  double ratio = fmax(work_ratio, 1);
  return fmax(fmax(HSCAL_MOST_GROWTH * ratio, HSCAL_MOST_GROWTH_OF_ROOT * sqrt(ratio)), work_ratio < 1 ? decline : 0);
}

static int contradicts(const sample *witness, const sample *point, double decline) {
  double work_ratio = point->work / witness->work, speed_ratio = point->speed / witness->speed;
  return speed_ratio > most_growth(work_ratio, decline) || 1 / speed_ratio > most_growth(1 / work_ratio, decline);
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* Is point i absurd? Then what its neighbours say of its speed: their median. */
static int is_absurd(const sample *samples, int count, int i, double decline, double *believed) {
  int nearest[NEIGHBOURS], accusers = 0;
  double speeds[NEIGHBOURS];
  int found = find_neighbours(samples, count, i, nearest);
  for (int j = 0; j < found; j++) {
    accusers += contradicts(&samples[nearest[j]], &samples[i], decline);
    speeds[j] = samples[nearest[j]].speed;
  }
  if (accusers < ACCUSERS) return 0;
  qsort(speeds, (size_t)found, sizeof *speeds, by_size);
  *believed = sqrt(speeds[(found - 1) / 2] * speeds[found / 2]);
  return 1;
}

/* believed[count]: what is believed of every point, 0 where the point itself is. Returns how many are not. */
static int judge(const sample *samples, int count, double decline, double *believed) {
  int absurd = 0;
  for (int i = 0; i < count; i++) {
    believed[i] = 0;
    absurd += is_absurd(samples, count, i, decline, &believed[i]);
  }
  return absurd;
}

/* What was replaced. */
typedef struct replaced {
  int points, curves;
} replaced;

/* Adds the points of one curve; were there any? */
static int count(replaced *found, int points) {
  found->points += points, found->curves += points > 0;
  return points > 0;
}

/* ---- kernels ---------------------------------------------------------------------------------------------- */

static double log_of(int dimension) { return dimension > 0 ? log(dimension) : 0; }

static void shape_text(const hscal_kernel_point *point, hscal_kernel kernel, char *text, size_t size) {
  size_t length = 0;
  for (const char *d = hscal__kernel_facts[kernel].dims; *d; d++)
    length += (size_t)snprintf(text + length, size - length, "%s%d", length ? " x " : "",
                               *d == 'm'   ? point->m
                               : *d == 'n' ? point->n
                                           : point->k);
}

static int replace_points(hscal_machine *machine, int index, hscal_kernel_speed *speed, const double *believed) {
  for (int i = 0; i < speed->npoints; i++) {
    hscal_kernel_point *point = &speed->points[i];
    char shape[64];
    if (believed[i] == 0) continue;
    double instead = hscal__quantity_rounded(HSCAL_Q_SPEED, believed[i]);
    shape_text(point, speed->kernel, shape, sizeof shape);
    HSCAL_TRY(
        hscal__machine_repaired(machine,
                                "poisoned curve: nodes[%d] %.60s: %c%s %s has %.5g Gflop/s, the shapes next to it "
                                "say %.4g, which is taken",
                                index, machine->classes[index].name, hscal__type_letter(speed->type),
                                hscal__kernel_name(speed->kernel), shape, point->flops_per_s * 1e-9, instead * 1e-9));
    point->flops_per_s = instead;
  }
  speed->flops_per_s = 0;
  hscal__speed_set_peak(speed);
  return 0;
}

static int replace_speed_outliers(hscal_machine *machine, int index, hscal_kernel_speed *speed, sample *samples,
                                  double *believed, replaced *found) {
  for (int i = 0; i < speed->npoints; i++) {
    const hscal_kernel_point *point = &speed->points[i];
    hscal_product product = hscal__kernel_product(speed->kernel, point->m, point->n, point->k);
    samples[i] =
        (sample){{log_of(point->m), log_of(point->n), log_of(point->k)}, product.area * product.k, point->flops_per_s};
  }
  double decline = hscal__kernel_level(speed->kernel) == 3 ? HSCAL_MOST_DECLINE : HSCAL_MOST_DECLINE_OF_MEMORY;
  return count(found, judge(samples, speed->npoints, decline, believed))
             ? replace_points(machine, index, speed, believed)
             : 0;
}

/* ---- messages --------------------------------------------------------------------------------------------- */

/* Seconds of point i by its neighbours in order: between them, or on the line of the two next ones. */
static double seconds_without(const hscal_curve *curve, int i) {
  int last = curve->npoints - 1, a = i == 0 ? 1 : i == last ? last - 2 : i - 1;
  int b = i == 0 ? 1 : i == last ? last - 1 : i + 1; /* before the first point times are constant */
  if (a == b) return curve->y[a];
  return curve->y[a] + (curve->y[b] - curve->y[a]) / (curve->x[b] - curve->x[a]) * (curve->x[i] - curve->x[a]);
}

static int replace_layer_outliers(hscal_machine *machine, int which, sample *samples, double *believed,
                                  replaced *found) {
  static const char *const words[HSCAL_LAYERS] = {"within a node", "between nodes"};
  hscal_curve *curve = &machine->layer[which].seconds;
  for (int i = 0; i < curve->npoints; i++) {
    double bytes = fmax(curve->x[i], 1);
    samples[i] = (sample){{log(bytes)}, bytes, bytes / curve->y[i]};
  }
  if (!count(found, judge(samples, curve->npoints, HSCAL_MOST_DECLINE, believed))) return 0;
  for (int i = 0; i < curve->npoints; i++) {
    if (believed[i] == 0) continue;
    double instead = hscal__quantity_rounded(HSCAL_Q_MESSAGE_TIME, seconds_without(curve, i));
    HSCAL_TRY(hscal__machine_repaired(
        machine, "poisoned curve: messages %s: %.0f bytes take %.4g us, the sizes next to it say %.4g, which is taken",
        words[which], curve->x[i], curve->y[i] * 1e6, instead * 1e6));
    curve->y[i] = instead;
  }
  return 0;
}

/* ---- the whole -------------------------------------------------------------------------------------------- */

static int most_points(const hscal_machine *machine) {
  int most = 0;
  for (int i = 0; i < machine->nclasses; i++)
    for (int j = 0; j < machine->classes[i].nspeeds; j++)
      if (machine->classes[i].speeds[j].npoints > most) most = machine->classes[i].speeds[j].npoints;
  for (int i = 0; i < HSCAL_LAYERS; i++)
    if (machine->layer[i].seconds.npoints > most) most = machine->layer[i].seconds.npoints;
  return most;
}

static int replace_outliers(hscal_machine *machine, sample *samples, double *believed, replaced *found) {
  for (int i = 0; i < machine->nclasses; i++)
    for (int j = 0; j < machine->classes[i].nspeeds; j++)
      if (machine->classes[i].speeds[j].npoints >= FEWEST_POINTS)
        HSCAL_TRY(replace_speed_outliers(machine, i, &machine->classes[i].speeds[j], samples, believed, found));
  for (int i = 0; i < HSCAL_LAYERS; i++)
    if (machine->layer[i].seconds.npoints >= FEWEST_POINTS)
      HSCAL_TRY(replace_layer_outliers(machine, i, samples, believed, found));
  return 0;
}

const char hscal__poisoned_curves[] = "poisoned curves: ";

/* One line, however many points there are. */
static int warn(hscal_machine *machine, const replaced *found) {
  if (found->points == 0) return 0;
  if (found->points == 1) return hscal__machine_warn(machine, "%s", machine->repairs);
  return hscal__machine_warn(machine,
                             "%s%d points of %d curve%s contradicted their neighbours and were replaced: hscal machine "
                             "show lists them",
                             hscal__poisoned_curves, found->points, found->curves, found->curves > 1 ? "s" : "");
}

int hscal__machine_replace_outliers(hscal_machine *machine) {
  size_t points = (size_t)most_points(machine);
  replaced found = {0};
  sample *samples = malloc((points + 1) * sizeof *samples);
  double *believed = malloc((points + 1) * sizeof *believed);
  int status = samples && believed ? replace_outliers(machine, samples, believed, &found)
                                   : hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for judging %zu points", points);
  if (!status) status = warn(machine, &found);
  free(samples);
  free(believed);
  return status;
}

/* What the measurement says of itself. */
static int warn_as_measured(hscal_machine *machine) {
  if (machine->is_probe)
    HSCAL_TRY(hscal__machine_warn(machine, "probe: the machine was looked at for a moment only, so times are rough: "
                                           "\"hscal machine measure\" measures it carefully, once"));
  return machine->doubts ? hscal__machine_warn(machine, "%s", machine->doubts) : 0;
}

int hscal__machine_is_trusted(const hscal_machine *machine) { return !machine->doubts && !machine->warnings; }

int hscal__machine_update_warnings(hscal_machine *machine) {
  free(machine->warnings);
  machine->warnings = NULL;
  HSCAL_TRY(warn_as_measured(machine));
  HSCAL_TRY(hscal__machine_plausible(machine));
  return hscal__machine_replace_outliers(machine);
}
