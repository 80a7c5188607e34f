#include "plan/plan_effort.h"
#include "base/text.h"
#include "plan/calibrated.h"
#include "plan/plan.h"
#include "plan/plan_lines.h"
#include "search/calibrated.h"

#include <math.h>

/* The patience to try next: what is advised, or 1 after deadline mode; 0: enough was had. */
static double next_patience(const hscal_plan *plan) {
  const double usual = 1;
  if (plan->is_remembered || plan->patience >= HSCAL_MOST_ADVISED_PATIENCE) return 0;
  if (plan->is_rough && !plan->in_program && plan->patience < usual) return usual;
  return plan->patience >= HSCAL_ADVISED_PATIENCE ? HSCAL_MOST_ADVISED_PATIENCE : HSCAL_ADVISED_PATIENCE;
}

/* ": --patience 10 looks further (about 3 s)". In a program the environment says it. */
static void put_advice(FILE *out, const hscal_plan *plan, const char *does) {
  char time[HSCAL_SECONDS_TEXT_SIZE];
  double next = next_patience(plan);
  if (next > 0) fprintf(out, ": %s%g %s", plan->in_program ? "HSCAL_PATIENCE=" : "--patience ", next, does);
  if (next > 0 && plan->thinking_s > 0) fprintf(out, " (about %s)", hscal__seconds_text(plan->thinking_s * next, time));
}

static void put_proof(FILE *out, const hscal_plan *plan) {
  const double proved = HSCAL_SEARCH_TOLERANCE * 1.02; /* the least gap, but for rounding */
  int is_kept = plan->kept_default || plan->kept_origin, asks = next_patience(plan) > 0 && !plan->is_rough;
  if (hscal__plan_is_of_another(plan)) {
    fprintf(out, "  chosen by strategy %s; the planner was not asked", plan->strategy);
  } else if (plan->objective > HSCAL_OBJECTIVE_TIME) {
    fprintf(out, "  each choice of nodes was planned by itself");
    put_advice(out, plan, "looks further");
  } else if (plan->is_remembered) {
    fprintf(out, "  as wisdom remembers it: no other %s was looked at; without wisdom it is planned anew",
            plan->evaluated > 0 ? "grid or block size" : "layout"); /* those timed differ in their placement */
  } else if (plan->gap <= (is_kept ? HSCAL_TELLING_GAP_OF_KEPT : proved) || (plan->gap <= HSCAL_TELLING_GAP && !asks)) {
    fprintf(out, "  no other of these can be faster by more than %.1f %%", 100 * plan->gap);
  } else if (plan->gap <= HSCAL_TELLING_GAP) {
    fprintf(out, "  another may be up to %.*f %% faster", plan->gap < 0.1, 100 * plan->gap);
    put_advice(out, plan, "looks further");
  } else {
    fprintf(out, "  the others were only estimated");
    if (asks) put_advice(out, plan, "looks further");
  }
  fprintf(out, "\n");
}

void hscal__put_effort(FILE *out, const hscal_plan *plan) {
  char time[HSCAL_SECONDS_TEXT_SIZE];
  fprintf(out, "\n  %ld of %ld layout%s timed by the clock", plan->evaluated, plan->candidates,
          plan->candidates == 1 ? "" : "s");
  if (plan->planners > 1) fprintf(out, " by %d planners", plan->planners);
  fprintf(out, ", decided in %s\n", hscal__seconds_text(plan->decision_s, time));
  put_proof(out, plan);
  if (!plan->is_rough) return;
  fprintf(out, "  predicted roughly, %s",
          plan->is_remembered ? "carried over from an earlier plan" : "in deadline mode");
  put_advice(out, plan, plan->in_program ? "predicts it better" : "predicts it well");
  fprintf(out, "\n");
}
