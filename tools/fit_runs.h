/* Runs that were made, from a table, CSV with a line of names, or from a log (fit_log.h). */
#ifndef HSCAL_TOOLS_FIT_RUNS_H
#define HSCAL_TOOLS_FIT_RUNS_H

#include "fit/runs.h"

/*
 * Reads a log that programs wrote, or a file of comma-separated values, whichever it is by its first character. Lines that begin with # and empty ones are skipped; the first other line names the columns:
 *   routine, p, q, seconds       needed; n or the routine's sizes, nb (mb) too
 *   threads (threads_per_process), processes_per_node
 *   any key of `hscal timeof`: m, k, nrhs, panel, uplo, jobz, ...; an empty value, or 0 for a size that the routine does not
 *   have, is as if not given
 *   nproc, nprocs, nodes, cores_per_node are not used
 * `routine` names the routine of all lines where there is no such column (null: none). Returns an exit status, after saying what is
 * wrong in which line; *runs is to be freed in any case.
 */
int cli_read_runs(const char *file, const char *routine, hscal_runs *runs);

#endif
