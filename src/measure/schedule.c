#include "measure/schedule.h"
#include "base/status.h"
#include "measure/calibrated.h"
#include "measure/kernel.h"
#include "measure/quiet.h"
#include "measure/thread_control.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What goes on from stage to stage. */
typedef struct survey {
  hscal_ranks *ranks;
  const hscal_measure_options *options;
  const char *fingerprint;
  hscal_measured_speeds *measured; /* of process 0 */
  hscal_shape_limits limits;       /* the same on all processes, as is */
  double largest_flops, node_flops_per_s;
  double start, seconds; /* hscal__now when it began, and for how long it may go on */
  double deviations;     /* of this node's rounds from usual ones, their sum, and of how many rounds */
  int rounds;
  int repeats; /* stages that were disturbed and done again, the same on all processes */
} survey;

/* Part of the time that is over. */
static double used(const survey *of) { return (hscal__now() - of->start) / of->seconds; }

/* ---- progress --------------------------------------------------------------------------------------------- */

/* A stage tells of its own part; the whole has this part of it, from `from` on. */
typedef struct stage_part {
  const hscal_measure_options *whole;
  double from, share;
  const char *what;
} stage_part;

static void tell_part(void *user, double done, const char *what) {
  const stage_part *told = user;
  (void)what;
  if (told->whole->progress)
    told->whole->progress(told->whole->user, fmin(told->from + told->share * done, 1), told->what);
}

/* ---- one stage -------------------------------------------------------------------------------------------- */

/* On process 0: leaves of the wanted shapes those that are not known. */
static void drop_known(const hscal_measured_speeds *measured, hscal_shapes *wanted) {
  int left = 0, most = HSCAL_MOST_SHAPES - measured->shapes.count;
  for (int i = 0; i < wanted->count && left < most; i++)
    if (hscal__shapes_find(&measured->shapes, &wanted->shape[i]) < 0) wanted->shape[left++] = wanted->shape[i];
  wanted->count = left;
}

static size_t largest_bytes(const hscal_shapes *shapes) {
  double bytes = 0;
  for (int i = 0; i < shapes->count; i++) {
    const hscal_shape *shape = &shapes->shape[i];
    bytes = fmax(bytes, hscal__shape_entries(shape) * (double)hscal__type_bytes(shape->type));
  }
  return (size_t)bytes;
}

/* Processes of a node that compute at once: as many as its cores allow with this number of threads each; one if it is alone. */
static int threads_of(const hscal_ranks *ranks, const hscal_shape *kind) {
  if (kind->threads > ranks->topology.cores) return 0;
  return kind->alone ? 1 : ranks->topology.cores / kind->threads;
}

/* Measures the shapes with matrices and threads as they need them; restores both. */
static int run(survey *of, const hscal_shapes *shapes, const stage_part *told, double seconds,
               hscal_kernel_result *result) {
  hscal_ranks *ranks = of->ranks;
  const hscal_measure_options options = {.progress = tell_part, .user = (void *)told};
  int threads = shapes->shape[0].threads;
  hscal_matrices with = {0};
  int status = hscal__ranks_choose(ranks, threads_of(ranks, &shapes->shape[0]));
  if (!status && hscal__rank_is_busy(ranks)) {
    if (threads > 1) hscal__threads_use(threads, ranks->local_rank * threads);
    status = hscal__matrices_get(largest_bytes(shapes), &with);
  }
  status = hscal__ranks_agree(ranks, status);
  if (!status) status = hscal__measure_kernels(ranks, &options, seconds, of->node_flops_per_s, shapes, &with, result);
  hscal__matrices_free(&with);
  if (threads > 1) hscal__threads_restore(1);
  return hscal__ranks_agree(ranks, status);
}

/* A stage that other work disturbs is done again, as long as there have not been too many; the time for that is granted. Other work only makes
 * slower, so the best of all tries counts. *disturbed: the last one still was, and why[HSCAL_WHY_TEXT]. */
static int run_quietly(survey *of, const hscal_shapes *shapes, const stage_part *told, double seconds,
                       hscal_kernel_result *result, char *why, int *disturbed) {
  hscal_kernel_result *now = calloc(1, sizeof *now);
  int status = now ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for speeds"), go_on = 1;
  status = hscal__ranks_agree(of->ranks, status);
  while (!status && go_on) {
    hscal_work_reading before;
    double start = hscal__now();
    hscal__work_read(&before);
    status = run(of, shapes, told, seconds, now);
    if (!status) status = hscal__ranks_disturbed(of->ranks, &before, shapes->shape[0].threads, why, disturbed);
    for (int s = 0; s < shapes->count; s++) now->flops_per_s[s] = fmax(now->flops_per_s[s], result->flops_per_s[s]);
    *result = *now;
    go_on = *disturbed && of->options->thorough && of->repeats < HSCAL_MOST_REPEATS;
    of->repeats += go_on;
    if (go_on) of->start += hscal__now() - start;
  }
  free(now);
  return status;
}

