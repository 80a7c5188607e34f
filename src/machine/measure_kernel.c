#include "machine/measure_kernel.h"
#include "base/status.h"
#include "machine/measure_blas.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LEAST_ROUNDS = 3, MOST_ROUNDS = 40 };

/* Matrices large enough for every shape and type. */
typedef struct matrices {
  void *a, *b, *c;
  size_t bytes; /* of each */
} matrices;

/* Ordinary numbers as the type sees them: neither denormal nor huge. */
static void fill_entries(void *matrix, size_t bytes, hscal_type type) {
  int single = hscal__type_is_single(type);
  for (size_t i = 0; i < bytes / (single ? sizeof(float) : sizeof(double)); i++) {
    double value = 1 + 1e-3 * (double)(i % 1000);
    if (single)
      ((float *)matrix)[i] = (float)value;
    else
      ((double *)matrix)[i] = value;
  }
}

static void fill(const matrices *with, hscal_type type) {
  fill_entries(with->a, with->bytes, type);
  fill_entries(with->b, with->bytes, type);
  fill_entries(with->c, with->bytes, type);
}

/* What a shape needs anew: all of it for another type, its result for products and solves that overwrite and enlarge it. */
static void prepare(const hscal_shapes *shapes, int s, const matrices *with) {
  const hscal_shape *shape = &shapes->shape[s];
  if (s == 0 || shape->type != shape[-1].type) fill(with, shape->type);
  if (shape->kernel == HSCAL_KERNEL_TRMM || shape->kernel == HSCAL_KERNEL_TRSM)
    fill_entries(with->c, (size_t)hscal__shape_entries(shape) * hscal__type_bytes(shape->type), shape->type);
}

static int get_matrices(const hscal_shapes *shapes, matrices *with) {
  with->bytes = 0;
  for (int i = 0; i < shapes->count; i++) {
    const hscal_shape *shape = &shapes->shape[i];
    size_t bytes = (size_t)hscal__shape_entries(shape) * hscal__type_bytes(shape->type);
    if (bytes > with->bytes) with->bytes = bytes;
  }
  with->a = malloc(with->bytes);
  with->b = malloc(with->bytes);
  with->c = malloc(with->bytes);
  if (with->a && with->b && with->c) return 0;
  return hscal__fail(HSCAL_ERROR_MEMORY, "measuring: no memory for three matrices of %zu bytes", with->bytes);
}

static void free_matrices(matrices *with) {
  free(with->a);
  free(with->b);
  free(with->c);
}

/* ---- one sample ------------------------------------------------------------------------------------------- */

/* The processes that compute begin together, so that they share memory and caches as in a real step. */
static int start_together(const hscal_crew *crew) { return hscal__mpi_failed(MPI_Barrier(crew->busy), "MPI_Barrier"); }

/* When something began: by the clock, and by the processor time this process has had. */
typedef struct stopwatch {
  double wall_s, used_s;
} stopwatch;

static stopwatch start_watch(void) {
  struct timespec used;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  return (stopwatch){hscal__now(), (double)used.tv_sec + 1e-9 * (double)used.tv_nsec};
}

/* Seconds since then in which this process computed. Where other work takes its processor away, long samples suffer more
 * than short ones, so time it did not have is not counted. (Several threads use more than passes: then it is the clock.) */
static double stop_watch(stopwatch start) {
  stopwatch end = start_watch();
  return fmax(fmin(end.wall_s - start.wall_s, end.used_s - start.used_s), 1e-9);
}

static int sample_kernel(const hscal_crew *crew, const hscal_shape *shape, int times, const matrices *with,
                         double *flops_per_s) {
  HSCAL_TRY(start_together(crew));
  stopwatch start = start_watch();
  for (int i = 0; i < times; i++) hscal__run_kernel(shape, with->a, with->b, with->c);
  *flops_per_s = hscal__shape_flops(shape) * times / stop_watch(start);
  return 0;
}

/* Copies column by column, as panels are packed. */
static int sample_copy(const hscal_crew *crew, const matrices *with, double *bytes_per_s) {
  const size_t column = 16384, columns = with->bytes / column;
  HSCAL_TRY(start_together(crew));
  stopwatch start = start_watch();
  for (size_t j = 0; j < columns; j++) memcpy((char *)with->c + j * column, (char *)with->a + j * column, column);
  *bytes_per_s = (double)(columns * column) / stop_watch(start);
  return 0;
}

