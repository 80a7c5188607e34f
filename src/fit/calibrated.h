/*
 * Numbers of fits that were chosen: what a description of a machine may be off by, and what it leaves out. Internal to src/fit.
 *   hscal machine fit RUNS.csv   prints the errors of the fitted machine on tasks that took no part
 */
#ifndef HSCAL_FIT_CALIBRATED_H
#define HSCAL_FIT_CALIBRATED_H

/* Standard deviation of the logarithm of true value / description: of speeds, which follow from the processor; of rates of memory
 * and networks; of times per message. A measured machine is nearer, by this part. Chosen, 2026-11-25. */
#define HSCAL_FIT_SD_PEAK       0.3
#define HSCAL_FIT_SD_RATE       0.5
#define HSCAL_FIT_SD_LATENCY    1.0
#define HSCAL_FIT_MEASURED_PART 0.3

/* Where a machine says nothing: part of the latency that the processors at both ends spend together, and the exponent of threads.
 * Chosen, 2026-11-25. */
#define HSCAL_FIT_OVERHEAD_PART    0.2
#define HSCAL_FIT_THREADS_EXPONENT 0.9

/* The runs tell a parameter if they make its standard deviation less than this part of what it was before. Chosen, 2026-11-25. */
#define HSCAL_FIT_TOLD 0.6

/* Standard deviation of residuals, before a first solution shows it: what models of real machines reach. Chosen, 2026-11-25. */
#define HSCAL_FIT_FIRST_SD 0.15

/* The least scatter that is believed of residuals: no model is better. */
#define HSCAL_FIT_LEAST_SD 0.02

/* Difference of an unknown, the logarithm of a parameter, by which slopes are taken: well above what sampling errs. The longest step of
 * an unknown. Part of the sum that a step has to gain for another one to be worth it. Chosen, 2026-11-25, 1f32c77; fit.least_squares,
 * fit.known. */
#define HSCAL_FIT_SLOPE_STEP   0.05
#define HSCAL_FIT_LONGEST_STEP 1.0
#define HSCAL_FIT_LEAST_GAIN   1e-3

/* The largest error of ratios, a logarithm, that a machine file takes. Chosen, 2026-11-25. */
#define HSCAL_FIT_MOST_RATIO_ERROR 10.0

#endif
