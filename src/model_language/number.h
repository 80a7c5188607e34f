/* The numbers of a model: integers of 64 bits and doubles, which meet as in C. */
#ifndef HSCAL_MODEL_LANGUAGE_NUMBER_H
#define HSCAL_MODEL_LANGUAGE_NUMBER_H

#include <stdint.h>

typedef struct hscal_number {
  int is_real;
  int64_t integer; /* where it is none */
  double real;     /* where it is one  */
} hscal_number;

static inline hscal_number hscal__number_of_integer(int64_t integer) { return (hscal_number){.integer = integer}; }
static inline hscal_number hscal__number_of_real(double real) { return (hscal_number){.is_real = 1, .real = real}; }
static inline double hscal__number_real(hscal_number a) { return a.is_real ? a.real : (double)a.integer; }
static inline int hscal__number_is_true(hscal_number a) { return a.is_real ? a.real != 0 : a.integer != 0; }

/* a (operator) b, for a sign of model_language/token.h that takes two numbers. Returns null, or what is wrong with that: what C
 * leaves undefined is an error here. */
const char *hscal__number_combine(int sign, hscal_number a, hscal_number b, hscal_number *result);
/* The number as a variable keeps it: a fraction that an integer cannot hold is cut off, as in C. Returns null, or what is wrong. */
const char *hscal__number_convert(hscal_number a, int to_real, hscal_number *result);

#endif
