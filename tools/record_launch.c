#define _XOPEN_SOURCE 700 /* realpath */
#include "record_launch.h"
#include "base/file.h"
#include "base/own.h"
#include "report.h"
#include "start.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char library[] = "libhscal_preload.so";
/* As seen from the folder of the command: installed, in a build tree. */
static const char *const places[] = {"../" HSCAL_LIBRARY_FOLDER, "src/preload", "."};
static const char *const handed_on[] = {"LD_PRELOAD", "HSCAL_PRELOAD", "HSCAL_PRELOAD_SPOOL"};
enum { HANDED_ON = (int)(sizeof handed_on / sizeof *handed_on) };

static int find_library(char path[PATH_MAX]) {
  char own[PATH_MAX], tried[2 * PATH_MAX];
  if (!hscal__own_folder(own)) own[0] = 0;
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    snprintf(tried, sizeof tried, "%s/%s/%s", own, places[i], library);
    if (hscal__file_is_readable(tried) && realpath(tried, path)) return CLI_OK;
  }
  return cli_failure("%s is not installed beside the command (it is built with MPI and ScaLAPACK)", library);
}

int cli_set_preload(const char *spool) {
  char path[PATH_MAX], all[4 * PATH_MAX], folder[PATH_MAX];
  const char *before = getenv("LD_PRELOAD"), *mode = getenv("HSCAL_PRELOAD");
  int status = find_library(path);
  if (status != CLI_OK) return status;
  if (strpbrk(path, " :"))
    return cli_failure("%s cannot be preloaded: the system takes blanks and colons in its path for the end of it",
                       path);
  int length = snprintf(all, sizeof all, "%s%s%s", path, before && *before ? ":" : "", before ? before : "");
  if (length >= (int)sizeof all) return cli_failure("LD_PRELOAD is too long to add %s", library);
  if (!realpath(spool, folder)) return cli_failure("cannot find the folder %s", spool);
  setenv("LD_PRELOAD", all, 1);
  setenv("HSCAL_PRELOAD_SPOOL", folder, 1);
  if (!mode || strcmp(mode, "panel") != 0) setenv("HSCAL_PRELOAD", "record", 1);
  return CLI_OK;
}

/* Open MPI hands on what it is told to. Others hand on all. */
static int is_open_mpi(const char *program) {
  static const char *const names[] = {"mpirun", "mpiexec", "orterun", "prterun"};
  const char *slash = strrchr(program, '/'), *name = slash ? slash + 1 : program;
  char version[200];
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (strncmp(name, names[i], strlen(names[i])) != 0) continue;
    cli_ask_version(program, version, sizeof version);
    return strstr(version, "Open MPI") || strstr(version, "OpenRTE") || strstr(version, "PRRTE");
  }
  return 0;
}

/* It takes one of the two, not both: words -x NAME, or a list in this variable. */
static int add_to_list(void) {
  static const char variable[] = "OMPI_MCA_mca_base_env_list";
  const char *list = getenv(variable);
  char all[PATH_MAX];
  if (!list || !*list) return 0;
  snprintf(all, sizeof all, "%s;%s;%s;%s", list, handed_on[0], handed_on[1], handed_on[2]);
  setenv(variable, all, 1);
  return 1;
}

static int put_names(char **words, int count) {
  for (int i = 0; i < HANDED_ON; i++) {
    words[count++] = (char *)"-x";
    words[count++] = (char *)handed_on[i];
  }
  return count;
}

char **cli_preloaded_words(char **program) {
  int n = 0, count = 0, parts = 1;
  for (; program[n]; n++) parts += !strcmp(program[n], ":"); /* several programs, each with words of its own */
  char **words = calloc((size_t)(n + 1 + 2 * HANDED_ON * parts), sizeof *words);
  if (!words) return NULL;
  int is_told = is_open_mpi(program[0]) && !add_to_list();
  for (int i = 0; i < n; i++) {
    words[count++] = program[i];
    if (is_told && (i == 0 || !strcmp(program[i], ":"))) count = put_names(words, count);
  }
  return words;
}
