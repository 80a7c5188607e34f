#include "measure/ranks.h"
#include "base/status.h"
#include "measure/mpi_calls.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- waiting and agreeing --------------------------------------------------------------------------------- */

int hscal__mpi_failed(int code, const char *what) {
  int status = hscal__mpi_status(code, what);
  return status ? hscal__fail(status, "measuring: %s", hscal__last_error()) : 0;
}

/* Few eager looks: the cores belong to those that measure. */
static int wait_for(MPI_Request *request, const char *what) {
  enum { EAGER_LOOKS = 50 };
  return hscal__mpi_failed(hscal__wait_politely(request, EAGER_LOOKS), what);
}

int hscal__crew_share(const hscal_crew *crew, int root, void *data, int bytes) {
  MPI_Request request;
  HSCAL_TRY(hscal__mpi_failed(MPI_Ibcast(data, bytes, MPI_BYTE, root, crew->all, &request), "MPI_Ibcast"));
  return wait_for(&request, "MPI_Ibcast");
}

int hscal__crew_least(const hscal_crew *crew, double *value) {
  MPI_Request request;
  double mine = *value;
  int code = MPI_Iallreduce(&mine, value, 1, MPI_DOUBLE, MPI_MIN, crew->all, &request);
  HSCAL_TRY(hscal__mpi_failed(code, "MPI_Iallreduce"));
  return wait_for(&request, "MPI_Iallreduce");
}

int hscal__crew_sum(const hscal_crew *crew, int *values, int count) {
  MPI_Request request;
  int code = MPI_Iallreduce(MPI_IN_PLACE, values, count, MPI_INT, MPI_SUM, crew->all, &request);
  HSCAL_TRY(hscal__mpi_failed(code, "MPI_Iallreduce"));
  return wait_for(&request, "MPI_Iallreduce");
}

int hscal__crew_collect(const hscal_crew *crew, const void *own, int bytes, void *all) {
  enum { TAG = 78 };
  int code = MPI_SUCCESS;
  if (crew->rank != 0 && crew->local_rank == 0) code = MPI_Send(own, bytes, MPI_BYTE, 0, TAG, crew->all);
  for (int node = 0; crew->rank == 0 && node < crew->nnodes && code == MPI_SUCCESS; node++) {
    char *place = (char *)all + (size_t)node * (size_t)bytes;
    if (crew->leader[node] == 0)
      memcpy(place, own, (size_t)bytes);
    else
      code = MPI_Recv(place, bytes, MPI_BYTE, crew->leader[node], TAG, crew->all, MPI_STATUS_IGNORE);
  }
  return hscal__crew_agree(crew, hscal__mpi_failed(code, "collecting what nodes measured"));
}

int hscal__crew_agree(const hscal_crew *crew, int status) {
  double first = status ? crew->rank : crew->size; /* least rank that failed */
  HSCAL_TRY(hscal__crew_least(crew, &first));
  if ((int)first == crew->size) return 0;
  struct {
    int status;
    char text[900];
  } message = {.status = status};
  snprintf(message.text, sizeof message.text, "%.*s", (int)sizeof message.text - 1, hscal__last_error());
  HSCAL_TRY(hscal__crew_share(crew, (int)first, &message, sizeof message));
  return hscal__fail(message.status, "%s", message.text);
}

/* ---- who sits where --------------------------------------------------------------------------------------- */

/* Fills leader, node_of and nnodes from hosts[size]. */
static void number_nodes(hscal_crew *crew, char (*hosts)[HSCAL_HOST_TEXT]) {
  crew->nnodes = 0;
  for (int rank = 0; rank < crew->size; rank++) {
    int node = crew->nnodes - 1; /* neighbours usually share a node, so the search begins at the last one */
    while (node >= 0 && strcmp(hosts[rank], hosts[crew->leader[node]]) != 0) node--;
    if (node < 0) {
      node = crew->nnodes++;
      crew->leader[node] = rank;
    }
    crew->node_of[rank] = node;
  }
}

static int gather_hosts(hscal_crew *crew) {
  char(*hosts)[HSCAL_HOST_TEXT] = malloc((size_t)crew->size * sizeof *hosts);
  crew->leader = malloc((size_t)crew->size * sizeof *crew->leader);
  crew->node_of = malloc((size_t)crew->size * sizeof *crew->node_of);
  int status = 0;
  if (!hosts || !crew->leader || !crew->node_of)
    status = hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for %d host names", crew->size);
  if (!status) status = hscal__topology_read(&crew->topology);
  hscal__host_name(crew->host);
  status = hscal__crew_agree(crew, status);
  if (!status)
    status = hscal__mpi_failed(
        MPI_Allgather(crew->host, HSCAL_HOST_TEXT, MPI_CHAR, hosts, HSCAL_HOST_TEXT, MPI_CHAR, crew->all),
        "MPI_Allgather");
  if (!status) number_nodes(crew, hosts);
  free(hosts);
  return status;
}

/* MPI_Comm_dup and _split return communicators that end the program on an error; these report it. */
static int report_errors(MPI_Comm comm) {
  return comm == MPI_COMM_NULL ? 0
                               : hscal__mpi_failed(MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN), "set_errhandler");
}

static int split(MPI_Comm from, int colour, int key, MPI_Comm *part) {
  HSCAL_TRY(hscal__mpi_failed(MPI_Comm_split(from, colour, key, part), "MPI_Comm_split"));
  return report_errors(*part);
}

static void free_comm(MPI_Comm *comm) {
  if (*comm != MPI_COMM_NULL) MPI_Comm_free(comm);
}

int hscal__crew_gather(MPI_Comm comm, hscal_crew *crew) {
  *crew = (hscal_crew){.all = MPI_COMM_NULL, .node = MPI_COMM_NULL, .busy = MPI_COMM_NULL, .deadline = INFINITY};
  crew->start = hscal__now();
  HSCAL_TRY(hscal__mpi_failed(MPI_Comm_dup(comm, &crew->all), "MPI_Comm_dup"));
  HSCAL_TRY(report_errors(crew->all));
  HSCAL_TRY(hscal__mpi_failed(MPI_Comm_rank(crew->all, &crew->rank), "MPI_Comm_rank"));
  HSCAL_TRY(hscal__mpi_failed(MPI_Comm_size(crew->all, &crew->size), "MPI_Comm_size"));
  HSCAL_TRY(gather_hosts(crew));
  HSCAL_TRY(split(crew->all, crew->node_of[crew->rank], crew->rank, &crew->node));
  HSCAL_TRY(hscal__mpi_failed(MPI_Comm_rank(crew->node, &crew->local_rank), "MPI_Comm_rank"));
  HSCAL_TRY(hscal__mpi_failed(MPI_Comm_size(crew->node, &crew->local_size), "MPI_Comm_size"));
  return hscal__crew_choose(crew, crew->topology.cores);
}

int hscal__crew_choose(hscal_crew *crew, int most) {
  free_comm(&crew->busy);
  return split(crew->node, crew->local_rank < most ? 0 : MPI_UNDEFINED, crew->local_rank, &crew->busy);
}

void hscal__crew_free(hscal_crew *crew) {
  free_comm(&crew->busy);
  free_comm(&crew->node);
  free_comm(&crew->all);
  free(crew->leader);
  free(crew->node_of);
}
