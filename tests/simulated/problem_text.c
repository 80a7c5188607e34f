#include "problem_text.h"
#include "base/status.h"
#include "cmocka_test.h"

#include <stdio.h>
#include <string.h>

sim_problem problem_of(const hscal_machine *machine, const char *text, const char *placement) {
  char copy[256], *words[16], *rest;
  int count = 0;
  snprintf(copy, sizeof copy, "%s", text);
  for (char *word = strtok_r(copy, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) words[count++] = word;
  sim_problem problem;
  if (sim_problem_parse(count, words, placement, machine, &problem)) fail_msg("%s: %s", text, hscal_last_error());
  return problem;
}
