/* Small problems: from which size on more than one process pays. Internal to src/explain. */
#ifndef HSCAL_EXPLAIN_THRESHOLD_H
#define HSCAL_EXPLAIN_THRESHOLD_H

#include "call/call.h"
#include "hscal.h"
#include "machine/machine.h"

/* From which size on more than one process pays, sizes in the same proportion; `plan` is that of the call itself. */
typedef struct hscal_threshold {
  const char *why_not; /* not null: why nothing can be said */
  char dimension[8];   /* the largest: "n" */
  int size;            /* of that dimension; one process is enough below. 0: nothing can be said */
  int is_above;        /* not found: it is above `size` */
} hscal_threshold;
int hscal__threshold_find(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                          const hscal_plan *plan, hscal_threshold *threshold);

#endif
