/* Shares of what is left of a matrix, from panel to panel. */
#ifndef HSCAL_MODELS_BOUNDS_TRAILING_SHARES_H
#define HSCAL_MODELS_BOUNDS_TRAILING_SHARES_H

#include "instrumented_pblas/blocks.h"

/* What the coordinates of a dimension hold of a span of an index that shrinks. */
static inline void hscal__shrink_shares(const hscal_dealing *dealing, int *held, hscal_span *span, hscal_span to) {
  const hscal_span gone[2] = {{span->begin, to.begin}, {to.end, span->end}};
  for (int i = 0; i < 2; i++)
    for (int at = gone[i].begin; at < gone[i].end;) {
      int end = hscal__min(hscal__block_end(dealing, at), gone[i].end);
      held[hscal__first_holder(hscal__holder(dealing, at))] -= end - at;
      at = end;
    }
  *span = to;
}

#endif
