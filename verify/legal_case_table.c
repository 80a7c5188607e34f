#include "verify/legal_case_table.h"
#include "base/blockcyclic.h"
#include "call/arguments.h"
#include "verify/asked_workspace_table.h"

/* What the schemes of a family want. */
typedef struct demands {
  void (*make_legal)(dice *random, oracle_case *c); /* null: make_square_blocks */
  int any_blocks;                                   /* the blocks of A need not be square */
  int operands_alike;                               /* the others are cut and dealt as A is */
  int (*begins_inside)(hscal_type type);            /* may A begin inside a block, row and column alike? null: no */
} demands;

static const demands *demands_of(const oracle_case *c);

/* Where a matrix must be dealt from for its entry `i` to lie where entry `beside` of one dealt from `source` does. */
static int source_beside(int source, int beside, int i, int block, int nprocs) {
  return (int)((source + (int64_t)beside / block + (int64_t)nprocs * i - i / block) % nprocs);
}

/* What reflectors multiply is cut as they are; one of its dimensions lies as A's does in which they are long. */
static void lay_along_reflectors(oracle_case *c, const hscal_reflection *how) {
  const hscal_operand *a = &c->call.operand[HSCAL_A];
  hscal_operand *x = &c->call.operand[how->matrix];
  int first = how->in_rows ? a->j : a->i, source = how->in_rows ? a->desc.csrc : a->desc.rsrc;
  int nprocs = how->from_right ? c->layout.npcol : c->layout.nprow;
  int *block = how->from_right ? &x->desc.nb : &x->desc.mb, *its_first = how->from_right ? &x->j : &x->i;
  *block = how->in_rows ? a->desc.nb : a->desc.mb;
  *its_first += first % *block - *its_first % *block;
  if (how->in_rows != how->from_right) return; /* they cross the grid: any process will do */
  *(how->from_right ? &x->desc.csrc : &x->desc.rsrc) = source_beside(source, first, *its_first, *block, nprocs);
}

/* What most of ScaLAPACK's routines want: descriptors of type 1, sources on the grid, square blocks from whose corner
 * A begins, and right-hand sides cut as its rows. */
static void make_square_blocks(dice *random, oracle_case *c) {
  hscal_operand *a = &c->call.operand[HSCAL_A];
  hscal_reflection how;
  int reflects = hscal__call_reflects(&c->call, &how);
  if (hscal__has_argument(c->call.routine, "k") && reflects)
    c->call.k = hscal__min(c->call.k, c->call.side == 'L' ? c->call.m : c->call.n);
  const demands *wants = demands_of(c);
  int is_square = !wants->any_blocks && !reflects, is_alike = wants->operands_alike;
  for (int o = 0; o < HSCAL_OPERANDS; o++) {
    hscal_operand *x = &c->call.operand[o];
    hscal_desc *desc = &x->desc;
    if (!hscal__call_has(&c->call, (hscal_operand_name)o)) continue;
    int rows, columns;
    hscal__call_shape(&c->call, (hscal_operand_name)o, &rows, &columns);
    desc->rsrc = hscal__max(desc->rsrc, 0), desc->csrc = hscal__max(desc->csrc, 0);
    if (reflects && o == (int)how.matrix) lay_along_reflectors(c, &how);
    if (is_square) desc->mb = a->desc.mb;
    if ((o == HSCAL_A || is_alike) && is_square) desc->nb = desc->mb;
    desc->imb = desc->mb, desc->inb = desc->nb;
    if (is_square) x->i -= x->i % desc->mb;
    if ((o == HSCAL_A || is_alike) && is_square) x->j -= x->j % desc->nb;
    if (o == HSCAL_B && is_alike && hscal__takes_columns_by_row(&c->call)) x->j = x->i;
    if (o == HSCAL_B && !reflects) desc->rsrc = source_beside(a->desc.rsrc, a->i, x->i, desc->mb, c->layout.nprow);
    if (o == HSCAL_B && is_alike) desc->csrc = source_beside(a->desc.csrc, a->j, x->j, desc->nb, c->layout.npcol);
    if (wants->begins_inside && wants->begins_inside(c->call.routine->type) && percent(random, 60)) {
      int offset = between(random, 0, desc->mb - 1);
      x->i += offset, x->j += offset;
    }
    desc->m = hscal__max(1, x->i + rows + between(random, 0, 20));
    desc->n = hscal__max(1, x->j + columns + between(random, 0, 20));
  }
}

/* A grid of some of the processes, or the layout's. */
static hscal_grid random_grid(dice *random, int processes) {
  if (percent(random, 50)) return (hscal_grid){.nprow = 0};
  int nprow = between(random, 1, hscal__min(processes, 6));
  return (hscal_grid){.nprow = nprow, .npcol = between(random, 1, processes / nprow)};
}

/* Each matrix as it likes, but for descriptors of type 1, on a grid of its own. */
static void make_movable(dice *random, oracle_case *c) {
  int processes = hscal__layout_processes(&c->layout);
  c->call.from = random_grid(random, processes);
  c->call.to = random_grid(random, processes);
  for (int o = HSCAL_A; o <= HSCAL_B; o++) {
    hscal_desc *desc = &c->call.operand[o].desc;
    hscal_grid grid = hscal__call_grid(&c->call, (hscal_operand_name)o, c->layout.nprow, c->layout.npcol);
    desc->imb = desc->mb, desc->inb = desc->nb;
    desc->rsrc = hscal__max(desc->rsrc, 0) % grid.nprow, desc->csrc = hscal__max(desc->csrc, 0) % grid.npcol;
  }
}

