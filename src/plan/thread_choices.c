#include "plan/thread_choices.h"
#include "base/status.h"
#include "machine/speed.h"
#include "machine/with_threads.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_COUNTS = 16 };

/* For how many threads a class has speeds, as many of them as are allowed. */
typedef struct counts {
  int count, threads[MOST_COUNTS];
  int is_used; /* may processes be on any of its nodes? */
} counts;

static counts counts_of(const hscal_node_class *node, int most) {
  counts known = {0}, allowed = {0};
  known.count = hscal__class_threads(node, known.threads, MOST_COUNTS);
  if (known.count > MOST_COUNTS) known.count = MOST_COUNTS;
  for (int i = 0; i < known.count; i++) {
    int threads = known.threads[i];
    if (threads <= node->processors && (most == 0 || threads <= most)) allowed.threads[allowed.count++] = threads;
  }
  return allowed;
}

static int has(const counts *counts, int threads) {
  for (int i = 0; i < counts->count; i++)
    if (counts->threads[i] == threads) return 1;
  return 0;
}

/* Operations per second of a process with so many threads. */
static double process_speed(const hscal_node_class *node, int threads) {
  double scale;
  const hscal_kernel_speed *speed = hscal__node_speed_of(node, HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, threads, &scale);
  return speed ? speed->flops_per_s * scale : 0;
}

static int nearest(const hscal_node_class *node, const counts *counts, double speed) {
  int best = 1;
  double least = INFINITY;
  for (int i = 0; i < counts->count; i++) {
    double off = fabs(log(process_speed(node, counts->threads[i]) / speed));
    if (off < least) least = off, best = counts->threads[i];
  }
  return best;
}

/* Keeps the choice behind the last one, unless it is there already or there are as many as there may be. */
static void keep(hscal_thread_choices *choices, int nclasses) {
  size_t bytes = (size_t)nclasses * sizeof *choices->of;
  const int *fresh = choices->of + (size_t)choices->count * (size_t)nclasses;
  if (choices->count == HSCAL_THREAD_CHOICES) return;
  for (int c = 0; c < choices->count; c++)
    if (memcmp(choices->of + (size_t)c * (size_t)nclasses, fresh, bytes) == 0) return;
  choices->count++;
}

static void add_equal(const counts *known, int nclasses, int threads, hscal_thread_choices *choices) {
  int *fresh = choices->of + (size_t)choices->count * (size_t)nclasses;
  for (int c = 0; c < nclasses; c++) {
    int knows = threads == 1 || has(&known[c], threads);
    if (!knows && known[c].is_used) return;
    fresh[c] = knows ? threads : 1;
  }
  keep(choices, nclasses);
}

/* Processes of all classes near the speed that those of class `base` have with so many threads. */
static void add_balanced(const hscal_machine *machine, const counts *known, int base, int threads,
                         hscal_thread_choices *choices) {
  int *fresh = choices->of + (size_t)choices->count * (size_t)machine->nclasses;
  double speed = process_speed(&machine->classes[base], threads);
  for (int c = 0; c < machine->nclasses; c++)
    fresh[c] = c == base ? threads : nearest(&machine->classes[c], &known[c], speed);
  keep(choices, machine->nclasses);
}

static void list_all(const hscal_machine *machine, const counts *known, hscal_thread_choices *choices) {
  int nclasses = machine->nclasses, first = 0;
  while (first < nclasses - 1 && !known[first].is_used) first++;
  add_equal(known, nclasses, 1, choices);
  for (int i = 0; i < known[first].count; i++) add_equal(known, nclasses, known[first].threads[i], choices);
  for (int base = 0; base < nclasses && nclasses > 1; base++)
    for (int i = 0; i < known[base].count && known[base].is_used; i++)
      add_balanced(machine, known, base, known[base].threads[i], choices);
}

static int may_have_processes(const hscal_options *options, int node) {
  return !options || !options->slots || options->slots[node] > 0;
}

static void learn(const hscal_machine *machine, const hscal_options *options, counts *known) {
  for (int c = 0; c < machine->nclasses; c++)
    known[c] = counts_of(&machine->classes[c], options ? options->most_threads : 0);
  for (int node = 0; node < machine->nnodes; node++)
    if (may_have_processes(options, node)) known[machine->class_of[node]].is_used = 1;
}

/* Names the first node that is in the way. */
static int no_speeds(const hscal_machine *machine, const hscal_options *options, const counts *known) {
  int node = 0;
  for (; node < machine->nnodes - 1; node++)
    if (may_have_processes(options, node) && !has(&known[machine->class_of[node]], options->threads)) break;
  return hscal__fail(HSCAL_ERROR_MACHINE,
                     "the machine has no speeds for processes of %d threads on %s (\"threads\" of kernels)",
                     options->threads, machine->node_name[node]);
}

int hscal__thread_choices_list(const hscal_machine *machine, const hscal_options *options,
                               hscal_thread_choices *choices) {
  int threads = options ? options->threads : 0;
  size_t nclasses = (size_t)machine->nclasses;
  counts *known = calloc(nclasses, sizeof *known);
  *choices = (hscal_thread_choices){.of = calloc((HSCAL_THREAD_CHOICES + 1) * nclasses, sizeof(int))};
  if (!known || !choices->of) {
    free(known);
    hscal__thread_choices_free(choices);
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for threads on %zu kinds of nodes", nclasses);
  }
  learn(machine, options, known);
  if (threads == 0)
    list_all(machine, known, choices);
  else
    add_equal(known, machine->nclasses, threads, choices);
  int status = choices->count > 0 ? 0 : no_speeds(machine, options, known);
  free(known);
  if (status) hscal__thread_choices_free(choices);
  return status;
}

int hscal__is_one_thread(const hscal_machine *machine, const int *threads) {
  for (int c = 0; c < machine->nclasses; c++)
    if (threads[c] != 1) return 0;
  return 1;
}

int hscal__thread_choice_machine(const hscal_machine *machine, const int *threads, hscal_machine **derived) {
  *derived = NULL;
  return hscal__is_one_thread(machine, threads) ? 0 : hscal__machine_with_threads(machine, threads, derived);
}

void hscal__thread_choices_free(hscal_thread_choices *choices) {
  free(choices->of);
  *choices = (hscal_thread_choices){0};
}
