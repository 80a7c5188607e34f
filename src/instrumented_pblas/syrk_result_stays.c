/*
 * p?syrk and p?syr2k with C where it is: panels of the inputs are brought along it, as far as it reaches in their own orientation
 * and from there turned, and each process computes what it has of the triangle.
 * Source: PBLAS/SRC/PTOOLS/PB_CpsyrkA.c, PB_Cpsyr2kA.c.
 */
#include "instrumented_pblas/syrk_result_stays.h"
#include "base/status.h"
#include "instrumented_pblas/movers.h"
#include "instrumented_pblas/panels.h"
#include "instrumented_pblas/replicate.h"
#include "instrumented_pblas/triangle.h"

typedef struct syrk_result_stays {
  const hscal_syrk *syrk;
  const hscal_emitter *emitter;
  hscal_mover in[2]; /* panels of an input to C           */
  hscal_mover turn;  /* and from there along C's other dimension */
  hscal_triangle triangle;
  hscal_pairs pairs; /* of lines of B and of A */
  hscal_walk walk;   /* p: B, q: A             */
} syrk_result_stays;

static const hscal_dealing *walked(const syrk_result_stays *s, int input) {
  return &s->syrk->input[input][s->syrk->across];
}

static int bring(const syrk_result_stays *s, int input, int from_line, int width, hscal_reuse reuse) {
  int to_line = hscal__line_of(&s->syrk->c[s->syrk->across]);
  return hscal__replicate(&s->in[input], s->emitter, from_line, to_line, width, reuse);
}

static int turn(const syrk_result_stays *s, int width, hscal_reuse reuse) {
  const hscal_syrk *syrk = s->syrk;
  return hscal__replicate(&s->turn, s->emitter, hscal__line_of(&syrk->c[syrk->across]),
                          hscal__line_of(&syrk->c[syrk->along]), width, reuse);
}

/* Each input lies on one line: nothing to cut. */
static int single_panel(const syrk_result_stays *s) {
  int width = s->syrk->call->k;
  for (int input = 0; input < s->syrk->inputs; input++) {
    HSCAL_TRY(bring(s, input, walked(s, input)->src, width, HSCAL_REUSE_IN_PLACE));
    HSCAL_TRY(turn(s, width, HSCAL_REUSE_IN_PLACE));
  }
  return hscal__triangle_work(&s->triangle, width);
}

/* Takes `width` entries of the present pair into the buffers. */
static int bring_panels(const syrk_result_stays *s, int width) {
  const hscal_pair *pair = hscal__pair(&s->pairs, s->walk.p, s->walk.q);
  for (int input = 0; input < s->syrk->inputs; input++) {
    int line = hscal__part_coordinate(walked(s, input), input ? s->walk.p : s->walk.q);
    if (hscal__pair_packs(pair, 1 - input, width))
      HSCAL_TRY(hscal__copy_line(&s->in[input].from, s->emitter, line, width));
    HSCAL_TRY(bring(s, input, line, width, HSCAL_REUSE_COPY));
  }
  return 0;
}

static int local_update(const syrk_result_stays *s, int width) {
  for (int input = 0; input < s->syrk->inputs; input++) HSCAL_TRY(turn(s, width, HSCAL_REUSE_COPY));
  return hscal__triangle_work(&s->triangle, width);
}

/* A alone is walked line by line: as a pair with something that every line has. */
static int walk_panels(syrk_result_stays *s) {
  int k = s->syrk->call->k, backward = s->syrk->backward;
  const hscal_dealing everywhere = {.n = k, .first = k, .block = k, .src = -1, .nprocs = 1};
  const hscal_dealing *second = s->syrk->inputs == 2 ? walked(s, 1) : &everywhere;
  HSCAL_TRY(hscal__pairs_make(second, walked(s, 0), &s->pairs));
  s->walk = hscal__walk_begin(&s->pairs, second, backward, walked(s, 0), backward);
  hscal_filled_panels panels = hscal__filled_panels(s->emitter, &s->walk, k, s->syrk->layout->backend.panel);
  for (hscal_filled_part part; hscal__next_filled_part(&panels, &part);) {
    HSCAL_TRY(bring_panels(s, part.count));
    if (part.panel) HSCAL_TRY(local_update(s, part.panel));
  }
  return 0;
}

int hscal__syrk_result_stays(const hscal_syrk *syrk) {
  hscal_dimension along = syrk->along, across = syrk->across;
  const hscal_dealing *c = syrk->c;
  syrk_result_stays s = {.syrk = syrk,
                         .emitter = &syrk->emitter,
                         .triangle = {.emitter = &syrk->emitter,
                                      .dealing = {c[HSCAL_ROWS], c[HSCAL_COLUMNS]},
                                      .uplo = syrk->call->uplo,
                                      .panel = syrk->layout->backend.panel,
                                      .kernels = hscal__symmetric_update_kernels(syrk->call, syrk->inputs)}};
  int conjugate = syrk->call->routine->flags & HSCAL_HERMITIAN, cut = 0;
  int status = hscal__mover_init(&s.turn, s.emitter, along, &c[along], across, &c[across], conjugate);
  for (int input = 0; input < syrk->inputs && !status; input++) {
    cut |= hscal__spread(walked(&s, input));
    status = hscal__mover_init(&s.in[input], s.emitter, along, &syrk->input[input][along], along, &c[along], 0);
  }
  if (!status) status = cut ? walk_panels(&s) : single_panel(&s);
  hscal__pairs_free(&s.pairs);
  hscal__mover_free(&s.turn);
  for (int input = 0; input < 2; input++) hscal__mover_free(&s.in[input]);
  return status;
}
