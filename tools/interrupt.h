/* Interrupting a plan is no failure: the best so far is the answer. */
#ifndef HSCAL_TOOLS_INTERRUPT_H
#define HSCAL_TOOLS_INTERRUPT_H

/* From now on the first interrupt (SIGINT) ends the search for a plan; a second one ends the command. */
void cli_plan_until_interrupted(void);

/* The search is over: interrupts end the command again. Says on stderr whether there was one. */
void cli_plan_is_made(void);

#endif
