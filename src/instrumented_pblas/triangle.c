#include "instrumented_pblas/triangle.h"
#include "base/status.h"
#include "instrumented_pblas/setting.h"

/* ---- kernels ------------------------------------------------------------------------------------------------- */

/* A symmetric matrix times a panel: each rectangle stands for its mirror image too. */
hscal_triangle_kernels hscal__symmetric_product_kernels(const hscal_call *call) {
  int hermitian = call->routine->flags & HSCAL_HERMITIAN, absolute = call->routine->flags & HSCAL_ABSOLUTE;
  char uplo = call->uplo, turned = hermitian ? 'C' : 'T';
  if (hscal__routine_level(call->routine) == 2) {
    hscal_kernel gemv = absolute ? HSCAL_KERNEL_AGEMV : HSCAL_KERNEL_GEMV;
    hscal_kernel symv = absolute ? HSCAL_KERNEL_ASYMV : HSCAL_KERNEL_SYMV;
    hscal_kernel hemv = absolute ? HSCAL_KERNEL_AHEMV : HSCAL_KERNEL_HEMV;
    return (hscal_triangle_kernels){.rectangle = {{gemv, "N", "rc-"}, {gemv, {turned}, "rc-"}},
                                    .rectangles = 2,
                                    .diagonal = {hermitian ? hemv : symv, {uplo}, "-c-"},
                                    .needs = {1, 1}};
  }
  int left = call->side == 'L';
  hscal_kernel symm = hermitian ? HSCAL_KERNEL_HEMM : HSCAL_KERNEL_SYMM;
  return (hscal_triangle_kernels){.rectangle = {{HSCAL_KERNEL_GEMM, {'N', left ? 'T' : turned}, "rwc"},
                                                {HSCAL_KERNEL_GEMM, {left ? turned : 'T', 'N'}, "wcr"}},
                                  .rectangles = 2,
                                  .diagonal = {symm, {call->side, uplo}, {left ? 'c' : 'w', left ? 'w' : 'c', '-'}},
                                  .needs = {1, 1}};
}

/* A symmetric matrix of one panel or of two. */
hscal_triangle_kernels hscal__symmetric_update_kernels(const hscal_call *call, int panels) {
  int hermitian = call->routine->flags & HSCAL_HERMITIAN;
  char uplo = call->uplo;
  if (hscal__routine_level(call->routine) == 2) {
    hscal_kernel ger = hermitian ? HSCAL_KERNEL_GERC : HSCAL_KERNEL_GER;
    hscal_kernel syr = hermitian ? HSCAL_KERNEL_HER : HSCAL_KERNEL_SYR;
    hscal_kernel syr2 = hermitian ? HSCAL_KERNEL_HER2 : HSCAL_KERNEL_SYR2;
    return (hscal_triangle_kernels){.rectangle = {{ger, "", "rc-"}, {ger, "", "rc-"}},
                                    .rectangles = panels,
                                    .diagonal = {panels == 1 ? syr : syr2, {uplo}, "-c-"},
                                    .needs = {1, 1}};
  }
  hscal_kernel syrk = hermitian ? HSCAL_KERNEL_HERK : HSCAL_KERNEL_SYRK;
  hscal_kernel syr2k = hermitian ? HSCAL_KERNEL_HER2K : HSCAL_KERNEL_SYR2K;
  return (hscal_triangle_kernels){.rectangle = {{HSCAL_KERNEL_GEMM, "NN", "rcw"}, {HSCAL_KERNEL_GEMM, "NN", "rcw"}},
                                  .rectangles = panels,
                                  .diagonal = {panels == 1 ? syrk : syr2k, {uplo, 'N'}, "-cw"},
                                  .needs = {1, 1}};
}

