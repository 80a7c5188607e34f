/* Illegal arguments of every routine: hscal's functions answer what the installed library itself reports for the same
 * call. The library hands that number to PB_Cabort, which this program defines first: it notes the number and returns. */
#include "any_routine.h"
#include "forced.h"
#include "harness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

HSCAL_API void PB_Cabort(int context, char *routine, int info);
HSCAL_API void PB_Cwarn(int context, int line, char *routine, char *form, ...);

static int reported;
void PB_Cabort(int context, char *routine, int info) {
  (void)context, (void)routine;
  reported = info;
}

void PB_Cwarn(int context, int line, char *routine, char *form, ...) {
  (void)context, (void)line, (void)routine, (void)form;
}

enum { M = 6, N = 5, K = 4, BLOCK = 2, BYTES = 16 * 16 * 16 };
static char space[HSCAL_OPERANDS][BYTES];
static hscal_machine *machine;
static const hscal_options options = {.slots = (const int[]){8}}; /* which the forced plans look at */
static int context;

/* ---- the two answers ----------------------------------------------------------------------------------------- */

/* A legal call that the library can be given too: no open blocks, a context, local arrays. */
static void make_legal(any_arguments *x, const hscal_routine *routine, int variant) {
  any_arguments_make(x, routine, variant, M, N, K);
  for (int o = 0; o < HSCAL_OPERANDS; o++) {
    int *desc = x->operand[o].desc;
    x->operand[o].array = space[o];
    desc[1] = context, desc[4] = desc[5] = BLOCK;
  }
  any_arguments_point(x);
}

/* What the library reports; 0 if it has run. It numbers the entries of the longer descriptors (type 2) that it makes of
 * those passed, where RSRC_ and CSRC_ have moved by two; the caller's own have these at 7 and 8. */
static int library_status(const any_arguments *x) {
  enum { LIBRARY_RSRC = 9, LIBRARY_CSRC = 10 };
  reported = 0;
  memset(space, 0, sizeof space);
  any_routines[x->call.routine - hscal__routines].library(x->place);
  int entry = -reported % 100, in_descriptor = reported < -100;
  return in_descriptor && (entry == LIBRARY_RSRC || entry == LIBRARY_CSRC) ? reported + 2 : reported;
}

typedef struct answers {
  int ctxt, plan, info, timeof;
} answers;

static answers answers_of(const any_arguments *x) {
  const any_routine *of = &any_routines[x->call.routine - hscal__routines];
  int ictxt = 5;
  double seconds;
  hscal_plan *plan = NULL;
  hscal_info *info = NULL;
  answers got = {.ctxt = of->ctxt(x->place, &ictxt),
                 .plan = of->plan(x->place, machine, &options, &plan),
                 .info = of->info(x->place, 1, 1, 0, &info),
                 .timeof = of->timeof(x->place, machine, 1, 1, 0, NULL, &seconds)};
  if (got.ctxt) assert_int_equal(ictxt, -1);
  if (got.plan) assert_null(plan);
  if (got.info) assert_null(info);
  if (!got.ctxt) assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  hscal_plan_free(plan);
  hscal_info_free(info);
  return got;
}

static void describe(const any_arguments *x, char *text, size_t size) {
  int used = snprintf(text, size, "%s", x->call.routine->name);
  for (const hscal_argument *a = hscal__arguments_of(x->call.routine); a->name; a++) {
    const void *field = (const char *)&x->call + a->where;
    size_t left = size - (size_t)used;
    char *at = text + used;
    if (a->kind == HSCAL_ARGUMENT_letter) used += snprintf(at, left, " %s='%c'", a->name, *(const char *)field);
    if (a->kind == HSCAL_ARGUMENT_size) used += snprintf(at, left, " %s=%d", a->name, *(const int *)field);
    if (hscal__argument_parameters(a) == 1 || a->kind == HSCAL_ARGUMENT_output) continue;
    const int *desc = x->operand[a->operand].desc;
    used += snprintf(at, left, " %s(%d,%d)/%d [%d %d %d %d %d %d %d]", a->name, x->operand[a->operand].i,
                     x->operand[a->operand].j, x->operand[a->operand].inc, desc[0], desc[2], desc[3], desc[4], desc[5],
                     desc[6], desc[7]);
  }
}

/* A source beyond the grid is known to be illegal only where a grid is given. */
static void compare(const any_arguments *x, int grid_matters) {
  int expected = library_status(x), without_grid = grid_matters ? 0 : expected;
  answers got = answers_of(x);
  if (got.ctxt == without_grid && got.plan == without_grid && got.info == expected && got.timeof == expected) return;
  char text[600];
  describe(x, text, sizeof text);
  fail_msg("%s: the library reports %d, _ctxt %d, _plan %d, _info %d, _timeof %d (%s)", text, expected, got.ctxt,
           got.plan, got.info, got.timeof, hscal_last_error());
}

