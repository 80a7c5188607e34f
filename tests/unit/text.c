/* Seconds as people read them. */
#include "base/text.h"
#include "cmocka_test.h"

static void every_time_has_a_unit_that_reads_well(void **state) {
  (void)state;
  static const struct {
    double seconds;
    const char *text;
  } cases[] = {{0, "0 s"},         {11.42, "11.42 s"},   {12345.6, "1.235e+04 s"}, {0.9996, "0.9996 s"},
               {0.9994, "999 ms"}, {3.21e-3, "3.21 ms"}, {0.9996e-3, "1 ms"},      {0.9994e-3, "999 us"},
               {1e-6, "1 us"},     {0.9996e-6, "1 us"},  {0.9994e-6, "999 ns"},    {2.5e-8, "25 ns"},
               {2e-11, "0.02 ns"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char text[HSCAL_SECONDS_ROOM];
    assert_string_equal(hscal__seconds_text(cases[i].seconds, text), cases[i].text);
  }
}

static void beginnings_end_with_whole_characters(void **state) {
  (void)state;
  static const struct {
    const char *text;
    int most, length;
  } cases[] = {{"", 3, 0},           {"abc", 3, 3},          {"abcd", 3, 3},         {"abcd", 0, 0},
               {"a\u00fcb", 1, 1},   {"a\u00fcb", 2, 1},     {"a\u00fcb", 3, 3},     {"a\u00fc", 2, 1},
               {"\u20acx", 2, 0},    {"\u20acx", 3, 3},      {"\u20ac\u20ac", 5, 3}, {"\U0001f600x", 3, 0},
               {"\U0001f600", 4, 4}, {"a\U0001f600x", 5, 5}, {"a\U0001f600x", 4, 1}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    assert_int_equal(hscal__beginning(cases[i].text, cases[i].most), cases[i].length);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_time_has_a_unit_that_reads_well),
                                     cmocka_unit_test(beginnings_end_with_whole_characters)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