/* A triangular matrix times a panel. The library's p?trmm asks only for one extent of a rectangle whether it is empty. */
hscal_triangle_kernels hscal__triangular_product_kernels(const hscal_call *call) {
  hscal_triangle_kernels kernels = {.rectangles = 1, .padded = 1};
  if (hscal__routine_level(call->routine) == 2) {
    hscal_kernel gemv = call->routine->flags & HSCAL_ABSOLUTE ? HSCAL_KERNEL_AGEMV : HSCAL_KERNEL_GEMV;
    kernels.rectangle[0] = (hscal_piece_kernel){gemv, {call->trans}, "rc-"};
    kernels.needs[HSCAL_ROWS] = kernels.needs[HSCAL_COLUMNS] = 1;
    return kernels;
  }
  int left = call->side == 'L', product_along_rows = left == (call->trans == 'N');
  kernels.needs[product_along_rows ? HSCAL_ROWS : HSCAL_COLUMNS] = 1;
  kernels.rectangle[0] = product_along_rows
                             ? (hscal_piece_kernel){HSCAL_KERNEL_GEMM, {'N', left ? 'T' : call->trans}, "rwc"}
                             : (hscal_piece_kernel){HSCAL_KERNEL_GEMM, {left ? call->trans : 'T', 'N'}, "wcr"};
  return kernels;
}

/* ---- the table of blocks of a process ------------------------------------------------------------------------- */

/* Where the walk stands in one dimension of the table, and how that dimension goes on. */
typedef struct axis {
  int64_t begin; /* index of the present block's first entry in the chunk                                    */
  int size;      /* its entries                                                                              */
  int nominal;   /* its entries if it were whole: what the library tests, though the last block may be short */
  int left;      /* entries of this process from the present block on                                      */
  int block;
  int64_t stride;
} axis;

typedef struct table {
  const hscal_triangle *triangle;
  int process, width;
  axis axis[2];
} table;

/* The entries from..from+n-1 of an index as far as coordinate `at` holds them. */
static axis make_axis(const hscal_dealing *dealing, int from, int n, int at) {
  hscal_dealing part = hscal__deal_index(n, from, dealing->first, dealing->block, dealing->src, dealing->nprocs);
  int distance = hscal__distributed(&part) ? hscal__mod_sub(at, part.src, part.nprocs) : 0;
  axis axis = {.begin = distance ? part.first + (int64_t)(distance - 1) * part.block : 0,
               .nominal = distance ? part.block : part.first,
               .left = hscal__held(&part, at),
               .block = part.block,
               .stride = (int64_t)hscal__parts(&part) * part.block};
  axis.size = hscal__min(axis.nominal, axis.left);
  return axis;
}

static void next_block(axis *axis) {
  axis->begin += axis->nominal - axis->block + axis->stride;
  axis->left -= axis->size;
  axis->nominal = axis->block;
  axis->size = hscal__min(axis->block, axis->left);
}

/* By how much the diagonal passes below (positive) or right of the present block's first entry. */
static int64_t offset(const table *t) { return t->axis[HSCAL_COLUMNS].begin - t->axis[HSCAL_ROWS].begin; }

/* Is the present block on the side of the diagonal that one meets first when going along a dimension: above it, going down
 * along the rows, or left of it? */
static int is_before_diagonal(const table *t, hscal_dimension along) {
  int64_t distance = along == HSCAL_ROWS ? offset(t) : -offset(t);
  return distance >= t->axis[along].nominal;
}

static int emit_piece(const table *t, const hscal_piece_kernel *kernel, int rows, int columns) {
  int dim[3];
  for (int i = 0; i < 3; i++)
    dim[i] = kernel->dims[i] == 'r' ? rows : kernel->dims[i] == 'c' ? columns : kernel->dims[i] == 'w' ? t->width : 0;
  return hscal__emit_kernel(t->triangle->emitter, t->process, kernel->kernel, kernel->letters, dim[0], dim[1], dim[2]);
}

