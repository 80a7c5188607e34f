/* Checks of a call's arguments, in the order of its list and with ScaLAPACK's numbers. */
#include "call/check.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/arguments.h"
#include "call/check_operand.h"
#include "call/checks_table.h"
#include "call/sequence.h"

#include <ctype.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* "N, T or C" */
static void list_letters(const char *letters, char text[16]) {
  size_t count = strlen(letters), used = 0;
  for (size_t i = 0; i < count; i++) {
    const char *before = i == 0 ? "" : i + 1 == count ? " or " : ", ";
    memcpy(text + used, before, strlen(before));
    used += strlen(before);
    text[used++] = letters[i];
  }
  text[used] = 0;
}

static int check_letter(const hscal_routine *routine, const hscal_argument *argument, char given, int position) {
  char name[8] = "", legal[16];
  const char *letters = hscal__argument_letters(routine, argument);
  if (given && strchr(letters, given)) return 0;
  for (size_t i = 0; argument->name[i] && i + 1 < sizeof name; i++) name[i] = (char)toupper(argument->name[i]);
  list_letters(letters, legal);
  return hscal__fail(-position, "%s = '%c', it must be %s", name, given >= ' ' && given <= '~' ? given : '?', legal);
}

/* Which eigenvalues: from il to iu. */
static int check_integer(const hscal_call *call, const char *name, int position) {
  int n = call->n, il = call->il, iu = call->iu;
  if (!strcmp(name, "ibtype") && (call->ibtype < 1 || call->ibtype > 3))
    return hscal__fail(-position, "IBTYPE = %d, it must be 1, 2 or 3", call->ibtype);
  if (call->range != 'I') return 0;
  if (!strcmp(name, "il") && (il < 1 || il > hscal__max(1, n)))
    return hscal__fail(-position, "IL = %d, it must lie in 1 to %d", il, hscal__max(1, n));
  if (!strcmp(name, "iu") && (iu < hscal__min(n, il) || iu > n))
    return hscal__fail(-position, "IU = %d, it must lie in %d to %d", iu, hscal__min(n, il), n);
  return 0;
}

/* Or between vl and vu. */
static int check_bound(const hscal_call *call, const char *name, int position) {
  if (call->range != 'V' || strcmp(name, "vu") || call->n == 0 || call->vu > call->vl) return 0;
  return hscal__fail(-position, "VU = %g, it must be greater than VL = %g", call->vu, call->vl);
}

static int check_argument(const hscal_call *call, const hscal_argument *argument, int position, int nprow, int npcol) {
  const void *field = (const char *)call + argument->where;
  const hscal_operand *operand = &call->operand[argument->operand];
  hscal_argument_place at = {(char)toupper(argument->name[0]), position};
  int size, rows, columns;
  hscal_grid grid = hscal__call_grid(call, argument->operand, nprow, npcol);
  switch (argument->kind) {
  case HSCAL_ARGUMENT_letter:
    return check_letter(call->routine, argument, *(const char *)field, position);
  case HSCAL_ARGUMENT_size:
    size = *(const int *)field;
    return size >= 0 ? 0 : hscal__fail(-position, "%c = %d, it must be at least 0", at.letter, size);
  case HSCAL_ARGUMENT_matrix:
  case HSCAL_ARGUMENT_vector:
    hscal__call_shape(call, argument->operand, &rows, &columns);
    HSCAL_TRY(hscal__check_operand(operand, rows, columns, &at, grid.nprow, grid.npcol));
    return argument->kind == HSCAL_ARGUMENT_vector ? hscal__check_increment(operand, &at) : 0;
  case HSCAL_ARGUMENT_real:
    return check_bound(call, argument->name, position);
  case HSCAL_ARGUMENT_integer:
    return check_integer(call, argument->name, position);
  default:
    return 0;
  }
}

/* Grids of their own are made of the layout's processes. */
static int check_grids(const hscal_call *call, int nprow, int npcol) {
  const hscal_grid *const grids[] = {&call->from, &call->to};
  for (int i = 0; i < 2; i++) {
    int rows = grids[i]->nprow, columns = grids[i]->npcol;
    if (rows == 0 && columns == 0) continue;
    if (rows < 1 || columns < 1 || (nprow > 0 && (int64_t)rows * columns > (int64_t)nprow * npcol))
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s %d x %d is not a grid of the %d x %d processes", i ? "to" : "from",
                         rows, columns, nprow, npcol);
  }
  return 0;
}

static int check_one(const hscal_call *call, int nprow, int npcol) {
  int position = 1;
  HSCAL_TRY(check_grids(call, nprow, npcol));
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++) {
    HSCAL_TRY(check_argument(call, a, position, nprow, npcol));
    position += hscal__argument_places(a);
  }
  return hscal__is_scalapack(call->routine) ? hscal__check_lapack(call, nprow, npcol) : 0;
}

int hscal__call_check(const hscal_call *call, int nprow, int npcol) {
  char why[256];
  if (!call->sequence) return check_one(call, nprow, npcol);
  for (int i = 0; i < hscal__parts(call); i++) {
    const hscal_call part = hscal__part(call, i);
    int status = check_one(&part, nprow, npcol);
    if (!status) continue;
    snprintf(why, sizeof why, "%s", hscal__last_error());
    return hscal__fail(status, "%s: %s", part.routine->name, why);
  }
  return 0;
}

int hscal__layout_check(const hscal_layout *layout, const hscal_call *call) {
  if (layout->nprow < 1 || layout->npcol < 1 || layout->nprow > INT_MAX / layout->npcol)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "nprow x npcol = %d x %d is not a process grid", layout->nprow,
                       layout->npcol);
  if (layout->backend.panel < 1 || layout->backend.panel > HSCAL_MOST_BLOCK)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "panel = %d, it must lie in 1 to %d", layout->backend.panel,
                       HSCAL_MOST_BLOCK);
  if (hscal__call_is_open(call))
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "MB_ and NB_ of every descriptor must be given to know what %s does",
                       call->routine->name);
  return hscal__call_check(call, layout->nprow, layout->npcol);
}
