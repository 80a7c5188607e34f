/* A plan of what somebody else chose. Internal to src/strategies. */
#ifndef HSCAL_STRATEGIES_CHOSEN_PLAN_H
#define HSCAL_STRATEGIES_CHOSEN_PLAN_H

#include "strategies/chooser.h"

/* Keeps a layout in the chooser. */
typedef int hscal_choose(hscal_chooser *chooser);

/* Plans a call as `choose` has it, which messages call `name`. Whatever it costs, it is the plan; the usual layouts are timed
 * beside it. decision_s is what choosing took. HSCAL_ERROR_NO_GRID or HSCAL_ERROR_NO_FIT: the routine or memory refuses the
 * choice, or there is none. */
int hscal__plan_chosen(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                       const char *name, hscal_choose *choose, hscal_plan **plan);

#endif
