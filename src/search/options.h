/* What hscal_options ask for. */
#ifndef HSCAL_SEARCH_OPTIONS_H
#define HSCAL_SEARCH_OPTIONS_H

#include "hscal.h"

/* More patience than this is no time that anyone has; see hscal_options. */
#define HSCAL_MOST_PATIENCE 1e6

/* Planners of one plan at most; see hscal_options. */
enum { HSCAL_MOST_PLANNERS = 1 << 16 };

/* HSCAL_ERROR_ARGUMENT or HSCAL_ERROR_NO_GRID for what cannot be meant, whatever the machine. */
int hscal__options_check(const hscal_options *options);

/* Is there so little patience that a decision is in deadline mode at the shell, too? */
int hscal__is_impatient(const hscal_options *options);

/* Does the caller say how many processes exactly? */
static inline int hscal__is_demanded(const hscal_options *options) {
  return options->nprow > 0 || options->exact_processes || options->all_processes;
}

#endif
