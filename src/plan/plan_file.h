/* Plans from files. */
#ifndef HSCAL_PLAN_PLAN_FILE_H
#define HSCAL_PLAN_PLAN_FILE_H

#include "hscal.h"

/* Reads the JSON of a plan from memory; `source` is its name in messages. As hscal_plan_load. */
int hscal__plan_read(const char *json, const char *source, hscal_plan **plan);

#endif
