/*
 * Divide and conquer: each diagonal block's owner solves its own, then neighbours are merged, pair by pair and level by level.
 * Data of order n are on all processes, vectors are dealt.
 */
#include "instrumented_scalapack/stedc.h"
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_scalapack/expectations.h"
#include "instrumented_scalapack/stedc_alone.h"

#include <stdlib.h>

typedef struct conquest {
  hscal_composite composite;
  const hscal_operand *vectors;
  hscal_dealing dealing[2];
  int n, block;
  int *storage;   /* of what follows                                       */
  int *taken[2];  /* [npcol] of each half: columns that take part in a merge */
  int *is_needed; /* [npcol] columns of a block that go to each               */
  int *halves;    /* [blocks] which parts of all blocks a level merges        */
} conquest;

/* Two neighbours as one: order n from entry `begin` on, the first of order n1. */
typedef struct merger {
  int begin, n, n1;
  int row, column; /* process that has its first entry */
  int k;           /* of the n, as many take part     */
} merger;

static int row_of(const conquest *c, int i) { return hscal__first_holder(hscal__holder(&c->dealing[HSCAL_ROWS], i)); }
static int column_of(const conquest *c, int j) {
  return hscal__first_holder(hscal__holder(&c->dealing[HSCAL_COLUMNS], j));
}
static int process_at(const conquest *c, int p, int q) {
  return hscal__process_at(&c->composite.emitter, HSCAL_ROWS, p, q);
}
static int npcol_of(const conquest *c) { return c->composite.layout.npcol; }
static int nprow_of(const conquest *c) { return c->composite.layout.nprow; }

/* A message, unless it is of a process to itself. */
static int pass(const conquest *c, int from, int to, int elements) {
  const hscal_emitter *emitter = &c->composite.emitter;
  if (from == to) return 0;
  HSCAL_TRY(hscal__emit_send(emitter, from, to, HSCAL_ROWS, elements, 1));
  return hscal__emit_receive(emitter, to, from, HSCAL_ROWS, elements, 1);
}

/* ---- the blocks (p?laed0) ----------------------------------------------------------------------------------- */

/* Eigenvalues are gathered where the matrix begins, and told to all. */
static int solve_blocks(const conquest *c) {
  int root = process_at(c, row_of(c, 0), column_of(c, 0));
  for (int begin = 0, size; begin < c->n; begin += size) {
    int process = process_at(c, row_of(c, begin), column_of(c, begin));
    size = hscal__min(c->block, c->n - begin);
    HSCAL_TRY(hscal__steqr_alone(&c->composite, process, size, size));
    HSCAL_TRY(pass(c, process, root, size));
  }
  return hscal__tell_all(&c->composite, root, c->n);
}

/* ---- what joins the halves (p?laedz) ---------------------------------------------------------------------------- */

/* Row `row` of the vectors, columns of the span, to process `root`. */
static int gather_row(const conquest *c, int row, hscal_span span, int root) {
  int p = row_of(c, row), first = column_of(c, span.begin), npcol = npcol_of(c);
  for (int i = 0; i < npcol; i++) {
    int q = hscal__mod_add(first, i, npcol), held = hscal__held_in(&c->dealing[HSCAL_COLUMNS], q, span);
    if (held > 0) HSCAL_TRY(pass(c, process_at(c, p, q), root, held));
  }
  return 0;
}

/* The process that collects is found as if the vectors began where their array does. */
static int join(const conquest *c, const merger *m) {
  const hscal_desc *desc = &c->vectors->desc;
  int split = m->begin + m->n1, end = m->begin + m->n;
  int root = process_at(c, hscal__owner(m->begin, desc->mb, desc->mb, desc->rsrc, nprow_of(c)),
                        hscal__owner(m->begin, desc->nb, desc->nb, desc->csrc, npcol_of(c)));
  HSCAL_TRY(gather_row(c, split - 1, (hscal_span){m->begin, split}, root));
  HSCAL_TRY(gather_row(c, split, (hscal_span){split, end}, root));
  return hscal__tell_all(&c->composite, root, m->n);
}

/* ---- who takes part (p?laed2) --------------------------------------------------------------------------------- */

