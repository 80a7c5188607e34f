/*
 * Skeletons of the schemes that are not gemm, from a table of what travels at each step (docs/explanation/search.md). They only put layouts
 * in order, the clock decides.
 */
#include "base/blockcyclic.h"
#include "estimate/skeleton.h"
#include "instrumented_pblas/choice.h"
#include "instrumented_pblas/setting.h"
#include "instrumented_pblas/symm.h"
#include "instrumented_pblas/syrk.h"
#include "instrumented_pblas/trmm.h"
#include "instrumented_pblas/trsm.h"

#include <math.h>

/* An algorithm: what stays, what the loop is, what travels. */
typedef struct pattern {
  hscal_operand_name stays;
  hscal_kernel kernel;
  hscal_traffic row, col; /* per step, along the rows and the columns of the grid */
  double turns;           /* panels of them transposed on the way; */
  double turned; /* of these, broadcast along columns then, unless the grid is square: there each row turns its own */
  double deep;   /* part of the operations in which a kernel sums over a share, not over a panel's width */
  int is_chain;  /* a solve, in which diagonal blocks follow one another                            */
} pattern;

/* Level 3 with the rectangle in place (AB) or the triangle (B, BC); of the updates with C in place (A) or not (AC); sums: where
 * products are summed, not spread. As they are from the left and untransposed. Of travels: broadcasts, sums, gathers. */
static const pattern symm_ab = {HSCAL_C, HSCAL_KERNEL_GEMM, .deep = 0.5, .row = {0.5, 0, 0.5}, .col = {1, 1, 2}};
static const pattern symm_bc = {HSCAL_A,       HSCAL_KERNEL_GEMM, .deep = 1,  .row = {1, 1},
                                .col = {0, 1}, .turns = 2,        .turned = 1};
static const pattern syrk_a = {HSCAL_C, HSCAL_KERNEL_GEMM, .row = {1}, .turns = 1, .turned = 1};
static const pattern syr2k_a = {HSCAL_C, HSCAL_KERNEL_GEMM, .row = {2}, .turns = 2, .turned = 2};
static const pattern syrk_ac = {HSCAL_A, HSCAL_KERNEL_GEMM, .deep = 1, .row = {0, 0.5, 0.5}, .col = {1, 0, 1}};
static const pattern syr2k_ac = {HSCAL_A, HSCAL_KERNEL_GEMM, .deep = 1, .row = {0, 0.5, 0.5}, .col = {2, 0, 2, 1}};
static const pattern trmm_ab = {HSCAL_B, HSCAL_KERNEL_GEMM, .row = {0.5, 0, 0.5}, .col = {1, 0, 1}};
static const pattern trmm_ab_sums = {HSCAL_B, HSCAL_KERNEL_GEMM, .deep = 1, .row = {0.5, 0, 0.5}, .col = {0, 1, 1}};
static const pattern trmm_b = {HSCAL_A, HSCAL_KERNEL_GEMM, .deep = 1, .row = {0, 1}, .col = {1}, .turns = 1};
static const pattern trsm_b = {HSCAL_A, HSCAL_KERNEL_GEMM, .row = {.rounds = 2}, .col = {1}, .is_chain = 1};
/* Level 2: the matrix stays, vectors travel. */
static const pattern gemv = {HSCAL_A, HSCAL_KERNEL_GEMV, .row = {1}, .col = {1}};
static const pattern symv = {HSCAL_A, HSCAL_KERNEL_GEMV, .row = {1, 1}, .col = {1, 1}, .turns = 2};
static const pattern syr = {HSCAL_A, HSCAL_KERNEL_GEMV, .row = {1}, .col = {1}, .turns = 1};
static const pattern syr2 = {HSCAL_A, HSCAL_KERNEL_GEMV, .row = {2}, .col = {2}, .turns = 2};
static const pattern trsv = {HSCAL_A, HSCAL_KERNEL_GEMV, .row = {1}, .col = {1}, .is_chain = 1};
/* Additions of matrices and vectors: what is added to stays. */
static const pattern turned_addition = {HSCAL_C, HSCAL_KERNEL_ADD, .turns = 1};
static const pattern addition = {HSCAL_C, HSCAL_KERNEL_ADD, .turns = 0};
static const pattern arrival = {HSCAL_B, HSCAL_KERNEL_ADD, .turns = 1};
static const pattern on_x = {HSCAL_X, HSCAL_KERNEL_ADD, .turns = 0};
/* ScaLAPACK: factorizations, in which each panel waits for the one before, and solves, which leave the right-hand sides. */
static const pattern cholesky = {HSCAL_A, HSCAL_KERNEL_GEMM, .row = {0.5}, .col = {0.5}, .turns = 1, .is_chain = 1};
static const pattern elimination = {HSCAL_A, HSCAL_KERNEL_GEMM, .row = {0.5}, .col = {0.5}, .is_chain = 1};
static const pattern reduction = {HSCAL_A, HSCAL_KERNEL_GEMM, .row = {1}, .col = {1}, .turns = 1, .is_chain = 1};
static const pattern two_sided = {HSCAL_A, HSCAL_KERNEL_GEMM, .row = {1}, .col = {1}, .is_chain = 1};
static const pattern right_sides = {HSCAL_B, HSCAL_KERNEL_GEMM, .row = {0.5}, .col = {1}};
static const pattern inversion = {HSCAL_A,      HSCAL_KERNEL_GEMM, .deep = 1,    .row = {0, 0.5},
                                  .col = {0.5}, .turns = 0.5,      .is_chain = 1};
