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

/* Draws a legal call of the routine, and its layout. */
typedef hscal_call random_caller(const hscal_routine *routine, hscal_layout *layout, int nprow, int npcol);

/* Of the routines that are tried, random calls on a grid of one process move nothing. */
void expect_nothing_moved_alone(int is_tried(const hscal_routine *), random_caller *random);

#endif
