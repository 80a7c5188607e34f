/*
 * A call of the library with made-up data, for real: the share of each operand that one process has, what else the arguments point
 * to, and the call. Needs neither MPI nor the library: the caller brings the context and the function.
 */
#ifndef HSCAL_CALL_SYNTHETIC_CALL_H
#define HSCAL_CALL_SYNTHETIC_CALL_H

#include "call/arguments.h"
#include "call/argv.h"

typedef struct hscal_synthetic_call_grid {
  int context, nprow, npcol, myrow, mycol;
} hscal_synthetic_call_grid;

/* A scalar of the routine's own type, or a result. */
typedef union hscal_native {
  float single[2];
  double twice[2];
  int whole;
} hscal_native;

/* The arguments of one process. */
typedef struct hscal_synthetic_call {
  const hscal_call *call; /* type 1 descriptors */
  int desc[HSCAL_OPERANDS][9];
  int rows[HSCAL_OPERANDS], columns[HSCAL_OPERANDS]; /* of the share */
  void *array[HSCAL_OPERANDS];
  size_t bytes[HSCAL_OPERANDS];
  hscal_native scalar[HSCAL_MOST_ARGUMENTS], result[HSCAL_MOST_ARGUMENTS];
  int i[HSCAL_OPERANDS], j[HSCAL_OPERANDS];
  /* ScaLAPACK's: what the n-th argument of the list points to, if it is an output or workspace. */
  void *output[HSCAL_MOST_ARGUMENTS];
  int number[HSCAL_MOST_ARGUMENTS]; /* INFO and lengths of workspace */
} hscal_synthetic_call;

/* Zeroed and untouched memory costs no pages. Returns 0 if there is not enough all the same. Free it in either case. */
int hscal__synthetic_call_make(hscal_synthetic_call *own, const hscal_call *call,
                               const hscal_synthetic_call_grid *grid);
void hscal__synthetic_call_free(hscal_synthetic_call *own);

/* Gives each entry a value that depends on its place only: matrices can be factorized, small ones are multiplied exactly. */
void hscal__synthetic_call_fill(hscal_synthetic_call *own, const hscal_synthetic_call_grid *grid);

/* Only the diagonal of A gets values, with which no factorization stops where nothing is computed. */
void hscal__synthetic_call_mark_diagonal(hscal_synthetic_call *own, const hscal_synthetic_call_grid *grid);

/* Calls the function with the arguments. Returns what the routine says in INFO, 0 if it has none. */
int hscal__synthetic_call_call(hscal_synthetic_call *own, hscal_library_function *function);

/* ---- its parts, for those who compare results ---- */

/* Where argument `n` of the list, an output, is. */
void *hscal__synthetic_call_output(hscal_synthetic_call *own, const hscal_argument *argument, int n);

/* What hscal__synthetic_call_fill gives entry (i, j) of an operand: part 0, or 1 (imaginary). */
double hscal__synthetic_call_entry(const hscal_call *call, int operand, int i, int j, int part);

/* Type of an operand's entries: absolute values are added to a real y. */
hscal_type hscal__synthetic_call_type(const hscal_call *call, int operand);

/* Where the walk over a process's entries stands. */
typedef struct hscal_synthetic_call_place {
  int operand, i, j; /* global */
  size_t own, whole; /* indices of the entry in the share and in the whole operand */
} hscal_synthetic_call_place;
/* The next entry; start with operand -1. Returns 0 after the last one. */
int hscal__synthetic_call_next(const hscal_synthetic_call *own, const hscal_synthetic_call_grid *grid,
                               hscal_synthetic_call_place *at);

#endif
