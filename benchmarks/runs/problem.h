/* What is computed in every layout: a routine on matrices that are the same in all of them. */
#ifndef HSCAL_RUNS_PROBLEM_H
#define HSCAL_RUNS_PROBLEM_H

/* Matrices of one process. */
typedef struct problem {
  const struct problem_routine *routine;
  int n, desc[9];
  double *a, *b; /* given; b of PBLAS alone */
  double *c;     /* the product, the solution, or a's factors */
  double *tau, *work;
  int *pivots, lwork;
} problem;

/* Null if there is none of that name. */
const struct problem_routine *problem_routine(const char *name);
/* How it is called, as the words of hscal's command say it: "uplo=l". What is predicted must be what is run. */
const char *problem_arguments(const struct problem_routine *routine);
/* The names of all, for a message. */
const char *problem_names(void);

/* These four are collective over the processes of the context. */
/* n x n matrices in blocks of mb x nb. Returns 1 if this process has no memory for them; free them anyway. */
int problem_make(problem *it, const struct problem_routine *routine, int n, int mb, int nb, int context);
/* Calls the routine; once, since factors take the place of the matrix. Returns its INFO. */
int problem_run(problem *it);
/* How far the result is off for a random vector, over a bound of the rounding error. Below 1, or it is wrong. */
double problem_residual(const problem *it);
void problem_free(problem *it);

#endif
