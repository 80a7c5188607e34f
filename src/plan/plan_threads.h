/* Plans with more or fewer threads to a process, and on one class of nodes alone. Internal to src/plan. */
#ifndef HSCAL_PLAN_PLAN_THREADS_H
#define HSCAL_PLAN_PLAN_THREADS_H

#include "call/call.h"
#include "hscal.h"
#include "plan/thread_choices.h"

/* The plan for processes with these threads on the nodes of each class; with options->one_kind the better one of those
 * on one class each. As hscal__plan_once. */
int hscal__plan_with_threads(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                             const int *threads, hscal_plan **plan);
/* The best of these for all choices: one thread per process unless another choice surely gains over it (guard.h). */
int hscal__plan_best_threads(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                             const hscal_thread_choices *choices, hscal_plan **plan);

#endif
