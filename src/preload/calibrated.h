/* Numbers of recording that were chosen: unit, why, since when (date), what checks them. Internal to src/preload. */
#ifndef HSCAL_PRELOAD_CALIBRATED_H
#define HSCAL_PRELOAD_CALIBRATED_H

/* ---- writing now and then (spool.c), 2026-11-26, preload.killed ---- */

/* Seconds between two writings, at least: what a killed program loses. */
#define HSCAL_SPOOL_LEAST_S 1.0
/* Part of the time since the first call: long programs write a hundred times, not thousands. */
#define HSCAL_SPOOL_PART 0.1
/* Times the seconds that the last writing took: a slow file system costs less than 1 %. */
#define HSCAL_SPOOL_TIMES 200.0

#endif