/* ---- spoiling ------------------------------------------------------------------------------------------------ */

/* Another value of an entry of a descriptor: given outright, or as a difference. */
static const struct {
  int entry, by, value;
} bad_entries[] = {{0, 0, 7},  {0, 0, 0},  {2, 0, 0},  {2, 0, -1}, {2, 1, -1}, {3, 0, 0},
                   {3, 0, -1}, {3, 1, -1}, {4, 0, -1}, {5, 0, -1}, {6, 0, -2}, {7, 0, -2}};
enum { BAD_ENTRIES = sizeof bad_entries / sizeof *bad_entries };

static int change(int *value, int by, int given) {
  *value = by ? *value + given : given;
  return 1;
}

/* Makes the argument at a position wrong in one of several ways; returns 0 if there are no more. */
static int spoil(any_arguments *x, int position, int way) {
  static const struct {
    int by, value;
  } sizes[] = {{0, -1}, {1, 1}, {0, 0}}, indices[] = {{0, 0}, {1, 1}, {0, -3}},
    increments[] = {{0, 0}, {0, 2}, {0, -1}};
  int part;
  const hscal_argument *a = any_argument_at(x->call.routine, position, &part);
  void *value = x->place[position - 1];
  if (!any_position_is_taken(x->call.routine, position)) return 0;
  if (part == 3) {
    if (way >= BAD_ENTRIES) return 0;
    return change((int *)value + bad_entries[way].entry, bad_entries[way].by, bad_entries[way].value);
  }
  if (way >= 3 || a->kind == HSCAL_ARGUMENT_scalar) return 0;
  if (a->kind == HSCAL_ARGUMENT_letter) return *(char *)value = "X0?"[way];
  if (a->kind == HSCAL_ARGUMENT_size) return change(value, sizes[way].by, sizes[way].value);
  return part == 4 ? change(value, increments[way].by, increments[way].value)
                   : change(value, indices[way].by, indices[way].value);
}

static void begin(void) {
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_machine_load("1x8@10, ideal", &machine), 0);
  force_plan(1, world_size, BLOCK, BLOCK, 32, NULL);
  any_arguments x;
  any_arguments_make(&x, hscal__routine_find("pdcopy"), 0, 9, 9, 9);
  assert_int_equal(any_routines[HSCAL_ROUTINE_pdcopy].ctxt(x.place, &context), 0);
}

static void end(void) {
  assert_int_equal(hscal_free_ctxt(&context), 0);
  hscal_machine_free(machine);
  assert_int_equal(hscal_close(), 0);
}

/* ---- tests --------------------------------------------------------------------------------------------------- */

#define FOR_ROUTINES(r)           for (const hscal_routine *r = hscal__routines; r < hscal__routines + ANY_ROUTINES; r++)
#define FOR_POSITIONS(p, routine) for (int p = 1; p < hscal__ictxt_position(routine); p++)

static void test_legal_calls(void **state) {
  (void)state;
  begin();
  FOR_ROUTINES(routine)
  for (int variant = 0; variant < ANY_VARIANTS; variant++) {
    any_arguments x;
    make_legal(&x, routine, variant);
    assert_int_equal(library_status(&x), 0);
    compare(&x, 0);
  }
  end();
}

static void test_every_argument_spoiled(void **state) {
  (void)state;
  long compared = 0, illegal = 0;
  begin();
  FOR_ROUTINES(routine)
  FOR_POSITIONS(position, routine)
  for (int variant = 0; variant < ANY_VARIANTS; variant++) {
    any_arguments x;
    make_legal(&x, routine, variant);
    for (int way = 0; spoil(&x, position, way); way++, compared++) {
      compare(&x, 0);
      illegal += reported != 0;
      make_legal(&x, routine, variant);
    }
  }
  end();
  print_message("%ld spoiled calls, %ld illegal\n", compared, illegal);
  assert_true(illegal > compared / 2);
}

/* Every character as every letter. */
static void test_every_letter(void **state) {
  (void)state;
  begin();
  FOR_ROUTINES(routine)
  FOR_POSITIONS(position, routine)
  for (int letter = 0; letter < 128; letter++) {
    int part;
    any_arguments x;
    make_legal(&x, routine, 1);
    if (any_argument_at(routine, position, &part)->kind != HSCAL_ARGUMENT_letter) break;
    *(char *)x.place[position - 1] = (char)letter;
    if (library_status(&x)) compare(&x, 0);
    if (reported == 0) assert_int_equal(answers_of(&x).info, 0);
  }
  end();
}

