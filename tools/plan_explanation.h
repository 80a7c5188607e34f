/* hscal plan --explain. */
#ifndef HSCAL_TOOLS_PLAN_EXPLANATION_H
#define HSCAL_TOOLS_PLAN_EXPLANATION_H

#include "explain/explanation.h"
#include "planned.h"

/* Prints the plan with its explanation, as text or as JSON. Returns an exit status. */
int cli_explain(const cli_planned *planned, const hscal_explained *chosen);

#endif
