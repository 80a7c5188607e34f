/* Checks of a call's arguments, in the order of its list and with ScaLAPACK's numbers. Source: PBLAS/SRC/PTOOLS/PB_Cchkmat.c,
 * PB_Cchkvec.c, TOOLS/chk1mat.f and the routines themselves. */
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/arguments.h"

#include <ctype.h>
#include <stdint.h>
#include <string.h>

/* Entries of a type 1 descriptor, 1-based as in ScaLAPACK's error codes. */
enum { DESC_M = 3, DESC_N = 4, DESC_MB = 5, DESC_NB = 6, DESC_RSRC = 7, DESC_CSRC = 8 };

/* An operand in the argument list: its letter and where its array stands; i, j, the descriptor and inc follow. */
typedef struct place {
  char letter;
  int position;
} place;

static int bad_entry(const place *at, int entry, const char *what, int value, const char *rule) {
  return hscal__fail(-(100 * (at->position + 3) + entry), "DESC%c(%s) = %d, it must be %s", at->letter, what, value,
                     rule);
}

static int check_source(const place *at, int entry, const char *what, int src, int nprocs) {
  if (src < -1) return bad_entry(at, entry, what, src, "-1 (replicated) or a process coordinate");
  if (nprocs > 0 && src >= nprocs) return bad_entry(at, entry, what, src, "inside the process grid");
  return 0;
}

static int check_block(const place *at, int entry, const char *what, int block) {
  if (block < 0) return bad_entry(at, entry, what, block, "positive, or 0 to have it chosen");
  if (block <= HSCAL_MOST_BLOCK) return 0;
  return hscal__fail(-(100 * (at->position + 3) + entry), "DESC%c(%s) = %d is absurd: more than %d", at->letter, what,
                     block, HSCAL_MOST_BLOCK);
}

/* One dimension of an operand: `index` is its first entry there, 0-based, `where` is 'I' or 'J'. */
static int check_range(const place *at, char where, int index, int count, int extent, int has_entries) {
  int status = -(at->position + (where == 'I' ? 1 : 2));
  if (index < 0) return hscal__fail(status, "%c%c = %d, it must be at least 1", where, at->letter, index + 1);
  if (!has_entries || (int64_t)index + count <= extent) return 0;
  return hscal__fail(status, "%s %d to %lld of %c, which has %d", where == 'I' ? "rows" : "columns", index + 1,
                     (long long)index + count, at->letter, extent);
}

static int check_operand(const hscal_operand *operand, int rows, int columns, const place *at, int nprow, int npcol) {
  const hscal_desc *desc = &operand->desc;
  int least = rows > 0 && columns > 0; /* an empty submatrix may lie in an empty matrix */
  int has_entries = least && desc->m > 0 && desc->n > 0;
  HSCAL_TRY(check_range(at, 'I', operand->i, rows, desc->m, has_entries));
  HSCAL_TRY(check_range(at, 'J', operand->j, columns, desc->n, has_entries));
  if (desc->m < least) return bad_entry(at, DESC_M, "M_", desc->m, least ? "at least 1" : "at least 0");
  if (desc->n < least) return bad_entry(at, DESC_N, "N_", desc->n, least ? "at least 1" : "at least 0");
  HSCAL_TRY(check_block(at, DESC_MB, "MB_", desc->mb));
  HSCAL_TRY(check_block(at, DESC_NB, "NB_", desc->nb));
  HSCAL_TRY(check_source(at, DESC_RSRC, "RSRC_", desc->rsrc, nprow));
  return check_source(at, DESC_CSRC, "CSRC_", desc->csrc, npcol);
}

