#include "recorded_call.h"
#include "base/notice.h"
#include "call/arguments.h"
#include "recorded/signature.h"
#include "recorded_names.h"
#include "report.h"
#include "unknown_words.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

/* The value that was given for the name: n=; or N=, unless that is another name of the call. */
static cli_name *find_name(cli_arguments *arguments, const char *text, int in_capitals) {
  size_t length = strlen(text);
  for (int i = 0; i < arguments->names; i++) {
    cli_name *name = &arguments->name[i];
    if (strlen(name->text) != length + 1) continue;
    if (strncmp(name->text, text, length) == 0) return name;
    if (in_capitals && !strncasecmp(name->text, text, length) && !cli_is_name(arguments->recorded, name->text, length))
      return name;
  }
  return NULL;
}

static int look_up(void *self, const char *text, int *value) {
  cli_name *name = find_name(self, text, 0);
  if (!name) name = find_name(self, text, 1);
  if (!name) return 0;
  *value = name->value;
  return name->is_used = 1;
}

/* What the call does not ask for is most likely a key that is misspelt. */
static int check_names(const cli_arguments *arguments) {
  for (int i = 0; i < arguments->names; i++)
    if (!arguments->name[i].is_used) return cli_unknown_key(arguments, arguments->name[i].text);
  return CLI_OK;
}

/* A line may name a routine that has a model: which knows more, and sooner. */
static void tell_of_model(const char *line) {
  char name[16] = "", sizes[64] = "";
  size_t length = strcspn(line, " ");
  if (length >= sizeof name) return;
  memcpy(name, line, length);
  const hscal_routine *routine = hscal__routine_find(name);
  if (!routine) return;
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++)
    if (a->kind == HSCAL_ARGUMENT_size)
      snprintf(sizes + strlen(sizes), sizeof sizes - strlen(sizes), " %c=...", hscal__argument_dimension(a));
  hscal__notice("%s has a model, which needs no recording: hscal plan %s%s", routine->name, routine->name, sizes);
}

int cli_record_call(cli_arguments *arguments, int may_be_open, hscal_call *call) {
  int nb = cli_or(arguments->call.nb, cli_or(arguments->call.mb, 0)), mb = cli_or(arguments->call.mb, nb);
  if (!arguments->call.routine) tell_of_model(arguments->recorded);
  int failed = arguments->call.routine
                   ? hscal__signature_of_call(call, &arguments->signature)
                   : hscal__signature_read(arguments->recorded, look_up, arguments, &arguments->signature);
  if (!failed && check_names(arguments) != CLI_OK) return CLI_USAGE;
  if (!failed) failed = hscal__signature_record(arguments->signature, mb, nb, &arguments->recording);
  if (failed) return cli_report(failed);
  *call = hscal__recording_call(arguments->recording);
  if (!may_be_open && hscal__call_is_open(call))
    return cli_usage("nb= is missing (the blocking factor, such as nb=64)");
  return CLI_OK;
}
