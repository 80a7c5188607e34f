#include "models/bounds/scheme_bounds_table.h"
#include "base/status.h"
#include "instrumented_scalapack/schemes.h"
#include "models/bounds/elimination.h"
#include "models/bounds/gemm_bound.h"
#include "models/bounds/reduction.h"
#include "models/bounds/share.h"

/* The same matrix in a call of another routine. */
static hscal_call part_of(const hscal_call *call, hscal_pack pack, hscal_scheme scheme, int m, int n) {
  hscal_call part = {.routine = hscal__routine_of(call->routine->type, pack, scheme, 0), .m = m, .n = n};
  part.operand[HSCAL_A] = call->operand[HSCAL_A];
  return part;
}

/* With a triangle of A, of so many equations; how A is transposed makes no difference to who works on the right sides
 * if they stay. Source: the calls of p?trsm in SRC/p?getrs.f, p?potrs.f, p?trtrs.f, p?gels.f. */
static int solve(const hscal_call *call, int equations, char uplo, char trans, hscal_earliest_times *earliest) {
  hscal_call part = part_of(call, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm, equations, call->nrhs);
  part.side = 'L', part.uplo = uplo, part.diag = 'N';
  part.transa = trans;
  part.alpha = (hscal_scalar){1, 0};
  part.operand[HSCAL_B] = call->operand[HSCAL_B];
  return equations > 0 && call->nrhs > 0 ? hscal__share_work(&part, earliest) : 0;
}

static char adjoint(const hscal_call *call) { return hscal__type_is_complex(call->routine->type) ? 'C' : 'T'; }

static int solve_lu(const hscal_call *call, char first, char then, char trans, hscal_earliest_times *earliest) {
  HSCAL_TRY(solve(call, call->n, first, trans, earliest));
  return solve(call, call->n, then, trans, earliest);
}

static int solve_with_lu(const hscal_call *call, hscal_earliest_times *earliest) {
  return solve_lu(call, 'L', 'U', 'N', earliest);
}

static int solve_with_given_lu(const hscal_call *call, hscal_earliest_times *earliest) {
  return call->trans == 'N' ? solve_with_lu(call, earliest) : solve_lu(call, 'U', 'L', adjoint(call), earliest);
}

static int solve_with_cholesky(const hscal_call *call, hscal_earliest_times *earliest) {
  HSCAL_TRY(solve(call, call->n, call->uplo, call->uplo == 'U' ? adjoint(call) : 'N', earliest));
  return solve(call, call->n, call->uplo, call->uplo == 'U' ? 'N' : adjoint(call), earliest);
}

static int solve_with_triangle(const hscal_call *call, hscal_earliest_times *earliest) {
  return solve(call, call->n, call->uplo, call->transa, earliest);
}

static int factorize(const hscal_call *call, hscal_pack pack, hscal_scheme scheme, int m, char uplo,
                     hscal_earliest_times *earliest) {
  hscal_call part = part_of(call, pack, scheme, m, call->n);
  part.uplo = uplo;
  return hscal__elimination_bound(&part, earliest);
}

static int factorize_lu(const hscal_call *call, hscal_earliest_times *earliest) {
  return factorize(call, HSCAL_PACK_GETRF, HSCAL_SCHEME_getrf, call->n, 0, earliest);
}

static int factorize_cholesky(const hscal_call *call, hscal_earliest_times *earliest) {
  return factorize(call, HSCAL_PACK_POTRF, HSCAL_SCHEME_potrf, 0, call->uplo, earliest);
}

/* Least squares: QR or LQ, then a solve with the triangle. */
static int factorize_qr(const hscal_call *call, hscal_earliest_times *earliest) {
  hscal_scheme scheme = call->m >= call->n ? HSCAL_SCHEME_geqrf : HSCAL_SCHEME_gelqf;
  if (call->m == 0 || call->n == 0 || call->nrhs == 0) return 0;
  return factorize(call, HSCAL_PACK_GEQRF, scheme, call->m, 0, earliest);
}

