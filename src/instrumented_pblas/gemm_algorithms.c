/*
 * The algorithms of p?gemm. Both walk one index in panels, pair by pair of the LCM grid of the two operands that have it
 * (lcm_walk.h), with a width that the logical block size (pilaenv) limits.
 * Source: PBLAS/SRC/PTOOLS/PB_CpgemmAB.c; PB_CpgemmAC.c and PB_CpgemmBC.c, which mirror each other.
 */
#include "instrumented_pblas/gemm_algorithms.h"
#include "base/status.h"
#include "instrumented_pblas/panels.h"
#include "instrumented_pblas/redistribute.h"
#include "instrumented_pblas/replicate.h"

/* An operand that is cut into panels across the index that is walked. */
typedef struct strip {
  hscal_dimension along;        /* dimension of the panels' long index */
  const hscal_dealing *dealing; /* and how it is dealt there            */
  const hscal_dealing *walked;  /* the index they are cut across        */
} strip;

static strip make_strip(const hscal_gemm *gemm, hscal_operand_name which, hscal_gemm_index walked) {
  const hscal_gemm_view *view = &gemm->view[which];
  hscal_dimension across = hscal__gemm_along(gemm, which, walked), along = hscal__other(across);
  return (strip){.along = along, .dealing = &view->dealing[along], .walked = &view->dealing[across]};
}

/* The walk over two operands goes backward where broadcasts or sums run on a decreasing ring. The inner coordinate is
 * bound to the topology of the process columns. */
static hscal_walk begin_walk(const hscal_pairs *pairs, const strip *inner, const strip *outer, const char topology[2]) {
  return hscal__walk_begin(pairs, inner->walked, topology[HSCAL_COLUMN] == 'd', outer->walked,
                           topology[HSCAL_ROW] == 'd');
}

/* The local products of a panel: each process multiplies with what it holds of the operand that stays. `rows` and `columns`
 * are the fields of `product` (m, n or k) that these extents go to; the caller has set the third to the panel width. */
static int multiply(const hscal_gemm *gemm, hscal_event *product, int *rows, int *columns, const int *held_rows,
                    const int *held_columns) {
  const hscal_emitter *emitter = &gemm->emitter;
  product->kind = HSCAL_EVENT_COMPUTE;
  product->kernel = HSCAL_KERNEL_GEMM;
  for (int p = 0; p < emitter->nprow; p++) {
    if (held_rows[p] == 0) continue;
    *rows = held_rows[p];
    for (int q = 0; q < emitter->npcol; q++) {
      if (held_columns[q] == 0) continue;
      *columns = held_columns[q];
      product->process = hscal__process_at(emitter, HSCAL_ROWS, p, q);
      HSCAL_TRY(emitter->sink->put(emitter->sink, product));
    }
  }
  return 0;
}

/* ---- C stays ------------------------------------------------------------------------------------------------- */

/* Panels of A are brought over the rows of C, panels of B over its columns. */
typedef struct gemm_result_stays {
  const hscal_gemm *gemm;
  strip strip[2]; /* A, B */
  hscal_mover mover[2];
  int to_line[2]; /* line of C that needs the panels, -1 = several */
  hscal_pairs pairs;
  hscal_walk walk; /* p: B, q: A */
} gemm_result_stays;

static int local_update(const gemm_result_stays *ab, int width) {
  hscal_event product = {.letters = "NN", .k = width};
  return multiply(ab->gemm, &product, &product.m, &product.n, ab->mover[0].to.held, ab->mover[1].to.held);
}

/* Everything lies on one process column of A and one process row of B: nothing to cut. */
static int single_panel(const gemm_result_stays *ab) {
  int width = ab->strip[0].walked->n;
  for (int d = 0; d < 2; d++)
    HSCAL_TRY(hscal__replicate(&ab->mover[d], &ab->gemm->emitter, ab->strip[d].walked->src, ab->to_line[d], width,
                               HSCAL_REUSE_IN_PLACE));
  return local_update(ab, width);
}

