#include "model_language/execute.h"
#include "base/status.h"
#include "model_language/calibrated.h"
#include "model_language/evaluate.h"

#include <math.h>

/* How a statement ends: the next one follows, or a loop or function is left. */
typedef enum outcome { GOES_ON, BREAKS, CONTINUES, RETURNS } outcome;

typedef struct execution {
  hscal_evaluation *evaluation;
  const hscal_model_actions *actions; /* null in a function */
  hscal_number returned;
} execution;

static int execute(execution *x, const hscal_syntax *statement, outcome *outcome);

static int execute_list(execution *x, const hscal_syntax *statement, outcome *outcome) {
  *outcome = GOES_ON;
  for (; statement && *outcome == GOES_ON; statement = statement->next) HSCAL_TRY(execute(x, statement, outcome));
  return 0;
}

static int declare(execution *x, const hscal_syntax *declaration) {
  hscal_evaluation *e = x->evaluation;
  hscal_model_slot *slot = &e->slot[declaration->slot];
  hscal_number value = {0};
  int64_t size[HSCAL_MODEL_DIMS];
  int rank = 0;
  slot->is_real = declaration->is_real;
  for (const hscal_syntax *s = declaration->part[0]; s; s = s->next)
    HSCAL_TRY(hscal__evaluate_integer(e, s, &size[rank++]));
  if (rank) return hscal__slot_make_array(e, declaration, slot, size, rank);
  if (declaration->part[1]) HSCAL_TRY(hscal__evaluate(e, declaration->part[1], &value));
  return hscal__evaluate_store(e, declaration, value, slot);
}

static int branch(execution *x, const hscal_syntax *statement, outcome *outcome) {
  int is_true;
  HSCAL_TRY(hscal__evaluate_condition(x->evaluation, statement->part[0], &is_true));
  const hscal_syntax *taken = statement->part[is_true ? 1 : 2];
  return taken ? execute(x, taken, outcome) : 0;
}

/* The rounds of a loop; those of par are branches. */
static int loop(execution *x, const hscal_syntax *statement, outcome *outcome) {
  int goes_on = 1, is_par = statement->kind == HSCAL_SYNTAX_PAR;
  if (statement->part[0]) HSCAL_TRY(execute(x, statement->part[0], outcome));
  for (;;) {
    HSCAL_TRY(hscal__evaluation_step(x->evaluation, statement));
    if (statement->part[1]) HSCAL_TRY(hscal__evaluate_condition(x->evaluation, statement->part[1], &goes_on));
    if (!goes_on) break;
    if (is_par) HSCAL_TRY(x->actions->branch(x->actions->self));
    HSCAL_TRY(execute(x, statement->part[3], outcome));
    if (*outcome == BREAKS || *outcome == RETURNS) break;
    if (statement->part[2]) HSCAL_TRY(execute(x, statement->part[2], outcome));
  }
  if (*outcome != RETURNS) *outcome = GOES_ON;
  return 0;
}

static int par(execution *x, const hscal_syntax *statement, outcome *outcome) {
  HSCAL_TRY(x->actions->begin_par(x->actions->self));
  HSCAL_TRY(loop(x, statement, outcome));
  return x->actions->end_par(x->actions->self);
}

int hscal__evaluate_coordinates(hscal_evaluation *e, const hscal_syntax *list, int64_t *coordinates) {
  int d = 0;
  for (; list; list = list->next) HSCAL_TRY(hscal__evaluate_integer(e, list, &coordinates[d++]));
  return 0;
}

static int act(execution *x, const hscal_syntax *action) {
  int64_t from[HSCAL_MODEL_COORDS] = {0}, to[HSCAL_MODEL_COORDS] = {0};
  hscal_number percent;
  HSCAL_TRY(hscal__evaluate(x->evaluation, action->part[0], &percent));
  HSCAL_TRY(hscal__evaluate_coordinates(x->evaluation, action->part[1], from));
  HSCAL_TRY(hscal__evaluate_coordinates(x->evaluation, action->part[2], to));
  double share = hscal__number_real(percent);
  if (!(share >= 0)) return hscal__evaluation_fail(x->evaluation, action, "less than 0 %");
  return x->actions->act(x->actions->self, x->evaluation, action, share, from, action->part[2] ? to : NULL);
}

