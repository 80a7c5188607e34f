/*
 * The pairs (p,q) of parts that meet when one index is dealt in two ways: which entries does part p of the first dealing
 * hold and part q of the second? PBLAS calls (p,q) a virtual process of the LCM grid and takes all entries of a pair
 * before the next pair. Parts are counted from the one that holds entry 0.
 * Source: PBLAS/SRC/PTOOLS/PB_CVMinit.c, PB_CVMnpq.c, PB_CVMcontig.c (what they answer, not how).
 */
#ifndef HSCAL_INSTRUMENTED_PBLAS_LCM_WALK_H
#define HSCAL_INSTRUMENTED_PBLAS_LCM_WALK_H

#include "instrumented_pblas/dealing.h"

#include <stddef.h>

typedef struct hscal_pair {
  int count; /* entries that the pair shares */
  /* The entries lie in the local memory of p (0) and of q (1) in contiguous pieces: the greatest common divisor of the
   * lengths of all pieces but the last, so 0 if there is only one. */
  int piece[2];
} hscal_pair;

typedef struct hscal_pairs {
  int parts[2];
  hscal_pair *at; /* [parts[0]*parts[1]] */
} hscal_pairs;

/* Counts the pairs of two dealings of the same n entries. The cost does not grow with n once both dealings repeat.
 * Returns 0 or HSCAL_ERROR_MEMORY. */
int hscal__pairs_make(const hscal_dealing *p, const hscal_dealing *q, hscal_pairs *pairs);
void hscal__pairs_free(hscal_pairs *pairs);

static inline const hscal_pair *hscal__pair(const hscal_pairs *pairs, int p, int q) {
  return &pairs->at[(size_t)p * (size_t)pairs->parts[1] + (size_t)q];
}

/* A panel of `width` entries of a pair is copied together on side 0 (p) or 1 (q) unless it lies in one piece. */
static inline int hscal__pair_packs(const hscal_pair *pair, int side, int width) {
  return pair->piece[side] % width != 0;
}

/* Goes through the entries of one pair, in their order, to tell exactly which panels lie in one piece. */
typedef struct hscal_pair_cursor {
  const hscal_dealing *dealing[2];
  int part[2];
  int64_t next; /* index of the next entry that the pair may share */
} hscal_pair_cursor;

static inline hscal_pair_cursor hscal__pair_cursor(const hscal_dealing *p, int part_p, const hscal_dealing *q,
                                                   int part_q) {
  return (hscal_pair_cursor){.dealing = {p, q}, .part = {part_p, part_q}};
}

/* Takes the next `width` entries of the pair, which must have them; whole[side]: they lie in one piece there. The cost grows
 * with the blocks met. */
void hscal__pair_take(hscal_pair_cursor *cursor, int width, int whole[2]);

/* PBLAS's order: p is the inner loop; each coordinate starts at the part of the first entry, or, going backward, of the
 * last. */
typedef struct hscal_walk {
  const hscal_pairs *pairs;
  int backward[2];
  int p, q;
  int left; /* entries of the present pair not yet taken */
} hscal_walk;

hscal_walk hscal__walk_begin(const hscal_pairs *pairs, const hscal_dealing *p, int p_backward, const hscal_dealing *q,
                             int q_backward);
/* Goes on to the next pair that shares entries. There must be one. */
void hscal__walk_next(hscal_walk *walk);

#endif
