#include "start.h"
#include "program.h"
#include "report.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* Null if it can be executed, else why not. */
static const char *obstacle(const char *path) {
  struct stat facts;
  if (stat(path, &facts) != 0) return strerror(errno);
  if (S_ISDIR(facts.st_mode)) return "it is a folder";
  if (!S_ISREG(facts.st_mode)) return "it is not a regular file";
  return access(path, X_OK) == 0 ? NULL : "it is not executable";
}

int cli_find_executable(const char *name, char *path, unsigned long size, const char **reason) {
  const char *folders = getenv("PATH");
  if (strchr(name, '/')) {
    snprintf(path, size, "%s", name);
    *reason = obstacle(name);
    return !*reason;
  }
  for (const char *at = folders ? folders : ""; *at; at += *at == ':') {
    int length = (int)strcspn(at, ":");
    int fits = snprintf(path, size, "%.*s/%s", length, at, name) < (int)size;
    if (length > 0 && fits && !obstacle(path)) return 1;
    at += length;
  }
  *reason =
      access(name, X_OK) == 0 ? "it is not in the PATH, but here: write ./ before its name" : "it is not in the PATH";
  return 0;
}

/* ---- running and waiting ------------------------------------------------------------------------------------ */

static const int handed_on[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2};
enum { HANDED_ON = (int)(sizeof handed_on / sizeof *handed_on) };

/* The child has the signals as this process found them; meanwhile they wait here to be fetched. */
static int spawn(char **words, const sigset_t *before, pid_t *child) {
  sigset_t defaults;
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGPIPE); /* ignored by this command alone, */
  sigaddset(&defaults, SIGXFSZ); /* as this */
  return cli_spawn(words, &defaults, before, child);
}

/* Someone called kill; what the terminal sends goes to all of its processes, the child among them. */
static int is_from_a_process(const siginfo_t *signal) { return signal->si_code <= 0; }

static int wait_for(pid_t child, const sigset_t *signals, int *ended) {
  for (;;) {
    siginfo_t signal;
    pid_t done = waitpid(child, ended, WNOHANG);
    if (done == child) return 0;
    if (done < 0 && errno != EINTR) return errno;
    if (sigwaitinfo(signals, &signal) < 0) continue;
    if (signal.si_signo != SIGCHLD && is_from_a_process(&signal)) kill(child, signal.si_signo);
  }
}

int cli_start(char **words, int *state) {
  sigset_t signals, before;
  pid_t child;
  int ended = 0;
  fflush(NULL);
  signal(SIGCHLD, SIG_DFL); /* if ignored, there would be nothing to wait for */
  sigemptyset(&signals);
  sigaddset(&signals, SIGCHLD);
  for (int i = 0; i < HANDED_ON; i++) sigaddset(&signals, handed_on[i]);
  sigprocmask(SIG_BLOCK, &signals, &before);
  int failed = spawn(words, &before, &child), reason = failed ? failed : wait_for(child, &signals, &ended);
  sigprocmask(SIG_SETMASK, &before, NULL);
  if (failed) return cli_failure("cannot start \"%s\": %s", words[0], strerror(failed));
  if (reason) return cli_failure("cannot wait for \"%s\": %s", words[0], strerror(reason));
  *state = WIFEXITED(ended) ? WEXITSTATUS(ended) : 128 + WTERMSIG(ended);
  return CLI_OK;
}

void cli_allow_root(void) {
  static const char *const variables[] = {"OMPI_ALLOW_RUN_AS_ROOT", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM",
                                          "PRTE_ALLOW_RUN_AS_ROOT", "PRTE_ALLOW_RUN_AS_ROOT_CONFIRM"};
  if (geteuid() != 0) return;
  for (size_t i = 0; i < sizeof variables / sizeof *variables; i++) setenv(variables[i], "1", 0);
}

/* ---- asking -------------------------------------------------------------------------------------------------- */

/* The program with its output in the pipe, nothing else. */
static int spawn_version(const char *program, int output, pid_t *child) {
  posix_spawn_file_actions_t actions;
  char *words[] = {(char *)program, (char *)"--version", NULL};
  int failed = posix_spawn_file_actions_init(&actions);
  if (failed) return failed;
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  failed = posix_spawnp(child, program, &actions, NULL, words, environ);
  posix_spawn_file_actions_destroy(&actions);
  return failed;
}

void cli_ask_version(const char *program, char *text, unsigned long size) {
  int ends[2], state;
  pid_t child;
  size_t length = 0;
  text[0] = 0;
  if (pipe(ends) != 0) return;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  int failed = spawn_version(program, ends[1], &child);
  close(ends[1]);
  for (;;) { /* all is read, so that the program can end; the beginning is kept */
    char rest[512];
    int is_full = length + 1 >= size;
    ssize_t got = failed ? 0 : read(ends[0], is_full ? rest : text + length, is_full ? sizeof rest : size - 1 - length);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    if (!is_full) length += (size_t)got;
  }
  text[length] = 0;
  close(ends[0]);
  if (!failed)
    while (waitpid(child, &state, 0) < 0 && errno == EINTR) continue;
}
