/* Memo of evaluated layouts: different mappings often come to the same. Internal to src/search. */
#ifndef HSCAL_SEARCH_MEMO_H
#define HSCAL_SEARCH_MEMO_H

#include "machine/machine.h"

#include <stddef.h>
#include <stdint.h>

typedef struct hscal_memo_entry {
  uint64_t digest; /* 0: none */
  double seconds;
} hscal_memo_entry;

/* A set of digests, each with seconds. */
typedef struct hscal_evaluation_memo {
  size_t count, capacity;  /* capacity: a power of two, or 0 */
  hscal_memo_entry *entry; /* [capacity] */
} hscal_evaluation_memo;

void hscal__evaluation_memo_free(hscal_evaluation_memo *memo);

/* The entry of a digest, with infinite seconds if it is new. *entry stays where it is until the next call. 0 or HSCAL_ERROR_MEMORY. */
int hscal__evaluation_memo_find(hscal_evaluation_memo *memo, uint64_t digest, int *is_new, hscal_memo_entry **entry);

/* Adds a placement [processes] to a digest up to exchanges of nodes of a class behind one switch: these are told apart only by the order in
 * which they come. alias[nnodes] is scratch. */
uint64_t hscal__digest_placement(const hscal_machine *machine, const int *node_of, int processes, int *alias,
                                 uint64_t digest);

#endif
