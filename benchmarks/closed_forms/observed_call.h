/* Layouts of random calls: the fast clock, and the features of their closed forms. */
#ifndef HSCAL_BENCHMARKS_CLOSED_FORMS_OBSERVED_CALL_H
#define HSCAL_BENCHMARKS_CLOSED_FORMS_OBSERVED_CALL_H

#include "models/predict/predict.h"
#include "moments.h"

#include <stdint.h>

enum { OBSERVED_LAYOUTS = 24 };

typedef struct observed_layouts {
  int count;
  observation layout[OBSERVED_LAYOUTS];
} observed_layouts;

/* Of a random call of a routine on a random machine of up to 1,024 processes. 0 or a status. */
int observe_random_call(uint64_t *chance, hscal_workspace *workspace, const hscal_routine *routine,
                        observed_layouts *seen);

/* The first routine of type d of a scheme; null if nobody needs to know what its closed form is off by: of vectors, and where data are only
 * copied. */
const hscal_routine *routine_to_observe(int scheme);

/* The scheme of that name with such a routine, or -1. */
int scheme_to_observe(const char *name);

#endif
