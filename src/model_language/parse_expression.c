#include "model_language/parse_expression.h"
#include "base/nearest.h"
#include "base/status.h"
#include "model_language/builtin.h"

#include <string.h>

static int parse_unary(hscal_parser *parser, hscal_syntax **expression);

int hscal__parse_list(hscal_parser *parser, int end, const char *end_name, hscal_syntax **list, int *count) {
  hscal_syntax **tail = list;
  int is_end, is_comma = 1;
  *list = NULL, *count = 0;
  HSCAL_TRY(hscal__parser_take(parser, end, &is_end));
  if (is_end) return 0;
  while (is_comma) {
    HSCAL_TRY(hscal__parse_expression(parser, tail));
    tail = &(*tail)->next;
    ++*count;
    HSCAL_TRY(hscal__parser_take(parser, ',', &is_comma));
  }
  return hscal__parser_expect(parser, end, end_name);
}

int hscal__parse_coordinates(hscal_parser *parser, hscal_syntax **list) {
  char text[64] = "coordinates of a process, such as [0], are missing";
  int place = parser->token.place, count;
  if (parser->token.kind != '[') return hscal__parser_fail(parser, text);
  HSCAL_TRY(hscal__parser_next(parser));
  HSCAL_TRY(hscal__parse_list(parser, ']', "]", list, &count));
  if (count == parser->tree->coords) return 0;
  return hscal__model_fail(HSCAL_ERROR_ARGUMENT, &parser->tree->source, place,
                           "%d coordinate%s where coord declares %d", count, count == 1 ? "" : "s",
                           parser->tree->coords);
}

