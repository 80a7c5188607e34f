/* Explanations as text for people. Internal to src/explain and tools. */
#ifndef HSCAL_EXPLAIN_EXPLANATION_TEXT_H
#define HSCAL_EXPLAIN_EXPLANATION_TEXT_H

#include "explain/explanation.h"

/* Malloc'ed; null: out of memory. */
char *hscal__explanation_text(const hscal_explanation *explanation);

#endif
