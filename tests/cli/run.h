/* Runs the hscal command and keeps what it printed. */
#ifndef HSCAL_TESTS_CLI_RUN_H
#define HSCAL_TESTS_CLI_RUN_H

#include <jansson.h>

/* Exit status and output of a run; the texts live until the next run. */
typedef struct run {
  int status;
  const char *out, *err;
} run;

/* Runs "hscal WORDS" in a shell (so quoting and redirection work), without a machine from the environment or a cache. */
run run_hscal(const char *words);
/* The same with environment settings before the command: run_hscal_with("HSCAL_MACHINE=x", ...). */
run run_hscal_with(const char *settings, const char *words);

/* Expects exit status 0 and nothing on stderr, and reads stdout as JSON. The caller frees it by json_decref. */
json_t *run_json(const char *words);

/* The text of a file of the source tree (free it). */
char *source_text(const char *path);

#endif
