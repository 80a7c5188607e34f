/*
 * Communicators know their sessions, by an attribute: a handle that MPI gives to another communicator, after the program has freed
 * the first, is not taken for it.
 */
#include <mpi.h> /* before hscal.h, which then has hscal_use */

#include "base/failure.h"
#include "base/status.h"
#include "ctxt/sessions.h"

static hscal_session *first;               /* of those that are open, in the order in which they began  */
static hscal_session *named;               /* by hscal_use; null: none                                  */
static int attribute = MPI_KEYVAL_INVALID; /* while any is open                                         */
static int asked_by =
    -1; /* hscal_init was called, though it may have failed, on the process of this number in MPI_COMM_WORLD */

/* ---- which ----------------------------------------------------------------------------------------------- */

hscal_session *hscal__sessions_next(const hscal_session *session) { return session ? session->next : first; }

hscal_session *hscal__sessions_default(void) {
  hscal_session *session = first;
  while (session && !session->is_worlds) session = session->next;
  return session ? session : first;
}

hscal_session *hscal__sessions_in_use(void) { return named ? named : hscal__sessions_default(); }

hscal_session *hscal__sessions_of(MPI_Comm comm) {
  void *session = NULL;
  int found = 0;
  if (attribute != MPI_KEYVAL_INVALID && comm != MPI_COMM_NULL) MPI_Comm_get_attr(comm, attribute, &session, &found);
  return found ? session : NULL;
}

void hscal__sessions_asked_by(int process) { asked_by = process; }

int hscal__sessions_were_asked(void) { return asked_by >= 0; }

void hscal__sessions_forget(void) { asked_by = -1; }

hscal_session *hscal__session(void) {
  hscal_session *session = hscal__sessions_in_use();
  if (session && hscal__mpi_is_running()) return session;
  if (session)
    hscal__fail(HSCAL_ERROR_STATE, "MPI was finalised before hscal_close or hscal_finalize");
  else if (asked_by >= 0) {
    hscal__fail(HSCAL_ERROR_STATE, "hscal_init failed before");
    hscal__failed_together(asked_by == 0);
  } else
    hscal__fail(HSCAL_ERROR_STATE, "hscal_init has not been called, or hscal was closed");
  return NULL;
}

static int use(MPI_Comm comm) {
  if (!hscal__session()) return HSCAL_ERROR_STATE;
  hscal_session *session = hscal__sessions_of(comm);
  if (!session && comm != MPI_COMM_NULL && comm != MPI_COMM_WORLD)
    return hscal__fail(HSCAL_ERROR_STATE,
                       "hscal_init_comm has not been called for this communicator, or its session was closed");
  named = session;
  return HSCAL_SUCCESS;
}

int hscal_use(MPI_Comm comm) {
  hscal__enter("hscal_use");
  return hscal__leave(use(comm));
}

/* ---- adding and taking out ------------------------------------------------------------------------------- */

/* MPI calls it when the communicator, or its attribute, is freed: the session goes on, on its own copy. */
static int forget_communicator(MPI_Comm comm, int key, void *session, void *nothing) {
  (void)comm, (void)key, (void)nothing;
  ((hscal_session *)session)->of = MPI_COMM_NULL;
  return MPI_SUCCESS;
}

static void free_attribute(void) {
  if (!first && attribute != MPI_KEYVAL_INVALID && hscal__mpi_is_running()) MPI_Comm_free_keyval(&attribute);
  if (!first) attribute = MPI_KEYVAL_INVALID;
}

int hscal__sessions_add(hscal_session *session, MPI_Comm comm) {
  int status = 0;
  if (attribute == MPI_KEYVAL_INVALID)
    status = hscal__mpi_status(MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, forget_communicator, &attribute, NULL),
                               "MPI_Comm_create_keyval");
  if (!status) status = hscal__mpi_status(MPI_Comm_set_attr(comm, attribute, session), "MPI_Comm_set_attr");
  if (status) {
    free_attribute();
    return status;
  }
  session->of = comm;
  session->is_worlds = comm == MPI_COMM_WORLD;
  hscal_session **link = &first;
  while (*link) link = &(*link)->next;
  *link = session;
  return 0;
}

void hscal__sessions_remove(hscal_session *session) {
  hscal_session **link = &first;
  while (*link != session) link = &(*link)->next;
  *link = session->next;
  if (named == session) named = NULL;
  if (session->of != MPI_COMM_NULL && hscal__mpi_is_running()) MPI_Comm_delete_attr(session->of, attribute);
  free_attribute();
}
