/*
 * Numbers of measuring, most of them chosen: unit, why, since when (date, commit), what checks them. Names with a dot
 * are tests (ctest -R measure.cluster). The target calibration lists them but fits none. cluster-check, on a quiet
 * computer, shows what measuring finds on a cluster that was set up, and simulated.measuring the same in simulated
 * time. Internal to src/measure.
 */
#ifndef HSCAL_MEASURE_CALIBRATED_H
#define HSCAL_MEASURE_CALIBRATED_H

/* ---- how long (measure.c, schedule.c) ---- */

/* Seconds of a probe, of a thorough measurement, and at most; the part of them for kernels, the rest for messages.
 * Chosen for a first call that nobody waits long for, 2026-11-23, 374c8a4. measure.run_thorough, simulated.measuring.
 * */
#define HSCAL_PROBE_S         2.0
#define HSCAL_THOROUGH_S      60.0
#define HSCAL_LONGEST_S       300.0
#define HSCAL_PART_OF_KERNELS 0.75

/* A curve that is so far, relative, from a straight line between two points is measured between them, too. Chosen,
 * 2026-11-21, 5115b0d. measure.benchmark_points. */
#define HSCAL_CURVED 0.05

/* ---- what a measurement is worth (measure.c) ---- */

/* model_error of a measured machine at least, and of a probe, which borrows and assumes much; the most that it admits.
 * Chosen, 2026-11-25, 06f10a7. No test can check the first; real runs do: of 32 on unequal hosts that paced their
 * kernels 26 are within it (docs/results/emulated.md), of 144 on one computer of two fast processors 19, as all
 * predictions there are too low (docs/results/measured.md), and of 44 on hosts with quotas 19 (quotas.md); within 0.3
 * 82 of the 144 and 39 of the 44 are. */
#define HSCAL_LEAST_ERROR          0.15
#define HSCAL_LEAST_ERROR_OF_PROBE 0.3
#define HSCAL_MOST_ERROR_OF_PROBE  0.5

/* ---- kernels (kernel.c, benchmark_points.c) ---- */

/* Rounds at least, before a speed may be certain, and at most; the uncertainty, relative, that is small enough; times
 * the seconds that the least rounds may take. Chosen, 2026-11-21, 5115b0d; the last a3278ce. simulated.measuring,
 * cluster-check. */
enum { HSCAL_LEAST_ROUNDS = 3, HSCAL_LEAST_CERTAIN_ROUNDS = 5, HSCAL_MOST_ROUNDS = 40 };
#define HSCAL_CERTAIN_SPEED 0.025
#define HSCAL_OVERTIME      1.3

/* Seconds of a sample of a kernel: a thousand times what the clock resolves; half of it at least. Chosen, 2026-11-21,
 * a3278ce. */
#define HSCAL_SAMPLE_S 2e-3

/* Speeds that are expected before any was measured, to decide how often a kernel is repeated and how many there are:
 * kernels of levels 1 and 2 / gemm; narrow panels / gemm, of double and of single precision. 2026-11-21, 5115b0d,
 * 591e310. measure.benchmark_points. */
#define HSCAL_EXPECTED_LOW_LEVEL     0.1
#define HSCAL_EXPECTED_PANELS        0.7
#define HSCAL_EXPECTED_SINGLE_PANELS 1.4

/* How often the share of a processor that a quota leaves is looked at, in a probe, too, and the pause between two looks
 * (seconds): other work comes and goes. A look takes so many periods of the quota, and seconds at least; no period is
 * taken for longer, so that a probe has time for it. Chosen, 2026-11-26. measure.quota; docs/notebook/tcp.md has
 * figures. */
