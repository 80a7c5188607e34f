#include "program.h"
#include "report.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
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

int cli_spawn(char **words, const sigset_t *defaults, const sigset_t *mask, pid_t *child) {
  posix_spawnattr_t attributes;
  int failed = posix_spawnattr_init(&attributes);
  if (failed) return failed;
  posix_spawnattr_setsigdefault(&attributes, defaults);
  if (mask) posix_spawnattr_setsigmask(&attributes, mask);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | (mask ? POSIX_SPAWN_SETSIGMASK : 0));
  failed = posix_spawnp(child, words[0], NULL, &attributes, words, environ);
  posix_spawnattr_destroy(&attributes);
  return failed;
}

int cli_run_program(char **words, const char *advice, int *state) {
  pid_t child;
  sigset_t defaults;
  sigemptyset(&defaults);
  sigaddset(&defaults,
            SIGXFSZ); /* who does not look whether it can write shall not go on where a file may not be as large */
  int failed = cli_spawn(words, &defaults, NULL, &child), ended;
  if (failed) return cli_failure("cannot start \"%s\": %s (%s)", words[0], strerror(failed), advice);
  while (waitpid(child, &ended, 0) < 0)
    if (errno != EINTR) return cli_failure("cannot wait for \"%s\": %s", words[0], strerror(errno));
  if (!WIFEXITED(ended)) return cli_failure("%s was ended by signal %d", words[0], WTERMSIG(ended));
  *state = WEXITSTATUS(ended);
  return CLI_OK;
}

/* Starts it with its output in a pipe, of which the other end is returned; -1 if that is not possible. */
static int start_piped(char **words, pid_t *child) {
  int ends[2], failed;
  posix_spawn_file_actions_t actions;
  if (pipe(ends) != 0) return -1;
  failed = posix_spawn_file_actions_init(&actions);
  if (!failed) {
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    failed = posix_spawnp(child, words[0], &actions, NULL, words, environ);
    posix_spawn_file_actions_destroy(&actions);
  }
  close(ends[1]);
  if (!failed) return ends[0];
  close(ends[0]);
  return -1;
}

int cli_program_output(char **words, char *text, size_t size) {
  pid_t child;
  int ended = 0, out = start_piped(words, &child);
  size_t length = 0;
  if (out < 0) return 0;
  for (char rest[256];;) { /* what does not fit is read too, so that the program can end */
    size_t left = size - 1 - length;
    ssize_t got = left > 0 ? read(out, text + length, left) : read(out, rest, sizeof rest);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    if (left > 0) length += (size_t)got;
  }
  text[length] = 0;
  close(out);
  while (waitpid(child, &ended, 0) < 0)
    if (errno != EINTR) return 0;
  return WIFEXITED(ended) && WEXITSTATUS(ended) == 0;
}
