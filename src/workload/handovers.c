#include "workload/handovers.h"
#include "base/array.h"
#include "base/minmax.h"
#include "base/status.h"
#include "plan/moved_operands.h"

#include <stdlib.h>

typedef struct handover_list {
  const hscal_workload *workload;
  hscal_handover *handover;
  size_t count, capacity;
} handover_list;

typedef struct loop {
  int first, last;
  double times;
} loop;

/* What a call does with a matrix. */
typedef struct use {
  int is_there, reads, writes;
} use;

/* Does the operand cover the whole matrix? */
static int is_whole(const hscal_operand *operand, const hscal_call *call, hscal_operand_name which) {
  int rows, columns;
  hscal__call_shape(call, which, &rows, &columns);
  return rows == operand->desc.m && columns == operand->desc.n;
}

static use use_of(const hscal_workload *workload, int number, int matrix) {
  const hscal_workload_call *line = &workload->call[number];
  use found = {0, 0, 0};
  for (int i = 0; i < HSCAL_OPERANDS; i++) {
    hscal_operand_name which = (hscal_operand_name)i;
    if (line->matrix[i] != matrix || !hscal__call_has(&line->call, which)) continue;
    found.is_there = 1;
    found.reads |= hscal__is_brought(&line->call, i) || !is_whole(&line->call.operand[i], &line->call, which);
    found.writes |= hscal__is_brought_back(&line->call, i);
  }
  return found;
}

/* Looks at `count` calls before `to`, backwards from `at`, round the loop: who had the matrix last, who wrote it last (-1: nobody did), and the
 * one farthest away who had it. */
typedef struct holders {
  int last, writer, first;
} holders;

static holders look_back(const hscal_workload *workload, int matrix, const loop *round, int at, int count) {
  holders found = {-1, -1, -1};
  for (int i = 0; i < count && found.writer < 0; i++, at--) {
    if (at < round->first) at = round->last;
    use had = use_of(workload, at, matrix);
    if (!had.is_there) continue;
    if (found.last < 0) found.last = at;
    if (had.writes) found.writer = at;
    found.first = at;
  }
  return found;
}

static int add(handover_list *all, int matrix, int to, int writer, int last, double times) {
  if (times <= 0 || writer == to || last == to) return 0;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(all->handover, all->capacity, all->count + 1));
  all->handover[all->count++] = (hscal_handover){matrix, to, {writer, last}, times};
  return 0;
}

/* A matrix that nobody in the loop writes is in all its contexts after the first time. */
static int add_of_matrix(handover_list *all, int matrix, int to, const loop *within) {
  const loop whole = {0, to, 1};
  holders once = look_back(all->workload, matrix, &whole, to - 1, to);
  holders again = look_back(all->workload, matrix, within, to - 1, within->last - within->first + 1);
  int writer = once.writer < 0 ? once.first : once.writer;
  double times = once.last < 0 ? 0 : 1, more = again.writer < 0 ? 0 : within->times - 1;
  if (times > 0 && again.writer == writer && again.last == once.last) times += more, more = 0;
  HSCAL_TRY(add(all, matrix, to, writer, once.last, times));
  return add(all, matrix, to, again.writer, again.last, more);
}

static int add_of_call(handover_list *all, int to, const loop *within) {
  const int *matrix = all->workload->call[to].matrix;
  for (int i = 0; i < HSCAL_OPERANDS; i++) {
    int is_seen = matrix[i] < 0;
    for (int before = 0; before < i; before++) is_seen |= matrix[before] == matrix[i];
    if (!is_seen && use_of(all->workload, to, matrix[i]).reads) HSCAL_TRY(add_of_matrix(all, matrix[i], to, within));
  }
  return 0;
}

static loop loop_from(const hscal_workload *workload, int first) {
  loop found = {first, first, (double)workload->call[first].count};
  for (int next = first + 1; found.times > 1 && next < workload->ncalls && workload->call[next].count > 1; next++) {
    found.last = next;
    found.times = hscal__fmax(found.times, (double)workload->call[next].count);
  }
  return found;
}

int hscal__handovers_of(const hscal_workload *workload, hscal_handover **handovers, int *count) {
  handover_list all = {.workload = workload};
  int status = 0;
  for (int first = 0; first < workload->ncalls && !status;) {
    loop within = loop_from(workload, first);
    for (; first <= within.last && !status; first++) status = add_of_call(&all, first, &within);
  }
  *handovers = all.handover;
  *count = (int)all.count;
  if (!status) return 0;
  free(all.handover);
  *handovers = NULL;
  return status;
}
