/* Source: SRC/p?lansy.f, p?lanhe.f, p?lared1d.f, TOOLS/p?elget.f. */
#include "instrumented_scalapack/eigensolver.h"
#include "base/status.h"
#include "instrumented_pblas/blocks.h"

void hscal__eigensolver_init(hscal_eigensolver *s, const hscal_call *call, const hscal_layout *layout,
                             hscal_sink *sink) {
  hscal__composite_init(&s->composite, call, layout, sink);
  hscal__composite_init(&s->real, call, layout, sink);
  hscal__composite_in_reals(&s->real);
  hscal__deal_operand(call, HSCAL_A, layout, s->dealing);
  s->n = call->n;
  s->wants_vectors = call->jobz == 'V';
}

static int owner_of(const hscal_eigensolver *s, int i, int j) {
  return hscal__process_at(&s->composite.emitter, HSCAL_ROWS,
                           hscal__first_holder(hscal__holder(&s->dealing[HSCAL_ROWS], i)),
                           hscal__first_holder(hscal__holder(&s->dealing[HSCAL_COLUMNS], j)));
}

/* The largest entry, which decides whether the matrix is scaled: it never is. */
int hscal__find_norm(const hscal_eigensolver *s) {
  int root = owner_of(s, 0, 0);
  const hscal_emitter *emitter = &s->composite.emitter;
  for (int p = 0; p < emitter->nprow; p++)
    for (int q = 0; q < emitter->npcol; q++)
      HSCAL_TRY(hscal__emit_copy(emitter, hscal__process_at(emitter, HSCAL_ROWS, p, q), HSCAL_ROWS,
                                 hscal__held(&s->dealing[HSCAL_ROWS], p),
                                 hscal__held(&s->dealing[HSCAL_COLUMNS], q) / 2));
  HSCAL_TRY(hscal__agree_on_elements(&s->real, root, 1));
  return hscal__tell_all(&s->real, root, 1);
}

/* From the rows of vectors that are dealt as the columns of a matrix that begins at process column 0. */
int hscal__spread_vector(const hscal_eigensolver *s) {
  const hscal_desc *desc = &s->composite.call->operand[HSCAL_A].desc;
  const hscal_layout *layout = &s->composite.layout;
  for (int q = 0; q < layout->npcol; q++)
    for (int p = 0; p < layout->nprow; p++) {
      hscal_event event = {.kind = HSCAL_EVENT_BROADCAST, .scope = HSCAL_ROW, .line = p, .root = q, .topology = ' '};
      event.m = 1;
      event.n = hscal__local_extent(s->n, desc->mb, desc->mb, q, 0, layout->npcol);
      HSCAL_TRY(s->real.emitter.sink->put(s->real.emitter.sink, &event));
    }
  return 0;
}

/* `count` entries of one block, one by one. */
static int spread_entries(const hscal_eigensolver *s, int owner, int count) {
  hscal_emitter parts = hscal__emitter_of_parts(&s->composite);
  for (int64_t i = hscal__emit_part(&parts, HSCAL_GRID, 0, 0, count); i < count;
       i = hscal__emit_part(&parts, HSCAL_GRID, 0, i + 1, count))
    HSCAL_TRY(hscal__tell_all(&s->composite, owner, 1));
  return 0;
}

/* Entry by entry from where it lies in A: the diagonal, or the one beside it on the side of the triangle. */
int hscal__spread_diagonal(const hscal_eigensolver *s, int beside) {
  const hscal_emitter *emitter = &s->composite.emitter;
  int upper = s->composite.call->uplo == 'U', block = s->dealing[HSCAL_ROWS].block;
  int64_t count = (s->n - 1) / block + 1, period = hscal__lcm(emitter->nprow, emitter->npcol);
  for (int64_t i = hscal__emit_step(emitter, 0, count, period); i < count;
       i = hscal__emit_step(emitter, i + 1, count, period)) {
    int begin = (int)i * block, end = begin + hscal__min(block, s->n - begin), last = end - 1;
    HSCAL_TRY(spread_entries(s, owner_of(s, begin, begin), end - begin - beside));
    if (beside && end < s->n) HSCAL_TRY(spread_entries(s, upper ? owner_of(s, last, end) : owner_of(s, end, last), 1));
  }
  return 0;
}

int hscal__begins_at_first(const hscal_operand *a) {
  return a->i == 0 && a->j == 0 && a->desc.rsrc == 0 && a->desc.csrc == 0;
}
