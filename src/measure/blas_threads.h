/* How many threads the BLAS of this process uses. No MPI. */
#ifndef HSCAL_MEASURE_BLAS_THREADS_H
#define HSCAL_MEASURE_BLAS_THREADS_H

/* The number in force, asked of the BLAS itself; 0: it has no call for that that is known here. */
int hscal__blas_threads(void);
/* Sets it (at least 1). Returns 1, or 0 if the BLAS has no call for it: then nothing has changed. */
int hscal__blas_set_threads(int threads);

/* Processors that this process may run on, as it is bound now; at least 1. */
int hscal__allowed_processors(void);

#endif
