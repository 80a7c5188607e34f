/* How a session begins: the processes, their hosts, and the machine. */
#include "ctxt/begin.h"
#include "base/environment.h"
#include "base/file.h"
#include "base/status.h"
#include "ctxt/log.h"
#include "ctxt/off_grid.h"
#include "ctxt/planners.h"
#include "ctxt/staleness.h"
#include "ctxt/use_options.h"
#include "measure/measure.h"
#include "search/options.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* On process 0: the machine of HSCAL_MACHINE; none if hscal is off, or if it has to be measured. */
static int load_machine(hscal_session *session, int *measure) {
  const char *source = getenv("HSCAL_MACHINE");
  HSCAL_TRY(hscal__off_read(session));
  *measure = !session->off && (!source || !*source);
  if (session->off || *measure) return 0;
  return hscal_machine_load(source, &session->machine);
}

/* On process 0: HSCAL_EFFORT=measure makes calls for real, HSCAL_WISDOM names a file that remembers beyond the session; it need not be there yet. */
static int load_wisdom(hscal_session *session) {
  const char *effort = getenv("HSCAL_EFFORT"), *file = getenv("HSCAL_WISDOM");
  session->measures = effort && strcmp(effort, "measure") == 0;
  if (effort && *effort && !session->measures && strcmp(effort, "model") != 0)
    return hscal__fail(HSCAL_ERROR_UNKNOWN, "HSCAL_EFFORT is \"%.40s\", must be model or measure", effort);
  int has_file = file && *file;
  if (session->off) return 0;
  if (has_file && !(session->wisdom_file = strdup(file)))
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the name of HSCAL_WISDOM");
  if (has_file) HSCAL_TRY(hscal__file_may_replace(file));
  return hscal_wisdom_import(&session->wisdom, has_file && access(file, F_OK) == 0 ? file : NULL);
}

/* On process 0. */
static int read_factor(const char *variable, double most, double *factor) {
  const char *value = getenv(variable);
  if (!value || !*value) return 0;
  int is_number = strspn(value, "0123456789.eE+-") == strlen(value);
  char *end;
  *factor = strtod(value, &end);
  if (is_number && !*end && *factor > 0 && *factor <= most) return 0;
  return hscal__fail(HSCAL_ERROR_UNKNOWN, "%s is \"%.40s\", must be a number above 0 and at most %.0f", variable, value,
                     most);
}

/* Process 0 learns on what machine the run is and who sits where. Measuring is everyone's work. */
static int learn_machine(hscal_session *session) {
  const int root = session->group.rank == 0;
  int measure = 0;
  HSCAL_TRY(hscal__share_status(&session->group, root ? load_machine(session, &measure) : 0));
  HSCAL_TRY(hscal__share(&session->group, &measure, sizeof measure));
  if (measure) HSCAL_TRY(hscal__machine_cached(session->group.comm, NULL, &session->machine, NULL));
  int status = root ? load_wisdom(session) : 0;
  if (!status && root) status = read_factor("HSCAL_PATIENCE", HSCAL_MOST_PATIENCE, &session->patience);
  if (!status && root) status = read_factor("HSCAL_RECON_AVAILABLE", 1, &session->availability.least_share);
  if (!status && root) status = hscal__environment_number("HSCAL_CALLS", 1, INT_MAX, &session->calls);
  if (!status && root && !session->off) status = hscal__use_environment(session);
  if (!status && root)
    status = hscal__hosts_match(session->host, session->group.size, session->machine, &session->hosts);
  HSCAL_TRY(hscal__share_status(&session->group, status));
  return hscal__check_freshness(session);
}

/* All but the communicator. */
static void forget(hscal_session *session) {
  hscal_machine_free(session->machine);
  hscal_machine_free(session->pristine);
  free(session->pristine_node);
  hscal__hosts_free(&session->hosts);
  hscal__availability_free(&session->availability);
  free(session->host);
  free(session->log);
  hscal__own_layout_free(&session->own_layout);
  hscal__own_layout_free(&session->usual);
  hscal__memo_free(&session->memo);
  hscal__planners_end(&session->planners);
  hscal_wisdom_free(session->wisdom);
  free(session->wisdom_file);
  free(session->started_for);
  free(session);
}

static int gather_hosts(hscal_session *session) {
  const int root = session->group.rank == 0;
  int status = 0;
  if (root) session->host = calloc((size_t)session->group.size, sizeof *session->host);
  if (root && !session->host)
    status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d host names", session->group.size);
  HSCAL_TRY(hscal__agree(&session->group, HSCAL_OPERATION_INIT, status, 0));
  hscal_host_name mine = {""}; /* as measured machines name their nodes */
  hscal__host_name(mine.text);
  return hscal__mpi_status(
      MPI_Gather(&mine, sizeof mine, MPI_BYTE, session->host, sizeof mine, MPI_BYTE, 0, session->group.comm),
      "MPI_Gather");
}

static int copy_group(MPI_Comm comm, hscal_group *group, hscal_waiting *waiting) {
  HSCAL_TRY(hscal__mpi_status(MPI_Comm_dup(comm, &group->comm), "MPI_Comm_dup"));
  MPI_Comm_set_errhandler(group->comm, MPI_ERRORS_RETURN);
  MPI_Comm_rank(group->comm, &group->rank);
  MPI_Comm_size(group->comm, &group->size);
  *waiting = (hscal_waiting){.comm = group->comm, .rank = group->rank, .size = group->size};
  group->waiting = waiting;
  return 0;
}

/* Memory for it, on all processes or on none. */
static int allocate(MPI_Comm comm, hscal_session **session) {
  hscal_waiting waiting;
  hscal_group group;
  HSCAL_TRY(copy_group(comm, &group, &waiting));
  *session = calloc(1, sizeof **session);
  int status = *session ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a session");
  status = hscal__agree(&group, HSCAL_OPERATION_INIT, status, 0);
  if (status) {
    free(*session);
    hscal__waiting_end(&waiting);
    MPI_Comm_free(&group.comm);
    return status;
  }
  (*session)->waiting = waiting;
  (*session)->group = group;
  (*session)->group.waiting = &(*session)->waiting;
  (*session)->chosen = (*session)->planners.comm = MPI_COMM_NULL;
  return 0;
}

int hscal__session_begin(MPI_Comm comm, hscal_session **session) {
  HSCAL_TRY(allocate(comm, session));
  hscal_session *its = *session;
  int status = hscal__mpi_status(MPI_Comm_dup(its->group.comm, &its->chosen), "MPI_Comm_dup");
  if (!status) status = gather_hosts(its);
  if (!status) status = hscal__threads_ask(&its->group, &its->threads, &its->chooses_threads);
  if (!status) status = learn_machine(its);
  if (!status) status = hscal__planners_begin(&its->group, its->host, &its->planners);
  if (!status) status = hscal__log_begin(its);
  if (status) hscal__session_give_up(its);
  return status;
}

void hscal__session_give_up(hscal_session *session) {
  hscal__waiting_end(&session->waiting);
  hscal__session_free(session);
}

void hscal__session_free(hscal_session *session) {
  if (hscal__mpi_is_running()) {
    if (session->chosen != MPI_COMM_NULL) MPI_Comm_free(&session->chosen);
    MPI_Comm_free(&session->group.comm);
  }
  forget(session);
}
