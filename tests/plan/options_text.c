/* Options in words: what they say, and what is wrong with them. */
#include "search/fixture.h"

#include <string.h>

static hscal_options parsed(const char *text) {
  hscal_options options = {0};
  assert_success(hscal_options_parse(text, &options));
  return options;
}

static void words_say_what_fields_hold(void **state) {
  (void)state;
  hscal_options options =
      parsed("square all_processes, order=column\tone_kind whole-nodes nprow=2 npcol=3 patience=0.5");
  assert_true(options.square && options.all_processes && options.one_kind && options.whole_nodes);
  assert_int_equal(options.order, 'C');
  assert_int_equal(options.nprow, 2);
  assert_int_equal(options.npcol, 3);
  assert_true(options.patience == 0.5);
  options = parsed("  ORDER=Row PROCESSES=2147483647 exact_processes=1 grid=4x16 nb=64 mb=32 panel=48 top=3 ");
  assert_int_equal(options.order, 'R');
  assert_int_equal(options.processes, 2147483647);
  assert_true(options.exact_processes && options.nprow == 4 && options.npcol == 16);
  assert_true(options.nb == 64 && options.mb == 32 && options.panel == 48 && options.top == 3);
  options = parsed("threads=4 most_threads=8 processes_per_node=2 square square=0 square-blocks");
  assert_true(options.threads == 4 && options.most_threads == 8 && options.processes_per_node == 2 && !options.square);
  assert_true(options.square_blocks);
  options = parsed("planners=64 jobs=2 calls=1000");
  assert_true(options.planners == 64 && options.jobs == 2 && options.calls == 1000);
  options = parsed("objective=Node-Hours");
  assert_true(options.objective == HSCAL_OBJECTIVE_NODE_HOURS && options.deadline_s == 0);
  options = parsed("objective=deadline=60.5 square");
  assert_true(options.objective == HSCAL_OBJECTIVE_DEADLINE && options.deadline_s == 60.5 && options.square);
  options = parsed("objective=deadline=60.5 objective=time");
  assert_true(options.objective == HSCAL_OBJECTIVE_TIME && options.deadline_s == 0);
  const hscal_options none = {0};
  options = parsed("");
  assert_memory_equal(&options, &none, sizeof none);
}

static const struct {
  const char *text, *error;
} wrong[] = {
    {"sqare", "there is no \"sqare\"; did you mean \"square\"?"},
    {"square all-proceses", "there is no \"all-proceses\"; did you mean \"all_processes\"?"},
    {"xyzzy=3", "there is no \"xyzzy=3\"; there are processes, grid"},
    {"=", "there is no \"=\""},
    {"order", "\"order\": order=row or order=column"},
    {"order=diagonal", "\"order=diagonal\": order=row or order=column"},
    {"nprow=", "\"nprow=\": a whole number from 1 on is to follow"},
    {"nprow", "\"nprow\": a whole number"},
    {"nprow=0", "\"nprow=0\": a whole number"},
    {"nprow=-1", "\"nprow=-1\": a whole number"},
    {"nprow=2x", "\"nprow=2x\": a whole number"},
    {"nprow=2147483648", "\"nprow=2147483648\": a whole number"},
    {"square=yes", "\"square=yes\": it stands alone, or =0 or =1"},
    {"grid=4", "\"grid=4\": rows and columns are to follow, as in grid=2x4"},
    {"grid=4x0", "\"grid=4x0\": rows and columns"},
    {"grid=4x4x4", "\"grid=4x4x4\": rows and columns"},
    {"patience=0", "\"patience=0\": a number above 0 is to follow"},
    {"patience=nan", "\"patience=nan\": a number above 0"},
    {"patience=1e999", "\"patience=1e999\": a number above 0"},
    {"objective", "\"objective\": objective=time, objective=node-hours or objective=deadline=S"},
    {"objective=cheap", "\"objective=cheap\": objective=time"},
    {"objective=deadline=0", "\"objective=deadline=0\": objective=time"},
    {"objective=deadline=1e999", "\"objective=deadline=1e999\": objective=time"},
    {"slots=4", "there is no \"slots=4\""},
    {"a_word_that_is_longer_than_any_that_an_option_could_ever_have_in_its_life", "is no word of them"},
};

/* What was said before the error does not count either. */
static void errors_name_the_word(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    hscal_options options = {.nb = 7}, before = options;
    char text[128];
    snprintf(text, sizeof text, "nb=3 %s", wrong[i].text);
    assert_int_equal(hscal_options_parse(text, &options), HSCAL_ERROR_UNKNOWN);
    if (!strstr(hscal_last_error(), wrong[i].error)) fail_msg("\"%s\": %s", text, hscal_last_error());
    assert_memory_equal(&options, &before, sizeof before);
  }
  hscal_options options;
  assert_int_equal(hscal_options_parse(NULL, &options), -1);
  assert_int_equal(hscal_options_parse("", NULL), -2);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(words_say_what_fields_hold),
                                     cmocka_unit_test(errors_name_the_word)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