static int check_increment(const hscal_operand *vector, const place *at) {
  if (vector->inc == 1 || vector->inc == vector->desc.m) return 0;
  return hscal__fail(-(at->position + 4), "INC%c = %d, it must be 1 (a column) or M_ of the descriptor, %d (a row)",
                     at->letter, vector->inc, vector->desc.m);
}

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
  place at = {(char)toupper(argument->name[0]), position};
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
    HSCAL_TRY(check_operand(operand, rows, columns, &at, grid.nprow, grid.npcol));
    return argument->kind == HSCAL_ARGUMENT_vector ? check_increment(operand, &at) : 0;
  case HSCAL_ARGUMENT_real:
    return check_bound(call, argument->name, position);
  case HSCAL_ARGUMENT_integer:
    return check_integer(call, argument->name, position);
  default:
    return 0;
  }
}

/* ---- what ScaLAPACK's routines want beyond that --------------------------------------------------------------- */

/* Descriptors of type 1, sources on the grid. */
static int check_lapack_operand(const hscal_operand *operand, const place *at) {
  const hscal_desc *desc = &operand->desc;
  if (desc->imb != desc->mb || desc->inb != desc->nb)
    return hscal__fail(-(100 * (at->position + 3) + 1), "DESC%c has a first block of its own, its type must be 1",
                       at->letter);
  if (desc->rsrc < 0) return bad_entry(at, DESC_RSRC, "RSRC_", desc->rsrc, "a process coordinate");
  if (desc->csrc < 0) return bad_entry(at, DESC_CSRC, "CSRC_", desc->csrc, "a process coordinate");
  return 0;
}

/* A factorized or triangular matrix is cut into square blocks and begins with one. */
static int check_square_blocks(const hscal_operand *operand, const place *at) {
  const hscal_desc *desc = &operand->desc;
  if (desc->mb == 0 || desc->nb == 0) return 0;
  if (desc->mb != desc->nb) return bad_entry(at, DESC_NB, "NB_", desc->nb, "equal to MB_");
  if (operand->i % desc->mb)
    return hscal__fail(-(at->position + 1), "I%c = %d, it must be the first row of a block of %d", at->letter,
                       operand->i + 1, desc->mb);
  if (operand->j % desc->nb)
    return hscal__fail(-(at->position + 2), "J%c = %d, it must be the first column of a block of %d", at->letter,
                       operand->j + 1, desc->nb);
  return 0;
}

/* The same of routines that tell it otherwise; some let A begin inside a block, in its row and column of the same number. */
static int check_corner(const hscal_operand *operand, const place *at, int anywhere) {
  const hscal_desc *desc = &operand->desc;
  if (desc->mb == 0 || desc->nb == 0) return 0;
  int row = operand->i % desc->mb, column = operand->j % desc->nb;
  if (row != column || (row && !anywhere))
    return hscal__fail(-(at->position + 2), "I%c, J%c = %d, %d, they must %s", at->letter, at->letter, operand->i + 1,
                       operand->j + 1, anywhere ? "lie at the same place of their blocks" : "begin blocks");
  return desc->mb == desc->nb ? 0 : bad_entry(at, DESC_NB, "NB_", desc->nb, "equal to MB_");
}

/* Right-hand sides are cut as the rows of A are, and begin in the same process row. */
static int check_right_sides(const hscal_operand *b, const hscal_operand *a, const place *at, int nprow) {
  if (b->desc.mb == 0 || a->desc.nb == 0) return 0;
  if (b->desc.mb != a->desc.nb) return bad_entry(at, DESC_MB, "MB_", b->desc.mb, "equal to NB_ of DESCA");
  if (b->i % b->desc.mb)
    return hscal__fail(-(at->position + 1), "I%c = %d, it must be the first row of a block of %d", at->letter, b->i + 1,
                       b->desc.mb);
  if (nprow > 0 && hscal__owner(b->i, b->desc.mb, b->desc.mb, b->desc.rsrc, nprow) !=
                       hscal__owner(a->i, a->desc.mb, a->desc.mb, a->desc.rsrc, nprow))
    return hscal__fail(-(at->position + 1), "I%c = %d, it must lie in the process row where the submatrix of A begins",
                       at->letter, b->i + 1);
  return 0;
}

