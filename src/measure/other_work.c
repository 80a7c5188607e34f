#include "measure/other_work.h"
#include "measure/calibrated.h"
#include "measure/stopwatch.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

void hscal__work_of_processors(const char *stat_file, hscal_work_reading *reading) {
  /* user nice system idle iowait irq softirq steal; guests' time is in that of users */
  enum { USER, NICE, SYSTEM, IDLE, IOWAIT, IRQ, SOFTIRQ, STEAL, FIELDS };
  double ticks[FIELDS] = {0}, per_s = (double)sysconf(_SC_CLK_TCK);
  char line[512];
  int processors = 0, told = 0;
  FILE *in = fopen(stat_file, "r");
  if (!in) return;
  while (fgets(line, sizeof line, in) && strncmp(line, "cpu", 3) == 0) {
    if (line[3] != ' ')
      processors++;
    else
      told = sscanf(line + 4, "%lf %lf %lf %lf %lf %lf %lf %lf", &ticks[USER], &ticks[NICE], &ticks[SYSTEM],
                    &ticks[IDLE], &ticks[IOWAIT], &ticks[IRQ], &ticks[SOFTIRQ], &ticks[STEAL]);
  }
  fclose(in);
  if (told < IDLE + 1 || processors == 0 || !(per_s > 0)) return;
  reading->processors = processors;
  reading->busy_s = (ticks[USER] + ticks[NICE] + ticks[SYSTEM] + ticks[IRQ] + ticks[SOFTIRQ]) / per_s;
  reading->stolen_s = ticks[STEAL] / per_s;
}

void hscal__work_read(hscal_work_reading *reading) {
  struct rusage used;
  *reading = (hscal_work_reading){.wall_s = hscal__now()};
  hscal__work_of_processors("/proc/stat", reading);
  if (getrusage(RUSAGE_SELF, &used) != 0) return;
  reading->own_s = (double)used.ru_utime.tv_sec + 1e-6 * (double)used.ru_utime.tv_usec + (double)used.ru_stime.tv_sec +
                   1e-6 * (double)used.ru_stime.tv_usec;
  reading->switches = (double)used.ru_nivcsw;
}

hscal_other_work hscal__other_work(const hscal_work_reading *before, const hscal_work_reading *after, double own_s,
                                   double switches) {
  hscal_other_work work = {.seconds = after->wall_s - before->wall_s, .own_s = own_s, .switches = switches};
  if (!(before->busy_s > 0 && after->busy_s > 0)) return work;
  work.processors = after->processors;
  work.others_s = fmax(after->busy_s - before->busy_s - own_s, 0);
  work.stolen_s = fmax(after->stolen_s - before->stolen_s, 0);
  work.idle_s = fmax(work.processors * work.seconds - (after->busy_s - before->busy_s) - work.stolen_s, 0);
  return work;
}

int hscal__is_disturbed(const hscal_other_work *work, char *why, size_t size) {
  char unused[1];
  if (!why) why = unused, size = sizeof unused;
  const double most_s = work->processors * work->seconds;
  double switches_per_s = work->switches / fmax(work->own_s, HSCAL_LEAST_WATCHED_S);
  if (!(work->seconds >= HSCAL_LEAST_WATCHED_S)) return 0;
  if (work->others_s > HSCAL_MOST_OF_OTHERS * most_s + HSCAL_TICK_S && work->idle_s < HSCAL_LEAST_IDLE * most_s)
    snprintf(why, size, "other work had %.2g of %.0f processors", work->others_s / work->seconds, work->processors);
  else if (work->stolen_s > HSCAL_MOST_STOLEN * most_s + HSCAL_TICK_S)
    snprintf(why, size, "the hypervisor took %.0f %% of the processors' time", 100 * work->stolen_s / most_s);
  else if (switches_per_s > HSCAL_MOST_SWITCHES_PER_S)
    snprintf(why, size, "processes lost their processors %.0f times a second", switches_per_s);
  else
    return 0;
  return 1;
}
