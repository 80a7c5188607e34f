/* How many panels of a product are timed. */
#ifndef HSCAL_SEARCH_TIMED_PANELS_TABLE_H
#define HSCAL_SEARCH_TIMED_PANELS_TABLE_H

#include "call/scheme.h"

/* By a clock that samples panels, of a routine of PBLAS whose loop is cut into so many segments: all of them if they are
 * fewer. */
double hscal__timed_panels(hscal_scheme scheme, int segments);

#endif
