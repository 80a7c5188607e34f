#include "model_language/builtin.h"

#include <math.h>
#include <string.h>

/* Of integers these are integers, too. */
typedef enum kind { OF_REALS, KEEPS_INTEGERS } kind;

static double absolute(double a, double b) {
  (void)b;
  return fabs(a);
}
static double round_up(double a, double b) {
  (void)b;
  return ceil(a);
}
static double exponential(double a, double b) {
  (void)b;
  return exp(a);
}
static double round_down(double a, double b) {
  (void)b;
  return floor(a);
}
static double logarithm(double a, double b) {
  (void)b;
  return log(a);
}
static double logarithm_to_2(double a, double b) {
  (void)b;
  return log2(a);
}
static double root(double a, double b) {
  (void)b;
  return sqrt(a);
}

static const struct {
  const char *name;
  int arguments;
  kind kind;
  double (*of)(double a, double b);
} builtins[] = {{"abs", 1, KEEPS_INTEGERS, absolute},
                {"ceil", 1, KEEPS_INTEGERS, round_up},
                {"exp", 1, OF_REALS, exponential},
                {"floor", 1, KEEPS_INTEGERS, round_down},
                {"log", 1, OF_REALS, logarithm},
                {"log2", 1, OF_REALS, logarithm_to_2},
                {"max", 2, KEEPS_INTEGERS, fmax},
                {"min", 2, KEEPS_INTEGERS, fmin},
                {"pow", 2, OF_REALS, pow},
                {"sqrt", 1, OF_REALS, root}};
enum { BUILTINS = (int)(sizeof builtins / sizeof *builtins) };

int hscal__builtin_find(const char *name) {
  for (int i = 0; i < BUILTINS; i++)
    if (strcmp(builtins[i].name, name) == 0) return i;
  return -1;
}

int hscal__builtin_arguments(int builtin) { return builtins[builtin].arguments; }

const char *hscal__builtin_name(int builtin) { return builtins[builtin].name; }

/* Integers of 64 bits are not all doubles. */
static const char *of_integers(int builtin, int64_t a, int64_t b, hscal_number *result) {
  double (*of)(double, double) = builtins[builtin].of;
  int64_t value = of == fmax ? (a > b ? a : b) : of == fmin ? (a < b ? a : b) : a;
  if (of == absolute && a == INT64_MIN) return "the result is too large for an integer (64 bits)";
  *result = hscal__number_of_integer(of == absolute && a < 0 ? -a : value);
  return 0;
}

const char *hscal__builtin_call(int builtin, const hscal_number arguments[2], hscal_number *result) {
  int takes = builtins[builtin].arguments;
  *result = (hscal_number){0};
  if (builtins[builtin].kind == KEEPS_INTEGERS && !arguments[0].is_real && (takes == 1 || !arguments[1].is_real))
    return of_integers(builtin, arguments[0].integer, arguments[1].integer, result);
  double second = takes == 2 ? hscal__number_real(arguments[1]) : 0;
  *result = hscal__number_of_real(builtins[builtin].of(hscal__number_real(arguments[0]), second));
  return isfinite(result->real) ? 0 : "there is no such value";
}
