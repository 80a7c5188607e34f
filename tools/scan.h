/* hscal plan --scan: plans on more and more nodes, what they take and what they cost. */
#ifndef HSCAL_TOOLS_SCAN_H
#define HSCAL_TOOLS_SCAN_H

#include "given_arguments.h"
#include "planned.h"

/* Are the words of a scan what they should be, and is nothing with them that it has no answer for? Returns an exit status, after
 * saying what is wrong. */
int cli_check_scan(const cli_arguments *arguments);
/* Plans, prints, draws. Returns an exit status, after saying what is wrong. */
int cli_scan(const cli_planned *planned);

#endif