enum { HSCAL_QUOTA_LOOKS = 10, HSCAL_QUOTA_LOOKS_OF_PROBE = 3, HSCAL_QUOTA_PERIODS = 3 };
#define HSCAL_QUOTA_PAUSE_S    0.4
#define HSCAL_LEAST_OF_QUOTA_S 0.1
#define HSCAL_LONGEST_PERIOD_S 0.1
/* From this share on a process has its processor always, but for what the clocks err: below it medians count in place
 * of fast quartiles. Chosen, 2026-11-26. machine.samples. */
#define HSCAL_WHOLE_PROCESSOR 0.95

/* ---- messages (message.c, network.c) ---- */

/* Samples of a size at least and at most; the uncertainty, relative, that is small enough. Chosen, 2026-11-21,
 * a3278ce, 5115b0d. */
enum { HSCAL_LEAST_SAMPLES = 7, HSCAL_MOST_SAMPLES = 51 };
#define HSCAL_CERTAIN_MESSAGE 0.05

/* By how many seconds a receiver is late, to see whether the sender waits: more than other work usually holds a
 * process up. Chosen, 2026-11-21, a3278ce. */
#define HSCAL_LATE_S 10e-3

/* A message is large enough for a rate if it takes so many seconds; in a probe. Chosen, 2026-11-21; probe 2026-11-25,
 * 06f10a7. */
#define HSCAL_LARGE_MESSAGE_S          10e-3
#define HSCAL_LARGE_MESSAGE_OF_PROBE_S 2e-3

/* Half of the bytes take this part of the time, or one of the two was disturbed. Chosen, 2026-11-21, 5115b0d. */
#define HSCAL_LEAST_HALF 0.35
#define HSCAL_MOST_HALF  0.65

/* Messages that are sent at once share a link if all together have less than this part of the sum of their own rates.
 * Chosen: sums of rates scatter by some per cent; 2026-11-21, a0c4a06. simulated.measuring. */
#define HSCAL_UNSHARED 0.9

/* Part of the time for packing. Panels are packed where they take so much longer, relative, than one piece of as many
 * bytes: as far as messages scatter. Chosen, 2026-11-26. simulated.measuring (where packing is free), measure.run_thorough. */
#define HSCAL_PART_OF_PACKING  0.02
#define HSCAL_LEAST_OF_PACKING 0.05

/* ---- classes and groups of nodes (cluster.c, link_inference.c) ---- */

/* Relative differences within a class: of speeds, of links. Chosen, 2026-11-21, 5115b0d. measure.cluster. */
#define HSCAL_ALIKE_SPEED 0.1
#define HSCAL_ALIKE_LINK  0.2

/* Nodes are behind one switch if their messages differ by so much at most, relative; a link is as fast as another from
 * this part of its rate on; a pivot is better than another by this factor. Chosen, 2026-11-21, 5115b0d.
 * measure.link_inference. */
#define HSCAL_ALIKE_MESSAGES 0.15
#define HSCAL_AS_FAST_LINK   0.85
#define HSCAL_BETTER_PIVOT   1.02

/* ---- other work (other_work.c, stopwatch.c) ---- */

/* A measurement is disturbed if others have more than this part of the processors while less than that part is idle;
 * if a hypervisor has taken more than this part; if processes lose their processors more often in a second; all after
 * so many seconds, and but for a tick of the counters. Chosen, 2026-11-23, 374c8a4. measure.other_work. */
#define HSCAL_MOST_OF_OTHERS      0.1
#define HSCAL_LEAST_IDLE          0.2
#define HSCAL_MOST_STOLEN         0.05
#define HSCAL_MOST_SWITCHES_PER_S 50.0
#define HSCAL_LEAST_WATCHED_S     0.05
#define HSCAL_TICK_S              0.02

/* Times that disturbed stages are repeated, all together. Chosen, 2026-11-23, 374c8a4. measure.other_work. */
enum { HSCAL_MOST_REPEATS = 2 };

/* A kernel sleeps if this part of the time passes without a processor: timers that wake late, on a busy computer, are
 * less. Chosen, 2026-11-21, 6206402. measure.other_work. */
#define HSCAL_SLEEPS 0.2

#endif
