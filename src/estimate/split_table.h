/* Splits a call into the parts that it consists of, by a table of schemes. */
#ifndef HSCAL_ESTIMATE_SPLIT_TABLE_H
#define HSCAL_ESTIMATE_SPLIT_TABLE_H

#include "estimate/skeleton_parts.h"

/* The parts of a call whose skeleton is given. */
void hscal__split_skeleton(const hscal_cost_skeleton *whole, hscal_skeleton_parts *parts);

#endif
