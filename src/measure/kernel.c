#include "measure/kernel.h"
#include "base/status.h"
#include "machine/samples.h"
#include "measure/blas.h"
#include "measure/calibrated.h"
#include "measure/quota.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- matrices --------------------------------------------------------------------------------------------- */

/* Ordinary numbers around `scale`: neither denormal nor huge. */
static void fill_entries(void *matrix, size_t bytes, int single, double scale) {
  for (size_t i = 0; i < bytes / (single ? sizeof(float) : sizeof(double)); i++) {
    double value = scale * (1 + 1e-3 * (double)(i % 1000));
    if (single)
      ((float *)matrix)[i] = (float)value;
    else
      ((double *)matrix)[i] = value;
  }
}

int hscal__matrices_get(size_t bytes, hscal_matrices *with) {
  *with = (hscal_matrices){.bytes = bytes};
  for (int single = 0; single < 2; single++)
    for (int i = 0; i < 3; i++) {
      with->of[single][i] = malloc(bytes);
      if (!with->of[single][i])
        return hscal__fail(HSCAL_ERROR_MEMORY, "measuring: no memory for six matrices of %zu bytes", bytes);
      fill_entries(with->of[single][i], bytes, single, i == 1 ? 1e-8 : 1);
    }
  return 0;
}

void hscal__matrices_free(hscal_matrices *with) {
  for (int i = 0; i < 6; i++) free(with->of[i / 3][i % 3]);
  *with = (hscal_matrices){0};
}

/* ---- one sample ------------------------------------------------------------------------------------------- */

/* The processes that compute begin together, so that they share memory and caches as in a real step. *late, where not null: one of them, and
 * so all of them, should go on with something else. */
static int start_together(const hscal_ranks *ranks, int *late) {
  if (!late || !hscal__rank_is_probing(ranks)) return hscal__mpi_failed(MPI_Barrier(ranks->busy), "MPI_Barrier");
  int mine = hscal__rank_is_late(ranks);
  return hscal__mpi_failed(MPI_Allreduce(&mine, late, 1, MPI_INT, MPI_MAX, ranks->busy), "MPI_Allreduce");
}

/* Where it is late there is no lap. */
static int sample_kernel(const hscal_ranks *ranks, const hscal_shape *shape, int times, const hscal_matrices *with,
                         hscal_lap *lap, int *late) {
  void *const *matrix = with->of[hscal__type_is_single(shape->type)];
  HSCAL_TRY(start_together(ranks, late));
  if (late && *late) return 0;
  hscal_stopwatch start = hscal__stopwatch_start();
  for (int i = 0; i < times; i++) hscal__run_kernel(shape, matrix[0], matrix[1], matrix[2]);
  *lap = hscal__lap_of_share(hscal__stopwatch_stop(start), ranks->processor_share);
  lap->wall_s /= times, lap->used_s /= times;
  return 0;
}

/* Samples last a millisecond at least; all processes of a node repeat as often as its slowest needs. */
static int repetitions(const hscal_shape *shape, double flops_per_s) {
  double times =
      ceil(0.5 * HSCAL_SAMPLE_S * hscal__shape_expected_speed(shape, flops_per_s) / hscal__shape_flops(shape));
  return times < 1 ? 1 : times > 10000 ? 10000 : (int)times;
}

/* Products that are in the cache, without a pause. */
static const hscal_shape small_product = {HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, 256, 256, 128, 1, 0};
enum { SMALL_BYTES = 256 * 256 * sizeof(double) };

/* Seconds in which quotas of the node's processes show; 0 where none has one. */
static int seconds_of_quotas(const hscal_ranks *ranks, double *seconds) {
  hscal_quota quota = hscal__quota();
  double mine = quota.processors > 0
                    ? fmax(HSCAL_QUOTA_PERIODS * fmin(quota.period_s, HSCAL_LONGEST_PERIOD_S), HSCAL_LEAST_OF_QUOTA_S)
                    : 0;
  return hscal__mpi_failed(MPI_Allreduce(&mine, seconds, 1, MPI_DOUBLE, MPI_MAX, ranks->busy), "MPI_Allreduce");
}

/* Computes for so long and a while longer, without a pause. The clock's time over that for which it had a processor. */
static double wait_factor(double seconds, const hscal_matrices *with) {
  hscal_stopwatch start = hscal__stopwatch_start();
  hscal_lap lap = {0};
  while (lap.wall_s < seconds) {
    hscal__run_kernel(&small_product, with->of[0][0], with->of[0][1], with->of[0][2]);
    lap = hscal__stopwatch_stop(start);
  }
  return lap.wall_s / fmax(lap.used_s, 1e-9);
}

