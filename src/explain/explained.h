/* What is explained or drawn. Internal to src/explain and tools. */
#ifndef HSCAL_EXPLAIN_EXPLAINED_H
#define HSCAL_EXPLAIN_EXPLAINED_H

#include "models/cost/placement.h"

/* What is explained: a call with its blocks filled, on a layout, where the plan has it. */
typedef struct hscal_explained {
  const hscal_call *call;
  const hscal_layout *layout;
  const hscal_placement *placement;
} hscal_explained;

#endif
