#include "models/clock/part_runs.h"
#include "call/routine.h"
#include "machine/collectives.h"
#include "machine/machine.h"

/* The table's rows before `first` are for others. */
static hscal_collective_algorithm algorithm_of(const hscal_costs *costs, int first, int members, int64_t elements) {
  const hscal_collective_call sum = {.operation = HSCAL_COLLECTIVE_ALLREDUCE,
                                     .members = members,
                                     .bytes = (double)elements * costs->element_bytes,
                                     .elements = (double)elements,
                                     .is_builtin = !hscal__type_is_complex(costs->type)};
  const hscal_collective_row *row = hscal__collective_row_from(hscal__machine_collectives(costs->machine), first, &sum);
  return row ? row->algorithm : HSCAL_ALGORITHMS;
}

/* In place of the last one if that is short. */
static void begin_run(hscal_part_runs *runs, int64_t at) {
  int is_short = at - runs->begin[runs->runs - 1] < HSCAL_LEAST_PART_RUN;
  if (is_short && runs->runs > 1)
    runs->begin[runs->runs - 1] = at;
  else if (!is_short && runs->runs < HSCAL_MOST_PART_RUNS)
    runs->begin[runs->runs++] = at;
}

void hscal__part_runs_set(hscal_part_runs *runs, const hscal_costs *costs, int members, int64_t count) {
  if (runs->members == members && runs->count == count) return;
  *runs = (hscal_part_runs){.members = members, .count = count, .runs = 1, .begin = {0, count}};
  if (members < 2) return;
  const hscal_collectives *table = hscal__machine_collectives(costs->machine);
  int first = hscal__collective_first_row(table, HSCAL_COLLECTIVE_ALLREDUCE, members, 0);
  hscal_collective_algorithm now = algorithm_of(costs, first, members, count - 1);
  for (int64_t i = 1; i <= count - HSCAL_LEAST_PART_RUN; i++) {
    hscal_collective_algorithm next = algorithm_of(costs, first, members, count - 1 - i);
    if (next != now) begin_run(runs, i);
    now = next;
  }
  runs->begin[runs->runs] = count;
}