/* From the fast quartile of several looks, together with the others, since other work only takes of the share. Before each it computes for a
 * moment: what it may use at first has been saved. No more than the quota. */
static int find_share(const hscal_ranks *ranks, double seconds, int looks, double pause_s, const hscal_matrices *with,
                      double *share) {
  double factor[HSCAL_QUOTA_LOOKS], quota = hscal__quota().processors;
  for (int i = 0; i < looks; i++) {
    HSCAL_TRY(start_together(ranks, NULL));
    wait_factor(seconds / 4, with);
    factor[i] = wait_factor(seconds, with);
    nanosleep(&(struct timespec){.tv_nsec = (long)(1e9 * pause_s)}, NULL);
  }
  *share = quota > 0 ? fmin(1 / hscal__quartile(factor, looks), fmin(quota, 1)) : 1;
  return 0;
}

int hscal__measure_processor_share(const hscal_ranks *ranks, int thorough, double *share) {
  double seconds = 0;
  hscal_matrices with = {0};
  int is_busy = hscal__rank_is_busy(ranks), looks = thorough ? HSCAL_QUOTA_LOOKS : HSCAL_QUOTA_LOOKS_OF_PROBE;
  *share = 1;
  int status = is_busy ? seconds_of_quotas(ranks, &seconds) : 0;
  if (!status && seconds > 0) status = hscal__matrices_get(SMALL_BYTES, &with);
  status = hscal__ranks_agree(ranks, status);
  if (!status && seconds > 0)
    status = find_share(ranks, seconds, looks, thorough ? HSCAL_QUOTA_PAUSE_S : 0, &with, share);
  hscal__matrices_free(&with);
  return hscal__ranks_agree(ranks, status);
}

int hscal__measure_first_look(const hscal_ranks *ranks, double *flops_per_s, double *node_flops_per_s) {
  hscal_matrices with = {0};
  *flops_per_s = *node_flops_per_s = INFINITY;
  int status = hscal__rank_is_busy(ranks) ? hscal__matrices_get(SMALL_BYTES, &with) : 0;
  status = hscal__ranks_agree(ranks, status);
  if (!status && hscal__rank_is_busy(ranks)) {
    double best_s = INFINITY;
    hscal_lap lap = {0};
    hscal__run_kernel(&small_product, with.of[0][0], with.of[0][1], with.of[0][2]); /* the first call loads code */
    for (int i = 0; i < 5 && !status; i++) {
      int late = 0;
      status = sample_kernel(ranks, &small_product, 5, &with, &lap, i > 0 ? &late : NULL);
      if (late) break;
      if (!status) best_s = fmin(best_s, hscal__lap_seconds(&lap, lap.asleep));
    }
    *flops_per_s = hscal__shape_flops(&small_product) / best_s;
    int code = status ? MPI_SUCCESS : MPI_Allreduce(flops_per_s, node_flops_per_s, 1, MPI_DOUBLE, MPI_MIN, ranks->busy);
    if (!status) status = hscal__mpi_failed(code, "MPI_Allreduce");
  }
  hscal__matrices_free(&with);
  HSCAL_TRY(hscal__ranks_agree(ranks, status));
  return hscal__ranks_least(ranks, flops_per_s);
}

/* ---- rounds ----------------------------------------------------------------------------------------------- */

/* Laps of each shape, laps[shape * HSCAL_MOST_ROUNDS + i], i < count[shape]; the others are unused. */
typedef struct board {
  hscal_lap *laps;
  double *gathered;
  int *count, *open, *votes;
  int rounds;
} board;

static void free_board(board *board) {
  free(board->laps);
  free(board->gathered);
  free(board->count);
}

static int get_board(const hscal_ranks *ranks, int columns, board *board) {
  size_t width = (size_t)columns;
  board->laps = calloc(width * HSCAL_MOST_ROUNDS, sizeof *board->laps);
  board->gathered = calloc((width + 1) * (size_t)ranks->local_size, sizeof *board->gathered);
  board->count = calloc(3 * width + 1, sizeof *board->count);
  if (!board->laps || !board->gathered || !board->count)
    return hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for the samples");
  board->open = board->count + width;
  board->votes = board->open + width;
  for (int s = 0; s < columns; s++) board->open[s] = 1;
  return 0;
}