/* Adds what nodes showed to what process 0 knows: speeds[nnodes * shapes->count]. */
static void add_speeds(hscal_measured_speeds *measured, const hscal_shapes *shapes, const double *speeds,
                       const hscal_kernel_result *own) {
  int first = measured->shapes.count;
  for (int s = 0; s < shapes->count; s++) hscal__shapes_add(&measured->shapes, &shapes->shape[s]);
  for (int i = 0; i < measured->nnodes; i++)
    memcpy(&measured->records[i].flops_per_s[first], &speeds[i * shapes->count],
           (size_t)shapes->count * sizeof *speeds);
  if (measured->samples == 0) measured->spread = own->spread, measured->uncertainty = own->uncertainty;
  if (own->samples > measured->samples) measured->samples = own->samples;
}

static int is_gemm(const hscal_shape *shape) { return shape->kernel == HSCAL_KERNEL_GEMM; }

/* Measures the shapes that process 0 wants and does not know, until `until` of the time is over. What was disturbed in a probe is left to be borrowed,
 * but for gemm, from which all else is. */
static int stage(survey *of, hscal_shapes *wanted, double until, const char *what) {
  hscal_ranks *ranks = of->ranks;
  hscal_kernel_result *result = calloc(1, sizeof *result);
  char why[HSCAL_WHY_TEXT] = "";
  int disturbed = 0;
  double seconds = fmax(until - used(of), 0.01) * of->seconds, *speeds = NULL;
  stage_part told = {of->options, used(of), fmax(until - used(of), 0.01), what};
  if (ranks->rank == 0) drop_known(of->measured, wanted);
  if (hscal__rank_is_late(ranks)) wanted->count = 0;
  int status = hscal__ranks_share(ranks, 0, wanted, sizeof *wanted);
  if (!status && ranks->rank == 0) speeds = calloc((size_t)(ranks->nnodes * wanted->count) + 1, sizeof *speeds);
  if (!status && (!result || (ranks->rank == 0 && !speeds)))
    status = hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for speeds");
  status = hscal__ranks_agree(ranks, status);
  if (!status && wanted->count > 0) {
    status = run_quietly(of, wanted, &told, seconds, result, why, &disturbed);
    of->deviations += result->rounds * result->noise, of->rounds += result->rounds;
    if (!status) status = hscal__ranks_collect(ranks, result->flops_per_s, wanted->count * (int)sizeof(double), speeds);
    if (!status && ranks->rank == 0) {
      if (disturbed) hscal__measured_add_disturbance(of->measured, what, why);
      if (!disturbed || of->options->thorough || is_gemm(&wanted->shape[0]))
        add_speeds(of->measured, wanted, speeds, result);
      if (of->options->partial) status = hscal__checkpoint_save(of->options->partial, of->fingerprint, of->measured);
    }
    status = hscal__ranks_agree(ranks, status);
  }
  free(speeds);
  free(result);
  return status;
}

/* ---- stages ----------------------------------------------------------------------------------------------- */

/* On process 0: what any node's curves leave open. */
static void want_refinement(survey *of, hscal_shapes *wanted) {
  const hscal_measured_speeds *known = of->measured;
  for (int i = 0; i < known->nnodes; i++)
    hscal__shapes_refine(&known->shapes, known->records[i].flops_per_s, fmax(HSCAL_CURVED, known->uncertainty),
                         of->largest_flops, of->limits.matrix_bytes, wanted);
}

/* Looks closer until nothing is open or `until` of the time is over. */
static int refine(survey *of, hscal_shapes *wanted, double until) {
  for (int go_on = 1; go_on;) {
    wanted->count = 0;
    if (of->ranks->rank == 0) want_refinement(of, wanted);
    HSCAL_TRY(stage(of, wanted, until, "speed of kernels, closer"));
    go_on = wanted->count > 0 && used(of) < 0.9 * until;
    HSCAL_TRY(hscal__ranks_share(of->ranks, 0, &go_on, sizeof go_on));
  }
  return 0;
}

static int most_cores(const hscal_ranks *ranks, int *cores) {
  double least = -ranks->topology.cores;
  HSCAL_TRY(hscal__ranks_least(ranks, &least));
  *cores = (int)-least;
  return 0;
}

/* 2, 4, 8, ... threads, and as many as the largest node has cores. */
static int measure_threads(survey *of, hscal_shapes *wanted, double until) {
  int cores, levels = 0;
  HSCAL_TRY(most_cores(of->ranks, &cores));
  while (1 << levels < cores) levels++;
  for (int level = 1; level <= levels; level++) {
    char what[40];
    int threads = level < levels ? 1 << level : cores;
    double from = used(of), share = fmax(until - from, 0) / (levels - level + 1);
    hscal_shape_limits limits = of->limits;
    limits.seconds = share * of->seconds;
    hscal__shapes_of_threads(threads, 0, &limits, of->largest_flops, wanted);
    snprintf(what, sizeof what, "speed with %d threads", threads);
    HSCAL_TRY(stage(of, wanted, from + share, what));
  }
  return 0;
}

