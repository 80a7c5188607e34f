/*
 * The numbers of this room that were fitted, not derived: unit, what they were fitted to, since when (date, commit), what checks them.
 * Names with -report are targets of the build (make -C build sampling-report), names with a dot tests (ctest -R models.sampling). The
 * errors with these and other choices: docs/notebook/calibration_clock.md. What today's runs give: the target
 * calibration, its groups samples and contention.
 */
#ifndef HSCAL_MODELS_CLOCK_CALIBRATED_H
#define HSCAL_MODELS_CLOCK_CALIBRATED_H

/* ---- samples (sample.c, sample_series.c, sample_chained.c, sample_parts.c) ----
 * Fitted to samples against every event, on random layouts of 25 routines: 1 % off in the mean and 5 % at worst up to 64 processes, at the
 * least effort. Checked by sampling-report (docs/results/sampling.md), models.sampling, models.series; at low fidelity by
 * models.low_fidelity. */
enum {
  /* series of products: operations on windows of all processes, 25 to 200 ms; 2026-11-21, 75d8b34 */
  HSCAL_WINDOWS_OPERATIONS = 2000000,
  /* windows that tell a pace, each in the middle of its part of the series, and the fewest of them; 2026-11-21, 19e39e5 */
  HSCAL_PACED_WINDOWS = 4,
  HSCAL_LEAST_PACED_WINDOWS = 2,
  /* steps of such a window at least, after as many to get in step, where no turn of the owners fits in; 2026-11-28, by 24 layouts of 6 routines on 4,096
     processes of each of two machines, every event: 3.1 and 3.9 % off; after half as many 4.5 and 4.2, for 30 % less effort; shorter windows and more
     of them 5 to 10 */
  HSCAL_LEAST_PART_OF_TURN = 8,
  /* series of composites: operations of a process in a step so long that its processes are in step as they are; 2026-11-22, a7a0c7e */
  HSCAL_LONG_STEP = 64,
  /* times its share that a series of overlapping steps is timed whole for, on few processes and on more; 2026-11-22, 776c7d1 */
  HSCAL_OVERLAPPING_FEW_PROCESSES = 128,
  HSCAL_WORTH_ON_FEW = 5,
  HSCAL_WORTH_ON_MANY = 3,
  /* chained steps: the fewest windows spread evenly through which a parabola goes; 2026-11-21, 02e22e3 */
  HSCAL_LEAST_WINDOWS = 3,
  /* short windows: how many at least, and steps of chained series that count in each, after as many to get in step; 2026-11-28, by 30 layouts of 6
     routines on 1,024 processes of two machines, every event: 0.85 % off, worst 3.3 %, where 5 or 7 windows of 3 to 12 steps were 2.05 and 9.0 %,
     with 5 % more effort; of chained ones 3 + 5 steps, 6 + 6 and 2 + 2 are worse. Checked by models.sampling */
  HSCAL_USUAL_WINDOWS = 5,
  HSCAL_USUAL_BODY = 4,
  /* steps of a turn of owners so short that windows are whole turns; turns in which processes do not get in step; 2026-11-21, 02e22e3, 5117abb */
  HSCAL_SHORT_TURN = 4,
  HSCAL_FEW_TURNS = 7,
  /* times what may be afforded: of a series in few turns timed whole; of steps that overlap; 2026-11-21, 5117abb */
  HSCAL_WORTH_OF_FEW_TURNS = 5,
  HSCAL_WORTH_OF_OVERLAPPING = 2,
  /* one stretch of a series: eighths of it in which processes get in step; 2026-11-28 */
  HSCAL_STRETCH_LEAD_EIGHTHS = 3,
  /* parts of a step: process-parts in a window, twice as many where only two processes meet, and at low fidelity; 2026-11-23, 612bbe4 */
  HSCAL_PARTS_IN_WINDOW = 48,
  HSCAL_PARTS_IN_WINDOW_LOW = 4,
  /* a product at low fidelity: steps of a series worth windows; 2026-11-22, a7a0c7e */
  HSCAL_LEAST_STEPS_LOW = 9
};
/* Times its share that may go into a good sample of a chained series: seven windows of two steps, where these are five otherwise;
 * 2026-11-23, 612bbe4 */
static const double hscal__somewhat_more = 1.2;
/* Part of what a composite may take that is for its series, however much the rest takes; 2026-11-21, 5117abb */
static const double hscal__least_for_series = 0.5;

/* ---- contention on the dataflow clock (contention_estimate.c, dataflow.c) ----
 * Fitted to its seconds against those of the event-driven clock, 57 layouts of each of 20 routines, 16 to 256 processes. Checked by
 * models.contention_estimate, calibration (contention). */
enum {
  HSCAL_BUSY_PERIODS = 32, /* periods that a link remembers to have been taken; 2026-11-27, e0ed948d */
  HSCAL_OCCUPANTS = 32,    /* occupants that a shared resource remembers; 2026-11-21, 941798a */
  HSCAL_CORRECTIONS =
      2, /* times a stay is corrected for those whom it meets because it takes longer; 2026-11-21, 941798a */
  HSCAL_PARTNERS = 16,              /* histories of sends, for each process; 2026-11-21, 941798a */
  HSCAL_MOST_SEND_HISTORIES = 32768 /* in all */
};
/* Part by which a history follows what was met this time rather than before; 2026-11-21, 941798a */
static const double hscal__freshness = 0.5;
/* Seconds of a link so few that whoever meets the message does not notice: those of some bytes; 2026-11-22, c33db5b */
static const double hscal__brief_s = 10e-9;

/* ---- max-min shares (max_min_shares.c) ---- */
/* Looks at a port in one settling, on average; enough for shares to come to rest. Checked by models.clock; 2026-11-21, 4467408 */
enum { HSCAL_MOST_LOOKS_AT_A_PORT = 8 };

#endif