static int measure_round(const hscal_ranks *ranks, const hscal_shapes *shapes, double flops_per_s,
                         const hscal_matrices *with, board *board) {
  if (!hscal__rank_is_busy(ranks)) return 0;
  for (int s = 0, late = 0; s < shapes->count; s++) {
    const hscal_shape *shape = &shapes->shape[s];
    if (!board->open[s]) continue;
    hscal_lap *lap = &board->laps[s * HSCAL_MOST_ROUNDS + board->count[s]];
    HSCAL_TRY(sample_kernel(ranks, shape, repetitions(shape, flops_per_s), with, lap, &late));
    if (late) return 0;
    board->count[s]++;
  }
  return 0;
}

/* The seconds that count of laps[count], sorted. */
static void sort_seconds(const hscal_lap *laps, int count, double *sorted) {
  double least_asleep = 1;
  for (int i = 0; i < count; i++) least_asleep = fmin(least_asleep, laps[i].asleep);
  for (int i = 0; i < count; i++) sorted[i] = hscal__lap_seconds(&laps[i], least_asleep);
  hscal__quartile(sorted, count);
}

/* votes[columns]: does this process know the shape well enough? */
static void vote(const board *board, int columns) {
  double sorted[HSCAL_MOST_ROUNDS];
  for (int s = 0; s < columns; s++) {
    int count = board->count[s];
    sort_seconds(&board->laps[s * HSCAL_MOST_ROUNDS], count, sorted);
    board->votes[s] =
        count >= HSCAL_LEAST_CERTAIN_ROUNDS && hscal__quartile_uncertainty(sorted, count) < HSCAL_CERTAIN_SPEED;
  }
}

/* One vote of each node on its first process, which is yes if three quarters of its processes say so; votes[columns] says yes for the node. */
static int vote_of_node(const hscal_ranks *ranks, int columns, int *votes) {
  int nbusy, is_first = ranks->local_rank == 0;
  HSCAL_TRY(hscal__mpi_failed(MPI_Comm_size(ranks->busy, &nbusy), "MPI_Comm_size"));
  int code = MPI_Allreduce(MPI_IN_PLACE, votes, columns, MPI_INT, MPI_SUM, ranks->busy);
  for (int s = 0; s < columns; s++) votes[s] = is_first && 4 * votes[s] >= 3 * nbusy;
  votes[columns] = is_first;
  return hscal__mpi_failed(code, "MPI_Allreduce");
}

/* Closes what is known well enough on all nodes but one of twenty, which may be ill; returns in *left how many shapes are open still. The
 * same on all processes. */
static int close_shapes(const hscal_ranks *ranks, int columns, board *board, int *left) {
  int status = 0;
  memset(board->votes, 0, ((size_t)columns + 1) * sizeof *board->votes);
  if (hscal__rank_is_busy(ranks)) {
    vote(board, columns);
    status = vote_of_node(ranks, columns, board->votes);
  }
  HSCAL_TRY(hscal__ranks_agree(ranks, status));
  HSCAL_TRY(hscal__ranks_sum(ranks, board->votes, columns + 1));
  *left = 0;
  for (int s = 0; s < columns; s++) {
    if (20 * board->votes[s] >= 19 * board->votes[columns]) board->open[s] = 0;
    *left += board->open[s];
  }
  return 0;
}

static int measure_rounds(const hscal_ranks *ranks, const hscal_measure_options *options, double seconds,
                          double flops_per_s, const hscal_shapes *shapes, const hscal_matrices *with, board *board) {
  double start = hscal__now(), longest = 0;
  for (int go_on = 1, left = 0; go_on;) {
    double round_start = hscal__now();
    HSCAL_TRY(hscal__ranks_agree(ranks, measure_round(ranks, shapes, flops_per_s, with, board)));
    HSCAL_TRY(close_shapes(ranks, shapes->count, board, &left));
    board->rounds++;
    longest = fmax(longest, hscal__now() - round_start);
    double used = fmax((hscal__now() - start) / seconds, 1 - (double)left / shapes->count);
    if (ranks->rank == 0 && options->progress) options->progress(options->user, fmin(used, 1), "speed of kernels");
    double limit_s = board->rounds < HSCAL_LEAST_ROUNDS ? HSCAL_OVERTIME * seconds : seconds;
    if (hscal__rank_is_late(ranks)) limit_s = 0;
    go_on = left > 0 && board->rounds < HSCAL_MOST_ROUNDS && hscal__now() - start + longest < limit_s;
    HSCAL_TRY(hscal__ranks_share(ranks, 0, &go_on, sizeof go_on));
  }
  return 0;
}

