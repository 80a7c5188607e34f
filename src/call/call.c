#include "base/blockcyclic.h"
#include "base/digest.h"
#include "call/arguments.h"
#include "call/flops_table.h"
#include "call/sequence.h"
#include "call/shapes_table.h"

#include <stdint.h>
#include <string.h>

char hscal__call_operand_letter(const hscal_call *call, hscal_operand_name which) {
  return hscal__operand_letter(call->routine, which);
}

const hscal_backend hscal__reference_backend = {
    .panel = 32,
    .combine_ratio = 1.3,
    .switch_ratio = 1.3,
    .row_broadcast = ' ',
    .column_broadcast = ' ',
    .row_combine = ' ',
    .column_combine = ' ',
};

hscal_layout hscal__layout_make(int nprow, int npcol, int panel) {
  hscal_layout layout = {.nprow = nprow, .npcol = npcol, .backend = hscal__reference_backend};
  if (panel != 0) layout.backend.panel = panel;
  return layout;
}

const hscal_desc *hscal__call_result(const hscal_call *call) {
  int which = HSCAL_OPERANDS - 1;
  while (which > 0 && !hscal__call_has(call, (hscal_operand_name)which)) which--;
  return &call->operand[which].desc;
}

hscal_call hscal__call_make(const hscal_routine *routine, int m, int n, int k, int mb, int nb) {
  hscal_call call = {.routine = routine};
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) {
    void *field = (char *)&call + a->where;
    if (a->kind == HSCAL_ARGUMENT_letter)
      *(char *)field = hscal__argument_letters(routine, a)[0];
    else if (a->kind == HSCAL_ARGUMENT_size)
      *(int *)field = hscal__argument_dimension(a) == 'm' ? m : hscal__argument_dimension(a) == 'n' ? n : k;
    else if (a->kind == HSCAL_ARGUMENT_scalar)
      *(hscal_scalar *)field = (hscal_scalar){1, 0};
    else if (a->kind == HSCAL_ARGUMENT_integer)
      *(int *)field = !strcmp(a->name, "ihi") ? n : !strcmp(a->name, "iu") ? hscal__max(n, 1) : 1;
  }
  hscal__call_lay(&call, mb, nb);
  return call;
}

void hscal__call_lay(hscal_call *call, int mb, int nb) {
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++) {
    if (hscal__argument_parameters(a) == 1 || a->kind == HSCAL_ARGUMENT_output) continue;
    int rows, columns;
    hscal_operand *operand = &call->operand[a->operand];
    *operand = (hscal_operand){.inc = a->kind == HSCAL_ARGUMENT_vector};
    hscal__call_shape(call, a->operand, &rows, &columns);
    operand->desc = (hscal_desc){.m = rows, .n = columns, .imb = mb, .inb = nb, .mb = mb, .nb = nb};
  }
}

hscal_call hscal__call_gemm(const hscal_routine *routine, char transa, char transb, int m, int n, int k, int mb,
                            int nb) {
  hscal_call call = hscal__call_make(routine, m, n, k, mb, nb);
  call.transa = transa;
  call.transb = transb;
  hscal__call_lay(&call, mb, nb);
  return call;
}

static hscal_reflection by_routine(const hscal_call *call) {
  return (hscal_reflection){HSCAL_C, (hscal__scheme_of(call->routine)->panels & HSCAL_ROW_PANELS) != 0,
                            call->side == 'R'};
}

static hscal_reflection of_right_sides(const hscal_call *call) {
  return (hscal_reflection){HSCAL_B, call->m < call->n, 0};
}

#define REFLECTS(family, how) [HSCAL_FAMILY_##family] = how,
static hscal_reflection (*const reflections[HSCAL_FAMILY_COUNT])(const hscal_call *) = {
#include "schemes.def"
};

int hscal__call_reflects(const hscal_call *call, hscal_reflection *how) {
  hscal_family family = hscal__scheme_of(call->routine)->family;
  if (reflections[family]) *how = reflections[family](call);
  return reflections[family] != NULL;
}

hscal_grid hscal__call_grid(const hscal_call *call, hscal_operand_name which, int nprow, int npcol) {
  const hscal_grid *own = which == HSCAL_A ? &call->from : &call->to;
  return own->nprow ? *own : (hscal_grid){.nprow = nprow, .npcol = npcol};
}

int hscal__call_vector_length(const hscal_call *call, hscal_operand_name which) {
  int length, unused;
  hscal__operand_shape(call, which, &length, &unused);
  return length;
}

void hscal__call_shape(const hscal_call *call, hscal_operand_name which, int *rows, int *columns) {
  *rows = *columns = 0;
  if (!hscal__call_has(call, which)) return;
  hscal__operand_shape(call, which, rows, columns);
  if (!hscal__call_is_vector(call, which)) return;
  int length = *rows, is_row = hscal__operand_is_row(&call->operand[which]);
  *rows = is_row ? 1 : length;
  *columns = is_row ? length : 1;
}

/* What decides whether there is something to do. */
typedef struct reasons {
  int empty;                     /* m or n is 0 */
  int no_product;                /* k or alpha is 0 */
  int has_beta, changes_by_beta; /* the result is scaled by something else than 1 */
} reasons;

