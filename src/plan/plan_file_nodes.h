/* The nodes of plan files, and what is said of each: processes, threads, memory. Internal to src/plan. */
#ifndef HSCAL_PLAN_PLAN_FILE_NODES_H
#define HSCAL_PLAN_PLAN_FILE_NODES_H

#include "plan/plan_reader.h"

/* The grid is read before. */
int hscal__plan_read_nodes(hscal_plan_reader *reader);

#endif
