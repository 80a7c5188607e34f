/* Plans as text. */
#ifndef HSCAL_PLAN_PLAN_TEXT_H
#define HSCAL_PLAN_PLAN_TEXT_H

#include "hscal.h"

/* For people, malloc'ed; null: no memory. */
char *hscal__plan_text(const hscal_plan *plan);

#endif