/* Counts, for each process column, the columns of a half that take part. */
static int count_taken(const conquest *c, hscal_span half, int *taken) {
  hscal_data data = c->composite.layout.data;
  int all = 0;
  for (int q = 0; q < npcol_of(c); q++) taken[q] = 0;
  for (int begin = half.begin, next; begin < half.end; begin = next) {
    next = begin + hscal__min(c->block, half.end - begin);
    int from = begin - half.begin, to = next - half.begin;
    int count = to - from - (hscal__deflated_of(data, to) - hscal__deflated_of(data, from));
    taken[column_of(c, begin)] += count;
    all += count;
  }
  return all;
}

/* On every process, which then brings its columns into the order of their kinds. The tolerance is agreed on in between. */
static int deflate(conquest *c, merger *m) {
  const hscal_emitter *emitter = &c->composite.emitter;
  const hscal_span halves[] = {{m->begin, m->begin + m->n1}, {m->begin + m->n1, m->begin + m->n}};
  const hscal_span both = {m->begin, m->begin + m->n};
  hscal_event find_largest = {.kind = HSCAL_EVENT_COMPUTE, .kernel = HSCAL_KERNEL_AMAX, .n = m->n};
  for (int process = 0; process < emitter->nprow * emitter->npcol; process++) {
    find_largest.process = process;
    HSCAL_TRY(hscal__emit_over_again(emitter, &find_largest, 1, 2));
  }
  HSCAL_TRY(hscal__agree_on_elements(&c->composite, -1, 1));
  m->k = count_taken(c, halves[0], c->taken[0]) + count_taken(c, halves[1], c->taken[1]);
  for (int p = 0; m->k > 0 && p < emitter->nprow; p++)
    for (int q = 0; q < emitter->npcol; q++)
      HSCAL_TRY(hscal__emit_copy(emitter, process_at(c, p, q), HSCAL_ROWS,
                                 hscal__held_in(&c->dealing[HSCAL_ROWS], p, both),
                                 hscal__held_in(&c->dealing[HSCAL_COLUMNS], q, both)));
  return 0;
}

/* ---- the secular equation (p?laed3) ----------------------------------------------------------------------------- */

static int taken_by(const conquest *c, int q) { return c->taken[0][q] + c->taken[1][q]; }

/* The roots of process column q are divided among its rows; what they find goes to the first row. */
static int find_roots(const conquest *c, const merger *m, int q) {
  int nprow = nprow_of(c), each = taken_by(c, q) / nprow, rest = taken_by(c, q) % nprow;
  for (int i = 0; i < nprow; i++) {
    int p = hscal__mod_add(m->row, i, nprow), process = process_at(c, p, q), mine = each + (i == 0 ? rest : 0);
    if (mine == 0) continue;
    HSCAL_TRY(hscal__emit_kernel(&c->composite.emitter, process, HSCAL_KERNEL_SCALAR, "", HSCAL_SECULAR_TERM * mine,
                                 m->k, 0));
    HSCAL_TRY(pass(c, process, process_at(c, m->row, q), m->k + mine));
  }
  return 0;
}

/* All eigenvalues go from the first row to its first process, and from there to all; then each column computes the vectors of its
 * own, which all of its rows do alike. */
static int solve_secular(const conquest *c, const merger *m) {
  int npcol = npcol_of(c), first = process_at(c, m->row, m->column);
  for (int q = 0; q < npcol; q++) HSCAL_TRY(find_roots(c, m, q));
  for (int i = 1; i < npcol; i++) {
    int q = hscal__mod_add(m->column, i, npcol);
    if (taken_by(c, q) > 0) HSCAL_TRY(pass(c, process_at(c, m->row, q), first, m->k + taken_by(c, q)));
  }
  HSCAL_TRY(hscal__tell_all(&c->composite, first, 2 * m->k));
  for (int p = 0; p < nprow_of(c); p++)
    for (int q = 0; q < npcol; q++)
      HSCAL_TRY(hscal__emit_kernel(&c->composite.emitter, process_at(c, p, q), HSCAL_KERNEL_SCALAR, "",
                                   HSCAL_SECULAR_TERM * taken_by(c, q), m->k, 0));
  return 0;
}

/* ---- vectors (p?laed1) ------------------------------------------------------------------------------------------ */

/* From the first to the last column, in the new order, that comes from half `which`: each process column has those of the first
 * half first, then those of the second, then what stayed. */
