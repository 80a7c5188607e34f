/* Parts of a dealing, and the blocks in it. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_BLOCKS_H
#define HSCAL_INSTRUMENTED_PBLAS_BLOCKS_H

#include "instrumented_pblas/setting.h"

/* Entries begin .. end-1 of an index. */
typedef struct hscal_span {
  int begin, end;
} hscal_span;

/* The entries of the span as a dealing of their own. */
static inline hscal_dealing hscal__deal_span(const hscal_dealing *whole, hscal_span span) {
  return hscal__deal_index(span.end - span.begin, span.begin, whole->first, whole->block, whole->src, whole->nprocs);
}

/* How many entries of the span coordinate `at` holds. */
static inline int hscal__held_in(const hscal_dealing *dealing, int at, hscal_span span) {
  if (span.begin >= span.end) return 0;
  return hscal__local_extent(span.end, dealing->first, dealing->block, at, dealing->src, dealing->nprocs) -
         hscal__local_extent(span.begin, dealing->first, dealing->block, at, dealing->src, dealing->nprocs);
}

/* Coordinate that holds entry i, -1 if all do. */
static inline int hscal__holder(const hscal_dealing *dealing, int i) {
  if (!hscal__distributed(dealing)) return -1;
  return hscal__owner(i, dealing->first, dealing->block, dealing->src, dealing->nprocs);
}

/* The coordinates that are meant by one of them, or by -1 if all are. */
static inline int hscal__first_holder(int holder) { return holder < 0 ? 0 : holder; }
static inline int hscal__last_holder(int holder, const hscal_dealing *dealing) {
  return holder < 0 ? dealing->nprocs - 1 : holder;
}

/* Where the block that holds entry i begins and ends; the last one ends at n. */
static inline int hscal__block_begin(const hscal_dealing *dealing, int i) {
  return i < dealing->first ? 0 : i - (i - dealing->first) % dealing->block;
}
static inline int hscal__block_end(const hscal_dealing *dealing, int i) {
  int begin = hscal__block_begin(dealing, i), size = begin == 0 ? dealing->first : dealing->block;
  return begin + hscal__min(size, dealing->n - begin);
}

/* Steps of `width` entries after which owners come round again, if without this dealing they do so after `period` steps. Not
 * more than about n / width, when they never do. For hscal__emit_step. */
static inline int64_t hscal__steps_to_repeat(int64_t period, const hscal_dealing *dealing, int width) {
  int64_t round = (int64_t)dealing->nprocs * dealing->block, most = (int64_t)dealing->n / width + 1;
  if (!hscal__spread(dealing)) return period;
  if (round >= dealing->n || period >= most) return most;
  int64_t steps = hscal__lcm(period, round / hscal__gcd(round, width));
  return steps < most ? steps : most;
}

#endif
