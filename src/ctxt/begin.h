/* How a session begins, and what is left of it when it has ended. */
#ifndef HSCAL_CTXT_BEGIN_H
#define HSCAL_CTXT_BEGIN_H

#include "ctxt/session.h"

/* A session on a copy of the communicator: who sits where, the machine, and what the environment of process 0 says. It is malloc'ed;
 * free it with hscal__session_free. After a failure there is none, on any process. Collective. */
int hscal__session_begin(MPI_Comm comm, hscal_session **session);
/* Frees what it holds, its communicator where MPI still runs. Its contexts are gone before, and no message is under way on it
 * (closing.h). */
void hscal__session_free(hscal_session *session);
/* The same for one that could not begin: waits for messages that are under way. Collective. */
void hscal__session_give_up(hscal_session *session);

#endif
