#include "measure/stopwatch.h"
#include "base/wall_clock.h"
#include "machine/samples.h"
#include "measure/calibrated.h"
#include "measure/quota.h"

#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

double hscal__now(void) { return hscal__wall_s(); }

/* ---- the stopwatch ---------------------------------------------------------------------------------------- */

/* Seconds that this thread has been ready without a processor; 0 where the system does not tell, and where it is so by a limit. */
static double waited(void) {
  char text[100];
  if (hscal__quota().processors > 0) return 0;
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

hscal_lap hscal__lap_of_share(hscal_lap lap, double share) {
  if (share >= 1) return lap;
  lap.used_s /= share;
  lap.asleep = fmax(lap.wall_s - lap.used_s, 0) / lap.wall_s;
  return lap;
}

double hscal__lap_seconds(const hscal_lap *lap, double least_asleep) {
  return least_asleep > HSCAL_SLEEPS ? lap->wall_s : lap->used_s;
}

double hscal__typical_seconds(double *seconds, int count, double share) {
  return share < HSCAL_WHOLE_PROCESSOR ? hscal__median(seconds, count) : hscal__quartile(seconds, count);
}
