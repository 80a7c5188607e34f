/* Memory of one process: its share of the operands, the panels of PBLAS, the buffers of BLACS, workspace. */
#ifndef HSCAL_MODELS_MEMORY_MEMORY_H
#define HSCAL_MODELS_MEMORY_MEMORY_H

#include "call/call.h"

/* Bytes of the operands that process (p,q) holds. */
double hscal__operand_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q);
/* Bytes of operands and workspace that process (p,q) needs. */
double hscal__process_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q);
/* Do all operands begin with a whole block of process (0,0), so that no process needs more bytes than that one? */
int hscal__call_begins_with_first(const hscal_call *call);

#endif
