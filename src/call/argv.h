/*
 * A routine of the library called through its places: every argument of a Fortran routine is a pointer, so one type of
 * function calls all of them. For tests and tools that call any routine of the table.
 */
#ifndef HSCAL_CALL_ARGV_H
#define HSCAL_CALL_ARGV_H

#include "call/arguments.h"

/* clang-format off */
#define HSCAL_PLACES_10(p) p, p, p, p, p, p, p, p, p, p
typedef void hscal_library_function(HSCAL_PLACES_10(void *), HSCAL_PLACES_10(void *), HSCAL_PLACES_10(void *),
                                    HSCAL_PLACES_10(void *));

#define HSCAL_TEN_OF(p, i) p[i], p[i + 1], p[i + 2], p[i + 3], p[i + 4], p[i + 5], p[i + 6], p[i + 7], p[i + 8], p[i + 9]
/* clang-format on */

/* place[i] is argument i+1; those behind the routine's own are not looked at. */
static inline void hscal__library_call(hscal_library_function *function, void *const place[HSCAL_MOST_PLACES]) {
  _Static_assert(HSCAL_MOST_PLACES == 40, "as many as the call hands on");
  function(HSCAL_TEN_OF(place, 0), HSCAL_TEN_OF(place, 10), HSCAL_TEN_OF(place, 20), HSCAL_TEN_OF(place, 30));
}

#endif
