#include "recorded_names.h"
#include "report.h"
#include "values.h"

#include <ctype.h>
#include <limits.h>
#include <string.h>

int cli_read_recorded(const char *text, cli_arguments *arguments) {
  if (!*text) return cli_usage("--recorded needs a routine, or a call in quotes (hscal plan --help)");
  arguments->recorded = text;
  arguments->call.routine = hscal__routine_find(text);
  if (arguments->call.routine || strchr(text, ' ')) return CLI_OK;
  return cli_usage("\"%s\" has no model, so its arguments are not known: name them, as in\n"
                   "       --recorded \"pdpocon 'U' n A:n,n anorm=1.0 rcond=? work=* lwork=# iwork=* liwork=# info=?\"",
                   text);
}

int cli_add_name(cli_arguments *arguments, const char *key, size_t length, const char *value) {
  cli_name *name = &arguments->name[arguments->names];
  if (arguments->names == CLI_MOST_NAMES) return cli_usage("too many names");
  if (length < 2 || length >= sizeof name->text) return cli_usage("\"%s\" is no name of a number", key);
  for (int i = 0; i < arguments->names; i++)
    if (strlen(arguments->name[i].text) == length && !memcmp(arguments->name[i].text, key, length))
      return cli_usage("%s is given twice", arguments->name[i].text);
  memcpy(name->text, key, length);
  name->text[length] = 0;
  int status = cli_read_int(name->text, value, INT_MIN, &name->value);
  if (status == CLI_OK) arguments->names++;
  return status;
}

/* May it be part of a name? */
static int is_of_name(char letter) { return isalnum((unsigned char)letter) || letter == '_'; }

int cli_is_name(const char *recorded, const char *name, size_t length) {
  for (const char *at = recorded; at && *at; at++) {
    int begins = at == recorded || (!is_of_name(at[-1]) && at[-1] != '\''); /* 'N' is a letter */
    if (begins && !strncmp(at, name, length) && !is_of_name(at[length]) && at[length] != '=' && at[length] != ':')
      return 1;
  }
  return 0;
}
