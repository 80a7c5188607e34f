#include "ctxt/session.h"
#include "base/environment.h"
#include "base/failure.h"
#include "base/file.h"
#include "base/status.h"
#include "ctxt/blacs.h"
#include "ctxt/fresh.h"
#include "ctxt/grid.h"
#include "ctxt/log.h"
#include "hscal.h"
#include "machine/distrust.h"
#include "machine/measure.h"
#include "search/search.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static hscal_session session;
static int is_active;   /* between hscal_init and hscal_close            */
static int was_asked;   /* hscal_init was called, though it may have failed */
static int started_mpi; /* it was hscal that called MPI_Init             */
static int process;     /* this one's number in MPI_COMM_WORLD           */

hscal_session *hscal__session(void) {
  if (is_active && hscal__mpi_is_running()) return &session;
  if (is_active)
    hscal__fail(HSCAL_ERROR_STATE, "MPI was finalised before hscal_close or hscal_finalize");
  else if (was_asked) {
    hscal__fail(HSCAL_ERROR_STATE, "hscal_init failed before");
    hscal__failed_together(process == 0);
  } else
    hscal__fail(HSCAL_ERROR_STATE, "hscal_init has not been called, or hscal was closed");
  return NULL;
}

/* ---- beginning ------------------------------------------------------------------------------------------- */

/* On process 0: the machine of HSCAL_MACHINE; none if hscal is off, or if it has to be measured. */
static int load_machine(int *measure) {
  const char *source = getenv("HSCAL_MACHINE");
  session.off = hscal__is_switched_on("HSCAL_OFF");
  *measure = !session.off && (!source || !*source);
  if (session.off || *measure) return 0;
  return hscal_machine_load(source, &session.machine);
}

/* On process 0: HSCAL_EFFORT=measure makes calls for real, HSCAL_WISDOM names a file that remembers; it need not be there yet. */
static int load_wisdom(void) {
  const char *effort = getenv("HSCAL_EFFORT"), *file = getenv("HSCAL_WISDOM");
  session.measures = effort && strcmp(effort, "measure") == 0;
  if (effort && *effort && !session.measures && strcmp(effort, "model") != 0)
    return hscal__fail(HSCAL_ERROR_UNKNOWN, "HSCAL_EFFORT is \"%.40s\", must be model or measure", effort);
  int has_file = file && *file;
  if (session.off || (!has_file && !session.measures)) return 0;
  if (has_file && !(session.wisdom_file = strdup(file)))
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the name of HSCAL_WISDOM");
  if (has_file) HSCAL_TRY(hscal__file_may_replace(file));
  return hscal_wisdom_import(&session.wisdom, has_file && access(file, F_OK) == 0 ? file : NULL);
}

/* On process 0: how long to think, as `hscal plan --patience` has it. */
static int read_patience(void) {
  const char *value = getenv("HSCAL_PATIENCE");
  if (!value || !*value) return 0;
  int is_number = strspn(value, "0123456789.eE+-") == strlen(value);
  char *end;
  session.patience = strtod(value, &end);
  if (is_number && !*end && session.patience > 0 && session.patience <= HSCAL_MOST_PATIENCE) return 0;
  return hscal__fail(HSCAL_ERROR_UNKNOWN, "HSCAL_PATIENCE is \"%.40s\", must be a number above 0 and at most %.0f",
                     value, HSCAL_MOST_PATIENCE);
}

/* Process 0 learns on what machine the run is and who sits where. Measuring is everyone's work. */
static int learn_machine(void) {
  const int root = session.group.rank == 0;
  int measure = 0;
  HSCAL_TRY(hscal__share_status(&session.group, root ? load_machine(&measure) : 0));
  HSCAL_TRY(hscal__share(&session.group, &measure, sizeof measure));
  if (measure) HSCAL_TRY(hscal__machine_cached(session.group.comm, NULL, &session.machine, NULL));
  int status = root && session.machine ? hscal__machine_distrust(session.machine) : 0;
  if (!status && root) status = load_wisdom();
  if (!status && root) status = read_patience();
  if (!status && root && !session.off) status = hscal__use_environment(&session);
  if (!status && root) status = hscal__hosts_match(session.host, session.group.size, session.machine, &session.hosts);
  HSCAL_TRY(hscal__share_status(&session.group, status));
  return hscal__check_freshness(&session);
}

static void forget_machine(void) {
  hscal_machine_free(session.machine);
  hscal_machine_free(session.pristine);
  free(session.pristine_node);
  hscal__hosts_free(&session.hosts);
  free(session.host);
  free(session.log);
  hscal__own_layout_free(&session.own_layout);
  hscal__memo_free(&session.memo);
  hscal_wisdom_free(session.wisdom);
  free(session.wisdom_file);
}

static int gather_hosts(void) {
  const int root = session.group.rank == 0;
  int status = 0;
  if (root) session.host = calloc((size_t)session.group.size, sizeof *session.host);
  if (root && !session.host)
    status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d host names", session.group.size);
  HSCAL_TRY(hscal__agree(&session.group, HSCAL_OPERATION_INIT, status, 0));
  hscal_host_name mine = {""}; /* as measured machines name their nodes */
  hscal__host_name(mine.text);
  return hscal__mpi_status(
      MPI_Gather(&mine, sizeof mine, MPI_BYTE, session.host, sizeof mine, MPI_BYTE, 0, session.group.comm),
      "MPI_Gather");
}

