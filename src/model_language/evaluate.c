#include "model_language/evaluate.h"
#include "base/status.h"
#include "model_language/builtin.h"

static hscal_number value_of(int is_real, hscal_model_cell cell) {
  return is_real ? hscal__number_of_real(cell.real) : hscal__number_of_integer(cell.integer);
}

/* The cell of a variable or of an element of an array. */
static int find_cell(hscal_evaluation *e, const hscal_syntax *target, hscal_model_cell **cell, int *is_real) {
  hscal_model_slot *slot = &e->slot[target->slot];
  int64_t at = 0, index = 0;
  int d = 0;
  *is_real = slot->is_real, *cell = &slot->value;
  if (target->kind == HSCAL_SYNTAX_VARIABLE) return 0;
  for (const hscal_syntax *i = target->part[0]; i; i = i->next, d++) {
    HSCAL_TRY(hscal__evaluate_integer(e, i, &index));
    if (index < 0 || index >= slot->size[d])
      return hscal__model_fail(HSCAL_ERROR_NO_GRID, &e->tree->source, i->place,
                               "index %lld of an array of %lld: from 0 to %lld", (long long)index,
                               (long long)slot->size[d], (long long)slot->size[d] - 1);
    at = at * slot->size[d] + index;
  }
  *cell = &slot->cell[at];
  return 0;
}

static int put_into(const hscal_evaluation *e, const hscal_syntax *at, hscal_number value, int is_real,
                    hscal_model_cell *cell, hscal_number *kept) {
  const char *wrong = hscal__number_convert(value, is_real, kept);
  if (wrong) return hscal__evaluation_fail(e, at, wrong);
  if (is_real)
    cell->real = kept->real;
  else
    cell->integer = kept->integer;
  return 0;
}

int hscal__evaluate_store(hscal_evaluation *e, const hscal_syntax *at, hscal_number value, hscal_model_slot *slot) {
  hscal_number kept;
  return put_into(e, at, value, slot->is_real, &slot->value, &kept);
}

static int load(hscal_evaluation *e, const hscal_syntax *target, hscal_number *value) {
  hscal_model_cell *cell;
  int is_real;
  HSCAL_TRY(find_cell(e, target, &cell, &is_real));
  *value = value_of(is_real, *cell);
  return 0;
}

static int combine(const hscal_evaluation *e, const hscal_syntax *at, int sign, hscal_number a, hscal_number b,
                   hscal_number *value) {
  const char *wrong = hscal__number_combine(sign, a, b, value);
  return wrong ? hscal__evaluation_fail(e, at, wrong) : 0;
}

/* =, += and their like. The value comes first: what it changes, indices see. */
static int assign(hscal_evaluation *e, const hscal_syntax *assignment, hscal_number *value) {
  hscal_number given;
  hscal_model_cell *cell;
  int is_real;
  HSCAL_TRY(hscal__evaluate(e, assignment->part[1], &given));
  HSCAL_TRY(find_cell(e, assignment->part[0], &cell, &is_real));
  if (assignment->sign) HSCAL_TRY(combine(e, assignment, assignment->sign, value_of(is_real, *cell), given, &given));
  return put_into(e, assignment, given, is_real, cell, value);
}

static int step(hscal_evaluation *e, const hscal_syntax *node, hscal_number *value) {
  hscal_number before, after;
  hscal_model_cell *cell;
  int is_real;
  HSCAL_TRY(find_cell(e, node->part[0], &cell, &is_real));
  before = value_of(is_real, *cell);
  HSCAL_TRY(combine(e, node, '+', before, hscal__number_of_integer(node->integer), &after));
  HSCAL_TRY(put_into(e, node, after, is_real, cell, value));
  if (node->sign) *value = before;
  return 0;
}

static int call_builtin(hscal_evaluation *e, const hscal_syntax *call, hscal_number *value) {
  hscal_number arguments[2] = {{0}, {0}};
  int count = 0;
  for (const hscal_syntax *a = call->part[0]; a; a = a->next) HSCAL_TRY(hscal__evaluate(e, a, &arguments[count++]));
  const char *wrong = hscal__builtin_call(call->slot, arguments, value);
  return wrong ? hscal__evaluation_fail(e, call, wrong) : 0;
}

