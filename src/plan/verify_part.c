#include "plan/verify_part.h"
#include "base/status.h"
#include "plan/calibrated.h"
#include "plan/time_layout.h"
#include "search/calibrated.h"

static int verify(const hscal_call *call, const hscal_machine *machine, hscal_plan *plan, double *seconds) {
  const hscal_told_layout layout = hscal__tell_layout(plan);
  const hscal_timing timing = {.effort = HSCAL_EFFORT_MODEL,
                               .most_effort = HSCAL_VERIFYING_SHARE * plan->most_s / HSCAL_OPERATION_S};
  HSCAL_TRY(hscal__time_layout(call, machine, &layout, &timing, seconds));
  if (*seconds == 0) return 0;
  plan->is_rough = 0;
  return hscal__set_predicted(call, machine, *seconds, plan);
}

double hscal__verify_part(const hscal_call *open, const hscal_machine *machine, const hscal_thread_choices *choices,
                          hscal_plan *plan) {
  hscal_machine *derived = NULL;
  double seconds = 0;
  if (!plan->is_rough) return plan->predicted_s;
  if (plan->most_s == 0 || choices->count != 1) return 0; /* of several choices the plan does not tell its own */
  int status = hscal__thread_choice_machine(machine, choices->of, &derived);
  if (!status) status = verify(open, derived ? derived : machine, plan, &seconds);
  hscal_machine_free(derived);
  return status ? 0 : seconds;
}
