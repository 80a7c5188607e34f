/*
 * Numbers of the search that were fitted, most of them by trial: unit, what to, since when, what checks them. What
 * today's runs would give, by groups that are named below:
 *   cmake --build build --target calibration        (benchmarks/calibration)
 * Whether another value is better is seen with
 *   cmake --build build --target decisions-report   plans against the best layouts known (docs/results/decisions.md)
 *   cmake --build build --target scale-report       seconds to decide (docs/results/scale.md)
 * Evidence: docs/notebook/calibration_search.md. Internal to src/search.
 */
#ifndef HSCAL_SEARCH_CALIBRATED_H
#define HSCAL_SEARCH_CALIBRATED_H

/* ---- surrogate: standard deviations of log(time / estimate), where estimates are off most ----
 * By trial on the calls of decisions-report, 2026-11-21, d1f58f7; calibration (surrogate) has the likeliest. */

#define HSCAL_COMMON_SD 0.5  /* of what all layouts have in common */
#define HSCAL_TREND_SD  0.2  /* of what grows evenly with each doubling of a feature */
#define HSCAL_SHARED_SD 0.3  /* of what neighbours share, */
#define HSCAL_OWN_SD    0.03 /* and of each layout on its own */

/* Neighbours differ by so much at most: doublings (mapping: one step); likewise. */
#define HSCAL_LENGTH_OF_GRID    1.0
#define HSCAL_LENGTH_OF_BLOCK   1.0
#define HSCAL_LENGTH_OF_PANEL   1.5
#define HSCAL_LENGTH_OF_NODES   1.5
#define HSCAL_LENGTH_OF_HEIGHT  2.0
#define HSCAL_LENGTH_OF_MAPPING 1.5

/* Prior standard deviation, times those above, of routines of ScaLAPACK and of PBLAS, whose estimates are better;
 * likewise. */
#define HSCAL_PRIOR_SD_SCALAPACK 1.0
#define HSCAL_PRIOR_SD_PBLAS     0.5

/* Residuals of 1 that the calibration begins with; by trial, decisions-report, 2026-11-22, 13181e0; calibration
 * (searches). */
#define HSCAL_PRIOR_RESIDUALS 8.0

/* Kappa of the acquisition, a lower confidence bound: standard deviations below the mean; by trial,
 * decisions-report, 2026-11-22. */
#define HSCAL_DEFAULT_KAPPA 1.5
/* The same in deadline mode, where 3 to 20 layouts are timed; 0 to 1.5 do nearly the same. By trial, 2026-11-28; planners-report. */
#define HSCAL_DEADLINE_KAPPA 0.75

/* ---- fidelities: standard deviations of log(time); 2026-11-21; calibration (samples, fidelities) ---- */

/* Of high fidelity: what sampling errs, fitted to sampling-report (docs/results/sampling.md). */
#define HSCAL_SAMPLING_NOISE 0.003
/* Of how far the low fidelity is off among layouts of one grid; by trial, decisions-report. */
#define HSCAL_NOISE_ON_A_GRID 0.015

/* ---- budget ---- */

/* Goals: seconds that a decision should take (docs/reference/planning_time.md) for few, many and most processes; between them a power
 * of their number. Chosen, 2026-11-21, 6f38121; scale-report. */
#define HSCAL_GOAL_FEW    64.0
#define HSCAL_GOAL_FEW_S  10e-3
#define HSCAL_GOAL_MANY   1024.0
#define HSCAL_GOAL_MANY_S 100e-3
#define HSCAL_GOAL_MOST   10000.0
#define HSCAL_GOAL_MOST_S 1.0

/* With this patience or less a decision is in deadline mode: it takes the goal, or less in proportion to the patience.
 * Chosen, 2026-11-22, 76f7d85; scale-report. */
#define HSCAL_DEADLINE_MODE_PATIENCE 0.1

