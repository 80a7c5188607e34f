#include "recorded/public.h"
#include "base/status.h"

static int call_public(hscal_recording *recording, int context, int *const *desc, void *const *array, void *data) {
  const hscal_recorded *call = data;
  return call->call(recording, context, desc, array, call->data);
}

static int fill_operands(const hscal_recorded *call, hscal_desc operand[HSCAL_RECORDED_OPERANDS]) {
  if (!call) return hscal__fail(HSCAL_ERROR_ARGUMENT, "the recorded call is a null pointer");
  if (!call->routine || !call->call)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "the recorded call has no %s",
                       call->routine ? "function that makes it" : "routine");
  for (int o = 0; o < call->operands && o < HSCAL_RECORDED_OPERANDS; o++)
    operand[o] = (hscal_desc){.m = call->m[o], .n = call->n[o]};
  return 0;
}

int hscal__recording_of(const hscal_recorded *call, hscal_recording **recording) {
  hscal_desc operand[HSCAL_RECORDED_OPERANDS];
  *recording = NULL;
  HSCAL_TRY(fill_operands(call, operand));
  return hscal__recording_new(call->routine, call->operands, operand, call_public, (void *)(size_t)call, recording);
}

int hscal__recorded_description(const hscal_recorded *call, hscal_recording *description) {
  hscal_desc operand[HSCAL_RECORDED_OPERANDS];
  HSCAL_TRY(fill_operands(call, operand));
  return hscal__recording_describe(call->routine, call->operands, operand, description);
}

void *hscal_recorded_function(hscal_recording *recording, const char *name) {
  return recording && name ? recording->recorder->function(name) : NULL;
}
