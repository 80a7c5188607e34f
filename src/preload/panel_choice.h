/* Which panel width an outermost call gets, and those within it. */
#ifndef HSCAL_PRELOAD_PANEL_CHOICE_H
#define HSCAL_PRELOAD_PANEL_CHOICE_H

#include "call/routine.h"

/* 0: the library's own. In the lock; collective over the call's context the first time. */
int hscal__panel_choose(const hscal_routine *routine, void *const *argument);
/* The same for what a routine that is in no table calls: by what is known of the context. */
int hscal__panel_of_others(const hscal_routine *routine, void *const *argument);

#endif
