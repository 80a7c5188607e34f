/* Any routine of the table, called by its number: hscal's four functions and the routine of the installed library. */
#ifndef HSCAL_TESTS_MPI_ANY_ROUTINE_H
#define HSCAL_TESTS_MPI_ANY_ROUTINE_H

#include "call/arguments.h"
#include "hscal.h"

/* place[i] is the pointer that the routine takes as its argument i+1; hscal's functions leave out arrays and outputs. */
typedef struct any_routine {
  int (*ctxt)(void *const *place, int *ictxt);
  int (*plan)(void *const *place, const hscal_machine *machine, const hscal_options *options, hscal_plan **plan);
  int (*info)(void *const *place, int nprow, int npcol, int panel, hscal_info **info);
  int (*timeof)(void *const *place, const hscal_machine *machine, int nprow, int npcol, int panel, const int *node_of,
                double *predicted_s);
  void (*library)(void *const *place);
} any_routine;
extern const any_routine any_routines[HSCAL_ROUTINE_COUNT];

/* Routines 0 .. ANY_ROUTINES-1 are those of PBLAS, which take any layout; for the others see lapack.c. */
enum { ANY_ROUTINES = HSCAL_ROUTINE_pspotrf };

/* A number of a routine's own type. */
typedef union native_number {
  float single[2];
  double twice[2];
  int whole;
} native_number;

/* What the places of one call point to. Not to be copied: the places point into it. */
typedef struct any_arguments {
  hscal_call call; /* letters and sizes are passed from here; the operands have the shapes, blocks are open */
  native_number alpha, beta;
  native_number output[HSCAL_MOST_ARGUMENTS]; /* norm; amax, indx; dot */
  struct {
    int i, j, inc, desc[9];
    void *array;
  } operand[HSCAL_OPERANDS];
  void *place[HSCAL_MOST_PLACES];
} any_arguments;

enum { ANY_VARIANTS = 4 };

/* A legal call with open blocks. The variants (any number) differ in letters, in vectors that are rows or columns, and in
 * where the operands begin: at (1,1), or in row 3 and column 2; each reaches to the end of its matrix. */
void any_arguments_make(any_arguments *x, const hscal_routine *routine, int variant, int m, int n, int k);

/* Sets the places again, after arrays were given to the operands. */
void any_arguments_point(any_arguments *x);

/* The argument at a position (1-based) and which of its places that is, from 0 on. */
const hscal_argument *any_argument_at(const hscal_routine *routine, int position, int *part);
/* Do hscal's functions take the argument at this position: is it neither an array nor a result? */
int any_position_is_taken(const hscal_routine *routine, int position);

#endif
