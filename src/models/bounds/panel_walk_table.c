#include "models/bounds/panel_walk_table.h"

static int is_upper(const hscal_call *call) { return call->uplo == 'U'; }
static int is_wide(const hscal_call *call) { return call->m < call->n; }
static int has_right_sides(const hscal_call *call) { return call->nrhs > 0; }
static int reduces_all(const hscal_call *call) { return call->ilo == 1 && call->ihi == call->n; }

/* What calls of a family begin with. Null: never; is_known: always. */
typedef struct walk_rule {
  hscal_family family;
  int (*by_rows)(const hscal_call *call);
  int (*backward)(const hscal_call *call);
  int (*is_known)(const hscal_call *call);
} walk_rule;

static const walk_rule lu = {.family = HSCAL_FAMILY_LU};
static const walk_rule cholesky = {.family = HSCAL_FAMILY_CHOLESKY, .by_rows = is_upper};
static const walk_rule qr = {.family = HSCAL_FAMILY_QR};
static const walk_rule least_squares = {.family = HSCAL_FAMILY_QR, .by_rows = is_wide, .is_known = has_right_sides};
static const walk_rule tridiagonal = {.family = HSCAL_FAMILY_TRIDIAGONAL, .backward = is_upper};
static const walk_rule bidiagonal = {.family = HSCAL_FAMILY_BIDIAGONAL};
static const walk_rule hessenberg = {.family = HSCAL_FAMILY_HESSENBERG, .is_known = reduces_all};

static const walk_rule *const table[HSCAL_FAMILY_COUNT] = {
    [HSCAL_FAMILY_LU] = &lu,
    [HSCAL_FAMILY_CHOLESKY] = &cholesky,
    [HSCAL_FAMILY_QR] = &qr,
    [HSCAL_FAMILY_LEAST_SQUARES] = &least_squares,
    [HSCAL_FAMILY_TRIDIAGONAL] = &tridiagonal,
    [HSCAL_FAMILY_EIGENVALUES] = &tridiagonal,
    [HSCAL_FAMILY_BIDIAGONAL] = &bidiagonal,
    [HSCAL_FAMILY_SINGULAR_VALUES] = &bidiagonal,
    [HSCAL_FAMILY_HESSENBERG] = &hessenberg,
};

hscal_panel_walk hscal__panel_walk(const hscal_call *call) {
  const hscal_scheme_row *scheme = &hscal__schemes[call->routine->scheme];
  const walk_rule *begins = table[scheme->family];
  hscal_panel_walk walk = {.family = HSCAL_FAMILY_COUNT};
  int m, n;
  if (!begins || (begins->is_known && !begins->is_known(call))) return walk;
  hscal__call_shape(call, HSCAL_A, &m, &n);
  walk.family = begins->family;
  walk.by_rows = (scheme->panels & HSCAL_ROW_PANELS) || (begins->by_rows && begins->by_rows(call));
  walk.backward = (scheme->panels & HSCAL_LAST_FIRST) || (begins->backward && begins->backward(call));
  walk.rows = walk.by_rows ? n : m, walk.columns = walk.by_rows ? m : n;
  return walk;
}
