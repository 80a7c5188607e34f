#include "recorded.h"
#include "cli.h"
#include "recorded/signature.h"
#include "values.h"

#include <limits.h>
#include <string.h>

int cli_read_recorded(const char *text, cli_arguments *arguments) {
  if (!*text) return cli_usage("--recorded needs a routine, or a call in quotes (hscal plan --help)");
  arguments->recorded = text;
  arguments->routine = hscal__routine_find(text);
  if (arguments->routine || strchr(text, ' ')) return CLI_OK;
  return cli_usage("\"%s\" has no model, so its arguments are not known: name them, as in\n"
                   "       --recorded \"pdpocon 'U' n A:n,n anorm=1.0 rcond=? work=* lwork=# iwork=* liwork=# info=?\"",
                   text);
}

int cli_add_name(cli_arguments *arguments, const char *key, size_t length, const char *value) {
  if (arguments->names == CLI_MOST_NAMES) return cli_usage("too many names");
  cli_name *name = &arguments->name[arguments->names];
  if (length == 0 || length >= sizeof name->text) return cli_usage("\"%s\" is no name of a number", key);
  memcpy(name->text, key, length);
  name->text[length] = 0;
  char shown[40] = "";
  strcat(strcpy(shown, name->text), "=");
  int status = cli_read_int(shown, value, INT_MIN, &name->value);
  if (status == CLI_OK) arguments->names++;
  return status;
}

static int look_up(const void *self, const char *text, int *value) {
  const cli_arguments *arguments = self;
  for (int i = 0; i < arguments->names; i++)
    if (!strcmp(arguments->name[i].text, text)) {
      *value = arguments->name[i].value;
      return 1;
    }
  return 0;
}

int cli_record_call(cli_arguments *arguments, int may_be_open, hscal_call *call) {
  int nb = cli_or(arguments->nb, cli_or(arguments->mb, 0)), mb = cli_or(arguments->mb, nb);
  int failed = arguments->routine
                   ? hscal__signature_of_call(call, &arguments->signature)
                   : hscal__signature_read(arguments->recorded, look_up, arguments, &arguments->signature);
  if (!failed) failed = hscal__signature_record(arguments->signature, mb, nb, &arguments->recording);
  if (failed) return cli_report(failed);
  *call = hscal__recording_call(arguments->recording);
  if (!may_be_open && hscal__call_is_open(call))
    return cli_usage("nb= is missing (the blocking factor, such as nb=64)");
  return CLI_OK;
}

void cli_free_arguments(cli_arguments *arguments) {
  hscal__recording_free(arguments->recording);
  hscal__signature_free(arguments->signature);
}