/* What they multiply stays. */
static const pattern reflections = {HSCAL_C, HSCAL_KERNEL_GEMM, .row = {1}, .col = {1, 1}};

/* The algorithm a product or solve with a triangle takes. A call without products has none; any skeleton will do. */
static hscal_choice choice_of(const hscal_call *call, const hscal_layout *layout) {
  hscal_choice none = {.stays = HSCAL_C, .broadcast = "ii"};
  if (!hscal__call_multiplies(call)) return none;
  switch (call->routine->scheme) {
  case HSCAL_SCHEME_symm:
    return hscal__symm_choice(call, layout);
  case HSCAL_SCHEME_syrk:
    return hscal__syrk_choice(call, layout);
  case HSCAL_SCHEME_trmm:
    return hscal__trmm_choice(call, layout);
  case HSCAL_SCHEME_trsm:
    return hscal__trsm_choice(call, layout);
  default:
    return none;
  }
}

static const pattern *triangle_pattern(const hscal_call *call, const hscal_choice *choice) {
  int matrix_stays = choice->stays == HSCAL_A, pack = call->routine->pack;
  switch (call->routine->scheme) {
  case HSCAL_SCHEME_symm:
    return matrix_stays ? &symm_bc : &symm_ab;
  case HSCAL_SCHEME_syrk:
    if (matrix_stays) return pack == HSCAL_PACK_SYRK ? &syrk_ac : &syr2k_ac;
    return pack == HSCAL_PACK_SYRK ? &syrk_a : &syr2k_a;
  default:
    if (matrix_stays) return call->routine->scheme == HSCAL_SCHEME_trmm ? &trmm_b : &trsm_b;
    return choice->sums ? &trmm_ab_sums : &trmm_ab;
  }
}

static const pattern *pblas_pattern(const hscal_call *call, const hscal_choice *choice) {
  switch (call->routine->scheme) {
  case HSCAL_SCHEME_symm:
  case HSCAL_SCHEME_trmm:
  case HSCAL_SCHEME_trsm:
  case HSCAL_SCHEME_syrk:
    return triangle_pattern(call, choice);
  case HSCAL_SCHEME_gemv:
  case HSCAL_SCHEME_ger:
    return &gemv;
  case HSCAL_SCHEME_symv:
    return &symv;
  case HSCAL_SCHEME_syr:
    return call->routine->pack == HSCAL_PACK_SYR ? &syr : &syr2;
  case HSCAL_SCHEME_trsv:
    return &trsv;
  case HSCAL_SCHEME_tran:
    return &turned_addition;
  case HSCAL_SCHEME_geadd:
  case HSCAL_SCHEME_tradd:
    return call->trans == 'N' ? &addition : &turned_addition;
  default: /* level 1 */
    return &on_x;
  }
}

