/*
 * What each process computes at least in a call of PBLAS: the work goes with the entries of an operand that stays where
 * it is. All of them count, or those of a triangle, or each row as often as it takes part in the panels of a triangle.
 * (gemm: gemm_bound.h.)
 */
#ifndef HSCAL_MODELS_BOUNDS_SHARE_H
#define HSCAL_MODELS_BOUNDS_SHARE_H

#include "models/bounds/earliest_times.h"

/* Writes it into the table of times; nothing of calls of which it is not known. 0 or HSCAL_ERROR_MEMORY. */
int hscal__share_work(const hscal_call *call, hscal_earliest_times *earliest);

#endif
