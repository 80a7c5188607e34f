#include "search/objective.h"
#include "base/status.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const names[] = {[HSCAL_OBJECTIVE_TIME] = "time",
                                    [HSCAL_OBJECTIVE_NODE_HOURS] = "node-hours",
                                    [HSCAL_OBJECTIVE_DEADLINE] = "deadline"};

const char hscal__objective_words[] = "time, node-hours or deadline=S, S seconds above 0";

const char *hscal__objective_name(int objective) {
  return objective >= HSCAL_OBJECTIVE_TIME && objective <= HSCAL_OBJECTIVE_DEADLINE ? names[objective] : NULL;
}

int hscal__objective_read(const char *text, int *objective, double *deadline_s) {
  static const char before[] = "deadline=";
  size_t length = strlen(before);
  if (strcmp(text, "time") == 0)
    *objective = HSCAL_OBJECTIVE_TIME, *deadline_s = 0;
  else if (strcmp(text, "node-hours") == 0 || strcmp(text, "node_hours") == 0)
    *objective = HSCAL_OBJECTIVE_NODE_HOURS, *deadline_s = 0;
  else if (strncmp(text, before, length) == 0) {
    const char *value = text + length;
    char *end;
    double seconds = strtod(value, &end);
    int is_number = *value && strspn(value, "0123456789.e+-") == strlen(value) && !*end;
    if (!is_number || !(seconds > 0) || !isfinite(seconds)) return 0;
    *objective = HSCAL_OBJECTIVE_DEADLINE, *deadline_s = seconds;
  } else
    return 0;
  return 1;
}

int hscal__objective_check(const hscal_options *options) {
  const char *name = hscal__objective_name(options->objective);
  double deadline_s = options->deadline_s;
  if (options->objective && !name)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "objective = %d: it must be one of HSCAL_OBJECTIVE_... or 0",
                       options->objective);
  if (options->objective == HSCAL_OBJECTIVE_DEADLINE ? !(deadline_s > 0 && isfinite(deadline_s)) : deadline_s != 0)
    return hscal__fail(HSCAL_ERROR_ARGUMENT,
                       "deadline_s = %g: it must be above 0 with HSCAL_OBJECTIVE_DEADLINE, and 0 without", deadline_s);
  if (!hscal__chooses_nodes(options)) return 0;
  if (options->all_processes)
    return hscal__fail(
        HSCAL_ERROR_ARGUMENT,
        "the objective %s chooses how many nodes to use, and all_processes leaves no choice: whole_nodes "
        "takes all processes of the nodes that are used",
        name);
  if (options->origin.nprow > 0 || options->origin.npcol > 0)
    return hscal__fail(HSCAL_ERROR_ARGUMENT,
                       "the objective %s chooses how many nodes to use, and matrices that lie somewhere already hold "
                       "theirs: give one or the other",
                       name);
  return 0;
}