static const pattern *lapack_pattern(hscal_scheme scheme) {
  switch (scheme) {
  case HSCAL_SCHEME_potrf:
  case HSCAL_SCHEME_posv:
    return &cholesky;
  case HSCAL_SCHEME_sytrd:
  case HSCAL_SCHEME_sygst:
  case HSCAL_SCHEME_syev:
  case HSCAL_SCHEME_syevd:
  case HSCAL_SCHEME_syevx:
  case HSCAL_SCHEME_syevr:
  case HSCAL_SCHEME_sygvx:
    return &reduction;
  case HSCAL_SCHEME_gebrd:
  case HSCAL_SCHEME_gehrd:
  case HSCAL_SCHEME_gesvd:
    return &two_sided;
  case HSCAL_SCHEME_trtri:
  case HSCAL_SCHEME_potri:
  case HSCAL_SCHEME_getri:
    return &inversion;
  case HSCAL_SCHEME_potrs:
  case HSCAL_SCHEME_trtrs:
  case HSCAL_SCHEME_getrs:
    return &right_sides;
  case HSCAL_SCHEME_gemr2d:
  case HSCAL_SCHEME_trmr2d:
    return &arrival;
  case HSCAL_SCHEME_ormqr:
  case HSCAL_SCHEME_ormlq:
    return &reflections;
  default: /* LU, QR and its kin, inverses; of recorded calls nothing is known */
    return &elimination;
  }
}

/* Entries of the loop: what is shared with neither index of the operand that stays; additions of matrices go along its shorter
 * one. */
static int loop_of(const hscal_call *call, const pattern *p) {
  int is_matrix = hscal__routine_level(call->routine) >= 3;
  if (p->kernel == HSCAL_KERNEL_ADD && is_matrix) return hscal__min(call->m, call->n);
  if (p->kernel != HSCAL_KERNEL_GEMM) return 1;
  int left = call->side == 'L';
  if (call->routine->pack == HSCAL_PACK_ORMQR || call->routine->pack == HSCAL_PACK_ORGQR) return call->k;
  if (call->routine->pack == HSCAL_PACK_GELS) return hscal__min(call->m, call->n);
  if (hscal__routine_level(call->routine) == 4 && call->routine->pack != HSCAL_PACK_GETRF &&
      call->routine->pack != HSCAL_PACK_GEQRF && call->routine->pack != HSCAL_PACK_GEBRD &&
      call->routine->scheme != HSCAL_SCHEME_gesvd)
    return call->n;
  switch (call->routine->scheme) {
  case HSCAL_SCHEME_getrf:
  case HSCAL_SCHEME_geqrf:
  case HSCAL_SCHEME_gelqf:
  case HSCAL_SCHEME_geqlf:
  case HSCAL_SCHEME_gerqf:
  case HSCAL_SCHEME_gebrd:
  case HSCAL_SCHEME_gesvd:
    return hscal__min(call->m, call->n);
  case HSCAL_SCHEME_syrk:
    return p->stays == HSCAL_C ? call->k : call->n;
  default:
    return (p->stays == HSCAL_A) != left ? call->m : call->n;
  }
}

/* Operations of the pattern's kernel on all of the operand that stays, along the whole loop. */
static double kernel_flops(const hscal_cost_skeleton *skeleton, int rows, int columns) {
  hscal_event event = {.kind = HSCAL_EVENT_COMPUTE, .kernel = skeleton->kernel, .m = rows, .n = columns};
  event.k = skeleton->loop;
  return hscal__event_flops(&event, skeleton->call->routine->type);
}

/* A vector takes one line of the grid. */
static void set_shares(const hscal_dealing dealing[2], hscal_cost_skeleton *skeleton) {
  hscal__share_range(&dealing[HSCAL_ROWS], &skeleton->rows_min, &skeleton->rows_max);
  hscal__share_range(&dealing[HSCAL_COLUMNS], &skeleton->cols_min, &skeleton->cols_max);
  skeleton->first_row = hscal__max(dealing[HSCAL_ROWS].src, 0);
  skeleton->first_col = hscal__max(dealing[HSCAL_COLUMNS].src, 0);
}

