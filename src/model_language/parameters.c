#include "model_language/parameters.h"
#include "base/array.h"
#include "base/file.h"
#include "base/nearest.h"
#include "base/status.h"
#include "model_language/calibrated.h"
#include "model_language/evaluate.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int hscal__model_parameter(const hscal_model_tree *tree, const char *name, size_t length) {
  for (int i = 0; i < tree->own.parameters; i++)
    if (strlen(tree->own.parameter[i].name) == length && !memcmp(tree->own.parameter[i].name, name, length)) return i;
  return -1;
}

/* Where the numbers stand, for messages. */
typedef struct numbers {
  const char *name, *file; /* file null: on the command line */
  double *number;
  size_t count, capacity;
  int has_fraction;
} numbers;

static int wrong_number(const numbers *numbers, const char *at) {
  int length = (int)strcspn(at, " \t\r\n,");
  if (numbers->file)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s=@%s: \"%.*s\" is no number (the %zu. of the file)", numbers->name,
                       numbers->file, length < 60 ? length : 60, at, numbers->count + 1);
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s=: \"%.*s\" is no number", numbers->name, length < 60 ? length : 60, at);
}

/* Doubles hold integers up to 2^53, which is more than any size or count. */
static int add_number(numbers *numbers, const char **at) {
  char *end;
  if (!isdigit((unsigned char)**at) && !strchr("+-.", **at)) return wrong_number(numbers, *at);
  double number = strtod(*at, &end);
  if (end == *at || !isfinite(number) || (*end && !strchr(" \t\r\n,#", *end))) return wrong_number(numbers, *at);
  if (numbers->count == HSCAL_MODEL_MOST_NUMBERS)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s=: more than %d numbers", numbers->name, HSCAL_MODEL_MOST_NUMBERS);
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(numbers->number, numbers->capacity, numbers->count + 1));
  if (number != floor(number) || fabs(number) > 0x1p53) numbers->has_fraction = 1;
  numbers->number[numbers->count++] = number;
  *at = end;
  return 0;
}

static int add_numbers(numbers *numbers, const char *text) {
  for (const char *at = text; *at;) {
    if (isspace((unsigned char)*at) || *at == ',')
      at++;
    else if (*at == '#' && numbers->file)
      at += strcspn(at, "\n");
    else
      HSCAL_TRY(add_number(numbers, &at));
  }
  if (numbers->count) return 0;
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s=%s%s: there is no number", numbers->name, numbers->file ? "@" : "",
                     numbers->file ? numbers->file : "");
}

static int add_file(numbers *numbers, const char *file) {
  char *text = NULL;
  numbers->file = file;
  HSCAL_TRY(hscal__file_read(file, HSCAL_ERROR_ARGUMENT, &text));
  int status = add_numbers(numbers, text);
  free(text);
  return status;
}

static int unknown_parameter(const hscal_model_tree *tree, const char *text, int length) {
  const char *names[HSCAL_MODEL_LIST];
  char name[HSCAL_MODEL_NAME], list[160] = "";
  snprintf(name, sizeof name, "%.*s", length, text);
  for (int i = 0; i < tree->own.parameters; i++) {
    names[i] = tree->own.parameter[i].name;
    size_t at = strlen(list);
    snprintf(list + at, sizeof list - at, "%s%s=", i ? " " : "", names[i]);
  }
  const char *near = hscal__nearest(name, names, tree->own.parameters);
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s has no parameter %s=%s%s%s; it takes %s", tree->own.name, name,
                     near ? "; did you mean " : "", near ? near : "", near ? "=?" : "", list);
}

int hscal__model_values_read(const hscal_model_tree *tree, const char *text, hscal_model_values *values) {
  size_t length = strcspn(text, "=");
  int which = hscal__model_parameter(tree, text, length);
  if (!text[length])
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "\"%.60s\": parameters are written name=value, for example n=1000", text);
  if (which < 0) return unknown_parameter(tree, text, (int)(length < 31 ? length : 31));
  hscal_model_value *value = &values->value[which];
  const char *given = text + length + 1, *name = tree->own.parameter[which].name;
  numbers numbers = {.name = name};
  if (value->kind != HSCAL_GIVEN_NOT) return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s= is given twice", name);
  if (!*given) return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s= has no value", name);
  if (!strcmp(given, "?")) {
    value->kind = HSCAL_GIVEN_OPEN;
    return 0;
  }
  if (!strcmp(given, "machine")) {
    value->kind = HSCAL_GIVEN_MACHINE;
    return 0;
  }
  int status = *given == '@' ? add_file(&numbers, given + 1) : add_numbers(&numbers, given);
  *value = (hscal_model_value){.kind = HSCAL_GIVEN_VALUES,
                               .is_single = *given != '@' && !strchr(given, ','),
                               .count = (int64_t)numbers.count,
                               .number = numbers.number,
                               .has_fraction = numbers.has_fraction};
  return status;
}

int hscal__model_values_replace(const hscal_model_tree *tree, const char *text, hscal_model_values *values) {
  int which = hscal__model_parameter(tree, text, strcspn(text, "="));
  hscal_model_value before = {HSCAL_GIVEN_NOT};
  if (which >= 0) before = values->value[which], values->value[which] = (hscal_model_value){HSCAL_GIVEN_NOT};
  int status = hscal__model_values_read(tree, text, values);
  double *unused = before.number;
  if (status && which >= 0) unused = values->value[which].number, values->value[which] = before;
  free(unused);
  return status;
}

