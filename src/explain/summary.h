/* A plan in a few lines of plain words. Internal to src/explain. */
#ifndef HSCAL_EXPLAIN_SUMMARY_H
#define HSCAL_EXPLAIN_SUMMARY_H

#include "explain/explanation.h"

#include <stdio.h>

/* At most five sentences, a line each: who works, what the usual layout would take and why, where the time goes, what
 * would save most of it, what another node would bring. */
void hscal__explanation_summary(const hscal_explanation *explanation, FILE *out);

#endif
