/* The argument lists (call/packs.h) as C: how a public prototype reads, how its arguments are handed on; and as data: which number each
 * argument has in ScaLAPACK's error codes, how the command line and the oracle name it. */
#ifndef HSCAL_CALL_ARGUMENTS_H
#define HSCAL_CALL_ARGUMENTS_H

#include "call/call.h"

/* C type of the scalars of each routine type (complex: two of them). */
#define HSCAL_REAL_I int
#define HSCAL_REAL_S float
#define HSCAL_REAL_D double
#define HSCAL_REAL_C float
#define HSCAL_REAL_Z double

/* The parameters of a public function, each followed by a comma: HSCAL_PARAMETERS(GEMM, D) int *ictxt */
#define HSCAL_PARAMETER_letter(name, real)  const char *name,
#define HSCAL_PARAMETER_size(name, real)    const int *name,
#define HSCAL_PARAMETER_scalar(name, real)  const real *name,
#define HSCAL_PARAMETER_integer(name, real) const int *name,
#define HSCAL_PARAMETER_real(name, real)    const real *name,
#define HSCAL_PARAMETER_matrix(name, real)  const int *i##name, const int *j##name, const int *desc##name,
#define HSCAL_PARAMETER_vector(name, real)                                                                             \
  const int *i##name, const int *j##name, const int *desc##name, const int *inc##name,
#define HSCAL_PARAMETER_output(name, real)
#define HSCAL_PARAMETER(kind, name, real) HSCAL_PARAMETER_##kind(name, real)
#define HSCAL_PARAMETERS(pack, type)      HSCAL_LIST_##pack(HSCAL_PARAMETER, HSCAL_REAL_##type)

/* The same as an array of pointers, for hscal__call_read. */
#define HSCAL_GIVEN_letter(name)  name,
#define HSCAL_GIVEN_size(name)    name,
#define HSCAL_GIVEN_scalar(name)  name,
#define HSCAL_GIVEN_integer(name) name,
#define HSCAL_GIVEN_real(name)    name,
#define HSCAL_GIVEN_matrix(name)  i##name, j##name, desc##name,
#define HSCAL_GIVEN_vector(name)  i##name, j##name, desc##name, inc##name,
#define HSCAL_GIVEN_output(name)
#define HSCAL_GIVEN_NAME(kind, name, real) HSCAL_GIVEN_##kind(name)
#define HSCAL_GIVEN(pack)                  ((const void *const[]){HSCAL_LIST_##pack(HSCAL_GIVEN_NAME, )})

/* And handed on from one public function to another, again with a comma behind each. */
#define HSCAL_ARGUMENTS(pack) HSCAL_LIST_##pack(HSCAL_GIVEN_NAME, )

/* ---- the lists as data */

typedef enum hscal_argument_kind {
  HSCAL_ARGUMENT_letter,
  HSCAL_ARGUMENT_size,
  HSCAL_ARGUMENT_scalar,
  HSCAL_ARGUMENT_integer,
  HSCAL_ARGUMENT_real,
  HSCAL_ARGUMENT_matrix,
  HSCAL_ARGUMENT_vector,
  HSCAL_ARGUMENT_output
} hscal_argument_kind;

/* A list ends with an argument without a name. */
typedef struct hscal_argument {
  hscal_argument_kind kind;
  const char *name;           /* as above: "trans", "m", "alpha", "a", "x", "dot"            */
  size_t where;               /* single values: offset of the field in hscal_call            */
  hscal_operand_name operand; /* matrices, vectors                                            */
} hscal_argument;

/* A matrix or a vector? */
static inline int hscal__argument_is_operand(const hscal_argument *argument) {
  return argument->kind == HSCAL_ARGUMENT_matrix || argument->kind == HSCAL_ARGUMENT_vector;
}
/* Vectors that JOBZ, JOBU or JOBVT do not want have a descriptor that may be anything. */
int hscal__argument_is_wanted(const hscal_argument *argument, char jobz, char jobvt);

enum { HSCAL_MOST_ARGUMENTS = 28, HSCAL_MOST_PLACES = 40 };

/* The name of an operand in the list of the routine: 'a', 'b', 'c', 'x', 'y', 'z', 'u' or 'v'; 0: there is none. */
char hscal__operand_letter(const hscal_routine *routine, hscal_operand_name which);

const hscal_argument *hscal__arguments_of(const hscal_routine *routine);
/* Is there one of that name: "range", "beta"? */
int hscal__has_argument(const hscal_routine *routine, const char *name);
/* How many places the argument has in the routine's own list: a matrix 4, a vector 5 (its array, i, j, ...), others 1. */
int hscal__argument_places(const hscal_argument *argument);
/* How many of them hscal's functions take: no arrays, no outputs. */
int hscal__argument_parameters(const hscal_argument *argument);
/* Number of the context that hscal's _ctxt functions take behind the routine's own arguments. */
int hscal__ictxt_position(const hscal_routine *routine);
/* Of a size: 'm', 'n' or 'k', the field of hscal_call that it is. */
char hscal__argument_dimension(const hscal_argument *argument);
/* Letters that the argument may have, in upper case: "NTC". */
const char *hscal__argument_letters(const hscal_routine *routine, const hscal_argument *argument);

/* The call in words as the command takes them, for people and programs: "uplo=l n=8000 nrhs=1". Sizes, and letters, integers and reals
 * that are not the usual ones; of a recorded call its matrices: "A=800x600". text[size]. */
void hscal__arguments_text(const hscal_call *call, char *text, size_t size);

#endif
