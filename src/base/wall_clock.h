/* The clock on the wall. */
#ifndef HSCAL_BASE_WALL_CLOCK_H
#define HSCAL_BASE_WALL_CLOCK_H

#include <time.h>

/* Seconds since some moment that stays the same; nobody sets this clock. */
static inline double hscal__wall_s(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

#endif