/* Takes `width` entries of the present pair into the buffers. */
static int bring_panels(const gemm_result_stays *ab, int width) {
  const hscal_emitter *emitter = &ab->gemm->emitter;
  const hscal_pair *pair = hscal__pair(&ab->pairs, ab->walk.p, ab->walk.q);
  int from_line[2] = {hscal__part_coordinate(ab->strip[0].walked, ab->walk.q),
                      hscal__part_coordinate(ab->strip[1].walked, ab->walk.p)};
  for (int d = 0; d < 2; d++)
    if (hscal__pair_packs(pair, 1 - d, width))
      HSCAL_TRY(hscal__copy_line(&ab->mover[d].from, emitter, from_line[d], width));
  for (int d = 0; d < 2; d++)
    HSCAL_TRY(hscal__replicate(&ab->mover[d], emitter, from_line[d], ab->to_line[d], width, HSCAL_REUSE_COPY));
  return 0;
}

static int walk_panels(gemm_result_stays *ab) {
  const hscal_gemm *gemm = ab->gemm;
  HSCAL_TRY(hscal__pairs_make(ab->strip[1].walked, ab->strip[0].walked, &ab->pairs));
  ab->walk = begin_walk(&ab->pairs, &ab->strip[1], &ab->strip[0], gemm->emitter.broadcast);
  hscal_filled_panels panels =
      hscal__filled_panels(&gemm->emitter, &ab->walk, ab->strip[0].walked->n, gemm->layout->backend.panel);
  for (hscal_filled_part part; hscal__next_filled_part(&panels, &part);) {
    HSCAL_TRY(bring_panels(ab, part.count));
    if (part.panel) HSCAL_TRY(local_update(ab, part.panel));
  }
  return 0;
}

int hscal__gemm_result_stays(const hscal_gemm *gemm) {
  static const hscal_operand_name moved[2] = {HSCAL_A, HSCAL_B};
  const char trans[2] = {gemm->transa, gemm->transb};
  const hscal_gemm_view *c = &gemm->view[HSCAL_C];
  gemm_result_stays ab = {.gemm = gemm};
  int status = 0, cut = 0;
  for (int d = 0; d < 2; d++) {
    ab.strip[d] = make_strip(gemm, moved[d], HSCAL_GEMM_K);
    ab.to_line[d] = hscal__line_of(&c->dealing[1 - d]);
    cut |= hscal__spread(ab.strip[d].walked);
  }
  for (int d = 0; d < 2 && !status; d++)
    status = hscal__mover_init(&ab.mover[d], &gemm->emitter, ab.strip[d].along, ab.strip[d].dealing, (hscal_dimension)d,
                               &c->dealing[d], trans[d] == 'C');
  if (!status) status = cut ? walk_panels(&ab) : single_panel(&ab);
  hscal__pairs_free(&ab.pairs);
  for (int d = 0; d < 2; d++) hscal__mover_free(&ab.mover[d]);
  return status;
}

/* ---- an input stays ------------------------------------------------------------------------------------------ */

/* Panels of the other input are brought over the index that both share; the products, one per line, lie along the index
 * that the input which stays shares with C, are summed over the lines and added to a panel of C. */
typedef struct input_stays {
  const hscal_gemm *gemm;
  strip in, out;             /* the other input, C                                                */
  hscal_dimension in_along;  /* of the input that stays: the index shared with the other input    */
  hscal_dimension out_along; /* and the one shared with C                                         */
  hscal_mover mover_in, mover_out;
  int in_line;      /* line that needs the panels, -1 = several             */
  int product_line; /* line the products come from if they need no sum   */
  int summed;
  char panel_trans; /* letter that the BLAS gets for the panel; the other one is 'N' */
  hscal_pairs pairs;
  hscal_walk walk; /* p: C, q: the other input */
} input_stays;

/* The panel is the left factor if the product is a row panel. */
static int local_product(const input_stays *s, int width) {
  hscal_event product = {.letters = "NN"};
  const int *held_in = s->mover_in.to.held, *held_out = s->mover_out.from.held;
  if (s->out_along == HSCAL_COLUMNS) {
    product.letters[0] = s->panel_trans;
    product.m = width;
    return multiply(s->gemm, &product, &product.k, &product.n, held_in, held_out);
  }
  product.letters[1] = s->panel_trans;
  product.n = width;
  return multiply(s->gemm, &product, &product.m, &product.k, held_out, held_in);
}

