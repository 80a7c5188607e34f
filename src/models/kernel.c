/* Kernel times: the measured speed of a node as a function of the kernel's shape. */
#include "models/costs.h"

#include <math.h>

/* One column of the table of points: those with inner dimension k, interpolated over log(m n). */
static double speed_at_k(const hscal_kernel_speed *speed, int k, double area) {
  const hscal_kernel_point *below = NULL, *above = NULL;
  double below_area = 0, above_area = 0;
  for (int i = 0; i < speed->npoints; i++) {
    const hscal_kernel_point *point = &speed->points[i];
    if (point->k != k) continue;
    double its_area = (double)point->m * point->n;
    if (its_area <= area && (!below || its_area > below_area)) below = point, below_area = its_area;
    if (its_area >= area && (!above || its_area < above_area)) above = point, above_area = its_area;
  }
  if (!below) return above->flops_per_s;
  if (!above || above_area <= below_area) return below->flops_per_s;
  double t = log(area / below_area) / log(above_area / below_area);
  return below->flops_per_s + t * (above->flops_per_s - below->flops_per_s);
}

/* The measured inner dimensions next to k: the largest <= k and the smallest >= k; 0 if there is none. */
static void neighbours_of_k(const hscal_kernel_speed *speed, int k, int *below, int *above) {
  *below = *above = 0;
  for (int i = 0; i < speed->npoints; i++) {
    int its_k = speed->points[i].k;
    if (its_k <= k && its_k > *below) *below = its_k;
    if (its_k >= k && (!*above || its_k < *above)) *above = its_k;
  }
}

/* Below the smallest measured k the seconds of a call go on falling as between the two smallest, but not faster than k
 * itself: a narrow update is bound by the traffic of C, whose time does not shrink with k. */
static double speed_below_points(const hscal_kernel_speed *speed, int first, int k, double area) {
  int same, second;
  neighbours_of_k(speed, first + 1, &same, &second);
  double v1 = speed_at_k(speed, first, area), half_k = speed->half_k;
  if (second) {
    double t1 = first / v1, t2 = second / speed_at_k(speed, second, area), slope = (t2 - t1) / (second - first);
    half_k = slope > 0 ? fmax(t1 / slope - first, 0) : INFINITY;
  }
  if (isinf(half_k)) return v1 * k / first;
  return v1 * (k / (k + half_k)) / (first / (first + half_k));
}

/* Real operations per second at this shape. */
static double speed_at(const hscal_kernel_speed *speed, int m, int n, int k) {
  if (speed->npoints == 0) return speed->flops_per_s * (k / (k + speed->half_k));
  double area = (double)m * n;
  int below, above;
  neighbours_of_k(speed, k, &below, &above);
  if (!below) return speed_below_points(speed, above, k, area);
  if (!above || above == below) return speed_at_k(speed, below, area);
  double t = log((double)k / below) / log((double)above / below);
  double low = speed_at_k(speed, below, area), high = speed_at_k(speed, above, area);
  return low + t * (high - low);
}

double hscal__kernel_seconds(const hscal_node_class *node, hscal_type type, hscal_kernel kernel, int m, int n, int k) {
  if (m <= 0 || n <= 0) return 0;
  double elements = (double)m * n;
  if (kernel == HSCAL_KERNEL_COPY) {
    double bytes = elements * (double)hscal__type_bytes(type);
    return node->copy_bytes_per_s > 0 ? bytes / node->copy_bytes_per_s : 0;
  }
  if (k <= 0) return 0;
  double scale = 1;
  const hscal_kernel_speed *speed = hscal__node_speed(node, kernel, type, &scale);
  if (!speed) return NAN;
  return hscal__type_flop_weight(type) * 2 * elements * k / (scale * speed_at(speed, m, n, k));
}

/* Is point i the first one with its inner dimension? */
static int first_with_k(const hscal_kernel_speed *speed, int i) {
  for (int before = 0; before < i; before++)
    if (speed->points[before].k == speed->points[i].k) return 0;
  return 1;
}

double hscal__kernel_best_speed(const hscal_node_class *node, hscal_type type, int m, int n, int k) {
  double scale = 1;
  const hscal_kernel_speed *speed = hscal__node_speed(node, HSCAL_KERNEL_GEMM, type, &scale);
  if (!speed) return NAN;
  /* Between measured inner dimensions the speed is monotonous, so its maximum lies at one of them or at k. */
  double best = speed_at(speed, m, n, k);
  for (int i = 0; i < speed->npoints; i++)
    if (speed->points[i].k < k && first_with_k(speed, i)) best = fmax(best, speed_at(speed, m, n, speed->points[i].k));
  return scale * best;
}

double hscal__kernel_top_speed(const hscal_node_class *node, hscal_type type, int k) {
  double scale = 1;
  const hscal_kernel_speed *speed = hscal__node_speed(node, HSCAL_KERNEL_GEMM, type, &scale);
  if (!speed) return NAN;
  if (speed->npoints == 0) return scale * speed_at(speed, 1, 1, k);
  double top = 0; /* between points the speed is a mean of theirs, outside it is no higher than the nearest one's */
  for (int i = 0; i < speed->npoints; i++) top = fmax(top, speed->points[i].flops_per_s);
  return scale * top;
}

static size_t cache_slot(const hscal_node_class *class, hscal_kernel kernel, int m, int n, int k) {
  size_t hash = (size_t) class / sizeof *class;
  hash = hash * 31 + (size_t)kernel;
  hash = (hash * 1000003 + (size_t)m) * 1000003;
  hash = (hash + (size_t)n) * 1000003 + (size_t)k * 40503;
  return (hash ^ hash >> 17) % HSCAL_KERNEL_CACHE;
}

double hscal__costs_kernel(hscal_costs *costs, int process, hscal_kernel kernel, int m, int n, int k) {
  const hscal_node_class *class = costs->node[costs->node_of[process]].class;
  struct hscal_cached_kernel *entry = &costs->cache.entry[cache_slot(class, kernel, m, n, k)];
  if (entry->class != class || entry->kernel != kernel || entry->m != m || entry->n != n || entry->k != k)
    *entry = (struct hscal_cached_kernel){class, kernel, m,
                                          n,     k,      hscal__kernel_seconds(class, costs->type, kernel, m, n, k)};
  return entry->seconds;
}
