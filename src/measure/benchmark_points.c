#include "measure/benchmark_points.h"
#include "machine/speed.h"
#include "measure/calibrated.h"

#include <math.h>
#include <stdlib.h>

#define COUNT_OF(array) ((int)(sizeof(array) / sizeof(array)[0]))

/* Where a curve is looked at: every inner dimension with every size. Lists end with 0. */
typedef struct family {
  hscal_kernel kernel;
  int depth; /* of the choice, from which on it is taken for type d; for other types from `depth_of_others` on */
  int depth_of_others;
  int real_only;
  int inner[8], sizes[4];
} family;

/* Everything, gemm first; then what is left of it where time is short. */
enum { GEMM_OF_D, GEMM_OF_ALL, KERNELS_OF_D, KERNELS_OF_ALL, DEPTHS };
enum { ROUNDS = 7 }; /* for which there shall be time */

/* Inner dimension: of gemm, syrk and syr2k the columns of a panel, of symm, trmm and trsm the order of the block on a diagonal. The
 * library's panels have 32 columns, its blocks 32 to 128. 0: the kernel has none. */
static const family families[] = {
    {HSCAL_KERNEL_GEMM, GEMM_OF_D, DEPTHS, 0, {8, 16, 32, 64, 128, 256, 512}, {64, 384, 2048}},
    {HSCAL_KERNEL_GEMM, DEPTHS, GEMM_OF_ALL, 0, {16, 32, 128, 512}, {64, 256, 1024}},
    {HSCAL_KERNEL_SYMM, KERNELS_OF_D, KERNELS_OF_ALL, 0, {32, 64, 128}, {32, 256}},
    {HSCAL_KERNEL_SYRK, KERNELS_OF_D, KERNELS_OF_ALL, 0, {32, 128}, {32, 64, 128}},
    {HSCAL_KERNEL_SYR2K, KERNELS_OF_D, KERNELS_OF_ALL, 0, {32, 128}, {32, 64, 128}},
    {HSCAL_KERNEL_TRMM, KERNELS_OF_D, KERNELS_OF_ALL, 0, {32, 64, 128}, {32, 256}},
    {HSCAL_KERNEL_TRSM, KERNELS_OF_D, KERNELS_OF_ALL, 0, {32, 128}, {32, 256, 1024}},
    {HSCAL_KERNEL_GEMV, KERNELS_OF_D, KERNELS_OF_ALL, 0, {0}, {128, 512, 2048}},
    {HSCAL_KERNEL_GER, KERNELS_OF_D, KERNELS_OF_ALL, 0, {0}, {128, 512, 2048}},
    {HSCAL_KERNEL_SYMV, KERNELS_OF_D, KERNELS_OF_ALL, 0, {0}, {32, 128, 512}},
    {HSCAL_KERNEL_SYR, KERNELS_OF_D, KERNELS_OF_ALL, 0, {0}, {32, 128, 512}},
    {HSCAL_KERNEL_SYR2, KERNELS_OF_D, KERNELS_OF_ALL, 0, {0}, {32, 128, 512}},
    {HSCAL_KERNEL_TRMV, KERNELS_OF_D, KERNELS_OF_ALL, 0, {0}, {32, 128}},
    {HSCAL_KERNEL_TRSV, KERNELS_OF_D, KERNELS_OF_ALL, 0, {0}, {32, 128}},
    {HSCAL_KERNEL_SCAL, KERNELS_OF_D, KERNELS_OF_ALL, 0, {0}, {128, 2048}},
    {HSCAL_KERNEL_DOT, KERNELS_OF_D, KERNELS_OF_ALL, 1, {0}, {128, 2048}},
    {HSCAL_KERNEL_ASUM, KERNELS_OF_D, KERNELS_OF_ALL, 1, {0}, {128, 2048}},
    {HSCAL_KERNEL_NRM2, KERNELS_OF_D, KERNELS_OF_ALL, 1, {0}, {128, 2048}}};

