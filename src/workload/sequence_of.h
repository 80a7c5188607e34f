/* The calls of a workload as one sequence, to be planned. */
#ifndef HSCAL_WORKLOAD_SEQUENCE_OF_H
#define HSCAL_WORKLOAD_SEQUENCE_OF_H

#include "call/sequence.h"
#include "workload/workload.h"

/* Makes the sequence: the call with most operations, counts included, comes first; line_of[i] is the call of the workload that call `i`
 * is. Free it with hscal__sequence_free, also after a failure. HSCAL_ERROR_ARGUMENT: there is no call. HSCAL_ERROR_MEMORY. */
int hscal__sequence_of_workload(const hscal_workload *workload, hscal_sequence *sequence, int **line_of);
void hscal__sequence_free(hscal_sequence *sequence, int *line_of);

/* One call of a sequence, once, with the matrices that it takes: a matrix that is two of its operands is there once. */
typedef struct hscal_lone_call {
  hscal_sequence sequence;
  double count;
  int matrix_of[1][HSCAL_OPERANDS];
  hscal_sequence_matrix matrix[HSCAL_OPERANDS];
} hscal_lone_call;
/* *lone has to stay where it is. */
void hscal__sequence_alone(const hscal_sequence *sequence, int i, hscal_lone_call *lone);

#endif
