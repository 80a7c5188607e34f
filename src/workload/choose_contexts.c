#include "workload/choose_contexts.h"
#include "base/array.h"
#include "base/minmax.h"
#include "base/status.h"
#include "workload/calibrated.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Calls that are open, because a handover with a later call has to know where they are, have a place each. A call that finds none stays in
 * context 0. */
enum { PLACES = 32 };

typedef struct state {
  double seconds;
  int last;                      /* of the decisions, that of the last call */
  unsigned char context[PLACES]; /* of the open calls; 0 in a free place */
} state;

typedef struct made_choice {
  int before, context; /* before: that of the call before; -1: it was the first */
} made_choice;

typedef struct choosing {
  const hscal_context_costs *costs;
  int *open_until;      /* [ncalls] the last call of a handover that the call is in */
  int *place;           /* [ncalls] while it is open; -1: none */
  int *context;         /* [ncalls] of a state, where open */
  int in_place[PLACES]; /* which call; -1: none */
  int *first, *order;   /* handovers by their last call: order[first[i]] to before first[i + 1] */
  state *now, *next;
  size_t nnow, nnext, now_capacity, next_capacity;
  made_choice *decisions;
  size_t ndecisions, decisions_capacity;
} choosing;

/* ---- the costs ----------------------------------------------------------------------------------------------------- */

static double move_s(const hscal_context_costs *costs, int matrix, int from, int to) {
  size_t n = (size_t)costs->ncontexts;
  return costs->move_s[((size_t)matrix * n + (size_t)from) * n + (size_t)to];
}

static double call_s(const hscal_context_costs *costs, int call, int context) {
  return costs->call_s[(size_t)call * (size_t)costs->ncontexts + (size_t)context];
}

int hscal__nearer_holder(const hscal_context_costs *costs, const hscal_handover *handover, const int *context_of,
                         double *seconds) {
  int to = context_of[handover->to];
  double writer_s = move_s(costs, handover->matrix, context_of[handover->from[0]], to),
         last_s = move_s(costs, handover->matrix, context_of[handover->from[1]], to);
  *seconds = hscal__fmin(writer_s, last_s);
  return last_s < writer_s;
}

static double handover_s(const hscal_context_costs *costs, const hscal_handover *handover, const int *context_of) {
  double seconds;
  hscal__nearer_holder(costs, handover, context_of, &seconds);
  return seconds > 0 ? handover->times * seconds : 0;
}

double hscal__contexts_s(const hscal_context_costs *costs, const int *context_of) {
  double seconds = 0;
  for (int i = 0; i < costs->ncalls; i++) seconds += call_s(costs, i, context_of[i]);
  for (int i = 0; i < costs->nhandovers; i++) seconds += handover_s(costs, &costs->handover[i], context_of);
  return seconds;
}

/* ---- which calls are open ------------------------------------------------------------------------------------------ */

static int last_call(const hscal_handover *handover) {
  return hscal__max(handover->to, hscal__max(handover->from[0], handover->from[1]));
}

static void find_scopes(choosing *c) {
  const hscal_context_costs *costs = c->costs;
  for (int i = 0; i < costs->ncalls; i++) c->open_until[i] = i, c->place[i] = -1;
  for (int i = 0; i < costs->nhandovers; i++) {
    const hscal_handover *handover = &costs->handover[i];
    const int calls[] = {handover->to, handover->from[0], handover->from[1]};
    int last = last_call(handover);
    for (int k = 0; k < 3; k++) c->open_until[calls[k]] = hscal__max(c->open_until[calls[k]], last);
    c->first[last + 1]++;
  }
  for (int i = 0; i < costs->ncalls; i++) c->first[i + 1] += c->first[i];
  for (int i = costs->nhandovers; i-- > 0;) c->order[--c->first[last_call(&costs->handover[i]) + 1]] = i;
  /* now first[i + 1] is where those of call i begin */
}

static void close_before(choosing *c, int call) {
  for (int k = 0; k < PLACES; k++)
    if (c->in_place[k] >= 0 && c->open_until[c->in_place[k]] <= call) c->in_place[k] = -1;
}

static void open_call(choosing *c, int call) {
  for (int k = 0; k < PLACES && c->place[call] < 0; k++)
    if (c->in_place[k] < 0) c->in_place[k] = call, c->place[call] = k;
}

/* ---- states -------------------------------------------------------------------------------------------------------- */

static int by_contexts(const void *x, const void *y) {
  const state *a = x, *b = y;
  int order = memcmp(a->context, b->context, sizeof a->context);
  return order ? order : (a->seconds > b->seconds) - (a->seconds < b->seconds);
}

static int by_seconds(const void *x, const void *y) {
  const state *a = x, *b = y;
  return a->seconds != b->seconds ? (a->seconds > b->seconds) - (a->seconds < b->seconds) : by_contexts(x, y);
}