/* Of processes with threads, and of one that is alone: those that matter most. */
static const family few[] = {{HSCAL_KERNEL_GEMM, GEMM_OF_D, DEPTHS, 0, {32, 64, 128, 512}, {64, 384, 2048}},
                             {HSCAL_KERNEL_GEMM, DEPTHS, GEMM_OF_ALL, 0, {32, 512}, {256, 1024}},
                             {HSCAL_KERNEL_TRSM, KERNELS_OF_D, DEPTHS, 0, {32, 128}, {256, 1024}},
                             {HSCAL_KERNEL_GEMV, KERNELS_OF_D, DEPTHS, 0, {0}, {512, 2048}},
                             {HSCAL_KERNEL_GER, KERNELS_OF_D, DEPTHS, 0, {0}, {512, 2048}},
                             {HSCAL_KERNEL_SYMV, KERNELS_OF_D, DEPTHS, 0, {0}, {512, 2048}}};

/* Tall and wide panels beside a square of about as many entries, with inner dimensions that `families` have for it. */
enum { THIN_LONG = 2048, THIN_NARROW = 64, THIN_SQUARE = 384 };
static const int thin_inner[] = {128, 512};

static const hscal_type types[] = {HSCAL_TYPE_D, HSCAL_TYPE_S, HSCAL_TYPE_C, HSCAL_TYPE_Z};

/* ---- single shapes ---------------------------------------------------------------------------------------- */

double hscal__shape_flops(const hscal_shape *shape) {
  hscal_event event = {.kind = HSCAL_EVENT_COMPUTE,
                       .kernel = shape->kernel,
                       .letters = "L",
                       .m = shape->m,
                       .n = shape->n,
                       .k = shape->k};
  return hscal__event_flops(&event, shape->type);
}

double hscal__shape_entries(const hscal_shape *shape) {
  double m = shape->m ? shape->m : shape->n, n = shape->n, k = shape->k;
  if (hscal__kernel_level(shape->kernel) == 1) return n;
  return fmax(fmax(m * n, m * m * (hscal__kernel_level(shape->kernel) == 3 && k == 0)), fmax(m, n) * k);
}

double hscal__shape_expected_speed(const hscal_shape *shape, double flops_per_s) {
  int level = hscal__kernel_level(shape->kernel);
  return flops_per_s * shape->threads * (level == 3 ? 1 : HSCAL_EXPECTED_LOW_LEVEL);
}

/* A shape of a family: `inner` and `size` as the kernel has them. */
static hscal_shape shape_of(hscal_kernel kernel, hscal_type type, int inner, int size) {
  hscal_shape shape = {.kernel = kernel, .type = type, .n = size, .threads = 1};
  int has_m = hscal__kernel_facts[kernel].dims[0] == 'm', has_k = kernel == HSCAL_KERNEL_GEMM || !has_m;
  if (inner > 0 && has_k)
    shape.k = inner;
  else if (inner > 0)
    shape.m = inner;
  if (has_m && shape.m == 0) shape.m = size;
  return shape;
}

int hscal__shapes_same_curve(const hscal_shape *a, const hscal_shape *b) {
  return a->kernel == b->kernel && a->type == b->type && a->threads == b->threads && a->alone == b->alone;
}

int hscal__shape_is_thin(const hscal_shape *shape) {
  return shape->kernel == HSCAL_KERNEL_GEMM && shape->m != shape->n;
}

hscal_shape hscal__shape_square(const hscal_shape *thin) {
  hscal_shape square = *thin;
  square.m = square.n = THIN_SQUARE;
  return square;
}

int hscal__shapes_find(const hscal_shapes *shapes, const hscal_shape *shape) {
  for (int i = 0; i < shapes->count; i++) {
    const hscal_shape *there = &shapes->shape[i];
    if (hscal__shapes_same_curve(there, shape) && there->m == shape->m && there->n == shape->n && there->k == shape->k)
      return i;
  }
  return -1;
}

int hscal__shapes_add(hscal_shapes *shapes, const hscal_shape *shape) {
  if (shapes->count == HSCAL_MOST_SHAPES) return 0;
  shapes->shape[shapes->count++] = *shape;
  return 1;
}

