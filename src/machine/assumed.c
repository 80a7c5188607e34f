#include "machine/assumed.h"
#include "base/status.h"
#include "machine/calibrated.h"
#include "machine/machine_builder.h"
#include "machine/quantity.h"
#include "machine/speed.h"

#include <math.h>

double hscal__assumed_node_rate(int processors) {
  return fmin(HSCAL_ASSUMED_FEW_CORES_RATE * processors,
              fmax(HSCAL_ASSUMED_NODE_RATE, HSCAL_ASSUMED_MANY_CORES_RATE * processors));
}

double hscal__assumed_cache_bytes(void) { return HSCAL_ASSUMED_CACHE_BYTES; }

double hscal__assumed_copy_rate(double bytes_per_s) { return fmin(bytes_per_s, HSCAL_ASSUMED_COPY_RATE); }

/* Kernels, and whether they find again in the cache what they touched a moment ago. Those that update a panel do, column after column, and so
 * do those with triangles, which are small. Products of a matrix and a vector do not, however small a call is: each call is for a strip of a matrix
 * that as a whole is larger than caches. */
static const struct {
  hscal_kernel kernel;
  int returns;
} limited[] = {
    {HSCAL_KERNEL_GEMV, 0}, {HSCAL_KERNEL_GER, 1},  {HSCAL_KERNEL_SYMV, 0}, {HSCAL_KERNEL_SYR, 1},
    {HSCAL_KERNEL_SYR2, 1}, {HSCAL_KERNEL_TRMV, 1}, {HSCAL_KERNEL_TRSV, 1}, {HSCAL_KERNEL_SCAL, 1},
    {HSCAL_KERNEL_DOT, 1},  {HSCAL_KERNEL_ASUM, 1}, {HSCAL_KERNEL_NRM2, 1}, {HSCAL_KERNEL_AMAX, 1},
};

/* A call whose matrix, a square, or whose vector has so many bytes. */
static hscal_kernel_point call_of(hscal_kernel kernel, double bytes) {
  double entries = bytes / 8;
  hscal_kernel_point call = {.n = (int)fmax(1, hscal__kernel_level(kernel) == 2 ? sqrt(entries) : entries)};
  int is_general = kernel == HSCAL_KERNEL_GEMV || kernel == HSCAL_KERNEL_GER;
  if (is_general) call.m = call.n;
  return call;
}

/* Operations per second of a call that moves so many bytes per second. */
static double speed_at_rate(hscal_kernel kernel, const hscal_kernel_point *call, double bytes_per_s,
                            double most_flops_per_s) {
  hscal_event event = {.kind = HSCAL_EVENT_COMPUTE, .kernel = kernel, .letters = "L", .m = call->m, .n = call->n};
  double flops_per_byte =
      hscal__event_flops(&event, HSCAL_TYPE_D) / hscal__kernel_traffic(kernel, HSCAL_TYPE_D, call->m, call->n);
  return hscal__quantity_rounded(HSCAL_Q_SPEED, fmin(flops_per_byte * bytes_per_s, most_flops_per_s));
}

/* A kernel that is as fast on half of the cache as the cache, and on twice of it as memory. */
static int add_returning(hscal_node_class *node_class, hscal_kernel kernel, double flops_per_s,
                         const hscal_assumed_memory *memory) {
  double rate[2] = {fmax(memory->bytes_per_s, flops_per_s), memory->bytes_per_s};
  double bytes[2] = {memory->cache_bytes / 2, memory->cache_bytes * 2};
  hscal_kernel_speed *speed;
  HSCAL_TRY(hscal__class_add_speed(node_class, kernel, HSCAL_TYPE_D, 0, 0, 2, &speed));
  for (int p = 0; p < 2; p++) {
    speed->points[p] = call_of(kernel, bytes[p]);
    speed->points[p].flops_per_s = speed_at_rate(kernel, &speed->points[p], rate[p], flops_per_s);
  }
  hscal__speed_set_peak(speed);
  return 0;
}

int hscal__assume_memory(hscal_node_class *node_class, double flops_per_s, const hscal_assumed_memory *memory) {
  enum { COUNT = sizeof limited / sizeof limited[0] };
  for (int i = 0; i < COUNT; i++) {
    hscal_kernel kernel = limited[i].kernel;
    hscal_kernel_point large = call_of(kernel, 2 * memory->cache_bytes);
    double slowest = speed_at_rate(kernel, &large, memory->bytes_per_s, flops_per_s);
    if (limited[i].returns)
      HSCAL_TRY(add_returning(node_class, kernel, flops_per_s, memory));
    else
      HSCAL_TRY(hscal__class_add_speed(node_class, kernel, HSCAL_TYPE_D, slowest, 0, 0, NULL));
  }
  return 0;
}