/* p?gehrd: n ilo ihi a .... */
static int check_balanced(const hscal_call *call) {
  int n = call->n, ilo = call->ilo, ihi = call->ihi;
  if (ilo < 1 || ilo > hscal__max(1, n))
    return hscal__fail(-2, "ILO = %d, it must lie in 1 to %d", ilo, hscal__max(1, n));
  if (ihi < hscal__min(ilo, n) || ihi > n)
    return hscal__fail(-3, "IHI = %d, it must lie in %d to %d", ihi, hscal__min(ilo, n), n);
  return 0;
}

/* p?orgqr, p?orglq: m n k a ...; the vectors are no more than what they have entries, the reflectors no more than they. */
static int check_vectors(const hscal_call *call) {
  int are_columns = call->routine->scheme == HSCAL_SCHEME_orgqr, vectors = are_columns ? call->n : call->m;
  int entries = are_columns ? call->m : call->n;
  if (vectors > entries)
    return hscal__fail(-2, "N = %d, it must be %s M = %d", call->n, are_columns ? "at most" : "at least", call->m);
  if (call->k <= vectors) return 0;
  return hscal__fail(-3, "K = %d, it must be at most %c = %d", call->k, are_columns ? 'N' : 'M', vectors);
}

/* What some routines want of A in their own way. */
static int check_own_rule(const hscal_call *call, const place *at) {
  const hscal_operand *a = &call->operand[HSCAL_A];
  switch (call->routine->pack) {
  case HSCAL_PACK_ORGQR:
    return check_vectors(call);
  case HSCAL_PACK_GETRI:
  case HSCAL_PACK_SYTRD:
    return check_corner(a, at, 0);
  case HSCAL_PACK_GEBRD:
    return check_corner(a, at, 1);
  case HSCAL_PACK_GEHRD:
    HSCAL_TRY(check_balanced(call));
    return check_corner(a, at, !hscal__type_is_complex(call->routine->type));
  default:
    return 0;
  }
}

/* A second matrix of an eigenproblem is cut as A is, in both dimensions, and begins on the same process. */
static int check_pencil(const hscal_call *call, const place *at, int nprow, int npcol) {
  const hscal_operand *a = &call->operand[HSCAL_A], *b = &call->operand[HSCAL_B];
  const hscal_desc *desc = &b->desc;
  HSCAL_TRY(check_right_sides(b, a, at, nprow));
  if (desc->nb == 0 || a->desc.nb == 0) return 0;
  if (desc->nb != a->desc.nb) return bad_entry(at, DESC_NB, "NB_", desc->nb, "equal to NB_ of DESCA");
  int taken = hscal__takes_columns_by_row(call) ? b->i : b->j, status = -(at->position + 2);
  if (b->j % desc->nb)
    return hscal__fail(status, "JB = %d, it must be the first column of a block of %d", b->j + 1, desc->nb);
  if (call->n > 0 && taken > desc->n - call->n)
    return hscal__fail(status, "B has no column %d: %s finds its diagonal at (IB,IB)", taken + call->n,
                       call->routine->name);
  if (npcol > 0 && hscal__owner(taken, desc->nb, desc->nb, desc->csrc, npcol) !=
                       hscal__owner(a->j, a->desc.nb, a->desc.nb, a->desc.csrc, npcol))
    return hscal__fail(status, "column %d of B must lie in the process column where the submatrix of A begins",
                       taken + 1);
  return 0;
}

/* The index that reflectors multiply is cut as they are and begins equally far into a block; where they lie along it, also on the
 * same process. p?gels and p?orm.. tell it in different ways. */
