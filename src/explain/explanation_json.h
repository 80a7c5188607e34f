/* Explanations as JSON for programs. Internal to src/explain and tools. */
#ifndef HSCAL_EXPLAIN_EXPLANATION_JSON_H
#define HSCAL_EXPLAIN_EXPLANATION_JSON_H

#include "explain/explanation.h"

/* Malloc'ed; null: out of memory. */
char *hscal__explanation_json(const hscal_explanation *explanation);

#endif
