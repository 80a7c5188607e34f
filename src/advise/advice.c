#include "advise/advice.h"
#include "advise/set_text.h"
#include "base/status.h"

#include <stdlib.h>

double hscal__advice_now_s(const hscal_advice *advice) {
  return advice->all_measured ? advice->measured_s : advice->predicted_s;
}

double hscal__advised_now_s(const hscal_advice *advice, const hscal_advised_call *call) {
  return (double)call->line->count * (advice->all_measured ? call->line->seconds : call->now.predicted_s);
}

double hscal__advised_after_s(const hscal_advice *advice, const hscal_advised_call *call, double predicted_s) {
  double now_s = hscal__advised_now_s(advice, call);
  return call->now.predicted_s > 0 ? now_s * (predicted_s / call->now.predicted_s) : now_s;
}

double hscal__advised_moves_s(const hscal_advice *advice, double predicted_s) {
  return advice->predicted_s > 0 ? predicted_s * (hscal__advice_now_s(advice) / advice->predicted_s) : predicted_s;
}

int hscal__advised_set(const hscal_advice *advice, char **set) {
  const hscal_candidate *layout = &advice->knob.layout;
  const hscal_knob_numbers numbers = {layout->nprow, layout->npcol, layout->mb, layout->nb};
  *set = NULL;
  if (layout->nprocs == 0) return 0;
  *set = hscal__set_text_fill(advice->program->set, &numbers);
  return *set ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the words of a knob");
}

void hscal__advice_free(hscal_advice *advice) {
  free(advice->call);
  hscal_plan_free(advice->plan);
  hscal__pool_free(&advice->pool);
  *advice = (hscal_advice){.processes = 0};
}