/* ---- the machine's ---------------------------------------------------------------------------------------------- */

int hscal__model_values_want_machine(const hscal_model_values *values) {
  for (int i = 0; i < HSCAL_MODEL_LIST; i++)
    if (values->value[i].kind == HSCAL_GIVEN_MACHINE) return 1;
  return 0;
}

int hscal__model_values_put_machine(hscal_model_values *values, int64_t count, const double *speed) {
  for (int i = 0; i < HSCAL_MODEL_LIST; i++) {
    hscal_model_value *value = &values->value[i];
    if (value->kind != HSCAL_GIVEN_MACHINE) continue;
    double *number = count ? malloc((size_t)count * sizeof *number) : NULL;
    if (count && !number)
      return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the speeds of %lld processors", (long long)count);
    if (count) memcpy(number, speed, (size_t)count * sizeof *number);
    free(value->number);
    value->number = number, value->count = count, value->has_fraction = 1;
  }
  return 0;
}

/* How many processors, or the speed of one of them: 0 beyond the last. As long as no machine is known, there are as many as may be, all
 * alike. */
static double machines_number(const hscal_model_value *value, int is_speed, int64_t processor) {
  if (!value->number) return is_speed ? 1 : HSCAL_MODEL_MOST_PROCESSES;
  if (!is_speed) return (double)value->count;
  return processor < value->count ? value->number[processor] : 0;
}

/* ---- into the model --------------------------------------------------------------------------------------------- */

int hscal__model_values_check(const hscal_model_tree *tree, const hscal_model_values *values) {
  char missing[160] = "";
  for (int i = 0; i < tree->own.parameters; i++) {
    size_t at = strlen(missing);
    if (values->value[i].kind == HSCAL_GIVEN_NOT)
      snprintf(missing + at, sizeof missing - at, " %s=", tree->own.parameter[i].name);
  }
  if (!*missing) return 0;
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "values of the model %s are missing:%s", tree->own.name, missing);
}

void hscal__model_values_free(hscal_model_values *values) {
  for (int i = 0; i < HSCAL_MODEL_LIST; i++) free(values->value[i].number);
  *values = (hscal_model_values){0};
}

static hscal_model_cell cell_of(double number, int is_real) {
  hscal_model_cell cell;
  if (is_real)
    cell.real = number;
  else
    cell.integer = (int64_t)number;
  return cell;
}

/* The sizes of the array may be computed from the parameters before. */
static int put_array(const hscal_model_value *value, const hscal_model_parameter *parameter, hscal_evaluation *e,
                     hscal_model_slot *slot) {
  int64_t size[HSCAL_MODEL_DIMS];
  int rank = 0;
  for (const hscal_syntax *s = parameter->sizes; s; s = s->next)
    HSCAL_TRY(hscal__evaluate_integer(e, s, &size[rank++]));
  HSCAL_TRY(hscal__slot_make_array(e, parameter->sizes, slot, size, rank));
  int64_t count = hscal__slot_count(slot);
  if (value->kind == HSCAL_GIVEN_MACHINE) {
    for (int64_t i = 0; i < count; i++) slot->cell[i] = cell_of(machines_number(value, 1, i), parameter->is_real);
    return 0;
  }
  if (value->count != count && !value->is_single)
    return hscal__model_fail(HSCAL_ERROR_NO_GRID, &e->tree->source, parameter->place,
                             "%s has %lld elements, %lld number%s given", parameter->name, (long long)count,
                             (long long)value->count, value->count == 1 ? " was" : "s were");
  for (int64_t i = 0; i < count; i++)
    slot->cell[i] = cell_of(value->number[value->is_single ? 0 : i], parameter->is_real);
  return 0;
}

int hscal__model_values_put(const hscal_model_values *values, hscal_evaluation *e) {
  const hscal_model_function *own = &e->tree->own;
  for (int i = 0; i < own->parameters; i++) {
    const hscal_model_parameter *parameter = &own->parameter[i];
    const hscal_model_value *value = &values->value[i];
    hscal_model_slot *slot = &e->slot[i];
    slot->is_real = parameter->is_real;
    if (value->kind == HSCAL_GIVEN_NOT || value->kind == HSCAL_GIVEN_OPEN)
      return hscal__model_fail(HSCAL_ERROR_ARGUMENT, &e->tree->source, parameter->place, "%s has no value",
                               parameter->name);
    if (value->kind == HSCAL_GIVEN_MACHINE && !parameter->rank) {
      slot->value = cell_of(machines_number(value, 0, 0), parameter->is_real);
      continue;
    }
    if ((value->has_fraction || value->kind == HSCAL_GIVEN_MACHINE) && !parameter->is_real)
      return hscal__model_fail(HSCAL_ERROR_ARGUMENT, &e->tree->source, parameter->place,
                               "%s is made of integers, and was given a number that is none", parameter->name);
    if (parameter->rank) {
      HSCAL_TRY(put_array(value, parameter, e, slot));
      continue;
    }
    if (value->count != 1)
      return hscal__model_fail(HSCAL_ERROR_ARGUMENT, &e->tree->source, parameter->place,
                               "%s is one number, and %lld were given", parameter->name, (long long)value->count);
    slot->value = cell_of(value->number[0], parameter->is_real);
  }
  return 0;
}
