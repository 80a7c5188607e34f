/* What a machine predicts for runs that were made. */
#ifndef HSCAL_FIT_PREDICT_RUNS_H
#define HSCAL_FIT_PREDICT_RUNS_H

#include "fit/runs.h"
#include "models/predict/predict.h"

/* Checks that the runs fit on the machine: nodes, cores, speeds for their threads. 0 or HSCAL_ERROR_ARGUMENT, which names the line
 * of the run. */
int hscal__runs_check(const hscal_runs *runs, const hscal_machine *machine);

/* log_s[count]: logarithms of the predicted seconds of those runs for which counts[i] is not 0 (null: of all). Returns 0 or a status
 * of hscal__timeof_in. */
int hscal__predict_runs(hscal_workspace *workspace, const hscal_machine *machine, const hscal_runs *runs,
                        const double *counts, hscal_effort effort, double *log_s);

#endif
