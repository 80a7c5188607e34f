/* What a log of calls says of the machine: drift, slow nodes, routines that the model does not fit. */
#ifndef HSCAL_MACHINE_DRIFT_H
#define HSCAL_MACHINE_DRIFT_H

#include "machine/call_log.h"

/* Fewer calls say nothing. */
enum { HSCAL_FEWEST_CALLS = 6, HSCAL_MOST_FINDINGS = 8 };

typedef enum hscal_finding_kind {
  HSCAL_FINDING_NODE,    /* calls with these nodes differ from those without */
  HSCAL_FINDING_ROUTINE, /* calls of a routine differ from the others        */
  HSCAL_FINDING_DRIFT,   /* calls differ from those before                   */
  HSCAL_FINDING_OFFSET   /* all calls differ from what is predicted          */
} hscal_finding_kind;

typedef struct hscal_finding {
  hscal_finding_kind kind;
  char what[200];    /* "n3", "n3, n4" (always used together), "pdgesv"; "" of drift and offset     */
  char since[24];    /* when it began; "" if with the first call                                    */
  double factor;     /* time of these calls / time of the others                                    */
  int calls, others; /* number of these calls, and of the others                                    */
} hscal_finding;

/*
 * Explains the logarithms of observed / predicted step by step: of all sets of calls - those with a node, of a routine, from a
 * moment on, with a node from a moment on - it takes the one whose own mean explains most squares, by the Bayesian information
 * criterion with 2 parameters for a node or routine, 2 for a moment and 1 for the difference that a moment alone makes; it counts if the medians inside and outside differ by more than
 * 10 % and by more than three standard errors (from the median deviation), with at least three calls on either side. Then what
 * is left is explained. Last, whether the rest differs from the predictions by more than `model_error` and 10 %. Outliers move
 * nothing: they are cut off for the choice, and medians decide. findings[HSCAL_MOST_FINDINGS]; *count is 0 for fewer than
 * HSCAL_FEWEST_CALLS calls. Returns 0 or HSCAL_ERROR_MEMORY.
 */
int hscal__find_drift(const hscal_log *log, double model_error, hscal_finding *findings, int *count);

/* "slow node: n3: calls with it take 1.62 times as long as those without it (20 calls, 40 others)". */
void hscal__finding_text(const hscal_finding *finding, char *text, size_t size);

#endif
