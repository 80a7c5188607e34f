/* Plans as text. */
#ifndef HSCAL_PLAN_PLAN_TEXT_H
#define HSCAL_PLAN_PLAN_TEXT_H

#include "hscal.h"

/* Text for people and JSON for programs, malloc'ed; null: no memory. */
char *hscal__plan_text(const hscal_plan *plan);
char *hscal__plan_json(const hscal_plan *plan);

#endif