static hscal_span columns_from(const conquest *c, const merger *m, int which) {
  hscal_span span = {m->n, 0};
  int npcol = npcol_of(c);
  for (int q = 0; q < npcol; q++) {
    int before = which ? c->taken[0][q] : 0, count = c->taken[which][q];
    if (count == 0) continue;
    int offset = hscal__mod_sub(q, m->column, npcol) * c->block, last = before + count - 1;
    span.begin = hscal__min(span.begin, before / c->block * npcol * c->block + offset + before % c->block);
    span.end = hscal__max(span.end, last / c->block * npcol * c->block + offset + last % c->block + 1);
  }
  return span;
}

/* Rows of one half times the columns that come from it. */
static int multiply_half(conquest *c, const merger *m, int which, hscal_span inner, hscal_span all) {
  int rows = which ? m->n - m->n1 : m->n1, top = which ? m->n1 : 0, width = inner.end - inner.begin;
  hscal_desc desc = {.m = m->n,
                     .n = m->n,
                     .imb = c->block,
                     .inb = c->block,
                     .mb = c->block,
                     .nb = c->block,
                     .rsrc = m->row,
                     .csrc = m->column};
  hscal_operand result = *c->vectors;
  result.i += m->begin + top, result.j += m->begin + all.begin;
  hscal_call product = {.transa = 'N',
                        .transb = 'N',
                        .m = rows,
                        .n = all.end - all.begin,
                        .k = width,
                        .alpha = {1, 0},
                        .operand = {[HSCAL_A] = {.desc = desc, .i = top, .j = inner.begin},
                                    [HSCAL_B] = {.desc = desc, .i = inner.begin, .j = all.begin},
                                    [HSCAL_C] = result}};
  return hscal__perform(&c->composite, HSCAL_PACK_GEMM, HSCAL_SCHEME_gemm, 0, &product);
}

/* Vectors that stayed are copied back. */
static int put_back(const conquest *c, const merger *m) {
  const hscal_span both = {m->begin, m->begin + m->n};
  for (int p = 0; p < nprow_of(c); p++)
    for (int q = 0; q < npcol_of(c); q++) {
      int rows = hscal__held_in(&c->dealing[HSCAL_ROWS], p, both);
      int columns = hscal__held_in(&c->dealing[HSCAL_COLUMNS], q, both) - taken_by(c, q);
      if (rows > 0 && columns > 0)
        HSCAL_TRY(hscal__emit_copy(&c->composite.emitter, process_at(c, p, q), HSCAL_ROWS, rows, columns));
    }
  return 0;
}

static int merge(conquest *c, int begin, int n, int n1) {
  merger m = {.begin = begin, .n = n, .n1 = n1, .row = row_of(c, begin), .column = column_of(c, begin)};
  HSCAL_TRY(join(c, &m));
  HSCAL_TRY(deflate(c, &m));
  if (m.k == 0) return 0;
  HSCAL_TRY(solve_secular(c, &m));
  hscal_span from[] = {columns_from(c, &m, 0), columns_from(c, &m, 1)};
  hscal_span all = {hscal__min(from[0].begin, from[1].begin), hscal__max(from[0].end, from[1].end)};
  for (int which = 0; which < 2; which++) HSCAL_TRY(multiply_half(c, &m, which, from[which], all));
  return put_back(c, &m);
}

/* Part `index` of 2^depth of all blocks, which are halved again and again, the smaller half first. */
static hscal_span part_of(int blocks, int depth, int index) {
  hscal_span part = {0, blocks};
  while (depth-- > 0) {
    int middle = part.begin + (part.end - part.begin) / 2;
    if (index >> depth & 1)
      part.begin = middle;
    else
      part.end = middle;
  }
  return part;
}

/* Those of the 2^depth parts that have two halves: their numbers. Returns how many. */
static int find_halves(conquest *c, int blocks, int depth) {
  int count = 0;
  for (int i = 0; i < 1 << depth; i++) {
    hscal_span part = part_of(blocks, depth, i);
    if (part.end - part.begin > 1) c->halves[count++] = i;
  }
  return count;
}

/* Each merge is a step, in which all processes wait for one another, and each panel of its products a part. Merges of a level are as large as one
 * another but for a block. */
