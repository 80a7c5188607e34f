#include "call/sequence.h"

#include <math.h>

hscal_call hscal__sequence_call(const hscal_sequence *sequence) {
  hscal_call call = sequence->call[0];
  call.sequence = sequence;
  return call;
}

hscal_call hscal__part(const hscal_call *call, int i) {
  if (!call->sequence) return *call;
  hscal_call part = call->sequence->call[i];
  if (call->filled_nb > 0) hscal__call_fill_blocks(&part, call->filled_mb, call->filled_nb);
  return part;
}

hscal_desc hscal__sequence_desc(const hscal_call *call, int i) {
  hscal_desc desc = call->sequence->matrix[i].desc;
  if (desc.mb == 0) desc.mb = desc.imb = call->filled_mb;
  if (desc.nb == 0) desc.nb = desc.inb = call->filled_nb;
  return desc;
}

static double bytes_of(const hscal_desc *desc, hscal_type type) {
  return (double)hscal__type_bytes(type) * desc->m * desc->n;
}

double hscal__matrices_bytes(const hscal_call *call) {
  double shared = 0, most = 0;
  for (int i = 0; call->sequence && i < call->sequence->nmatrices; i++)
    shared += bytes_of(&call->sequence->matrix[i].desc, call->sequence->matrix[i].type);
  for (int i = 0; i < hscal__parts(call); i++) {
    const hscal_call part = hscal__part(call, i);
    double own = 0;
    for (int which = 0; which < HSCAL_OPERANDS; which++)
      if (hscal__call_has(&part, (hscal_operand_name)which) && hscal__is_own_matrix(call, i, (hscal_operand_name)which))
        own += bytes_of(&part.operand[which].desc, part.routine->type);
    most = fmax(most, own);
  }
  return shared + most;
}