/* ---- the first ones --------------------------------------------------------------------------------------- */

static int is_small(const hscal_shape *shape, double largest_flops, double matrix_bytes) {
  return hscal__shape_flops(shape) <= largest_flops &&
         hscal__shape_entries(shape) * (double)hscal__type_bytes(shape->type) <= matrix_bytes;
}

static void add_family(hscal_shapes *shapes, const family *of, hscal_type type, int threads, int alone,
                       double largest_flops, double matrix_bytes) {
  int first = 1; /* a kernel without inner dimension has the list {0} */
  for (const int *inner = of->inner; *inner || first; inner++, first = 0) {
    for (const int *size = of->sizes; *size; size++) {
      hscal_shape shape = shape_of(of->kernel, type, *inner, *size);
      shape.threads = threads, shape.alone = alone;
      if (is_small(&shape, largest_flops, matrix_bytes)) hscal__shapes_add(shapes, &shape);
    }
    if (!*inner) return;
  }
}

static void add_thin(hscal_shapes *shapes, double largest_flops, double matrix_bytes) {
  for (int i = 0; i < COUNT_OF(thin_inner); i++)
    for (int wide = 0; wide < 2; wide++) {
      hscal_shape shape = {.kernel = HSCAL_KERNEL_GEMM, .type = HSCAL_TYPE_D, .k = thin_inner[i], .threads = 1};
      shape.m = wide ? THIN_NARROW : THIN_LONG, shape.n = wide ? THIN_LONG : THIN_NARROW;
      if (is_small(&shape, largest_flops, matrix_bytes)) hscal__shapes_add(shapes, &shape);
    }
}

static void add_families(hscal_shapes *shapes, const family *list, int count, int depth, const hscal_shape *kind,
                         double largest_flops, double matrix_bytes) {
  for (int i = 0; i < count; i++)
    for (int t = 0; t < COUNT_OF(types); t++) {
      int real = types[t] == HSCAL_TYPE_S || types[t] == HSCAL_TYPE_D;
      int from = types[t] == HSCAL_TYPE_D ? list[i].depth : list[i].depth_of_others;
      if (depth < from || (list[i].real_only && !real)) continue;
      add_family(shapes, &list[i], types[t], kind->threads, kind->alone, largest_flops, matrix_bytes);
    }
}

/* Seconds of one round; narrow panels run at half of dgemm's speed, samples last a millisecond at least. */
static double round_seconds(const hscal_shapes *shapes, double flops_per_s) {
  double seconds = 0;
  for (int i = 0; i < shapes->count; i++) {
    const hscal_shape *shape = &shapes->shape[i];
    double part = hscal__type_is_single(shape->type) ? HSCAL_EXPECTED_SINGLE_PANELS : HSCAL_EXPECTED_PANELS;
    seconds += fmax(hscal__shape_flops(shape) / (part * hscal__shape_expected_speed(shape, flops_per_s)), 1e-3);
  }
  return seconds;
}

static double product_flops(double size, double inner) { return 2 * size * size * inner; }

void hscal__shapes_first(const hscal_shape_limits *limits, hscal_shapes *shapes, double *largest_flops) {
  static const hscal_shape kind = {.threads = 1};
  /* So much of the large shapes is given up before the next depth is. */
  static const double least_size[DEPTHS] = {
      [GEMM_OF_D] = 64, [GEMM_OF_ALL] = 128, [KERNELS_OF_D] = 256, [KERNELS_OF_ALL] = 384};
  for (int depth = DEPTHS - 1; depth >= 0; depth--)
    for (double flops = 4 * product_flops(1024, 512); flops >= product_flops(least_size[depth], 64); flops /= 2) {
      shapes->count = 0;
      add_families(shapes, families, COUNT_OF(families), depth, &kind, flops, limits->matrix_bytes);
      add_thin(shapes, flops, limits->matrix_bytes);
      *largest_flops = flops;
      if (ROUNDS * round_seconds(shapes, limits->flops_per_s) <= limits->seconds) return;
    }
}

