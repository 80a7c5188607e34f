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

/* Expects the exit status, nothing on stdout, and the message somewhere on stderr. */
void expect_refused(const char *words, int status, const char *message);

/* A folder of this test program's own, for a group of tests to be set up and torn down with. */
extern char run_folder[];
int run_make_folder(void **state);
int run_remove_folder(void **state);
/* Writes a file of that name there. */
void run_write_file(const char *name, const char *text);
/* The words with that folder in place of each %s, two at most; they live until the next call. */
const char *run_in_folder(const char *words);

/* The text of a file of the source tree (free it). */
char *source_text(const char *path);

#endif
