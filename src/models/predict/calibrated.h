/*
 * The numbers of this room that were fitted, not derived: unit, what they were fitted to, since when (date, commit), what checks them.
 * Names with -report are targets of the build (make -C build sampling-report), names with a dot tests (ctest -R models.sampling). The
 * errors with these and other choices: docs/notebook/calibration_clock.md. What today's runs give: the target
 * calibration, its groups samples, intervals, deadlines and prices.
 */
#ifndef HSCAL_MODELS_PREDICT_CALIBRATED_H
#define HSCAL_MODELS_PREDICT_CALIBRATED_H

/* ---- what HSCAL_EFFORT_MODEL times (fidelity.c) ----
 * Fitted to samples against every event, on random layouts of 25 routines and 8 to 1,024 processes: 1 % off in the mean and 5 % at worst
 * up to 64 processes, at the least effort. Checked by sampling-report (docs/results/sampling.md), models.sampling, models.series,
 * models.low_fidelity. */
enum {
  HSCAL_REPEAT_OPERATIONS = 6000, /* operations, for runs of alike panels; 2026-11-21, b25bdbe */
  HSCAL_LEAST_KEPT = 4,           /* iterations of each run, at least; 2026-11-21, b25bdbe */
  HSCAL_KEPT_APART =
      1000, /* the same where steps are messages and processes do not wait for each other; 2026-11-21, 5fe0fca */
  HSCAL_LEAST_STEPS = 48,     /* steps of a series of similar ones, at least; 2026-11-21, 19e39e5 */
  HSCAL_LEAST_PANELS = 24,    /* panels in any case; 2026-11-21, b25bdbe */
  HSCAL_LEAST_PANELS_LOW = 8, /* the same at low fidelity; 2026-11-21, c6954e1 */
  HSCAL_FIRST_PROCESSES =
      1024 /* processes each of which adds series_more and process_more below; 2026-11-23, 612bbe4 */
};

/* Operations that a clock may spend: on the series of a product's steps, and more for each of the first processes; on a composite, for
 * each process, and more for each of the first. A product without windows is cut when it has taken `cut` times what its series may. */
typedef struct hscal_spending {
  double series, series_more, cut;
  double composite, process, process_more;
} hscal_spending;
/* 2026-11-23, 612bbe4 */
static const hscal_spending hscal__event_clock_spending = {.series = 180000,
                                                           .series_more = 800,
                                                           .cut = 2,
                                                           .composite = 180000,
                                                           .process = 400,
                                                           .process_more = 400},
                            hscal__dataflow_spending = {.series = 600000,
                                                        .cut = 5.0 / 3,
                                                        .composite = 180000,
                                                        .process = 600},
                            hscal__low_fidelity_spending = {.series = 6000, .cut = 1, .composite = 1000, .process = 20};

/* Operations that HSCAL_EFFORT_FULL times, all of them kept in memory: two GiB, a minute. What is sampled is less, but not where a single step
 * goes through all blocks of a triangle, and they are millions: as long, and nothing of it kept. Checked by models.huge. */
enum { HSCAL_MOST_OPERATIONS = 100000000, HSCAL_MOST_SAMPLED = 1000000000 };
/* A call is refused before it is timed if a dry run counts so many times the most: it tells about how many; 2026-11-23, 789ea14. */
static const double hscal__surely_too_many = 1.5;

/* ---- which clock (fidelity.c, predict.c) ----
 * Fitted to what the dataflow clock is off by where messages share links, 1,200 layouts with one process per node among them. Checked by
 * sampling-report, models.sampling, models.switches. */

/* Part of the time that messages share a link beyond which the event-driven clock is needed: where those of MPI_Isend overlap with
 * others, which the dataflow clock times as if they were alone, its error is that part for each process that a chain goes through.
 * Few operations are cheap for either clock, and of small matrices messages are the most. 2026-11-22, c5488fa */
static const double hscal__most_shared = 0.01, hscal__most_shared_by_few = 0.003, hscal__most_overlapped = 0.001;
/* Of the first two, the part from which a layout that would be the best is timed by the event-driven clock as well; 2026-11-28. Checked by search.nearly_shared. */
static const double hscal__nearly_shared = 0.33;
/* Blocks in a panel from which on a product that shares so much is not told by a short sample, and timed by events or not at all: p?gemm in
 * blocks of 16, panels of 256 on 31 x 33 was 0.58 of what it takes, panels of 64 0.9, other products 0.8 to 1.15; 2026-11-28, 500 layouts of 6
 * products on 256 and 1,024 processes. Checked by models.rough_clock. */
enum { HSCAL_BLOCKS_THAT_ADD_UP = 4 };
static const double hscal__usual_chain =
    14; /* processes of a row or column: of longer ones less may be shared; 2026-11-22, c78761a */
enum {
  HSCAL_FEW_OPERATIONS = 100000, /* operations of a short call; 2026-11-22, 195385c */
  HSCAL_FEW_PROCESSES =
      256, /* processes up to which all this is looked at, and shares of links are exact; 2026-11-22, c5488fa */
  HSCAL_MANY_PROCESSES =
      2048 /* processes beyond which the event-driven clock takes seconds, and memory leaves the caches; 2026-11-21, 196fc0e */
};
/* Times the most shared part that ends a sample early, and the part of a composite's flops that is done by then (operations are not in
 * step with time, p?orgqr begins with many that are small). 2026-11-21, f9b145e; 2026-11-22, 195385c */
