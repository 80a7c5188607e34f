/* Seconds as people read them. */
#include "base/text.h"
#include "cmocka_test.h"

#include <stdio.h>
#include <stdlib.h>

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
    char text[HSCAL_SECONDS_TEXT_SIZE];
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

static void characters_may_have_several_bytes(void **state) {
  (void)state;
  static const struct {
    const char *text;
    int characters, most, bytes;
  } cases[] = {{"", 0, 3, 0},           {"abc", 3, 2, 2},           {"abc", 3, 9, 3},
               {"a\u00fcb", 3, 2, 3},   {"\u20ac\u20acx", 3, 1, 3}, {"\u20ac\u20acx", 3, 0, 0},
               {"\U0001f600x", 2, 1, 4}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    assert_int_equal(hscal__characters(cases[i].text), cases[i].characters);
    assert_int_equal(hscal__first_characters(cases[i].text, cases[i].most), cases[i].bytes);
  }
}

/* Words that are too long for any line have one of their own. */
static void lines_are_broken_between_words(void **state) {
  (void)state;
  static const struct {
    const char *text;
    int also_behind_commas;
    const char *lines;
  } cases[] = {{"", 0, "\n"},
               {"one two", 0, "one two\n"},
               {"one two three", 0, "one two\n  three\n"},
               {"1,000,000 1,000", 0, "1,000,000\n  1,000\n"},
               {"n[1,2,3,4,5] x 2", 1, "n[1,2,\n  3,4,5]\n  x 2\n"},
               {"\u00e4\u00e4\u00e4 \u00fc\u00fc\u00fc x", 0, "\u00e4\u00e4\u00e4 \u00fc\u00fc\u00fc\n  x\n"},
               {"a b23456789 c", 0, "a\n  b23456789\n  c\n"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char *text = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&text, &length);
    hscal__put_wrapped(out, &(hscal_lines){2, 9, cases[i].also_behind_commas}, cases[i].text);
    assert_string_equal(hscal__stream_text(out, &text), cases[i].lines);
    free(text);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_time_has_a_unit_that_reads_well), cmocka_unit_test(beginnings_end_with_whole_characters),
      cmocka_unit_test(characters_may_have_several_bytes), cmocka_unit_test(lines_are_broken_between_words)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
