/* The loops over panels that the schemes have in common. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_PANELS_H
#define HSCAL_INSTRUMENTED_PBLAS_PANELS_H

#include "instrumented_pblas/blocks.h"
#include "instrumented_pblas/emit.h"
#include "instrumented_pblas/lcm_walk.h"

/* Panels of an index that are cut every `width` entries wherever blocks end, each with the part of a triangle that belongs to
 * it: steps that grow or shrink.
 *   hscal_panel_loop loop = hscal__panel_loop(emitter, span, width, backward);
 *   hscal__loop_follows(&loop, &dealing);      for each dealing that says who takes part in a step
 *   for (hscal_span panel; hscal__next_panel(&loop, &panel);) ... */
typedef struct hscal_panel_loop {
  const hscal_emitter *emitter;
  hscal_span span;
  int width, backward; /* from the last panel on, which may be the short one */
  int64_t next, count, period;
} hscal_panel_loop;

static inline hscal_panel_loop hscal__panel_loop(const hscal_emitter *emitter, hscal_span span, int width,
                                                 int backward) {
  int n = span.end - span.begin;
  return (hscal_panel_loop){.emitter = emitter,
                            .span = span,
                            .width = width,
                            .backward = backward,
                            .count = n == 0 ? 0 : (n - 1) / width + 1,
                            .period = 1};
}

static inline void hscal__loop_follows(hscal_panel_loop *loop, const hscal_dealing *dealing) {
  loop->period = hscal__steps_to_repeat(loop->period, dealing, loop->width);
}

/* Answers 0 behind the last panel. */
static inline int hscal__next_panel(hscal_panel_loop *loop, hscal_span *panel) {
  int64_t i = hscal__emit_step(loop->emitter, loop->next, loop->count, loop->period);
  if (i >= loop->count) return 0;
  loop->next = i + 1;
  panel->begin = loop->span.begin + (int)(loop->backward ? loop->count - 1 - i : i) * loop->width;
  panel->end = panel->begin + hscal__min(loop->width, loop->span.end - panel->begin);
  return 1;
}

/* `count` entries in panels of equal width as near to `limit` as possible, which are alike, and a last one with the rest.
 *   hscal_even_panels panels = hscal__even_panels(emitter, count, limit);     count > 0
 *   for (int width; (width = hscal__next_width(&panels)) > 0;) ... */
typedef struct hscal_even_panels {
  const hscal_emitter *emitter;
  int width, rest;
  int64_t left; /* panels alike that are still to be emitted; -1: none, not even the rest */
} hscal_even_panels;

static inline hscal_even_panels hscal__even_panels(const hscal_emitter *emitter, int count, int limit) {
  int width = count / ((count - 1) / limit + 1);
  return (hscal_even_panels){
      .emitter = emitter, .width = width, .rest = count % width, .left = hscal__emit_repeat(emitter, count / width)};
}

/* Answers 0 behind the last panel. */
static inline int hscal__next_width(hscal_even_panels *panels) {
  if (panels->left < 0) return 0;
  if (panels->left-- > 0) {
    hscal__emit_iteration(panels->emitter);
    return panels->width;
  }
  hscal__emit_repeat_end(panels->emitter);
  return panels->rest;
}

/* Panels of an index that are filled from as many pairs of a walk as it takes, so that all but the last have the same width;
 * where a pair fills several panels alone, these are alike. For a sink that takes parts but no repeats all panels are parts.
 *   hscal_filled_panels panels = hscal__filled_panels(emitter, &walk, n, limit);
 *   for (hscal_filled_part part; hscal__next_filled_part(&panels, &part);) ... */
typedef struct hscal_filled_panels {
  const hscal_emitter *emitter;
  hscal_walk *walk;
  int left, limit;
  int width, lacking; /* of the present panel: its entries, those that it still lacks */
  int repeating;      /* panels alike are under way                                   */
  int64_t alike;      /* of these, those that are still to be emitted                 */
  int in_parts;       /* panels are parts: the number of the next one, and how many there are */
  int64_t next, count;
} hscal_filled_panels;

/* `count` entries of the present pair of the walk; `panel`: the width of the panel that is full now, or 0. */
typedef struct hscal_filled_part {
  int count, panel;
} hscal_filled_part;

static inline hscal_filled_panels hscal__filled_panels(const hscal_emitter *emitter, hscal_walk *walk, int n,
                                                       int limit) {
  return (hscal_filled_panels){.emitter = emitter,
                               .walk = walk,
                               .left = n,
                               .limit = limit,
                               .in_parts = emitter->sink->part && !emitter->sink->repeat,
                               .count = n == 0 ? 0 : (n - 1) / limit + 1};
}

/* Answers 0 when the last panel is full (panels.c). */
int hscal__next_filled_part(hscal_filled_panels *panels, hscal_filled_part *part);

#endif
