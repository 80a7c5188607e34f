#include "workload/pools.h"
#include "base/status.h"
#include "base/text.h"
#include "workload/context_groups.h"

#include <math.h>
#include <stdlib.h>

/* ---- the one that takes longest ------------------------------------------------------------------------------------ */

/* Its measured seconds, if all calls were measured; else its operations. */
static double weight_of(const hscal_context_groups *g, int group, int by_seconds) {
  double weight = 0;
  for (int i = 0; i < g->recording->ncalls; i++) {
    const hscal_workload_call *call = &g->recording->call[i];
    if (g->group_of_call[i] == group)
      weight += (double)call->count * (by_seconds ? call->seconds : hscal__call_flops(&call->call));
  }
  return weight;
}

static int longest(const hscal_context_groups *g) {
  int by_seconds = 1, found = 0;
  double most = 0;
  for (int i = 0; i < g->recording->ncalls; i++) by_seconds &= !isnan(g->recording->call[i].seconds);
  for (int i = 0; i < g->count; i++) {
    double weight = weight_of(g, i, by_seconds);
    if (weight > most) most = weight, found = i;
  }
  return found;
}

/* Processes in no context may be of a pool that uses only some of its own: of that of the ranks before them, if all pools have as many then. */
static int give_idle_ranks(hscal_context_groups *g) {
  int *size = calloc((size_t)g->count, sizeof *size), before = -1, is_even = 1;
  if (!size) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d pools", g->count);
  for (int k = 0; k < g->ranks; k++) {
    if (g->group_of_rank[k] >= 0) before = g->group_of_rank[k];
    if (before < 0) is_even = 0;
    if (before >= 0) size[before]++;
  }
  for (int i = 1; i < g->count; i++) is_even &= size[i] == size[0];
  for (int k = 1; k < g->ranks && is_even; k++)
    if (g->group_of_rank[k] < 0) g->group_of_rank[k] = g->group_of_rank[k - 1];
  free(size);
  return 0;
}

static int number_ranks(const hscal_context_groups *g, int group, hscal_pool *pool, int *number) {
  int count = 0;
  pool->rank = calloc((size_t)g->ranks + 1, sizeof *pool->rank);
  if (!pool->rank) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d ranks", g->ranks);
  for (int k = 0; k < g->ranks; k++)
    if (g->group_of_rank[k] == group) number[k] = count, pool->rank[count++] = k;
  pool->workload->processes = count;
  return 0;
}

/* Its contexts by their own processes; number_of[c]: their numbers. */
static int add_contexts(const hscal_context_groups *g, int group, const int *rank_number, hscal_workload *made,
                        int *number_of) {
  for (int c = 0; c < g->recording->ncontexts; c++) {
    hscal_workload_context context = g->recording->context[c];
    const int *old = context.process;
    int count = context.nprow * context.npcol;
    number_of[c] = -1;
    if (g->group_of[c] != group) continue;
    context.process = malloc((size_t)count * sizeof *context.process);
    if (!context.process) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d processes", count);
    for (int i = 0; i < count; i++) context.process[i] = rank_number[old[i]];
    number_of[c] = made->ncontexts;
    HSCAL_TRY(hscal__workload_add_context(made, &context));
  }
  return 0;
}

/* Matrices that lie nowhere may be anybody's. */
static int add_matrices(const hscal_workload *recording, const int *context_number, hscal_workload *made,
                        int *number_of) {
  for (int m = 0; m < recording->nmatrices; m++) {
    hscal_workload_matrix matrix = recording->matrix[m];
    number_of[m] = -1;
    if (matrix.context >= 0 && context_number[matrix.context] < 0) continue;
    if (matrix.context >= 0) matrix.context = context_number[matrix.context];
    number_of[m] = made->nmatrices;
    HSCAL_TRY(hscal__workload_add_matrix(made, &matrix));
  }
  return 0;
}

static int add_calls(const hscal_context_groups *g, int group, const int *matrix_number, hscal_workload *made) {
  for (int i = 0; i < g->recording->ncalls; i++) {
    hscal_workload_call call = g->recording->call[i];
    if (g->group_of_call[i] != group) continue;
    for (int which = 0; which < HSCAL_OPERANDS; which++)
      if (call.matrix[which] >= 0) call.matrix[which] = matrix_number[call.matrix[which]];
    HSCAL_TRY(hscal__workload_add_call(made, &call));
  }
  return 0;
}

static int copy_text(const char *text, char **copy) {
  *copy = text ? hscal__copy_text(text) : NULL;
  return text && !*copy ? hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a line") : 0;
}

static int take_out(const hscal_context_groups *g, int group, hscal_pool *pool, int *number) {
  const hscal_workload *recording = g->recording;
  int *context_number = number + g->ranks, *matrix_number = context_number + recording->ncontexts;
  HSCAL_TRY(hscal__workload_new(&pool->workload));
  hscal_workload *made = pool->workload;
  made->pools = g->count;
  HSCAL_TRY(number_ranks(g, group, pool, number));
  HSCAL_TRY(add_contexts(g, group, number, made, context_number));
  HSCAL_TRY(add_matrices(recording, context_number, made, matrix_number));
  HSCAL_TRY(add_calls(g, group, matrix_number, made));
  HSCAL_TRY(copy_text(recording->command, &made->command));
  return copy_text(recording->incomplete, &made->incomplete);
}

static int find(hscal_context_groups *g, const hscal_workload *recording, hscal_pool *pool) {
  int are_alike;
  HSCAL_TRY(hscal__context_groups_make(recording, g));
  HSCAL_TRY(hscal__context_groups_compare(g, &are_alike));
  if (!are_alike) return 0;
  HSCAL_TRY(give_idle_ranks(g));
  size_t numbers = (size_t)g->ranks + (size_t)recording->ncontexts + (size_t)recording->nmatrices;
  int *number = calloc(numbers, sizeof *number);
  int status = number ? take_out(g, longest(g), pool, number)
                      : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu numbers", numbers);
  free(number);
  return status;
}

int hscal__pool_find(const hscal_workload *recording, hscal_pool *pool) {
  hscal_context_groups g = {.count = 0};
  *pool = (hscal_pool){.rank = NULL};
  int status = find(&g, recording, pool);
  hscal__context_groups_free(&g);
  return status;
}

void hscal__pool_free(hscal_pool *pool) {
  hscal__workload_delete(pool->workload);
  free(pool->rank);
  *pool = (hscal_pool){.rank = NULL};
}
