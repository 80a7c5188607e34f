/*
 * A call as it reaches the library: its arguments are pointers, in the routine's own order. What makes two calls equal is a key: routine,
 * letters, sizes, submatrices, descriptors and contexts, whether scalars are 0 or 1, but not the arrays; of calls that have vectors only, not where
 * these begin either.
 */
#ifndef HSCAL_PRELOAD_GIVEN_KEY_H
#define HSCAL_PRELOAD_GIVEN_KEY_H

#include "call/arguments.h"
#include "preload/left_alone.h"

#include <stdint.h>

enum { HSCAL_KEY_WORDS = 64 };
typedef struct hscal_given_key {
  int64_t word[HSCAL_KEY_WORDS];
  int length;
} hscal_given_key;

/* Does it only ask for the size of the workspace (LWORK = -1)? Needs no lock. */
int hscal__given_is_query(const hscal_routine *routine, void *const *argument);
/* Are its integers of 64 bits? Then nothing of it can be read. Needs no lock. */
int hscal__given_is_wide(const hscal_routine *routine, void *const *argument);
/* The context of the first operand, -1 if there is none. Needs no lock. */
int hscal__given_context(const hscal_routine *routine, void *const *argument);

/* Fills the key; in the room's lock. */
hscal_left_alone hscal__given_key(const hscal_routine *routine, void *const *argument, hscal_given_key *key);
/* The call itself, checked, and of each operand the index of its context, HSCAL_CONTEXT_LEFT_OUT where the process has no part in it; in the
 * room's lock. Only for calls that have a key. */
hscal_left_alone hscal__given_call(const hscal_routine *routine, void *const *argument, hscal_call *call,
                                   int context[HSCAL_OPERANDS]);

#endif
