/* hscal plan: which grid, blocks, panel width and placement, and why. */
#ifndef HSCAL_TOOLS_PLAN_COMMAND_H
#define HSCAL_TOOLS_PLAN_COMMAND_H

/* argv starts after the command's own word. Returns the exit status. */
int cli_plan(int argc, char **argv);

#endif
