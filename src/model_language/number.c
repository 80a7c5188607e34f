#include "model_language/number.h"
#include "model_language/token.h"

#include <math.h>

static const char *combine_integers(int sign, int64_t a, int64_t b, int64_t *result) {
  static const char *const overflow = "the result is too large for an integer (64 bits); write a number with a point";
  switch (sign) {
  case '+':
    return __builtin_add_overflow(a, b, result) ? overflow : 0;
  case '-':
    return __builtin_sub_overflow(a, b, result) ? overflow : 0;
  case '*':
    return __builtin_mul_overflow(a, b, result) ? overflow : 0;
  case '/':
  case '%':
    *result = 0;
    if (b == 0) return sign == '/' ? "division by zero" : "remainder of a division by zero";
    if (b == -1 && a == INT64_MIN) return overflow;
    *result = sign == '/' ? a / b : a % b;
    return 0;
  case '<':
    *result = a < b;
    return 0;
  case '>':
    *result = a > b;
    return 0;
  case HSCAL_TOKEN_AT_MOST:
    *result = a <= b;
    return 0;
  case HSCAL_TOKEN_AT_LEAST:
    *result = a >= b;
    return 0;
  case HSCAL_TOKEN_EQUAL:
    *result = a == b;
    return 0;
  default:
    *result = a != b;
    return 0;
  }
}

/* The order of two numbers, by the sign: 1 or 0; -1: it asks for something else. */
static int compare_reals(int sign, double a, double b) {
  switch (sign) {
  case '<':
    return a < b;
  case '>':
    return a > b;
  case HSCAL_TOKEN_AT_MOST:
    return a <= b;
  case HSCAL_TOKEN_AT_LEAST:
    return a >= b;
  case HSCAL_TOKEN_EQUAL:
    return a == b;
  case HSCAL_TOKEN_UNEQUAL:
    return a != b;
  default:
    return -1;
  }
}

static const char *combine_reals(int sign, double a, double b, double *result) {
  if (sign == '%') return "a remainder of numbers with a point: both must be integers";
  if (sign == '/' && b == 0) return "division by zero";
  *result = sign == '+' ? a + b : sign == '-' ? a - b : sign == '*' ? a * b : a / b;
  return isfinite(*result) ? 0 : "the result is too large for a number";
}

const char *hscal__number_combine(int sign, hscal_number a, hscal_number b, hscal_number *result) {
  *result = (hscal_number){0};
  if (!a.is_real && !b.is_real) return combine_integers(sign, a.integer, b.integer, &result->integer);
  int order = compare_reals(sign, hscal__number_real(a), hscal__number_real(b));
  if (order >= 0) {
    result->integer = order;
    return 0;
  }
  result->is_real = 1;
  return combine_reals(sign, hscal__number_real(a), hscal__number_real(b), &result->real);
}

const char *hscal__number_convert(hscal_number a, int to_real, hscal_number *result) {
  *result = a;
  if (a.is_real == to_real) return 0;
  if (to_real) {
    *result = hscal__number_of_real((double)a.integer);
    return 0;
  }
  if (!(a.real > -0x1p63 && a.real < 0x1p63)) return "the number is too large for an integer (64 bits)";
  *result = hscal__number_of_integer((int64_t)a.real);
  return 0;
}
