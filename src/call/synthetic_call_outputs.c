#include "call/synthetic_call_outputs.h"
#include "base/blockcyclic.h"
#include "base/minmax.h"
#include "call/synthetic_call_outputs.h"

#include <stdlib.h>
#include <string.h>

static int is_named(const hscal_argument *argument, const char *name) { return strcmp(argument->name, name) == 0; }

/* Workspace, whose length is an argument of its own: work and lwork, rwork and lrwork, iwork and liwork. */
static int is_work(const hscal_argument *argument) {
  return is_named(argument, "work") || is_named(argument, "rwork") || is_named(argument, "iwork");
}

/* The place in the list of the length of workspace `work`; -1: it has none. */
static int length_of(const hscal_routine *routine, const hscal_argument *work) {
  int n = 0;
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++, n++)
    if (*a->name == 'l' && is_named(work, a->name + 1)) return n;
  return -1;
}

/* More entries than any output but workspace has on a process: one per row or column of a matrix, and a block. */
static size_t most_entries(const hscal_synthetic_call *own) {
  size_t entries = 1;
  for (int o = 0; o < HSCAL_OPERANDS; o++) {
    const hscal_desc *d = &own->call->operand[o].desc;
    if (own->array[o]) entries += (size_t)d->m + (size_t)d->n + (size_t)d->mb + (size_t)d->nb;
  }
  return entries;
}

/* No rows are interchanged. */
static void keep_rows(const hscal_synthetic_call *own, const hscal_synthetic_call_grid *grid, int *pivots) {
  const hscal_desc *d = &own->call->operand[HSCAL_A].desc;
  for (int k = 0; k < d->m; k++)
    if (hscal__owner(k, d->mb, d->mb, d->rsrc, grid->nprow) == grid->myrow)
      pivots[hscal__local_extent(k, d->mb, d->mb, grid->myrow, d->rsrc, grid->nprow)] = k + 1;
}

/* TAU as an input: factors of reflectors, none of which is 0, or it would be passed over. */
static void fill_with_ones(const hscal_synthetic_call *own, void *array, size_t entries) {
  hscal_type type = own->call->routine->type;
  size_t each = hscal__type_is_complex(type) ? 2 : 1;
  for (size_t i = 0; i < each * entries; i += each)
    if (hscal__type_is_single(type))
      ((float *)array)[i] = 1;
    else
      ((double *)array)[i] = 1;
}

static int reserve(hscal_synthetic_call *own, int n, size_t entries) {
  free(own->output[n]);
  own->output[n] = calloc(entries, 2 * sizeof(double));
  return own->output[n] != NULL;
}

/* What a query has left in the first entry of a workspace. */
static int answer(const hscal_synthetic_call *own, const hscal_argument *work, int n) {
  if (is_named(work, "iwork")) return *(const int *)own->output[n];
  return hscal__type_is_single(own->call->routine->type) ? (int)*(const float *)own->output[n]
                                                         : (int)*(const double *)own->output[n];
}

/* Asks the routine how much workspace it wants, and allocates it. */
static int make_room(hscal_synthetic_call *own, hscal_library_function *function) {
  const hscal_routine *routine = own->call->routine;
  const hscal_argument *list = hscal__arguments_of(routine);
  int asks = 0;
  for (int n = 0; list[n].name; n++) {
    int length = is_work(&list[n]) ? length_of(routine, &list[n]) : -1;
    if (length < 0) continue;
    own->number[length] = -1;
    asks = 1;
  }
  if (!asks) return 1;
  if (hscal__synthetic_call_call(own, function)) return 0;
  for (int n = 0; list[n].name; n++) {
    int length = is_work(&list[n]) ? length_of(routine, &list[n]) : -1;
    if (length < 0) continue;
    own->number[length] = hscal__max(answer(own, &list[n], n), 1);
    if (!reserve(own, n, (size_t)own->number[length])) return 0;
  }
  return 1;
}

int hscal__synthetic_call_prepare(hscal_synthetic_call *own, const hscal_synthetic_call_grid *grid,
                                  hscal_library_function *function) {
  if (hscal__routine_level(own->call->routine) < 4) return 1;
  const hscal_argument *list = hscal__arguments_of(own->call->routine);
  for (int n = 0; list[n].name; n++) {
    if (list[n].kind != HSCAL_ARGUMENT_output) continue;
    if (!reserve(own, n, most_entries(own))) return 0;
    if (is_named(&list[n], "tau")) fill_with_ones(own, own->output[n], most_entries(own));
    if (is_named(&list[n], "ipiv")) keep_rows(own, grid, own->output[n]);
  }
  return make_room(own, function);
}
