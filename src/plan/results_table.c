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

static const results results_of[HSCAL_SCHEME_COUNT] = {
    [HSCAL_SCHEME_axpy] = {.overwrites_last = adds_nothing},
    [HSCAL_SCHEME_swap] = {.is_result = any},
    [HSCAL_SCHEME_sygst] = {.is_result = first},
    [HSCAL_SCHEME_gemr2d] = {.overwrites_last = always},
    [HSCAL_SCHEME_trmr2d] = {.overwrites_last = always},
    [HSCAL_SCHEME_recorded] = {.is_result = any},
    [HSCAL_SCHEME_textmodel] = {.is_result = any},
};

int hscal__overwrites_last(const hscal_call *call) {
  const results *of = &results_of[call->routine->scheme];
  return of->overwrites_last && of->overwrites_last(call);
}

int hscal__is_result(const hscal_call *call, int which) {
  const results *of = &results_of[call->routine->scheme];
  return (of->is_result ? of->is_result : last)(call, which);
}
