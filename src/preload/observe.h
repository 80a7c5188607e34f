/* Around each call that is passed on. */
#ifndef HSCAL_PRELOAD_OBSERVE_H
#define HSCAL_PRELOAD_OBSERVE_H

#include "preload/tally.h"

/* A call that is being made; those inside it point to it. */
typedef struct hscal_observed {
  hscal_routine_id routine;
  void *const *argument;
  struct hscal_observed *outer;
  hscal_entry *entry; /* null: it is not kept */
  double start_s;
  long nested_before;
  int is_entered; /* 0: nothing is observed */
  int is_counted; /* an outermost one, and no query */
  int panel;      /* columns that calls of PBLAS work on at a time, in an outermost one; 0: as the library says */
  int is_changed; /* it was given another panel width */
} hscal_observed;

/* caller: where it will return to. */
void hscal__before(hscal_observed *observed, hscal_routine_id routine, void *const *argument, const void *caller);
void hscal__after(hscal_observed *observed);
/* The innermost call that this thread is in; null: none. */
hscal_observed *hscal__innermost(void);

#endif
