/* The command line: a word per line, the first is the command. The words are read, and the call is made, but not planned. */
#include "tools/command_line.h"
#include "call/check.h"
#include "fuzz.h"
#include "tools/make_call.h"
#include "tools/plan_options.h"
#include "tools/report.h"

enum { MOST_WORDS = 64 };

static cli_command command_of(const char *name) {
  static const char *const names[] = {"plan", "timeof", "info", "run", "launch-file"};
  for (int i = 0; i < 5; i++)
    if (strcmp(names[i], name) == 0) return (cli_command)(1 << i);
  return CLI_FOR_PLAN;
}

static void use(cli_arguments *arguments) {
  hscal_options options;
  hscal_call call;
  if (!arguments->recorded && arguments->call.routine) { /* --recorded asks for a recorder */
    int status = cli_make_call(arguments, arguments->command == CLI_FOR_PLAN, &call);
    if (status == CLI_OK) FUZZ_CHECK(hscal__call_check(&call, 0, 0) == 0);
  }
  cli_read_options(arguments, &options);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char *words[MOST_WORDS + 1] = {0}, *text = fuzz_text(data, size), *next = text;
  cli_arguments arguments;
  int count = 0;
  while (next && count < MOST_WORDS) {
    words[count++] = next;
    next = strchr(next, '\n');
    if (next) *next++ = 0;
  }
  if (count > 1 && !*words[count - 1]) words[--count] = NULL; /* behind the end of the last line */
  int status = cli_read_arguments(command_of(words[0]), count - 1, words + 1, &arguments);
  FUZZ_CHECK(status == CLI_OK || status == CLI_USAGE || status == CLI_FAILURE);
  if (status == CLI_OK) use(&arguments);
  cli_free_arguments(&arguments);
  free(text);
  return 0;
}
