/* How the work of a call of PBLAS goes with the entries of an operand that stays where it is, from a table of argument
 * lists. */
#ifndef HSCAL_MODELS_BOUNDS_SHARE_TABLE_H
#define HSCAL_MODELS_BOUNDS_SHARE_TABLE_H

#include "call/call.h"
#include "events/event.h"
#include "instrumented_pblas/dealing.h"

/* Which entries of the operand that stays cost work, each the same. */
typedef enum hscal_share_extent {
  HSCAL_SHARE_WHOLE, /* all                                                                  */
  HSCAL_SHARE_LOWER,
  HSCAL_SHARE_UPPER,         /* those below or above the diagonal                                    */
  HSCAL_SHARE_ROWS_TO_END,   /* entry (i, j) as often as there are panels up to row i: i times       */
  HSCAL_SHARE_ROWS_FROM_END, /* n - 1 - i times                                                      */
  HSCAL_SHARE_COLUMNS_TO_END,
  HSCAL_SHARE_COLUMNS_FROM_END
} hscal_share_extent;

/* How the work goes with the operand that stays. */
typedef struct hscal_shared_work {
  hscal_operand_name stays;
  hscal_share_extent extent;
  double entry_flops; /* per entry, and per time */
  double narrow;      /* the part of it in products whose inner dimension is the width of a panel */
  int width;          /* no panel is wider */
} hscal_shared_work;

/* 0: it is not known. */
int hscal__shared_work(const hscal_call *call, const hscal_layout *layout, hscal_shared_work *found);

/* Kernels of level 2 that the scheme calls; behind the last one: HSCAL_KERNEL_GEMM. */
const hscal_kernel *hscal__vector_kernels(const hscal_call *call);

#endif
