/*
 * p?geqrf, p?gelqf, p?geqlf, p?gerqf: a panel by reflectors, one after another, then all of them at once on the rest; and p?orgqr,
 * p?orglq, p?orgql, p?orgrq, which make the orthogonal (unitary) matrix out of the reflectors.
 *
 * They are one algorithm, seen along the vectors: these are columns (QR, QL) or rows (LQ, RQ), in the order of the matrix (QR, LQ)
 * or against it (QL, RQ), where each vector ends, not begins, at the diagonal through the last corner.
 *
 * Source: SRC/p?geqrf.f, p?geqr2.f and so on; SRC/p?orgqr.f, p?ungqr.f, p?org2r.f, p?ung2r.f and so on.
 */
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_scalapack/block_reflector.h"
#include "instrumented_scalapack/reflector.h"
#include "instrumented_scalapack/schemes.h"

typedef struct reflections {
  hscal_composite composite;
  hscal_dimension along; /* of the vectors: HSCAL_ROWS if they are columns        */
  int backward;          /* against the order of the matrix                      */
  int adjoint;           /* the adjoints of the reflectors are applied           */
  int length, width;     /* of the matrix along the vectors, and across          */
  hscal_dealing across;  /* of the index that counts the vectors                 */
} reflections;

/* Compares the arguments, `others` of them beside the matrix, and sets the topologies: vectors go round on a ring. */
static int begin_reflections(reflections *r, const hscal_call *call, const hscal_layout *layout, hscal_sink *sink,
                             int others, char ring) {
  hscal_dealing dealing[2];
  int are_columns = r->along == HSCAL_ROWS;
  hscal__composite_init(&r->composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(&r->composite, 1, others));
  hscal__composite_broadcasts(&r->composite, are_columns ? ring : ' ', are_columns ? ' ' : ring);
  hscal__deal_operand(call, HSCAL_A, layout, dealing);
  r->across = dealing[hscal__other(r->along)];
  r->length = dealing[r->along].n;
  r->width = r->across.n;
  return 0;
}

static hscal_operand part_at(const reflections *r, int along, int across) {
  int are_columns = r->along == HSCAL_ROWS;
  return hscal__part_of(&r->composite, HSCAL_A, are_columns ? along : across, are_columns ? across : along);
}

/* n entries of a vector, from (along, across) on. */
static hscal_reflector vector_at(const reflections *r, int along, int across, int n) {
  hscal_reflector h = {.vector = part_at(r, along, across), .n = n, .backward = r->backward};
  h.vector.inc = r->along == HSCAL_ROWS ? 1 : h.vector.desc.m;
  return h;
}

/* On `count` others from (along, across) on. */
static int apply_vector(const reflections *r, const hscal_reflector *h, int along, int across, int count) {
  const hscal_operand others = part_at(r, along, across);
  if (r->along == HSCAL_ROWS) return hscal__apply_reflector(&r->composite, h, 'L', r->adjoint, &others, h->n, count);
  return hscal__apply_reflector(&r->composite, h, 'R', r->adjoint, &others, count, h->n);
}

/* Vectors begin..end-1, of `length` entries from `along` on, on `count` others from `across` on. */
static int apply_block(const reflections *r, int along, int length, hscal_span panel, int across, int count) {
  const hscal_block_reflector h = {.vectors = part_at(r, along, panel.begin),
                                   .along = r->along,
                                   .backward = r->backward,
                                   .length = length,
                                   .count = panel.end - panel.begin};
  const hscal_operand others = part_at(r, along, across);
  HSCAL_TRY(hscal__make_block_factor(&r->composite, &h));
  if (r->along == HSCAL_ROWS)
    return hscal__apply_block_reflector(&r->composite, &h, 'L', r->adjoint, &others, length, count);
  return hscal__apply_block_reflector(&r->composite, &h, 'R', r->adjoint, &others, count, length);
}

/* Rows of complex numbers are conjugated before and after. */
static int conjugate_row(const reflections *r, const hscal_operand *vector, int n) {
  if (r->along == HSCAL_ROWS || !hscal__type_is_complex(r->composite.call->routine->type)) return 0;
  return hscal__conjugate(&r->composite, vector, n);
}

/* The panels of vectors begin..end-1: parts that lie in a block each. */
typedef struct factored_panels {
  hscal_span all;
  int first_end; /* of the first one */
  int block, count;
} factored_panels;

static factored_panels cut_panels(const hscal_dealing *across, int begin, int end) {
  factored_panels p = {.all = {begin, end}, .first_end = end, .block = across->block};
  if (begin >= end) return p;
  p.first_end = hscal__min(hscal__block_end(across, begin), end);
  p.count = 1 + hscal__blocks(end - p.first_end, p.block);
  return p;
}

