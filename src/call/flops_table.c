/* Source: LAPACK working note 41, without its terms of lower order. */
#include "call/flops_table.h"
#include "base/blockcyclic.h"

#include <math.h>

typedef double operations(const hscal_call *call);

/* ---- PBLAS ------------------------------------------------------------------------------------------------------ */

static double none(const hscal_call *call) {
  (void)call;
  return 0;
}
static double per_entry(const hscal_call *call) { return call->n; }
static double twice_per_entry(const hscal_call *call) { return 2.0 * call->n; }
static double on_triangle(const hscal_call *call) { return (double)call->n * call->n; }
static double on_symmetric(const hscal_call *call) { return 2.0 * call->n * call->n; }
static double on_matrix(const hscal_call *call) { return 2.0 * call->m * call->n; }

static double of_product(const hscal_call *call) { return 2.0 * call->m * call->n * call->k; }
static double of_update(const hscal_call *call) { return (double)call->n * call->n * call->k; }
static double of_double_update(const hscal_call *call) { return 2.0 * call->n * call->n * call->k; }

static double of_triangular_product(const hscal_call *call) {
  return (double)call->m * call->n * (call->side == 'L' ? call->m : call->n);
}
static double of_symmetric_product(const hscal_call *call) {
  return 2.0 * call->m * call->n * (call->side == 'L' ? call->m : call->n);
}

/* Entries of the triangle of an m x n matrix, the longer side cut off (LAPACK: trapezoid). */
static double trapezoid(char uplo, double m, double n) {
  double shorter = m < n ? m : n;
  int with_rest = uplo == 'L' ? m > n : n > m; /* beside the triangle lies a rectangle, inside the part meant */
  return with_rest ? m * n - shorter * (shorter - 1) / 2 : shorter * (shorter + 1) / 2;
}

static double on_trapezoid(const hscal_call *call) { return 2 * trapezoid(call->uplo, call->m, call->n); }

/* ---- ScaLAPACK -------------------------------------------------------------------------------------------------- */

static double cube(const hscal_call *call) { return (double)call->n * call->n * call->n; }
static double solves(const hscal_call *call) { return (double)call->n * call->n * call->nrhs; }
static double shorter_of(const hscal_call *call) { return hscal__min(call->m, call->n); }
static double longer_of(const hscal_call *call) { return hscal__max(call->m, call->n); }

/* Of eliminating the entries on one side of the diagonal once: LU. */
static double eliminates(const hscal_call *call) {
  double shorter = shorter_of(call);
  return shorter * shorter * (longer_of(call) - shorter / 3);
}

static double of_cholesky(const hscal_call *call) { return cube(call) / 3; }
static double of_inverse_and_product(const hscal_call *call) { return 2 * cube(call) / 3; }
static double of_four_thirds(const hscal_call *call) { return 4 * cube(call) / 3; }
static double of_standard_form(const hscal_call *call) { return cube(call); }
static double of_reflections(const hscal_call *call) { return 2 * eliminates(call); }
static double of_two_sided_reflections(const hscal_call *call) { return 4 * eliminates(call); }
static double of_triangular_solve(const hscal_call *call) { return solves(call); }
static double of_two_solves(const hscal_call *call) { return 2 * solves(call); }
static double of_cholesky_solver(const hscal_call *call) { return cube(call) / 3 + 2 * solves(call); }
static double of_lu_solver(const hscal_call *call) { return 2 * cube(call) / 3 + 2 * solves(call); }

/* Each row's reflector, of n - m entries and a one, meets the rows above. */
static double of_trapezoid(const hscal_call *call) {
  double m = call->m, n = call->n;
  return n > m ? 2 * m * m * (n - m) : 0;
}

/* Factorization, reflectors applied to the right-hand sides, a triangular solve; without right-hand sides nothing. */
static double of_least_squares(const hscal_call *call) {
  double longer = longer_of(call), shorter = shorter_of(call), square = shorter * shorter;
  if (call->nrhs == 0) return 0;
  return 2 * square * (longer - shorter / 3) + call->nrhs * (4 * longer * shorter - square);
}

static double of_applied_reflectors(const hscal_call *call) {
  double m = call->m, n = call->n, k = call->k;
  return call->side == 'L' ? 2 * n * k * (2 * m - k) : 2 * m * k * (2 * n - k);
}