/* Of states that are alike the best; of all the best `most`. */
static size_t keep_best(state *states, size_t count, size_t most) {
  size_t kept = 0;
  qsort(states, count, sizeof *states, by_contexts);
  for (size_t i = 0; i < count; i++)
    if (kept == 0 || memcmp(states[kept - 1].context, states[i].context, sizeof states[i].context))
      states[kept++] = states[i];
  if (kept <= most) return kept;
  qsort(states, kept, sizeof *states, by_seconds);
  return most;
}

/* How many states a call may leave: they are remembered for every call. */
static size_t most_states(const hscal_context_costs *costs) {
  size_t most = HSCAL_MOST_DECISIONS / (size_t)(costs->ncalls * costs->ncontexts);
  return most < 1 ? 1 : most > HSCAL_MOST_STATES ? HSCAL_MOST_STATES : most;
}

/* The call is made in that context after what led to the state. */
static int extend(choosing *c, const state *before, int call, int context) {
  state after = *before;
  for (int k = 0; k < PLACES; k++)
    if (c->in_place[k] >= 0 && c->in_place[k] != call) c->context[c->in_place[k]] = before->context[k];
  c->context[call] = context;
  after.seconds += call_s(c->costs, call, context);
  int end = call + 1 < c->costs->ncalls ? c->first[call + 2] : c->costs->nhandovers;
  for (int i = c->first[call + 1]; i < end; i++)
    after.seconds += handover_s(c->costs, &c->costs->handover[c->order[i]], c->context);
  if (!isfinite(after.seconds)) return 0;
  for (int k = 0; k < PLACES; k++) {
    int open = c->in_place[k];
    after.context[k] = open >= 0 && c->open_until[open] > call ? (unsigned char)c->context[open] : 0;
  }
  after.last = (int)c->ndecisions;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(c->decisions, c->decisions_capacity, c->ndecisions + 1));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(c->next, c->next_capacity, c->nnext + 1));
  c->decisions[c->ndecisions++] = (made_choice){before->last, context};
  c->next[c->nnext++] = after;
  return 0;
}

static int decide(choosing *c, int call) {
  int is_open = c->open_until[call] > call;
  if (is_open) open_call(c, call);
  int contexts = is_open && c->place[call] < 0 ? 1 : c->costs->ncontexts;
  c->nnext = 0;
  for (size_t i = 0; i < c->nnow; i++)
    for (int k = 0; k < contexts; k++) HSCAL_TRY(extend(c, &c->now[i], call, k));
  close_before(c, call);
  state *states = c->now;
  size_t capacity = c->now_capacity;
  c->now = c->next, c->now_capacity = c->next_capacity, c->next = states, c->next_capacity = capacity;
  c->nnow = keep_best(c->now, c->nnext, most_states(c->costs));
  return 0;
}

/* ---- all ----------------------------------------------------------------------------------------------------------- */

static int make_arrays(choosing *c) {
  size_t ncalls = (size_t)c->costs->ncalls;
  c->open_until = calloc(ncalls, sizeof *c->open_until);
  c->place = calloc(ncalls, sizeof *c->place);
  c->context = calloc(ncalls, sizeof *c->context);
  c->first = calloc(ncalls + 2, sizeof *c->first);
  c->order = calloc((size_t)c->costs->nhandovers + 1, sizeof *c->order);
  for (int k = 0; k < PLACES; k++) c->in_place[k] = -1;
  return c->open_until && c->place && c->context && c->first && c->order
             ? HSCAL_ARRAY_RESERVE(c->now, c->now_capacity, 1)
             : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the contexts of %zu calls", ncalls);
}

static void free_arrays(choosing *c) {
  free(c->open_until);
  free(c->place);
  free(c->context);
  free(c->first);
  free(c->order);
  free(c->now);
  free(c->next);
  free(c->decisions);
}

static void trace_back(const choosing *c, int *context_of) {
  const state *best = &c->now[0];
  for (size_t i = 1; i < c->nnow; i++)
    if (c->now[i].seconds < best->seconds) best = &c->now[i];
  for (int call = c->costs->ncalls, at = best->last; call-- > 0; at = c->decisions[at].before)
    context_of[call] = c->decisions[at].context;
}

static int choose(choosing *c, int *context_of) {
  HSCAL_TRY(make_arrays(c));
  find_scopes(c);
  c->now[c->nnow++] = (state){.last = -1};
  for (int call = 0; call < c->costs->ncalls; call++) HSCAL_TRY(decide(c, call));
  if (c->nnow > 0) trace_back(c, context_of);
  return 0;
}

int hscal__choose_contexts(const hscal_context_costs *costs, int *context_of) {
  choosing c = {.costs = costs};
  for (int i = 0; i < costs->ncalls; i++) context_of[i] = 0;
  double one_s = hscal__contexts_s(costs, context_of);
  int status = choose(&c, context_of);
  if (!status && hscal__contexts_s(costs, context_of) > one_s)
    for (int i = 0; i < costs->ncalls; i++) context_of[i] = 0;
  free_arrays(&c);
  return status;
}
