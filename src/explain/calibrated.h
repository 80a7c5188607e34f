/*
 * Numbers of explanations that were chosen: unit, why, since when (date, commit), what checks them: tests (ctest -R
 * cli.explain, cli.map) and targets of the build (-report). Internal to src/explain.
 */
#ifndef HSCAL_EXPLAIN_CALIBRATED_H
#define HSCAL_EXPLAIN_CALIBRATED_H

/* ---- where the time goes (explanation.c) ---- */

/* Operations of processes up to which every event is looked at, else samples: a second or less; 2026-11-21, e5f865f. */
enum { HSCAL_MOST_EXPLAINED_OPERATIONS = 1000000 };

/* ---- what limits (limits.c) ----
 * 2026-11-21, e5f865f; uplinks 2026-11-21, dffdd86. */

/* Times as fast: changes small enough for what would be gone to follow in proportion. */
static const double hscal__nodes_faster = 1.1, hscal__links_wider = 2;
/* Part of the gain of all links that a single kind of links has to bring to be named as what limits. */
static const double hscal__single_link_part = 0.9;
/* Kinds of nodes that are changed one by one. */
enum { HSCAL_LIMIT_KINDS = 12 };

/* ---- what other nodes bring (nodes.c) ---- */

/* Kinds of nodes that are added, and that are left out: as many plans; 2026-11-21, e5f865f. */
enum { HSCAL_OTHER_KINDS = 4 };

/* ---- small problems (threshold.c) ---- */

/* Ratio of two sizes, one at which more than one process pays and one at which it does not, that is near enough;
 * 2026-11-21, e5f865f. */
static const double hscal__threshold_tolerance = 1.1;
/* Ratio of two sizes that are tried one after the other, away from the call, until the answer changes; the least and the largest size
 * of a matrix that are tried. Chosen, 2026-11-21, e5f865f. */
static const double hscal__threshold_step = 4, hscal__threshold_least = 4, hscal__threshold_most = 1e6;

/* ---- maps (make_map.c) ---- */

/* Part of the effort for grids; the rest is for blocks. Candidates of a grid that are tried, those with the best prior
 * estimates; 2026-11-21, 4cc1f0f. */
static const double hscal__map_grids_part = 0.6;
enum { HSCAL_MAP_CANDIDATES = 2 };

#endif