static int leave(execution *x, const hscal_syntax *statement, outcome *outcome) {
  *outcome = RETURNS;
  return statement->part[0] ? hscal__evaluate(x->evaluation, statement->part[0], &x->returned) : 0;
}

static int execute(execution *x, const hscal_syntax *statement, outcome *outcome) {
  hscal_number ignored;
  *outcome = GOES_ON;
  switch (statement->kind) {
  case HSCAL_SYNTAX_BLOCK:
    return execute_list(x, statement->part[0], outcome);
  case HSCAL_SYNTAX_DECLARATION:
    return declare(x, statement);
  case HSCAL_SYNTAX_EXPRESSION:
    return hscal__evaluate(x->evaluation, statement->part[0], &ignored);
  case HSCAL_SYNTAX_IF:
    return branch(x, statement, outcome);
  case HSCAL_SYNTAX_LOOP:
    return loop(x, statement, outcome);
  case HSCAL_SYNTAX_PAR:
    return par(x, statement, outcome);
  case HSCAL_SYNTAX_BREAK:
    *outcome = BREAKS;
    return 0;
  case HSCAL_SYNTAX_CONTINUE:
    *outcome = CONTINUES;
    return 0;
  case HSCAL_SYNTAX_RETURN:
    return leave(x, statement, outcome);
  case HSCAL_SYNTAX_COMPUTE:
  case HSCAL_SYNTAX_TRANSFER:
    return act(x, statement);
  default:
    return hscal__fail(HSCAL_ERROR_INTERNAL, "%d is no statement of a model", (int)statement->kind);
  }
}

/* The arguments become the first variables of the function; arrays stay the caller's. */
static int pass(hscal_evaluation *e, const hscal_syntax *call, hscal_model_slot *slots) {
  const hscal_model_function *function = &e->tree->function[call->slot];
  int i = 0;
  for (const hscal_syntax *a = call->part[0]; a; a = a->next, i++) {
    hscal_number value;
    if (a->kind == HSCAL_SYNTAX_ARRAY) {
      slots[i] = e->slot[a->slot];
      slots[i].is_own = 0;
      continue;
    }
    slots[i].is_real = function->parameter[i].is_real;
    HSCAL_TRY(hscal__evaluate(e, a, &value));
    HSCAL_TRY(hscal__evaluate_store(e, a, value, &slots[i]));
  }
  return 0;
}

int hscal__call_function(hscal_evaluation *e, const hscal_syntax *call, hscal_number *result) {
  const hscal_model_function *function = &e->tree->function[call->slot];
  hscal_model_slot *caller = e->slot, *slots;
  execution x = {.evaluation = e};
  outcome outcome = GOES_ON;
  if (e->calls == HSCAL_MODEL_MOST_CALLS)
    return hscal__evaluation_fail(e, call, "functions call each other too deeply");
  slots = hscal__slots_new(function->slots);
  if (!slots) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a function of the model");
  int status = pass(e, call, slots);
  if (!status) {
    e->slot = slots, e->calls++;
    status = execute(&x, function->body, &outcome);
    e->slot = caller, e->calls--;
  }
  hscal__slots_free(e, slots, function->slots);
  HSCAL_TRY(status);
  if (outcome != RETURNS) return hscal__evaluation_fail(e, call, "the function ends without return");
  const char *wrong = hscal__number_convert(x.returned, function->is_real, result);
  return wrong ? hscal__evaluation_fail(e, call, wrong) : 0;
}

int hscal__execute_scheme(hscal_evaluation *e, const hscal_model_actions *actions) {
  execution x = {.evaluation = e, .actions = actions};
  outcome outcome;
  return execute(&x, e->tree->own.body, &outcome);
}
