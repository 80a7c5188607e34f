#include "model_file.h"
#include "cmocka_test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int load_text(const char *text, const char *arguments, hscal_model **model) {
  char file[] = "/tmp/hscal_model_XXXXXX";
  int descriptor = mkstemp(file);
  assert_true(descriptor >= 0);
  FILE *out = fdopen(descriptor, "w");
  assert_non_null(out);
  fputs(text, out);
  fclose(out);
  int status = hscal_model_load(file, arguments, model);
  unlink(file);
  return status;
}

hscal_model *model_of_text(const char *text, const char *arguments) {
  hscal_model *model;
  if (load_text(text, arguments, &model)) fail_msg("%s", hscal_last_error());
  return model;
}

hscal_machine *machine_of(const char *text) {
  hscal_machine *machine;
  assert_int_equal(hscal_machine_load(text, &machine), 0);
  return machine;
}

void expect_reason(const char *part) {
  const char *reason = hscal_last_error();
  if (!strstr(reason, part)) fail_msg("\"%s\" is not in \"%s\"", part, reason);
}
