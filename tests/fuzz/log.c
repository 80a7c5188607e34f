/* Logs of calls: what they say of the machine is found, and told. */
#include "fuzz.h"
#include "machine/drift.h"

static void use(const hscal_log *log) {
  hscal_finding findings[HSCAL_MOST_FINDINGS];
  char text[512];
  int count = 0;
  const double model_error = 0.1;
  for (int i = 0; i < log->ncalls; i++) FUZZ_CHECK(log->call[i].ratio > 0);
  FUZZ_CHECK(hscal__find_drift(log, model_error, findings, &count) == 0);
  for (int i = 0; i < count; i++) {
    hscal__finding_text(&findings[i], text, sizeof text);
    FUZZ_CHECK(*text);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  hscal_log log;
  char *copy = fuzz_text(data, size); /* zero bytes and all */
  FILE *in = fmemopen(copy, size ? size : 1, "r");
  FUZZ_CHECK(in);
  if (fuzz_is_taken(hscal__log_read_stream(in, "calls.log", 0, &log))) use(&log);
  hscal__log_free(&log);
  fclose(in);
  free(copy);
  return 0;
}
