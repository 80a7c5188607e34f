/*
 * What is measured of the kernels: which shapes first, which then, as the answers come in. No MPI.
 */
#ifndef HSCAL_MEASURE_BENCHMARK_POINTS_H
#define HSCAL_MEASURE_BENCHMARK_POINTS_H

#include "machine/machine.h"

enum { HSCAL_MOST_SHAPES = 640 };

/* A kernel call, dimensions as the kernel has them, 0 for others (symm, trmm and trsm from the left), and who else computes. */
typedef struct hscal_shape {
  hscal_kernel kernel;
  hscal_type type;
  int m, n, k;
  int threads; /* of each process; all cores of the node are busy with such processes, or */
  int alone;   /* 1: the others of the node wait                                         */
} hscal_shape;

typedef struct hscal_shapes {
  int count;
  hscal_shape shape[HSCAL_MOST_SHAPES];
} hscal_shapes;

/* What a choice of shapes must fit. */
typedef struct hscal_shape_limits {
  double flops_per_s;  /* of dgemm, one process of the slowest node                    */
  double seconds;      /* for seven times every shape: the largest give way first      */
  double matrix_bytes; /* of the largest matrix                                        */
} hscal_shape_limits;

/*
 * The first shapes of processes with one thread, the node full of them: kernels of all types that PBLAS and ScaLAPACK call, with the
 * inner dimensions that they have there (panels of 8 to 512 columns; blocks on diagonals) and a few sizes each, the smallest, the largest and
 * one between, so that hscal__shapes_refine can tell whether that is enough. Where time is short, the largest sizes go first, then other
 * types than d, then other kernels than gemm. Sets *largest_flops: nothing larger is to be measured later.
 */
void hscal__shapes_first(const hscal_shape_limits *limits, hscal_shapes *shapes, double *largest_flops);

/* Fewer, for processes of `threads` threads, or (1 thread) for one alone on its node. */
void hscal__shapes_of_threads(int threads, int alone, const hscal_shape_limits *limits, double largest_flops,
                              hscal_shapes *shapes);

/*
 * What to measure beyond `shapes`, of speeds flops_per_s[shapes->count] on some node: where a point lies further than `tolerance` (relative)
 * from the line between its neighbours, as the models interpolate, what lies halfway between it and them. Adds to `more` what is neither there nor
 * in `shapes`. Sizes are steps of a factor 1.5 or less, so it ends after a few calls.
 */
void hscal__shapes_refine(const hscal_shapes *shapes, const double *flops_per_s, double tolerance, double largest_flops,
                          double matrix_bytes, hscal_shapes *more);

int hscal__shapes_find(const hscal_shapes *shapes, const hscal_shape *shape); /* its index, or -1 */
int hscal__shapes_add(hscal_shapes *shapes, const hscal_shape *shape);        /* 0: it is full    */
/* Are two of the same kernel, type and threads: points of one curve? */
int hscal__shapes_same_curve(const hscal_shape *a, const hscal_shape *b);

/* A product whose C has far more rows than columns, or the other way: no point of a curve, but what tells how much longer such
 * ones take than square ones (hscal__shape_square). */
int hscal__shape_is_thin(const hscal_shape *shape);
/* The square product that a thin one is set beside: about as many entries of C, the same inner dimension. */
hscal_shape hscal__shape_square(const hscal_shape *thin);

double hscal__shape_flops(const hscal_shape *shape);
/* Entries of its largest matrix. */
double hscal__shape_entries(const hscal_shape *shape);
/* About how fast it will be, where dgemm of one thread is so fast. */
double hscal__shape_expected_speed(const hscal_shape *shape, double flops_per_s);

#endif
