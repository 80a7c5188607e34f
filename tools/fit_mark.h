/* What a fitted machine says of itself. */
#ifndef HSCAL_TOOLS_FIT_MARK_H
#define HSCAL_TOOLS_FIT_MARK_H

#include "fit/fit.h"
#include "fit/pair_errors.h"

/* Sets its provenance, intervals and errors of ratios, and adds a note: which numbers were fitted, from what to what, and which the runs did not tell.
 * `file` is where the runs are from. Returns an exit status. */
int cli_mark_fitted(hscal_machine *machine, const hscal_fit *fit, const hscal_pair_errors *ratios,
                    const hscal_runs *runs, const char *file);

#endif
