/* Measuring what a node computes: speeds of kernels, and copies. */
#ifndef HSCAL_MEASURE_KERNEL_H
#define HSCAL_MEASURE_KERNEL_H

#include "measure/benchmark_points.h"
#include "measure/ranks.h"

/* What one node showed; valid on its first process. */
typedef struct hscal_kernel_result {
  double flops_per_s
      [HSCAL_MOST_SHAPES]; /* one process: typical of rounds (stopwatch.h), median over processes; 0: cannot be measured here */
  int samples;             /* the most of a shape and process                                                        */
  double spread;           /* median over shapes of this process's quartile distance / median                        */
  double uncertainty; /* median over shapes of hscal__quartile_uncertainty                                      */
  double noise;       /* of rounds over all shapes (hscal__rounds_scatter), by the clock: median over processes */
  int rounds;         /* of them; 0: there were no two */
} hscal_kernel_result;

/* Where kernels work. */
typedef struct hscal_matrices {
  size_t bytes;
  void *of[2][3]; /* in double and single precision: a, b, whose entries are little, and c */
} hscal_matrices;

/* Memory for shapes whose largest matrix takes `bytes`, filled with ordinary numbers. */
int hscal__matrices_get(size_t bytes, hscal_matrices *with);
void hscal__matrices_free(hscal_matrices *with);

/* What part of the time this process has a processor, while all that compute do: below 1 where a quota (quota.h) lets it wait, and what
 * samples used is then divided by it, as short ones fit between two waits. Found by computing for some periods of the quota, thoroughly for some seconds; it
 * costs nothing where there is none. Collective over ranks->all, with one status. */
int hscal__measure_processor_share(const hscal_ranks *ranks, int thorough, double *share);

/* A first look at the speed of dgemm: of the slowest process of all, and of the slowest of this node. Collective. */
int hscal__measure_first_look(const hscal_ranks *ranks, double *flops_per_s, double *node_flops_per_s);

/*
 * Measures shapes, all of which have as many threads and are alone or not, on the processes that compute (hscal__ranks_choose), in rounds over all
 * that are still open: a disturbance then spoils one sample of many shapes and not all samples of one. A shape is closed when, on
 * at least 19 of 20 nodes, three quarters of the processes know its quartile to 2.5 %; the end is when all are closed,
 * or after about `seconds`. `flops_per_s`: of this node, the first look.
 * Collective; the status is this process's own: agree on it.
 */
int hscal__measure_kernels(const hscal_ranks *ranks, const hscal_measure_options *options, double seconds,
                           double flops_per_s, const hscal_shapes *shapes, const hscal_matrices *with,
                           hscal_kernel_result *result);

/* Bytes per second of local copies, all computing processes at once. */
typedef struct hscal_copy_rates {
  double columns;     /* whole ones                                                       */
  double rows;        /* 32 rows of a large matrix, as the BLACS pack a row panel         */
  double single_rows; /* one row here, one there, as LU decomposition interchanges them   */
} hscal_copy_rates;

/* On the first process of every node; zeros on others. Collective; the status is this process's own. */
int hscal__measure_copies(const hscal_ranks *ranks, double seconds, const hscal_matrices *with,
                          hscal_copy_rates *rates);

#endif