/* Part of the run that deciding may take, and seconds; in a program that waits, with so many times what is needed in any
 * case it need not be watched. Chosen, 2026-11-23, fae0ba5; planning-report. */
#define HSCAL_LIMIT_OF_RUN  0.01
#define HSCAL_LEAST_LIMIT_S 10e-3
#define HSCAL_MOST_LIMIT_S  60.0 /* however long the run is, and however many there are; 2026-11-27 */
#define HSCAL_AMPLE         4.0
/* Part of that time from which on evaluating the fallback is expensive. Chosen, 2026-11-25, 5d217a2; planning-report. */
#define HSCAL_EXPENSIVE_FALLBACK 0.25

/* The fallback takes so many times what is expected if nodes are shared: 1.4 to 2 of 5 routines, 5 of p?getri, on 1,024 processes, 2026-11-28;
 * search.budget. */
#define HSCAL_SHARED_FALLBACK_EFFORT 2.0

/* Seconds for recorded calls, whatever they take. Chosen, 2026-11-21, 9b59de9; scale-report. */
#define HSCAL_RECORDED_S 3.0

/* What one operation of the clock takes, seconds; 2026-11-21, scale-report, calibration (prices;
 * docs/notebook/calibration_clock.md). */
#define HSCAL_OPERATION_S 60e-9

/* How long to think at least, seconds, and a factor on the goal, where nodes are alike, shared, or unequal: there
 * estimates are worse and more is to be gained; decisions-report, 2026-11-21. */
#define HSCAL_THINK_ALONE                                                                                              \
  { 10e-3, 0.7 }
#define HSCAL_THINK_SHARED                                                                                             \
  { 150e-3, 2 }
#define HSCAL_THINK_UNEQUAL                                                                                            \
  { 225e-3, 3 }

/* Part of it for calls without products of matrices, which are over in a moment; chosen, 2026-11-21; scale-report. */
#define HSCAL_THINK_NO_PRODUCT 0.4

/* Of a sequence of several calls: so many times as long for each of them as for one call, but for so many at most. Evaluations time all
 * of them, and once for each was not enough: by trial, 2026-11-26, 620068e (docs/notebook/calibration_search.md); workload.plan. */
#define HSCAL_TIMES_PER_CALL     2
#define HSCAL_MOST_THOUGHT_CALLS 8

/* At the shell: as long as so many evaluations of the fallback in high fidelity, but no shorter, and no longer. By trial,
 * 2026-11-27 (docs/notebook/calibration_search.md, Several evaluations); planners-report, scale-report. */
#define HSCAL_SEVERAL_EVALUATIONS 16.0
#define HSCAL_LEAST_AT_SHELL_S    0.1
#define HSCAL_MOST_FOR_SEVERAL_S  2.0

/* Part (1) of the goal; the rest is for what cannot be done in part, and for slower computers; scale-report,
 * 2026-11-22. */
#define HSCAL_PART_OF_GOAL 0.6

/* Parts (1) of the budget, by trial, decisions-report, 2026-11-21: that is spent at least as long as there are
 * candidates, */
#define HSCAL_LEAST_SHARE        0.3
#define HSCAL_ESTIMATE_SHARE     0.25 /* that estimates may take, */
#define HSCAL_VERIFICATION_SHARE 0.15 /* that is kept for the high fidelity of what has low fidelity alone, */
#define HSCAL_LOCAL_SEARCH_SHARE 0.3  /* for better placements of the best layouts, */
#define HSCAL_FALLBACK_SHARE     0.15 /* and for the fallback */
#define HSCAL_USUAL_SHARE        0.2  /* that the other usual layouts may take in deadline mode (2026-11-24); */
#define HSCAL_USUAL_SHARE_AFTER  0.4  /* after everything else, of what a decision may take (2026-11-29); */
#define HSCAL_USUAL_SHARE_BESIDE 0.5  /* else beside it */

/* There, times the least estimate of all layouts up to which a usual one is timed before others; chosen, 2026-11-27;
 * planners-report. */
