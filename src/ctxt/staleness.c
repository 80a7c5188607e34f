#include "ctxt/staleness.h"
#include "base/status.h"
#include "machine/fingerprint.h"

#include <stdlib.h>
#include <string.h>

/* On process 0: who is asked, and where the answers go. */
typedef struct questions {
  int *asked, *bytes, *offset; /* [size] is asked: 1; bytes of its answer and where it begins */
  hscal_fingerprint *now;      /* [number of those asked] */
} questions;

static void free_questions(questions *ask) {
  free(ask->asked);
  free(ask->bytes);
  free(ask->offset);
  free(ask->now);
}

static const hscal_fingerprint *kept_of(const hscal_session *session, int rank) {
  int node = session->hosts.node_of[rank];
  if (!hscal__same_host(session->host[rank].text, session->machine->node_name[node])) return NULL;
  return hscal__node(session->machine, node)->fingerprint;
}

/* The first process of every node that has something to compare. Returns how many. */
static int choose(const hscal_session *session, char *seen, questions *ask) {
  int count = 0;
  for (int rank = 0; session->machine && rank < session->group.size; rank++) {
    int node = session->hosts.node_of[rank];
    ask->offset[rank] = count * (int)sizeof *ask->now;
    if (seen[node] || !kept_of(session, rank)) continue;
    seen[node] = 1;
    ask->asked[rank] = 1;
    ask->bytes[rank] = (int)sizeof *ask->now;
    count++;
  }
  return count;
}

static int prepare(const hscal_session *session, questions *ask, int *count) {
  size_t size = (size_t)session->group.size;
  char *seen = calloc((size_t)session->hosts.nnodes + 1, 1);
  ask->asked = calloc(size, sizeof *ask->asked);
  ask->bytes = calloc(size, sizeof *ask->bytes);
  ask->offset = calloc(size, sizeof *ask->offset);
  if (seen && ask->asked && ask->bytes && ask->offset) *count = choose(session, seen, ask);
  ask->now = calloc((size_t)*count + 1, sizeof *ask->now);
  int complete = seen && ask->asked && ask->bytes && ask->offset && ask->now;
  free(seen);
  return complete ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the fingerprints of %zu processes", size);
}

static int compare(const hscal_session *session, const questions *ask) {
  int next = 0;
  for (int rank = 0; rank < session->group.size; rank++) {
    char changes[900];
    if (!ask->asked[rank]) continue;
    if (hscal__fingerprint_changes(kept_of(session, rank), &ask->now[next++], changes, sizeof changes))
      HSCAL_TRY(hscal__machine_warn(session->machine, "stale: %s: %s",
                                    session->machine->node_name[session->hosts.node_of[rank]], changes));
  }
  return 0;
}

/* This process's own, if it is asked: zero bytes otherwise. */
static int answer(const hscal_group *group, const questions *ask) {
  hscal_fingerprint mine = {{""}};
  hscal_topology topology;
  int asked = 0;
  HSCAL_TRY(hscal__mpi_status(MPI_Scatter(ask->asked, 1, MPI_INT, &asked, 1, MPI_INT, 0, group->comm), "MPI_Scatter"));
  if (asked && hscal__topology_read(&topology) == 0) hscal__fingerprint_read(&topology, &mine);
  hscal__clear_error(); /* what cannot be read is not compared */
  return hscal__mpi_status(MPI_Gatherv(&mine, asked ? (int)sizeof mine : 0, MPI_BYTE, ask->now, ask->bytes, ask->offset,
                                       MPI_BYTE, 0, group->comm),
                           "MPI_Gatherv");
}

int hscal__check_freshness(const hscal_session *session) {
  questions ask = {0};
  int root = session->group.rank == 0, count = 0;
  int status = hscal__share_status(&session->group, root ? prepare(session, &ask, &count) : 0);
  if (!status) status = hscal__share(&session->group, &count, sizeof count);
  if (!status && count > 0) {
    status = answer(&session->group, &ask);
    if (!status && root) status = compare(session, &ask);
    status = hscal__share_status(&session->group, status);
  }
  free_questions(&ask);
  return status;
}
