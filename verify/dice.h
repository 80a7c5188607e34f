/* Random choices of which a call is made. */
#ifndef VERIFY_DICE_H
#define VERIFY_DICE_H

#include "base/random.h"

typedef struct dice {
  uint64_t state;
  const struct random_limits *limits;
} dice;

/* From low..high, both included. */
static inline int between(dice *random, int low, int high) { return hscal__random_between(&random->state, low, high); }

static inline int percent(dice *random, int probability) { return between(random, 0, 99) < probability; }

#endif
