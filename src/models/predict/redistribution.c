#include "models/predict/redistribution.h"
#include "base/status.h"
#include "call/check.h"
#include "models/memory/workspace_bytes.h"
#include "models/predict/predict.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The processes of both distributions: first those of `from`, then those that only `to` has. */
typedef struct process_union {
  int *node_of; /* [processes] */
  int *process; /* [places of to] */
  int processes;
} process_union;

/* cursor[node]: the processes of `from` before it are taken. */
static int take_process(const hscal_distribution *from, int node, int *cursor) {
  int places = from->nprow * from->npcol, at = cursor[node];
  while (at < places && from->node_of[at] != node) at++;
  cursor[node] = at + 1;
  return at < places ? at : -1;
}

static void join(const hscal_distribution *from, const hscal_distribution *to, int *cursor, process_union *both) {
  both->processes = from->nprow * from->npcol;
  for (int i = 0; i < both->processes; i++) both->node_of[i] = from->node_of[i];
  for (int i = 0; i < to->nprow * to->npcol; i++) {
    int node = to->node_of[i];
    both->process[i] = take_process(from, node, cursor);
    if (both->process[i] >= 0) continue;
    both->process[i] = both->processes;
    both->node_of[both->processes++] = node;
  }
}

static int check_distribution(const hscal_distribution *distribution, const hscal_machine *machine) {
  if (distribution->nprow < 1 || distribution->npcol < 1)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "%d x %d is not a process grid", distribution->nprow, distribution->npcol);
  for (int i = 0; i < distribution->nprow * distribution->npcol; i++)
    if (distribution->node_of[i] < 0 || distribution->node_of[i] >= machine->nnodes)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "there is no node %d", distribution->node_of[i]);
  return 0;
}

/* The call that moves the matrix, on a line of all processes of both distributions. */
typedef struct move_call {
  hscal_call call;
  hscal_layout layout;
  process_union both;
} move_call;

static void free_move(move_call *move) {
  free(move->both.node_of);
  free(move->both.process);
}

static int make_move_call(hscal_type type, int m, int n, const hscal_distribution *from, const hscal_distribution *to,
                          const hscal_machine *machine, move_call *move) {
  hscal_type moved = type == HSCAL_TYPE_I ? HSCAL_TYPE_S : type; /* pigemr2d is psgemr2d but for the name */
  const hscal_routine *routine = hscal__routine_of(moved, HSCAL_PACK_GEMR2D, HSCAL_SCHEME_gemr2d, 0);
  size_t places = (size_t)to->nprow * (size_t)to->npcol, most = (size_t)from->nprow * (size_t)from->npcol + places;
  int *cursor = calloc((size_t)machine->nnodes, sizeof *cursor);
  process_union both = {.node_of = malloc(most * sizeof(int)), .process = malloc(places * sizeof(int))};
  move->both = both;
  if (cursor && both.node_of && both.process) join(from, to, cursor, &move->both);
  int has_memory = cursor && both.node_of && both.process;
  free(cursor);
  if (!has_memory) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu processes", most);
  hscal_call *call = &move->call;
  *call = (hscal_call){.routine = routine, .m = m, .n = n};
  call->from = (hscal_grid){.nprow = from->nprow, .npcol = from->npcol};
  call->to = (hscal_grid){.nprow = to->nprow, .npcol = to->npcol, .process = both.process};
  call->operand[HSCAL_A].desc = from->desc;
  call->operand[HSCAL_B].desc = to->desc;
  move->layout = hscal__layout_make(1, move->both.processes, 0);
  if (hscal__layout_check(&move->layout, call))
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "it can't be moved: %s", hscal__last_error());
  return 0;
}

static int prepare(hscal_type type, int m, int n, const hscal_distribution *from, const hscal_distribution *to,
                   const hscal_machine *machine, move_call *move) {
  *move = (move_call){.both = {0}};
  HSCAL_TRY(check_distribution(from, machine));
  HSCAL_TRY(check_distribution(to, machine));
  return make_move_call(type, m, n, from, to, machine, move);
}

int hscal__redistribution_s(hscal_type type, int m, int n, const hscal_distribution *from, const hscal_distribution *to,
                            const hscal_machine *machine, double *seconds) {
  move_call move;
  int status = prepare(type, m, n, from, to, machine, &move);
  hscal_placement placement = {.machine = machine, .node_of = move.both.node_of};
  if (!status) status = hscal__timeof(&move.call, &move.layout, &placement, HSCAL_EFFORT_MODEL, seconds);
  free_move(&move);
  return status;
}

int hscal__redistribution_bytes(hscal_type type, int m, int n, const hscal_distribution *from,
                                const hscal_distribution *to, const hscal_machine *machine, double *bytes) {
  move_call move;
  int status = prepare(type, m, n, from, to, machine, &move);
  for (int i = 0; i < move.both.processes && !status; i++)
    bytes[move.both.node_of[i]] += hscal__moving_bytes(&move.call, &move.layout, 0, i);
  free_move(&move);
  return status;
}

int hscal__redistribution_largest_bytes(hscal_type type, const hscal_distribution *from, const hscal_distribution *to,
                                        const hscal_machine *machine, double *one, double *largest) {
  memset(one, 0, (size_t)machine->nnodes * sizeof *one);
  HSCAL_TRY(hscal__redistribution_bytes(type, from->desc.m, from->desc.n, from, to, machine, one));
  for (int h = 0; h < machine->nnodes; h++) largest[h] = fmax(largest[h], one[h]);
  return 0;
}