#define HSCAL_PROMISING_USUAL 1.3

/* In a hurry the guide's layout is left for a usual one whose closed form is so many times shorter (1.005 to 3.5 tried on 208 calls of
 * 8 machines of unlike nodes; docs/notebook/calibration_search.md); chosen, 2026-11-29. */
#define HSCAL_LEAVE_GUIDE 2.2

/* In deadline mode, part (1) of the budget that high fidelity of the fallback may take to be asked for products,
 * and up to which it counts as cheap, so that the search goes on as usual; chosen, 2026-11-22, 064358a; scale-report. */
#define HSCAL_FALLBACK_DEADLINE_SHARE 0.3
#define HSCAL_CHEAP_SHARE             0.125
/* Part (1) that an evaluation in high fidelity has to leave for looking, or none is kept for; chosen, 2026-11-22,
 * cba372f; scale-report. */
#define HSCAL_LOOKING_SHARE 0.5
/* Part (1) that an evaluation in high fidelity may take there even if the budget is spent; chosen, 2026-11-22, 064358a;
 * scale-report. */
#define HSCAL_LATE_EVALUATION_SHARE 0.05
/* High fidelity of a product takes so many times what low fidelity of the fallback took, at most: as was seen of
 * products (the notebook, Deadline mode), 2026-11-22, cba372f; scale-report. */
#define HSCAL_TIMES_LOW_FIDELITY 20.0

/* What the range of a plan with the data may take, in evaluations of low fidelity; chosen, 2026-11-22; scale-report. */
#define HSCAL_RANGE_SHARE 1.2

/* What an evaluation of low fidelity may take, usually and in deadline mode: part of the budget, or times that of the
 * fallback; where that was too expensive itself, part of the budget alone; scale-report, 2026-11-22. */
#define HSCAL_EVALUATION_SHARE                                                                                         \
  { 0.3, 0.5 }
#define HSCAL_TIMES_FALLBACK                                                                                           \
  { 3, 1.5 }
/* The latter of ScaLAPACK's routines, and of products, whose closed forms choose small grids there; 2026-11-28; planners-report. */
#define HSCAL_EVALUATION_SHARE_UNKNOWN                                                                                 \
  { 0.5, 0.2 }

/* ---- effort of closed forms, operations of the clock; scale-report, calibration (efforts), 2026-11-22 ---- */

#define HSCAL_PRIOR_EFFORT      10  /* a prior estimate */
#define HSCAL_SKELETON_EFFORT   10  /* the skeleton and the bound of a part, */
#define HSCAL_ESTIMATE_EFFORT   1.5 /* and an estimate of it, */
#define HSCAL_CORRECTION_EFFORT 10  /* what corrects those of a layout; 2026-11-28, */
#define HSCAL_CLASS_EFFORT      1.0 /* and there each class of processes and of nodes */
#define HSCAL_GRID_EFFORT       10  /* a grid, */
#define HSCAL_PROFILE_EFFORT    0.7 /* and each of its processes, to be placed and profiled, */
#define HSCAL_LPT_EFFORT        2.0 /* or placed by LPT */

/* Likewise, but chosen, and measured by no group of calibration: looks at a candidate, when the best acquisition is
 * found (2026-11-22, 064358a), and at a move of the local search that proves to change nothing (2026-11-21, c95b39c);
 * scale-report. */
#define HSCAL_CANDIDATE_LOOK_EFFORT 0.2
#define HSCAL_MOVE_LOOK_EFFORT      0.1

/* ---- which candidates there are (grid_candidates.c, block_candidates.c, candidate_order.c) ----
 * Chosen; decisions-report. */

/* Mean share of the work / largest share from which on LPT maps no better than by slot; 2026-11-21, d67ec85. */
#define HSCAL_NEARLY_EVEN 0.97
/* Seconds of a message within a node / between nodes from which on neighbours had better be on other nodes, so that
 * nodes take turns along rows and columns; 2026-11-22, abb8cbc. */
