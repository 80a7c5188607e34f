#include "preload/panel_width.h"
#include "base/blockcyclic.h"
#include "base/environment.h"
#include "base/status.h"

#include <stdatomic.h>

hscal_panel_counts hscal__panel_counts;
static atomic_long changed;
static const char *trouble;
static char refused[160]; /* what HSCAL_PANEL is, and must be */

static int read_width(void) {
  int width = HSCAL_PANEL_PLANNED;
  if (!hscal__environment_number("HSCAL_PANEL", 1, HSCAL_MOST_BLOCK, &width)) return width;
  snprintf(refused, sizeof refused, "%s", hscal__last_error());
  return HSCAL_PANEL_NONE;
}

int hscal__panel_asked(void) {
  enum { NOT_READ = -2 };
  static atomic_int width = NOT_READ;
  if (width == NOT_READ) width = read_width();
  return width;
}

void hscal__panel_changed(void) { changed++; }

void hscal__panel_trouble(const char *why) {
  if (!trouble) trouble = why;
}

void hscal__panel_put(FILE *out) {
  const hscal_panel_counts *counts = &hscal__panel_counts;
  int width = hscal__panel_asked();
  if (width == HSCAL_PANEL_NONE) {
    fprintf(out, "; no panel width is set: %s", refused);
    return;
  }
  if (width != HSCAL_PANEL_PLANNED)
    fprintf(out, "; panel width %d in %ld PBLAS calls", width, (long)changed);
  else if (!counts->planned)
    fprintf(out, "; another panel width was planned for none of %ld calls", counts->calls);
  else
    fprintf(out, "; planned panel widths (%d to %d) in %ld of %ld calls (%ld PBLAS calls)", counts->narrowest,
            counts->widest, counts->planned, counts->calls, (long)changed);
  if (changed) fprintf(out, ", so results may differ by rounding");
  if (counts->disagreed)
    fprintf(out, "; left alone: %ld whose processes have different HSCAL_PANEL or HSCAL_MACHINE", counts->disagreed);
  if (trouble) fprintf(out, "; nothing is planned: %s", trouble);
}