static int check_reflected(const hscal_call *call, const hscal_reflection *how, const place at[2], int nprocs) {
  const hscal_operand *a = &call->operand[HSCAL_A], *x = &call->operand[how->matrix];
  int crosses = how->in_rows != how->from_right, own = call->routine->pack == HSCAL_PACK_GELS;
  int block = how->in_rows ? a->desc.nb : a->desc.mb, first = how->in_rows ? a->j : a->i;
  int its_block = how->from_right ? x->desc.nb : x->desc.mb, its_first = how->from_right ? x->j : x->i;
  int source = how->in_rows ? a->desc.csrc : a->desc.rsrc, its_source = how->from_right ? x->desc.csrc : x->desc.rsrc;
  int status = -(at[1].position + 1 + how->from_right);
  const char *what = how->from_right ? "column" : "row", *where = how->in_rows ? "column" : "row";
  if (block == 0 || its_block == 0) return 0;
  if (crosses && !own && block != its_block)
    return bad_entry(&at[0], DESC_NB, how->in_rows ? "NB_" : "MB_", block, "equal to the block of what is multiplied");
  if (first % block != its_first % its_block)
    return hscal__fail(status, "the first %s of %c must lie as far into a block as the first %s of A", what,
                       at[1].letter, where);
  if (!crosses && nprocs > 0 &&
      hscal__owner(first, block, block, source, nprocs) !=
          hscal__owner(its_first, its_block, its_block, its_source, nprocs))
    return hscal__fail(status, "the first %s of %c must lie in the process %s of the first %s of A", what, at[1].letter,
                       what, where);
  if (block == its_block) return 0;
  return bad_entry(&at[1], how->from_right ? DESC_NB : DESC_MB, how->from_right ? "NB_" : "MB_", its_block,
                   how->in_rows ? "equal to NB_ of DESCA" : "equal to MB_ of DESCA");
}

/* Not more reflectors than entries in each: p?orm..: side trans m n k .... */
static int check_reflectors(const hscal_call *call) {
  int order = call->side == 'L' ? call->m : call->n;
  if (call->routine->pack != HSCAL_PACK_ORMQR || call->k <= order) return 0;
  return hscal__fail(-5, "K = %d, it must not be more than %c = %d", call->k, call->side == 'L' ? 'M' : 'N', order);
}

/* p?gesvd finds its way only from the first process on: the diagonals of the bidiagonal matrix are spread as if they began
 * there. Left vectors are cut and dealt along their rows as A is along its own, right ones along their columns; rows of U
 * below the last vector are set to 0 from row IA + N on, wherever U begins. What the library does not refuse of this but gets
 * wrong has the number of the argument. */
static int check_decomposition(const hscal_call *call, const hscal_argument *argument, const place *at, int nprow,
                               int npcol) {
  const hscal_operand *a = &call->operand[HSCAL_A], *x = &call->operand[argument->operand];
  int right = argument->operand == HSCAL_C;
  if (argument->operand == HSCAL_A) {
    HSCAL_TRY(check_corner(a, at, 1));
    if (a->desc.rsrc) return bad_entry(at, DESC_RSRC, "RSRC_", a->desc.rsrc, "0");
    return a->desc.csrc ? bad_entry(at, DESC_CSRC, "CSRC_", a->desc.csrc, "0") : 0;
  }
  int block = right ? x->desc.nb : x->desc.mb, of_a = right ? a->desc.nb : a->desc.mb, nprocs = right ? npcol : nprow;
  int i = right ? x->j : x->i, beside = right ? a->j : a->i, source = right ? x->desc.csrc : x->desc.rsrc;
  if (block == 0 || of_a == 0) return 0;
  if (block != of_a) return bad_entry(at, right ? DESC_NB : DESC_MB, right ? "NB_" : "MB_", block, "that of DESCA");
  int status = -(at->position + (right ? 2 : 1));
  if (!right && call->m > call->n && i != beside)
    return hscal__fail(status, "IU = %d, it must be IA = %d if there are more rows than columns", i + 1, beside + 1);
  if (i % block != beside % block ||
      (nprocs > 0 && hscal__owner(i, block, block, source, nprocs) != hscal__owner(beside, block, block, 0, nprocs)))
    return hscal__fail(status, "%s = %d, it must lie in its block and process as %s = %d does", right ? "JVT" : "IU",
                       i + 1, right ? "JA" : "IA", beside + 1);
  return 0;
}

