/*
 * A call of the library with made-up data, for real: the share of each operand that one process has, what else the arguments point
 * to, and the call. Needs neither MPI nor the library: the caller brings the context and the function.
 */
#ifndef HSCAL_CALL_SYNTHETIC_CALL_H
#define HSCAL_CALL_SYNTHETIC_CALL_H

#include "call/arguments.h"
#include "call/argv.h"

typedef struct hscal_rehearsal_grid {
  int context, nprow, npcol, myrow, mycol;
} hscal_rehearsal_grid;

/* A scalar of the routine's own type, or a result. */
typedef union hscal_native {
  float single[2];
  double twice[2];
  int whole;
} hscal_native;

/* The arguments of one process. */
typedef struct hscal_rehearsal {
  const hscal_call *call; /* type 1 descriptors */
  int desc[HSCAL_OPERANDS][9];
  int rows[HSCAL_OPERANDS], columns[HSCAL_OPERANDS]; /* of the share */
  void *array[HSCAL_OPERANDS];
  size_t bytes[HSCAL_OPERANDS];
  hscal_native scalar[HSCAL_MOST_ARGUMENTS], result[HSCAL_MOST_ARGUMENTS];
  int i[HSCAL_OPERANDS], j[HSCAL_OPERANDS];
  /* ScaLAPACK's: what the n-th argument of the list points to, if it is an output or room to work in. */
  void *room[HSCAL_MOST_ARGUMENTS];
  int number[HSCAL_MOST_ARGUMENTS]; /* INFO and lengths of the room */
} hscal_rehearsal;

/* Zeroed and untouched memory costs no pages. Returns 0 if there is not enough all the same. Free it in either case. */
int hscal__rehearsal_make(hscal_rehearsal *own, const hscal_call *call, const hscal_rehearsal_grid *grid);
void hscal__rehearsal_free(hscal_rehearsal *own);

/* Gives each entry a value that depends on its place only: matrices can be factorized, small ones are multiplied exactly. */
void hscal__rehearsal_fill(hscal_rehearsal *own, const hscal_rehearsal_grid *grid);

/* Only the diagonal of A gets values, with which no factorization stops where nothing is computed. */
void hscal__rehearsal_mark_diagonal(hscal_rehearsal *own, const hscal_rehearsal_grid *grid);

/* Calls the function with the arguments. Returns what the routine says in INFO, 0 if it has none. */
int hscal__rehearsal_call(hscal_rehearsal *own, hscal_library_function *function);

/* Room for outputs, and to work in as much as the routine asks for (it is called for that: collective over the grid); rows keep their places
 * in pivots. PBLAS needs none. Returns 0 if there is not enough memory. hscal__rehearsal_free frees it. */
int hscal__rehearsal_prepare(hscal_rehearsal *own, const hscal_rehearsal_grid *grid, hscal_library_function *function);

/* ---- its parts, for those who compare results ---- */

/* Where argument `n` of the list, an output, is. */
void *hscal__rehearsal_output(hscal_rehearsal *own, const hscal_argument *argument, int n);

/* What hscal__rehearsal_fill gives entry (i, j) of an operand: part 0, or 1 (imaginary). */
double hscal__rehearsal_entry(const hscal_call *call, int operand, int i, int j, int part);

/* Type of an operand's entries: absolute values are added to a real y. */
hscal_type hscal__rehearsal_type(const hscal_call *call, int operand);

/* Where the walk over a process's entries stands. */
typedef struct hscal_rehearsal_place {
  int operand, i, j; /* global */
  size_t own, whole; /* indices of the entry in the share and in the whole operand */
} hscal_rehearsal_place;
/* The next entry; start with operand -1. Returns 0 after the last one. */
int hscal__rehearsal_next(const hscal_rehearsal *own, const hscal_rehearsal_grid *grid, hscal_rehearsal_place *at);

#endif
