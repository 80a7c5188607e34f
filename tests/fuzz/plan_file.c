/* Plan files: what is written of a plan is read again, and its texts for people are made. */
#include "plan/plan_file.h"
#include "fuzz.h"
#include "plan/plan_json.h"
#include "plan/plan_text.h"

static void use(hscal_plan *plan) {
  hscal_plan *again = NULL;
  char *json = hscal__plan_json(plan), *text = hscal__plan_text(plan);
  FUZZ_CHECK(json && text);
  FUZZ_CHECK(hscal__plan_read(json, "written", &again) == 0);
  hscal_plan_free(again);
  free(text);
  free(json);
  hscal_plan_free(plan);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  hscal_plan *plan = NULL;
  char *text = fuzz_text(data, size);
  if (fuzz_is_taken(hscal__plan_read(text, "plan.json", &plan))) use(plan);
  free(text);
  return 0;
}
