/*
 * The parts of calls that are made of others: the solves behind a factorization; the products and solves of a panel, seen in
 * the middle of the matrix and done as often as there are panels. Each has an skeleton of its own.
 */
#include "base/blockcyclic.h"
#include "estimate/skeleton.h"

#include <math.h>

/* A part under way: a call of a routine of the same type. */
static hscal_call *new_part(hscal_skeleton_parts *parts, hscal_pack pack, hscal_scheme scheme) {
  hscal_type type = parts->part[0].call->routine->type;
  hscal_call *call = &parts->call[parts->count];
  int hermitian = scheme == HSCAL_SCHEME_syrk && hscal__type_is_complex(type);
  *call =
      (hscal_call){.side = 'L', .uplo = 'U', .trans = 'N', .transb = 'N', .diag = 'N', .alpha = {1, 0}, .beta = {1, 0}};
  call->routine =
      hscal__routine_of(type, pack, scheme, hermitian ? HSCAL_HERMITIAN | HSCAL_REAL_ALPHA | HSCAL_REAL_BETA : 0);
  return call;
}

/* What is seen of a panel in the middle stands for all of them: the largest share is not as uneven in the mean as it may be there. */
static void even_out(const hscal_call *call, hscal_cost_skeleton *part) {
  int rows, columns, block = call->operand[part->stays].desc.nb;
  hscal__call_shape(call, part->stays, &rows, &columns);
  int64_t mean_rows = (rows + (int64_t)block * (part->nprow - 1) / 2) / part->nprow;
  int64_t mean_columns = (columns + (int64_t)block * (part->npcol - 1) / 2) / part->npcol;
  if (rows > block) part->rows_max = hscal__min(part->rows_max, hscal__as_int(mean_rows));
  if (columns > block) part->cols_max = hscal__min(part->cols_max, hscal__as_int(mean_columns));
}

/* Adds it, done so many times with so many operations in all; 0: as many as it has. */
static hscal_cost_skeleton *add_part(hscal_skeleton_parts *parts, double times, double flops) {
  const hscal_call *call = &parts->call[parts->count];
  hscal_cost_skeleton *part = &parts->part[parts->count++];
  double own = times * hscal__call_flops(call);
  hscal__cost_skeleton(call, parts->part[0].nprow, parts->part[0].npcol, part);
  part->times = times;
  if (times > 2) even_out(call, part);
  if (flops > 0 && own > 0) part->weight *= flops / own;
  parts->flops += flops > 0 ? flops : own;
  return part;
}

static char adjoint(const hscal_call *call) { return hscal__type_is_complex(call->routine->type) ? 'C' : 'T'; }

/* An operand of the whole call from row i and column j on. */
static hscal_operand from(const hscal_call *whole, hscal_operand_name which, int i, int j) {
  hscal_operand operand = whole->operand[which];
  operand.i += i, operand.j += j;
  return operand;
}

/* Triangular solves with all right-hand sides. */
static hscal_cost_skeleton *add_solves(const hscal_call *whole, char uplo, char trans, double times,
                                       hscal_skeleton_parts *parts) {
  hscal_call *solve = new_part(parts, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm);
  solve->uplo = uplo, solve->transa = trans;
  solve->m = whole->routine->pack == HSCAL_PACK_GELS ? hscal__min(whole->m, whole->n) : whole->n;
  solve->n = whole->nrhs;
  solve->operand[HSCAL_A] = whole->operand[HSCAL_A];
  solve->operand[HSCAL_B] = whole->operand[HSCAL_B];
  return add_part(parts, times, 0);
}

/* The reflectors of a factorization applied to all right-hand sides. */
static void add_reflections(const hscal_call *whole, hscal_skeleton_parts *parts) {
  hscal_call *apply = new_part(parts, HSCAL_PACK_ORMQR, HSCAL_SCHEME_ormqr);
  if (!apply->routine) return;
  apply->trans = adjoint(whole);
  apply->m = whole->m, apply->n = whole->nrhs, apply->k = whole->n;
  apply->operand[HSCAL_A] = whole->operand[HSCAL_A];
  apply->operand[HSCAL_C] = whole->operand[HSCAL_B];
  add_part(parts, 1, 0);
}

