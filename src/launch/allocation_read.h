/* The allocation that a job has: of a hostfile, of Slurm, of PBS, or this computer. */
#ifndef HSCAL_LAUNCH_ALLOCATION_READ_H
#define HSCAL_LAUNCH_ALLOCATION_READ_H

#include "launch/allocation.h"

/* The allocation of the hostfile; without one (null) that of Slurm (SLURM_JOB_NODELIST), else of PBS (PBS_NODEFILE), else this
 * computer alone. Local. HSCAL_ERROR_FILE with file and line, HSCAL_ERROR_UNKNOWN with the name of the variable, HSCAL_ERROR_MEMORY. */
int hscal__allocation_read(const char *hostfile, hscal_allocation **allocation);

#endif