static int call_rectangle(const table *t, int rows, int columns) {
  const hscal_triangle_kernels *kernels = &t->triangle->kernels;
  for (int i = 0; i < kernels->rectangles; i++) HSCAL_TRY(emit_piece(t, &kernels->rectangle[i], rows, columns));
  return 0;
}

static int rectangle(const table *t, int rows, int columns) {
  return rows > 0 && columns > 0 ? call_rectangle(t, rows, columns) : 0;
}

/* A rectangle with an extent along a dimension and one across, which belongs to the triangle named. */
static int rectangle_of(const table *t, char uplo, hscal_dimension along, int extent, int across) {
  if (uplo != t->triangle->uplo) return 0;
  return along == HSCAL_ROWS ? rectangle(t, extent, across) : rectangle(t, across, extent);
}

/* A block of rows x columns that the diagonal crosses, `below` rows below its first entry: the parts of it that the triangle
 * has. (A short block would be crossed if it were whole; it ends where the chunk ends, so the diagonal does cross it.)
 * Source: PB_Ctzsymv.c and its kin. */
static int crossed_block(const table *t, int rows, int columns, int below) {
  const hscal_triangle_kernels *kernels = &t->triangle->kernels;
  if (kernels->padded) {
    HSCAL_TRY(hscal__emit_copy(t->triangle->emitter, t->process, HSCAL_ROWS, rows, columns));
    return rectangle(t, rows, columns);
  }
  int begin = hscal__max(0, -below), end = hscal__min(rows - below, columns); /* columns with the diagonal */
  int square = end - begin, lower = t->triangle->uplo == 'L';
  HSCAL_TRY(lower ? rectangle(t, rows, begin) : rectangle(t, below, square));
  HSCAL_TRY(emit_piece(t, &kernels->diagonal, square, square));
  return lower ? rectangle(t, rows - below - end, square) : rectangle(t, rows, columns - end);
}

static int present_block(const table *t) {
  return crossed_block(t, t->axis[HSCAL_ROWS].size, t->axis[HSCAL_COLUMNS].size, (int)offset(t));
}

/* Goes along a dimension through the blocks of one strip of the table: those before the diagonal together with all that is
 * behind them across, those that it crosses, then the rest of the strip. Stays at the last one crossed, because the diagonal may
 * cross the next strip there too; what is behind the others across is taken together as well. */
static int take_strip(table *t, hscal_dimension along) {
  hscal_dimension other = hscal__other(along);
  char before = along == HSCAL_ROWS ? 'U' : 'L', behind = along == HSCAL_ROWS ? 'L' : 'U';
  axis *walked = &t->axis[along], *across = &t->axis[other];
  int left = walked->left;
  while (walked->left > 0 && is_before_diagonal(t, along)) next_block(walked);
  HSCAL_TRY(rectangle_of(t, before, along, left - walked->left, across->left));
  if (walked->left == 0) return 0;
  axis last = *walked;
  left = walked->left;
  while (walked->left > 0 && !is_before_diagonal(t, other)) {
    HSCAL_TRY(present_block(t));
    last = *walked;
    next_block(walked);
  }
  HSCAL_TRY(rectangle_of(t, behind, along, walked->left, across->size));
  *walked = last;
  next_block(across);
  return rectangle_of(t, before, along, left - walked->left, across->left);
}

/* The first block of the table, which the diagonal crosses, and what it leaves of its row or of its column. Source of the
 * choice: PB_Cpsym.c. Returns in *right whether the walk goes on to the right. */
static int take_corner(table *t, int *right) {
  axis *rows = &t->axis[HSCAL_ROWS], *columns = &t->axis[HSCAL_COLUMNS];
  axis corner = *rows;
  HSCAL_TRY(present_block(t));
  next_block(rows);
  *right = is_before_diagonal(t, HSCAL_COLUMNS);
  if (!*right) return rectangle_of(t, 'U', HSCAL_ROWS, corner.size, columns->left - columns->size);
  HSCAL_TRY(rectangle_of(t, 'L', HSCAL_ROWS, rows->left, columns->size));
  *rows = corner;
  next_block(columns);
  return 0;
}