static void add_getrs(const hscal_call *whole, hscal_skeleton_parts *parts) {
  char trans = whole->routine->pack == HSCAL_PACK_GETRS ? whole->trans : 'N';
  hscal_cost_skeleton *solves = add_solves(whole, 'L', trans, 2, parts);
  solves->col.broadcasts += 0.5; /* all rows of the right-hand sides are exchanged, one after another */
  solves->col_chain.brief += whole->n / 2.0;
}

static void add_potrs(const hscal_call *whole, hscal_skeleton_parts *parts) {
  add_solves(whole, whole->uplo, 'N', 1, parts);
  add_solves(whole, whole->uplo, adjoint(whole), 1, parts);
}

/* Panels, and where the middle one begins. */
typedef struct middle {
  int width, at;
  double times;
} middle;

static middle middle_of(const hscal_call *whole) {
  int block = hscal__max(1, hscal__min(whole->operand[HSCAL_A].desc.nb, whole->n));
  int blocks = hscal__blocks(whole->n, block);
  return (middle){.width = block, .at = (blocks - 1) / 2 * block, .times = blocks};
}

/* Each panel of a Cholesky factorization: a solve with its diagonal block, and an update of the rest. */
static void add_potrf(const hscal_call *whole, double flops, hscal_skeleton_parts *parts) {
  middle at = middle_of(whole);
  int lower = whole->uplo == 'L', next = at.at + at.width, rest = whole->n - next;
  if (rest <= 0) return;
  hscal_operand panel = from(whole, HSCAL_A, lower ? next : at.at, lower ? at.at : next);
  hscal_call *solve = new_part(parts, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm);
  solve->side = lower ? 'R' : 'L', solve->uplo = whole->uplo, solve->transa = adjoint(whole);
  solve->m = lower ? rest : at.width, solve->n = lower ? at.width : rest;
  solve->operand[HSCAL_A] = from(whole, HSCAL_A, at.at, at.at);
  solve->operand[HSCAL_B] = panel;
  add_part(parts, at.times, 0);
  hscal_call *update = new_part(parts, HSCAL_PACK_SYRK, HSCAL_SCHEME_syrk);
  update->uplo = whole->uplo, update->trans = lower ? 'N' : adjoint(whole);
  update->n = rest, update->k = at.width;
  update->operand[HSCAL_A] = panel;
  update->operand[HSCAL_C] = from(whole, HSCAL_A, next, next);
  hscal_cost_skeleton *part = add_part(parts, at.times, flops);
  *(lower ? &part->row.tree_from : &part->col.tree_from) = 0; /* the routine itself sets rings */
}

/* Each block column of the inverse of a triangle: times what is inverted already, and a solve with its diagonal block. */
static void add_trtri(const hscal_call *whole, double flops, hscal_skeleton_parts *parts) {
  middle at = middle_of(whole);
  int upper = whole->uplo != 'L', first = upper ? 0 : at.at + at.width;
  int rows = upper ? at.at : whole->n - first;
  if (rows <= 0) return;
  hscal_operand column = from(whole, HSCAL_A, first, at.at);
  hscal_call *multiply = new_part(parts, HSCAL_PACK_TRMM, HSCAL_SCHEME_trmm);
  multiply->uplo = upper ? 'U' : 'L', multiply->m = rows, multiply->n = at.width;
  multiply->operand[HSCAL_A] = from(whole, HSCAL_A, first, first);
  multiply->operand[HSCAL_B] = column;
  add_part(parts, at.times, flops);
  hscal_call *solve = new_part(parts, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm);
  solve->side = 'R', solve->uplo = upper ? 'U' : 'L', solve->m = rows, solve->n = at.width;
  solve->operand[HSCAL_A] = from(whole, HSCAL_A, at.at, at.at);
  solve->operand[HSCAL_B] = column;
  add_part(parts, at.times, 0);
}

