#include "verify/virtual_grid.h"
#include "base/status.h"
#include "verify/blacs.h"
#include "verify/crash.h"
#include "verify/feed_pivots.h"
#include "verify/stubs/recorder.h"

static void open_contexts(virtual_grid *grid, const oracle_case *c) {
  char order = c->order;
  for (int r = 0; r < grid->processes; r++) {
    int nprow, npcol;
    virtual_world_enter(r);
    Cblacs_get(-1, 0, &grid->context[r]);
    Cblacs_gridinit(&grid->context[r], &order, c->layout.nprow, c->layout.npcol);
    Cblacs_gridinfo(grid->context[r], &nprow, &npcol, &grid->row[r], &grid->column[r]);
  }
}

static void close_contexts(const virtual_grid *grid) {
  for (int r = 0; r < grid->processes; r++) {
    virtual_world_enter(r);
    Cblacs_gridexit(grid->context[r]);
  }
}

void virtual_grid_open(virtual_grid *grid, const oracle_case *c) {
  grid->processes = oracle_case_processes(c);
  virtual_world_reset();
  reflectors_feed(1);
  open_contexts(grid, c);
  while (virtual_world_was_incomplete()) { /* the first time teaches who is in which row and column */
    close_contexts(grid);
    open_contexts(grid, c);
  }
}

void virtual_grid_close(virtual_grid *grid) {
  reflectors_feed(0);
  close_contexts(grid);
  grid->processes = 0;
}

static sigjmp_buf ended;
static void on_abort(int code) {
  (void)code;
  siglongjmp(ended, 1);
}

static int run_guarded(virtual_grid *grid, const virtual_work *work, int rank, int rehearsal) {
  virtual_world_on_abort(on_abort);
  if (sigsetjmp(ended, 1)) {
    grid->crashed = crash_unguard();
    recorder_stop();
    if (!grid->crashed) return hscal__fail(HSCAL_ERROR_INTERNAL, "the library aborted on rank %d", rank);
    return hscal__fail(HSCAL_ERROR_INTERNAL, "the library crashed on rank %d%s%s", rank, work->advice ? ": " : "",
                       work->advice ? work->advice : "");
  }
  crash_guard(&ended);
  if (!rehearsal) recorder_start();
  int info = work->run(work->self, rank);
  recorder_stop();
  crash_unguard();
  if (info && !rehearsal)
    return hscal__fail(HSCAL_ERROR_INTERNAL, "the library refused on rank %d: INFO = %d", rank, info);
  return 0;
}

static int run_all(virtual_grid *grid, const virtual_work *work, int rehearsal) {
  virtual_world_count_deliveries_anew(work->rehearse);
  for (int r = 0; r < grid->processes; r++) {
    virtual_world_enter(r);
    HSCAL_TRY(work->prepare(work->self, r));
    HSCAL_TRY(run_guarded(grid, work, r, rehearsal));
  }
  return 0;
}

/* Pivots are also told to processes that come before the one that tells: it has told them by the second time. What the first
 * time did without them is undone: contexts number their messages. */
static int rehearse(virtual_grid *grid, const oracle_case *c, const virtual_work *work) {
  HSCAL_TRY(run_all(grid, work, 1));
  close_contexts(grid);
  open_contexts(grid, c);
  return 0;
}

int virtual_grid_record(virtual_grid *grid, const oracle_case *c, const virtual_work *work) {
  recorder_clear();
  if (work->rehearse) HSCAL_TRY(rehearse(grid, c, work));
  HSCAL_TRY(run_all(grid, work, 0));
  if (recorder_failed()) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the recorded events");
  return 0;
}
