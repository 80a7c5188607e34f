#include "program.h"
#include "cli.h"

#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

void cli_find_program(const char *name, char *path, size_t size) {
  ssize_t length = readlink("/proc/self/exe", path, size - 1);
  char *slash = NULL;
  if (length > 0) {
    path[length] = 0;
    slash = strrchr(path, '/');
  }
  if (slash && (size_t)(slash + 1 - path) + strlen(name) < size) {
    strcpy(slash + 1, name);
    if (access(path, X_OK) == 0) return;
  }
  snprintf(path, size, "%s", name);
}

int cli_run_program(char **words, const char *advice, int *state) {
  pid_t child;
  int failed = posix_spawnp(&child, words[0], NULL, NULL, words, environ), ended;
  if (failed) return cli_failure("cannot start \"%s\": %s (%s)", words[0], strerror(failed), advice);
  while (waitpid(child, &ended, 0) < 0)
    if (errno != EINTR) return cli_failure("cannot wait for \"%s\": %s", words[0], strerror(errno));
  if (!WIFEXITED(ended)) return cli_failure("%s was ended by signal %d", words[0], WTERMSIG(ended));
  *state = WEXITSTATUS(ended);
  return CLI_OK;
}