/* ---- results ---------------------------------------------------------------------------------------------- */

/* Medians over the computing processes of the node, on its first one. values[count] of this process go in; gathered[(processes + 1) * count] is
 * scratch. */
static int node_medians(const hscal_ranks *ranks, const double *values, int count, double *gathered, double *medians) {
  int nbusy;
  HSCAL_TRY(hscal__mpi_failed(MPI_Comm_size(ranks->busy, &nbusy), "MPI_Comm_size"));
  int code = MPI_Gather(values, count, MPI_DOUBLE, gathered, count, MPI_DOUBLE, 0, ranks->busy);
  for (int s = 0; s < count && ranks->local_rank == 0 && code == MPI_SUCCESS; s++) {
    double *column = &gathered[nbusy * count];
    for (int i = 0; i < nbusy; i++) column[i] = gathered[i * count + s];
    medians[s] = hscal__median(column, nbusy);
  }
  return hscal__mpi_failed(code, "MPI_Gather");
}

/* Rounds in which every shape was sampled. */
static int full_rounds(const board *board, int columns) {
  int rounds = columns > 0 ? board->rounds : 0;
  for (int s = 0; s < columns; s++) rounds = board->count[s] < rounds ? board->count[s] : rounds;
  return rounds;
}

/* By the clock, as a run sees it: what other work and waits take of a round belongs to the noise. */
static int summarise_noise(const hscal_ranks *ranks, int columns, const board *board, hscal_kernel_result *result) {
  double of_round[HSCAL_MOST_ROUNDS] = {0}, wall_s[HSCAL_MOST_ROUNDS], noise;
  int rounds = full_rounds(board, columns), least;
  HSCAL_TRY(hscal__mpi_failed(MPI_Allreduce(&rounds, &least, 1, MPI_INT, MPI_MIN, ranks->busy), "MPI_Allreduce"));
  if (least < 2) return 0;
  for (int s = 0; s < columns; s++) {
    for (int i = 0; i < least; i++) wall_s[i] = board->laps[s * HSCAL_MOST_ROUNDS + i].wall_s;
    hscal__rounds_add(of_round, wall_s, least);
  }
  noise = hscal__rounds_scatter(of_round, least, columns);
  result->rounds = least;
  return node_medians(ranks, &noise, 1, board->gathered, &result->noise);
}

static int summarise(const hscal_ranks *ranks, const hscal_shapes *shapes, const board *board,
                     hscal_kernel_result *result) {
  double speeds[HSCAL_MOST_SHAPES], spreads[HSCAL_MOST_SHAPES], uncertainties[HSCAL_MOST_SHAPES];
  int columns = shapes->count;
  *result = (hscal_kernel_result){.samples = board->rounds};
  if (!hscal__rank_is_busy(ranks)) return 0;
  for (int s = 0; s < columns; s++) {
    double samples[HSCAL_MOST_ROUNDS];
    sort_seconds(&board->laps[s * HSCAL_MOST_ROUNDS], board->count[s], samples);
    double seconds = hscal__typical_seconds(samples, board->count[s], ranks->processor_share);
    speeds[s] = seconds > 0 ? hscal__shape_flops(&shapes->shape[s]) / seconds : 0;
    spreads[s] = hscal__spread(samples, board->count[s]);
    uncertainties[s] = hscal__quartile_uncertainty(samples, board->count[s]);
  }
  HSCAL_TRY(node_medians(ranks, speeds, columns, board->gathered, result->flops_per_s));
  result->spread = fmin(hscal__median(spreads, columns), 1);
  result->uncertainty = fmin(hscal__median(uncertainties, columns), 1);
  return summarise_noise(ranks, columns, board, result);
}

int hscal__measure_kernels(const hscal_ranks *ranks, const hscal_measure_options *options, double seconds,
                           double flops_per_s, const hscal_shapes *shapes, const hscal_matrices *with,
                           hscal_kernel_result *result) {
  board board = {0};
  int status = hscal__ranks_agree(ranks, get_board(ranks, shapes->count, &board));
  if (!status) status = measure_rounds(ranks, options, seconds, flops_per_s, shapes, with, &board);
  if (!status) status = summarise(ranks, shapes, &board, result);
  free_board(&board);
  return status;
}

/* ---- copies ----------------------------------------------------------------------------------------------- */

