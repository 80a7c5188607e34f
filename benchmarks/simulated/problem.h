/* What is simulated: a call, its layout and placement, as text and as the planner's structures. */
#ifndef HSCAL_SIMULATED_PROBLEM_H
#define HSCAL_SIMULATED_PROBLEM_H

#include "call/call.h"
#include "machine/machine.h"

typedef struct sim_problem {
  hscal_call call; /* on whole matrices and vectors, one block size mb x nb, alpha = beta = 1 (p?scal: 2) */
  hscal_layout layout;
  int column_major; /* processes are numbered down the columns of the grid                           */
  int *node_of;     /* [nprow*npcol], row by row: the node of each grid coordinate; owned            */
} sim_problem;

/* Lays out every operand as hscal__call_lay does; vectors as columns, or as rows. */
void sim_call_lay(hscal_call *call, int mb, int nb, int vectors_are_rows);

/* From words: a routine, then key=value with the routine's own letters and sizes and nb mb grid order panel vectors; sizes
 * that are not named are n, letters the first legal ones (N, L, U). `placement` names a node per grid coordinate, row by
 * row, separated by commas; null: in order (hscal__place_in_order). Errors name the word. */
int sim_problem_parse(int count, char *const *words, const char *placement, const hscal_machine *machine,
                      sim_problem *problem);
void sim_problem_free(sim_problem *problem);

/* Do both have the same grid, blocks, panel width and placement? */
int sim_problem_is_laid_alike(const sim_problem *x, const sim_problem *y);

#endif
