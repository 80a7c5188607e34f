#include "call/sizes.h"
#include "base/blockcyclic.h"
#include "base/status.h"

typedef struct size_rule {
  int (*check)(const hscal_call *call);
  void (*put_in_order)(const hscal_routine *routine, int *m, int *n, int *k); /* null: they stay as they are */
} size_rule;

static void put_in_order(int *larger, int *smaller) {
  int least = hscal__min(*larger, *smaller);
  *larger = hscal__max(*larger, *smaller);
  *smaller = least;
}

/* ---- as many columns as rows, or more: m n a .... ------------------------------------------------------------------ */

static int is_wide_enough(const hscal_call *call) {
  if (call->m <= call->n) return 0;
  return hscal__fail(-2, "N = %d, it must be at least M = %d", call->n, call->m);
}

static void wider_than_high(const hscal_routine *routine, int *m, int *n, int *k) {
  (void)routine, (void)k;
  put_in_order(n, m);
}

static const size_rule wide = {is_wide_enough, wider_than_high};

/* ---- as many vectors as they have entries, or fewer; as many reflectors as vectors, or fewer: m n k a .... --------- */

static int are_vectors(const hscal_call *call) {
  int are_rows = hscal__scheme_of(call->routine)->panels & HSCAL_ROW_PANELS;
  int count = are_rows ? call->m : call->n, entries = are_rows ? call->n : call->m;
  if (count > entries)
    return hscal__fail(-2, "N = %d, it must be %s M = %d", call->n, are_rows ? "at least" : "at most", call->m);
  if (call->k <= count) return 0;
  return hscal__fail(-3, "K = %d, it must be at most %c = %d", call->k, are_rows ? 'M' : 'N', count);
}

static void vectors_in_order(const hscal_routine *routine, int *m, int *n, int *k) {
  int are_rows = hscal__scheme_of(routine)->panels & HSCAL_ROW_PANELS;
  int *entries = are_rows ? n : m, *vectors = are_rows ? m : n;
  put_in_order(entries, vectors);
  put_in_order(entries, k);
  put_in_order(vectors, k);
}

static const size_rule vectors = {are_vectors, vectors_in_order};

/* ---- as many reflectors as entries in each, or fewer: side trans m n k .... ---------------------------------------- */

static int are_reflectors(const hscal_call *call) {
  int order = call->side == 'L' ? call->m : call->n;
  if (call->k <= order) return 0;
  return hscal__fail(-5, "K = %d, it must not be more than %c = %d", call->k, call->side == 'L' ? 'M' : 'N', order);
}

static const size_rule reflectors = {.check = are_reflectors};

/* ---- the table ----------------------------------------------------------------------------------------------------- */

#define SIZE_RULE(family, rule) [HSCAL_FAMILY_##family] = &rule,
static const size_rule *const rules[HSCAL_FAMILY_COUNT] = {
#include "schemes.def"
};

static const size_rule *rule_of(const hscal_routine *routine) { return rules[hscal__scheme_of(routine)->family]; }

int hscal__check_sizes(const hscal_call *call) {
  const size_rule *rule = rule_of(call->routine);
  return rule ? rule->check(call) : 0;
}

void hscal__sizes_in_order(const hscal_routine *routine, int *m, int *n, int *k) {
  const size_rule *rule = rule_of(routine);
  if (rule && rule->put_in_order) rule->put_in_order(routine, m, n, k);
}
