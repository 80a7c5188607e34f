/* A collective as the algorithms see it: who takes part, what each has, and where the steps go. */
#ifndef HSCAL_MODELS_CLOCK_COLLECTIVE_LINE_H
#define HSCAL_MODELS_CLOCK_COLLECTIVE_LINE_H

#include "machine/collectives.h"
#include "models/clock/steps.h"
#include "models/cost/costs.h"

#include <stdint.h>

typedef struct hscal_collective_line {
  const hscal_steps *steps;
  void *self; /* of the steps */
  const hscal_costs *costs;
  const int *member;      /* [members] process numbers, in the order of their ranks */
  int members, root;      /* root: its place; to all: 0 */
  double bytes, elements; /* of each member's data */
  int is_derived;         /* an element of a derived type, which is packed and unpacked */
  int packs_at_each_hop;
  int *child;                  /* [members] memory to work in */
  hscal_step_message *message; /* [members] */
  double *piece;               /* [2 * members] */
  int64_t messages;            /* so far */
} hscal_collective_line;

/* Process at a place counted from the root. */
static inline int hscal__from_root(const hscal_collective_line *line, int place) {
  return line->member[(int)(((int64_t)line->root + place) % line->members)];
}

static inline const hscal_node_class *hscal__class_of(const hscal_collective_line *line, int process) {
  return line->costs->node[line->costs->node_of[process]].class;
}

/* Seconds in which a process adds so many bytes to its own. */
static inline double hscal__sum_seconds(const hscal_collective_line *line, int process, double bytes) {
  double rate = hscal__class_of(line, process)->reduce_bytes_per_s;
  return rate > 0 ? bytes / rate : 0;
}

static inline int hscal__work_on(const hscal_collective_line *line, int process, double seconds) {
  return seconds > 0 ? line->steps->work(line->self, process, seconds) : 0;
}

static inline int hscal__add_up(const hscal_collective_line *line, int process, double bytes) {
  return hscal__work_on(line, process, hscal__sum_seconds(line, process, bytes));
}

/* A process packs its data so many times, or unpacks them. */
static inline int hscal__pack(const hscal_collective_line *line, int process, double times) {
  double rate = line->is_derived ? hscal__class_of(line, process)->pack_bytes_per_s : 0;
  return rate > 0 ? hscal__work_on(line, process, times * line->bytes / rate) : 0;
}

static inline int hscal__send_blocking(hscal_collective_line *line, int from, int to, double bytes) {
  line->messages++;
  return line->steps->transfer(line->self, from, to, bytes);
}

static inline int hscal__send_both(hscal_collective_line *line, const hscal_step_message *messages, int n) {
  line->messages += n;
  return line->steps->exchange(line->self, messages, n);
}

#endif