void hscal__shapes_of_threads(int threads, int alone, const hscal_shape_limits *limits, double largest_flops,
                              hscal_shapes *shapes) {
  const hscal_shape kind = {.threads = threads, .alone = alone};
  for (int depth = DEPTHS - 1; depth >= 0; depth--) {
    shapes->count = 0;
    add_families(shapes, few, COUNT_OF(few), alone ? GEMM_OF_D : depth, &kind, threads * largest_flops,
                 limits->matrix_bytes);
    if (ROUNDS * round_seconds(shapes, limits->flops_per_s) <= limits->seconds) return;
  }
}

/* ---- refining --------------------------------------------------------------------------------------------- */

static const int ladder[] = {32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048};

static int size_of(const hscal_shape *shape) { return shape->n; }

/* Speed and place of a point of one column of a curve: those with its inner dimension. */
typedef struct column_point {
  int shape, size;
  double area, flops_per_s;
} column_point;

static int by_area(const void *a, const void *b) {
  double x = ((const column_point *)a)->area, y = ((const column_point *)b)->area;
  return (x > y) - (x < y);
}

/* The measured points of the column that shape `first` belongs to, sorted; 0 if it is not the first of them. */
static int column_of(const hscal_shapes *shapes, const double *flops_per_s, int first, column_point *column) {
  const hscal_shape *of = &shapes->shape[first];
  int inner = hscal__kernel_product(of->kernel, of->m, of->n, of->k).k, count = 0;
  for (int i = 0; i < shapes->count; i++) {
    const hscal_shape *shape = &shapes->shape[i];
    hscal_product product = hscal__kernel_product(shape->kernel, shape->m, shape->n, shape->k);
    if (!hscal__shapes_same_curve(of, shape) || product.k != inner || hscal__shape_is_thin(shape)) continue;
    if (i < first) return 0;
    if (flops_per_s[i] > 0) column[count++] = (column_point){i, size_of(shape), product.area, flops_per_s[i]};
  }
  qsort(column, (size_t)count, sizeof *column, by_area);
  return count;
}

/* The step of the ladder nearest to the middle between two sizes; 0 if none lies between. */
static int halfway(int low, int high) {
  double middle = sqrt((double)low * high);
  int best = 0;
  for (int i = 0; i < COUNT_OF(ladder); i++)
    if (ladder[i] > low && ladder[i] < high && (!best || fabs(log(ladder[i] / middle)) < fabs(log(best / middle))))
      best = ladder[i];
  return best;
}

/* The same kernel with another size. */
static hscal_shape resized(const hscal_shape *shape, int size) {
  hscal_shape made = *shape;
  if (made.m == made.n && made.k > 0) made.m = size; /* gemm */
  if (made.m == made.n && hscal__kernel_level(made.kernel) == 2) made.m = size;
  made.n = size;
  return made;
}

/* Relative distance of a point from the line between its neighbours. */
static double bend(const column_point *point) {
  const column_point *low = point - 1, *high = point + 1;
  double t = log(point->area / low->area) / log(high->area / low->area);
  double line = low->flops_per_s + t * (high->flops_per_s - low->flops_per_s);
  return fabs(point->flops_per_s - line) / point->flops_per_s;
}

void hscal__shapes_refine(const hscal_shapes *shapes, const double *flops_per_s, double tolerance, double largest_flops,
                          double matrix_bytes, hscal_shapes *more) {
  column_point column[HSCAL_MOST_SHAPES];
  for (int first = 0; first < shapes->count; first++) {
    int count = column_of(shapes, flops_per_s, first, column);
    for (int i = 1; i + 1 < count; i++) {
      if (bend(&column[i]) <= tolerance) continue;
      for (int side = 0; side < 2; side++) {
        int size = halfway(column[i - 1 + side].size, column[i + side].size);
        hscal_shape shape = resized(&shapes->shape[first], size);
        if (size == 0 || !is_small(&shape, largest_flops, matrix_bytes)) continue;
        if (hscal__shapes_find(shapes, &shape) >= 0 || hscal__shapes_find(more, &shape) >= 0) continue;
        hscal__shapes_add(more, &shape);
      }
    }
  }
}
