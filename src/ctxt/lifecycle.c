/* From hscal_init to hscal_finalize. */
#include <mpi.h> /* before hscal.h, which then has hscal_init_comm */

#include "base/failure.h"
#include "base/status.h"
#include "ctxt/begin.h"
#include "ctxt/blacs.h"
#include "ctxt/grid.h"
#include "ctxt/registry.h"
#include "ctxt/sessions.h"
#include "hscal.h"
#include "measure/mpi_calls.h"

#include <stdlib.h>

static int was_closed;  /* and all that it began was ended by hscal_close */
static int started_mpi; /* it was hscal that called MPI_Init             */

/* ---- beginning ------------------------------------------------------------------------------------------- */

static int name_process(void) {
  int process, processes;
  MPI_Comm_rank(MPI_COMM_WORLD, &process);
  MPI_Comm_size(MPI_COMM_WORLD, &processes);
  hscal__name_process(process, processes);
  return process;
}

static int begin(MPI_Comm comm) {
  hscal_session *session;
  hscal__sessions_asked_by(name_process());
  HSCAL_TRY(hscal__session_begin(comm, &session));
  int added = hscal__sessions_add(session, comm);
  int status = hscal__agree(&session->group, HSCAL_OPERATION_INIT, added, 0);
  if (!status) return 0;
  if (!added) hscal__sessions_remove(session);
  hscal__session_give_up(session);
  return status;
}

static int init(int *argc, char ***argv) {
  int begun, ended;
  MPI_Initialized(&begun);
  MPI_Finalized(&ended);
  if (ended) return hscal__fail(HSCAL_ERROR_STATE, "MPI was finalised and cannot be started again");
  if (!begun) {
    HSCAL_TRY(hscal__mpi_status(MPI_Init(argc, argv), "MPI_Init"));
    started_mpi = 1;
  }
  if (hscal__sessions_of(MPI_COMM_WORLD)) return hscal__fail(HSCAL_ERROR_STATE, "hscal_init was called before");
  return begin(MPI_COMM_WORLD);
}

int hscal_init(int *argc, char ***argv) {
  hscal__enter("hscal_init");
  return hscal__leave(init(argc, argv));
}

static int init_comm(MPI_Comm comm) {
  int inter = 0;
  if (!hscal__mpi_is_running())
    return hscal__fail(HSCAL_ERROR_STATE, "hscal_init_comm needs MPI, which is not running");
  if (comm == MPI_COMM_NULL) return hscal__fail(-1, "the communicator is MPI_COMM_NULL");
  HSCAL_TRY(hscal__mpi_status(MPI_Comm_test_inter(comm, &inter), "MPI_Comm_test_inter"));
  if (inter) return hscal__fail(-1, "the communicator is an inter-communicator");
  if (hscal__sessions_of(comm))
    return hscal__fail(HSCAL_ERROR_STATE, "%s was called before for this communicator",
                       comm == MPI_COMM_WORLD ? "hscal_init" : "hscal_init_comm");
  return begin(comm);
}

int hscal_init_comm(MPI_Comm comm) {
  hscal__enter("hscal_init_comm");
  return hscal__leave(init_comm(comm));
}

/* ---- end ------------------------------------------------------------------------------------------------- */

enum { EAGER_LOOKS = 1000 };

static void free_contexts(const hscal_session *session, int with_grids) {
  for (hscal_record *record; (record = hscal__table_oldest(session));) {
    hscal__table_remove(record);
    if (with_grids) hscal__grid_free(record);
    hscal__record_free(record);
  }
  hscal__threads_follow();
}

/* All its processes have come, or MPI does not run any more. Local. */
static int end_session(hscal_session *session) {
  int running = hscal__mpi_is_running();
  int status = running ? session->closing.status : HSCAL_ERROR_STATE;
  free_contexts(session, running);
  if (running && session->created) hscal__grid_forget(&session->group);
  if (!running) hscal__fail(HSCAL_ERROR_STATE, "MPI was finalised before hscal_close or hscal_finalize");
  hscal__sessions_remove(session);
  hscal__session_free(session);
  return status;
}

static void end_mpi(void) {
  if (!hscal__mpi_is_running()) return;
  Cblacs_exit(1); /* gives back the buffers of the BLACS */
  MPI_Finalize();
}

static int close_session(void) {
  hscal_session *session = hscal__sessions_in_use();
  if (!session) return hscal__fail(HSCAL_ERROR_STATE, "hscal_init has not been called, or hscal was closed");
  if (hscal__mpi_is_running()) {
    hscal__closing_begin(&session->closing, &session->group);
    for (long look = 0; !hscal__closing_look(&session->closing, 1); look++) hscal__pause(look, EAGER_LOOKS);
  }
  int status = end_session(session);
  if (hscal__sessions_default()) return status;
  hscal__sessions_forget(), was_closed = 1;
  if (started_mpi) end_mpi();
  started_mpi = 0;
  return status;
}

int hscal_close(void) {
  hscal__enter("hscal_close");
  return hscal__leave(close_session());
}

/* Of those that are closing, the next to which all processes have come; the missing ones of the first are told. */
static hscal_session *wait_for_any(void) {
  for (long look = 0;; look++) {
    const hscal_session *first = hscal__sessions_default();
    hscal_session *session = NULL;
    while ((session = hscal__sessions_next(session)))
      if (hscal__closing_look(&session->closing, session == first)) return session;
    hscal__pause(look, EAGER_LOOKS);
  }
}

/* All at once: processes that wait for each other may have sessions with others who wait for them. */
static void end_all(void) {
  const int running = hscal__mpi_is_running();
  for (hscal_session *session = NULL; running && (session = hscal__sessions_next(session));)
    hscal__closing_begin(&session->closing, &session->group);
  while (hscal__sessions_default()) {
    hscal__leave(end_session(running ? wait_for_any() : hscal__sessions_default())); /* tells */
    hscal__enter("hscal_finalize");
  }
}

int hscal_finalize(int exitcode) {
  hscal__enter("hscal_finalize");
  if (!hscal__sessions_were_asked() && !was_closed)
    return hscal__leave(hscal__fail(HSCAL_ERROR_STATE, "hscal_init has not been called"));
  end_all();
  int is_unnoticed = hscal__failure_is_unnoticed(); /* also one of the ending */
  end_mpi();
  exit(exitcode == 0 && is_unnoticed ? EXIT_FAILURE : exitcode);
}