static hscal_span panel_of(const factored_panels *p, int number) {
  if (number == 0) return (hscal_span){p->all.begin, p->first_end};
  int begin = p->first_end + (number - 1) * p->block;
  return (hscal_span){begin, begin + hscal__min(p->block, p->all.end - begin)};
}

/* Works on all panels, from the first or from the last one on. Chained: each is made of what the one before has left. */
static int for_panels(reflections *r, const factored_panels *p, int from_last, int chained,
                      int (*work)(reflections *r, hscal_span panel)) {
  const hscal_emitter *emitter = &r->composite.emitter;
  int64_t count = p->count, period = hscal__lcm(emitter->nprow, emitter->npcol);
  if (count == 0) return 0;
  r->composite.in_steps = 1;
  int64_t (*next)(const hscal_emitter *, int64_t, int64_t, int64_t) = hscal__emit_step;
  if (chained) next = hscal__emit_chained_step;
  for (int64_t i = next(emitter, 0, count, period); i < count; i = next(emitter, i + 1, count, period))
    HSCAL_TRY(work(r, panel_of(p, (int)(from_last ? count - 1 - i : i))));
  r->composite.in_steps = 0;
  return 0;
}

/* Who wait for one another in each of `width` reflectors from `across` on: the line that has all of them, or the grid. */
typedef struct waiting {
  hscal_scope scope;
  int line;
} waiting;

static waiting who_waits(const reflections *r, int across, int width) {
  if (width > hscal__block_end(&r->across, across) - across) return (waiting){HSCAL_GRID, 0};
  return (waiting){hscal__scope_of(hscal__other(r->along)), hscal__first_holder(hscal__holder(&r->across, across))};
}

/* ---- factorizations ------------------------------------------------------------------------------------------- */

/* In a matrix of one row columns have nothing to be annihilated. The factor by which the others are scaled, and tau, are told. */
static int scale_single_row(const reflections *r, int across, int width) {
  const hscal_emitter by_mpi = hscal__emitter_by_mpi(&r->composite);
  const hscal_operand last = part_at(r, 0, r->backward ? across + width - 1 : across);
  const hscal_desc *d = &last.desc;
  int column = hscal__owner(last.j, d->inb, d->nb, d->csrc, by_mpi.npcol);
  if (width > 1) HSCAL_TRY(hscal__emit_broadcast(&by_mpi, HSCAL_ROWS, d->rsrc, column, 1, 1));
  return hscal__emit_broadcast(&by_mpi, HSCAL_COLUMNS, column, d->rsrc, 1, 1);
}

/* The part of `length` and `width` from (along, across) on, by reflectors one after another. */
static int factorize_part(reflections *r, int along, int across, int length, int width) {
  if (r->along == HSCAL_ROWS && r->composite.call->operand[HSCAL_A].desc.m == 1)
    return scale_single_row(r, across, width);
  const hscal_emitter *emitter = &r->composite.emitter;
  const waiting who = who_waits(r, across, width);
  int count = hscal__min(length, width);
  for (int64_t i = hscal__emit_part(emitter, who.scope, who.line, 0, count); i < count;
       i = hscal__emit_part(emitter, who.scope, who.line, i + 1, count)) {
    int done = (int)i, begin = r->backward ? along : along + done, others = r->backward ? across : across + done + 1;
    const hscal_reflector h =
        vector_at(r, begin, r->backward ? across + width - 1 - done : across + done, length - done);
    HSCAL_TRY(conjugate_row(r, &h.vector, h.n));
    HSCAL_TRY(hscal__make_reflector(&r->composite, &h));
    HSCAL_TRY(apply_vector(r, &h, begin, others, width - done - 1));
    HSCAL_TRY(conjugate_row(r, &h.vector, h.n));
  }
  return 0;
}

static int factorize_panel(reflections *r, hscal_span panel) {
  int begin = r->backward ? 0 : panel.begin;
  int length = r->backward ? r->length - r->width + panel.end : r->length - panel.begin;
  int others = r->backward ? 0 : panel.end, count = r->backward ? panel.begin : r->width - panel.end;
  HSCAL_TRY(factorize_part(r, begin, panel.begin, length, panel.end - panel.begin));
  return count > 0 ? apply_block(r, begin, length, panel, others, count) : 0;
}

/* Against the order of the matrix, blocks of vectors are taken only behind the block of the first one; what is before their end
 * goes vector by vector, even if it has many more columns than vectors. */
