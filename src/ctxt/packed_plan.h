/*
 * A plan as one block of memory: what rank 0 broadcasts and what a context keeps. Needs no MPI.
 *
 * After the struct follow, each at a multiple of 8 bytes, the arrays of the plan and rank_of, then the text of the node
 * names. On the way the pointers are null (the plan is closed); hscal__packed_plan_open sets them. All processes run
 * the same binary interface.
 */
#ifndef HSCAL_CTXT_PACKED_PLAN_H
#define HSCAL_CTXT_PACKED_PLAN_H

#include "hscal.h"
#include <stdint.h>

typedef struct hscal_packed_plan {
  uint64_t magic;      /* also tells the size of this struct */
  uint64_t bytes;      /* of the whole block                 */
  uint64_t text_bytes; /* of the node names                  */
  int sets_threads;    /* the processes get the plan's threads while the context is there */
  hscal_plan plan;
  int *rank_of; /* [nprow*npcol], row by row: process of hscal_init at grid coordinate (p,q) */
} hscal_packed_plan;

/* Copies a plan and its ranks into a new, closed packed plan (free with free). 0 or HSCAL_ERROR_MEMORY. */
int hscal__packed_plan_make(const hscal_plan *plan, const int *rank_of, hscal_packed_plan **packed);
/* A copy of a closed packed plan. Null only if out of memory. */
hscal_packed_plan *hscal__packed_plan_copy(const hscal_packed_plan *packed);
/* Checks a closed packed plan of `bytes` bytes and sets its pointers. 0 or HSCAL_ERROR_INTERNAL. */
int hscal__packed_plan_open(hscal_packed_plan *packed, size_t bytes);

#endif
