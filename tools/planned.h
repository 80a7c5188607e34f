/* A plan, and what it was made from. */
#ifndef HSCAL_TOOLS_PLANNED_H
#define HSCAL_TOOLS_PLANNED_H

#include "given_arguments.h"

typedef struct cli_planned {
  const cli_arguments *arguments;
  const hscal_call *call;
  const hscal_machine *machine;
  const hscal_options *options;
  const hscal_plan *plan;
} cli_planned;

#endif
