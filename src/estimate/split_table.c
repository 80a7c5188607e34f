#include "estimate/split_table.h"
#include "base/blockcyclic.h"
#include "call/arguments.h"

static char adjoint(const hscal_call *call) { return hscal__type_is_complex(call->routine->type) ? 'C' : 'T'; }

/* An operand of the whole call from row i and column j on. */
static hscal_operand from(const hscal_call *whole, hscal_operand_name which, int i, int j) {
  hscal_operand operand = whole->operand[which];
  operand.i += i, operand.j += j;
  return operand;
}

/* Triangular solves with all right-hand sides. */
static hscal_cost_skeleton *add_solves(const hscal_call *whole, int equations, char uplo, char trans, double times,
                                       hscal_skeleton_parts *parts) {
  hscal_call *solve = hscal__new_part(parts, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm, 0);
  solve->uplo = uplo, solve->transa = trans;
  solve->m = equations;
  solve->n = whole->nrhs;
  solve->operand[HSCAL_A] = whole->operand[HSCAL_A];
  solve->operand[HSCAL_B] = whole->operand[HSCAL_B];
  return hscal__add_part(parts, times, 0);
}

/* The reflectors of a factorization applied to all right-hand sides. */
static void add_reflections(const hscal_call *whole, hscal_skeleton_parts *parts) {
  hscal_call *apply = hscal__new_part(parts, HSCAL_PACK_ORMQR, HSCAL_SCHEME_ormqr, 0);
  if (!apply->routine) return;
  apply->trans = adjoint(whole);
  apply->m = whole->m, apply->n = whole->nrhs, apply->k = whole->n;
  apply->operand[HSCAL_A] = whole->operand[HSCAL_A];
  apply->operand[HSCAL_C] = whole->operand[HSCAL_B];
  hscal__add_part(parts, 1, 0);
}

static void add_getrs(const hscal_call *whole, hscal_skeleton_parts *parts) {
  char trans = hscal__has_argument(whole->routine, "trans") ? whole->trans : 'N';
  hscal_cost_skeleton *solves = add_solves(whole, whole->n, 'L', trans, 2, parts);
  solves->col.broadcasts += 0.5; /* all rows of the right-hand sides are exchanged, one after another */
  solves->col_chain.brief += whole->n / 2.0;
}

