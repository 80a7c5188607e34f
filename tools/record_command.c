#define _XOPEN_SOURCE 700 /* mkdtemp */
#include "record_command.h"
#include "base/file.h"
#include "output.h"
#include "record_join.h"
#include "record_launch.h"
#include "record_merge.h"
#include "record_text.h"
#include "report.h"
#include "start.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct request {
  const char *output, *merge; /* the file; a folder with spools, in place of a program */
  char **program;
} request;

static int read_words(int argc, char **argv, request *wanted) {
  static const char *const options[] = {"-o", "--output", "--merge", "--"};
  *wanted = (request){.output = "recorded.workload"};
  int i = 0;
  for (; i < argc && strcmp(argv[i], "--") != 0; i++) {
    const char **value = !strcmp(argv[i], "-o") || !strcmp(argv[i], "--output") ? &wanted->output
                         : !strcmp(argv[i], "--merge")                          ? &wanted->merge
                                                                                : NULL;
    if (!value && argv[i][0] != '-')
      return cli_usage("write -- before the program: hscal record -o FILE -- %s ...", argv[i]);
    if (!value)
      return cli_usage("unknown option \"%s\"%s (hscal record --help lists them)", argv[i],
                       cli_did_you_mean(argv[i], options, 4));
    if (i + 1 >= argc || !*argv[i + 1]) return cli_usage("%s needs a value", argv[i]);
    *value = argv[++i];
  }
  if (i + 1 < argc) wanted->program = argv + i + 1;
  if (wanted->program && wanted->merge) return cli_usage("--merge FOLDER takes the place of a program");
  if (!wanted->program && !wanted->merge)
    return cli_usage("say what to record: hscal record -o FILE -- mpirun -n 4 ./program");
  return CLI_OK;
}

/* ---- the folder of the spools: beside the result, because other hosts must reach it, too ------------------------ */

static int make_folder(const char *output, char folder[PATH_MAX]) {
  int length = snprintf(folder, PATH_MAX, "%s.spool-XXXXXX", output);
  if (length < PATH_MAX && mkdtemp(folder)) return CLI_OK;
  int reason = length < PATH_MAX ? errno : ENAMETOOLONG;
  return cli_failure("cannot make a folder beside %s: %s", output, strerror(reason));
}

static void remove_folder(const char *folder) {
  DIR *in = opendir(folder);
  if (!in) return;
  for (const struct dirent *entry; (entry = readdir(in));) {
    char path[2 * PATH_MAX];
    size_t length = strlen(entry->d_name);
    if (length < 6 || strcmp(entry->d_name + length - 6, ".spool")) continue;
    snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
    unlink(path);
  }
  closedir(in);
  rmdir(folder);
}

/* ---- the result -------------------------------------------------------------------------------------------------- */

/* state: the program's status, 0 if it is not known. */
static int tell_nothing(const cli_merged *merged, int state) {
  char incomplete[CLI_INCOMPLETE_SIZE];
  if (*merged->off) return cli_failure("nothing was recorded: %s", merged->off);
  if (state)
    return cli_failure("nothing was recorded: the program ended with status %d, and made no call before that could be "
                       "seen",
                       state);
  if (!merged->processes)
    return cli_failure("no process with MPI was seen, so nothing was recorded: the program has no MPI, is linked "
                       "statically, or its launcher does not hand on LD_PRELOAD");
  if (*cli_incomplete_text(merged, incomplete)) return cli_failure("nothing was recorded: %s", incomplete);
  const char *one = merged->processes == 1 ? "1 process" : "the processes";
  if (!merged->with_scalapack)
    return cli_failure("%s made no call that could be seen: no shared ScaLAPACK was loaded; a static one cannot be "
                       "recorded",
                       one);
  return cli_failure("%s made no call that could be seen: the program does not call ScaLAPACK, or has it linked "
                     "statically",
                     one);
}

static int write_result(const cli_merged *merged, const request *wanted, int state) {
  char incomplete[CLI_INCOMPLETE_SIZE];
  long calls, kinds;
  char *text = cli_recorded_text(merged, wanted->program, &calls, &kinds);
  if (!text) return cli_report(HSCAL_ERROR_MEMORY);
  if (!kinds && !merged->seen) {
    free(text);
    return tell_nothing(merged, state);
  }
  int failed = hscal__file_replace(wanted->output, text);
  free(text);
  if (failed) return cli_report(failed);
  fprintf(stderr, "hscal: %ld call%s of %ld kind%s by %zu process%s: %s", calls, calls == 1 ? "" : "s", kinds,
          kinds == 1 ? "" : "s", merged->processes, merged->processes == 1 ? "" : "es", wanted->output);
  if (*cli_incomplete_text(merged, incomplete)) fprintf(stderr, " (incomplete: %s)", incomplete);
  fputc('\n', stderr);
  return CLI_OK;
}

/* state: the program's status; *seen: calls that processes saw. */
static int merge(const request *wanted, const char *folder, int state, long *seen) {
  cli_merged merged;
  int status = cli_merge_spools(folder, &merged);
  if (status == CLI_OK) status = cli_join_calls(&merged);
  if (status == CLI_OK) status = write_result(&merged, wanted, state);
  *seen = merged.seen;
  cli_free_merged(&merged);
  return status;
}

/* What processes saw is kept if it could not be written as a workload. */
static int record(const request *wanted) {
  char folder[PATH_MAX];
  long seen;
  int state = CLI_OK, status = make_folder(wanted->output, folder);
  if (status != CLI_OK) return status;
  status = cli_set_preload(folder);
  char **words = status == CLI_OK ? cli_preloaded_words(wanted->program) : NULL;
  if (status == CLI_OK) status = words ? cli_start(words, &state) : cli_report(HSCAL_ERROR_MEMORY);
  free(words);
  if (status != CLI_OK) {
    remove_folder(folder);
    return status;
  }
  status = merge(wanted, folder, state, &seen);
  if (status == CLI_OK || !seen)
    remove_folder(folder);
  else
    cli_failure("what the processes saw is kept; again: hscal record --merge %s -o FILE", folder);
  return state ? state : status;
}

int cli_record(int argc, char **argv) {
  request wanted;
  long seen;
  int status = read_words(argc, argv, &wanted);
  if (status == CLI_OK) status = cli_check_file(wanted.output);
  if (status != CLI_OK) return status;
  return wanted.merge ? merge(&wanted, wanted.merge, 0, &seen) : record(&wanted);
}
