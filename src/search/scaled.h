/* Layouts that were found for a smaller problem (scaled_down.h), as they are on the whole machine. Internal to src/search. */
#ifndef HSCAL_SEARCH_SCALED_H
#define HSCAL_SEARCH_SCALED_H

#include "search/space.h"

typedef struct hscal_scaled_layout {
  hscal_mapping mapping;
  int nprow, npcol, block, panel, height; /* block and panel: sizes */
  hscal_tiling tiling;
  double times_fallback; /* what it takes there, by what the fallback takes there */
} hscal_scaled_layout;

enum { HSCAL_SCALED_LAYOUTS = 16 };

typedef struct hscal_scaled {
  int count;
  hscal_scaled_layout of[HSCAL_SCALED_LAYOUTS]; /* the best first */
} hscal_scaled;

/* Which of them is on such a grid, each on another one; -1: none. */
static inline int hscal__scaled_on_grid(const hscal_scaled *scaled, int nprow, int npcol) {
  for (int i = 0; i < scaled->count; i++)
    if (scaled->of[i].nprow == nprow && scaled->of[i].npcol == npcol) return i;
  return -1;
}

#endif
