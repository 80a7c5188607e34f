/*
 * The parts of a call that is made of others: the solves behind a factorization; the products and solves of a panel,
 * seen in the middle of the matrix and done as often as there are panels. Each has a skeleton of its own.
 */
#ifndef HSCAL_ESTIMATE_SKELETON_PARTS_H
#define HSCAL_ESTIMATE_SKELETON_PARTS_H

#include "estimate/cost.h"
#include "estimate/skeleton.h"

/* The parts of a call that follow one another, as a factorization and the solves with it. */
enum { HSCAL_MOST_SKELETON_PARTS = 5 };
typedef struct hscal_skeleton_parts {
  int count;
  hscal_cost_skeleton part[HSCAL_MOST_SKELETON_PARTS];
  hscal_call call[HSCAL_MOST_SKELETON_PARTS];              /* of all but the first */
  double flops;                                            /* of these */
  hscal_cached_estimate cached[HSCAL_MOST_SKELETON_PARTS]; /* of the last estimate of each */
  int made;                                                /* estimates that were none */
  double correction;                                       /* of the last estimate of all, */
  int corrected, corrections;                              /* after so many were made; and how many there were */
} hscal_skeleton_parts;

/* The whole is the first part. */
void hscal__begin_parts(const hscal_cost_skeleton *whole, hscal_skeleton_parts *parts);

/* A part under way: a call of a routine of the same type; null routine: there is none. */
hscal_call *hscal__new_part(hscal_skeleton_parts *parts, hscal_pack pack, hscal_scheme scheme, int flags);

/* Adds it, done so many times with so many operations in all; 0: as many as it has. */
hscal_cost_skeleton *hscal__add_part(hscal_skeleton_parts *parts, double times, double flops);

/* The first part is what is done beside the others. */
void hscal__keep_rest(const hscal_call *whole, hscal_skeleton_parts *parts);

/* All of the call is in its other parts, but for the waiting of steps for one another. */
void hscal__keep_chain(hscal_skeleton_parts *parts);

#endif
