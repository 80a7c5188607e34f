#include "measure/quota.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { MOST_PATH = 1000, MOST_LINE = 700 };

/* Two numbers, one after the other in a file, or each in one of its own; "max 100000" and -1: no limit. */
static hscal_quota read_quota(const char *file, const char *period_file) {
  double quota_us = 0, period_us = 0;
  FILE *in = fopen(file, "r");
  if (!in) return (hscal_quota){0};
  int count = fscanf(in, "%lf %lf", &quota_us, &period_us);
  fclose(in);
  if (count == 1 && period_file && (in = fopen(period_file, "r"))) {
    if (fscanf(in, "%lf", &period_us) != 1) period_us = 0;
    fclose(in);
  }
  if (count < 1 || !(quota_us > 0) || !(period_us > 0)) return (hscal_quota){0};
  return (hscal_quota){quota_us / period_us, 1e-6 * period_us};
}

/* Of a control group, in the second version of control groups or in the first. */
static hscal_quota quota_of_group(const char *mounted_at, const char *path, int is_second) {
  char file[MOST_PATH], period[MOST_PATH];
  if (is_second) {
    snprintf(file, sizeof file, "%.200s/%.600s/cpu.max", mounted_at, path);
    return read_quota(file, NULL);
  }
  snprintf(file, sizeof file, "%.200s/cpu/%.600s/cpu.cfs_quota_us", mounted_at, path);
  snprintf(period, sizeof period, "%.200s/cpu/%.600s/cpu.cfs_period_us", mounted_at, path);
  return read_quota(file, period);
}

static void keep_tighter(hscal_quota *tightest, hscal_quota quota) {
  if (quota.processors > 0 && (tightest->processors == 0 || quota.processors < tightest->processors)) *tightest = quota;
}

/* The group that a line of /proc/self/cgroup names ("4:cpu,cpuacct:/a/b", "0::/a/b"), and those that it is in. */
static void look_at_line(const char *mounted_at, char *line, hscal_quota *tightest) {
  char *controllers = strchr(line, ':'), *path = controllers ? strchr(controllers + 1, ':') : NULL;
  if (!path) return;
  int is_second = path == controllers + 1;
  if (!is_second && strncmp(controllers, ":cpu:", 5) != 0 && strncmp(controllers, ":cpu,", 5) != 0) return;
  path++;
  path[strcspn(path, "\n")] = 0;
  for (char *end = path + strlen(path); end; end = strrchr(path, '/')) {
    *end = 0;
    keep_tighter(tightest, quota_of_group(mounted_at, path, is_second));
    if (end == path) break;
  }
}

hscal_quota hscal__quota_of(const char *groups_file, const char *mounted_at) {
  char line[MOST_LINE];
  hscal_quota tightest = {0};
  FILE *groups = fopen(groups_file, "r");
  while (groups && fgets(line, sizeof line, groups)) look_at_line(mounted_at, line, &tightest);
  if (groups) fclose(groups);
  keep_tighter(&tightest, quota_of_group(mounted_at, "", 0)); /* in a container, whose own group is mounted there */
  keep_tighter(&tightest, quota_of_group(mounted_at, "", 1));
  return tightest;
}

static hscal_quota found;
static void look(void) { found = hscal__quota_of("/proc/self/cgroup", "/sys/fs/cgroup"); }

hscal_quota hscal__quota(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, look);
  return found;
}
