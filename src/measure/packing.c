#include "measure/packing.h"
#include "base/status.h"
#include "machine/samples.h"
#include "measure/calibrated.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Panels of a matrix in columns of LEADING reals: rows across it, columns down it, and one piece of as much. */
enum { NARROW = 64, LONG = 1024, LEADING = 2000, TAG = 79 };
enum { ONE_PIECE, ROW_PANEL, COLUMN_PANEL, KINDS };
static const double panel_bytes = 8.0 * NARROW * LONG;

static int make_types(MPI_Datatype type[KINDS]) {
  int code = MPI_Type_vector(1, NARROW * LONG, NARROW * LONG, MPI_DOUBLE, &type[ONE_PIECE]);
  if (code == MPI_SUCCESS) code = MPI_Type_vector(LONG, NARROW, LEADING, MPI_DOUBLE, &type[ROW_PANEL]);
  if (code == MPI_SUCCESS) code = MPI_Type_vector(NARROW, LONG, LEADING, MPI_DOUBLE, &type[COLUMN_PANEL]);
  for (int kind = 0; kind < KINDS && code == MPI_SUCCESS; kind++) code = MPI_Type_commit(&type[kind]);
  return hscal__mpi_failed(code, "MPI_Type_vector");
}

static void free_types(MPI_Datatype type[KINDS]) {
  for (int kind = 0; kind < KINDS; kind++)
    if (type[kind] != MPI_DATATYPE_NULL) MPI_Type_free(&type[kind]);
}

/* There and back; one-way seconds, as the first one sees it. */
static int ping_pong(const hscal_ranks *ranks, double *panel, MPI_Datatype type, double *seconds) {
  const int peer = 1 - ranks->local_rank, is_first = peer == 1;
  double start = hscal__now();
  int code = is_first ? MPI_Send(panel, 1, type, peer, TAG, ranks->node) : MPI_SUCCESS;
  if (code == MPI_SUCCESS) code = MPI_Recv(panel, 1, type, peer, TAG, ranks->node, MPI_STATUS_IGNORE);
  if (code == MPI_SUCCESS && !is_first) code = MPI_Send(panel, 1, type, peer, TAG, ranks->node);
  *seconds = (hscal__now() - start) / 2;
  return hscal__mpi_failed(code, "messages of derived types");
}

/* Rounds over the kinds, each time in another place, as a factorization does; the first one decides when it is enough. */
static int sample(const hscal_ranks *ranks, double seconds, MPI_Datatype type[KINDS], double *matrix,
                  double samples[KINDS][HSCAL_MOST_SAMPLES], int *count) {
  const double start = hscal__now();
  for (int go_on = 1; go_on && *count < HSCAL_MOST_SAMPLES; (*count)++) {
    const size_t row = (size_t)(*count * NARROW) % (LEADING - LONG);
    for (int kind = 0; kind < KINDS; kind++)
      HSCAL_TRY(ping_pong(ranks, matrix + row, type[kind], &samples[kind][*count]));
    go_on = *count + 1 < HSCAL_LEAST_SAMPLES || hscal__now() - start < seconds;
    int code = ranks->local_rank == 0 ? MPI_Send(&go_on, 1, MPI_INT, 1, TAG, ranks->node)
                                      : MPI_Recv(&go_on, 1, MPI_INT, 0, TAG, ranks->node, MPI_STATUS_IGNORE);
    HSCAL_TRY(hscal__mpi_failed(code, "messages of derived types"));
  }
  return 0;
}

/* Half of what a panel takes longer is the sender's, half the receiver's. Row and column panels are equally many. */
static double rate_of(double samples[KINDS][HSCAL_MOST_SAMPLES], int count) {
  double one_piece_s = hscal__median(samples[ONE_PIECE], count);
  double panels_s = (hscal__median(samples[ROW_PANEL], count) + hscal__median(samples[COLUMN_PANEL], count)) / 2;
  double longer_s = panels_s - one_piece_s;
  return longer_s > HSCAL_LEAST_OF_PACKING * one_piece_s ? 2 * panel_bytes / longer_s : 0;
}

static int measure_pair(const hscal_ranks *ranks, double seconds, double *matrix, double *bytes_per_s) {
  MPI_Datatype type[KINDS] = {MPI_DATATYPE_NULL, MPI_DATATYPE_NULL, MPI_DATATYPE_NULL};
  double samples[KINDS][HSCAL_MOST_SAMPLES];
  int count = 0, status = make_types(type);
  if (!status) status = sample(ranks, seconds, type, matrix, samples, &count);
  if (!status) *bytes_per_s = rate_of(samples, count);
  free_types(type);
  return status;
}

int hscal__measure_packing(const hscal_ranks *ranks, double seconds, double *bytes_per_s) {
  const size_t bytes = (size_t)LEADING * (LONG + 1) * sizeof(double);
  int takes_part = ranks->local_size > 1 && ranks->local_rank < 2, status = 0;
  double *matrix = takes_part ? malloc(bytes) : NULL;
  *bytes_per_s = 0;
  if (takes_part && !matrix) status = hscal__fail(HSCAL_ERROR_MEMORY, "measuring: no memory for panels");
  HSCAL_TRY(hscal__ranks_agree(ranks, status)); /* begins together, or not at all */
  if (takes_part) {
    memset(matrix, 0, bytes);
    status = measure_pair(ranks, seconds, matrix, bytes_per_s);
  }
  free(matrix);
  return status;
}