/* What a panel's columns take, one after another: messages along rows and columns of the grid, short ones and vectors as long as what is
 * left of the matrix, products of a vector with that (in the mean, of all of it), and products with the panel. */
typedef struct column {
  hscal_latency_chain row, col;
  double turns; /* of vectors from rows to columns of the grid, or back */
  double passes, strips;
} column;

/* p?sytrd: six products with the panel, whose vectors and results are told or summed along process columns, a norm and a product of
 * vectors there, and a product with what is left of the matrix, a third of it in the mean.
 * LU: the pivot is found and told, its row exchanged and told, and the panel updated. QR and its kin: the entry beside the vector is
 * told, its norm summed and told, its products with the panel too, and the panel updated. Others: two products of vectors with the
 * matrix, and those with what is in the panel already. */
static column column_of(hscal_scheme scheme) {
  switch (scheme) {
  case HSCAL_SCHEME_sytrd:
  case HSCAL_SCHEME_syev:
  case HSCAL_SCHEME_syevd:
  case HSCAL_SCHEME_syevx:
  case HSCAL_SCHEME_syevr:
  case HSCAL_SCHEME_sygvx:
    return (column){{1, 2}, {11, 2}, 2, 1.0 / 3, 6};
  case HSCAL_SCHEME_getrf:
  case HSCAL_SCHEME_gesv:
    return (column){{0, 0}, {4, 0}, 0, 0, 1};
  case HSCAL_SCHEME_geqrf:
  case HSCAL_SCHEME_geqlf:
  case HSCAL_SCHEME_gels:
    return (column){{0, 0}, {5, 0}, 0, 0, 2};
  case HSCAL_SCHEME_gelqf:
  case HSCAL_SCHEME_gerqf:
    return (column){{5, 0}, {0, 0}, 0, 0, 2};
  case HSCAL_SCHEME_gebrd:
  case HSCAL_SCHEME_gesvd:
  case HSCAL_SCHEME_gehrd:
    return (column){{6, 2}, {10, 2}, 0, 2.0 / 3, 8};
  default:
    return (column){{0, 0}, {0, 0}, 0, 0, 0};
  }
}

static void set_columns(const hscal_call *call, hscal_cost_skeleton *skeleton) {
  column c = column_of(call->routine->scheme);
  skeleton->row_chain = (hscal_latency_chain){c.row.brief * skeleton->loop, c.row.vectors * skeleton->loop};
  skeleton->col_chain = (hscal_latency_chain){c.col.brief * skeleton->loop, c.col.vectors * skeleton->loop};
  skeleton->vector_turns = c.turns * skeleton->loop;
  skeleton->passes = c.passes * skeleton->loop;
  skeleton->strips = c.strips * skeleton->loop;
  skeleton->strip = call->operand[HSCAL_A].desc.nb;
}

/* From which panel width on broadcasts go along trees: rings are set only if all dimensions are larger. */
static int tree_from(const hscal_call *call, char broadcast) {
  int least = hscal__max(call->m, hscal__max(call->n, call->k));
  if (hscal__routine_level(call->routine) == 4) return 0;
  if (hscal__routine_level(call->routine) < 3) return 1;
  if (!hscal__is_ring(broadcast)) return 1;
  const int sizes[] = {call->m, call->n, call->k};
  for (int i = 0; i < 3; i++)
    if (sizes[i] > 0) least = hscal__min(least, sizes[i]);
  return least;
}

/* Does a product or solve with a triangle have all of the index that is walked on one line? Then nothing is told along the others. */
static int stays_alone(const pattern *p, int mirrored, const hscal_dealing dealing[2]) {
  int is_beside = p == &trmm_ab || p == &trmm_ab_sums;
  return is_beside && !hscal__spread(&dealing[mirrored ? HSCAL_COLUMNS : HSCAL_ROWS]);
}

/* What is left of a factorization's matrix shrinks by a block at each panel. Its largest shares, in the mean over the panels, are
 * more than the mean of what is left: the fewer blocks, the more. */
