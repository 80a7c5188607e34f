/* The threads of BLAS while a context is there: cores of processes that are left out go to those that stay. */
#ifndef HSCAL_CTXT_THREADS_H
#define HSCAL_CTXT_THREADS_H

#include "ctxt/agree.h"
#include "ctxt/registry.h"
#include "machine/machine.h"

/* What the processes of a session may have. */
typedef struct hscal_thread_limits {
  int now;  /* threads of BLAS, the same in all processes; 0: they differ, or cannot be asked */
  int most; /* so many processors every process may run on, and can set; 1: none beyond its own */
} hscal_thread_limits;

/* Asks all processes. HSCAL_THREADS is read by process 0: auto lets a plan choose, keep (or nothing) does not; anything else is
 * HSCAL_ERROR_UNKNOWN. *choose says which. Collective. */
int hscal__threads_ask(const hscal_group *group, hscal_thread_limits *limits, int *choose);

/* The threads that processes have if nobody changes them, as the machine knows them: 1 where it has no speeds for what they have now on
 * all nodes with processes (processes[nnodes], how many each has). */
int hscal__threads_kept(const hscal_thread_limits *limits, const hscal_machine *machine, const int *processes);

/* Sets the threads of BLAS as the youngest context wants that wants any; without one, as they were before the first did. To be called whenever
 * a context has been added or taken out. Local. */
void hscal__threads_follow(void);

#endif
