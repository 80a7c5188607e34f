#include "measure/stopwatch.h"
#include "measure/calibrated.h"

#include <fcntl.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

double hscal__now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* ---- limits on processor time ----------------------------------------------------------------------------- */

/* Does a file begin with a number above 0? ("max 100000" and -1: no limit) */
static int holds_limit(const char *file) {
  double quota = 0;
  FILE *in = fopen(file, "r");
  if (!in) return 0;
  if (fscanf(in, "%lf", &quota) != 1) quota = 0;
  fclose(in);
  return quota > 0;
}

/* Does a control group named in a line of /proc/self/cgroup ("4:cpu,cpuacct:/a/b", "0::/a/b") limit its processor time? */
static int group_limits(char *line) {
  char file[600];
  char *path = strrchr(line, ':'), *controllers = strchr(line, ':');
  if (!path || path == controllers) return 0;
  path[strcspn(path, "\n")] = 0;
  int second_version = controllers + 1 == path;
  if (!second_version && strncmp(controllers, ":cpu:", 5) != 0 && strncmp(controllers, ":cpu,", 5) != 0) return 0;
  snprintf(file, sizeof file,
           second_version ? "/sys/fs/cgroup%.500s/cpu.max" : "/sys/fs/cgroup/cpu%.500s/cpu.cfs_quota_us", path + 1);
  return holds_limit(file);
}

static int limited;
static void look_for_limit(void) {
  char line[700];
  FILE *groups = fopen("/proc/self/cgroup", "r");
  while (groups && fgets(line, sizeof line, groups)) limited |= group_limits(line);
  if (groups) fclose(groups);
  limited |= holds_limit("/sys/fs/cgroup/cpu.max") || holds_limit("/sys/fs/cgroup/cpu/cpu.cfs_quota_us");
}

/* ---- the stopwatch ---------------------------------------------------------------------------------------- */

/* Seconds that this thread has been ready without a processor; 0 where the system does not tell, and where it is so by a limit. */
static double waited(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  char text[100];
  pthread_once(&once, look_for_limit);
  if (limited) return 0;
  int file = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return 0;
  text[length] = 0;
  char *rest;
  strtoull(text, &rest, 10); /* nanoseconds on a processor; then those without */
  return 1e-9 * (double)strtoull(rest, NULL, 10);
}

hscal_stopwatch hscal__stopwatch_start(void) {
  struct timespec used;
  double waited_s = waited();
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
  return (hscal_stopwatch){hscal__now(), waited_s, (double)used.tv_sec + 1e-9 * (double)used.tv_nsec};
}

hscal_lap hscal__lap_of(double wall_s, double waited_s, double used_s) {
  double wall = fmax(wall_s, 1e-9), used = fmax(fmin(used_s, wall), 1e-9);
  return (hscal_lap){wall, used, fmax(wall - waited_s - used, 0) / wall};
}

hscal_lap hscal__stopwatch_stop(hscal_stopwatch start) {
  double wall_s = hscal__now() - start.wall_s;
  hscal_stopwatch end = hscal__stopwatch_start();
  return hscal__lap_of(wall_s, fmax(end.waited_s - start.waited_s, 0), end.used_s - start.used_s);
}

double hscal__lap_seconds(const hscal_lap *lap, double least_asleep) {
  return least_asleep > HSCAL_SLEEPS ? lap->wall_s : lap->used_s;
}
