#include "measure/packing.h"
#include "base/status.h"
#include "machine/samples.h"
#include "measure/calibrated.h"
#include "measure/message.h"

#include <stdlib.h>
#include <string.h>

/* Panels of a matrix in columns of LEADING reals: rows across it, columns down it, and one piece of as much. */
enum { NARROW = 64, LONG = 1024, LEADING = 2000 };
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

/* Rounds over the kinds, each time in another place, as a factorization does. */
static int sample(const hscal_ranks *ranks, double seconds, MPI_Datatype type[KINDS], double *matrix,
                  double samples[KINDS][HSCAL_MOST_SAMPLES], int *count) {
  hscal_process_pair pair = {.comm = ranks->node, .rank = {0, 1}, .role = ranks->local_rank};
  const double start = hscal__now();
  for (int go_on = 1; go_on && *count < HSCAL_MOST_SAMPLES; (*count)++) {
    pair.buffer = (char *)(matrix + *count * NARROW % (LEADING - LONG));
    for (int kind = 0; kind < KINDS; kind++)
      HSCAL_TRY(hscal__pair_ping_pong(&pair, 1, type[kind], 1, &samples[kind][*count]));
    go_on = *count + 1 < HSCAL_LEAST_SAMPLES || hscal__now() - start < seconds;
    HSCAL_TRY(hscal__pair_decide(&pair, &go_on));
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
