#include "preload/panel_width.h"
#include "base/blockcyclic.h"

#include <stdatomic.h>
#include <stdlib.h>

static atomic_long changed;

int hscal__panel_width(void) {
  static atomic_int width = -1;
  if (width < 0) {
    const char *text = getenv("HSCAL_PANEL");
    char *end;
    long value = text ? strtol(text, &end, 10) : 0;
    width = text && *text && !*end && value > 0 && value <= HSCAL_MOST_BLOCK ? (int)value : 0;
  }
  return width;
}

void hscal__panel_count(void) { changed++; }

void hscal__panel_put(FILE *out) {
  if (!hscal__panel_width())
    fprintf(out, "; no panel width is set: HSCAL_PANEL is no number in 1 to %d", HSCAL_MOST_BLOCK);
  else
    fprintf(out, "; %ld PBLAS call%s with panel width %d, so results may differ by rounding", (long)changed,
            changed == 1 ? "" : "s", hscal__panel_width());
}