#define HSCAL_SLOWER_WITHIN_NODE 1.25
/* Part (1) by which each further way to place a shape of grid counts as slower where candidates are stratified;
 * 2026-11-21, 85b2d64; the notebook, Candidates. */
#define HSCAL_LATER_WAY 0.1
/* Operations that further grids may take when no candidate promises an improvement: those of an evaluation in low
 * fidelity; 2026-11-22, 13181e0. */
#define HSCAL_EXPANSION_EFFORT 5000.0

/* ---- which candidates are evaluated (acquisition.c, evaluate_candidate.c, verify.c, search.c) ----
 * Chosen; decisions-report. */

/* Difference of acquisitions, logarithms of seconds, up to which candidates promise the same: the cheapest is evaluated
 * where there must be an incumbent; 2026-11-21, d1f58f7. */
#define HSCAL_AS_PROMISING 0.03
/* Times the best seconds from which on a bound prunes a placement: what other placements may gain later; 2026-11-21,
 * baef54d. */
#define HSCAL_IMPROVABLE 1.05
/* Best guesses of low fidelity that are evaluated in high fidelity in any case, times the patience, and at most: of two
 * one may be right; 2026-11-21, 53225cc, and 2026-11-22, 13181e0. */
#define HSCAL_VERIFIED_GUESSES      2.0
#define HSCAL_MOST_VERIFIED_GUESSES 16.0
/* Standard deviations of what is expected by which an untimed layout has to be faster before it is chosen: 5 in 6 such layouts are. 216 calls of 12
 * routines on 96 to 1,024 processes: process 0 alone gets plans 3 % faster than with 1.65; 2026-11-28; planning-report, planners-report. */
#define HSCAL_SURE_DEVIATIONS 1.0
/* The same for a layout that differs from a known one in its blocks alone, whose closed forms differ rightly: 5 in 6 are faster. 150 calls of each of
 * 12 routines, 4 to 4,096 processes: blocks so chosen save 5.9 % against 64; at worst p?getrf, p?geqrf, p?gels and eigenvalues lose 22 %, p?potrf 80 %, products much more, which are left out.
 * 1.65 saves 4.4 % and loses as much at worst; 0, the least closed form, saves 7.9 %; 2026-11-28; planners-report. */
#define HSCAL_SURE_DEVIATIONS_OF_BLOCKS 1.0
/* Deviations of the interval in which 9 of 10 untimed layouts are: of the normal distribution. */
#define HSCAL_INTERVAL_DEVIATIONS 1.65
/* The standard deviation where closed forms are not corrected: that of the routine that is told worst, p?getri; 2026-11-28; closed-forms-report. */
#define HSCAL_UNCORRECTED_SCATTER 0.7
/* Part of the difference between two corrections of closed forms that is not believed before anything was timed: p?sytrd on 8 x 125, estimated
 * as 5.8 s, corrected to 1.6, takes 4.5; by trial, 2026-11-27; planners-report. */
#define HSCAL_CORRECTION_DOUBT 0.5
/* Processes from and up to which closed forms are corrected. Fewer have the time for trials. On 96 to 1,024 processes, 12 routines on 3 machines, plans
 * are faster by 4.5 % (patience 0.1, 216 calls), 3.6 % (process 0 alone), 2 % (usual patience, 72 calls) and 1.4 % (all processes together, 72 calls). 2026-11-28;
 * planners-report, scale-report. */
#define HSCAL_CORRECTED_FROM  64.0
#define HSCAL_CORRECTED_UP_TO 1024.0
/* And the least size of a call there, times the root of the processes: of smaller ones nothing was learned. */
#define HSCAL_CORRECTED_SIZE 150.0

/* ---- a smaller problem like the call (scaled_down.c) ----
 * By trial, 12 routines on 3 machines of 1,024 to 4,096 processes; 2026-11-28. Checked by planners-report, many-report, search.scaled_down. */

