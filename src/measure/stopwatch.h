/* How long this process took, without the time in which other work had its processor. */
#ifndef HSCAL_MEASURE_STOPWATCH_H
#define HSCAL_MEASURE_STOPWATCH_H

/* When something began: by the clock, how long this thread had waited for a processor until then, and how long it had one. */
typedef struct hscal_stopwatch {
  double wall_s, waited_s, used_s;
} hscal_stopwatch;

double hscal__now(void); /* seconds of a clock that only goes on */
hscal_stopwatch hscal__stopwatch_start(void);

/* What has passed since. */
typedef struct hscal_lap {
  double wall_s; /* by the clock                                                                    */
  double used_s; /* of it, on a processor                                                           */
  double asleep; /* part of the clock's time neither on a processor nor ready and waiting for one   */
} hscal_lap;

hscal_lap hscal__stopwatch_stop(hscal_stopwatch start);
hscal_lap hscal__lap_of(double wall_s, double waited_s, double used_s);

/* The same where quotas let the process have only a part of a processor (hscal_ranks.processor_share): it uses as much more, and has slept
 * for what the clock says beyond that. Waits for a quota are not told from sleep, and laps fit between two of them or not. */
hscal_lap hscal__lap_of_share(hscal_lap lap, double share);

/*
 * The seconds of a lap that count, where the laps of the same work were asleep for `least_asleep` of their time at least. Processor time, as a rule: other
 * work takes a long sample's processor away more often than a short one's, which says nothing of the machine. But work that sleeps in every
 * lap (paced, or on an accelerator) takes the clock's time.
 */
double hscal__lap_seconds(const hscal_lap *lap, double least_asleep);

/* What counts of seconds[count], which it sorts, of a process with this share of a processor: the fast quartile, as other work only makes
 * slower. Under a quota the median: between two waits others use the caches, and fast samples are those that found them full. */
double hscal__typical_seconds(double *seconds, int count, double share);

#endif