static int unknown_name(const hscal_parser *parser, int place, const char *name) {
  const char *known[HSCAL_MODEL_NAMES];
  for (int i = 0; i < parser->names; i++) known[i] = parser->name[i].name;
  const char *near = hscal__nearest(name, known, parser->names);
  return hscal__model_fail(HSCAL_ERROR_ARGUMENT, &parser->tree->source, place, "\"%s\" is not declared%s%s%s", name,
                           near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}

static int parse_variable(hscal_parser *parser, int place, const char *name, hscal_syntax **expression) {
  const hscal_model_name *known = hscal__parser_find(parser, name);
  hscal_syntax *index, **tail = &index;
  int rank = 0;
  if (!known) return unknown_name(parser, place, name);
  HSCAL_TRY(hscal__parser_node(parser, HSCAL_SYNTAX_VARIABLE, place, expression));
  (*expression)->slot = known->slot, (*expression)->is_real = known->is_real;
  if (known->rank == 0) return 0;
  for (index = NULL; parser->token.kind == '['; rank++, tail = &(*tail)->next) {
    HSCAL_TRY(hscal__parser_next(parser));
    HSCAL_TRY(hscal__parse_expression(parser, tail));
    HSCAL_TRY(hscal__parser_expect(parser, ']', "]"));
  }
  (*expression)->kind = rank ? HSCAL_SYNTAX_ELEMENT : HSCAL_SYNTAX_ARRAY;
  (*expression)->integer = known->rank;
  if (rank && rank != known->rank)
    return hscal__model_fail(HSCAL_ERROR_ARGUMENT, &parser->tree->source, place, "%s has %d dimension%s, not %d", name,
                             known->rank, known->rank == 1 ? "" : "s", rank);
  return hscal__parser_put(parser, *expression, 0, index);
}

/* Are these what the function takes? */
static int check_arguments(const hscal_parser *parser, const hscal_syntax *call, int given, const char *name) {
  const hscal_model_function *function = &parser->tree->function[call->slot];
  const hscal_syntax *argument = call->part[0];
  if (given != function->parameters)
    return hscal__model_fail(HSCAL_ERROR_ARGUMENT, &parser->tree->source, call->place, "%s takes %d arguments, not %d",
                             name, function->parameters, given);
  for (int i = 0; i < given; i++, argument = argument->next) {
    const hscal_model_parameter *wanted = &function->parameter[i];
    int rank = argument->kind == HSCAL_SYNTAX_ARRAY ? (int)argument->integer : 0;
    if (rank != wanted->rank || (rank && argument->is_real != wanted->is_real))
      return hscal__model_fail(HSCAL_ERROR_ARGUMENT, &parser->tree->source, argument->place,
                               "argument %d of %s, \"%s\", is %s", i + 1, name, wanted->name,
                               !wanted->rank     ? "a number, not an array"
                               : wanted->is_real ? "an array of double of as many dimensions as it was declared with"
                                                 : "an array of int of as many dimensions as it was declared with");
  }
  return 0;
}

static int parse_call(hscal_parser *parser, int place, const char *name, hscal_syntax **expression) {
  int builtin = hscal__builtin_find(name), function = hscal__parser_find_function(parser, name), count;
  hscal_syntax *list;
  if (builtin < 0 && function < 0) return hscal__parser_fail_at(parser, place, "there is no function \"%s\"", name);
  HSCAL_TRY(hscal__parser_node(parser, builtin >= 0 ? HSCAL_SYNTAX_BUILTIN : HSCAL_SYNTAX_CALL, place, expression));
  (*expression)->slot = builtin >= 0 ? builtin : function;
  HSCAL_TRY(hscal__parser_next(parser));
  HSCAL_TRY(hscal__parse_list(parser, ')', ")", &list, &count));
  HSCAL_TRY(hscal__parser_put(parser, *expression, 0, list));
  if (builtin < 0) return check_arguments(parser, *expression, count, name);
  if (count != hscal__builtin_arguments(builtin))
    return hscal__model_fail(HSCAL_ERROR_ARGUMENT, &parser->tree->source, place, "%s takes %d arguments, not %d", name,
                             hscal__builtin_arguments(builtin), count);
  return 0;
}

/* sizeof(double): bytes as they are on the machines of today. */
static int parse_sizeof(hscal_parser *parser, hscal_syntax **expression) {
  static const struct {
    const char *name;
    int bytes;
  } types[] = {{"char", 1}, {"int", 4}, {"float", 4}, {"long", 8}, {"double", 8}};
  HSCAL_TRY(hscal__parser_node(parser, HSCAL_SYNTAX_INTEGER, parser->token.place, expression));
  HSCAL_TRY(hscal__parser_next(parser));
  HSCAL_TRY(hscal__parser_expect(parser, '(', "("));
  for (size_t i = 0; i < sizeof types / sizeof *types && !(*expression)->integer; i++)
    if (hscal__parser_is(parser, types[i].name)) (*expression)->integer = types[i].bytes;
  if (!(*expression)->integer)
    return hscal__parser_fail(parser, "sizeof knows char, int, float, long and double; give the bytes of others as a "
                                      "parameter");
  HSCAL_TRY(hscal__parser_next(parser));
  return hscal__parser_expect(parser, ')', ")");
}

static int parse_name(hscal_parser *parser, hscal_syntax **expression) {
  char name[HSCAL_MODEL_NAME];
  int place = parser->token.place, is_unit = hscal__parser_is(parser, "bench") || hscal__parser_is(parser, "length");
  if (hscal__parser_is(parser, "sizeof")) return parse_sizeof(parser, expression);
  if (is_unit) { /* one of what volumes are counted in */
    HSCAL_TRY(hscal__parser_node(parser, HSCAL_SYNTAX_INTEGER, place, expression));
    (*expression)->integer = 1;
    return hscal__parser_next(parser);
  }
  HSCAL_TRY(hscal__parser_new_name(parser, name));
  return parser->token.kind == '(' ? parse_call(parser, place, name, expression)
                                   : parse_variable(parser, place, name, expression);
}

static int parse_primary(hscal_parser *parser, hscal_syntax **expression) {
  const hscal_token token = parser->token;
  switch (token.kind) {
  case '(':
    HSCAL_TRY(hscal__parser_next(parser));
    HSCAL_TRY(hscal__parse_expression(parser, expression));
    return hscal__parser_expect(parser, ')', ")");
  case HSCAL_TOKEN_INTEGER:
  case HSCAL_TOKEN_REAL:
    HSCAL_TRY(hscal__parser_node(parser, token.kind == HSCAL_TOKEN_REAL ? HSCAL_SYNTAX_REAL : HSCAL_SYNTAX_INTEGER,
                                 token.place, expression));
    (*expression)->integer = token.integer, (*expression)->real = token.real;
    return hscal__parser_next(parser);
  case HSCAL_TOKEN_NAME:
    return parse_name(parser, expression);
  default:
    return hscal__parser_fail(parser, "an expression is missing");
  }
}

static int check_target(const hscal_parser *parser, const hscal_syntax *target) {
  if (target->kind == HSCAL_SYNTAX_VARIABLE || target->kind == HSCAL_SYNTAX_ELEMENT) return 0;
  return hscal__parser_fail_at(parser, target->place, "only a variable can be given a value", "");
}

static int put_step(hscal_parser *parser, int place, int by, int is_behind, hscal_syntax **expression) {
  hscal_syntax *target = *expression;
  HSCAL_TRY(check_target(parser, target));
  HSCAL_TRY(hscal__parser_node(parser, HSCAL_SYNTAX_STEP, place, expression));
  (*expression)->integer = by, (*expression)->sign = is_behind;
  return hscal__parser_put(parser, *expression, 0, target);
}

static int parse_postfix(hscal_parser *parser, hscal_syntax **expression) {
  HSCAL_TRY(parse_primary(parser, expression));
  int kind = parser->token.kind, place = parser->token.place;
  if (kind != HSCAL_TOKEN_INCREMENT && kind != HSCAL_TOKEN_DECREMENT) return 0;
  HSCAL_TRY(hscal__parser_next(parser));
  return put_step(parser, place, kind == HSCAL_TOKEN_INCREMENT ? 1 : -1, 1, expression);
}

/* (double) and (int) before what they convert are left out of the language: a number with a point does the first. */
static int parse_prefix(hscal_parser *parser, int kind, hscal_syntax **expression) {
  hscal_syntax *operand;
  int place = parser->token.place;
  HSCAL_TRY(hscal__parser_next(parser));
  HSCAL_TRY(parse_unary(parser, &operand));
  *expression = operand;
  if (kind == '+') return 0;
  if (kind == HSCAL_TOKEN_INCREMENT || kind == HSCAL_TOKEN_DECREMENT)
    return put_step(parser, place, kind == HSCAL_TOKEN_INCREMENT ? 1 : -1, 0, expression);
  HSCAL_TRY(hscal__parser_node(parser, kind == '-' ? HSCAL_SYNTAX_NEGATIVE : HSCAL_SYNTAX_NOT, place, expression));
  return hscal__parser_put(parser, *expression, 0, operand);
}

static int parse_unary(hscal_parser *parser, hscal_syntax **expression) {
  int kind = parser->token.kind;
  int is_prefix =
      kind == '-' || kind == '+' || kind == '!' || kind == HSCAL_TOKEN_INCREMENT || kind == HSCAL_TOKEN_DECREMENT;
  HSCAL_TRY(hscal__parser_enter(parser));
  HSCAL_TRY(is_prefix ? parse_prefix(parser, kind, expression) : parse_postfix(parser, expression));
  hscal__parser_leave(parser);
  return 0;
}

/* How closely a sign binds; 0: it is none with two operands. */
static int closeness(int sign) {
  switch (sign) {
  case '*':
  case '/':
  case '%':
    return 6;
  case '+':
  case '-':
    return 5;
  case '<':
  case '>':
  case HSCAL_TOKEN_AT_MOST:
  case HSCAL_TOKEN_AT_LEAST:
    return 4;
  case HSCAL_TOKEN_EQUAL:
  case HSCAL_TOKEN_UNEQUAL:
    return 3;
  case HSCAL_TOKEN_AND:
    return 2;
  case HSCAL_TOKEN_OR:
    return 1;
  default:
    return 0;
  }
}

/* Signs that bind at least as closely. */
static int parse_binary(hscal_parser *parser, int least, hscal_syntax **expression) {
  HSCAL_TRY(parse_unary(parser, expression));
  for (int sign; (sign = parser->token.kind), closeness(sign) >= least;) {
    hscal_syntax *left = *expression, *right;
    int place = parser->token.place;
    HSCAL_TRY(hscal__parser_next(parser));
    HSCAL_TRY(parse_binary(parser, closeness(sign) + 1, &right));
    HSCAL_TRY(hscal__parser_node(parser,
                                 sign == HSCAL_TOKEN_AND  ? HSCAL_SYNTAX_BOTH
                                 : sign == HSCAL_TOKEN_OR ? HSCAL_SYNTAX_EITHER
                                                          : HSCAL_SYNTAX_COMBINATION,
                                 place, expression));
    (*expression)->sign = sign;
    HSCAL_TRY(hscal__parser_put(parser, *expression, 0, left));
    HSCAL_TRY(hscal__parser_put(parser, *expression, 1, right));
  }
  return 0;
}

/* a ? b : c */
static int parse_choice(hscal_parser *parser, hscal_syntax **expression) {
  hscal_syntax *part[3];
  int is_choice, place;
  HSCAL_TRY(parse_binary(parser, 1, expression));
  place = parser->token.place;
  part[0] = *expression;
  HSCAL_TRY(hscal__parser_take(parser, '?', &is_choice));
  if (!is_choice) return 0;
  HSCAL_TRY(hscal__parse_expression(parser, &part[1]));
  HSCAL_TRY(hscal__parser_expect(parser, ':', ":"));
  HSCAL_TRY(hscal__parse_expression(parser, &part[2]));
  HSCAL_TRY(hscal__parser_node(parser, HSCAL_SYNTAX_CHOICE, place, expression));
  for (int i = 0; i < 3; i++) HSCAL_TRY(hscal__parser_put(parser, *expression, i, part[i]));
  return 0;
}

/* The sign of a += and its like; 0 for =; -1: no assignment. */
static int assigned_sign(int kind) {
  static const char signs[] = {'+', '-', '*', '/', '%'};
  if (kind == '=') return 0;
  return kind >= HSCAL_TOKEN_ADD_TO && kind <= HSCAL_TOKEN_REDUCE_BY ? signs[kind - HSCAL_TOKEN_ADD_TO] : -1;
}

static int parse_assignment(hscal_parser *parser, hscal_syntax **expression) {
  hscal_syntax *target, *value;
  HSCAL_TRY(parse_choice(parser, expression));
  int sign = assigned_sign(parser->token.kind), place = parser->token.place;
  target = *expression;
  if (sign < 0) return 0;
  HSCAL_TRY(check_target(parser, target));
  HSCAL_TRY(hscal__parser_next(parser));
  HSCAL_TRY(hscal__parse_expression(parser, &value));
  HSCAL_TRY(hscal__parser_node(parser, HSCAL_SYNTAX_ASSIGNMENT, place, expression));
  (*expression)->sign = sign;
  HSCAL_TRY(hscal__parser_put(parser, *expression, 0, target));
  return hscal__parser_put(parser, *expression, 1, value);
}

int hscal__parse_expression(hscal_parser *parser, hscal_syntax **expression) {
  *expression = NULL;
  HSCAL_TRY(hscal__parser_enter(parser));
  HSCAL_TRY(parse_assignment(parser, expression));
  hscal__parser_leave(parser);
  return 0;
}
