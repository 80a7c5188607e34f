/* Plans that several planners make together. Internal to hscal. */
#ifndef HSCAL_PLAN_PLANNERS_H
#define HSCAL_PLAN_PLANNERS_H

#include "call/call.h"
#include "hscal.h"
#include "plan/thread_choices.h"

/* Planners elsewhere, who have the other parts of the space (the processes of a program: ctxt/crew.h). */
typedef struct hscal_crew hscal_crew;
struct hscal_crew {
  /* As hscal__plan_by_planners, all of them together. */
  int (*plan)(hscal_crew *crew, const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
              const hscal_thread_choices *choices, hscal_plan **plan);
};

/* As hscal__plan_best_threads, by options->planners planners, each with its part of the space (search/share.h): by those of
 * options->planner->crew, or else in options->jobs threads. The plan depends on the number of planners alone. */
int hscal__plan_by_planners(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            const hscal_thread_choices *choices, hscal_plan **plan);

#endif
