/* A scheme's events, added up. */
#ifndef HSCAL_TESTS_SCHEMES_TALLY_H
#define HSCAL_TESTS_SCHEMES_TALLY_H

#include "events/event.h"

typedef struct tally {
  hscal_sink sink;
  const hscal_layout *layout;
  hscal_type type;
  double flops;
  long sent, received; /* elements */
  long moved;          /* events that are not kernels and have more than one member */
} tally;

/* Runs the scheme of a legal call. */
tally tally_of(const hscal_call *call, const hscal_layout *layout);

#endif
