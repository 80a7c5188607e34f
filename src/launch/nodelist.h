/* Slurm's lists of nodes. */
#ifndef HSCAL_LAUNCH_NODELIST_H
#define HSCAL_LAUNCH_NODELIST_H

#include "launch/allocation.h"

/* Slurm's "n[1-3,07-12],login" and, per node, "4(x2),3". `counts` may be null: not said; `counts_name` names its variable. */
int hscal__slurm_parse(const char *nodelist, const char *counts, const char *counts_name,
                       hscal_allocation **allocation);

#endif
