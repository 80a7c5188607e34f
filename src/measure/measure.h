/* Measuring the machine that a program runs on. Part of libhscal only (MPI). */
#ifndef HSCAL_MEASURE_MEASURE_H
#define HSCAL_MEASURE_MEASURE_H

#include "machine/machine.h"
#include <mpi.h>

typedef struct hscal_measure_options {
  double seconds; /* at most so long, about if thorough; 0 = 60, of a probe 2; 300 is the most */
  /* 1: carefully, also processes with several threads and one alone on its node. 0: a probe, which keeps to its time on however many processes:
   * what it has no time for is borrowed or assumed, and the machine is marked as a probe (is_probe, a wide model_error). */
  int thorough;
  /* File of process 0 for what is known after each stage: the same measurement takes it up if it was cut short. The caller removes it once
   * the machine is safe. Null: none. */
  const char *partial;
  /* Called on process 0 only, every now and then: part of the work done (0..1) and what is being measured. May be
   * null. */
  void (*progress)(void *user, double done, const char *what);
  void *user;
} hscal_measure_options;

/*
 * Measures the nodes that the processes of `comm` run on: speeds of kernels for the shapes that PBLAS and ScaLAPACK use, all cores of a
 * node busy at once (so start one process per core), copies, and messages within and between nodes. `options` may be null.
 * Nodes that are alike become one class. Every process gets the same machine; free it with hscal_machine_free.
 * Collective; MPI must be running. A failure on one process is the same error on all. What only one process or one node cannot
 * show is assumed, and the notes of the machine say so.
 */
int hscal__measure(MPI_Comm comm, const hscal_measure_options *options, hscal_machine **machine);

/* The same, but from the cache (measure/cache.h) if it holds a measurement that serves these nodes (measure/reuse.h). A probe is said in one
 * line before it begins. `kept` (may be null) tells where the machine came from: 1 the cache, 0 it was measured now (and kept for the next time if
 * possible). On process 0 the machine has its warnings. Collective. */
int hscal__machine_cached(MPI_Comm comm, const hscal_measure_options *options, hscal_machine **machine, int *kept);

#endif
