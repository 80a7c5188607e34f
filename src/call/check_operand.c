#include "call/check_operand.h"
#include "base/blockcyclic.h"
#include "base/status.h"

#include <stdint.h>

int hscal__bad_entry(const hscal_argument_place *at, int entry, const char *what, int value, const char *rule) {
  return hscal__fail(-(100 * (at->position + 3) + entry), "DESC%c(%s) = %d, it must be %s", at->letter, what, value,
                     rule);
}

static int check_source(const hscal_argument_place *at, int entry, const char *what, int src, int nprocs) {
  if (src < -1) return hscal__bad_entry(at, entry, what, src, "-1 (replicated) or a process coordinate");
  if (nprocs > 0 && src >= nprocs) return hscal__bad_entry(at, entry, what, src, "inside the process grid");
  return 0;
}

static int check_block(const hscal_argument_place *at, int entry, const char *what, int block) {
  if (block < 0) return hscal__bad_entry(at, entry, what, block, "positive, or 0 to have it chosen");
  if (block <= HSCAL_MOST_BLOCK) return 0;
  return hscal__fail(-(100 * (at->position + 3) + entry), "DESC%c(%s) = %d is out of range: more than %d", at->letter,
                     what, block, HSCAL_MOST_BLOCK);
}

/* One dimension of an operand: `index` is its first entry there, 0-based, `where` is 'I' or 'J'. */
static int check_range(const hscal_argument_place *at, char where, int index, int count, int extent, int has_entries) {
  int status = -(at->position + (where == 'I' ? 1 : 2));
  if (index < 0) return hscal__fail(status, "%c%c = %d, it must be at least 1", where, at->letter, index + 1);
  if (!has_entries || (int64_t)index + count <= extent) return 0;
  return hscal__fail(status, "%s %d to %lld of %c, which has %d", where == 'I' ? "rows" : "columns", index + 1,
                     (long long)index + count, at->letter, extent);
}

int hscal__check_operand(const hscal_operand *operand, int rows, int columns, const hscal_argument_place *at, int nprow,
                         int npcol) {
  const hscal_desc *desc = &operand->desc;
  int least = rows > 0 && columns > 0; /* an empty submatrix may lie in an empty matrix */
  int has_entries = least && desc->m > 0 && desc->n > 0;
  HSCAL_TRY(check_range(at, 'I', operand->i, rows, desc->m, has_entries));
  HSCAL_TRY(check_range(at, 'J', operand->j, columns, desc->n, has_entries));
  if (desc->m < least) return hscal__bad_entry(at, HSCAL_DESC_M, "M_", desc->m, least ? "at least 1" : "at least 0");
  if (desc->n < least) return hscal__bad_entry(at, HSCAL_DESC_N, "N_", desc->n, least ? "at least 1" : "at least 0");
  HSCAL_TRY(check_block(at, HSCAL_DESC_MB, "MB_", desc->mb));
  HSCAL_TRY(check_block(at, HSCAL_DESC_NB, "NB_", desc->nb));
  HSCAL_TRY(check_source(at, HSCAL_DESC_RSRC, "RSRC_", desc->rsrc, nprow));
  return check_source(at, HSCAL_DESC_CSRC, "CSRC_", desc->csrc, npcol);
}

int hscal__check_increment(const hscal_operand *vector, const hscal_argument_place *at) {
  if (vector->inc == 1 || vector->inc == vector->desc.m) return 0;
  return hscal__fail(-(at->position + 4), "INC%c = %d, it must be 1 (a column) or M_ of the descriptor, %d (a row)",
                     at->letter, vector->inc, vector->desc.m);
}
