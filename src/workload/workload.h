/* A list of calls that share contexts and matrices. */
#ifndef HSCAL_WORKLOAD_WORKLOAD_H
#define HSCAL_WORKLOAD_WORKLOAD_H

#include "call/call.h"
#include "call/given_call.h"
#include "hscal.h"

/* What a file begins with: the format and its version. */
#define HSCAL_WORKLOAD_FIRST_LINE "hscal workload 1"

enum {
  HSCAL_WORKLOAD_NAME = 32, /* characters of a name, with the zero behind it */
  HSCAL_WORKLOAD_MOST_CALLS = 4096,
  HSCAL_WORKLOAD_MOST_MATRICES = 4096,
  HSCAL_WORKLOAD_MOST_CONTEXTS = 1024
};

/* A process grid of the program that was recorded. */
typedef struct hscal_workload_context {
  char name[HSCAL_WORKLOAD_NAME];
  int nprow, npcol;
  int *process; /* [nprow*npcol] row by row: ranks in MPI_COMM_WORLD */
} hscal_workload_context;

/* A matrix that calls name. */
typedef struct hscal_workload_matrix {
  char name[HSCAL_WORKLOAD_NAME];
  hscal_desc desc; /* mb, nb 0: open; where it has a context, as it lay there */
  char type;       /* 's', 'd', 'c', 'z', 'i'; 0: no call has said it */
  int context;     /* where it lay; -1: nowhere yet */
} hscal_workload_matrix;

typedef struct hscal_workload_call {
  hscal_given_call given;     /* the words; blocks and sizes of named operands are those of the matrix */
  hscal_call call;            /* what they mean: matrices with a context have open blocks */
  int matrix[HSCAL_OPERANDS]; /* of each operand; -1: one of its own, as large as the call needs */
  long count, nested;         /* how often it is made; calls inside each */
  double seconds;             /* measured, of one; NaN: not */
  int line;                   /* of the file; 0: it is from none */
} hscal_workload_call;

struct hscal_workload {
  int ncontexts, nmatrices, ncalls;
  size_t contexts_capacity, matrices_capacity, calls_capacity;
  hscal_workload_context *context;
  hscal_workload_matrix *matrix;
  hscal_workload_call *call;
  int processes;    /* of the program that was recorded; 0: not known */
  int pools;        /* groups of processes that make the calls at the same time; 0: one */
  char *command;    /* its words (workload/command.h); null: not known */
  char *incomplete; /* why the run was not seen to its end; null: it was */
};

/* An empty one, and its end; null is allowed there. HSCAL_ERROR_MEMORY. */
int hscal__workload_new(hscal_workload **workload);
void hscal__workload_delete(hscal_workload *workload);

/* Its index; -1: there is none of that name. */
int hscal__workload_find_context(const hscal_workload *workload, const char *name);
int hscal__workload_find_matrix(const hscal_workload *workload, const char *name);

/* Append to it. The context takes over its processes, also where it is refused for lack of memory. Returns 0, HSCAL_ERROR_ARGUMENT (too
 * many) or HSCAL_ERROR_MEMORY. */
int hscal__workload_add_context(hscal_workload *workload, hscal_workload_context *context);
int hscal__workload_add_matrix(hscal_workload *workload, const hscal_workload_matrix *matrix);
int hscal__workload_add_call(hscal_workload *workload, const hscal_workload_call *call);

/* How many processes the program had: as many as it says, or as its contexts need. */
int hscal__workload_ranks(const hscal_workload *workload);

/* The descriptor that operand `which` of a call had in the program: as in the call, but with the blocks that the matrix had. */
hscal_desc hscal__workload_recorded_desc(const hscal_workload *workload, const hscal_workload_call *call,
                                         hscal_operand_name which);

#endif