enum { COPY_ROWS = 32, COPY_LEADING = 2048, COPY_COLUMN = 16384 };   /* entries, entries, bytes */
enum { SINGLE_LEADING = 2000, SINGLE_STEP = 777, SINGLE_ROWS = 64 }; /* no power of 2, which caches map to few places */

/* Copies column by column, as panels are packed. */
static size_t copy_columns(const hscal_matrices *with) {
  size_t columns = with->bytes / COPY_COLUMN;
  for (size_t j = 0; j < columns; j++)
    memcpy((char *)with->of[0][2] + j * COPY_COLUMN, (const char *)with->of[0][0] + j * COPY_COLUMN, COPY_COLUMN);
  return columns * COPY_COLUMN;
}

/* Packs some rows of a matrix whose columns stand far from each other. */
static size_t copy_rows(const hscal_matrices *with) {
  size_t leading = COPY_LEADING;
  while (leading > COPY_ROWS && leading * leading * sizeof(double) > with->bytes) leading /= 2;
  size_t columns = with->bytes / sizeof(double) / leading, bytes = COPY_ROWS * sizeof(double);
  const double *from = with->of[0][0];
  char *to = with->of[0][2];
  size_t rows = 0;
  for (; rows + COPY_ROWS <= leading; rows += COPY_ROWS)
    for (size_t j = 0; j < columns; j++, to += bytes) memcpy(to, from + rows + j * leading, bytes);
  return rows * columns * sizeof(double);
}

/* Gathers single rows, far from one another and in no order that a cache could know. */
static size_t copy_single_rows(const hscal_matrices *with) {
  const size_t leading = SINGLE_LEADING, columns = with->bytes / sizeof(double) / leading;
  const double *from = with->of[0][0];
  double *to = with->of[0][2];
  for (size_t row = 0, count = 0; count < SINGLE_ROWS; count++, row = (row + SINGLE_STEP) % leading)
    for (size_t j = 0; j < columns; j++) to[j] = from[row + j * leading];
  return SINGLE_ROWS * columns * sizeof(double);
}

typedef size_t copy(const hscal_matrices *with);

/* The typical bytes per second, median over the node's processes. */
static int measure_copy(const hscal_ranks *ranks, copy *run, double seconds, const hscal_matrices *with,
                        double *scratch, double *bytes_per_s) {
  hscal_lap laps[HSCAL_MOST_ROUNDS];
  double samples[HSCAL_MOST_ROUNDS], start = hscal__now();
  size_t bytes = 0;
  int count = 0, go_on = 1;
  while (go_on && count < HSCAL_MOST_ROUNDS) {
    int late = 0;
    HSCAL_TRY(start_together(ranks, count > 0 ? &late : NULL));
    if (late) break;
    hscal_stopwatch watch = hscal__stopwatch_start();
    bytes = run(with);
    laps[count++] = hscal__lap_of_share(hscal__stopwatch_stop(watch), ranks->processor_share);
    go_on = count < 5 || hscal__now() - start < seconds;
    HSCAL_TRY(hscal__mpi_failed(MPI_Bcast(&go_on, 1, MPI_INT, 0, ranks->busy), "MPI_Bcast"));
  }
  sort_seconds(laps, count, samples);
  double rate = (double)bytes / hscal__typical_seconds(samples, count, ranks->processor_share);
  return node_medians(ranks, &rate, 1, scratch, bytes_per_s);
}

int hscal__measure_copies(const hscal_ranks *ranks, double seconds, const hscal_matrices *with,
                          hscal_copy_rates *rates) {
  *rates = (hscal_copy_rates){0};
  if (!hscal__rank_is_busy(ranks)) return 0;
  double *scratch = calloc((size_t)ranks->local_size + 1, 2 * sizeof *scratch);
  /* One that has no memory must not leave the others waiting: all of the node tell first. */
  int missing = !scratch, any = 0;
  int code = MPI_Allreduce(&missing, &any, 1, MPI_INT, MPI_MAX, ranks->busy);
  int status = hscal__mpi_failed(code, "MPI_Allreduce");
  if (!status && any) status = hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for copies");
  if (!status) status = measure_copy(ranks, copy_columns, seconds / 3, with, scratch, &rates->columns);
  if (!status) status = measure_copy(ranks, copy_rows, seconds / 3, with, scratch, &rates->rows);
  if (!status && with->bytes >= SINGLE_LEADING * sizeof(double) * SINGLE_ROWS)
    status = measure_copy(ranks, copy_single_rows, seconds / 3, with, scratch, &rates->single_rows);
  free(scratch);
  return status;
}