/* ---- many samples ----------------------------------------------------------------------------------------- */

/* samples[shape * MOST_ROUNDS + round]; copies come last, as if they were a shape. `gathered` is room for the medians of
 * all computing processes of the node, and one column more. */
typedef struct board {
  double *samples, *gathered;
  int rounds;
} board;

static int get_board(const hscal_crew *crew, const hscal_shapes *shapes, board *board) {
  size_t columns = (size_t)shapes->count + 1, processes = (size_t)crew->local_size;
  board->samples = calloc(columns * MOST_ROUNDS, sizeof *board->samples);
  board->gathered = calloc((columns + 1) * processes, sizeof *board->gathered);
  if (board->samples && board->gathered) return 0;
  return hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for the samples");
}

/* Samples last a few milliseconds at least; all processes repeat as often as the slowest needs. */
static int repetitions(const hscal_shape *shape, double flops_per_s) {
  const double sample_s = 2e-3;
  double times = ceil(0.5 * sample_s * hscal__shape_expected_speed(shape, flops_per_s) / hscal__shape_flops(shape));
  return times < 1 ? 1 : times > 10000 ? 10000 : (int)times;
}

static int measure_round(const hscal_crew *crew, const hscal_shapes *shapes, double flops_per_s, const matrices *with,
                         int round, board *board) {
  if (!hscal__crew_is_busy(crew)) return 0;
  for (int s = 0; s < shapes->count; s++) {
    const hscal_shape *shape = &shapes->shape[s];
    prepare(shapes, s, with);
    double *sample = &board->samples[s * MOST_ROUNDS + round];
    HSCAL_TRY(sample_kernel(crew, shape, repetitions(shape, flops_per_s), with, sample));
  }
  return sample_copy(crew, with, &board->samples[shapes->count * MOST_ROUNDS + round]);
}

/* Rounds until the time is over; each takes every shape once, so that a disturbance spoils one sample of many shapes
 * and not all samples of one. */
static int measure_rounds(const hscal_crew *crew, const hscal_measure_options *options, double seconds,
                          const hscal_shapes *shapes, double flops_per_s, const matrices *with, board *board) {
  double start = hscal__now(), longest = 0;
  int status = 0, go_on = 1;
  for (int round = 0; go_on; round++) {
    double round_start = hscal__now();
    status = measure_round(crew, shapes, flops_per_s, with, round, board);
    HSCAL_TRY(hscal__crew_agree(crew, status));
    board->rounds = round + 1;
    longest = fmax(longest, hscal__now() - round_start);
    double used = (hscal__now() - start) / seconds;
    if (crew->rank == 0 && options->progress) options->progress(options->user, fmin(used, 1), "speed of kernels");
    double room = board->rounds < LEAST_ROUNDS ? 1.3 * seconds : seconds;
    go_on = board->rounds < MOST_ROUNDS && hscal__now() - start + longest < room;
    HSCAL_TRY(hscal__crew_share(crew, 0, &go_on, sizeof go_on));
  }
  return 0;
}

/* ---- results ---------------------------------------------------------------------------------------------- */

/* A shape's speed by this process's rounds: the quartile on the fast side; how much samples scatter; and how far the
 * quartile itself can be trusted: what every other round alone would have said. */
static double own_speed(const board *board, int shape, double *spread, double *doubt) {
  double *samples = &board->samples[shape * MOST_ROUNDS], half[2][MOST_ROUNDS];
  int count[2] = {0, 0};
  for (int i = 0; i < board->rounds; i++) {
    samples[i] = 1 / samples[i];
    half[i % 2][count[i % 2]++] = samples[i];
  }
  double even = hscal__quartile(half[0], count[0]), odd = hscal__quartile(half[1], count[1]);
  double time = hscal__quartile(samples, board->rounds);
  *spread = hscal__spread(samples, board->rounds);
  *doubt = count[1] > 0 ? fabs(even - odd) / time : 1;
  return 1 / time;
}