static void shrink(int rows, int columns, int block, hscal_cost_skeleton *skeleton) {
  enum { SAMPLES = 48 };
  int down = hscal__blocks(rows, block), across = hscal__blocks(columns, block), steps = hscal__min(down, across);
  int samples = hscal__min(steps, SAMPLES);
  double tall = 0, wide = 0, area = 0, whole = 0;
  for (int i = 0; i < samples; i++) {
    int done = (int)((i + 0.5) * steps / samples);
    double p = hscal__blocks(down - done, skeleton->nprow);
    double q = hscal__blocks(across - done, skeleton->npcol);
    tall += p, wide += q, area += p * q;
    whole += (double)(down - done) * (across - done);
  }
  double height = (double)skeleton->rows_max / block, width = (double)skeleton->cols_max / block;
  if (samples == 0 || height <= 0 || width <= 0) return;
  skeleton->row.broadcasts = fmin(1, tall / samples / height);
  skeleton->col.broadcasts = fmin(1, wide / samples / width);
  skeleton->weight *= fmax(1, area * down * across / (whole * height * width));
}

void hscal__skeleton_of_scheme(const hscal_call *call, const hscal_layout *layout, hscal_cost_skeleton *skeleton) {
  const hscal_choice choice = choice_of(call, layout);
  const pattern *p =
      hscal__routine_level(call->routine) == 4 ? lapack_pattern(call->routine->scheme) : pblas_pattern(call, &choice);
  /* From the right, or an update with a transposed input: rows and columns change parts. */
  int mirrored = call->side == 'R' || (call->routine->scheme == HSCAL_SCHEME_syrk && call->trans != 'N');
  hscal_dealing dealing[2];
  int rows, columns, block = hscal__max(1, call->operand[p->stays].desc.nb);
  hscal__deal_operand(call, p->stays, layout, dealing);
  hscal__call_shape(call, p->stays, &rows, &columns);
  *skeleton = (hscal_cost_skeleton){.call = call,
                                    .nprow = layout->nprow,
                                    .npcol = layout->npcol,
                                    .stays = p->stays,
                                    .kernel = p->kernel,
                                    .loop = loop_of(call, p),
                                    .row = p->row,
                                    .col = p->col,
                                    .turns = p->turns,
                                    .deep = p->deep,
                                    .least_dimension = 1,
                                    .element_bytes = (double)hscal__type_bytes(call->routine->type),
                                    .flops = hscal__bound_flops(call)};
  if (layout->nprow != layout->npcol) skeleton->col.broadcasts += p->turned;
  skeleton->turns_to_rows = !mirrored;
  if (mirrored) skeleton->row = skeleton->col, skeleton->col = p->row;
  skeleton->row.tree_from = tree_from(call, choice.broadcast[HSCAL_ROW]);
  skeleton->col.tree_from = tree_from(call, choice.broadcast[HSCAL_COLUMN]);
  if (stays_alone(p, mirrored, dealing)) *(mirrored ? &skeleton->row : &skeleton->col) = (hscal_traffic){0};
  if (p == &trsm_b && !hscal__spread(&dealing[HSCAL_ROWS]) && !hscal__spread(&dealing[HSCAL_COLUMNS]))
    skeleton->row = skeleton->col = (hscal_traffic){0};
  if (p->row.gathers + p->col.gathers > 0) skeleton->cut_block = block;
  set_shares(dealing, skeleton);
  int blocks = hscal__max(1, hscal__blocks(skeleton->loop, block));
  int64_t pairs = hscal__lcm(layout->nprow, layout->npcol);
  skeleton->segments = pairs < blocks ? (int)pairs : blocks;
  skeleton->own_max = skeleton->loop;
  set_columns(call, skeleton);
  if (hscal__routine_level(call->routine) == 4 && p->kernel == HSCAL_KERNEL_GEMM) skeleton->width = block;
  if (p->is_chain) skeleton->chain = hscal__blocks(hscal__max(rows, columns), block);
  double all = kernel_flops(skeleton, rows, columns);
  skeleton->weight = all > 0 ? hscal__call_flops(call) / all : 0;
  if (p == &elimination && !call->recording) shrink(rows, columns, block, skeleton);
  if (call->recording) skeleton->weight = 1.0 / 3;
  if (p->kernel == HSCAL_KERNEL_ADD) skeleton->weight = 1; /* copies, too */
}
