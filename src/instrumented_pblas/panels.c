#include "instrumented_pblas/panels.h"

/* The next of some panels that are alike. */
static int next_alike(hscal_filled_panels *panels, hscal_filled_part *part) {
  hscal__emit_iteration(panels->emitter);
  panels->alike--;
  *part = (hscal_filled_part){panels->width, panels->width};
  return 1;
}

/* Goes past what lies before the next panel that is to be emitted. */
static void pass_over(hscal_filled_panels *panels, int64_t next) {
  hscal_walk *walk = panels->walk;
  int ahead = (int)(next - panels->next) * panels->limit;
  panels->left = hscal__max(panels->left - ahead, 0);
  panels->next = next + 1;
  while (panels->left > 0 && ahead >= walk->left) {
    ahead -= walk->left;
    hscal__walk_next(walk);
  }
  if (panels->left > 0) walk->left -= ahead;
}

int hscal__next_filled_part(hscal_filled_panels *panels, hscal_filled_part *part) {
  hscal_walk *walk = panels->walk;
  if (panels->repeating) {
    if (panels->alike > 0) return next_alike(panels, part);
    hscal__emit_repeat_end(panels->emitter);
    panels->repeating = 0;
  }
  if (panels->lacking == 0 && panels->in_parts)
    pass_over(panels, hscal__emit_part(panels->emitter, HSCAL_GRID, 0, panels->next, panels->count));
  if (panels->lacking == 0 && panels->left == 0) return 0;
  if (walk->left == 0) hscal__walk_next(walk);
  if (panels->lacking == 0) {
    panels->width = hscal__min(panels->limit, panels->left);
    int times = panels->in_parts ? 1 : hscal__max(walk->left / panels->width, 1);
    panels->left -= times * panels->width;
    if (times > 1) {
      walk->left -= times * panels->width;
      panels->repeating = 1;
      panels->alike = hscal__emit_repeat(panels->emitter, times);
      return next_alike(panels, part);
    }
    panels->lacking = panels->width;
  }
  part->count = hscal__min(walk->left, panels->lacking);
  walk->left -= part->count;
  panels->lacking -= part->count;
  part->panel = panels->lacking == 0 ? panels->width : 0;
  return 1;
}