static int negate(hscal_evaluation *e, const hscal_syntax *node, hscal_number *value) {
  hscal_number operand;
  HSCAL_TRY(hscal__evaluate(e, node->part[0], &operand));
  if (operand.is_real) {
    *value = hscal__number_of_real(-operand.real);
    return 0;
  }
  return combine(e, node, '-', hscal__number_of_integer(0), operand, value);
}

/* &&, || and !: 1 or 0; the second of two only where the first leaves it open. */
static int decide(hscal_evaluation *e, const hscal_syntax *node, hscal_number *value) {
  int is_true;
  HSCAL_TRY(hscal__evaluate_condition(e, node->part[0], &is_true));
  if (node->kind == HSCAL_SYNTAX_NOT)
    is_true = !is_true;
  else if (is_true == (node->kind == HSCAL_SYNTAX_BOTH))
    HSCAL_TRY(hscal__evaluate_condition(e, node->part[1], &is_true));
  *value = hscal__number_of_integer(is_true);
  return 0;
}

static int choose(hscal_evaluation *e, const hscal_syntax *node, hscal_number *value) {
  int is_true;
  HSCAL_TRY(hscal__evaluate_condition(e, node->part[0], &is_true));
  return hscal__evaluate(e, node->part[is_true ? 1 : 2], value);
}

static int combination(hscal_evaluation *e, const hscal_syntax *node, hscal_number *value) {
  hscal_number a, b;
  HSCAL_TRY(hscal__evaluate(e, node->part[0], &a));
  HSCAL_TRY(hscal__evaluate(e, node->part[1], &b));
  return combine(e, node, node->sign, a, b, value);
}

int hscal__evaluate(hscal_evaluation *e, const hscal_syntax *expression, hscal_number *value) {
  HSCAL_TRY(hscal__evaluation_step(e, expression));
  switch (expression->kind) {
  case HSCAL_SYNTAX_INTEGER:
    *value = hscal__number_of_integer(expression->integer);
    return 0;
  case HSCAL_SYNTAX_REAL:
    *value = hscal__number_of_real(expression->real);
    return 0;
  case HSCAL_SYNTAX_VARIABLE:
  case HSCAL_SYNTAX_ELEMENT:
    return load(e, expression, value);
  case HSCAL_SYNTAX_CALL:
    return e->call(e, expression, value);
  case HSCAL_SYNTAX_BUILTIN:
    return call_builtin(e, expression, value);
  case HSCAL_SYNTAX_NEGATIVE:
    return negate(e, expression, value);
  case HSCAL_SYNTAX_COMBINATION:
    return combination(e, expression, value);
  case HSCAL_SYNTAX_NOT:
  case HSCAL_SYNTAX_BOTH:
  case HSCAL_SYNTAX_EITHER:
    return decide(e, expression, value);
  case HSCAL_SYNTAX_CHOICE:
    return choose(e, expression, value);
  case HSCAL_SYNTAX_ASSIGNMENT:
    return assign(e, expression, value);
  case HSCAL_SYNTAX_STEP:
    return step(e, expression, value);
  default:
    return hscal__evaluation_fail(e, expression, "an array is no number: name one of its elements");
  }
}

int hscal__evaluate_integer(hscal_evaluation *e, const hscal_syntax *expression, int64_t *value) {
  hscal_number number;
  HSCAL_TRY(hscal__evaluate(e, expression, &number));
  if (number.is_real) return hscal__evaluation_fail(e, expression, "a whole number is needed here, without a point");
  *value = number.integer;
  return 0;
}

int hscal__evaluate_condition(hscal_evaluation *e, const hscal_syntax *expression, int *is_true) {
  hscal_number number;
  HSCAL_TRY(hscal__evaluate(e, expression, &number));
  *is_true = hscal__number_is_true(number);
  return 0;
}
