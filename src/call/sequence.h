/*
 * Calls in one context, one after another, each so many times: a sequence. Whoever plans one call can plan a sequence: a call stands
 * for all of it, the one with most operations, and points to the sequence. What asks for parts (time, memory, whether a layout is legal)
 * sums or looks at all; what does not (which blocks to try first) goes by the call that stands for it.
 */
#ifndef HSCAL_CALL_SEQUENCE_H
#define HSCAL_CALL_SEQUENCE_H

#include "call/call.h"

/* What stands for the name of a routine in plans. */
#define HSCAL_SEQUENCE_NAME "workload"

/* A matrix that stays there for the whole sequence. Blocks of 0 are those of the plan. */
typedef struct hscal_sequence_matrix {
  hscal_desc desc;
  hscal_type type;
} hscal_sequence_matrix;

typedef struct hscal_sequence {
  int ncalls, nmatrices;
  hscal_call *call;                 /* [ncalls] most operations first; their own `sequence` is null */
  double *count;                    /* [ncalls] how often each is made */
  int (*matrix_of)[HSCAL_OPERANDS]; /* [ncalls] which matrix an operand is part of; -1: one that only this call has */
  hscal_sequence_matrix *matrix;    /* [nmatrices] */
} hscal_sequence;

/* Its first call, which stands for all of it. The sequence has to live as long as the call and its copies. */
hscal_call hscal__sequence_call(const hscal_sequence *sequence);

/* How many calls a call stands for: 1 if it is no sequence. */
static inline int hscal__parts(const hscal_call *call) { return call->sequence ? call->sequence->ncalls : 1; }
/* The name of a call in plans. */
static inline const char *hscal__call_name(const hscal_call *call) {
  return call->sequence ? HSCAL_SEQUENCE_NAME : call->routine->name;
}
/* One of them, with the blocks that were filled in; its routine; and how often it is made. */
hscal_call hscal__part(const hscal_call *call, int i);
static inline const hscal_routine *hscal__part_routine(const hscal_call *call, int i) {
  return call->sequence ? call->sequence->call[i].routine : call->routine;
}
static inline double hscal__part_count(const hscal_call *call, int i) {
  return call->sequence ? call->sequence->count[i] : 1;
}

/* Matrix `i` of the sequence, with the blocks that were filled in. */
hscal_desc hscal__sequence_desc(const hscal_call *call, int i);

/* Is operand `which` of part `i` a matrix that only this call has? */
static inline int hscal__is_own_matrix(const hscal_call *call, int i, hscal_operand_name which) {
  return !call->sequence || call->sequence->matrix_of[i][which] < 0;
}

/* Bytes of all matrices that are there at a time, over all processes. */
double hscal__matrices_bytes(const hscal_call *call);

#endif
