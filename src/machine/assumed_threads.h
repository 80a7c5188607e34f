/* Speeds for numbers of threads that a machine does not know. */
#ifndef HSCAL_MACHINE_ASSUMED_THREADS_H
#define HSCAL_MACHINE_ASSUMED_THREADS_H

#include "machine/machine.h"

/* How fast a process of so many threads is, relative to as many processes of one: what gemm reaches with the numbers that
 * the class knows, between them and beyond by the same loss for each doubling; 0.95 for each where it knows none. At most
 * 1. */
double hscal__thread_efficiency(const hscal_node_class *node, int threads);

/* Each class with so many cores that has no speeds for so many threads gets them: those of one thread of level 3, so many
 * times, by the efficiency. A line of the machine's warnings says so. HSCAL_ERROR_ARGUMENT: fewer than 1 thread;
 * HSCAL_ERROR_MACHINE: no node has so many cores; HSCAL_ERROR_MEMORY. */
int hscal__machine_assume_threads(hscal_machine *machine, int threads);

/* hscal__machine_with_threads with that number on each class that has so many cores, and with one on the others. */
int hscal__machine_of_threads(const hscal_machine *machine, int threads, hscal_machine **derived);

#endif
