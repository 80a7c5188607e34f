/*
 * What bounds may cost: numbers chosen by seconds of bounds on large matrices and grids. Each only makes a bound lower,
 * never wrong. What checks them: how near bounds are to the clock (ctest -R models.tightness; cmake --build build
 * --target calibration, its group bounds), and how long deciding takes (cmake --build build --target scale-report).
 * Evidence: docs/notebook/calibration_clock.md, Lower bounds.
 */
#ifndef HSCAL_MODELS_BOUNDS_CALIBRATED_H
#define HSCAL_MODELS_BOUNDS_CALIBRATED_H

/* Looks at lines or processes, in all panels: ten seconds. No more is known of calls that need more. 2026-11-21. */
#define HSCAL_MOST_PANEL_LOOKS 2e8

/* Vectors of a matrix whose interchanges are counted, at most: counting more takes seconds, for next to nothing of the
 * whole. 2026-11-21. */
#define HSCAL_MOST_COUNTED_PIVOTS (1 << 22)

/* Processes in all panels that are looked at one by one, at most; else lines owe updates, which they make so many times
 * in all: up to nine times as fast, 0.5 % lower in the mean of 1,600 cases. 2026-11-21, 3d45fac. */
#define HSCAL_MOST_PANEL_PROCESSES (1 << 15)
#define HSCAL_OWED_TURNS           64

#endif
