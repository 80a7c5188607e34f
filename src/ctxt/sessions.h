/* The sessions that are open in this process, and which of them is in use. */
#ifndef HSCAL_CTXT_SESSIONS_H
#define HSCAL_CTXT_SESSIONS_H

#include "ctxt/session.h"

/* The one in use: what hscal_use named, else the one of MPI_COMM_WORLD, else the one begun first; null: none is open. */
hscal_session *hscal__sessions_in_use(void);
/* The one that is in use where nothing is named. */
hscal_session *hscal__sessions_default(void);
/* The session of the program's communicator; null if there is none. */
hscal_session *hscal__sessions_of(MPI_Comm comm);
/* One session after the other, in the order in which they began: the first for null, null after the last. */
hscal_session *hscal__sessions_next(const hscal_session *session);

/* Adds one that has begun on the program's communicator. Returns 0 or HSCAL_ERROR_MPI; then it is not added. Local. */
int hscal__sessions_add(hscal_session *session, MPI_Comm comm);
/* Takes it out; if it was in use, the default is in use. */
void hscal__sessions_remove(hscal_session *session);

/* The session in use, or null with the reason as last error (HSCAL_ERROR_STATE): not begun, ended, MPI finalised. */
hscal_session *hscal__session(void);

/* hscal_init or hscal_init_comm was called, by the process of this number in MPI_COMM_WORLD: later failures say that it failed before. */
void hscal__sessions_asked_by(int process);
int hscal__sessions_were_asked(void);
/* All sessions were closed. */
void hscal__sessions_forget(void);

#endif
