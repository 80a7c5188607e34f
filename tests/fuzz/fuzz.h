/* What the fuzz targets share. Each takes what a user may hand in; what it refuses must be said in words, what it takes is used. */
#ifndef HSCAL_TESTS_FUZZ_H
#define HSCAL_TESTS_FUZZ_H

#include "base/status.h"

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Ends the program where the condition does not hold: libFuzzer keeps the input. */
#define FUZZ_CHECK(condition)                                                                                          \
  do {                                                                                                                 \
    if (condition) break;                                                                                              \
    fprintf(stderr, "%s:%d: not so: %s (last error: %s)\n", __FILE__, __LINE__, #condition, hscal__last_error());      \
    abort();                                                                                                           \
  } while (0)

/* The input as a text, as far as its first zero byte; malloc'ed. */
static inline char *fuzz_text(const uint8_t *data, size_t size) {
  char *text = malloc(size + 1);
  FUZZ_CHECK(text);
  if (size) memcpy(text, data, size);
  text[size] = 0;
  return text;
}

/* Was it taken? If not, there are words for it. */
static inline int fuzz_is_taken(int status) {
  if (status == 0) return 1;
  FUZZ_CHECK(status != HSCAL_ERROR_INTERNAL && strlen(hscal__last_error()) > 8);
  return 0;
}

#endif