/* Medians over the computing processes of the node, on its first one. speeds[count] of this process go in. */
static int node_medians(const hscal_crew *crew, const double *speeds, int count, double *all, double *result) {
  int nbusy;
  HSCAL_TRY(hscal__mpi_failed(MPI_Comm_size(crew->busy, &nbusy), "MPI_Comm_size"));
  int code = MPI_Gather(speeds, count, MPI_DOUBLE, all, count, MPI_DOUBLE, 0, crew->busy);
  for (int s = 0; s < count && crew->local_rank == 0 && code == MPI_SUCCESS; s++) {
    double *column = &all[nbusy * count];
    for (int i = 0; i < nbusy; i++) column[i] = all[i * count + s];
    result[s] = hscal__median(column, nbusy);
  }
  return hscal__mpi_failed(code, "MPI_Gather");
}

static int summarise(const hscal_crew *crew, const hscal_shapes *shapes, const board *board,
                     hscal_kernel_result *result) {
  double speeds[HSCAL_MOST_SHAPES + 1], node[HSCAL_MOST_SHAPES + 1];
  double spreads[HSCAL_MOST_SHAPES + 1], doubts[HSCAL_MOST_SHAPES + 1];
  result->samples = board->rounds;
  if (!hscal__crew_is_busy(crew)) return 0;
  for (int s = 0; s <= shapes->count; s++) speeds[s] = own_speed(board, s, &spreads[s], &doubts[s]);
  HSCAL_TRY(node_medians(crew, speeds, shapes->count + 1, board->gathered, node));
  if (crew->local_rank != 0) return 0;
  memcpy(result->flops_per_s, node, (size_t)shapes->count * sizeof *node);
  result->copy_bytes_per_s = node[shapes->count];
  result->spread = fmin(hscal__median(spreads, shapes->count), 1);
  result->doubt = fmin(hscal__median(doubts, shapes->count), 1);
  return 0;
}

/* A first look at the speed of dgemm, to choose shapes and repetitions: the slowest process decides. */
static int first_look(const hscal_crew *crew, double *flops_per_s) {
  const hscal_shapes one = {1, {{HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, 256, 256, 128}}};
  matrices with = {0};
  *flops_per_s = INFINITY;
  int status = hscal__crew_is_busy(crew) ? get_matrices(&one, &with) : 0;
  status = hscal__crew_agree(crew, status);
  if (!status && hscal__crew_is_busy(crew)) {
    fill(&with, HSCAL_TYPE_D);
    hscal__run_kernel(&one.shape[0], with.a, with.b, with.c); /* the first call starts threads and loads code */
    double best = 0, sample = 0;
    for (int i = 0; i < 5 && !status; i++, best = fmax(best, sample))
      status = sample_kernel(crew, &one.shape[0], 10, &with, &sample);
    *flops_per_s = best;
  }
  free_matrices(&with);
  HSCAL_TRY(hscal__crew_agree(crew, status));
  return hscal__crew_least(crew, flops_per_s);
}

/* A matrix may take so much: the three of every process together an eighth of the memory. */
static int matrix_limit(const hscal_crew *crew, double *bytes) {
  *bytes = crew->topology.memory_bytes / 8 / 3 / fmin(crew->local_size, crew->topology.cores);
  return hscal__crew_least(crew, bytes);
}

int hscal__measure_kernels(const hscal_crew *crew, const hscal_measure_options *options, double seconds,
                           hscal_shapes *shapes, hscal_kernel_result *result) {
  double flops_per_s, matrix_bytes;
  HSCAL_TRY(first_look(crew, &flops_per_s));
  HSCAL_TRY(matrix_limit(crew, &matrix_bytes));
  hscal__shapes_choose(shapes, flops_per_s, seconds, matrix_bytes);
  matrices with = {0};
  board board = {0};
  int status = get_board(crew, shapes, &board);
  if (!status && hscal__crew_is_busy(crew)) status = get_matrices(shapes, &with);
  status = hscal__crew_agree(crew, status);
  if (!status) status = measure_rounds(crew, options, seconds, shapes, flops_per_s, &with, &board);
  if (!status) status = summarise(crew, shapes, &board, result);
  free_matrices(&with);
  free(board.samples);
  free(board.gathered);
  return status;
}