/* The product of a triangle and its adjoint: each block column (row) gets what lies beyond it. */
static void add_lauum(const hscal_call *whole, double flops, hscal_skeleton_parts *parts) {
  middle at = middle_of(whole);
  int upper = whole->uplo != 'L', next = at.at + at.width;
  if (at.at == 0 || next >= whole->n) return;
  hscal_call *add = new_part(parts, HSCAL_PACK_GEMM, HSCAL_SCHEME_gemm);
  hscal_operand corner = from(whole, HSCAL_A, upper ? 0 : next, upper ? next : 0);
  hscal_operand beyond = from(whole, HSCAL_A, upper ? at.at : next, upper ? next : at.at);
  add->transa = upper ? 'N' : adjoint(whole), add->transb = upper ? adjoint(whole) : 'N';
  add->m = upper ? at.at : at.width, add->n = upper ? at.width : at.at, add->k = whole->n - next;
  add->operand[HSCAL_A] = upper ? corner : beyond;
  add->operand[HSCAL_B] = upper ? beyond : corner;
  add->operand[HSCAL_C] = from(whole, HSCAL_A, upper ? 0 : at.at, upper ? at.at : 0);
  add_part(parts, at.times, flops);
}

/* The product of the inverses of both factors, block column by block column; at last columns are exchanged. */
static void add_products(const hscal_call *whole, double flops, hscal_skeleton_parts *parts) {
  middle at = middle_of(whole);
  int next = at.at + at.width;
  if (next >= whole->n) return;
  hscal_call *product = new_part(parts, HSCAL_PACK_GEMM, HSCAL_SCHEME_gemm);
  product->m = whole->n, product->n = at.width, product->k = whole->n - next;
  product->operand[HSCAL_A] = from(whole, HSCAL_A, 0, next);
  product->operand[HSCAL_B] = from(whole, HSCAL_A, next, at.at);
  product->operand[HSCAL_C] = from(whole, HSCAL_A, 0, at.at);
  hscal_cost_skeleton *part = add_part(parts, at.times, flops);
  part->row.broadcasts += 1;
  part->row_chain.brief += at.width;
}

/* The first part is what is done beside the others. */
static void finish(const hscal_call *whole, hscal_skeleton_parts *parts) {
  double all = hscal__call_flops(whole);
  if (all > 0) parts->part[0].weight *= 1 - fmin(1, parts->flops / all);
}

/* All of the call is in its other parts, but for the waiting of steps for one another. */
static void keep_chain(hscal_skeleton_parts *parts) {
  parts->part[0].row = parts->part[0].col = (hscal_traffic){0};
  parts->part[0].turns = 0;
  parts->part[0].weight = 0;
}

void hscal__split_skeleton(const hscal_cost_skeleton *whole, hscal_skeleton_parts *parts) {
  const hscal_call *call = whole->call;
  double n = call->n, third = hscal__type_flop_weight(call->routine->type) * n * n * n / 3;
  parts->count = 1;
  parts->flops = 0;
  parts->made = 0;
  parts->part[0] = *whole;
  for (int i = 0; i < HSCAL_MOST_SKELETON_PARTS; i++) parts->cached[i].width = 0;
  switch (call->routine->scheme) {
  case HSCAL_SCHEME_potrf:
    keep_chain(parts);
    add_potrf(call, third, parts);
    return;
  case HSCAL_SCHEME_posv:
    keep_chain(parts);
    add_potrf(call, third, parts);
    add_potrs(call, parts);
    return;
  case HSCAL_SCHEME_potrs:
    keep_chain(parts);
    add_potrs(call, parts);
    return;
  case HSCAL_SCHEME_getrs:
    keep_chain(parts);
    add_getrs(call, parts);
    return;
  case HSCAL_SCHEME_gesv:
    add_getrs(call, parts);
    break;
  case HSCAL_SCHEME_gels:
    add_solves(call, call->m >= call->n ? 'U' : 'L', call->trans, 1, parts);
    if (call->m >= call->n) add_reflections(call, parts);
    break;
  case HSCAL_SCHEME_trtrs:
    keep_chain(parts);
    add_solves(call, call->uplo, call->trans, 1, parts);
    return;
  case HSCAL_SCHEME_trtri:
    keep_chain(parts);
    add_trtri(call, third, parts);
    return;
  case HSCAL_SCHEME_potri:
    keep_chain(parts);
    add_trtri(call, third, parts);
    add_lauum(call, third, parts);
    return;
  case HSCAL_SCHEME_getri:
    keep_chain(parts);
    add_trtri(call, third, parts);
    add_products(call, 3 * third, parts);
    return;
  default:
    return;
  }
  finish(call, parts);
}
