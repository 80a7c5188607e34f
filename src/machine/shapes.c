#include "machine/shapes.h"
#include "machine/speed.h"

#include <math.h>
#include <stdlib.h>

#define COUNT_OF(array) ((int)(sizeof(array) / sizeof(array)[0]))

/* A table of sizes against inner dimensions, of which the first so many are used. */
typedef struct table {
  const int *sizes, *ks;
  int nsizes, nks;
} table;

static const int fine_sizes[] = {64, 128, 256, 512, 1024, 2000};
static const int fine_ks[] = {8, 16, 32, 64, 128, 256, 512};
static const int coarse_sizes[] = {128, 512};
static const int coarse_ks[] = {16, 32, 128, 512};

/* Shapes of the other kernels: what is on the diagonal, as wide as blocks, with panels of 32; long local vectors. */
static const hscal_shape others[] = {
    {HSCAL_KERNEL_SYMM, HSCAL_TYPE_D, 32, 32, 0},    {HSCAL_KERNEL_SYMM, HSCAL_TYPE_D, 64, 32, 0},
    {HSCAL_KERNEL_SYMM, HSCAL_TYPE_D, 128, 32, 0},   {HSCAL_KERNEL_SYRK, HSCAL_TYPE_D, 0, 32, 32},
    {HSCAL_KERNEL_SYRK, HSCAL_TYPE_D, 0, 64, 32},    {HSCAL_KERNEL_SYRK, HSCAL_TYPE_D, 0, 128, 32},
    {HSCAL_KERNEL_SYRK, HSCAL_TYPE_D, 0, 64, 128},   {HSCAL_KERNEL_SYRK, HSCAL_TYPE_D, 0, 128, 128},
    {HSCAL_KERNEL_TRMM, HSCAL_TYPE_D, 32, 32, 0},    {HSCAL_KERNEL_TRMM, HSCAL_TYPE_D, 64, 32, 0},
    {HSCAL_KERNEL_TRMM, HSCAL_TYPE_D, 128, 32, 0},   {HSCAL_KERNEL_TRSM, HSCAL_TYPE_D, 32, 32, 0},
    {HSCAL_KERNEL_TRSM, HSCAL_TYPE_D, 32, 256, 0},   {HSCAL_KERNEL_TRSM, HSCAL_TYPE_D, 32, 1024, 0},
    {HSCAL_KERNEL_TRSM, HSCAL_TYPE_D, 128, 32, 0},   {HSCAL_KERNEL_TRSM, HSCAL_TYPE_D, 128, 256, 0},
    {HSCAL_KERNEL_TRSM, HSCAL_TYPE_D, 128, 1024, 0}, {HSCAL_KERNEL_GEMV, HSCAL_TYPE_D, 128, 128, 0},
    {HSCAL_KERNEL_GEMV, HSCAL_TYPE_D, 512, 512, 0},  {HSCAL_KERNEL_GEMV, HSCAL_TYPE_D, 2000, 2000, 0},
    {HSCAL_KERNEL_GER, HSCAL_TYPE_D, 128, 128, 0},   {HSCAL_KERNEL_GER, HSCAL_TYPE_D, 512, 512, 0},
    {HSCAL_KERNEL_GER, HSCAL_TYPE_D, 2000, 2000, 0}, {HSCAL_KERNEL_SYMV, HSCAL_TYPE_D, 0, 32, 0},
    {HSCAL_KERNEL_SYMV, HSCAL_TYPE_D, 0, 128, 0},    {HSCAL_KERNEL_SYMV, HSCAL_TYPE_D, 0, 512, 0}};

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
  return fmax(fmax(m * n, m * m * (hscal__kernel_level(shape->kernel) == 3 && k == 0)), fmax(m, n) * k);
}

static void add_table(hscal_shapes *shapes, hscal_type type, const table *t) {
  for (int i = 0; i < t->nsizes; i++)
    for (int j = 0; j < t->nks; j++)
      shapes->shape[shapes->count++] = (hscal_shape){HSCAL_KERNEL_GEMM, type, t->sizes[i], t->sizes[i], t->ks[j]};
}

double hscal__shape_expected_speed(const hscal_shape *shape, double flops_per_s) {
  return flops_per_s * (hscal__kernel_level(shape->kernel) < 3 ? 0.1 : 1);
}

