#include "preload/closing_line.h"
#include "base/environment.h"
#include "preload/mode.h"
#include "preload/panel_width.h"
#include "preload/spool.h"
#include "preload/tally.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* "1 call", "2 calls" */
static void put_calls(FILE *out, long calls) { fprintf(out, "%ld call%s", calls, calls == 1 ? "" : "s"); }

static void put_left(FILE *out) {
  int said = 0;
  for (int reason = 1; reason < HSCAL_LEFT_REASONS; reason++) {
    if (!hscal__tally.left[reason]) continue;
    fprintf(out, "%s%ld %s", said++ ? ", " : "; not kept: ", hscal__tally.left[reason],
            hscal__left_text((hscal_left_alone)reason));
  }
}

static void put_line(FILE *out) {
  const hscal_tally *tally = &hscal__tally;
  if (*hscal__preload_off_reason()) {
    fprintf(out, "off: %s", hscal__preload_off_reason());
    return;
  }
  put_calls(out, tally->calls);
  fprintf(out, " seen by process 0");
  if (tally->calls)
    fprintf(out, ", %d kind%s, %.3g s; %ld inside them", tally->entries, tally->entries == 1 ? "" : "s", tally->seconds,
            tally->nested);
  if (tally->others) fprintf(out, "; %ld in routines that are in no table", tally->others);
  if (tally->queries) fprintf(out, "; %ld workspace quer%s", tally->queries, tally->queries == 1 ? "y" : "ies");
  put_left(out);
  if (hscal__preload_mode() == HSCAL_PRELOAD_PANEL)
    hscal__panel_put(out);
  else if (!hscal__spool_is_wanted())
    fprintf(out, "; nothing is written, HSCAL_PRELOAD_SPOOL names no folder (hscal record does)");
}

typedef struct row {
  const hscal_routine *routine;
  long calls, nested;
  double seconds;
} row;

static int by_seconds(const void *a, const void *b) {
  const row *x = a, *y = b;
  return x->seconds < y->seconds ? 1 : x->seconds > y->seconds ? -1 : 0;
}

static void put_table(FILE *out) {
  static row rows[HSCAL_ROUTINE_COUNT];
  memset(rows, 0, sizeof rows);
  for (int i = 0; i < hscal__tally.entries; i++) {
    const hscal_entry *entry = hscal__tally.entry[i];
    row *its = &rows[entry->call.routine - hscal__routines];
    its->routine = entry->call.routine;
    its->calls += entry->calls;
    its->nested += entry->nested;
    its->seconds += entry->total_s;
  }
  qsort(rows, HSCAL_ROUTINE_COUNT, sizeof *rows, by_seconds);
  fprintf(out, "\n  %-10s %9s %11s %12s", "routine", "calls", "seconds", "calls inside");
  for (int i = 0; i < HSCAL_ROUTINE_COUNT; i++)
    if (rows[i].calls)
      fprintf(out, "\n  %-10s %9ld %11.4g %12ld", rows[i].routine->name, rows[i].calls, rows[i].seconds,
              rows[i].nested);
}

void hscal__closing_line(void) {
  char *text = NULL;
  size_t length = 0;
  if (hscal__is_switched_on("HSCAL_QUIET")) return;
  FILE *out = open_memstream(&text, &length);
  if (!out) return;
  put_line(out);
  if (hscal__is_switched_on("HSCAL_EXPLAIN") && hscal__tally.entries) put_table(out);
  fclose(out);
  if (text) fprintf(stderr, "hscal preload: %s\n", text);
  free(text);
}
