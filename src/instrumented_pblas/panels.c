#include "instrumented_pblas/panels.h"

/* The next of some panels that are alike. */
static int next_alike(hscal_filled_panels *panels, hscal_filling *part) {
  hscal__emit_iteration(panels->emitter);
  panels->alike--;
  *part = (hscal_filling){panels->width, panels->width};
  return 1;
}

int hscal__next_filling(hscal_filled_panels *panels, hscal_filling *part) {
  hscal_walk *walk = panels->walk;
  if (panels->repeating) {
    if (panels->alike > 0) return next_alike(panels, part);
    hscal__emit_repeat_end(panels->emitter);
    panels->repeating = 0;
  }
  if (panels->lacking == 0 && panels->left == 0) return 0;
  if (walk->left == 0) hscal__walk_next(walk);
  if (panels->lacking == 0) {
    panels->width = hscal__min(panels->limit, panels->left);
    int times = hscal__max(walk->left / panels->width, 1);
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
