/* Predicted and observed seconds of calls on contexts (HSCAL_LOG). */
#ifndef HSCAL_CTXT_LOG_H
#define HSCAL_CTXT_LOG_H

#include "ctxt/registry.h"
#include "ctxt/session.h"

/* Hands the name of the log and the digest of the machine to all processes; session->log is null where nothing is logged.
 * Collective. */
int hscal__log_begin(hscal_session *session);

/* Before a context is freed: where no call on it was observed, its first process logs what it knows, how long ago the library
 * first asked for the panel width, else the context was made. No call took longer. Local. */
int hscal__log_bound(const hscal_session *session, const hscal_record *record);

#endif
