/* Numbers of contexts that were chosen: unit, why, since when (date, commit), what checks them. Internal to src/ctxt.
 * */
#ifndef HSCAL_CTXT_CALIBRATED_H
#define HSCAL_CTXT_CALIBRATED_H

/* ---- re-measured speeds (recon.c), 2026-11-21, 58d27cc, mpi.recon ---- */

/* Nodes of a class stay together if their speeds have changed by the same factor, to this part: as when measured. */
#define HSCAL_RECON_TOLERANCE 0.1
/* Times that a speed may have changed; more is a mistake. */
#define HSCAL_RECON_MOST_CHANGE 1000.0
/* Seconds of the benchmark. */
#define HSCAL_RECON_S 0.2

/* ---- who waits for whom (waiting.c), 2026-11-23, c24f0e3, mpi.waiting ---- */

/* Seconds by which a process asks later than the one before it, so that one of those who wait does. */
#define HSCAL_BETWEEN_PROCESSES_S 1e-3
/* Seconds within which whoever waits answers. */
#define HSCAL_ANSWERS_S 1.0

#endif
