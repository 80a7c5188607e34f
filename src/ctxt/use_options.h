/* What programs, or HSCAL_OPTIONS and HSCAL_PLAN, fix of the contexts to come. */
#ifndef HSCAL_CTXT_USE_OPTIONS_H
#define HSCAL_CTXT_USE_OPTIONS_H

#include "ctxt/session.h"

/* hscal_use_options where this process may have failed before. Collective. */
int hscal__use_options(int status, const hscal_options *options);

/* Reads HSCAL_OPTIONS and HSCAL_PLAN, on process 0. */
int hscal__use_environment(hscal_session *session);

#endif
