/* Numbers of planned panel widths that were chosen: unit, why, since when (date), what checks them. Internal to src/panel. */
#ifndef HSCAL_PANEL_CALIBRATED_H
#define HSCAL_PANEL_CALIBRATED_H

/* ---- panel_planner.c, 2026-11-26, preload.planned ---- */

/* Operations of the calls that are worth a thought, at least: it takes some milliseconds. */
#define HSCAL_PANEL_LEAST_FLOPS 1e9
/* Part of the time by which another width must be faster than the library's own. It is also far more than what processors of different kinds
 * round differently, so that all processes come to the same answer. */
#define HSCAL_PANEL_LEAST_GAIN 0.01

#endif
