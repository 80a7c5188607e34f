/* What layouts took that were timed before: options that deal processes in different ways often come to the same. Internal to
 * src/search. */
#ifndef HSCAL_SEARCH_MEMO_H
#define HSCAL_SEARCH_MEMO_H

#include "machine/machine.h"

#include <stddef.h>
#include <stdint.h>

typedef struct hscal_sight {
  uint64_t digest; /* 0: none */
  double seconds;
} hscal_sight;

/* A set of digests, each with seconds. */
typedef struct hscal_seen {
  size_t count, room; /* room: a power of two, or 0 */
  hscal_sight *sight; /* [room] */
} hscal_seen;

void hscal__seen_free(hscal_seen *seen);

/* The sight of a digest, which is infinitely long if it is new. *sight stays where it is until the next call. 0 or HSCAL_ERROR_MEMORY. */
int hscal__seen_at(hscal_seen *seen, uint64_t digest, int *is_new, hscal_sight **sight);

/* Adds places [processes] to a digest up to exchanges of nodes of a class behind one switch: these are told apart only by the order in
 * which they come. alias[nnodes] is scratch. */
uint64_t hscal__digest_places(const hscal_machine *machine, const int *node_of, int processes, int *alias,
                              uint64_t digest);

#endif
