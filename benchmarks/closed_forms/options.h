/* Options that the programs of this folder share. */
#ifndef HSCAL_BENCHMARKS_CLOSED_FORMS_OPTIONS_H
#define HSCAL_BENCHMARKS_CLOSED_FORMS_OPTIONS_H

#include "models/predict/predict.h"

typedef struct options {
  long calls, seed;
  int scheme; /* -1: all */
} options;

/* Reads options (--calls N, --seed S, --scheme NAME) over the usual ones, says `head`, and does `one` for each scheme. The status of the program; what went
 * wrong is on stderr. */
typedef int for_scheme(hscal_workspace *workspace, const options *options, const hscal_routine *routine);
int run_for_schemes(int argc, char **argv, const char *help, options usual, const char *head, for_scheme *one);

#endif