static void add_potrs(const hscal_call *whole, hscal_skeleton_parts *parts) {
  add_solves(whole, whole->n, whole->uplo, 'N', 1, parts);
  add_solves(whole, whole->n, whole->uplo, adjoint(whole), 1, parts);
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

static double third_of_cube(const hscal_call *whole) {
  double n = whole->n;
  return hscal__type_flop_weight(whole->routine->type) * n * n * n / 3;
}

/* Each panel of a Cholesky factorization: a solve with its diagonal block, and an update of the rest. */
static void add_potrf(const hscal_call *whole, hscal_skeleton_parts *parts) {
  middle at = middle_of(whole);
  int lower = whole->uplo == 'L', next = at.at + at.width, rest = whole->n - next;
  if (rest <= 0) return;
  hscal_operand panel = from(whole, HSCAL_A, lower ? next : at.at, lower ? at.at : next);
  hscal_call *solve = hscal__new_part(parts, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm, 0);
  solve->side = lower ? 'R' : 'L', solve->uplo = whole->uplo, solve->transa = adjoint(whole);
  solve->m = lower ? rest : at.width, solve->n = lower ? at.width : rest;
  solve->operand[HSCAL_A] = from(whole, HSCAL_A, at.at, at.at);
  solve->operand[HSCAL_B] = panel;
  hscal__add_part(parts, at.times, 0);
  int flags = hscal__type_is_complex(whole->routine->type) ? HSCAL_HERMITIAN | HSCAL_REAL_ALPHA | HSCAL_REAL_BETA : 0;
  hscal_call *update = hscal__new_part(parts, HSCAL_PACK_SYRK, HSCAL_SCHEME_syrk, flags);
  update->uplo = whole->uplo, update->trans = lower ? 'N' : adjoint(whole);
  update->n = rest, update->k = at.width;
  update->operand[HSCAL_A] = panel;
  update->operand[HSCAL_C] = from(whole, HSCAL_A, next, next);
  hscal_cost_skeleton *part = hscal__add_part(parts, at.times, third_of_cube(whole));
  *(lower ? &part->row.tree_from : &part->col.tree_from) = 0; /* the routine itself sets rings */
}

/* Each block column of the inverse of a triangle: times what is inverted already, and a solve with its diagonal
 * block. */
static void add_trtri(const hscal_call *whole, hscal_skeleton_parts *parts) {
  middle at = middle_of(whole);
  int upper = whole->uplo != 'L', first = upper ? 0 : at.at + at.width;
  int rows = upper ? at.at : whole->n - first;
  if (rows <= 0) return;
  hscal_operand column = from(whole, HSCAL_A, first, at.at);
  hscal_call *multiply = hscal__new_part(parts, HSCAL_PACK_TRMM, HSCAL_SCHEME_trmm, 0);
  multiply->uplo = upper ? 'U' : 'L', multiply->m = rows, multiply->n = at.width;
  multiply->operand[HSCAL_A] = from(whole, HSCAL_A, first, first);
  multiply->operand[HSCAL_B] = column;
  hscal__add_part(parts, at.times, third_of_cube(whole));
  hscal_call *solve = hscal__new_part(parts, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm, 0);
  solve->side = 'R', solve->uplo = upper ? 'U' : 'L', solve->m = rows, solve->n = at.width;
  solve->operand[HSCAL_A] = from(whole, HSCAL_A, at.at, at.at);
  solve->operand[HSCAL_B] = column;
  hscal__add_part(parts, at.times, 0);
}

/* The product of a triangle and its adjoint: each block column (row) gets what lies beyond it. */
static void add_lauum(const hscal_call *whole, hscal_skeleton_parts *parts) {
  middle at = middle_of(whole);
  int upper = whole->uplo != 'L', next = at.at + at.width;
  if (at.at == 0 || next >= whole->n) return;
  hscal_call *add = hscal__new_part(parts, HSCAL_PACK_GEMM, HSCAL_SCHEME_gemm, 0);
  hscal_operand corner = from(whole, HSCAL_A, upper ? 0 : next, upper ? next : 0);
  hscal_operand beyond = from(whole, HSCAL_A, upper ? at.at : next, upper ? next : at.at);
  add->transa = upper ? 'N' : adjoint(whole), add->transb = upper ? adjoint(whole) : 'N';
  add->m = upper ? at.at : at.width, add->n = upper ? at.width : at.at, add->k = whole->n - next;
  add->operand[HSCAL_A] = upper ? corner : beyond;
  add->operand[HSCAL_B] = upper ? beyond : corner;
  add->operand[HSCAL_C] = from(whole, HSCAL_A, upper ? 0 : at.at, upper ? at.at : 0);
  hscal__add_part(parts, at.times, third_of_cube(whole));
}

/* The product of the inverses of both factors, block column by block column; at last columns are exchanged. */
static void add_products(const hscal_call *whole, hscal_skeleton_parts *parts) {
  middle at = middle_of(whole);
  int next = at.at + at.width;
  if (next >= whole->n) return;
  hscal_call *product = hscal__new_part(parts, HSCAL_PACK_GEMM, HSCAL_SCHEME_gemm, 0);
  product->m = whole->n, product->n = at.width, product->k = whole->n - next;
  product->operand[HSCAL_A] = from(whole, HSCAL_A, 0, next);
  product->operand[HSCAL_B] = from(whole, HSCAL_A, next, at.at);
  product->operand[HSCAL_C] = from(whole, HSCAL_A, 0, at.at);
  hscal_cost_skeleton *part = hscal__add_part(parts, at.times, 3 * third_of_cube(whole));
  part->row.broadcasts += 1;
  part->row_chain.brief += at.width;
}

static void add_inverse_and_products(const hscal_call *whole, hscal_skeleton_parts *parts) {
  add_trtri(whole, parts);
  add_products(whole, parts);
}

static void add_inverse_and_square(const hscal_call *whole, hscal_skeleton_parts *parts) {
  add_trtri(whole, parts);
  add_lauum(whole, parts);
}

static void add_trtrs(const hscal_call *whole, hscal_skeleton_parts *parts) {
  add_solves(whole, whole->n, whole->uplo, whole->trans, 1, parts);
}

static void add_least_squares(const hscal_call *whole, hscal_skeleton_parts *parts) {
  int is_tall = whole->m >= whole->n;
  add_solves(whole, hscal__min(whole->m, whole->n), is_tall ? 'U' : 'L', whole->trans, 1, parts);
  if (is_tall) add_reflections(whole, parts);
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

/* What a scheme adds, alone or as a part of another. */
typedef struct own_parts {
  void (*add)(const hscal_call *whole, hscal_skeleton_parts *parts);
  int leaves_rest; /* what it adds is not all of it */
  int is_one;      /* its parts are not told apart */
} own_parts;

static const own_parts of_scheme[HSCAL_SCHEME_COUNT] = {
    [HSCAL_SCHEME_potrf] = {.add = add_potrf},
    [HSCAL_SCHEME_potrs] = {.add = add_potrs},
    [HSCAL_SCHEME_getrs] = {.add = add_getrs},
    [HSCAL_SCHEME_trtrs] = {.add = add_trtrs},
    [HSCAL_SCHEME_trtri] = {.add = add_trtri},
    [HSCAL_SCHEME_potri] = {.add = add_inverse_and_square},
    [HSCAL_SCHEME_getri] = {.add = add_inverse_and_products},
    [HSCAL_SCHEME_gels] = {.add = add_least_squares, .leaves_rest = 1},
    [HSCAL_SCHEME_sygvx] = {.is_one = 1},
};

void hscal__split_skeleton(const hscal_cost_skeleton *skeleton, hscal_skeleton_parts *parts) {
  const hscal_call *whole = skeleton->call;
  const own_parts *own = &of_scheme[whole->routine->scheme];
  const hscal_scheme *part = hscal__schemes[whole->routine->scheme].part;
  int adds = own->add != NULL, leaves_rest = own->leaves_rest;
  hscal__begin_parts(skeleton, parts);
  if (own->add) own->add(whole, parts);
  for (; !own->add && !own->is_one && *part != HSCAL_SCHEME_COUNT; part++) {
    if (of_scheme[*part].add)
      of_scheme[*part].add(whole, parts), adds = 1;
    else
      leaves_rest = 1;
  }
  if (adds && leaves_rest) hscal__keep_rest(whole, parts);
  if (adds && !leaves_rest) hscal__keep_chain(parts);
}