static int merge_level(conquest *c, int blocks, int depth) {
  const hscal_emitter steps = hscal__emitter_of_parts(&c->composite);
  int merges = find_halves(c, blocks, depth);
  hscal__composite_offers_parts(&c->composite, 1);
  for (int64_t i = hscal__emit_alike_step(&steps, 0, merges, 1); i < merges;
       i = hscal__emit_alike_step(&steps, i + 1, merges, 1)) {
    hscal_span part = part_of(blocks, depth, c->halves[i]);
    int count = part.end - part.begin, begin = part.begin * c->block;
    HSCAL_TRY(
        merge(c, begin, hscal__min(hscal__as_int((int64_t)count * c->block), c->n - begin), count / 2 * c->block));
  }
  return 0;
}

static int merge_all(conquest *c) {
  int blocks = (c->n - 1) / c->block + 1, depth = 0;
  while (1 << depth < blocks) depth++;
  for (depth--; depth >= 0; depth--) HSCAL_TRY(merge_level(c, blocks, depth));
  return 0;
}

/* ---- sorting (p?lasrt) -------------------------------------------------------------------------------------------- */

/* Entries of column block `begin` go from process column `from` to the columns where they belong, on every process row. */
static int send_block(const conquest *c, int begin, int from) {
  const hscal_desc *desc = &c->vectors->desc;
  int npcol = npcol_of(c), nprow = nprow_of(c), end = begin + hscal__min(c->block, c->n - begin);
  for (int q = 0; q < npcol; q++) c->is_needed[q] = 0;
  for (int j = begin; j < end; j++) c->is_needed[column_of(c, hscal__expected_rank(j, c->n))]++;
  for (int p = 0; p < nprow; p++) {
    int rows = hscal__local_extent(c->n, desc->mb, desc->mb, p, desc->rsrc, nprow);
    HSCAL_TRY(hscal__emit_copy(&c->composite.emitter, process_at(c, p, from), HSCAL_ROWS, rows, end - begin));
    for (int i = 1; i < npcol; i++) {
      int q = hscal__mod_add(from, i, npcol);
      if (c->is_needed[q] > 0)
        HSCAL_TRY(pass(c, process_at(c, p, from), process_at(c, p, q), hscal__as_int((int64_t)rows * c->is_needed[q])));
    }
  }
  return 0;
}

static int sort(const conquest *c) {
  hscal_emitter parts = hscal__emitter_of_parts(&c->composite);
  int64_t blocks = (c->n - 1) / c->block + 1;
  for (int64_t i = hscal__emit_part(&parts, HSCAL_GRID, 0, 0, blocks); i < blocks;
       i = hscal__emit_part(&parts, HSCAL_GRID, 0, i + 1, blocks)) {
    int begin = (int)i * c->block;
    HSCAL_TRY(send_block(c, begin, column_of(c, begin)));
  }
  for (int p = 0; p < nprow_of(c); p++)
    for (int q = 0; q < npcol_of(c); q++)
      HSCAL_TRY(hscal__emit_copy(&c->composite.emitter, process_at(c, p, q), HSCAL_ROWS,
                                 hscal__held(&c->dealing[HSCAL_ROWS], p), hscal__held(&c->dealing[HSCAL_COLUMNS], q)));
  return 0;
}

/* ---- the solver ----------------------------------------------------------------------------------------------------- */

static int conquer(conquest *c) {
  if (c->n < 2) return 0;
  if (c->n <= c->block || hscal__layout_processes(&c->composite.layout) == 1)
    return hscal__stedc_alone(&c->composite, process_at(c, row_of(c, 0), column_of(c, 0)), c->n);
  HSCAL_TRY(solve_blocks(c));
  HSCAL_TRY(merge_all(c));
  return sort(c);
}

int hscal__stedc(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink, hscal_operand_name vectors) {
  conquest c = {.vectors = &call->operand[vectors], .n = call->n, .block = call->operand[vectors].desc.nb};
  hscal__composite_init(&c.composite, call, layout, sink);
  hscal__composite_in_reals(&c.composite);
  hscal__deal_operand(call, vectors, layout, c.dealing);
  size_t columns = (size_t)layout->npcol, blocks = (size_t)(c.n / c.block + 1);
  c.storage = malloc((3 * columns + blocks) * sizeof *c.storage);
  if (!c.storage) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the columns of a merge");
  c.taken[0] = c.storage, c.taken[1] = c.storage + columns, c.is_needed = c.storage + 2 * columns;
  c.halves = c.storage + 3 * columns;
  int status = conquer(&c);
  free(c.storage);
  return status;
}