static void test_sources_beyond_the_grid(void **state) {
  (void)state;
  begin();
  FOR_ROUTINES(routine)
  FOR_POSITIONS(position, routine)
  for (int entry = 6; entry < 8; entry++) {
    int part;
    any_arguments x;
    make_legal(&x, routine, 0);
    any_argument_at(routine, position, &part);
    if (part != 3) continue;
    ((int *)x.place[position - 1])[entry] = 1;
    compare(&x, 1);
    assert_true(reported != 0);
  }
  end();
}

static int is_letter(const hscal_routine *routine, int position) {
  int part;
  return any_argument_at(routine, position, &part)->kind == HSCAL_ARGUMENT_letter;
}

/* Several at once: the first in the list counts. Two letters are not tried, because p?trmm (alone) reports an illegal DIAG
 * before all other letters. */
static void test_several_spoiled(void **state) {
  (void)state;
  unsigned random = 1;
  begin();
  FOR_ROUTINES(routine)
  for (int call = 0; call < 100; call++) {
    any_arguments x;
    make_legal(&x, routine, call % ANY_VARIANTS);
    for (int i = 0, letters = 0; i < 2 + call % 2; i++) {
      random = random * 1664525u + 1013904223u;
      int position = 1 + (int)(random >> 8) % (hscal__ictxt_position(routine) - 1);
      letters += is_letter(routine, position);
      if (letters < 2) spoil(&x, position, (int)(random >> 20) % BAD_ENTRIES);
    }
    compare(&x, 0);
  }
  end();
}

/* Nothing of an empty matrix: M_ = 0 and then INCX = M_ are legal. */
static void test_empty_matrices(void **state) {
  (void)state;
  begin();
  FOR_ROUTINES(routine)
  for (int variant = 0; variant < ANY_VARIANTS; variant++)
    for (int increment = -1; increment < 3; increment++) {
      any_arguments x;
      make_legal(&x, routine, variant);
      x.call.m = x.call.n = x.call.k = 0;
      for (int o = 0; o < HSCAL_OPERANDS; o++) {
        x.operand[o].desc[2] = x.operand[o].desc[3] = 0;
        x.operand[o].inc = increment;
      }
      compare(&x, 0);
    }
  end();
}

static void test_null_pointers(void **state) {
  (void)state;
  begin();
  FOR_ROUTINES(routine) {
    const any_routine *of = &any_routines[routine - hscal__routines];
    any_arguments x;
    hscal_plan *plan;
    hscal_info *info;
    make_legal(&x, routine, 0);
    FOR_POSITIONS(position, routine) {
      void *kept = x.place[position - 1];
      x.place[position - 1] = NULL;
      answers got = answers_of(&x);
      int expected = any_position_is_taken(routine, position) ? -position : 0;
      assert_int_equal(got.ctxt, expected);
      assert_int_equal(got.plan, expected);
      assert_int_equal(got.info, expected);
      assert_int_equal(got.timeof, expected);
      x.place[position - 1] = kept;
    }
    assert_int_equal(of->ctxt(x.place, NULL), -hscal__ictxt_position(routine));
    assert_int_equal(of->plan(x.place, NULL, NULL, &plan), HSCAL_ERROR_ARGUMENT);
    assert_int_equal(of->plan(x.place, machine, NULL, NULL), HSCAL_ERROR_ARGUMENT);
    assert_int_equal(of->info(x.place, 1, 1, 0, NULL), HSCAL_ERROR_ARGUMENT);
    assert_int_equal(of->info(x.place, 0, 1, 0, &info), HSCAL_ERROR_ARGUMENT);
    assert_int_equal(of->timeof(x.place, machine, 1, 1, 0, NULL, NULL), HSCAL_ERROR_ARGUMENT);
    assert_int_equal(of->timeof(x.place, NULL, 1, 1, 0, NULL, &(double){0}), HSCAL_ERROR_ARGUMENT);
  }
  end();
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_legal_calls),     cmocka_unit_test(test_every_argument_spoiled),
      cmocka_unit_test(test_every_letter),    cmocka_unit_test(test_sources_beyond_the_grid),
      cmocka_unit_test(test_several_spoiled), cmocka_unit_test(test_empty_matrices),
      cmocka_unit_test(test_null_pointers),
  };
  setenv("HSCAL_MACHINE", "1x8@10, ideal", 1);
  return RUN_MPI_TESTS(tests);
}
