#include "machine/assumed_threads.h"
#include "base/failure.h"
#include "base/status.h"
#include "machine/calibrated.h"
#include "machine/file.h"
#include "machine/machine_builder.h"
#include "machine/quantity.h"
#include "machine/speed.h"
#include "machine/with_threads.h"
#include "machine/write.h"

#include <math.h>
#include <stdlib.h>

enum { MOST_COUNTS = 64 };

static double speed_of(const hscal_node_class *node, int threads) {
  double scale;
  const hscal_kernel_speed *speed = hscal__node_speed_of(node, HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, threads, &scale);
  return speed ? speed->flops_per_s * scale : 0;
}

/* Logarithm of the efficiency of a number that the class knows. */
static double known_loss(const hscal_node_class *node, int threads) {
  double one = speed_of(node, 1), many = speed_of(node, threads);
  return one > 0 && many > 0 ? log(many / (threads * one)) : 0;
}

double hscal__thread_efficiency(const hscal_node_class *node, int threads) {
  int counts[MOST_COUNTS], known = hscal__class_threads(node, counts, MOST_COUNTS), below = 1, above = 0;
  for (int i = 0; i < known && i < MOST_COUNTS; i++)
    if (counts[i] <= threads)
      below = counts[i];
    else if (!above)
      above = counts[i];
  double loss = known_loss(node, below), doublings = log2((double)threads / below), of_doubling;
  if (above)
    of_doubling = (known_loss(node, above) - loss) / log2((double)above / below);
  else
    of_doubling = below > 1 ? loss / log2(below) : log(HSCAL_ASSUMED_OF_DOUBLING);
  return fmin(1, exp(loss + doublings * of_doubling));
}

static int add_speed(hscal_node_class *node, int from, int threads, double times) {
  hscal_kernel_speed *added, one = node->speeds[from]; /* adding moves them */
  HSCAL_TRY(hscal__class_add_speed(node, one.kernel, one.type,
                                   hscal__quantity_exact(HSCAL_Q_SPEED, times * one.flops_per_s), one.half_k,
                                   one.npoints, &added));
  added->threads = threads;
  for (int i = 0; i < one.npoints; i++) {
    added->points[i] = one.points[i];
    added->points[i].flops_per_s = hscal__quantity_exact(HSCAL_Q_SPEED, times * one.points[i].flops_per_s);
  }
  return 0;
}

static int assume_on_class(hscal_machine *machine, hscal_node_class *node, int threads) {
  double efficiency = hscal__thread_efficiency(node, threads);
  int speeds = node->nspeeds, known = hscal__class_threads(node, NULL, 0);
  for (int i = 0; i < speeds; i++)
    if (node->speeds[i].threads == 1 && hscal__kernel_level(node->speeds[i].kernel) == 3)
      HSCAL_TRY(add_speed(node, i, threads, threads * efficiency));
  return hscal__machine_warn(
      machine, "no speeds for processes of %d threads on %s: %.4g times those of one thread are assumed (%s)", threads,
      node->name, threads * efficiency,
      known > 1 ? "as its other numbers of threads tell" : "a doubling leaves each thread 95 % of its speed");
}

int hscal__machine_assume_threads(hscal_machine *machine, int threads) {
  int most = 0;
  if (threads < 1) return hscal__fail(HSCAL_ERROR_ARGUMENT, "%d threads per process: it must be at least 1", threads);
  for (int c = 0; c < machine->nclasses; c++) {
    hscal_node_class *node = &machine->classes[c];
    if (node->processors > most) most = node->processors;
    if (node->processors >= threads && !hscal__class_has_threads(node, threads))
      HSCAL_TRY(assume_on_class(machine, node, threads));
  }
  if (most >= threads) return 0;
  return hscal__fail(HSCAL_ERROR_MACHINE, "processes of %d threads: the nodes of the machine have at most %d cores",
                     threads, most);
}

int hscal__machine_of_threads(const hscal_machine *machine, int threads, hscal_machine **derived) {
  int *of_class = malloc((size_t)machine->nclasses * sizeof *of_class);
  if (!of_class) return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for a machine with threads");
  for (int c = 0; c < machine->nclasses; c++) of_class[c] = machine->classes[c].processors >= threads ? threads : 1;
  int status = hscal__machine_with_threads(machine, of_class, derived);
  free(of_class);
  return status;
}

/* ---- the public door -------------------------------------------------------------------------------------------- */

static int copy_of(const hscal_machine *machine, hscal_machine **copy) {
  char *text = hscal__machine_text(machine);
  if (!text) return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for a machine with threads");
  int status = hscal__machine_parse(text, "machine", copy);
  free(text);
  if (!status && machine->warnings) status = hscal__machine_warn(*copy, "%s", machine->warnings);
  return status;
}

static int with_threads(const hscal_machine *machine, int threads, hscal_machine **derived) {
  hscal_machine *copy = NULL;
  if (!machine) return hscal__fail(-1, "machine is a null pointer");
  if (!derived) return hscal__fail(-3, "derived is a null pointer");
  *derived = NULL;
  for (int c = 0; c < machine->nclasses; c++)
    if (hscal__class_processor_cores(&machine->classes[c]) > 1)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "the processes of this machine have threads already");
  int status = copy_of(machine, &copy);
  if (!status) status = hscal__machine_assume_threads(copy, threads);
  if (!status) status = hscal__machine_of_threads(copy, threads, derived);
  hscal_machine_free(copy);
  return status;
}

int hscal_machine_with_threads(const hscal_machine *machine, int threads, hscal_machine **derived) {
  hscal__enter("hscal_machine_with_threads");
  return hscal__leave(with_threads(machine, threads, derived));
}
