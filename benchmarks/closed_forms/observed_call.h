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

/* Looks at so many random calls of a routine on random machines of up to 1,024 processes: tells `into` of the layouts of each, which it may
 * change. 0 or a status. */
typedef void tell_of_call(void *into, const hscal_routine *routine, observed_layouts *seen);
int observe_random_calls(hscal_workspace *workspace, const hscal_routine *routine, long calls, long seed,
                         tell_of_call *tell, void *into);

/* Looks at the layout of ScaLAPACK's guide, with several blocks, for each of so many random calls on 64 processes and more: tells of these, blocks of
 * 64 first. */
int observe_other_blocks(hscal_workspace *workspace, const hscal_routine *routine, long calls, long seed,
                         tell_of_call *tell, void *into);

/* The first routine of type d of a scheme; null if nobody needs to know what its closed form is off by: of vectors, and where data are only
 * copied. */
const hscal_routine *routine_to_observe(int scheme);

/* The scheme of that name with such a routine, or -1. */
int scheme_to_observe(const char *name);

#endif
