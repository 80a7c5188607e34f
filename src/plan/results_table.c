#include "plan/results_table.h"
#include "call/arguments.h"

static int always(const hscal_call *call) {
  (void)call;
  return 1;
}

/* p?copy, of which p?axpy makes a sum. */
static int adds_nothing(const hscal_call *call) { return !hscal__has_argument(call->routine, "alpha"); }

static int any(const hscal_call *call, int which) {
  (void)call, (void)which;
  return 1;
}

static int first(const hscal_call *call, int which) {
  (void)call;
  return which == HSCAL_A;
}

static int last(const hscal_call *call, int which) { return &call->operand[which].desc == hscal__call_result(call); }

/* Null: the last operand is read, too; it is the only result. */
typedef struct results {
  int (*overwrites_last)(const hscal_call *call);
  int (*is_result)(const hscal_call *call, int which);
} results;

static const results of_family[HSCAL_FAMILY_COUNT] = {
    [HSCAL_FAMILY_STANDARD_FORM] = {.is_result = first},
    [HSCAL_FAMILY_COPY] = {.overwrites_last = always},
    [HSCAL_FAMILY_RECORDED] = {.is_result = any},
};

/* Of vectors. */
static const results of_scheme[HSCAL_SCHEME_COUNT] = {
    [HSCAL_SCHEME_axpy] = {.overwrites_last = adds_nothing},
    [HSCAL_SCHEME_swap] = {.is_result = any},
};

static const results *results_of(const hscal_call *call) {
  const results *own = &of_scheme[call->routine->scheme];
  return own->overwrites_last || own->is_result ? own : &of_family[hscal__scheme_of(call->routine)->family];
}

int hscal__overwrites_last(const hscal_call *call) {
  const results *of = results_of(call);
  return of->overwrites_last && of->overwrites_last(call);
}

int hscal__is_result(const hscal_call *call, int which) {
  const results *of = results_of(call);
  return (of->is_result ? of->is_result : last)(call, which);
}
