#include "ctxt/log.h"
#include "base/failure.h"
#include "base/status.h"
#include "call/sequence.h"
#include "ctxt/blacs.h"
#include "ctxt/sessions.h"
#include "machine/call_log.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- the session ------------------------------------------------------------------------------------------ */

/* On process 0: length of the log's name, its end included; 0 if there is none. */
static int read_environment(hscal_session *session, int *bytes) {
  const char *file = getenv("HSCAL_LOG");
  if (!file || !*file) return 0;
  session->log = strdup(file);
  if (!session->log) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the name of the log");
  *bytes = (int)strlen(file) + 1;
  return session->machine ? hscal__machine_digest(session->machine, &session->machine_digest) : 0;
}

int hscal__log_begin(hscal_session *session) {
  const hscal_group *group = &session->group;
  int bytes = 0;
  HSCAL_TRY(hscal__share_status(group, group->rank == 0 ? read_environment(session, &bytes) : 0));
  HSCAL_TRY(hscal__share(group, &bytes, sizeof bytes));
  if (bytes == 0) return 0;
  if (group->rank != 0) session->log = malloc((size_t)bytes);
  int status = session->log ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the name of the log");
  HSCAL_TRY(hscal__agree(group, HSCAL_OPERATION_INIT, status, 0));
  HSCAL_TRY(hscal__share(group, session->log, bytes));
  return hscal__share(group, &session->machine_digest, sizeof session->machine_digest);
}

/* ---- a line ----------------------------------------------------------------------------------------------- */

/* The prediction of a workload is that of all its calls: one of them says nothing about it. */
static int append(const hscal_session *session, const hscal_record *record, double observed_s, int is_bound) {
  if (strcmp(record->packed->plan.routine, HSCAL_SEQUENCE_NAME) == 0) return 0;
  hscal_observation seen = {.m = record->size.m,
                            .n = record->size.n,
                            .k = record->size.k,
                            .observed_s = observed_s,
                            .is_bound = is_bound,
                            .machine = session->machine_digest};
  return hscal__log_append(session->log, &record->packed->plan, &seen);
}

static int writes(const hscal_record *record) { return record->myrow == 0 && record->mycol == 0; }

int hscal__log_bound(const hscal_session *session, const hscal_record *record) {
  if (!session->log || record->observed || !writes(record)) return 0;
  double since = record->first_request_s > 0 ? record->first_request_s : record->created_s;
  return append(session, record, MPI_Wtime() - since, 1);
}

/* ---- the program's calls ---------------------------------------------------------------------------------- */

/* The record of a context. *record is null, and the result 0, on a process that it left out. */
static int find_context(const int *ictxt, const hscal_session **session, hscal_record **record) {
  *record = NULL;
  *session = hscal__session();
  if (!*session) return HSCAL_ERROR_STATE;
  if (!ictxt) return hscal__fail(-1, "ictxt is a null pointer");
  if (*ictxt == -1) return 0;
  *record = hscal__table_find(*ictxt);
  if (*record) *session = (*record)->session;
  if (*record) return 0;
  return hscal__fail(HSCAL_ERROR_CONTEXT, "context %d was not made by hscal, or was freed", *ictxt);
}

/* The same status on all processes of the context: that of one that failed, with `words` where it is another. */
static int share(const hscal_record *record, int status, const char *words) {
  int shared = status;
  Cigamx2d(record->number, "All", " ", 1, 1, &shared, 1, NULL, NULL, -1, -1, -1);
  if (shared && !status) hscal__fail(shared, "%s", words);
  return shared;
}

/* All processes of the context come here with what each knows; the first one writes. */
static int observe(const hscal_session *session, hscal_record *record, int status, double seconds) {
  if (!session->log) return status;
  HSCAL_TRY(share(record, status, "another process of the context could not tell its seconds"));
  Cdgamx2d(record->number, "All", " ", 1, 1, &seconds, 1, NULL, NULL, -1, -1, -1);
  record->observed = 1;
  return share(record, writes(record) ? append(session, record, seconds, 0) : 0,
               "the first process of the context could not write the log (HSCAL_LOG)");
}

static int observe_seconds(const int *ictxt, double seconds) {
  const hscal_session *session;
  hscal_record *record;
  HSCAL_TRY(find_context(ictxt, &session, &record));
  if (!record) return 0;
  int status = isfinite(seconds) && seconds > 0 ? 0 : hscal__fail(-2, "seconds must be > 0, not %g", seconds);
  return observe(session, record, status, seconds);
}

int hscal_observe(const int *ictxt, double seconds) {
  hscal__enter("hscal_observe");
  return hscal__leave(observe_seconds(ictxt, seconds));
}

static int call_begin(const int *ictxt) {
  const hscal_session *session;
  hscal_record *record;
  HSCAL_TRY(find_context(ictxt, &session, &record));
  if (!record) return 0;
  if (session->log) Cblacs_barrier(record->number, "All");
  record->call_begun_s = MPI_Wtime();
  return 0;
}

int hscal_call_begin(const int *ictxt) {
  hscal__enter("hscal_call_begin");
  return hscal__leave(call_begin(ictxt));
}

static int call_end(const int *ictxt) {
  const hscal_session *session;
  hscal_record *record;
  HSCAL_TRY(find_context(ictxt, &session, &record));
  if (!record) return 0;
  double seconds = fmax(MPI_Wtime() - record->call_begun_s, MPI_Wtick());
  int status = record->call_begun_s > 0
                   ? 0
                   : hscal__fail(HSCAL_ERROR_STATE, "hscal_call_end without hscal_call_begin before it");
  record->call_begun_s = 0;
  return observe(session, record, status, seconds);
}

int hscal_call_end(const int *ictxt) {
  hscal__enter("hscal_call_end");
  return hscal__leave(call_end(ictxt));
}
