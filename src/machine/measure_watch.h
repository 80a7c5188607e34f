/* How long this process took, without the time in which other work had its processor. */
#ifndef HSCAL_MACHINE_MEASURE_WATCH_H
#define HSCAL_MACHINE_MEASURE_WATCH_H

/* When something began: by the clock, how long this thread had waited for a processor until then, and how long it had one. */
typedef struct hscal_stopwatch {
  double wall_s, waited_s, used_s;
} hscal_stopwatch;

double hscal__now(void); /* seconds of a clock that only goes on */
hscal_stopwatch hscal__start_watch(void);

/*
 * Seconds since then by the clock, less those in which the process was ready to run and had no processor: other work takes a long sample's
 * processor away more often than a short one's, which says nothing of the machine. What a kernel sleeps counts, unlike in processor time: one
 * that computes on an accelerator, or that is paced, takes the time that it takes; then it is the clock alone, since what it waited may
 * have been in time that it would have slept. It is the clock alone, too, where a control group limits processor time, for every run will wait
 * so, and where the system does not tell (Linux: /proc/thread-self/schedstat). hscal__elapsed is the rule.
 */
double hscal__stop_watch(hscal_stopwatch start);
double hscal__elapsed(double wall_s, double waited_s, double used_s);

#endif
