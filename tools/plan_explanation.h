/* hscal plan --explain. */
#ifndef HSCAL_TOOLS_PLAN_EXPLANATION_H
#define HSCAL_TOOLS_PLAN_EXPLANATION_H

#include "command_line.h"
#include "explain/explanation.h"

/* A plan, and what it was made from. */
typedef struct cli_planned {
  const cli_arguments *arguments;
  const hscal_call *call;
  const hscal_machine *machine;
  const hscal_options *options;
  const hscal_plan *plan;
} cli_planned;

/* Prints the plan with its explanation, as text or as JSON. Returns an exit status. */
int cli_explain(const cli_planned *planned, const hscal_explained *chosen);

#endif
