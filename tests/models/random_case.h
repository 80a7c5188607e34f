/* Random calls, layouts and placements on a handful of machines, the same ones every time. */
#ifndef HSCAL_TESTS_MODELS_RANDOM_CASE_H
#define HSCAL_TESTS_MODELS_RANDOM_CASE_H

#include "models/fixture.h"

enum { TEST_MACHINES = 6 };
extern const char *const test_machines[TEST_MACHINES];

typedef struct random_case {
  hscal_call call;
  hscal_layout layout;
  int node_of[MOST_PROCESSES];
} random_case;

/* Not random: a call of the routine on square matrices in square blocks, its processes on as many nodes in order. */
random_case square_case(const char *routine, int n, int nprow, int npcol, int block);
/* What it is predicted to take; the test fails if it is not predicted. */
double case_seconds(hscal_workspace *workspace, const hscal_machine *machine, const random_case *c,
                    hscal_effort effort);

/* Starts the sequence again. */
void random_seed(unsigned seed);
/* From low to high, both included. */
int random_int(int low, int high);

/* A call of pdgemm on square matrices of 2 to `largest` x 1024, aligned, on some of the machine's nodes. */
random_case random_square(const hscal_machine *machine, int largest);
/* Any type, transposition, shape up to `largest`, blocks per operand, offsets, panel; on few processes. */
random_case random_any(const hscal_machine *machine, int largest);
/* The same for any routine: options at random, sizes of their own from 512 on (one of them may be 32), vectors as columns. */
random_case random_aligned(const hscal_machine *machine, const hscal_routine *routine, int largest);
/* A call of the routine with any options and scalars (0 and 1 among them), otherwise as random_any; a tenth of the operands
 * are replicated. */
random_case random_routine(const hscal_machine *machine, const hscal_routine *routine, int largest);

#endif
