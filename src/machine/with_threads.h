/* Machines as processes with several threads see them. */
#ifndef HSCAL_MACHINE_WITH_THREADS_H
#define HSCAL_MACHINE_WITH_THREADS_H

#include "machine/machine.h"

/* For how many threads of a process a class has speeds (of gemm at least, of some type): ascending into counts[capacity]. Returns
 * how many there are, also where that is more than `capacity`. */
int hscal__class_threads(const hscal_node_class *node, int *counts, int capacity);

/* Is this one of them, and are there as many processors? */
int hscal__class_has_threads(const hscal_node_class *node, int threads);

/*
 * The machine as processes see it that have threads_of_class[nclasses] threads each on the nodes of a class: so many cores
 * together are a processor, whose speeds are those that the machine has for so many threads. A node of 10 cores is 2 processors
 * of 4 threads; what is left over idles. Of levels 1 and 2, which memory limits, what the machine does not say for so many threads is
 * as many times what it says for one; what one thread does, as copies, stays as fast. HSCAL_ERROR_MACHINE if a class has no speeds for its
 * number of threads, HSCAL_ERROR_ARGUMENT if a number is below 1; *derived, to be freed, is left alone then.
 */
int hscal__machine_with_threads(const hscal_machine *machine, const int *threads_of_class, hscal_machine **derived);

#endif
