#include "call/synthetic_call.h"
#include "base/blockcyclic.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- operands ---------------------------------------------------------------------------------------------- */

int hscal__synthetic_call_make(hscal_synthetic_call *own, const hscal_call *call,
                               const hscal_synthetic_call_grid *grid) {
  *own = (hscal_synthetic_call){.call = call};
  for (int o = 0; o < HSCAL_OPERANDS; o++) {
    const hscal_desc *d = &call->operand[o].desc;
    if (!hscal__call_has(call, (hscal_operand_name)o)) continue;
    own->rows[o] = hscal__local_extent(d->m, d->imb, d->mb, grid->myrow, d->rsrc, grid->nprow);
    own->columns[o] = hscal__local_extent(d->n, d->inb, d->nb, grid->mycol, d->csrc, grid->npcol);
    int lld = hscal__max(own->rows[o], 1);
    const int desc[] = {1, grid->context, d->m, d->n, d->mb, d->nb, d->rsrc, d->csrc, lld};
    for (int entry = 0; entry < 9; entry++) own->desc[o][entry] = desc[entry];
    size_t elements = (size_t)lld * (size_t)hscal__max(own->columns[o], 1);
    own->bytes[o] = elements * hscal__type_bytes(call->routine->type);
    own->array[o] = calloc(1, own->bytes[o]);
    if (!own->array[o]) return 0;
    own->i[o] = call->operand[o].i + 1, own->j[o] = call->operand[o].j + 1;
  }
  return 1;
}

void hscal__synthetic_call_free(hscal_synthetic_call *own) {
  for (int o = 0; o < HSCAL_OPERANDS; o++) free(own->array[o]);
  for (int n = 0; n < HSCAL_MOST_ARGUMENTS; n++) free(own->output[n]);
  *own = (hscal_synthetic_call){0};
}

/* ---- the call ---------------------------------------------------------------------------------------------- */

static hscal_native to_native(hscal_type type, hscal_scalar value) {
  if (hscal__type_is_single(type)) return (hscal_native){.single = {(float)value.re, (float)value.im}};
  return (hscal_native){.twice = {value.re, value.im}};
}

/* Puts the pointers of argument `a`, the n-th of the list, at `out`. */
static void point_to(hscal_synthetic_call *own, const hscal_argument *a, int n, int *results, void **out) {
  const void *field = (const char *)own->call + a->where;
  hscal_operand_name o = a->operand;
  switch (a->kind) {
  case HSCAL_ARGUMENT_letter:
  case HSCAL_ARGUMENT_size:
  case HSCAL_ARGUMENT_integer:
    *out = (void *)(uintptr_t)field;
    return;
  case HSCAL_ARGUMENT_scalar:
    own->scalar[n] = to_native(own->call->routine->type, *(const hscal_scalar *)field);
    *out = &own->scalar[n];
    return;
  case HSCAL_ARGUMENT_real:
    own->scalar[n] = to_native(own->call->routine->type, (hscal_scalar){*(const double *)field, 0});
    *out = &own->scalar[n];
    return;
  case HSCAL_ARGUMENT_output:
    *out =
        hscal__is_scalapack(own->call->routine) ? hscal__synthetic_call_output(own, a, n) : &own->result[(*results)++];
    return;
  case HSCAL_ARGUMENT_vector:
    out[4] = (void *)(uintptr_t)&own->call->operand[o].inc;
    /* fall through */
  case HSCAL_ARGUMENT_matrix:
    out[0] = own->array[o], out[1] = &own->i[o], out[2] = &own->j[o], out[3] = own->desc[o];
  }
}

int hscal__synthetic_call_call(hscal_synthetic_call *own, hscal_library_function *function) {
  void *p[HSCAL_MOST_PLACES] = {0};
  int places = 0, n = 0, results = 0, info = -1;
  for (const hscal_argument *a = hscal__arguments_of(own->call->routine); a->name; a++) {
    if (strcmp(a->name, "info") == 0) info = n;
    point_to(own, a, n++, &results, p + places);
    places += hscal__argument_places(a);
  }
  hscal__library_call(function, p);
  return info < 0 ? 0 : own->number[info];
}

/* ---- values ------------------------------------------------------------------------------------------------ */

/* Global index of local entry `l`, whose process is `proc` of `nprocs`: first block as the others, source 0 or later. */
static int global_index(int l, int nb, int proc, int src, int nprocs) {
  int from = src < 0 ? 0 : (proc - src + nprocs) % nprocs, over = src < 0 ? 1 : nprocs;
  return (l / nb * over + from) * nb + l % nb;
}

/* A number of (-1, 1) that depends on its place only, and on nothing else of it. */
static double random_entry(int operand, int i, int j, int part) {
  uint64_t hash = (uint64_t)(4 * operand + 2 * part + 1) * 0x9e3779b97f4a7c15u + (uint64_t)i * 0xd1342543de82ef95u +
                  (uint64_t)j * 0x2545f4914f6cdd1du;
  for (int round = 0; round < 2; round++) hash = (hash ^ hash >> 31) * 0xbf58476d1ce4e5b9u;
  return (double)(int64_t)(hash ^ hash >> 29) * 0x1p-63;
}