/* Along the diagonal of a chunk: strips of columns, but first the first row if the diagonal leaves the first column above
 * its first or second block. */
static int walk_diagonal(table *t) {
  const hscal_dealing *dealing = t->triangle->dealing;
  axis *rows = &t->axis[HSCAL_ROWS], *columns = &t->axis[HSCAL_COLUMNS];
  if (rows->left == 0 || columns->left == 0) return 0;
  if (!hscal__distributed(&dealing[HSCAL_ROWS]) && !hscal__distributed(&dealing[HSCAL_COLUMNS]))
    return crossed_block(t, rows->left, columns->left, 0);
  int right = is_before_diagonal(t, HSCAL_COLUMNS);
  if (!right && !is_before_diagonal(t, HSCAL_ROWS)) HSCAL_TRY(take_corner(t, &right));
  if (right) HSCAL_TRY(take_strip(t, HSCAL_COLUMNS));
  while (rows->left > 0 && columns->left > 0) HSCAL_TRY(take_strip(t, HSCAL_ROWS));
  return 0;
}

/* ---- all of the triangle -------------------------------------------------------------------------------------- */

/* What lies beside the diagonal of a chunk: above it or below. */
static int beside(const table *t, int rows, int columns) {
  const int *needs = t->triangle->kernels.needs;
  if ((needs[HSCAL_ROWS] && rows == 0) || (needs[HSCAL_COLUMNS] && columns == 0)) return 0;
  return call_rectangle(t, rows, columns);
}

/* Entries of an index before `end` at a coordinate. */
static int held_before(const hscal_dealing *dealing, int end, int at) {
  return hscal__local_extent(end, dealing->first, dealing->block, at, dealing->src, dealing->nprocs);
}

static int process_work(table *t, int p, int q, int chunk) {
  const hscal_dealing *rows = &t->triangle->dealing[HSCAL_ROWS], *columns = &t->triangle->dealing[HSCAL_COLUMNS];
  int held = hscal__held(rows, p);
  if (held == 0 || hscal__held(columns, q) == 0) return 0;
  t->process = hscal__process_at(t->triangle->emitter, HSCAL_ROWS, p, q);
  for (int from = 0, n; from < rows->n; from += n) {
    n = hscal__min(chunk, rows->n - from);
    t->axis[HSCAL_ROWS] = make_axis(rows, from, n, p);
    t->axis[HSCAL_COLUMNS] = make_axis(columns, from, n, q);
    int width = t->axis[HSCAL_COLUMNS].left;
    if (t->triangle->uplo == 'U') HSCAL_TRY(beside(t, held_before(rows, from, p), width));
    HSCAL_TRY(walk_diagonal(t));
    if (t->triangle->uplo == 'L') HSCAL_TRY(beside(t, held - held_before(rows, from + n, p), width));
  }
  return 0;
}

int64_t hscal__triangle_chunk(const hscal_triangle *triangle) {
  const hscal_dealing *dealing = triangle->dealing;
  return (int64_t)2 * triangle->panel *
         hscal__lcm(hscal__parts(&dealing[HSCAL_ROWS]), hscal__parts(&dealing[HSCAL_COLUMNS]));
}

int hscal__triangle_work(const hscal_triangle *triangle, int width) {
  const hscal_dealing *rows = &triangle->dealing[HSCAL_ROWS], *columns = &triangle->dealing[HSCAL_COLUMNS];
  int64_t chunk = triangle->chunk ? triangle->chunk : hscal__triangle_chunk(triangle);
  table table = {.triangle = triangle, .width = width};
  for (int p = 0; p < rows->nprocs; p++)
    for (int q = 0; q < columns->nprocs; q++)
      HSCAL_TRY(process_work(&table, p, q, chunk < rows->n ? (int)chunk : rows->n));
  return 0;
}
