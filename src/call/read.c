#include "call/read.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/check.h"

#include <ctype.h>
#include <limits.h>
#include <string.h>

/* A scalar of the routine's own type, as the library reads it. */
static hscal_scalar read_scalar(const hscal_routine *routine, const hscal_argument *argument, const void *value) {
  int real = !strcmp(argument->name, "alpha") ? HSCAL_REAL_ALPHA : HSCAL_REAL_BETA;
  int parts = hscal__type_is_complex(routine->type) && !(routine->flags & real);
  if (hscal__type_is_single(routine->type)) {
    const float *number = value;
    return (hscal_scalar){number[0], parts ? number[1] : 0};
  }
  const double *number = value;
  return (hscal_scalar){number[0], parts ? number[1] : 0};
}

/* Entries of desc[9]: DTYPE_, CTXT_, M_, N_, MB_, NB_, RSRC_, CSRC_, LLD_. */
static hscal_operand read_operand(const void *const *given, int is_vector) {
  const int *i = given[0], *j = given[1], *desc = given[2];
  return (hscal_operand){.desc = {.m = desc[2],
                                  .n = desc[3],
                                  .imb = desc[4],
                                  .inb = desc[5],
                                  .mb = desc[4],
                                  .nb = desc[5],
                                  .rsrc = desc[6],
                                  .csrc = desc[7]},
                         .i = hscal__max(*i, -INT_MAX) - 1,
                         .j = hscal__max(*j, -INT_MAX) - 1,
                         .inc = is_vector ? *(const int *)given[3] : 0};
}

static void read_argument(const hscal_argument *argument, const void *const *given, hscal_call *call) {
  void *field = (char *)call + argument->where;
  switch (argument->kind) {
  case HSCAL_ARGUMENT_letter:
    *(char *)field = (char)toupper(*(const unsigned char *)*given);
    return;
  case HSCAL_ARGUMENT_size:
  case HSCAL_ARGUMENT_integer:
    *(int *)field = *(const int *)*given;
    return;
  case HSCAL_ARGUMENT_real:
    *(double *)field = hscal__type_is_single(call->routine->type) ? *(const float *)*given : *(const double *)*given;
    return;
  case HSCAL_ARGUMENT_scalar:
    *(hscal_scalar *)field = read_scalar(call->routine, argument, *given);
    return;
  case HSCAL_ARGUMENT_output:
    return;
  default:
    call->operand[argument->operand] = read_operand(given, argument->kind == HSCAL_ARGUMENT_vector);
  }
}

/* A descriptor of another type: the number of its argument, 0 if this argument has none. */
static int foreign_descriptor(const hscal_argument *argument, const void *const *given, int position, int *type) {
  if (!hscal__argument_is_operand(argument)) return 0;
  *type = *(const int *)given[2];
  return *type == 1 ? 0 : position + 3;
}

/* Does an illegal argument stand before argument `number`? Both -i and -(100*i+entry) occur. */
static int stands_before(int status, int number) {
  if (status >= 0) return 0;
  return (status < -100 ? -status / 100 : -status) < number;
}

int hscal__call_read(const hscal_routine *routine, const void *const *given, hscal_call *call) {
  int position = 1, foreign = 0, foreign_type = 0;
  *call = (hscal_call){.routine = routine};
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) {
    int parameters = hscal__argument_parameters(a), is_operand = parameters > 1, type;
    for (int i = 0; i < parameters; i++)
      if (!given[i])
        return hscal__fail(-(position + i + is_operand), "argument %d is a null pointer", position + i + is_operand);
    read_argument(a, given, call);
    int number = foreign_descriptor(a, given, position, &type);
    if (number) {
      /* Nothing else of it is looked at, but what stands before it in the list. */
      call->operand[a->operand].desc = (hscal_desc){.m = INT_MAX, .n = INT_MAX};
      if (!foreign) foreign = number, foreign_type = type;
    }
    given += parameters;
    position += hscal__argument_places(a);
  }
  int status = hscal__call_check(call, 0, 0);
  if (!foreign || stands_before(status, foreign)) return status;
  return hscal__fail(-(100 * foreign + 1), "descriptor type %d in argument %d, it must be 1", foreign_type, foreign);
}
