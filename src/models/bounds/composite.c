#include "models/bounds/composite.h"
#include "base/status.h"
#include "models/bounds/elimination.h"
#include "models/bounds/reduction.h"
#include "models/bounds/share.h"

#include <math.h>

/* The same matrix in a call of another routine. */
static hscal_call part_of(const hscal_call *call, hscal_pack pack, hscal_scheme scheme, int m, int n) {
  hscal_call part = {.routine = hscal__routine_of(call->routine->type, pack, scheme, 0), .m = m, .n = n};
  part.operand[HSCAL_A] = call->operand[HSCAL_A];
  return part;
}

/* With a triangle of A, of so many equations; how A is transposed makes no difference to who works on the right sides if they stay.
 * Source: the calls of p?trsm in SRC/p?getrs.f, p?potrs.f, p?trtrs.f, p?gels.f. */
static int solve(const hscal_call *call, int equations, char uplo, char trans, hscal_earliest_times *earliest) {
  hscal_call part = part_of(call, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm, equations, call->nrhs);
  part.side = 'L', part.uplo = uplo, part.diag = 'N';
  part.transa = trans;
  part.alpha = (hscal_scalar){1, 0};
  part.operand[HSCAL_B] = call->operand[HSCAL_B];
  return equations > 0 && call->nrhs > 0 ? hscal__share_work(&part, earliest) : 0;
}

static char adjoint(const hscal_call *call) { return hscal__type_is_complex(call->routine->type) ? 'C' : 'T'; }

static int solve_lu(const hscal_call *call, int transposed, hscal_earliest_times *earliest) {
  char trans = transposed ? adjoint(call) : 'N';
  HSCAL_TRY(solve(call, call->n, transposed ? 'U' : 'L', trans, earliest));
  return solve(call, call->n, transposed ? 'L' : 'U', trans, earliest);
}

static int solve_cholesky(const hscal_call *call, hscal_earliest_times *earliest) {
  HSCAL_TRY(solve(call, call->n, call->uplo, call->uplo == 'U' ? adjoint(call) : 'N', earliest));
  return solve(call, call->n, call->uplo, call->uplo == 'U' ? 'N' : adjoint(call), earliest);
}

static int factorize(const hscal_call *call, hscal_pack pack, hscal_scheme scheme, hscal_earliest_times *earliest) {
  hscal_call part = part_of(call, pack, scheme,
                            pack == HSCAL_PACK_POTRF   ? 0
                            : pack == HSCAL_PACK_GETRF ? call->n
                                                       : call->m,
                            call->n);
  part.uplo = pack == HSCAL_PACK_POTRF ? call->uplo : 0;
  return hscal__elimination_bound(&part, earliest);
}

static int least_squares(const hscal_call *call, hscal_earliest_times *earliest) {
  int tall = call->m >= call->n, transposed = call->trans != 'N';
  if (call->m == 0 || call->n == 0 || call->nrhs == 0) return 0;
  HSCAL_TRY(factorize(call, HSCAL_PACK_GEQRF, tall ? HSCAL_SCHEME_geqrf : HSCAL_SCHEME_gelqf, earliest));
  return solve(call, tall ? call->n : call->m, tall ? 'U' : 'L', transposed ? adjoint(call) : 'N', earliest);
}

/* The table of times goes on when the result is known; until then nobody knows all of it. */
static int reduce(const hscal_call *call, hscal_scheme scheme, hscal_earliest_times *earliest) {
  double end_s;
  HSCAL_TRY(hscal__reduction_bound(call, scheme, earliest, &end_s));
  hscal__wait_until(earliest, end_s);
  return 0;
}

/* ---- operations of all processes together, with kernels of level 3 or slower ones ---------------------------- */

static double positive(double x) { return x > 0 ? x : 0; }

/* The multiplication of `width` vectors by `count` reflectors of length `length` and less. */
static double reflection_flops(double length, double width, double count) {
  count = positive(count - 1); /* the last one may be the identity */
  return 4 * width * positive(length * count - count * count / 2);
}

/* The triangle's inverse: products of what is inverted with each panel. */
static double inversion_flops(double n, double width) { return pow(positive(n - width), 3) / 3; }

/* Panels and what they are made of: only the products. */
static double shared_flops(const hscal_call *call, double width) {
  double m = call->m, n = call->n;
  switch (call->routine->scheme) {
  case HSCAL_SCHEME_trtri:
    return inversion_flops(n, width);
  case HSCAL_SCHEME_potri:
    return 2 * inversion_flops(n, width);
  case HSCAL_SCHEME_getri:
    return inversion_flops(n, width) + n * pow(positive(n - 2 * width), 2);
  case HSCAL_SCHEME_ormqr:
  case HSCAL_SCHEME_ormlq:
    return call->side == 'L' ? reflection_flops(m, n, call->k) : reflection_flops(n, m, call->k);
  case HSCAL_SCHEME_syev:
  case HSCAL_SCHEME_syevd:
    return call->jobz == 'V' || call->routine->scheme == HSCAL_SCHEME_syevd ? reflection_flops(n - 1, n, n - 1) : 0;
  default:
    return 0;
  }
}

double hscal__composite_flops(const hscal_call *call, int width) {
  return hscal__type_flop_weight(call->routine->type) * shared_flops(call, width);
}

static int write_parts(const hscal_call *call, hscal_earliest_times *earliest) {
  switch (call->routine->scheme) {
  case HSCAL_SCHEME_getrf:
  case HSCAL_SCHEME_potrf:
  case HSCAL_SCHEME_geqrf:
  case HSCAL_SCHEME_gelqf:
  case HSCAL_SCHEME_geqlf:
  case HSCAL_SCHEME_gerqf:
    return hscal__elimination_bound(call, earliest);
  case HSCAL_SCHEME_gesv:
    HSCAL_TRY(factorize(call, HSCAL_PACK_GETRF, HSCAL_SCHEME_getrf, earliest));
    return solve_lu(call, 0, earliest);
  case HSCAL_SCHEME_posv:
    HSCAL_TRY(factorize(call, HSCAL_PACK_POTRF, HSCAL_SCHEME_potrf, earliest));
    return solve_cholesky(call, earliest);
  case HSCAL_SCHEME_gels:
    return least_squares(call, earliest);
  case HSCAL_SCHEME_getrs:
    return solve_lu(call, call->trans != 'N', earliest);
  case HSCAL_SCHEME_potrs:
    return solve_cholesky(call, earliest);
  case HSCAL_SCHEME_trtrs:
    return solve(call, call->n, call->uplo, call->transa, earliest);
  case HSCAL_SCHEME_sytrd:
  case HSCAL_SCHEME_syev:
  case HSCAL_SCHEME_syevd:
    return reduce(call, HSCAL_SCHEME_sytrd, earliest);
  case HSCAL_SCHEME_gebrd:
  case HSCAL_SCHEME_gesvd:
    return reduce(call, HSCAL_SCHEME_gebrd, earliest);
  case HSCAL_SCHEME_gehrd:
    return reduce(call, HSCAL_SCHEME_gehrd, earliest);
  default:
    return 0;
  }
}

int hscal__composite_bound(const hscal_call *call, hscal_earliest_times *earliest) {
  HSCAL_TRY(write_parts(call, earliest));
  double flops = hscal__composite_flops(call, call->operand[HSCAL_A].desc.nb);
  hscal__compute_together(earliest, hscal__earliest_start_s(earliest), flops);
  return 0;
}
