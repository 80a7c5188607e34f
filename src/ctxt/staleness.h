/* Does the machine still fit the computers that the run is on? */
#ifndef HSCAL_CTXT_STALENESS_H
#define HSCAL_CTXT_STALENESS_H

#include "ctxt/session.h"

/* One process of every host whose node has a fingerprint reads its own; what changed becomes a warning of the machine, which
 * is process 0's. Hosts that stand in for nodes with other names are not compared. Returns the same everywhere: 0, or
 * HSCAL_ERROR_MEMORY or HSCAL_ERROR_MPI. Collective. */
int hscal__check_freshness(const hscal_session *session);

#endif
