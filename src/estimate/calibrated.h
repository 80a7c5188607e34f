/*
 * The fitted numbers of estimates. What today's fit would give: cmake --build build --target calibration (its group
 * estimates). What checks them: the mean error of estimates against the clock (ctest -R estimate.any_placement), and
 * plans against the best layouts known (cmake --build build --target decisions-report). Evidence:
 * docs/notebook/calibration_search.md, Estimates.
 */
#ifndef HSCAL_ESTIMATE_CALIBRATED_H
#define HSCAL_ESTIMATE_CALIBRATED_H

/* Part (1) of the time in which processes of one node could keep out of each other's way that they do not: they tend to
 * do the same thing at the same time, the more of it the more they wait. On its processors; on its link. Fitted to the
 * clock's times of products, 500 layouts on five machines, 2026-11-21, baef54d. */
#define HSCAL_CORE_LOCKSTEP 0.8
#define HSCAL_LINK_LOCKSTEP 0.3

/* The same part (1) for messages on the uplink of a switch, and the part (1) of what they take longer that pipelines do
 * not hide. Fitted to the clock's times on nodes behind several switches, 2026-11-21. */
#define HSCAL_UPLINK_LOCKSTEP 0.3
#define HSCAL_UPLINK_EXPOSED  0.3

/* Logarithm that a correction differs by between layouts at most: more was not seen of those that are near the best. Chosen, 2026-11-27;
 * estimate.corrections. */
#define HSCAL_MOST_CORRECTION 4.0

/* Scatter of closed forms of routines of which nothing was learned: the mean of the others, 2026-11-28; closed-forms-report. */
#define HSCAL_UNKNOWN_SCATTER 0.34

#endif
