/* Processor seconds of this thread. */
#ifndef HSCAL_BENCHMARKS_CALIBRATION_STOPWATCH_H
#define HSCAL_BENCHMARKS_CALIBRATION_STOPWATCH_H

#include <time.h>

static inline double processor_s(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

#endif