static reasons reasons_of(const hscal_call *call) {
  reasons found = {0};
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++) {
    const void *field = (const char *)call + a->where;
    const hscal_scalar *scalar = field;
    if (a->kind == HSCAL_ARGUMENT_size && *(const int *)field == 0) {
      if (a->name[0] == 'k')
        found.no_product = 1;
      else
        found.empty = 1;
    }
    if (a->kind != HSCAL_ARGUMENT_scalar) continue;
    if (a->name[0] == 'b') {
      found.has_beta = 1;
      found.changes_by_beta = scalar->re != 1 || scalar->im != 0;
    } else if (scalar->re == 0 && scalar->im == 0) {
      found.no_product = 1;
    }
  }
  return found;
}

/* x := alpha x, B := alpha op(A) B */
static const char overwrites[HSCAL_PACK_COUNT] = {[HSCAL_PACK_SCAL] = 1, [HSCAL_PACK_TRMM] = 1};

int hscal__call_is_void(const hscal_call *call) {
  reasons found = reasons_of(call);
  if (found.empty || !found.no_product) return found.empty;
  if (found.has_beta) return !found.changes_by_beta;
  /* Without beta the result is either added to, and stays, or overwritten by zeros. */
  return !overwrites[call->routine->pack];
}

int hscal__takes_columns_by_row(const hscal_call *call) { return call->ibtype == 1 && call->uplo == 'U'; }

int hscal__call_multiplies(const hscal_call *call) {
  reasons found = reasons_of(call);
  return !found.empty && !found.no_product;
}

hscal_family hscal__call_family(const hscal_call *call) {
  const hscal_scheme_row *scheme = hscal__scheme_of(call->routine);
  return scheme->level == 3 && !hscal__call_multiplies(call) ? HSCAL_FAMILY_ADDITION : scheme->family;
}

/* Calls, counts, and which matrices they share. */
static uint64_t digest_sequence(uint64_t digest, const hscal_call *call) {
  const hscal_sequence *sequence = call->sequence;
  if (!sequence) return digest;
  size_t ncalls = (size_t)sequence->ncalls;
  for (size_t i = 0; i < ncalls; i++) digest = hscal__call_digest(digest, &sequence->call[i]);
  digest = hscal__digest(digest, sequence->count, ncalls * sizeof *sequence->count);
  digest = hscal__digest(digest, sequence->matrix_of, ncalls * sizeof *sequence->matrix_of);
  return hscal__digest(digest, sequence->matrix, (size_t)sequence->nmatrices * sizeof *sequence->matrix);
}

uint64_t hscal__call_digest(uint64_t digest, const hscal_call *call) {
  const int head[] = {call->transa, call->transb,     call->side,       call->uplo,     call->diag,
                      call->m,      call->n,          call->k,          call->jobz,     call->jobvt,
                      call->range,  call->ibtype,     call->ilo,        call->ihi,      call->il,
                      call->iu,     call->from.nprow, call->from.npcol, call->to.nprow, call->to.npcol};
  const double scalar[] = {call->alpha.re, call->alpha.im, call->beta.re, call->beta.im,
                           call->vl,       call->vu,       call->abstol,  call->orfac};
  digest = hscal__digest_text(digest, call->routine->name);
  digest = hscal__digest(digest, head, sizeof head);
  digest = hscal__digest(digest, scalar, sizeof scalar);
  const hscal_grid *const grids[] = {&call->from, &call->to};
  for (int i = 0; i < 2; i++)
    if (grids[i]->process)
      digest = hscal__digest(digest, grids[i]->process,
                             (size_t)grids[i]->nprow * (size_t)grids[i]->npcol * sizeof *grids[i]->process);
  digest = digest_sequence(digest, call);
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_operand *x = &call->operand[which];
    const int entry[] = {x->desc.m,    x->desc.n,    x->desc.imb, x->desc.inb, x->desc.mb, x->desc.nb,
                         x->desc.rsrc, x->desc.csrc, x->i,        x->j,        x->inc};
    digest = hscal__digest(digest, entry, sizeof entry);
  }
  return digest;
}

double hscal__call_flops(const hscal_call *call) {
  return hscal__type_flop_weight(call->routine->type) * hscal__call_operations(call);
}

void hscal__call_fill_blocks(hscal_call *call, int mb, int nb) {
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    hscal_desc *desc = &call->operand[which].desc;
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    if (desc->mb == 0) desc->mb = desc->imb = mb;
    if (desc->nb == 0) desc->nb = desc->inb = nb;
  }
  if (call->sequence && call->filled_nb == 0) call->filled_mb = mb, call->filled_nb = nb;
}

int hscal__call_is_open(const hscal_call *call) {
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_desc *desc = &call->operand[which].desc;
    if (hscal__call_has(call, (hscal_operand_name)which) && (desc->mb == 0 || desc->nb == 0)) return 1;
  }
  for (int i = 0; call->sequence && call->filled_nb == 0 && i < call->sequence->ncalls; i++)
    if (hscal__call_is_open(&call->sequence->call[i])) return 1;
  return 0;
}
