#include "workload/sequence_of.h"
#include "base/status.h"

#include <stdlib.h>
#include <string.h>

typedef struct ranked_call {
  double flops;
  int line;
} ranked_call;

static int most_first(const void *x, const void *y) {
  const ranked_call *a = x, *b = y;
  if (a->flops != b->flops) return a->flops > b->flops ? -1 : 1;
  return a->line - b->line;
}

static int rank_calls(const hscal_workload *workload, ranked_call **order) {
  *order = malloc((size_t)workload->ncalls * sizeof **order);
  if (!*order) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d calls", workload->ncalls);
  for (int i = 0; i < workload->ncalls; i++) {
    const hscal_workload_call *line = &workload->call[i];
    (*order)[i] = (ranked_call){(double)line->count * hscal__call_flops(&line->call), i};
  }
  qsort(*order, (size_t)workload->ncalls, sizeof **order, most_first);
  return 0;
}

static hscal_type type_of(char letter) {
  static const char letters[] = "sdczi"; /* in the order of hscal_type */
  const char *at = letter ? strchr(letters, letter) : NULL;
  return at ? (hscal_type)(at - letters) : HSCAL_TYPE_D;
}

/* Where it lay is no demand. */
static hscal_sequence_matrix matrix_of(const hscal_workload_matrix *matrix) {
  hscal_desc desc = matrix->desc;
  if (matrix->context >= 0) desc = (hscal_desc){.m = desc.m, .n = desc.n};
  return (hscal_sequence_matrix){desc, type_of(matrix->type)};
}

int hscal__sequence_of_workload(const hscal_workload *workload, hscal_sequence *sequence, int **line_of) {
  size_t ncalls = (size_t)workload->ncalls, nmatrices = (size_t)workload->nmatrices;
  ranked_call *order;
  *sequence = (hscal_sequence){.ncalls = workload->ncalls, .nmatrices = workload->nmatrices};
  *line_of = NULL;
  if (workload->ncalls == 0) return hscal__fail(HSCAL_ERROR_ARGUMENT, "the workload has no calls");
  HSCAL_TRY(rank_calls(workload, &order));
  sequence->call = calloc(ncalls, sizeof *sequence->call);
  sequence->count = calloc(ncalls, sizeof *sequence->count);
  sequence->matrix_of = calloc(ncalls, sizeof *sequence->matrix_of);
  sequence->matrix = calloc(nmatrices + 1, sizeof *sequence->matrix);
  *line_of = calloc(ncalls, sizeof **line_of);
  int is_there = sequence->call && sequence->count && sequence->matrix_of && sequence->matrix && *line_of;
  for (size_t i = 0; is_there && i < ncalls; i++) {
    const hscal_workload_call *line = &workload->call[order[i].line];
    (*line_of)[i] = order[i].line;
    sequence->call[i] = line->call, sequence->count[i] = (double)line->count;
    memcpy(sequence->matrix_of[i], line->matrix, sizeof line->matrix);
  }
  for (size_t i = 0; is_there && i < nmatrices; i++) sequence->matrix[i] = matrix_of(&workload->matrix[i]);
  free(order);
  return is_there ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu calls", ncalls);
}

void hscal__sequence_free(hscal_sequence *sequence, int *line_of) {
  free(sequence->call);
  free(sequence->count);
  free(sequence->matrix_of);
  free(sequence->matrix);
  free(line_of);
}

void hscal__sequence_alone(const hscal_sequence *sequence, int i, hscal_lone_call *lone) {
  *lone = (hscal_lone_call){.count = 1};
  int nmatrices = 0;
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    int matrix = sequence->matrix_of[i][which], same = -1;
    for (int before = 0; before < which && matrix >= 0; before++)
      if (sequence->matrix_of[i][before] == matrix) same = lone->matrix_of[0][before];
    if (matrix >= 0 && same < 0) lone->matrix[nmatrices] = sequence->matrix[matrix], same = nmatrices++;
    lone->matrix_of[0][which] = same;
  }
  lone->sequence = (hscal_sequence){.ncalls = 1,
                                    .nmatrices = nmatrices,
                                    .call = &sequence->call[i],
                                    .count = &lone->count,
                                    .matrix_of = lone->matrix_of,
                                    .matrix = lone->matrix};
}
