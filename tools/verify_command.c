/* hscal verify: compares the models with the ScaLAPACK that is installed. The work is hscal-verify's, a program of its own
 * because in it libscalapack finds stubs in place of MPI and BLAS. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "verify_command.h"
#include "base/file.h"
#include "call/routine.h"
#include "program.h"
#include "report.h"
#include "routine_words.h"
#include "values.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* The functions of a preloaded library come before those of the library that hscal was built with. A name without a slash would be
 * looked for elsewhere. Whether the library was taken, the program itself finds out. */
static int preload(const char *library) {
  char path[PATH_MAX];
  if (!hscal__file_is_readable(library) || !realpath(library, path))
    return cli_usage("--library %s: there is no such file to read", library);
  setenv("LD_PRELOAD", path, 1);
  return CLI_OK;
}

/* Checks a word and its value, and sees to --library. */
static int read_word(int argc, char **argv, int *i) {
  static const char *const options[] = {"--calls", "--seed", "--json", "--library"};
  const char *word = argv[*i];
  int number;
  if (word[0] != '-') return hscal__routine_find(word) ? CLI_OK : cli_unknown_routine(word);
  if (!strcmp(word, "--json")) return CLI_OK;
  int is_library = !strcmp(word, "--library");
  if (!is_library && strcmp(word, "--calls") && strcmp(word, "--seed"))
    return cli_usage("unknown option \"%s\"%s (hscal verify --help lists them)", word,
                     cli_did_you_mean(word, options, 4));
  if (*i + 1 >= argc || !*argv[*i + 1]) return cli_usage("%s needs a value", word);
  (*i)++;
  if (!is_library) return cli_read_int(strcmp(word, "--seed") ? "--calls " : "--seed ", argv[*i], 1, &number);
  return preload(argv[*i]);
}

int cli_verify(int argc, char **argv) {
  char program[PATH_MAX];
  int status = CLI_OK, count = 1, ended = 0;
  char **words = calloc((size_t)argc + 2, sizeof *words);
  if (!words) return cli_report(HSCAL_ERROR_MEMORY);
  cli_find_program("hscal-verify", program, sizeof program);
  words[0] = program;
  for (int i = 0; i < argc && status == CLI_OK; i++) {
    int first = i;
    status = read_word(argc, argv, &i);
    for (int w = first; w <= i && w < argc; w++) words[count++] = argv[w];
  }
  if (status == CLI_OK)
    status = cli_run_program(words, "it is built with MPI and ScaLAPACK only, and installed beside hscal", &ended);
  free(words);
  return status == CLI_OK ? ended : CLI_USAGE; /* 1 is left to calls that differ */
}