static const double hscal__far_too_much = 4, hscal__part_before_look = 0.06;
/* Part by which shares of links may be off in samples on more than a few processes: sums over all of them would take their square;
 * 2026-11-21, 196fc0e. The same at low fidelity: 12 routines on 40 layouts each of two machines of 1,024 processes scatter about the good clock
 * as with 0.01, in nine tenths of the time; 2026-11-28, 4a23b281. Checked by models.rough_clock. */
static const double hscal__share_tolerance = 0.01, hscal__low_fidelity_share_tolerance = 0.1;
/* Times the most shared part that a coarse sample has to reach; 2026-11-21, 196fc0e */
static const double hscal__low_fidelity_tolerance = 3;

/* ---- what clocks cost (effort.c) ----
 * Units of 60 ns. Fitted to 930 timings at low fidelity of 31 routines on 64, 1,024 and 10,000 processes of five sorts of machines; looks
 * and `far` to those of 20 routines on 10,000; the event-driven clock's operations and looks to 588 at high fidelity of 11 routines on 16 to
 * 1,024 under three libraries' collectives, 2026-11-27, dd951697. Checked by scale-report (docs/results/scale.md), planning-report
 * (docs/results/planning.md): how long decisions take; one by one by calibration (prices). */

/* For each operation, as much more for those that are events of their own, for each look at others who share something, and for each
 * process; of a call that has not been timed yet an operation with all of that (`usual`). On many processes, which are not in the
 * caches, all of it takes `far` times as long. 2026-11-22, a7a0c7e */
typedef struct hscal_clock_price {
  double operation, single, look, process, usual, far;
} hscal_clock_price;
static const hscal_clock_price hscal__dataflow_price = {0.13, 0.67, 0, 0, 0.35, 1.4},
                               hscal__contended_price = {0.23, 0.67, 0.035, 3, 1, 1},
                               hscal__event_clock_price = {1, 0, 0.09, 1.6, 1.4, 2};
/* `far` behind switches, whose links thousands share, at least; 2026-11-22, 064358a */
static const double hscal__far_by_switches = 2;
/* Schemes take as much for each call of PBLAS that they make, in which each process computes about once; 2026-11-22, 064358a */
static const double hscal__scheme_call_price = 1;
/* Operations of a product that has not been timed yet: in all, and of each process, in whole turns, as long series have them;
 * 2026-11-22, 195385c */
static const double hscal__usual_operations = 100000, hscal__turn_operations = 900;

/* ---- intervals (interval.c) ----
 * Parts of the predicted seconds, by sort of call (interval.h). Fitted to what 9 in 10 layouts are off by, against the real library
 * simulated on the same machine. Checked by simulated-report and simulated-scalapack-report: the tables "Intervals" of
 * docs/results/simulated_report.md and docs/results/simulated_scalapack.md say how many these cover;
 * calibration (intervals) says it of today's clock at once. */
static const double hscal__off_by[] = {0.0014, 0.0034, 0.0048, 0.0033, 0.0006, 0.0015}; /* 2026-11-22, 088971a */
/* At low fidelity, and that of ScaLAPACK's routines on more than HSCAL_MANY_PROCESSES: what 744 plans of 24 routines made in deadline mode were
 * off by (docs/explanation/clock.md, Intervals). Checked by scale-report, calibration (deadlines); 2026-11-22, 13181e0 */
static const double hscal__off_by_low[] = {0.17, 0.23, 0.14, 0.15, 0.0006, 0.0047}, hscal__off_by_low_where_many = 0.5;
/* Where the table of collectives is unverified (machine/collectives.h), by work (call/scheme.h): chosen, as if it were another library's. 9 in 10
 * predictions with one table are off by so much from those with a table of the other family (openmpi-4.0, -4.1, -5.0; mpich-4, mpich-4-flat,
 * cray-mpich): 17 routines of n 1000 and 8000 on 16 and 32 processes, one or four on a node, hscal timeof; in the mean 0.013, 0.031, 0.012.
 * 2026-11-26, 4d95e32. models.interval checks that it counts. */
static const double hscal__off_by_unverified[] = {0.04, 0.1, 0.036};

/* ---- ratios of two layouts' times (ratio_interval.c) ----
 * Grids are similar up to these ratios of their numbers of processes and of rows / columns; chosen, 2026-11-25: among the runs below, of
 * grids with another shape the ratio was off by more than twice as much, of grids with up to 10 % more processes by no more than of
 * grids with as many. */
#define HSCAL_SIMILAR_COUNT 1.1
#define HSCAL_SIMILAR_SHAPE 4.0
/* Half of the 90 % interval of log(t_a / t_b), predicted less measured, in units of -log(1 - model_error), by kind of pair
 * (machine/ratio_errors.h): for machines that say nothing of their own. Fitted to benchmarks/real/cori256.csv (102 layouts of two shapes of
 * matrix; each shape predicted by a fit to the other, mean error 0.123): 9 in 10 of 87, 1169 and 1303 pairs; these runs have one number of
 * threads, so the last is as the third, chosen; 2026-11-25, 0221c1b. real-report prints the factors of today's fits, which err less: 1.6, 2.0,
 * 2.5 and 2.9 are the medians of the sets cori256, cori64 and daint. Not taken over yet. models.ratio_interval, fit.pair_errors. */
static const double hscal__ratio_factor[] = {0.8, 1.2, 2.6, 2.6};

#endif
