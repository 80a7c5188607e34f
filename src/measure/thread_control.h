/* The threads of this process's BLAS while it is measured. */
#ifndef HSCAL_MEASURE_THREAD_CONTROL_H
#define HSCAL_MEASURE_THREAD_CONTROL_H

/*
 * Lets BLAS use `threads` threads on so many cores of this node from core `first` on (physical ones, as hwloc numbers them): all threads of
 * the process are bound to these, or those of a process that mpirun bound to one core would share it. One thread stays where the process is
 * bound. Returns 0, and nothing has changed, if BLAS cannot be told.
 */
int hscal__threads_use(int threads, int first);
/* Ends that: `threads` threads again (0: as it is), and the process bound as before the first hscal__threads_use. */
void hscal__threads_restore(int threads);

#endif