/* Are eigenvectors, or singular vectors of this side, wanted? Else their matrix is not looked at. */
static int is_looked_at(const hscal_call *call, const hscal_argument *argument) {
  if (argument->name[0] == 'z') return call->jobz == 'V' || call->routine->scheme == HSCAL_SCHEME_sygvx;
  if (call->routine->scheme != HSCAL_SCHEME_gesvd || argument->operand == HSCAL_A) return 1;
  return (argument->operand == HSCAL_B ? call->jobu : call->jobvt) == 'V';
}

static int is_eigenproblem(const hscal_routine *routine) {
  return routine->scheme == HSCAL_SCHEME_syev || routine->scheme == HSCAL_SCHEME_syevd ||
         hscal__routine_has_range(routine);
}

/* p?syev and its kin keep what they know of reflectors in N places, counted from the first column of the array; p?syevd also finds
 * its way only from the first row, and the tridiagonal matrix only from process column 0. */
static int check_beginning(const hscal_call *call, const place *at) {
  const hscal_operand *a = &call->operand[HSCAL_A];
  if (!is_eigenproblem(call->routine)) return 0;
  if (a->j) return hscal__fail(-(at->position + 2), "JA = %d, it must be 1", a->j + 1);
  if (call->routine->scheme != HSCAL_SCHEME_syevd) return 0;
  if (a->i) return hscal__fail(-(at->position + 1), "IA = %d, it must be 1", a->i + 1);
  return a->desc.csrc ? bad_entry(at, DESC_CSRC, "CSRC_", a->desc.csrc, "0") : 0;
}

/* The vectors of p?syev and its kin lie as the matrix does, in every respect. Those of p?syev come to where A begins in its own
 * array; p?syevx and p?syevr bring them where they belong if they are dealt from process row 0 on, else to wrong ones. What the library does not refuse of this but gets wrong has the number of the argument. */
static int check_eigenvectors(const hscal_call *call, const place *at) {
  const hscal_operand *a = &call->operand[HSCAL_A], *z = &call->operand[HSCAL_C];
  if (!is_eigenproblem(call->routine)) return 0;
  if (z->i != a->i) return hscal__fail(-(at->position + 1), "IZ = %d, it must be IA = %d", z->i + 1, a->i + 1);
  if (z->j != a->j) return hscal__fail(-(at->position + 2), "JZ = %d, it must be JA = %d", z->j + 1, a->j + 1);
  if (z->desc.m != a->desc.m) return bad_entry(at, DESC_M, "M_", z->desc.m, "that of DESCA");
  if (call->routine->pack == HSCAL_PACK_HEEVD && z->desc.m > hscal__max(1, call->n)) /* real room is dealt as M_ is */
    return bad_entry(at, DESC_M, "M_", z->desc.m, "N");
  if (z->desc.n != a->desc.n) return bad_entry(at, DESC_N, "N_", z->desc.n, "that of DESCA");
  if (z->desc.mb && a->desc.mb && z->desc.mb != a->desc.mb)
    return bad_entry(at, DESC_MB, "MB_", z->desc.mb, "that of DESCA");
  if (z->desc.nb && a->desc.nb && z->desc.nb != a->desc.nb)
    return bad_entry(at, DESC_NB, "NB_", z->desc.nb, "that of DESCA");
  if (z->desc.rsrc != a->desc.rsrc) return bad_entry(at, DESC_RSRC, "RSRC_", z->desc.rsrc, "that of DESCA");
  if (z->desc.csrc != a->desc.csrc) return bad_entry(at, DESC_CSRC, "CSRC_", z->desc.csrc, "that of DESCA");
  if (hscal__routine_has_range(call->routine) && z->desc.rsrc)
    return bad_entry(at, DESC_RSRC, "RSRC_", z->desc.rsrc, "0");
  return 0;
}

