/* Source: the routines themselves, each before it begins. */
#include "call/checks_table.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/arguments.h"
#include "call/check_operand.h"
#include "call/shapes_table.h"
#include "call/sizes.h"

#include <ctype.h>

/* An operand, and where it and A stand in the list. */
typedef struct lapack_operand {
  const hscal_call *call;
  const hscal_operand *a, *operand;
  hscal_argument_place at, of_a;
  int nprow, npcol; /* 0: not known */
} lapack_operand;

typedef int rule(const lapack_operand *s);

/* ---- how a matrix is cut ------------------------------------------------------------------------------------------ */

/* Descriptors of type 1, sources on the grid. */
static int type_1(const lapack_operand *s) {
  const hscal_desc *desc = &s->operand->desc;
  if (desc->imb != desc->mb || desc->inb != desc->nb)
    return hscal__fail(-(100 * (s->at.position + 3) + 1), "DESC%c has a first block of its own, its type must be 1",
                       s->at.letter);
  if (desc->rsrc < 0) return hscal__bad_entry(&s->at, HSCAL_DESC_RSRC, "RSRC_", desc->rsrc, "a process coordinate");
  if (desc->csrc < 0) return hscal__bad_entry(&s->at, HSCAL_DESC_CSRC, "CSRC_", desc->csrc, "a process coordinate");
  return 0;
}

/* A factorized or triangular matrix is cut into square blocks and begins with one. */
static int square_blocks(const lapack_operand *s) {
  const hscal_desc *desc = &s->operand->desc;
  if (desc->mb == 0 || desc->nb == 0) return 0;
  if (desc->mb != desc->nb) return hscal__bad_entry(&s->at, HSCAL_DESC_NB, "NB_", desc->nb, "equal to MB_");
  if (s->operand->i % desc->mb)
    return hscal__fail(-(s->at.position + 1), "I%c = %d, it must be the first row of a block of %d", s->at.letter,
                       s->operand->i + 1, desc->mb);
  if (s->operand->j % desc->nb)
    return hscal__fail(-(s->at.position + 2), "J%c = %d, it must be the first column of a block of %d", s->at.letter,
                       s->operand->j + 1, desc->nb);
  return 0;
}

/* The same of routines that tell it otherwise; some let A begin inside a block, in its row and column of the same number. */
static int corner(const lapack_operand *s, int anywhere) {
  const hscal_operand *operand = s->operand;
  const hscal_desc *desc = &operand->desc;
  if (desc->mb == 0 || desc->nb == 0) return 0;
  int row = operand->i % desc->mb, column = operand->j % desc->nb;
  if (row != column || (row && !anywhere))
    return hscal__fail(-(s->at.position + 2), "I%c, J%c = %d, %d, they must %s", s->at.letter, s->at.letter,
                       operand->i + 1, operand->j + 1,
                       anywhere ? "lie at the same place of their blocks" : "begin blocks");
  return desc->mb == desc->nb ? 0 : hscal__bad_entry(&s->at, HSCAL_DESC_NB, "NB_", desc->nb, "equal to MB_");
}

static int begins_block(const lapack_operand *s) { return corner(s, 0); }
static int lies_on_diagonal(const lapack_operand *s) { return corner(s, 1); }

/* ---- linear systems ------------------------------------------------------------------------------------------------ */

/* Right-hand sides are cut as the rows of A are, and begin in the same process row. */
static int right_sides(const lapack_operand *s) {
  const hscal_operand *b = s->operand, *a = s->a;
  if (b->desc.mb == 0 || a->desc.nb == 0) return 0;
  if (b->desc.mb != a->desc.nb)
    return hscal__bad_entry(&s->at, HSCAL_DESC_MB, "MB_", b->desc.mb, "equal to NB_ of DESCA");
  if (b->i % b->desc.mb)
    return hscal__fail(-(s->at.position + 1), "I%c = %d, it must be the first row of a block of %d", s->at.letter,
                       b->i + 1, b->desc.mb);
  if (s->nprow > 0 && hscal__owner(b->i, b->desc.mb, b->desc.mb, b->desc.rsrc, s->nprow) !=
                          hscal__owner(a->i, a->desc.mb, a->desc.mb, a->desc.rsrc, s->nprow))
    return hscal__fail(-(s->at.position + 1),
                       "I%c = %d, it must lie in the process row where the submatrix of A begins", s->at.letter,
                       b->i + 1);
  return 0;
}

