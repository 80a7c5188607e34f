/* What tests of hscal advise share: its answers, and hscal timeof as the judge. */
#ifndef HSCAL_TESTS_CLI_ADVISED_H
#define HSCAL_TESTS_CLI_ADVISED_H

#include <jansson.h>

/* The JSON of hscal advise with these words, in which %s is the folder of the test. */
json_t *advised(const char *words);

/* The picture of the same as malloc'ed SVG text. */
char *drawn_advice(const char *words);

/* A member that is a number; both fail the test if not. */
double number(const json_t *root, const char *key);
/* To a millionth. */
void assert_near(double value, double wanted);

/* The layout of an alternative, in the words of timeof. */
const char *layout_words(const json_t *alternative);

/* Predicted seconds of a call on a layout: words of timeof. */
double timed_with(const char *call, const char *options);

#endif