static double of_formed_matrix(const hscal_call *call) {
  double m = call->m, n = call->n, k = call->k;
  return 4 * m * n * k - 2 * (m + n) * k * k + 4.0 / 3 * k * k * k;
}

/* Reflectors of up to ihi - ilo entries meet all rows above them and all columns beside them, and one another. */
static double of_hessenberg(const hscal_call *call) {
  double longest = hscal__max(call->ihi - call->ilo, 0);
  return longest * longest * (2.0 * call->n + 4 * longest / 3);
}

/* The reduction; for each kind of vectors as many rotations of them as the sweeps of 0.85 times all values need, real numbers times
 * complex ones, and the product with what the reduction reflected. */
static double of_singular_values(const hscal_call *call) {
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

/* Reduction, rotations, vectors multiplied back; rotations and merges are of real numbers. */
static double of_rotated_eigenvectors(const hscal_call *call) {
  int is_complex = hscal__type_is_complex(call->routine->type);
  double n = call->n;
  return (call->jobz == 'V' ? 4.0 / 3 + (is_complex ? 3 : 6) + 2 : 4.0 / 3) * n * n * n;
}

/* Merges multiply with what nine in ten columns become. */
static double of_merged_eigenvectors(const hscal_call *call) {
  int is_complex = hscal__type_is_complex(call->routine->type);
  double n = call->n;
  return (4.0 / 3 + 4.0 / 3 * 0.9 * 0.9 / (is_complex ? 4 : 1) + 2) * n * n * n;
}

/* Eigenvalues that are wanted; vectors. */
static double wanted_of(const hscal_call *call) { return call->range == 'I' ? call->iu - call->il + 1 : call->n; }
static double vectors_of(const hscal_call *call) { return call->jobz == 'V' ? wanted_of(call) : 0; }

/* The reduction, vectors multiplied back, and the tridiagonal problem, in real numbers. */
static double of_some_eigenvalues(const hscal_call *call, double solved) {
  double n = call->n;
  return 4 * n * n * n / 3 + 2 * n * n * vectors_of(call) + solved / hscal__type_flop_weight(call->routine->type);
}

/* By bisection, a count for each digit that is not shared, and inverse iteration. */
static double of_bisection(const hscal_call *call) {
  double n = call->n, digits = hscal__type_is_single(call->routine->type) ? 24 : 53, solved = 0;
  if (n > 1) solved = 4 * (digits - floor(log2(n))) * n * wanted_of(call) + 48 * n * vectors_of(call);
  return of_some_eigenvalues(call, solved);
}

/* By quotients and differences, and for vectors some factorizations and counts. */
static double of_quotients(const hscal_call *call) {
  double n = call->n;
  return of_some_eigenvalues(call, 15 * n * n + 60 * n * vectors_of(call));
}

/* Factorization, reduction of the pencil, vectors brought back. */
static double of_pencil(const hscal_call *call) {
  double n = call->n;
  return 4 * n * n * n / 3 + of_bisection(call) + (call->jobz == 'V' ? n * n * wanted_of(call) : 0);
}

/* ---- the tables ------------------------------------------------------------------------------------------------- */

/* ScaLAPACK: those of a family, and the schemes of it that have others. */
#define by_list                                                      NULL
#define FAMILY(family, chained, data, serial, work, operations, ...) [HSCAL_FAMILY_##family] = operations,
static operations *const of_family[HSCAL_FAMILY_COUNT] = {
#include "schemes.def"
};
#define OPERATIONS(scheme, operations) [HSCAL_SCHEME_##scheme] = operations,
static operations *const own[HSCAL_SCHEME_COUNT] = {
#include "schemes.def"
};

static double of_scheme(const hscal_call *call) {
  hscal_scheme scheme = call->routine->scheme;
  return (own[scheme] ? own[scheme] : of_family[hscal__schemes[scheme].family])(call);
}

/* PBLAS: by argument list, since a scheme may update with one vector or two. */
#define LISTED(pack, letters, a, b, c, checks, operations, ...) [HSCAL_PACK_##pack] = operations,
static operations *const of_list[HSCAL_PACK_COUNT] = {HSCAL_PACKS(LISTED)};

double hscal__call_operations(const hscal_call *call) { return of_list[call->routine->pack](call); }