/* Where no node has a second process, that is known already. */
static int measure_alone(survey *of, hscal_shapes *wanted, double until) {
  if (of->ranks->size == of->ranks->nnodes) return 0;
  hscal_shape_limits limits = of->limits;
  limits.seconds = fmax(until - used(of), 0) * of->seconds;
  hscal__shapes_of_threads(1, 1, &limits, of->largest_flops, wanted);
  return stage(of, wanted, until, "speed alone on a node");
}

static int measure_copies(survey *of, hscal_node_record *own) {
  const size_t beyond_caches = 1 << 25;
  hscal_ranks *ranks = of->ranks;
  hscal_matrices with = {0};
  size_t bytes = (size_t)fmin(fmax(of->limits.matrix_bytes, 1 << 15), (double)beyond_caches);
  if (of->seconds < 5) bytes = (size_t)fmin((double)bytes, 1 << 20); /* little time */
  int status = hscal__ranks_choose(ranks, ranks->topology.cores);
  if (!status && hscal__rank_is_busy(ranks)) status = hscal__matrices_get(bytes, &with);
  status = hscal__ranks_agree(ranks, status);
  hscal_copy_rates rates = {0};
  if (!status) status = hscal__measure_copies(ranks, 0.03 * of->seconds, &with, &rates);
  own->copy_bytes_per_s = rates.columns, own->row_copy_bytes_per_s = rates.rows;
  own->single_row_bytes_per_s = rates.single_rows;
  hscal__matrices_free(&with);
  return hscal__ranks_agree(ranks, status);
}

/* A matrix may take so much: the six of every process together an eighth of the memory. */
static int matrix_limit(const hscal_ranks *ranks, double *bytes) {
  *bytes = ranks->topology.memory_bytes / 8 / 6 / fmin(ranks->local_size, ranks->topology.cores);
  return hscal__ranks_least(ranks, bytes);
}

/* gemm, which matters most, and then the other kernels: two stages, so that less is lost when something cuts them short. */
static int measure_first(survey *of, hscal_shapes *wanted, double until) {
  int gemms = 0;
  hscal__shapes_first(&of->limits, wanted, &of->largest_flops);
  for (int i = 0; i < wanted->count; i++)
    if (wanted->shape[i].kernel == HSCAL_KERNEL_GEMM) wanted->shape[gemms++] = wanted->shape[i];
  wanted->count = gemms;
  HSCAL_TRY(stage(of, wanted, 0.6 * until, "speed of gemm"));
  hscal__shapes_first(&of->limits, wanted, &of->largest_flops);
  return stage(of, wanted, until, "speed of other kernels");
}

/* Of a probe the first look is what may be the only thing that is known of gemm. */
static int keep_first_look(survey *of) {
  static const hscal_shape shape = {HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, 256, 256, 128, 1, 0};
  const hscal_ranks *ranks = of->ranks;
  hscal_measured_speeds *measured = of->measured;
  double *speeds = calloc((size_t)ranks->nnodes, sizeof *speeds);
  int status = speeds ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for %d speeds", ranks->nnodes);
  status = hscal__ranks_agree(ranks, status);
  if (!status) status = hscal__ranks_collect(ranks, &of->node_flops_per_s, sizeof *speeds, speeds);
  if (!status && ranks->rank == 0 && hscal__shapes_find(&measured->shapes, &shape) < 0) {
    for (int i = 0; i < ranks->nnodes; i++)
      measured->records[i].flops_per_s[measured->shapes.count] = isfinite(speeds[i]) ? speeds[i] : 0;
    hscal__shapes_add(&measured->shapes, &shape);
  }
  free(speeds);
  return status;
}

static int all_stages(survey *of, hscal_shapes *wanted, hscal_node_record *own) {
  int thorough = of->options->thorough;
  HSCAL_TRY(hscal__measure_first_look(of->ranks, &of->limits.flops_per_s, &of->node_flops_per_s));
  if (!thorough) HSCAL_TRY(keep_first_look(of));
  HSCAL_TRY(matrix_limit(of->ranks, &of->limits.matrix_bytes));
  of->limits.seconds = (thorough ? 0.5 : 0.7) * of->seconds;
  HSCAL_TRY(measure_first(of, wanted, thorough ? 0.5 : 0.75));
  HSCAL_TRY(measure_copies(of, own));
  HSCAL_TRY(refine(of, wanted, thorough ? 0.65 : 1));
  if (!thorough) return 0;
  HSCAL_TRY(measure_alone(of, wanted, 0.7));
  return measure_threads(of, wanted, 1);
}

int hscal__measure_stages(hscal_ranks *ranks, const hscal_measure_options *options, double seconds,
                          const char *fingerprint, hscal_measured_speeds *measured, hscal_node_record *own) {
  survey of = {.ranks = ranks,
               .options = options,
               .fingerprint = fingerprint,
               .measured = measured,
               .start = hscal__now(),
               .seconds = seconds};
  hscal_shapes *wanted = calloc(1, sizeof *wanted);
  int status = wanted ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for shapes");
  status = hscal__ranks_agree(ranks, status);
  if (!status) status = all_stages(&of, wanted, own);
  own->noise = of.rounds > 0 && options->thorough ? of.deviations / of.rounds : 0;
  free(wanted);
  return status;
}
