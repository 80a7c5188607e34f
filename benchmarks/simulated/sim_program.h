/* The simulated program's operands and its call of the library, for any routine. */
#ifndef HSCAL_SIMULATED_PROGRAM_H
#define HSCAL_SIMULATED_PROGRAM_H

#include "call/arguments.h"
#include "sim.h"

typedef struct sim_grid {
  int context, nprow, npcol, myrow, mycol;
} sim_grid;

/* A scalar of the routine's own type, or a result. */
typedef union sim_scalar {
  float single[2];
  double twice[2];
  int whole;
} sim_scalar;

/* The arguments of one process: its share of each operand, and what else the call points to. */
typedef struct sim_arguments {
  const hscal_call *call;
  int desc[HSCAL_OPERANDS][9];
  int rows[HSCAL_OPERANDS], columns[HSCAL_OPERANDS]; /* of the share */
  void *array[HSCAL_OPERANDS];
  size_t bytes[HSCAL_OPERANDS];
  sim_scalar scalar[HSCAL_MOST_ARGUMENTS], result[HSCAL_MOST_ARGUMENTS];
  int i[HSCAL_OPERANDS], j[HSCAL_OPERANDS];
  /* ScaLAPACK's: what the n-th argument of the list points to, if it is an output or room to work in. */
  void *room[HSCAL_MOST_ARGUMENTS];
  int number[HSCAL_MOST_ARGUMENTS]; /* INFO and lengths of the room */
} sim_arguments;

/* Zeroed and untouched memory costs no pages, so problems far larger than this computer can be simulated. Returns 0 if
 * there is not enough all the same. Free it in either case. */
int sim_arguments_make(sim_arguments *own, const hscal_call *call, const sim_grid *grid);
void sim_arguments_free(sim_arguments *own);

/* Gives each entry a value that depends on its place only. */
void sim_arguments_fill(sim_arguments *own, const sim_grid *grid);

/* Only the diagonal of A gets values, with which no factorization stops where nothing is computed. */
void sim_arguments_mark_diagonal(sim_arguments *own, const sim_grid *grid);

/* Calls the library. Returns what the routine says in INFO, 0 if it has none. */
int sim_arguments_call(sim_arguments *own);

/* Room for outputs, and to work in as much as the routine asks for; pivots are the expected ones, to begin with. PBLAS needs
 * none. Returns 0 if there is not enough memory. sim_arguments_free frees it. */
int sim_outputs_make(sim_arguments *own, const sim_grid *grid);

/* Where argument `n` of the list, an output, is. */
void *sim_output_of(sim_arguments *own, const hscal_argument *argument, int n);

/* The library's own definition of a name that the program hides by one of its own; `size` is that of a pointer to it. */
void sim_find_hidden(const char *name, void *function, size_t size);

/* Largest difference of this process's share and results to the whole operands, as the call or (at_first) as the filling
 * left them. Results count where the process has a part of x: elsewhere they mean nothing. */
double sim_arguments_error(const sim_arguments *own, const sim_arguments *whole, const sim_grid *grid, int at_first);

/* What main() has read. */
const sim_input *sim_program_input(void);

#endif