static int factorize(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink, hscal_dimension along,
                     int backward) {
  reflections r = {.along = along, .backward = backward, .adjoint = along == HSCAL_ROWS};
  HSCAL_TRY(begin_reflections(&r, call, layout, sink, 1, backward ? 'd' : 'i'));
  if (call->m == 0 || call->n == 0) return 0;
  int count = hscal__min(r.length, r.width), first = backward ? hscal__block_end(&r.across, r.width - count) : 0;
  factored_panels p = cut_panels(&r.across, first, backward ? r.width : count);
  HSCAL_TRY(for_panels(&r, &p, backward, 1, factorize_panel));
  return backward ? factorize_part(&r, 0, 0, r.length - r.width + first, first) : 0;
}

int hscal__geqrf_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return factorize(call, layout, sink, HSCAL_ROWS, 0);
}

int hscal__gelqf_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return factorize(call, layout, sink, HSCAL_COLUMNS, 0);
}

int hscal__geqlf_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return factorize(call, layout, sink, HSCAL_ROWS, 1);
}

int hscal__gerqf_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return factorize(call, layout, sink, HSCAL_COLUMNS, 1);
}

/* ---- the orthogonal matrix ------------------------------------------------------------------------------------ */

/* Vector `at` on `count` others from `others` on; then it is made into what it is itself in the matrix. */
static int unfold_vector(reflections *r, int at, int others, int count) {
  int begin = r->backward ? 0 : at, length = r->backward ? r->length - r->width + at + 1 : r->length - at;
  const hscal_reflector h = vector_at(r, begin, at, length);
  const hscal_reflector rest = vector_at(r, r->backward ? begin : begin + 1, at, length - 1);
  if (rest.n == 0) return 0;
  HSCAL_TRY(conjugate_row(r, &rest.vector, rest.n));
  HSCAL_TRY(apply_vector(r, &h, begin, others, count));
  HSCAL_TRY(hscal__conjugate(&r->composite, &rest.vector, rest.n)); /* it is scaled */
  return conjugate_row(r, &rest.vector, rest.n);
}

/* Of `width` vectors from `begin` on the first `count`, the last one first, on those behind them; or backward the last `count`, the
 * first one first, on those before them. */
static int unfold_part(reflections *r, int begin, int width, int count) {
  const hscal_emitter *emitter = &r->composite.emitter;
  const waiting who = who_waits(r, begin, width);
  for (int64_t i = hscal__emit_part(emitter, who.scope, who.line, 0, count); i < count;
       i = hscal__emit_part(emitter, who.scope, who.line, i + 1, count)) {
    int before = r->backward ? width - count + (int)i : count - 1 - (int)i;
    HSCAL_TRY(unfold_vector(r, begin + before, r->backward ? begin : begin + before + 1,
                            r->backward ? before : width - before - 1));
  }
  return 0;
}

static int unfold_panel(reflections *r, hscal_span panel) {
  int begin = r->backward ? 0 : panel.begin, width = panel.end - panel.begin;
  int length = r->backward ? r->length - r->width + panel.end : r->length - panel.begin;
  int others = r->backward ? 0 : panel.end, count = r->backward ? panel.begin : r->width - panel.end;
  HSCAL_TRY(apply_block(r, begin, length, panel, others, count));
  return unfold_part(r, panel.begin, width, width);
}

/* The block where the reflectors begin or, forward, end goes vector by vector, with all columns (or rows) that have none. */
static int unfold(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink, hscal_dimension along,
                  int backward) {
  reflections r = {.along = along, .backward = backward, .adjoint = along == HSCAL_COLUMNS};
  HSCAL_TRY(begin_reflections(&r, call, layout, sink, 2, backward ? 'i' : 'd'));
  if (r.width == 0) return 0;
  hscal_span alone = {0, r.width};
  if (call->k > 0 && backward) alone.end = hscal__min(hscal__block_end(&r.across, r.width - call->k), r.width);
  if (call->k > 0 && !backward) alone.begin = hscal__block_begin(&r.across, call->k - 1);
  factored_panels p = cut_panels(&r.across, backward ? alone.end : 0, backward ? r.width : alone.begin);
  HSCAL_TRY(
      unfold_part(&r, alone.begin, alone.end - alone.begin, call->k - (backward ? r.width - alone.end : alone.begin)));
  return for_panels(&r, &p, !backward, 0, unfold_panel);
}

int hscal__orgqr_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return unfold(call, layout, sink, HSCAL_ROWS, 0);
}

int hscal__orglq_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return unfold(call, layout, sink, HSCAL_COLUMNS, 0);
}

int hscal__orgql_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return unfold(call, layout, sink, HSCAL_ROWS, 1);
}

int hscal__orgrq_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return unfold(call, layout, sink, HSCAL_COLUMNS, 1);
}
