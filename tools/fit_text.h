/* What a fit has found, for people and for programs. */
#ifndef HSCAL_TOOLS_FIT_TEXT_H
#define HSCAL_TOOLS_FIT_TEXT_H

#include "fit/fit.h"
#include "fit/pair_errors.h"

/* Several lines; malloc'ed, null if out of memory. */
char *cli_fit_text(const hscal_fit *fit, const hscal_pair_errors *ratios, const hscal_runs *runs);
char *cli_fit_json(const hscal_fit *fit, const hscal_pair_errors *ratios, const hscal_runs *runs);

#endif