/* Which operands are factorized or solved with, A of ScaLAPACK's routines apart. */
#define SOLVES_WITH(family, operand) [HSCAL_FAMILY_##family] = {[HSCAL_##operand] = 1},
static const char is_solved[HSCAL_FAMILY_COUNT][HSCAL_OPERANDS] = {
#include "schemes.def"
};

/* A of ScaLAPACK's routines is where nothing depends on its eigenvalues or singular values; these are those of random numbers alone. */
static int is_factor(const hscal_call *call, int operand) {
  int has_own_spectrum = hscal__family_of(call->routine)->data == HSCAL_DEPENDS_ON_SPECTRUM;
  if (operand == HSCAL_A && hscal__is_scalapack(call->routine)) return !has_own_spectrum;
  return is_solved[hscal__scheme_of(call->routine)->family][operand];
}

/* Part 0 or 1 (imaginary) of an entry: small multiples of 1/8, so that products are exact. The matrix of a solve or a
 * factorization has ones on its diagonal and little beside them, or the solution would grow beyond all bounds; of ScaLAPACK's
 * routines, random numbers, among which no column is another's multiple. */
double hscal__synthetic_call_entry(const hscal_call *call, int operand, int i, int j, int part) {
  int is_lapack = hscal__is_scalapack(call->routine);
  int factor = is_factor(call, operand);
  if (factor && i == j) return part == 0;
  if (i == j && part == 1 && call->routine->flags & HSCAL_HERMITIAN) return 0;
  double value =
      is_lapack ? random_entry(operand, i, j, part) : ((operand * 7 + i * 5 + j * 3 + part * 11) % 17 - 8) * 0.125;
  return factor ? value / 64 : value;
}

/* Type of an operand's entries: absolute values are added to a real y. */
hscal_type hscal__synthetic_call_type(const hscal_call *call, int operand) {
  hscal_type type = call->routine->type;
  if (operand != HSCAL_Y || !(call->routine->flags & HSCAL_ABSOLUTE) || !hscal__type_is_complex(type)) return type;
  return hscal__type_is_single(type) ? HSCAL_TYPE_S : HSCAL_TYPE_D;
}

static void set_part(void *data, hscal_type type, size_t at, int part, double value) {
  size_t parts = hscal__type_is_complex(type) ? 2 : 1, where = parts * at + (size_t)part;
  if (type == HSCAL_TYPE_I)
    ((int *)data)[at] = (int)(8 * value);
  else if (hscal__type_is_single(type))
    ((float *)data)[where] = (float)value;
  else
    ((double *)data)[where] = value;
}

int hscal__synthetic_call_next(const hscal_synthetic_call *own, const hscal_synthetic_call_grid *grid,
                               hscal_synthetic_call_place *at) {
  for (size_t entries; at->operand < HSCAL_OPERANDS; at->operand++, at->own = SIZE_MAX) {
    if (at->operand < 0) continue;
    int o = at->operand, rows = own->rows[o];
    entries = (size_t)rows * (size_t)own->columns[o];
    if (++at->own >= entries) continue;
    const hscal_desc *d = &own->call->operand[o].desc;
    at->i = global_index((int)(at->own % (size_t)rows), d->mb, grid->myrow, d->rsrc, grid->nprow);
    at->j = global_index((int)(at->own / (size_t)rows), d->nb, grid->mycol, d->csrc, grid->npcol);
    at->whole = (size_t)at->i + (size_t)at->j * (size_t)d->m;
    return 1;
  }
  return 0;
}

void hscal__synthetic_call_fill(hscal_synthetic_call *own, const hscal_synthetic_call_grid *grid) {
  for (hscal_synthetic_call_place at = {.operand = -1}; hscal__synthetic_call_next(own, grid, &at);) {
    hscal_type type = hscal__synthetic_call_type(own->call, at.operand);
    for (int part = 0; part <= hscal__type_is_complex(type); part++)
      set_part(own->array[at.operand], type, at.own, part,
               hscal__synthetic_call_entry(own->call, at.operand, at.i, at.j, part));
  }
}

void hscal__synthetic_call_mark_diagonal(hscal_synthetic_call *own, const hscal_synthetic_call_grid *grid) {
  const double heavy = 2; /* more than a product of vectors in the stand-in for the BLAS */
  const hscal_desc *d = &own->call->operand[HSCAL_A].desc;
  for (int k = 0; k < d->m && k < d->n; k++) {
    if (hscal__owner(k, d->mb, d->mb, d->rsrc, grid->nprow) != grid->myrow) continue;
    if (hscal__owner(k, d->nb, d->nb, d->csrc, grid->npcol) != grid->mycol) continue;
    int i = hscal__local_extent(k, d->mb, d->mb, grid->myrow, d->rsrc, grid->nprow);
    int j = hscal__local_extent(k, d->nb, d->nb, grid->mycol, d->csrc, grid->npcol);
    set_part(own->array[HSCAL_A], own->call->routine->type, (size_t)j * (size_t)own->rows[HSCAL_A] + (size_t)i, 0,
             heavy);
  }
}

void *hscal__synthetic_call_output(hscal_synthetic_call *own, const hscal_argument *argument, int n) {
  return strcmp(argument->name, "info") == 0 || *argument->name == 'l' ? &own->number[n] : own->output[n];
}
