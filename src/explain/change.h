/* The plan's time with one thing changed. Internal to src/explain. */
#ifndef HSCAL_EXPLAIN_CHANGE_H
#define HSCAL_EXPLAIN_CHANGE_H

#include "hscal.h"

typedef struct hscal_change {
  char what[112];    /* "if node n3 were 10 % faster" */
  double seconds;    /* infinity: not possible then */
  double difference; /* relative to the plan; below 0: faster */
} hscal_change;

enum { HSCAL_CHANGES = 32 };
typedef struct hscal_changes {
  int count;
  hscal_change change[HSCAL_CHANGES];
} hscal_changes;

#endif
