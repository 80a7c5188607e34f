#include "verify/comparison.h"
#include "base/status.h"
#include "instrumented_scalapack/scheme.h"
#include "verify/condensed_table.h"
#include "verify/expected_streams.h"
#include "verify/recorded_streams.h"

#include <stdio.h>

/* The case on the processes of the grid. */
typedef struct case_work {
  comparison *s;
  const oracle_case *c;
} case_work;

static int prepare(void *self, int rank) {
  const case_work *w = self;
  const virtual_grid *grid = &w->s->grid;
  return library_call_prepare(&w->s->arrays, w->c, grid->context[rank], grid->row[rank], grid->column[rank]);
}

static int run(void *self, int rank) {
  (void)rank;
  return library_call_run(&((const case_work *)self)->s->arrays);
}

int comparison_record(comparison *s, const oracle_case *c) {
  case_work w = {s, c};
  const virtual_work to_do = {.prepare = prepare, .run = run, .self = &w, .rehearse = library_call_is_fed(c)};
  virtual_grid_open(&s->grid, c);
  return virtual_grid_record(&s->grid, c, &to_do);
}

comparison_result comparison_run(comparison *s, const oracle_case *c, const oracle_case *scheme_case,
                                 char text[DIFFERENCE_TEXT]) {
  int status = comparison_record(s, c), trouble = 0;
  if (!status) status = streams_from_recorder(&s->recorded, c, &s->grid);
  if (!status) status = streams_from_scheme(&s->expected, scheme_case);
  if (status) snprintf(text, DIFFERENCE_TEXT, "%s: %s", hscal_strerror(status), hscal_last_error()), trouble = 1;
  virtual_grid_close(&s->grid);
  if (trouble) return COMPARISON_TROUBLE;
  for (int p = 0; p < oracle_case_processes(c); p++) s->actions += s->recorded.process[p].count;
  if (!compare_streams(c, &s->recorded, &s->expected, text)) return COMPARISON_DIFFERENT;
  if (condensed_is_meant(c)) return COMPARISON_EQUAL; /* there are no totals of it */
  int totals = compare_totals(c, &s->recorded, text);
  return totals < 0 ? COMPARISON_TROUBLE : totals ? COMPARISON_EQUAL : COMPARISON_DIFFERENT;
}

void comparison_free(comparison *s) {
  library_call_free(&s->arrays);
  streams_free(&s->recorded);
  streams_free(&s->expected);
}

const hscal_routine *comparison_routine(uint64_t number) {
  const hscal_routine *known[HSCAL_ROUTINE_COUNT];
  uint64_t count = 0;
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++)
    if (hscal__scheme_exists(hscal__routines[r].scheme)) known[count++] = &hscal__routines[r];
  return known[number % count];
}
