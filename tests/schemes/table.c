/* What src/schemes.def says of schemes against what they do. */
#include "call/arguments.h"
#include "cmocka_test.h"
#include "instrumented_scalapack/scheme.h"

/* What the scheme under way has performed itself. */
static hscal_scheme performed[64];
static int count, depth;

int __real_hscal__scheme_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink);
int __wrap_hscal__scheme_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink);

int __wrap_hscal__scheme_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  if (depth == 1 && count < (int)(sizeof performed / sizeof *performed)) performed[count++] = call->routine->scheme;
  depth++;
  int status = __real_hscal__scheme_run(call, layout, sink);
  depth--;
  return status;
}

static int nothing(hscal_sink *sink, const hscal_event *event) {
  (void)sink, (void)event;
  return 0;
}

static void parts_are_performed_in_order(void **state) {
  (void)state;
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) {
    const hscal_routine *routine = &hscal__routines[r];
    const hscal_scheme *part = hscal__scheme_of(routine)->part;
    hscal_call call = hscal__call_make(routine, 12, 12, 5, 4, 4);
    hscal_layout layout = hscal__layout_make(2, 2, 0);
    hscal_sink sink = {.put = nothing};
    count = 0;
    assert_int_equal(hscal__scheme_run(&call, &layout, &sink), 0);
    if (*part == HSCAL_SCHEME_COUNT) continue;
    if (count == 0 || performed[0] != *part)
      fail_msg("%s begins with %s, schemes.def says %s", routine->name,
               count ? hscal__schemes[performed[0]].name : "no other scheme", hscal__schemes[*part].name);
  }
}

/* So that nothing consists of itself. */
static void parts_stand_above_what_consists_of_them(void **state) {
  (void)state;
  for (int scheme = 0; scheme < HSCAL_SCHEME_COUNT; scheme++)
    for (const hscal_scheme *part = hscal__schemes[scheme].part; *part != HSCAL_SCHEME_COUNT; part++)
      if ((int)*part >= scheme) fail_msg("%s stands below %s", hscal__schemes[*part].name, hscal__schemes[scheme].name);
}

/* Those without RECORDED, whose rows are made when they are recorded. */
static void routines_have_schemes_of_their_level(void **state) {
  (void)state;
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) {
    const hscal_routine *routine = &hscal__routines[r];
    int has_matrix = 0, has_vector = 0, has_info = hscal__has_argument(routine, "info");
    for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) {
      has_matrix |= a->kind == HSCAL_ARGUMENT_matrix;
      has_vector |= a->kind == HSCAL_ARGUMENT_vector;
    }
    int is_copy = hscal__has_argument(routine, "ctxt");
    int level = has_info || is_copy ? 4 : !has_vector ? 3 : has_matrix ? 2 : 1;
    if (hscal__routine_level(routine) != level)
      fail_msg("%s is of level %d, its scheme of %d", routine->name, level, hscal__routine_level(routine));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(parts_are_performed_in_order),
      cmocka_unit_test(parts_stand_above_what_consists_of_them),
      cmocka_unit_test(routines_have_schemes_of_their_level),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