/* One panel of the present pair. The sum goes to the line of C's panel, or to line 0 if it has to be transposed after. */
static int panel_step(const input_stays *s, int width) {
  const hscal_emitter *emitter = &s->gemm->emitter;
  const hscal_pair *pair = hscal__pair(&s->pairs, s->walk.p, s->walk.q);
  int from_line = hscal__part_coordinate(s->in.walked, s->walk.q);
  int to_line = hscal__part_coordinate(s->out.walked, s->walk.p), product_line = s->product_line;
  if (hscal__pair_packs(pair, 1, width)) HSCAL_TRY(hscal__copy_line(&s->mover_in.from, emitter, from_line, width));
  HSCAL_TRY(hscal__replicate(&s->mover_in, emitter, from_line, s->in_line, width, HSCAL_REUSE_IN_PLACE));
  HSCAL_TRY(local_product(s, width));
  if (s->summed) {
    product_line = s->out.along == s->out_along ? to_line : 0;
    HSCAL_TRY(hscal__sum(&s->mover_out.from, emitter, product_line, width));
  }
  HSCAL_TRY(hscal__redistribute(&s->mover_out, emitter, product_line, to_line, width));
  return hscal__pair_packs(pair, 0, width) ? hscal__copy_line(&s->mover_out.to, emitter, to_line, width) : 0;
}

static int walk_pair(const input_stays *s) {
  hscal_even_panels panels = hscal__even_panels(&s->gemm->emitter, s->walk.left, s->gemm->layout->backend.panel);
  for (int width; (width = hscal__next_width(&panels)) > 0;) HSCAL_TRY(panel_step(s, width));
  return 0;
}

static int walk_pairs(input_stays *s) {
  const hscal_gemm *gemm = s->gemm;
  const hscal_emitter *emitter = &gemm->emitter;
  char topology[2];
  topology[hscal__scope_of(s->in_along)] = emitter->broadcast[hscal__scope_of(s->in_along)];
  topology[hscal__scope_of(s->out_along)] = emitter->combine[hscal__scope_of(s->out_along)];
  HSCAL_TRY(hscal__pairs_make(s->out.walked, s->in.walked, &s->pairs));
  s->walk = begin_walk(&s->pairs, &s->out, &s->in, topology);
  for (int left = s->out.walked->n; left > 0;) {
    left -= s->walk.left;
    HSCAL_TRY(walk_pair(s));
    if (left > 0) hscal__walk_next(&s->walk);
  }
  return 0;
}

/* Conjugating the panel, the product or both: what remains to be done by the BLAS. */
static char panel_letter(char own, char moved) {
  if (own == 'N') return moved == 'N' ? 'T' : moved;
  return (own == 'C') != (moved == 'C') ? 'C' : 'T';
}

int hscal__gemm_input_stays(const hscal_gemm *gemm) {
  int a_stays = gemm->stays == HSCAL_A;
  hscal_operand_name moved = a_stays ? HSCAL_B : HSCAL_A;
  hscal_gemm_index walked = a_stays ? HSCAL_GEMM_N : HSCAL_GEMM_M;
  const hscal_gemm_view *fixed = &gemm->view[gemm->stays];
  input_stays s = {.gemm = gemm,
                   .in = make_strip(gemm, moved, walked),
                   .out = make_strip(gemm, HSCAL_C, walked),
                   .in_along = hscal__gemm_along(gemm, gemm->stays, HSCAL_GEMM_K)};
  s.out_along = hscal__other(s.in_along);
  s.panel_trans = a_stays ? panel_letter(gemm->transa, gemm->transb) : panel_letter(gemm->transb, gemm->transa);
  const hscal_dealing *fixed_in = &fixed->dealing[s.in_along], *fixed_out = &fixed->dealing[s.out_along];
  s.in_line = hscal__line_of(fixed_out);
  s.product_line = hscal__line_of(fixed_in);
  s.summed = hscal__spread(fixed_in);
  int status = hscal__mover_init(&s.mover_in, &gemm->emitter, s.in.along, s.in.dealing, s.in_along, fixed_in, 0);
  if (!status)
    status = hscal__mover_init(&s.mover_out, &gemm->emitter, s.out_along, fixed_out, s.out.along, s.out.dealing, 0);
  if (!status) status = walk_pairs(&s);
  hscal__pairs_free(&s.pairs);
  hscal__mover_free(&s.mover_in);
  hscal__mover_free(&s.mover_out);
  return status;
}
