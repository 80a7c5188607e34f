/* hscal_p?gemm_plan: the public form of the search, one per row of the table. */
#include "base/failure.h"
#include "base/status.h"
#include "call/arguments.h"
#include "call/read.h"
#include "hscal.h"
#include "plan/planner.h"
#include "recorded/public.h"

/* `packed`: what reading the arguments of the call has given. */
static int plan_call(int packed, const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                     hscal_plan **plan) {
  HSCAL_TRY(packed);
  if (!plan) return hscal__fail(HSCAL_ERROR_ARGUMENT, "plan is a null pointer");
  *plan = NULL;
  if (!machine) return hscal__fail(HSCAL_ERROR_ARGUMENT, "machine is a null pointer");
  return hscal__plan_call(call, machine, options, plan);
}

#define X(name, type, pack, scheme, flags)                                                                             \
  int hscal_##name##_plan(HSCAL_PARAMETERS(pack, type) const hscal_machine *machine, const hscal_options *options,     \
                          hscal_plan **plan) {                                                                         \
    hscal_call call;                                                                                                   \
    hscal__enter("hscal_" #name "_plan");                                                                              \
    int packed = hscal__call_read(&hscal__routines[HSCAL_ROUTINE_##name], HSCAL_GIVEN(pack), &call);                   \
    return hscal__leave(plan_call(packed, &call, machine, options, plan));                                             \
  }
#include "routines.def"
#undef X

static int recorded_plan(const hscal_recorded *recorded, const hscal_machine *machine, const hscal_options *options,
                         hscal_plan **plan) {
  hscal_recording *recording;
  if (plan) *plan = NULL;
  HSCAL_TRY(hscal__recording_of(recorded, &recording));
  hscal_call call = hscal__recording_call(recording);
  int status = plan_call(0, &call, machine, options, plan);
  hscal__recording_free(recording);
  return status;
}

int hscal_recorded_plan(const hscal_recorded *recorded, const hscal_machine *machine, const hscal_options *options,
                        hscal_plan **plan) {
  hscal__enter("hscal_recorded_plan");
  return hscal__leave(recorded_plan(recorded, machine, options, plan));
}
