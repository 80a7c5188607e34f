#include "model_language/builtin.h"

#include <math.h>
#include <string.h>

/* Of integers these are integers, too. */
typedef enum kind { OF_REALS, KEEPS_INTEGERS } kind;

static const struct {
  const char *name;
  kind kind;
  double (*of_one)(double); /* null: it takes two */
  double (*of_two)(double, double);
} builtins[] = {{"abs", KEEPS_INTEGERS, fabs, NULL}, {"ceil", KEEPS_INTEGERS, ceil, NULL},
                {"exp", OF_REALS, exp, NULL},        {"floor", KEEPS_INTEGERS, floor, NULL},
                {"log", OF_REALS, log, NULL},        {"log2", OF_REALS, log2, NULL},
                {"max", KEEPS_INTEGERS, NULL, fmax}, {"min", KEEPS_INTEGERS, NULL, fmin},
                {"pow", OF_REALS, NULL, pow},        {"sqrt", OF_REALS, sqrt, NULL}};
enum { BUILTINS = (int)(sizeof builtins / sizeof *builtins) };

int hscal__builtin_find(const char *name) {
  for (int i = 0; i < BUILTINS; i++)
    if (strcmp(builtins[i].name, name) == 0) return i;
  return -1;
}

int hscal__builtin_arguments(int builtin) { return builtins[builtin].of_one ? 1 : 2; }

const char *hscal__builtin_name(int builtin) { return builtins[builtin].name; }

/* Integers of 64 bits are not all doubles. */
static const char *of_integers(int builtin, int64_t a, int64_t b, hscal_number *result) {
  double (*of_two)(double, double) = builtins[builtin].of_two;
  int is_absolute = builtins[builtin].of_one == fabs;
  int64_t value = of_two == fmax ? (a > b ? a : b) : of_two == fmin ? (a < b ? a : b) : a;
  if (is_absolute && a == INT64_MIN) return "the result is too large for an integer (64 bits)";
  *result = hscal__number_of_integer(is_absolute && a < 0 ? -a : value);
  return 0;
}

const char *hscal__builtin_call(int builtin, const hscal_number arguments[2], hscal_number *result) {
  double (*of_one)(double) = builtins[builtin].of_one;
  const hscal_number *a = &arguments[0], *b = &arguments[1];
  *result = (hscal_number){0};
  if (builtins[builtin].kind == KEEPS_INTEGERS && !a->is_real && (of_one || !b->is_real))
    return of_integers(builtin, a->integer, b->integer, result);
  *result = hscal__number_of_real(of_one ? of_one(hscal__number_real(*a))
                                         : builtins[builtin].of_two(hscal__number_real(*a), hscal__number_real(*b)));
  return isfinite(result->real) ? 0 : "there is no such value";
}