/* B of p?sygvx has the size of A, and is dealt from the same process on. */
static int check_second(const hscal_call *call, const place *at) {
  const hscal_desc *a = &call->operand[HSCAL_A].desc, *b = &call->operand[HSCAL_B].desc;
  if (b->m != a->m) return bad_entry(at, DESC_M, "M_", b->m, "that of DESCA");
  if (b->n != a->n) return bad_entry(at, DESC_N, "N_", b->n, "that of DESCA");
  if (b->rsrc != a->rsrc) return bad_entry(at, DESC_RSRC, "RSRC_", b->rsrc, "that of DESCA");
  return b->csrc == a->csrc ? 0 : bad_entry(at, DESC_CSRC, "CSRC_", b->csrc, "that of DESCA");
}

/* Whose A is cut into square blocks, and whose B is cut as A's rows. */
static const char wants_square_blocks[HSCAL_PACK_COUNT] = {
    [HSCAL_PACK_POTRF] = 1, [HSCAL_PACK_POTRS] = 1, [HSCAL_PACK_TRTRS] = 1, [HSCAL_PACK_TRTRI] = 1,
    [HSCAL_PACK_GETRF] = 1, [HSCAL_PACK_GETRS] = 1, [HSCAL_PACK_GESV] = 1,  [HSCAL_PACK_SYEV] = 1,
    [HSCAL_PACK_HEEV] = 1,  [HSCAL_PACK_SYEVD] = 1, [HSCAL_PACK_HEEVD] = 1, [HSCAL_PACK_SYGST] = 1,
    [HSCAL_PACK_SYEVX] = 1, [HSCAL_PACK_HEEVX] = 1, [HSCAL_PACK_SYEVR] = 1, [HSCAL_PACK_HEEVR] = 1,
    [HSCAL_PACK_SYGVX] = 1, [HSCAL_PACK_HEGVX] = 1,
};

static int check_lapack(const hscal_call *call, int nprow, int npcol) {
  int position = 1, square = wants_square_blocks[call->routine->pack];
  place of_a = {0};
  hscal_reflection how;
  HSCAL_TRY(check_reflectors(call));
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++) {
    const hscal_operand *operand = &call->operand[a->operand];
    place at = {(char)toupper(a->name[0]), position};
    position += hscal__argument_places(a);
    if (a->kind != HSCAL_ARGUMENT_matrix || !is_looked_at(call, a)) continue;
    HSCAL_TRY(check_lapack_operand(operand, &at));
    HSCAL_TRY(check_own_rule(call, &at));
    if (a->operand == HSCAL_A) of_a = at;
    if (hscal__call_reflects(call, &how) && a->operand == how.matrix)
      HSCAL_TRY(check_reflected(call, &how, (const place[]){of_a, at}, how.from_right ? npcol : nprow));
    if (call->routine->scheme == HSCAL_SCHEME_gesvd) HSCAL_TRY(check_decomposition(call, a, &at, nprow, npcol));
    if (!square) continue;
    if (a->operand == HSCAL_A) HSCAL_TRY(check_square_blocks(operand, &at));
    if (a->operand == HSCAL_A) HSCAL_TRY(check_beginning(call, &at));
    if (a->operand == HSCAL_C) HSCAL_TRY(check_eigenvectors(call, &at));
    if (call->routine->scheme == HSCAL_SCHEME_sygvx && a->operand == HSCAL_B) HSCAL_TRY(check_second(call, &at));
    if ((call->routine->pack == HSCAL_PACK_SYGST || call->routine->scheme == HSCAL_SCHEME_sygvx) &&
        a->operand == HSCAL_B)
      HSCAL_TRY(check_pencil(call, &at, nprow, npcol));
    else if (a->operand == HSCAL_B)
      HSCAL_TRY(check_right_sides(operand, &call->operand[HSCAL_A], &at, nprow));
  }
  return 0;
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

int hscal__call_check(const hscal_call *call, int nprow, int npcol) {
  int position = 1;
  HSCAL_TRY(check_grids(call, nprow, npcol));
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++) {
    HSCAL_TRY(check_argument(call, a, position, nprow, npcol));
    position += hscal__argument_places(a);
  }
  return hscal__routine_level(call->routine) == 4 ? check_lapack(call, nprow, npcol) : 0;
}
