/* hscal_p?gemm_plan: the public form of the search, one per row of the table. */
#include "base/status.h"
#include "call/arguments.h"
#include "hscal.h"
#include "recorded/public.h"
#include "search/search.h"

static int plan_call(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                     hscal_plan **plan) {
  if (!plan) return hscal__fail(HSCAL_ERROR_ARGUMENT, "plan is a null pointer");
  *plan = NULL;
  if (!machine) return hscal__fail(HSCAL_ERROR_ARGUMENT, "machine is a null pointer");
  return hscal__search(call, machine, options, plan);
}

#define X(name, type, pack, scheme, flags)                                                                             \
  int hscal_##name##_plan(HSCAL_PARAMETERS(pack, type) const hscal_machine *machine, const hscal_options *options,     \
                          hscal_plan **plan) {                                                                         \
    hscal_call call;                                                                                                   \
    hscal__clear_error();                                                                                              \
    HSCAL_TRY(hscal__call_read(&hscal__routines[HSCAL_ROUTINE_##name], HSCAL_GIVEN(pack), &call));                     \
    return plan_call(&call, machine, options, plan);                                                                   \
  }
#include "routines.def"
#undef X

int hscal_recorded_plan(const hscal_recorded *recorded, const hscal_machine *machine, const hscal_options *options,
                        hscal_plan **plan) {
  hscal_recording *recording;
  hscal__clear_error();
  if (plan) *plan = NULL;
  HSCAL_TRY(hscal__recording_of(recorded, &recording));
  hscal_call call = hscal__recording_call(recording);
  int status = plan_call(&call, machine, options, plan);
  hscal__recording_free(recording);
  return status;
}
