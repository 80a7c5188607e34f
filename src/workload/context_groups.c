#include "workload/context_groups.h"
#include "base/digest.h"
#include "base/minmax.h"
#include "base/status.h"

#include <stdlib.h>
#include <string.h>

/* ---- what belongs together: group_of leads to an earlier context of the group, or to itself ------------------------- */

static int first_of(const hscal_context_groups *g, int context) {
  while (g->group_of[context] != context) context = g->group_of[context];
  return context;
}

static int join(hscal_context_groups *g, int x, int y) {
  int a = first_of(g, x), b = first_of(g, y);
  g->group_of[hscal__max(a, b)] = hscal__min(a, b);
  return hscal__min(a, b);
}

static void join_by_calls(hscal_context_groups *g, char *is_used) {
  for (int i = 0; i < g->recording->ncalls; i++) {
    const int *matrix = g->recording->call[i].matrix;
    int *group = &g->group_of_call[i];
    *group = -1;
    for (int which = 0; which < HSCAL_OPERANDS; which++) {
      int context = matrix[which] < 0 ? -1 : g->recording->matrix[matrix[which]].context;
      if (context < 0) continue;
      is_used[context] = 1;
      *group = *group < 0 ? context : join(g, *group, context);
    }
  }
}

static void join_by_processes(hscal_context_groups *g, const char *is_used) {
  for (int k = 0; k < g->ranks; k++) g->group_of_rank[k] = -1;
  for (int c = 0; c < g->recording->ncontexts; c++) {
    const hscal_workload_context *context = &g->recording->context[c];
    for (int i = 0; is_used[c] && i < context->nprow * context->npcol; i++) {
      int *group = &g->group_of_rank[context->process[i]];
      *group = *group < 0 ? c : join(g, *group, c);
    }
  }
}

/* Contexts become numbers of groups. */
static void number_groups(hscal_context_groups *g, const char *is_used) {
  for (int c = 0; c < g->recording->ncontexts; c++) { /* the first one of a group comes first */
    int before = g->group_of[c];
    g->group_of[c] = !is_used[c] ? -1 : before == c ? g->count++ : g->group_of[before];
  }
  for (int i = 0; i < g->recording->ncalls; i++)
    if (g->group_of_call[i] >= 0) g->group_of_call[i] = g->group_of[g->group_of_call[i]];
  for (int k = 0; k < g->ranks; k++)
    if (g->group_of_rank[k] >= 0) g->group_of_rank[k] = g->group_of[g->group_of_rank[k]];
}

int hscal__context_groups_make(const hscal_workload *recording, hscal_context_groups *g) {
  size_t contexts = (size_t)recording->ncontexts;
  char *is_used = calloc(contexts + 1, 1);
  *g = (hscal_context_groups){.recording = recording, .ranks = hscal__workload_ranks(recording)};
  g->group_of = calloc(contexts + 1, sizeof *g->group_of);
  g->group_of_call = calloc((size_t)recording->ncalls + 1, sizeof *g->group_of_call);
  g->group_of_rank = calloc((size_t)g->ranks + 1, sizeof *g->group_of_rank);
  int is_there = is_used && g->group_of && g->group_of_call && g->group_of_rank;
  if (is_there) {
    for (int c = 0; c < recording->ncontexts; c++) g->group_of[c] = c;
    join_by_calls(g, is_used);
    join_by_processes(g, is_used);
    number_groups(g, is_used);
  }
  free(is_used);
  return is_there ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu contexts", contexts);
}

void hscal__context_groups_free(hscal_context_groups *g) {
  free(g->group_of);
  free(g->group_of_call);
  free(g->group_of_rank);
}

/* ---- are they alike? ----------------------------------------------------------------------------------------------- */

/* What groups are compared by: sums, so that no order counts. */
typedef struct group_traits {
  int processes;
  uint64_t grids, routines;
} group_traits;

typedef struct used_routine {
  int group;
  const hscal_routine *routine;
} used_routine;

static int by_group(const void *x, const void *y) {
  const used_routine *a = x, *b = y;
  if (a->group != b->group) return a->group - b->group;
  return (a->routine > b->routine) - (a->routine < b->routine);
}

static uint64_t digest_of(const int *numbers, size_t count) {
  return hscal__digest(HSCAL_DIGEST_START, numbers, count * sizeof *numbers);
}

static void add_routines(const hscal_context_groups *g, used_routine *used, group_traits *traits) {
  int count = g->recording->ncalls;
  for (int i = 0; i < count; i++) used[i] = (used_routine){g->group_of_call[i], g->recording->call[i].call.routine};
  qsort(used, (size_t)count, sizeof *used, by_group);
  for (int i = 0; i < count; i++) {
    const int number = (int)(used[i].routine - hscal__routines);
    if (i == 0 || by_group(&used[i - 1], &used[i])) traits[used[i].group].routines += digest_of(&number, 1);
  }
}

static void add_contexts(const hscal_context_groups *g, group_traits *traits) {
  for (int c = 0; c < g->recording->ncontexts; c++) {
    const int grid[] = {g->recording->context[c].nprow, g->recording->context[c].npcol};
    if (g->group_of[c] >= 0) traits[g->group_of[c]].grids += digest_of(grid, 2);
  }
  for (int k = 0; k < g->ranks; k++)
    if (g->group_of_rank[k] >= 0) traits[g->group_of_rank[k]].processes++;
}

int hscal__context_groups_compare(const hscal_context_groups *g, int *are_alike) {
  size_t ncalls = (size_t)g->recording->ncalls;
  *are_alike = g->count > 1;
  for (size_t i = 0; i < ncalls; i++) *are_alike &= g->group_of_call[i] >= 0;
  if (!*are_alike) return 0;
  group_traits *traits = calloc((size_t)g->count, sizeof *traits);
  used_routine *used = calloc(ncalls, sizeof *used);
  int is_there = traits && used;
  if (is_there) {
    add_routines(g, used, traits);
    add_contexts(g, traits);
    for (int i = 1; i < g->count; i++)
      *are_alike &= traits[i].processes == traits[0].processes && traits[i].grids == traits[0].grids &&
                    traits[i].routines == traits[0].routines;
  }
  free(traits);
  free(used);
  return is_there ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d groups of contexts", g->count);
}