static void fit(dice *random, oracle_case *c, hscal_operand_name which) {
  hscal_operand *x = &c->call.operand[which];
  int rows, columns;
  hscal__call_shape(&c->call, which, &rows, &columns);
  x->desc.imb = x->desc.mb, x->desc.inb = x->desc.nb;
  x->desc.m = hscal__max(1, x->i + rows + between(random, 0, 20));
  x->desc.n = hscal__max(1, x->j + columns + between(random, 0, 20));
}

/* A begins at the first process, at the same place of a square block's rows and columns; left vectors lie along it as
 * its rows do, right ones as its columns. */
static void make_decomposable(dice *random, oracle_case *c) {
  hscal_operand *a = &c->call.operand[HSCAL_A], *u = &c->call.operand[HSCAL_B], *vt = &c->call.operand[HSCAL_C];
  int block = a->desc.nb = a->desc.mb, offset = percent(random, 50) ? between(random, 0, block - 1) : 0;
  a->desc.rsrc = a->desc.csrc = 0;
  a->i += offset - a->i % block, a->j += offset - a->j % block;
  u->desc.mb = vt->desc.nb = block;
  u->i = c->call.m > c->call.n ? a->i : u->i - u->i % block + offset;
  vt->j += offset - vt->j % block;
  u->desc.rsrc = source_beside(0, a->i, u->i, block, c->layout.nprow);
  vt->desc.csrc = source_beside(0, a->j, vt->j, block, c->layout.npcol);
  u->desc.csrc = hscal__max(u->desc.csrc, 0), vt->desc.rsrc = hscal__max(vt->desc.rsrc, 0);
  for (int which = 0; which < HSCAL_OPERANDS; which++) fit(random, c, (hscal_operand_name)which);
}

/* What complex p?geqpf gets wrong else: a matrix of one row begins in its first column. */
static void make_exchangeable(dice *random, oracle_case *c) {
  hscal_operand *a = &c->call.operand[HSCAL_A];
  make_square_blocks(random, c);
  if (hscal__type_is_complex(c->call.routine->type) && a->desc.m == 1) a->j = 0;
}

/* Small blocks, if need be: those of Z are those of A. */
static void leave_enough_workspace(oracle_case *c) {
  enum { SMALL = 8 };
  hscal_operand *a = &c->call.operand[HSCAL_A];
  c->call.operand[HSCAL_C] = *a;
  if (workspace_suffices(&c->call, &c->layout)) return;
  a->desc.imb = a->desc.inb = a->desc.mb = a->desc.nb = SMALL;
  a->i -= a->i % SMALL;
}

/* It begins with the first entry, on the first process column; complex ones have no rows more. */
static void begin_with_first_entry(oracle_case *c) {
  hscal_operand *a = &c->call.operand[HSCAL_A];
  a->i = a->desc.csrc = 0;
  if (hscal__type_is_complex(c->call.routine->type)) a->desc.m = hscal__max(1, c->call.n);
}

/* Of single schemes, of a matrix that begins with a first column. */
static void (*const eigenproblems[HSCAL_SCHEME_COUNT])(oracle_case *) = {
    [HSCAL_SCHEME_syevd] = begin_with_first_entry,
    [HSCAL_SCHEME_syevr] = leave_enough_workspace,
};

/* Eigenvectors lie as the matrix does, which begins with a first column. */
static void make_eigenproblem(dice *random, oracle_case *c) {
  hscal_operand *a = &c->call.operand[HSCAL_A];
  make_square_blocks(random, c);
  int kind = between(random, 0, 99);
  c->layout.data = kind < 15 ? HSCAL_DATA_LOWER : kind < 30 ? HSCAL_DATA_UPPER : HSCAL_DATA_EXPECTED;
  a->j = 0;
  if (hscal__has_argument(c->call.routine, "range")) a->desc.rsrc = 0; /* vectors are dealt from there */
  if (hscal__takes_columns_by_row(&c->call)) a->i = 0;
  if (eigenproblems[c->call.routine->scheme]) eigenproblems[c->call.routine->scheme](c);
  c->call.operand[HSCAL_C] = *a;
  if (hscal__call_has(&c->call, HSCAL_B)) c->call.operand[HSCAL_B] = *a;
}

static int always(hscal_type type) {
  (void)type;
  return 1;
}
static int if_real(hscal_type type) { return !hscal__type_is_complex(type); }

static const demands all_demands[HSCAL_FAMILY_COUNT] = {
    [HSCAL_FAMILY_QR] = {.any_blocks = 1},
    [HSCAL_FAMILY_TRAPEZOID] = {.any_blocks = 1},
    [HSCAL_FAMILY_FORM_Q] = {.any_blocks = 1},
    [HSCAL_FAMILY_PIVOTED_QR] = {make_exchangeable, .any_blocks = 1},
    [HSCAL_FAMILY_BIDIAGONAL] = {.begins_inside = always},
    [HSCAL_FAMILY_HESSENBERG] = {.begins_inside = if_real},
    [HSCAL_FAMILY_STANDARD_FORM] = {.operands_alike = 1},
    [HSCAL_FAMILY_EIGENVALUES] = {make_eigenproblem},
    [HSCAL_FAMILY_SOME_EIGENVALUES] = {make_eigenproblem},
    [HSCAL_FAMILY_SINGULAR_VALUES] = {make_decomposable},
    [HSCAL_FAMILY_COPY] = {make_movable},
};

static const demands *demands_of(const oracle_case *c) {
  return &all_demands[hscal__scheme_of(c->call.routine)->family];
}

void make_legal(dice *random, oracle_case *c) {
  (demands_of(c)->make_legal ? demands_of(c)->make_legal : make_square_blocks)(random, c);
}
