/* The grid that the program would have had without hscal: what HSCAL_OFF gives. */
#ifndef HSCAL_CTXT_OFF_GRID_H
#define HSCAL_CTXT_OFF_GRID_H

#include "ctxt/session.h"

/* On process 0: reads HSCAL_OFF, sets session->off, and session->usual where it names a grid (2x2:64, 2x2:64:col). Returns 0,
 * HSCAL_ERROR_UNKNOWN, HSCAL_ERROR_NO_GRID where all processes of the program are too few for it, or HSCAL_ERROR_MEMORY. */
int hscal__off_read(hscal_session *session);

#endif
