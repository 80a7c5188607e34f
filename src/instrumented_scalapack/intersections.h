/*
 * Which parts of two dealings of one index have entries in common, and how many. Of P x Q parts mostly few do: what is made here
 * costs what the blocks are that meet, never what the parts could.
 */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_INTERSECTIONS_H
#define HSCAL_INSTRUMENTED_SCALAPACK_INTERSECTIONS_H

#include "instrumented_pblas/dealing.h"

/* A part of each dealing, counted from the one that holds entry 0, and what they share. */
typedef struct hscal_intersection {
  int part[2], entries;
} hscal_intersection;

typedef struct hscal_intersections {
  int count;
  hscal_intersection *by[2]; /* [count] all of them, by the part of that dealing and, within it, by the other one */
  int *begin[2];             /* [parts + 1] where those of each part begin in it                                 */
} hscal_intersections;

/* Finds all that share entries; the dealings are of the same entries, at least one. Returns 0 or HSCAL_ERROR_MEMORY; to be freed in any
 * case. */
int hscal__intersections_make(const hscal_dealing *p, const hscal_dealing *q, hscal_intersections *intersections);
void hscal__intersections_free(hscal_intersections *intersections);

/* The place in by[0] of part p of the first dealing and part q of the second; -1 if they share nothing. */
int hscal__intersection_at(const hscal_intersections *intersections, int p, int q);

/* Goes through an index that is dealt twice, in pieces that lie in one part of each. */
typedef struct hscal_piece_walk {
  const hscal_dealing *dealing[2];
  int part[2]; /* of the piece, counted from the one that holds entry 0 */
  int block_end[2];
  int begin, end; /* of the piece */
} hscal_piece_walk;

hscal_piece_walk hscal__piece_first(const hscal_dealing *p, const hscal_dealing *q);
/* Goes on to the next piece. There must be one. */
void hscal__piece_next(hscal_piece_walk *walk);

#endif
