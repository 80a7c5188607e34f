#include "base/blockcyclic.h"
#include "base/digest.h"
#include "base/status.h"
#include "call/arguments.h"

#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

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

int hscal__call_has(const hscal_call *call, hscal_operand_name which) {
  return hscal__call_operand_letter(call, which) != 0;
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

static void put_in_order(int *larger, int *smaller) {
  int least = hscal__min(*larger, *smaller);
  *larger = hscal__max(*larger, *smaller);
  *smaller = least;
}

void hscal__sizes_in_order(const hscal_routine *routine, int *m, int *n, int *k) {
  int *most = routine->scheme == HSCAL_SCHEME_orglq ? n : m, *next = most == m ? n : m;
  if (routine->pack != HSCAL_PACK_ORGQR) return;
  put_in_order(most, next);
  put_in_order(most, k);
  put_in_order(next, k);
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

/* Shape of matrix `which` of a routine of ScaLAPACK. */
static void lapack_shape(const hscal_call *call, hscal_operand_name which, int *rows, int *columns) {
  int order = call->side == 'L' ? call->m : call->n, shorter = hscal__min(call->m, call->n);
  *rows = call->m, *columns = call->n;
  switch (call->routine->pack) {
  case HSCAL_PACK_GETRF:
  case HSCAL_PACK_GEQRF:
  case HSCAL_PACK_ORGQR:
  case HSCAL_PACK_GEBRD:
  case HSCAL_PACK_GEMR2D:
  case HSCAL_PACK_TRMR2D:
    break;
  case HSCAL_PACK_ORMQR: /* reflectors stand in columns, or in rows */
    if (which != HSCAL_A) break;
    *rows = call->routine->scheme == HSCAL_SCHEME_ormlq ? call->k : order;
    *columns = call->routine->scheme == HSCAL_SCHEME_ormlq ? order : call->k;
    break;
  case HSCAL_PACK_GELS:
    if (which == HSCAL_B) *rows = hscal__max(call->m, call->n), *columns = call->nrhs;
    break;
  case HSCAL_PACK_GESVD:
  case HSCAL_PACK_CGESVD:
    if (which == HSCAL_B) *columns = call->jobu == 'V' ? shorter : 0;
    if (which == HSCAL_C) *rows = call->jobvt == 'V' ? shorter : 0;
    break;
  case HSCAL_PACK_POTRS:
  case HSCAL_PACK_TRTRS:
  case HSCAL_PACK_GETRS:
  case HSCAL_PACK_GESV:
    *rows = call->n;
    if (which == HSCAL_B) *columns = call->nrhs;
    break;
  case HSCAL_PACK_SYEV:
  case HSCAL_PACK_HEEV:
  case HSCAL_PACK_SYEVX:
  case HSCAL_PACK_HEEVX:
  case HSCAL_PACK_SYEVR:
  case HSCAL_PACK_HEEVR:
    *rows = call->n;
    if (which == HSCAL_C && call->jobz == 'N') *rows = *columns = 0;
    break;
  case HSCAL_PACK_RECORDED_1:
  case HSCAL_PACK_RECORDED_2:
  case HSCAL_PACK_RECORDED_3:
    *rows = call->operand[which].desc.m, *columns = call->operand[which].desc.n;
    break;
  default: /* square: potrf, syev, ... */
    *rows = call->n;
  }
}

int hscal__call_reflects(const hscal_call *call, hscal_reflection *how) {
  switch (call->routine->pack) {
  case HSCAL_PACK_ORMQR:
    *how = (hscal_reflection){HSCAL_C, call->routine->scheme == HSCAL_SCHEME_ormlq, call->side == 'R'};
    return 1;
  case HSCAL_PACK_GELS:
    *how = (hscal_reflection){HSCAL_B, call->m < call->n, 0};
    return 1;
  default:
    return 0;
  }
}

/* Shape of op-free matrix `which`. */
static void matrix_shape(const hscal_call *call, hscal_operand_name which, int *rows, int *columns) {
  int turned = 0, is_a = which == HSCAL_A, order = call->side == 'L' ? call->m : call->n;
  *rows = call->m, *columns = call->n;
  switch (call->routine->pack) {
  case HSCAL_PACK_GEMM:
    if (is_a) *columns = call->k, turned = call->transa != 'N';
    if (which == HSCAL_B) *rows = call->k, turned = call->transb != 'N';
    break;
  case HSCAL_PACK_SYRK:
  case HSCAL_PACK_SYR2K:
    *rows = call->n;
    if (which != HSCAL_C) *columns = call->k, turned = call->trans != 'N';
    break;
  case HSCAL_PACK_SYMM:
  case HSCAL_PACK_TRMM:
    if (is_a) *rows = *columns = order;
    break;
  case HSCAL_PACK_TRAN:
    turned = is_a;
    break;
  case HSCAL_PACK_GEADD:
  case HSCAL_PACK_TRADD:
    turned = is_a && call->trans != 'N';
    break;
  case HSCAL_PACK_GEMV:
  case HSCAL_PACK_GER:
    break;
  default: /* square: symv, trmv, syr, ... */
    *rows = call->n;
  }
  if (!turned) return;
  int swap = *rows;
  *rows = *columns;
  *columns = swap;
}

hscal_grid hscal__call_grid(const hscal_call *call, hscal_operand_name which, int nprow, int npcol) {
  const hscal_grid *own = which == HSCAL_A ? &call->from : &call->to;
  return own->nprow ? *own : (hscal_grid){.nprow = nprow, .npcol = npcol};
}

int hscal__call_vector_length(const hscal_call *call, hscal_operand_name which) {
  if (call->routine->pack == HSCAL_PACK_GEMV) return (which == HSCAL_X) == (call->trans == 'N') ? call->n : call->m;
  return call->routine->pack == HSCAL_PACK_GER && which == HSCAL_X ? call->m : call->n;
}

void hscal__call_shape(const hscal_call *call, hscal_operand_name which, int *rows, int *columns) {
  char letter = hscal__call_operand_letter(call, which);
  *rows = *columns = 0;
  if (letter == 0) return;
  if (letter != 'x' && letter != 'y') {
    (hscal__routine_level(call->routine) == 4 ? lapack_shape : matrix_shape)(call, which, rows, columns);
    return;
  }
  int length = hscal__call_vector_length(call, which), is_row = hscal__operand_is_row(&call->operand[which]);
  *rows = is_row ? 1 : length;
  *columns = is_row ? length : 1;
}

/* Entries of the triangle of an m x n matrix, the longer side cut off (LAPACK: trapezoid). */
static double trapezoid(char uplo, double m, double n) {
  double shorter = m < n ? m : n;
  int with_rest = uplo == 'L' ? m > n : n > m; /* beside the triangle lies a rectangle, inside the part meant */
  return with_rest ? m * n - shorter * (shorter - 1) / 2 : shorter * (shorter + 1) / 2;
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

int hscal__call_is_void(const hscal_call *call) {
  reasons found = reasons_of(call);
  if (found.empty || !found.no_product) return found.empty;
  if (found.has_beta) return !found.changes_by_beta;
  /* Without beta the result is either added to, and stays, or overwritten by zeros. */
  return call->routine->pack != HSCAL_PACK_SCAL && call->routine->pack != HSCAL_PACK_TRMM;
}

int hscal__takes_columns_by_row(const hscal_call *call) {
  hscal_scheme scheme = call->routine->scheme;
  return (scheme == HSCAL_SCHEME_sygst || scheme == HSCAL_SCHEME_sygvx) && call->ibtype == 1 && call->uplo == 'U';
}

int hscal__call_multiplies(const hscal_call *call) {
  reasons found = reasons_of(call);
  return !found.empty && !found.no_product;
}

/* The reduction, vectors multiplied back, and the tridiagonal problem, in real numbers: by bisection, a count for each digit that is
 * not shared, and inverse iteration; or by quotients and differences, and for vectors some factorizations and counts. */
static double some_eigenvalues_flops(const hscal_call *call) {
  double n = call->n, wanted = call->range == 'I' ? call->iu - call->il + 1 : n,
         vectors = call->jobz == 'V' ? wanted : 0;
  double digits = hscal__type_is_single(call->routine->type) ? 24 : 53, solved = 0;
  if (call->routine->scheme == HSCAL_SCHEME_syevr)
    solved = 15 * n * n + 60 * n * vectors;
  else if (n > 1)
    solved = 4 * (digits - floor(log2(n))) * n * wanted + 48 * n * vectors;
  return 4 * n * n * n / 3 + 2 * n * n * vectors + solved / hscal__type_flop_weight(call->routine->type);
}

/* Reflectors of up to ihi - ilo entries meet all rows above them and all columns beside them, and one another. */
static double hessenberg_flops(const hscal_call *call) {
  double longest = hscal__max(call->ihi - call->ilo, 0);
  return longest * longest * (2.0 * call->n + 4 * longest / 3);
}

/* The reduction; for each kind of vectors as many rotations of them as the sweeps of 0.85 times all values need, real numbers times
 * complex ones, and the product with what the reduction reflected. */
static double singular_value_flops(const hscal_call *call) {
  double m = call->m, n = call->n, shorter = m < n ? m : n, longer = m < n ? n : m, square = shorter * shorter;
  double rotation = hscal__type_is_complex(call->routine->type) ? 6.0 / 2 : 6,
         flops = 4 * square * (longer - shorter / 3);
  for (int right = 0; right < 2; right++) {
    double length = right ? n : m;
    if ((right ? call->jobvt : call->jobu) == 'V')
      flops += 0.85 * rotation * square * length + 2 * square * (2 * length - shorter);
  }
  return flops;
}

/* Factorization, reflectors applied to the right-hand sides, a triangular solve; without right-hand sides nothing. */
static double least_squares_flops(const hscal_call *call, double longer, double shorter) {
  double square = shorter * shorter;
  if (call->nrhs == 0) return 0;
  return 2 * square * (longer - shorter / 3) + call->nrhs * (4 * longer * shorter - square);
}

/* Source: LAPACK working note 41, without its terms of lower order. */
static double lapack_flops(const hscal_call *call) {
  double m = call->m, n = call->n, shorter = m < n ? m : n, longer = m < n ? n : m, solves = n * n * call->nrhs;
  int complex = hscal__type_is_complex(call->routine->type);
  switch (call->routine->scheme) {
  case HSCAL_SCHEME_potrf:
  case HSCAL_SCHEME_trtri:
    return n * n * n / 3;
  case HSCAL_SCHEME_potri:
    return 2 * n * n * n / 3;
  case HSCAL_SCHEME_posv:
    return n * n * n / 3 + 2 * solves;
  case HSCAL_SCHEME_trtrs:
    return solves;
  case HSCAL_SCHEME_getrf:
    return shorter * shorter * (longer - shorter / 3);
  case HSCAL_SCHEME_geqrf:
  case HSCAL_SCHEME_gelqf:
  case HSCAL_SCHEME_geqlf:
  case HSCAL_SCHEME_gerqf:
    return 2 * shorter * shorter * (longer - shorter / 3);
  case HSCAL_SCHEME_gesv:
    return 2 * n * n * n / 3 + 2 * solves;
  case HSCAL_SCHEME_getri:
  case HSCAL_SCHEME_sytrd:
    return 4 * n * n * n / 3;
  case HSCAL_SCHEME_gels:
    return least_squares_flops(call, longer, shorter);
  case HSCAL_SCHEME_ormqr:
  case HSCAL_SCHEME_ormlq:
    return call->side == 'L' ? 2 * n * call->k * (2 * m - call->k) : 2 * m * call->k * (2 * n - call->k);
  case HSCAL_SCHEME_orgqr:
  case HSCAL_SCHEME_orglq:
    return 4 * m * n * call->k - 2 * (m + n) * call->k * call->k + 4.0 / 3 * call->k * call->k * call->k;
  case HSCAL_SCHEME_sygst:
    return n * n * n;
  case HSCAL_SCHEME_gehrd:
    return hessenberg_flops(call);
  case HSCAL_SCHEME_gebrd:
    return 4 * shorter * shorter * (longer - shorter / 3);
  case HSCAL_SCHEME_gesvd:
    return singular_value_flops(call);
  case HSCAL_SCHEME_gemr2d:
  case HSCAL_SCHEME_trmr2d:
  case HSCAL_SCHEME_recorded: /* not known */
    return 0;
  case HSCAL_SCHEME_syev: /* reduction, rotations, vectors multiplied back; rotations and merges are of real numbers */
    return (call->jobz == 'V' ? 4.0 / 3 + (complex ? 3 : 6) + 2 : 4.0 / 3) * n * n * n;
  case HSCAL_SCHEME_syevd: /* merges multiply with what nine in ten columns become */
    return (4.0 / 3 + 4.0 / 3 * 0.9 * 0.9 / (complex ? 4 : 1) + 2) * n * n * n;
  case HSCAL_SCHEME_syevx:
  case HSCAL_SCHEME_syevr:
    return some_eigenvalues_flops(call);
  case HSCAL_SCHEME_sygvx: /* factorization, reduction of the pencil, vectors brought back */
    return 4 * n * n * n / 3 + some_eigenvalues_flops(call) +
           (call->jobz == 'V' ? n * n * (call->range == 'I' ? call->iu - call->il + 1 : n) : 0);
  default: /* potrs, getrs */
    return 2 * solves;
  }
}

int hscal__call_is_product(const hscal_call *call) {
  hscal_pack pack = call->routine->pack;
  return pack >= HSCAL_PACK_GEMM && pack <= HSCAL_PACK_TRMM && hscal__call_multiplies(call);
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
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_operand *x = &call->operand[which];
    const int entry[] = {x->desc.m,    x->desc.n,    x->desc.imb, x->desc.inb, x->desc.mb, x->desc.nb,
                         x->desc.rsrc, x->desc.csrc, x->i,        x->j,        x->inc};
    digest = hscal__digest(digest, entry, sizeof entry);
  }
  return digest;
}

double hscal__call_flops(const hscal_call *call) {
  double m = call->m, n = call->n, k = call->k, order = call->side == 'L' ? m : n;
  double weight = hscal__type_flop_weight(call->routine->type);
  if (hscal__routine_level(call->routine) == 4) return weight * lapack_flops(call);
  switch (call->routine->pack) {
  case HSCAL_PACK_COPY:
    return 0;
  case HSCAL_PACK_SCAL:
  case HSCAL_PACK_AMAX:
    return weight * n;
  case HSCAL_PACK_AXPY:
  case HSCAL_PACK_DOT:
  case HSCAL_PACK_NORM:
    return weight * 2 * n;
  case HSCAL_PACK_SYR:
  case HSCAL_PACK_TRMV:
  case HSCAL_PACK_ATRMV:
    return weight * n * n;
  case HSCAL_PACK_SYMV:
  case HSCAL_PACK_SYR2:
    return weight * 2 * n * n;
  case HSCAL_PACK_GEMM:
    return weight * 2 * m * n * k;
  case HSCAL_PACK_SYRK:
    return weight * n * n * k;
  case HSCAL_PACK_SYR2K:
    return weight * 2 * n * n * k;
  case HSCAL_PACK_SYMM:
    return weight * 2 * m * n * order;
  case HSCAL_PACK_TRMM:
    return weight * m * n * order;
  case HSCAL_PACK_TRADD:
    return weight * 2 * trapezoid(call->uplo, m, n);
  default: /* gemv, ger, and the additions of tran, geadd */
    return weight * 2 * m * n;
  }
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

void hscal__call_fill_blocks(hscal_call *call, int mb, int nb) {
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    hscal_desc *desc = &call->operand[which].desc;
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    if (desc->mb == 0) desc->mb = desc->imb = mb;
    if (desc->nb == 0) desc->nb = desc->inb = nb;
  }
}

int hscal__call_is_open(const hscal_call *call) {
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_desc *desc = &call->operand[which].desc;
    if (hscal__call_has(call, (hscal_operand_name)which) && (desc->mb == 0 || desc->nb == 0)) return 1;
  }
  return 0;
}
