#include "models/cost/kernel.h"
#include "machine/speed.h"

#include <math.h>

static hscal_product product_of(const hscal_kernel_speed *speed, int i) {
  const hscal_kernel_point *point = &speed->points[i];
  return hscal__kernel_product(speed->kernel, point->m, point->n, point->k);
}

/* One column of the table of points: those with inner dimension k, interpolated over log(m n). */
static double speed_at_k(const hscal_kernel_speed *speed, int k, double area) {
  const hscal_kernel_point *below = NULL, *above = NULL;
  double below_area = 0, above_area = 0;
  for (int i = 0; i < speed->npoints; i++) {
    const hscal_kernel_point *point = &speed->points[i];
    hscal_product its = product_of(speed, i);
    double its_area = its.area;
    if (its.k != k) continue;
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
    int its_k = product_of(speed, i).k;
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

/* Real operations per second at the shape that a kernel amounts to. */
static double speed_at(const hscal_kernel_speed *speed, double area, int k) {
  if (speed->npoints == 0) return speed->flops_per_s * (k / (k + speed->half_k));
  int below, above;
  neighbours_of_k(speed, k, &below, &above);
  if (!below) return speed_below_points(speed, above, k, area);
  if (!above || above == below) return speed_at_k(speed, below, area);
  double t = log((double)k / below) / log((double)above / below);
  double low = speed_at_k(speed, below, area), high = speed_at_k(speed, above, area);
  return low + t * (high - low);
}

/* A copy, read and written, is twice its bytes in traffic. All threads of a process share in a kernel of BLAS, and they have as
 * large a part of the node's memory as so many processes of one thread. */
static double traffic_seconds(const hscal_node_class *node, hscal_type type, hscal_kernel kernel, int m, int n) {
  if (node->copy_bytes_per_s <= 0) return 0;
  double bytes_per_s =
      2 * node->copy_bytes_per_s * (hscal__kernel_has_threads(kernel) ? hscal__class_processor_cores(node) : 1);
  return hscal__kernel_traffic(kernel, type, m, n) / bytes_per_s;
}

static double kernel_flops(hscal_type type, hscal_kernel kernel, int m, int n, int k) {
  hscal_event event = {.kind = HSCAL_EVENT_COMPUTE, .kernel = kernel, .letters = "L", .m = m, .n = n, .k = k};
  return hscal__event_flops(&event, type);
}

/* What a tall or wide product takes beyond a square one of as many entries. */
static double thin_seconds(const hscal_node_class *node, hscal_type type, int m, int n, int k) {
  double bytes_per_s = m > n ? node->tall_bytes_per_s : node->wide_bytes_per_s;
  return bytes_per_s > 0 && m != n ? hscal__thin_bytes(type, m, n, k) / bytes_per_s : 0;
}

double hscal__kernel_seconds(const hscal_node_class *node, hscal_type type, hscal_kernel kernel, int m, int n, int k) {
  if (kernel == HSCAL_KERNEL_COPY) return m > 0 && n > 0 ? traffic_seconds(node, type, kernel, m, n) : 0;
  for (const char *d = hscal__kernel_facts[kernel].dims; *d; d++)
    if ((*d == 'm' ? m : *d == 'n' ? n : k) <= 0) return 0;
  hscal_basis basis = hscal__kernel_basis(node, kernel, type);
  if (!basis.speed) return NAN;
  double flops = kernel_flops(type, kernel, m, n, k);
  if (basis.by_traffic)
    return fmax(traffic_seconds(node, type, kernel, m, n), flops / (basis.scale * basis.speed->flops_per_s));
  hscal_product product = hscal__kernel_product(kernel, m, n, k);
  double seconds = flops / (basis.scale * speed_at(basis.speed, product.area, product.k));
  return kernel == HSCAL_KERNEL_GEMM ? seconds + thin_seconds(node, type, m, n, k) : seconds;
}

double hscal__event_seconds(const hscal_node_class *node, hscal_type type, const hscal_event *event) {
  int from_right = event->letters[0] == 'R'; /* the order of the triangle is n: as its mirror image from the left */
  if (event->in_reals) type = hscal__type_of_reals(type);
  if (event->is_row && node->row_bytes_per_s > 0)
    return hscal__kernel_traffic(event->kernel, type, event->m, event->n) / (2 * node->row_bytes_per_s);
  return hscal__kernel_seconds(node, type, event->kernel, from_right ? event->n : event->m,
                               from_right ? event->m : event->n, event->k);
}

/* Is point i the first one with its inner dimension? */
static int first_with_k(const hscal_kernel_speed *speed, int i) {
  for (int before = 0; before < i; before++)
    if (speed->points[before].k == speed->points[i].k) return 0; /* of gemm */
  return 1;
}

double hscal__kernel_best_speed(const hscal_node_class *node, hscal_type type, int m, int n, int k) {
  double scale = 1;
  const hscal_kernel_speed *speed = hscal__node_speed(node, HSCAL_KERNEL_GEMM, type, &scale);
  if (!speed) return NAN;
  /* Between measured inner dimensions the speed is monotonous, so its maximum lies at one of them or at k. */
  double best = speed_at(speed, (double)m * n, k);
  for (int i = 0; i < speed->npoints; i++)
    if (speed->points[i].k < k && first_with_k(speed, i))
      best = fmax(best, speed_at(speed, (double)m * n, speed->points[i].k));
  return scale * best;
}

double hscal__kernel_top_speed(const hscal_node_class *node, hscal_type type, int k) {
  double scale = 1;
  const hscal_kernel_speed *speed = hscal__node_speed(node, HSCAL_KERNEL_GEMM, type, &scale);
  if (!speed) return NAN;
  if (speed->npoints == 0) return scale * speed_at(speed, 1, k);
  double top = 0; /* between points the speed is a mean of theirs, outside it is no higher than the nearest one's */
  for (int i = 0; i < speed->npoints; i++) top = fmax(top, speed->points[i].flops_per_s);
  return scale * top;
}

double hscal__kernel_limit_speed(const hscal_node_class *node, hscal_type type, hscal_kernel kernel) {
  enum { LARGE = 1 << 20 }; /* triangles have the more traffic per operation the smaller they are */
  hscal_basis basis = hscal__kernel_basis(node, kernel, type);
  if (!basis.speed) return NAN;
  double limit = basis.scale * basis.speed->flops_per_s;
  if (!basis.by_traffic || node->copy_bytes_per_s <= 0) return limit;
  double flops = kernel_flops(type, kernel, LARGE, LARGE, LARGE);
  return fmin(limit, flops / traffic_seconds(node, type, kernel, LARGE, LARGE) * (1 + 1e-5));
}

void hscal__kernel_look_up(const hscal_node_class *node, hscal_type type, const hscal_event *event,
                           struct hscal_cached_kernel *entry) {
  entry->seconds = hscal__event_seconds(node, type, event);
  entry->flops = hscal__event_flops(event, type);
}
