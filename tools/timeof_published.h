/* hscal timeof MODEL --estimator published: by the rules of HMPI_Timeof. */
#ifndef HSCAL_TOOLS_TIMEOF_PUBLISHED_H
#define HSCAL_TOOLS_TIMEOF_PUBLISHED_H

#include "given_arguments.h"

/* Is another estimator than the clock asked for? */
int cli_is_published(const cli_arguments *arguments);
/* Checks the word, and that it goes together with the others. Returns an exit status. */
int cli_check_published(const cli_arguments *arguments);
/* Does HMPI's own mapping say where processes are (--placement published)? */
int cli_is_mapped(const cli_arguments *arguments);
/* Estimates and prints; maps before, if asked for: then node_of is filled. Returns an exit status. */
int cli_published(const cli_arguments *arguments, const hscal_call *call, const hscal_layout *layout,
                  const hscal_machine *machine, int *node_of);

#endif
