/* The layout that a call of a recording had. */
#ifndef HSCAL_WORKLOAD_RECORDED_LAYOUT_H
#define HSCAL_WORKLOAD_RECORDED_LAYOUT_H

#include "workload/workload.h"

typedef enum hscal_recorded_state {
  HSCAL_RECORDED_THERE,
  HSCAL_RECORDED_NOWHERE, /* an operand has no matrix, or its matrix no context */
  HSCAL_RECORDED_APART,   /* operands lie in different contexts */
  HSCAL_RECORDED_REFUSED  /* no library takes the call on that grid with these blocks: hscal__last_error says why */
} hscal_recorded_state;

/* The call as it was made: with the blocks that its matrices had, on the grid of their context and with the library's panel width. The last
 * three are set only where it is there. */
hscal_recorded_state hscal__recorded_call(const hscal_workload *workload, const hscal_workload_call *line,
                                          hscal_call *call, hscal_layout *layout,
                                          const hscal_workload_context **context);

#endif