/* ---- reflectors ---------------------------------------------------------------------------------------------------- */

static int sizes(const lapack_operand *s) { return hscal__check_sizes(s->call); }

/* Complex p?geqpf scales a matrix that has one row from the array's first column on, wherever its own begin. */
static int row_begins_array(const lapack_operand *s) {
  const hscal_operand *a = s->operand;
  if (a->desc.m > 1 || a->j == 0 || s->call->m == 0 || s->call->n < 2) return 0;
  return hscal__fail(-(s->at.position + 2), "JA = %d, it must be 1 where M_ = 1", a->j + 1);
}

/* The index that reflectors multiply: its block, first entry and source, in A and in what is multiplied. */
typedef struct reflected_index {
  int block, first, source, its_block, its_first, its_source;
} reflected_index;

static reflected_index index_of(const lapack_operand *s, const hscal_reflection *how) {
  const hscal_desc *a = &s->a->desc, *x = &s->operand->desc;
  return (reflected_index){.block = how->in_rows ? a->nb : a->mb,
                           .first = how->in_rows ? s->a->j : s->a->i,
                           .source = how->in_rows ? a->csrc : a->rsrc,
                           .its_block = how->from_right ? x->nb : x->mb,
                           .its_first = how->from_right ? s->operand->j : s->operand->i,
                           .its_source = how->from_right ? x->csrc : x->rsrc};
}

/* It is cut as they are and begins equally far into a block; where they lie along it, also on the same process. Where they lie across,
 * p?orm.. asks for the same block of A, p?gels of B. */
static int reflected(const lapack_operand *s, int blames_a) {
  hscal_reflection how;
  hscal__call_reflects(s->call, &how);
  reflected_index of = index_of(s, &how);
  int crosses = how.in_rows != how.from_right, nprocs = how.from_right ? s->npcol : s->nprow;
  int status = -(s->at.position + 1 + how.from_right);
  const char *what = how.from_right ? "column" : "row", *where = how.in_rows ? "column" : "row";
  if (of.block == 0 || of.its_block == 0) return 0;
  if (crosses && blames_a && of.block != of.its_block)
    return hscal__bad_entry(&s->of_a, HSCAL_DESC_NB, how.in_rows ? "NB_" : "MB_", of.block,
                            "equal to the block of what is multiplied");
  if (of.first % of.block != of.its_first % of.its_block)
    return hscal__fail(status, "the first %s of %c must lie as far into a block as the first %s of A", what,
                       s->at.letter, where);
  if (!crosses && nprocs > 0 &&
      hscal__owner(of.first, of.block, of.block, of.source, nprocs) !=
          hscal__owner(of.its_first, of.its_block, of.its_block, of.its_source, nprocs))
    return hscal__fail(status, "the first %s of %c must lie in the process %s of the first %s of A", what, s->at.letter,
                       what, where);
  if (of.block == of.its_block) return 0;
  return hscal__bad_entry(&s->at, how.from_right ? HSCAL_DESC_NB : HSCAL_DESC_MB, how.from_right ? "NB_" : "MB_",
                          of.its_block, how.in_rows ? "equal to NB_ of DESCA" : "equal to MB_ of DESCA");
}

static int multiplied(const lapack_operand *s) { return reflected(s, 1); }
static int least_squares(const lapack_operand *s) { return reflected(s, 0); }

/* ---- reductions ---------------------------------------------------------------------------------------------------- */

