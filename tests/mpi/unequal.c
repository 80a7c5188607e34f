/* One process passes something else than the others, to any routine: an error on all of them, and no context. */
#include "any_routine.h"
#include "forced.h"
#include "harness.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE = 6, EXTENT = 12 };

/* Sizes and operands so large that other letters, indices and increments are legal, too. */
static void enlarge_matrices(any_arguments *x, const hscal_routine *routine) {
  any_arguments_make(x, routine, 0, SIZE, SIZE, SIZE);
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) {
    if (a->kind != HSCAL_ARGUMENT_matrix && a->kind != HSCAL_ARGUMENT_vector) continue;
    x->operand[a->operand].inc = a->kind == HSCAL_ARGUMENT_vector;
    assert_int_equal(hscal_descset(x->operand[a->operand].desc, EXTENT, EXTENT, 0, 0, 0, 0), 0);
  }
}

static int change_letter(const hscal_routine *routine, const hscal_argument *a, char *letter, int way) {
  const char *letters = hscal__argument_letters(routine, a);
  if (way > 0) return 0;
  *letter = *letter == letters[0] ? letters[1] : letters[0];
  return 1;
}

/* The real part, then the imaginary one if there is one. */
static int change_scalar(const hscal_routine *routine, const hscal_argument *a, native_number *number, int way) {
  int is_real = !strcmp(a->name, "alpha") ? HSCAL_REAL_ALPHA : HSCAL_REAL_BETA;
  if (way >= (hscal__type_is_complex(routine->type) && !(routine->flags & is_real) ? 2 : 1)) return 0;
  if (hscal__type_is_single(routine->type))
    number->single[way] += 1;
  else
    number->twice[way] += 1;
  return 1;
}

static int change_descriptor(int *desc, int way) {
  enum { FIRST = 2, COUNT = 6 }; /* M_, N_, MB_, NB_, RSRC_, CSRC_ */
  static const int other[COUNT] = {EXTENT + 1, EXTENT + 1, 8, 8, -1, -1};
  if (way >= COUNT) return 0;
  desc[FIRST + way] = other[way];
  return 1;
}

/* Another legal value at a position, in one of several ways; returns 0 if there are no more. */
static int change(any_arguments *x, int position, int way) {
  int part;
  const hscal_routine *routine = x->call.routine;
  const hscal_argument *a = any_argument_at(routine, position, &part);
  void *value = x->place[position - 1];
  if (!any_position_is_taken(routine, position)) return 0;
  if (part == 3) return change_descriptor(value, way);
  if (a->kind == HSCAL_ARGUMENT_letter) return change_letter(routine, a, value, way);
  if (a->kind == HSCAL_ARGUMENT_scalar) return change_scalar(routine, a, value, way);
  if (way > 0) return 0;
  *(int *)value = part == 4 ? EXTENT : part > 0 ? 2 : SIZE - 1;
  return 1;
}

static int create(any_arguments *x, int *ictxt) {
  *ictxt = 5;
  return any_routines[x->call.routine - hscal__routines].ctxt(x->place, ictxt);
}

static void expect_failure(any_arguments *x, int expected) {
  int ictxt, status = create(x, &ictxt);
  if (status != expected)
    fail_msg("%s on process %d: %d in place of %d (%s)", x->call.routine->name, world_rank, status, expected,
             hscal_last_error());
  assert_int_equal(ictxt, -1);
  assert_true(strlen(hscal_last_error()) > 0);
}

/* The text names the argument, and a process that differs from process 0: "process 2 passed N = 5, process 0 N = 6". */
static void expect_difference(any_arguments *x, int position, int victim) {
  int part;
  const hscal_argument *a = any_argument_at(x->call.routine, position, &part);
  char expected[64], name[16] = "";
  for (size_t i = 0; a->name[i] && i < sizeof name - 1; i++) name[i] = (char)toupper((unsigned char)a->name[i]);
  expect_failure(x, HSCAL_ERROR_DISAGREE);
  snprintf(expected, sizeof expected, "process %d passed ", victim ? victim : 1);
  const char *text = hscal_last_error();
  if (strncmp(text, expected, strlen(expected)) != 0 || !strstr(text, name) || !strstr(text, ", process 0 "))
    fail_msg("%s, argument %s of process %d: \"%s\"", x->call.routine->name, name, victim, text);
}

static void expect_success(any_arguments *x) {
  int ictxt;
  assert_int_equal(create(x, &ictxt), 0);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
}

static void begin(void) {
  assert_int_equal(hscal_init(NULL, NULL), 0);
  force_plan(1, world_size, 16, 16, 32, NULL);
}

#define FOR_ROUTINES(r) for (const hscal_routine *r = hscal__routines; r < hscal__routines + ANY_ROUTINES; r++)

/* Every argument of every routine; the victims take turns. */
static void test_one_passes_another_value(void **state) {
  (void)state;
  int changes = 0;
  begin();
  FOR_ROUTINES(routine) {
    any_arguments x;
    int more = 1;
    for (int position = 1; position < hscal__ictxt_position(routine); position++, more = 1)
      for (int way = 0; more; way++) {
        enlarge_matrices(&x, routine);
        if (!(more = change(&x, position, way))) break;
        int victim = changes++ % world_size;
        if (world_rank != victim) enlarge_matrices(&x, routine);
        expect_difference(&x, position, victim);
      }
    enlarge_matrices(&x, routine);
    expect_success(&x);
  }
  assert_true(changes > 20 * ANY_ROUTINES);
  assert_int_equal(hscal_close(), 0);
}

static void test_one_passes_an_illegal_value(void **state) {
  (void)state;
  int victim = 0;
  begin();
  FOR_ROUTINES(routine) {
    any_arguments x;
    enlarge_matrices(&x, routine);
    for (int position = 1; position < hscal__ictxt_position(routine); position++) {
      int part, is_victim = world_rank == victim++ % world_size;
      any_argument_at(routine, position, &part);
      if (!any_position_is_taken(routine, position)) continue;
      void *kept = x.place[position - 1];
      if (is_victim) x.place[position - 1] = NULL;
      expect_failure(&x, -position);
      x.place[position - 1] = kept;
      if (part != 3) continue;
      if (is_victim) ((int *)kept)[5] = -1; /* NB_ */
      expect_failure(&x, -(100 * position + 6));
      ((int *)kept)[5] = 0;
    }
    expect_success(&x);
  }
  assert_int_equal(hscal_close(), 0);
}

static void test_one_calls_another_routine(void **state) {
  (void)state;
  begin();
  FOR_ROUTINES(routine) {
    const hscal_routine *other = routine == hscal__routines ? routine + 1 : routine - 1;
    any_arguments x;
    enlarge_matrices(&x, world_rank == 0 ? other : routine);
    expect_failure(&x, HSCAL_ERROR_DISAGREE);
    char expected[96];
    snprintf(expected, sizeof expected, "process 1 called hscal_%s_ctxt, process 0 called hscal_%s_ctxt", routine->name,
             other->name);
    assert_string_equal(hscal_last_error(), expected);
  }
  assert_int_equal(hscal_close(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_one_passes_another_value),
      cmocka_unit_test(test_one_passes_an_illegal_value),
      cmocka_unit_test(test_one_calls_another_routine),
  };
  setenv("HSCAL_MACHINE", "1x8@10, ideal", 1);
  return RUN_MPI_TESTS(tests);
}
