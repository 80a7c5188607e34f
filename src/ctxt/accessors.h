/* What hscal knows of its contexts. */
#ifndef HSCAL_CTXT_ACCESSORS_H
#define HSCAL_CTXT_ACCESSORS_H

#include "ctxt/session.h"

/* hscal_free_ctxt; on processes left out it is a context of this session that is given back: what went wrong before is still told Local. */
int hscal__context_free(hscal_session *session, int *ictxt);

#endif
