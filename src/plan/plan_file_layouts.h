/* The other layouts of plan files: usual ones, rivals, where matrices lie. Internal to src/plan. */
#ifndef HSCAL_PLAN_PLAN_FILE_LAYOUTS_H
#define HSCAL_PLAN_PLAN_FILE_LAYOUTS_H

#include "plan/plan_reader.h"

/* "default", "baselines" and "origin". */
int hscal__plan_read_layouts(const hscal_plan_reader *reader);
int hscal__plan_read_rivals(const hscal_plan_reader *reader);

#endif
