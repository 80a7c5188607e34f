#include "routine_words.h"
#include "call/arguments.h"
#include "report.h"

#include <stdio.h>

void cli_list_arguments(const hscal_routine *routine, char *text, size_t size) {
  size_t used = 0;
  text[0] = 0;
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name && used + 1 < size; a++)
    if (a->kind != HSCAL_ARGUMENT_output)
      used += (size_t)snprintf(text + used, size - used, "%s%s", used ? " " : "", a->name);
}

int cli_unknown_routine(const char *name) {
  const char *nearest = hscal__routine_nearest(name);
  if (nearest)
    return cli_usage(
        "unknown routine \"%s\"; did you mean \"%s\"? (hscal routines lists them all; --recorded plans any "
        "other)",
        name, nearest);
  return cli_usage("unknown routine \"%s\" (hscal routines lists them; --recorded plans any other)", name);
}