/* Seconds of one round at the dgemm speed; narrow panels run at half of it. */
static double round_seconds(const hscal_shapes *shapes, double flops_per_s) {
  double seconds = 0;
  for (int i = 0; i < shapes->count; i++) {
    const hscal_shape *shape = &shapes->shape[i];
    int single = hscal__type_is_single(shape->type);
    seconds += fmax(
        hscal__shape_flops(shape) / (hscal__shape_expected_speed(shape, flops_per_s) * (single ? 1.4 : 0.7)), 1e-3);
  }
  return seconds;
}

/* Other kernels on nothing larger than gemm's. */
static void add_others(hscal_shapes *shapes, int largest) {
  for (int i = 0; i < COUNT_OF(others); i++)
    if (others[i].m <= largest && others[i].n <= largest) shapes->shape[shapes->count++] = others[i];
}

static void fill(hscal_shapes *shapes, const table *fine, const table *coarse) {
  shapes->count = 0;
  add_table(shapes, HSCAL_TYPE_D, fine);
  add_others(shapes, fine->sizes[fine->nsizes - 1]);
  add_table(shapes, HSCAL_TYPE_S, coarse);
  add_table(shapes, HSCAL_TYPE_C, coarse);
  add_table(shapes, HSCAL_TYPE_Z, coarse);
}

/* Largest matrix of a table, in bytes of the widest type it is used for. */
static double largest_bytes(const table *t, double element_bytes) {
  double rows = t->sizes[t->nsizes - 1], columns = fmax(rows, t->ks[t->nks - 1]);
  return rows * columns * element_bytes;
}

void hscal__shapes_choose(hscal_shapes *shapes, double flops_per_s, double seconds, double matrix_bytes) {
  enum { ROUNDS = 7, LEAST_SIZES = 2, LEAST_KS = 6, LEAST_COARSE = 1 };
  table fine = {fine_sizes, fine_ks, COUNT_OF(fine_sizes), COUNT_OF(fine_ks)};
  table coarse = {coarse_sizes, coarse_ks, COUNT_OF(coarse_sizes), COUNT_OF(coarse_ks)};
  for (;;) {
    fill(shapes, &fine, &coarse);
    int too_long = ROUNDS * round_seconds(shapes, flops_per_s) > seconds;
    if (coarse.nsizes > LEAST_COARSE && (too_long || largest_bytes(&coarse, 16) > matrix_bytes) &&
        coarse.sizes[coarse.nsizes - 1] >= fine.sizes[fine.nsizes - 1] / 2)
      coarse.nsizes--; /* the other types give way first, as long as theirs are large */
    else if (fine.nks > LEAST_KS && too_long)
      fine.nks--;
    else if (fine.nsizes > LEAST_SIZES && (too_long || largest_bytes(&fine, 8) > matrix_bytes))
      fine.nsizes--;
    else
      return;
  }
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

double hscal__median(double *values, int count) {
  if (count == 0) return 0;
  qsort(values, (size_t)count, sizeof *values, by_size);
  return (values[(count - 1) / 2] + values[count / 2]) / 2;
}

double hscal__quartile(double *values, int count) {
  if (count == 0) return 0;
  qsort(values, (size_t)count, sizeof *values, by_size);
  return values[(count - 1) / 4];
}

double hscal__spread(const double *sorted, int count) {
  if (count < 2) return 0;
  double middle = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2;
  return middle > 0 ? (sorted[count - 1 - count / 4] - sorted[count / 4]) / middle : 0;
}

int hscal__threshold(const int *yes, int count, int tries) {
  int wrong = 0, fewest, best = 0; /* wrong: tries that do not fit if all from i on are yes */
  for (int i = 0; i < count; i++) wrong += tries - yes[i];
  fewest = wrong;
  for (int i = 0; i < count; i++) {
    wrong += yes[i] - (tries - yes[i]); /* i is no, too */
    if (wrong < fewest) fewest = wrong, best = i + 1;
  }
  return best;
}

void hscal__messages_smooth(hscal_message_record *messages) {
  for (int i = messages->count - 2; i >= 0; i--)
    messages->seconds[i] = fmin(messages->seconds[i], messages->seconds[i + 1]);
}