/* Processes from which on it is searched first, 2026-11-29; and how long the sides of its square grids are at least, and that by how many processes a node holds. */
#define HSCAL_SCALED_FROM         1024
#define HSCAL_SCALED_LEAST_SIDE   16.0
#define HSCAL_SCALED_SIDE_OF_NODE 2.0
/* Part of the budget (1) for searching it; and the most for what it takes by itself. */
#define HSCAL_SCALED_SEARCH_SHARE 0.25
#define HSCAL_SCALED_MOST_SHARE   0.5
/* Standard deviation of log(time / time there) among layouts of a call: 0.13 to 0.17; and what is to be expected behind switches. */
#define HSCAL_SCALED_SCATTER             0.2
#define HSCAL_SCALED_SCATTER_OF_SWITCHES 0.3
/* Part of the budget (1) for evaluating what was found there; and of that for one evaluation. */
#define HSCAL_SCALED_SHARE            0.6
#define HSCAL_SCALED_EVALUATION_SHARE 0.5

/* ---- local search (local_search.c, local_blocks.c) ----
 * Chosen; decisions-report. */

/* Times the best seconds up to which layouts are improved: placements seldom gain more; 2026-11-21, d67ec85. */
#define HSCAL_LOCAL_START 1.15
/* Evaluations in high fidelity: if the rest of the budget pays for more, blocks and panels need not look better in low
 * fidelity first; 2026-11-21, ad2fa04. */
#define HSCAL_AFFORDABLE_VARIANTS 60.0

/* ---- what evaluations tell of other candidates (observe.c, verify.c) ----
 * Chosen; decisions-report, which has no refused layouts: those are in search.exhaustive, where any order is right. */

/* Standard deviations by which a pair of fidelities moves their mean as if it were off, at most; 2026-11-22, 13181e0;
 * calibration (fidelities) shows what they are off by. */
#define HSCAL_FAR_OFF 2.0
/* A refusal is observed as log(time / mean) = log 2, about, with this standard deviation; 2026-11-21, d1f58f7. */
#define HSCAL_REFUSED_AS_SLOW 0.7
#define HSCAL_REFUSED_SD      0.1
/* Standard deviation of log(time) of a bound above the time in low fidelity, which is observed in its place: surely as
 * slow; 2026-11-22, 13181e0. */
#define HSCAL_BOUND_SD 0.01
/* Times the effort at which an evaluation was given up that others like it are expected to take; 2026-11-23, fae0ba5;
 * planning-report. */
#define HSCAL_GIVEN_UP_EFFORT 1.5

/* ---- shares of unlike processes (block_shape.c) ---- */

/* Rates of processes (1) that differ less count as equal: speeds as measured all do. Chosen, 2026-11-29, c18bcede. */
#define HSCAL_ALIKE_RATES 0.95
/* Times by which shares must be better if a product shall be cut unlike along K for them; by trial, 2026-11-29, c18bcede; planners-report. */
#define HSCAL_WORTH_UNEVEN 1.1

/* ---- ends ---- */

/* Layouts whose bound is nearer to the incumbent than this part (1) are not evaluated; chosen, 2026-11-21, b073e36;
 * search.exhaustive. */
#define HSCAL_SEARCH_TOLERANCE 0.005

/* Local search ends when so much of the budget (1) has gained no such part (1); by trial, decisions-report,
 * 2026-11-22. */
#define HSCAL_LOCAL_IN_VAIN 0.4
#define HSCAL_LOCAL_GAIN    0.002

/* Of so many planners two share grids and take other blocks there; by trial, planners-report, 2026-11-27. */
#define HSCAL_PLANNERS_BY_GRIDS 32

/* What one evaluation of low fidelity may take, times the budget, where a planner has nothing else to do; likewise, 2026-11-28. */
#define HSCAL_PLANNERS_EVALUATION 3.0

#endif
