#include "plan/candidate.h"
#include "call/event_source.h"

/* Rows of a block; one-dimensional operands have no other number than NB. */
static int rows_of_block(const hscal_call *call, const hscal_desc *desc) {
  return hscal__is_row(call) ? desc->nb : desc->mb;
}

/* Blocks that were given are told as those of C. */
hscal_candidate hscal__candidate_of(const hscal_search_result *result, const hscal_trial *trial) {
  const hscal_desc *c = hscal__call_result(trial->call);
  int was_open = hscal__call_is_open(&result->space->call);
  hscal_candidate candidate = {.nprocs = trial->nprow * trial->npcol,
                               .nprow = trial->nprow,
                               .npcol = trial->npcol,
                               .mb = was_open ? trial->row_block : rows_of_block(trial->call, c),
                               .nb = was_open ? trial->block : c->nb,
                               .panel = trial->panel,
                               .predicted_s = trial->predicted_s};
  /* Files of plans have blocks of 1 there. */
  if (hscal__is_without_blocks(trial->call)) candidate.mb = candidate.nb = candidate.panel = 1;
  return candidate;
}
