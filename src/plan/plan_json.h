/* Plans as JSON. */
#ifndef HSCAL_PLAN_PLAN_JSON_H
#define HSCAL_PLAN_PLAN_JSON_H

#include "hscal.h"

#define HSCAL_PLAN_SCHEMA "hscal-plan/1"

/* For programs, malloc'ed; null: no memory. */
char *hscal__plan_json(const hscal_plan *plan);

#endif
