#include "preload/observe.h"
#include "preload/mode.h"
#include "preload/panel_choice.h"
#include "preload/process.h"
#include "preload/scalapack_object.h"
#include "preload/spool.h"

static _Thread_local hscal_observed *innermost;
static _Thread_local long nested; /* of this thread, ever */

hscal_observed *hscal__innermost(void) { return innermost; }

/* The names that C calls are called by those that Fortran calls: p?gemr2d within p?gemr2d is the same call. */
static int is_same_call(const hscal_observed *observed) {
  return observed->outer && observed->outer->routine == observed->routine &&
         hscal__routines[observed->routine].pack >= HSCAL_PACK_GEMR2D &&
         hscal__routines[observed->routine].pack <= HSCAL_PACK_TRMR2D;
}

/* An outermost call; what is read of it is read before the library may change it. */
static void enter_outermost(hscal_observed *observed, const void *caller) {
  const hscal_routine *routine = &hscal__routines[observed->routine];
  int is_query = hscal__given_is_query(routine, observed->argument);
  hscal__preload_lock();
  hscal__process_begin();
  if (hscal__given_is_wide(routine, observed->argument))
    hscal__preload_switch_off("the program's integers have 64 bits, those of this library 32");
  if (hscal__preload_mode() != HSCAL_PRELOAD_OFF) {
    int is_of_others = hscal__is_within_scalapack(caller);
    if (hscal__preload_mode() == HSCAL_PRELOAD_PANEL && !is_query)
      observed->panel = is_of_others ? hscal__panel_of_others(routine, observed->argument)
                                     : hscal__panel_choose(routine, observed->argument);
    if (is_of_others)
      hscal__tally.others++;
    else if (is_query)
      hscal__tally.queries++;
    else {
      observed->is_counted = 1;
      hscal__tally.calls++;
      observed->entry = hscal__tally_find(routine, observed->argument);
    }
  }
  hscal__preload_unlock();
}

void hscal__before(hscal_observed *observed, hscal_routine_id routine, void *const *argument, const void *caller) {
  *observed = (hscal_observed){.routine = routine, .argument = argument, .outer = innermost};
  if (hscal__preload_mode() == HSCAL_PRELOAD_OFF) return;
  if (!innermost)
    enter_outermost(observed, caller);
  else if (!is_same_call(observed))
    nested++;
  observed->is_entered = 1;
  observed->nested_before = nested;
  innermost = observed;
  observed->start_s = observed->outer ? 0 : hscal__spool_clock();
}

void hscal__after(hscal_observed *observed) {
  if (!observed->is_entered) return;
  innermost = observed->outer;
  if (!observed->is_counted) return;
  double end_s = hscal__spool_clock(), seconds = end_s - observed->start_s;
  hscal__preload_lock();
  hscal__tally.nested += nested - observed->nested_before;
  hscal__tally.seconds += seconds;
  if (observed->entry) {
    observed->entry->calls++;
    observed->entry->nested += nested - observed->nested_before;
    observed->entry->total_s += seconds;
    hscal__samples_add(&observed->entry->samples, seconds);
  }
  hscal__spool_write_sometimes(end_s);
  hscal__preload_unlock();
}