static void name_process(void) {
  int processes;
  MPI_Comm_rank(MPI_COMM_WORLD, &process);
  MPI_Comm_size(MPI_COMM_WORLD, &processes);
  hscal__name_process(process, processes);
}

static int begin(MPI_Comm comm) {
  name_process();
  session = (hscal_session){0};
  HSCAL_TRY(hscal__mpi_status(MPI_Comm_dup(comm, &session.group.comm), "MPI_Comm_dup"));
  MPI_Comm_set_errhandler(session.group.comm, MPI_ERRORS_RETURN);
  MPI_Comm_rank(session.group.comm, &session.group.rank);
  MPI_Comm_size(session.group.comm, &session.group.size);
  session.waiting = (hscal_waiting){.comm = session.group.comm, .rank = session.group.rank, .size = session.group.size};
  session.group.waiting = &session.waiting;

  int status = gather_hosts();
  if (!status) status = hscal__threads_ask(&session.group, &session.threads, &session.chooses_threads);
  if (!status) status = learn_machine();
  if (!status) status = hscal__log_begin(&session);
  if (status) {
    forget_machine();
    hscal__waiting_end(&session.waiting);
    MPI_Comm_free(&session.group.comm);
  }
  is_active = !status;
  return status;
}

static int init(int *argc, char ***argv) {
  int begun, ended;
  if (is_active) return hscal__fail(HSCAL_ERROR_STATE, "hscal_init was called before");
  MPI_Initialized(&begun);
  MPI_Finalized(&ended);
  if (ended) return hscal__fail(HSCAL_ERROR_STATE, "MPI was finalised and cannot be started again");
  if (!begun) {
    HSCAL_TRY(hscal__mpi_status(MPI_Init(argc, argv), "MPI_Init"));
    started_mpi = 1;
  }
  was_asked = 1;
  return begin(MPI_COMM_WORLD);
}

int hscal_init(int *argc, char ***argv) {
  hscal__enter("hscal_init");
  return hscal__leave(init(argc, argv));
}

static int init_comm(MPI_Comm comm) {
  int inter = 0;
  if (is_active) return hscal__fail(HSCAL_ERROR_STATE, "hscal_init was called before");
  if (!hscal__mpi_is_running())
    return hscal__fail(HSCAL_ERROR_STATE, "hscal_init_comm needs MPI, which is not running");
  if (comm == MPI_COMM_NULL) return hscal__fail(-1, "the communicator is MPI_COMM_NULL");
  HSCAL_TRY(hscal__mpi_status(MPI_Comm_test_inter(comm, &inter), "MPI_Comm_test_inter"));
  if (inter) return hscal__fail(-1, "the communicator is an inter-communicator");
  was_asked = 1;
  return begin(comm);
}

int hscal_init_comm(MPI_Comm comm) {
  hscal__enter("hscal_init_comm");
  return hscal__leave(init_comm(comm));
}

/* ---- end ------------------------------------------------------------------------------------------------- */

/* A process left out of a context may come here long before the others, who go on creating and freeing contexts: it
 * answers them (they learn that the processes disagree) until all have come. */
static int wait_for_all(void) {
  int status;
  do status = hscal__agree(&session.group, HSCAL_OPERATION_CLOSE, 0, 0);
  while (status == HSCAL_ERROR_DISAGREE);
  hscal__clear_error();
  return status;
}

static void free_contexts(int with_grids) {
  for (hscal_record *record; (record = hscal__table_oldest());) {
    hscal__table_remove(record);
    if (with_grids) hscal__grid_free(record);
    hscal__record_free(record);
  }
  hscal__threads_follow();
}

static int end_session(void) {
  int running = hscal__mpi_is_running();
  int status = running ? wait_for_all() : HSCAL_ERROR_STATE;
  free_contexts(running);
  if (running) {
    if (session.created) hscal__grid_forget(&session.group);
    hscal__waiting_end(&session.waiting);
    MPI_Comm_free(&session.group.comm);
  } else
    hscal__fail(HSCAL_ERROR_STATE, "MPI was finalised before hscal_close");
  forget_machine();
  session = (hscal_session){0};
  is_active = 0;
  return status;
}

static void end_mpi(void) {
  if (!hscal__mpi_is_running()) return;
  Cblacs_exit(1); /* gives back the buffers of the BLACS */
  MPI_Finalize();
}

static int close_session(void) {
  if (!is_active) return hscal__fail(HSCAL_ERROR_STATE, "hscal_init has not been called, or hscal was closed");
  int status = end_session();
  was_asked = 0;
  if (started_mpi) end_mpi();
  started_mpi = 0;
  return status;
}

int hscal_close(void) {
  hscal__enter("hscal_close");
  return hscal__leave(close_session());
}

int hscal_finalize(int exitcode) {
  int was_unnoticed = hscal__failure_is_unnoticed();
  hscal__enter("hscal_finalize");
  if (!was_asked)
    return hscal__leave(hscal__fail(HSCAL_ERROR_STATE, "hscal_init has not been called, or hscal was closed"));
  if (is_active) hscal__leave(end_session());
  end_mpi();
  exit(exitcode == 0 && was_unnoticed ? EXIT_FAILURE : exitcode);
}