/* p?gehrd: n ilo ihi a .... */
static int balanced(const lapack_operand *s) {
  int n = s->call->n, ilo = s->call->ilo, ihi = s->call->ihi;
  if (ilo < 1 || ilo > hscal__max(1, n))
    return hscal__fail(-2, "ILO = %d, it must lie in 1 to %d", ilo, hscal__max(1, n));
  if (ihi < hscal__min(ilo, n) || ihi > n)
    return hscal__fail(-3, "IHI = %d, it must lie in %d to %d", ihi, hscal__min(ilo, n), n);
  return corner(s, !hscal__type_is_complex(s->call->routine->type));
}

/* ---- eigenproblems ------------------------------------------------------------------------------------------------- */

/* p?syev and its kin keep what they know of reflectors in N places, counted from the first column of the array. */
static int first_column(const lapack_operand *s) {
  return s->a->j ? hscal__fail(-(s->at.position + 2), "JA = %d, it must be 1", s->a->j + 1) : 0;
}

/* p?syevd also finds its way only from the first row, and the tridiagonal matrix only from process column 0. */
static int first_process_column(const lapack_operand *s) {
  const hscal_operand *a = s->a;
  if (a->i) return hscal__fail(-(s->at.position + 1), "IA = %d, it must be 1", a->i + 1);
  return a->desc.csrc ? hscal__bad_entry(&s->at, HSCAL_DESC_CSRC, "CSRC_", a->desc.csrc, "0") : 0;
}

/* The vectors of p?syev and its kin lie as the matrix does, in every respect. Those of p?syev come to where A begins in its own
 * array; p?syevx and p?syevr bring them where they belong if they are dealt from process row 0 on, else to wrong ones. What the library
 * does not refuse of this but gets wrong has the number of the argument. */
static int begins_as_a(const lapack_operand *s) {
  const hscal_operand *a = s->a, *z = s->operand;
  if (z->i != a->i) return hscal__fail(-(s->at.position + 1), "IZ = %d, it must be IA = %d", z->i + 1, a->i + 1);
  if (z->j != a->j) return hscal__fail(-(s->at.position + 2), "JZ = %d, it must be JA = %d", z->j + 1, a->j + 1);
  return z->desc.m == a->desc.m ? 0 : hscal__bad_entry(&s->at, HSCAL_DESC_M, "M_", z->desc.m, "that of DESCA");
}

/* Workspace of real numbers is distributed as M_ is. */
static int has_n_rows(const lapack_operand *s) {
  const hscal_desc *z = &s->operand->desc;
  return z->m > hscal__max(1, s->call->n) ? hscal__bad_entry(&s->at, HSCAL_DESC_M, "M_", z->m, "N") : 0;
}

static int dealt_as_a(const lapack_operand *s) {
  const hscal_desc *a = &s->a->desc, *z = &s->operand->desc;
  if (z->n != a->n) return hscal__bad_entry(&s->at, HSCAL_DESC_N, "N_", z->n, "that of DESCA");
  if (z->mb && a->mb && z->mb != a->mb) return hscal__bad_entry(&s->at, HSCAL_DESC_MB, "MB_", z->mb, "that of DESCA");
  if (z->nb && a->nb && z->nb != a->nb) return hscal__bad_entry(&s->at, HSCAL_DESC_NB, "NB_", z->nb, "that of DESCA");
  if (z->rsrc != a->rsrc) return hscal__bad_entry(&s->at, HSCAL_DESC_RSRC, "RSRC_", z->rsrc, "that of DESCA");
  return z->csrc == a->csrc ? 0 : hscal__bad_entry(&s->at, HSCAL_DESC_CSRC, "CSRC_", z->csrc, "that of DESCA");
}

static int from_first_row(const lapack_operand *s) {
  const hscal_desc *z = &s->operand->desc;
  return z->rsrc ? hscal__bad_entry(&s->at, HSCAL_DESC_RSRC, "RSRC_", z->rsrc, "0") : 0;
}

