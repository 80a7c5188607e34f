/* Random numbers that are the same everywhere: splitmix64. */
#ifndef HSCAL_BASE_RANDOM_H
#define HSCAL_BASE_RANDOM_H

#include <stdint.h>

static inline uint64_t hscal__random(uint64_t *state) {
  uint64_t z = *state += 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

/* From low..high, both included. */
static inline int hscal__random_between(uint64_t *state, int low, int high) {
  return low + (int)(hscal__random(state) % (uint64_t)(high - low + 1));
}

/* From 0 to 1, without 1: 53 bits. */
static inline double hscal__random_part(uint64_t *state) { return (double)(hscal__random(state) >> 11) * 0x1p-53; }

#endif