static int solve_with_qr(const hscal_call *call, hscal_earliest_times *earliest) {
  int tall = call->m >= call->n;
  return solve(call, tall ? call->n : call->m, tall ? 'U' : 'L', call->trans != 'N' ? adjoint(call) : 'N', earliest);
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

typedef int writer(const hscal_call *call, hscal_earliest_times *earliest);

/* Schemes that go through a matrix themselves. */
static writer *const by_walk[HSCAL_BOUND_COUNT] = {
    [HSCAL_BOUND_SHARE] = hscal__share_work,
    [HSCAL_BOUND_LU] = hscal__elimination_bound,
    [HSCAL_BOUND_CHOLESKY] = hscal__elimination_bound,
    [HSCAL_BOUND_QR] = hscal__elimination_bound,
    [HSCAL_BOUND_TRIDIAGONAL] = hscal__reduction_bound,
    [HSCAL_BOUND_BIDIAGONAL] = hscal__reduction_bound,
    [HSCAL_BOUND_HESSENBERG] = hscal__reduction_bound,
};

static int nothing(const hscal_call *call, hscal_earliest_times *earliest) {
  (void)call;
  (void)earliest;
  return 0;
}

/* Composites as a whole, where their parts are less than what is known, or not known to work on the whole grid. */
static writer *const of_whole[HSCAL_SCHEME_COUNT] = {
    [HSCAL_SCHEME_getrs] = solve_with_given_lu,
    [HSCAL_SCHEME_potrs] = solve_with_cholesky,
    [HSCAL_SCHEME_trtrs] = solve_with_triangle,
    [HSCAL_SCHEME_sygvx] = nothing,
};

/* Parts of other composites: of the whole call. */
static writer *const of_part[HSCAL_SCHEME_COUNT] = {
    [HSCAL_SCHEME_getrf] = factorize_lu,           [HSCAL_SCHEME_getrs] = solve_with_lu,
    [HSCAL_SCHEME_potrf] = factorize_cholesky,     [HSCAL_SCHEME_potrs] = solve_with_cholesky,
    [HSCAL_SCHEME_geqrf] = factorize_qr,           [HSCAL_SCHEME_trsm] = solve_with_qr,
    [HSCAL_SCHEME_sytrd] = hscal__reduction_bound, [HSCAL_SCHEME_gebrd] = hscal__reduction_bound,
};

/* Operations with kernels of level 3 that all do together. */
#define JOINT_FLOPS(scheme, its) [HSCAL_SCHEME_##scheme] = hscal__##its##_joint_flops,
static double (*const together[HSCAL_SCHEME_COUNT])(const hscal_call *call, double width) = {
#include "schemes.def"
};

double hscal__joint_flops(const hscal_call *call, int width) {
  hscal_scheme scheme = call->routine->scheme;
  if (!together[scheme]) return 0;
  return hscal__type_flop_weight(call->routine->type) * together[scheme](call, width);
}

/* Bounds with messages and links, where they are certain. */
static hscal_direct_bound *const direct[HSCAL_SCHEME_COUNT] = {[HSCAL_SCHEME_gemm] = hscal__gemm_bound};

hscal_direct_bound *hscal__direct_bound(const hscal_call *call) { return direct[call->routine->scheme]; }

static int write_parts(const hscal_call *call, hscal_earliest_times *earliest) {
  hscal_scheme scheme = call->routine->scheme;
  const hscal_scheme *part = hscal__schemes[scheme].part;
  writer *own = by_walk[hscal__family_of(call->routine)->bound];
  if (of_whole[scheme]) return of_whole[scheme](call, earliest);
  if (*part == HSCAL_SCHEME_COUNT) return own ? own(call, earliest) : 0;
  for (; *part != HSCAL_SCHEME_COUNT; part++)
    if (of_part[*part]) HSCAL_TRY(of_part[*part](call, earliest));
  return 0;
}

int hscal__write_bound(const hscal_call *call, hscal_earliest_times *earliest) {
  HSCAL_TRY(write_parts(call, earliest));
  double flops = hscal__joint_flops(call, call->operand[HSCAL_A].desc.nb);
  hscal__compute_together(earliest, hscal__earliest_start_s(earliest), flops);
  return 0;
}