/* B of p?sygvx has the size of A, and is dealt from the same process on. */
static int second_matrix(const lapack_operand *s) {
  const hscal_desc *a = &s->a->desc, *b = &s->operand->desc;
  if (b->m != a->m) return hscal__bad_entry(&s->at, HSCAL_DESC_M, "M_", b->m, "that of DESCA");
  if (b->n != a->n) return hscal__bad_entry(&s->at, HSCAL_DESC_N, "N_", b->n, "that of DESCA");
  if (b->rsrc != a->rsrc) return hscal__bad_entry(&s->at, HSCAL_DESC_RSRC, "RSRC_", b->rsrc, "that of DESCA");
  return b->csrc == a->csrc ? 0 : hscal__bad_entry(&s->at, HSCAL_DESC_CSRC, "CSRC_", b->csrc, "that of DESCA");
}

/* A second matrix of an eigenproblem is cut as A is, in both dimensions, and begins on the same process. */
static int pencil(const lapack_operand *s) {
  const hscal_operand *a = s->a, *b = s->operand;
  const hscal_desc *desc = &b->desc;
  HSCAL_TRY(right_sides(s));
  if (desc->nb == 0 || a->desc.nb == 0) return 0;
  if (desc->nb != a->desc.nb) return hscal__bad_entry(&s->at, HSCAL_DESC_NB, "NB_", desc->nb, "equal to NB_ of DESCA");
  int taken = hscal__takes_columns_by_row(s->call) ? b->i : b->j, status = -(s->at.position + 2);
  if (b->j % desc->nb)
    return hscal__fail(status, "JB = %d, it must be the first column of a block of %d", b->j + 1, desc->nb);
  if (s->call->n > 0 && taken > desc->n - s->call->n)
    return hscal__fail(status, "B has no column %d: %s finds its diagonal at (IB,IB)", taken + s->call->n,
                       s->call->routine->name);
  if (s->npcol > 0 && hscal__owner(taken, desc->nb, desc->nb, desc->csrc, s->npcol) !=
                          hscal__owner(a->j, a->desc.nb, a->desc.nb, a->desc.csrc, s->npcol))
    return hscal__fail(status, "column %d of B must lie in the process column where the submatrix of A begins",
                       taken + 1);
  return 0;
}

/* ---- singular values ----------------------------------------------------------------------------------------------- */

/* p?gesvd finds its way only from the first process on: the diagonals of the bidiagonal matrix are spread as if they began
 * there. */
static int decomposed(const lapack_operand *s) {
  const hscal_desc *a = &s->a->desc;
  HSCAL_TRY(lies_on_diagonal(s));
  if (a->rsrc) return hscal__bad_entry(&s->at, HSCAL_DESC_RSRC, "RSRC_", a->rsrc, "0");
  return a->csrc ? hscal__bad_entry(&s->at, HSCAL_DESC_CSRC, "CSRC_", a->csrc, "0") : 0;
}

/* Left vectors are cut and dealt along their rows as A is along its own, right ones along their columns; rows of U below the
 * last vector are set to 0 from row IA + N on, wherever U begins. What the library does not refuse of this but gets wrong has
 * the number of the argument. */
static int singular_vectors(const lapack_operand *s, int right) {
  const hscal_operand *a = s->a, *x = s->operand;
  int block = right ? x->desc.nb : x->desc.mb, of_a = right ? a->desc.nb : a->desc.mb;
  int i = right ? x->j : x->i, beside = right ? a->j : a->i, source = right ? x->desc.csrc : x->desc.rsrc;
  int nprocs = right ? s->npcol : s->nprow, status = -(s->at.position + (right ? 2 : 1));
  if (block == 0 || of_a == 0) return 0;
  if (block != of_a)
    return hscal__bad_entry(&s->at, right ? HSCAL_DESC_NB : HSCAL_DESC_MB, right ? "NB_" : "MB_", block,
                            "that of DESCA");
  if (!right && s->call->m > s->call->n && i != beside)
    return hscal__fail(status, "IU = %d, it must be IA = %d if there are more rows than columns", i + 1, beside + 1);
  if (i % block != beside % block ||
      (nprocs > 0 && hscal__owner(i, block, block, source, nprocs) != hscal__owner(beside, block, block, 0, nprocs)))
    return hscal__fail(status, "%s = %d, it must lie in its block and process as %s = %d does", right ? "JVT" : "IU",
                       i + 1, right ? "JA" : "IA", beside + 1);
  return 0;
}

