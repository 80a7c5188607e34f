/* One call after another: recorded from the library, run through its scheme, compared. */
#ifndef VERIFY_COMPARISON_H
#define VERIFY_COMPARISON_H

#include "verify/compare.h"
#include "verify/library_call.h"
#include "verify/virtual_grid.h"

/* What is kept from call to call; zero before its first use. */
typedef struct comparison {
  library_call arrays;
  virtual_grid grid;
  streams recorded, expected;
  uint64_t actions; /* compared so far */
} comparison;

/* Also exit statuses. Trouble: the library refused or aborted, or there is no memory. */
typedef enum comparison_result {
  COMPARISON_EQUAL = 0,
  COMPARISON_DIFFERENT = 1,
  COMPARISON_TROUBLE = 2
} comparison_result;

/* Runs the library alone; afterwards the recorder holds the raw streams, and the grid is open (virtual_grid_close), because
 * its communicators are needed to understand them. Returns 0 or an hscal status. */
int comparison_record(comparison *s, const oracle_case *c);

/* Compares the call of the library with the scheme's, which gets its case apart so that it can be a wrong one. What differs,
 * or the trouble, in `text`. */
comparison_result comparison_run(comparison *s, const oracle_case *c, const oracle_case *scheme_case,
                                 char text[DIFFERENCE_TEXT]);

void comparison_free(comparison *s);

/* The routines that have a scheme, in turn. */
const hscal_routine *comparison_routine(uint64_t number);

#endif
