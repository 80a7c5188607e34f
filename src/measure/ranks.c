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

int hscal__ranks_share(const hscal_ranks *ranks, int root, void *data, int bytes) {
  MPI_Request request;
  HSCAL_TRY(hscal__mpi_failed(MPI_Ibcast(data, bytes, MPI_BYTE, root, ranks->all, &request), "MPI_Ibcast"));
  return wait_for(&request, "MPI_Ibcast");
}

int hscal__ranks_least(const hscal_ranks *ranks, double *value) {
  MPI_Request request;
  double mine = *value;
  int code = MPI_Iallreduce(&mine, value, 1, MPI_DOUBLE, MPI_MIN, ranks->all, &request);
  HSCAL_TRY(hscal__mpi_failed(code, "MPI_Iallreduce"));
  return wait_for(&request, "MPI_Iallreduce");
}

int hscal__ranks_sum(const hscal_ranks *ranks, int *values, int count) {
  MPI_Request request;
  int code = MPI_Iallreduce(MPI_IN_PLACE, values, count, MPI_INT, MPI_SUM, ranks->all, &request);
  HSCAL_TRY(hscal__mpi_failed(code, "MPI_Iallreduce"));
  return wait_for(&request, "MPI_Iallreduce");
}

int hscal__ranks_collect(const hscal_ranks *ranks, const void *own, int bytes, void *all) {
  enum { TAG = 78 };
  int code = MPI_SUCCESS;
  if (ranks->rank != 0 && ranks->local_rank == 0) code = MPI_Send(own, bytes, MPI_BYTE, 0, TAG, ranks->all);
  for (int node = 0; ranks->rank == 0 && node < ranks->nnodes && code == MPI_SUCCESS; node++) {
    char *place = (char *)all + (size_t)node * (size_t)bytes;
    if (ranks->leader[node] == 0)
      memcpy(place, own, (size_t)bytes);
    else
      code = MPI_Recv(place, bytes, MPI_BYTE, ranks->leader[node], TAG, ranks->all, MPI_STATUS_IGNORE);
  }
  return hscal__ranks_agree(ranks, hscal__mpi_failed(code, "collecting what nodes measured"));
}

int hscal__ranks_agree(const hscal_ranks *ranks, int status) {
  double first = status ? ranks->rank : ranks->size; /* least rank that failed */
  HSCAL_TRY(hscal__ranks_least(ranks, &first));
  if ((int)first == ranks->size) return 0;
  struct {
    int status;
    char text[900];
  } message = {.status = status};
  snprintf(message.text, sizeof message.text, "%.*s", (int)sizeof message.text - 1, hscal__last_error());
  HSCAL_TRY(hscal__ranks_share(ranks, (int)first, &message, sizeof message));
  return hscal__fail(message.status, "%s", message.text);
}

/* ---- who sits where --------------------------------------------------------------------------------------- */

/* Fills leader, node_of and nnodes from hosts[size]. */
static void number_nodes(hscal_ranks *ranks, char (*hosts)[HSCAL_HOST_TEXT]) {
  ranks->nnodes = 0;
  for (int rank = 0; rank < ranks->size; rank++) {
    int node = ranks->nnodes - 1; /* neighbours usually share a node, so the search begins at the last one */
    while (node >= 0 && strcmp(hosts[rank], hosts[ranks->leader[node]]) != 0) node--;
    if (node < 0) {
      node = ranks->nnodes++;
      ranks->leader[node] = rank;
    }
    ranks->node_of[rank] = node;
  }
}

static int gather_hosts(hscal_ranks *ranks) {
  char(*hosts)[HSCAL_HOST_TEXT] = malloc((size_t)ranks->size * sizeof *hosts);
  ranks->leader = malloc((size_t)ranks->size * sizeof *ranks->leader);
  ranks->node_of = malloc((size_t)ranks->size * sizeof *ranks->node_of);
  int status = 0;
  if (!hosts || !ranks->leader || !ranks->node_of)
    status = hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for %d host names", ranks->size);
  if (!status) status = hscal__topology_read(&ranks->topology);
  hscal__host_name(ranks->host);
  status = hscal__ranks_agree(ranks, status);
  if (!status)
    status = hscal__mpi_failed(
        MPI_Allgather(ranks->host, HSCAL_HOST_TEXT, MPI_CHAR, hosts, HSCAL_HOST_TEXT, MPI_CHAR, ranks->all),
        "MPI_Allgather");
  if (!status) number_nodes(ranks, hosts);
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

int hscal__ranks_gather(MPI_Comm comm, hscal_ranks *ranks) {
  *ranks = (hscal_ranks){
      .all = MPI_COMM_NULL, .node = MPI_COMM_NULL, .busy = MPI_COMM_NULL, .processor_share = 1, .deadline = INFINITY};
  ranks->start = hscal__now();
  HSCAL_TRY(hscal__mpi_failed(MPI_Comm_dup(comm, &ranks->all), "MPI_Comm_dup"));
  HSCAL_TRY(report_errors(ranks->all));
  HSCAL_TRY(hscal__mpi_failed(MPI_Comm_rank(ranks->all, &ranks->rank), "MPI_Comm_rank"));
  HSCAL_TRY(hscal__mpi_failed(MPI_Comm_size(ranks->all, &ranks->size), "MPI_Comm_size"));
  HSCAL_TRY(gather_hosts(ranks));
  HSCAL_TRY(split(ranks->all, ranks->node_of[ranks->rank], ranks->rank, &ranks->node));
  HSCAL_TRY(hscal__mpi_failed(MPI_Comm_rank(ranks->node, &ranks->local_rank), "MPI_Comm_rank"));
  HSCAL_TRY(hscal__mpi_failed(MPI_Comm_size(ranks->node, &ranks->local_size), "MPI_Comm_size"));
  return hscal__ranks_choose(ranks, ranks->topology.cores);
}

int hscal__ranks_choose(hscal_ranks *ranks, int most) {
  free_comm(&ranks->busy);
  return split(ranks->node, ranks->local_rank < most ? 0 : MPI_UNDEFINED, ranks->local_rank, &ranks->busy);
}

void hscal__ranks_free(hscal_ranks *ranks) {
  free_comm(&ranks->busy);
  free_comm(&ranks->node);
  free_comm(&ranks->all);
  free(ranks->leader);
  free(ranks->node_of);
}