static int left_vectors(const lapack_operand *s) { return singular_vectors(s, 0); }
static int right_vectors(const lapack_operand *s) { return singular_vectors(s, 1); }

/* ---- the table ----------------------------------------------------------------------------------------------------- */

enum { MOST_RULES = 3 };

typedef struct rules {
  rule *before;                             /* the operands, whether there is one or not */
  rule *of[HSCAL_OPERANDS][MOST_RULES + 1]; /* each operand, in this order; null behind the last */
} rules;

/* clang-format off */
#define ANYTHING         {NULL}
#define FACTORIZED       {.of = {[HSCAL_A] = {square_blocks}}}
#define SYSTEM           {.of = {[HSCAL_A] = {square_blocks}, [HSCAL_B] = {right_sides}}}
#define BEGINS_BLOCK     {.of = {[HSCAL_A] = {begins_block}}}
#define ON_DIAGONAL      {.of = {[HSCAL_A] = {lies_on_diagonal}}}
#define SIZES            {.of = {[HSCAL_A] = {sizes}}}
#define SCALES_ROW       {.of = {[HSCAL_A] = {row_begins_array}}}
#define REFLECTED        {.before = sizes, .of = {[HSCAL_C] = {multiplied}}}
#define LEAST_SQUARES    {.of = {[HSCAL_B] = {least_squares}}}
#define BALANCED         {.of = {[HSCAL_A] = {balanced}}}
#define GENERALIZED      {.of = {[HSCAL_A] = {square_blocks}, [HSCAL_B] = {pencil}}}
#define EIGENVALUES      {.of = {[HSCAL_A] = {square_blocks, first_column}, [HSCAL_C] = {begins_as_a, dealt_as_a}}}
#define MERGED           {.of = {[HSCAL_A] = {square_blocks, first_column, first_process_column}, \
                                 [HSCAL_C] = {begins_as_a, dealt_as_a}}}
#define MERGED_COMPLEX   {.of = {[HSCAL_A] = {square_blocks, first_column, first_process_column}, \
                                 [HSCAL_C] = {begins_as_a, has_n_rows, dealt_as_a}}}
#define SOME_EIGENVALUES {.of = {[HSCAL_A] = {square_blocks, first_column}, \
                                 [HSCAL_C] = {begins_as_a, dealt_as_a, from_first_row}}}
#define PENCIL           {.of = {[HSCAL_A] = {square_blocks, first_column}, [HSCAL_B] = {second_matrix, pencil}, \
                                 [HSCAL_C] = {begins_as_a, dealt_as_a, from_first_row}}}
#define DECOMPOSED       {.of = {[HSCAL_A] = {decomposed}, [HSCAL_B] = {left_vectors}, [HSCAL_C] = {right_vectors}}}
/* clang-format on */

#define CHECKS(pack, letters, a, b, c, checks, ...) [HSCAL_PACK_##pack] = checks,
static const rules rules_of[HSCAL_PACK_COUNT] = {HSCAL_PACKS(CHECKS)};

int hscal__check_lapack(const hscal_call *call, int nprow, int npcol) {
  const rules *rules = &rules_of[call->routine->pack];
  lapack_operand s = {.call = call, .a = &call->operand[HSCAL_A], .nprow = nprow, .npcol = npcol};
  int position = 1;
  if (rules->before) HSCAL_TRY(rules->before(&s));
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++) {
    s.at = (hscal_argument_place){(char)toupper(a->name[0]), position};
    position += hscal__argument_places(a);
    if (a->kind != HSCAL_ARGUMENT_matrix || !hscal__operand_is_wanted(call, a->operand)) continue;
    s.operand = &call->operand[a->operand];
    if (a->operand == HSCAL_A) s.of_a = s.at;
    HSCAL_TRY(type_1(&s));
    for (rule *const *next = rules->of[a->operand]; *next; next++) HSCAL_TRY((*next)(&s));
  }
  return 0;
}
