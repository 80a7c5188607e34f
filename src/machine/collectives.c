#include "machine/collectives.h"
#include "machine/collectives_table.h"

#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* ---- words -------------------------------------------------------------------------------------------------- */

static const struct {
  const char *word;
  int does[HSCAL_COLLECTIVE_KINDS];
} algorithms[HSCAL_ALGORITHMS] = {
#define ALGORITHM(name, word, broadcasts, reduces, allreduces, barriers)                                               \
  {word, {broadcasts, reduces, allreduces, barriers}},
#include "machine/collectives/algorithms.def"
#undef ALGORITHM
};

const char *hscal__collective_word(hscal_collective_kind operation) {
  static const char *const words[] = {"broadcast", "reduce", "allreduce", "barrier"};
  return words[operation];
}

const char *hscal__algorithm_word(hscal_collective_algorithm algorithm) { return algorithms[algorithm].word; }

int hscal__algorithm_does(hscal_collective_algorithm algorithm, hscal_collective_kind operation) {
  return algorithms[algorithm].does[operation];
}

int hscal__algorithm_has_radix(hscal_collective_algorithm algorithm) {
  return algorithm == HSCAL_ALGORITHM_KNOMIAL || algorithm == HSCAL_ALGORITHM_KNOMIAL_AT_ONCE ||
         algorithm == HSCAL_ALGORITHM_CHAINS;
}

int hscal__algorithm_has_segments(hscal_collective_algorithm algorithm) {
  return algorithm == HSCAL_ALGORITHM_CHAIN || algorithm == HSCAL_ALGORITHM_CHAINS ||
         algorithm == HSCAL_ALGORITHM_BINARY || algorithm == HSCAL_ALGORITHM_BINOMIAL ||
         algorithm == HSCAL_ALGORITHM_KNOMIAL || algorithm == HSCAL_ALGORITHM_PEERS;
}

int hscal__algorithm_is_composed(hscal_collective_algorithm algorithm) {
  return algorithm == HSCAL_ALGORITHM_LEADERS || algorithm == HSCAL_ALGORITHM_FIRST_LEADERS ||
         algorithm == HSCAL_ALGORITHM_ROOT_LEADER || algorithm == HSCAL_ALGORITHM_ROOT_NODE ||
         algorithm == HSCAL_ALGORITHM_PEERS;
}

/* ---- rows --------------------------------------------------------------------------------------------------- */

static int is_power_of_two(int members) { return (members & (members - 1)) == 0; }

static int power_below(int members) {
  int power = 1;
  while (power <= members / 2) power *= 2;
  return power;
}

static int has_root(const hscal_collective_call *call) {
  return call->operation == HSCAL_COLLECTIVE_BROADCAST || call->operation == HSCAL_COLLECTIVE_REDUCE;
}

/* What an algorithm itself needs; without it the library takes another one, of a later row. */
static int can_be_done(const hscal_collective_row *row, const hscal_collective_call *call) {
  switch (row->algorithm) {
  case HSCAL_ALGORITHM_HALVING:
  case HSCAL_ALGORITHM_HALVING_WHOLE:
    return call->elements >= power_below(call->members);
  case HSCAL_ALGORITHM_RING:
  case HSCAL_ALGORITHM_RING_REST:
    return call->elements >= call->members;
  case HSCAL_ALGORITHM_SCATTER_DOUBLING:
    return is_power_of_two(call->members);
  case HSCAL_ALGORITHM_SCATTER_DOUBLING_EVEN:
    return call->members % 2 == 0;
  case HSCAL_ALGORITHM_ROOT_NODE:
    return call->nodes != HSCAL_NODES_OF_ONE &&
           (call->operation != HSCAL_COLLECTIVE_BROADCAST || is_power_of_two(call->members));
  case HSCAL_ALGORITHM_PEERS:
    return call->nodes == HSCAL_NODES_OF_EQUAL || (call->nodes == HSCAL_NODES_OF_DIFFERENT && !has_root(call));
  default:
    return call->nodes != HSCAL_NODES_OF_ONE || !hscal__algorithm_is_composed(row->algorithm);
  }
}

static int agrees(hscal_row_condition condition, int is_so) {
  return condition == HSCAL_ROW_EITHER || (condition == HSCAL_ROW_YES) == (is_so != 0);
}

int hscal__collective_row_fits(const hscal_collective_row *row, const hscal_collective_call *call) {
  return row->operation == call->operation && call->members <= row->members && call->bytes <= row->bytes &&
         agrees(row->splittable, call->elements > 1) && agrees(row->builtin, call->is_builtin) &&
         can_be_done(row, call);
}

int hscal__collective_first_row(const hscal_collectives *collectives, hscal_collective_kind operation, int members,
                                int share_nodes) {
  for (int i = 0; i < collectives->nrows; i++) {
    const hscal_collective_row *row = &collectives->rows[i];
    int is_among_nodes = hscal__algorithm_is_composed(row->algorithm);
    if (row->operation == operation && row->members >= members && (share_nodes || !is_among_nodes)) return i;
  }
  return collectives->nrows;
}

const hscal_collective_row *hscal__collective_row_from(const hscal_collectives *collectives, int first,
                                                       const hscal_collective_call *call) {
  for (int i = first; i < collectives->nrows; i++)
    if (hscal__collective_row_fits(&collectives->rows[i], call)) return &collectives->rows[i];
  return NULL;
}

const hscal_collective_row *hscal__collective_row(const hscal_collectives *collectives,
                                                  const hscal_collective_call *call) {
  return hscal__collective_row_from(collectives, 0, call);
}

hscal_collective_algorithm hscal__barrier_algorithm(const hscal_collectives *collectives, int members,
                                                    hscal_node_sharing nodes) {
  const hscal_collective_call call = {HSCAL_COLLECTIVE_BARRIER, members, 0, 1, 1, nodes};
  const hscal_collective_row *row = hscal__collective_row(collectives, &call);
  return row ? row->algorithm : HSCAL_ALGORITHM_LINEAR;
}

/* ---- libraries ---------------------------------------------------------------------------------------------- */

const hscal_collectives *hscal__collectives_number(int number) {
  for (int i = 0; i <= number; i++)
    if (!hscal__collectives_tables[i].rows) return NULL;
  return &hscal__collectives_tables[number];
}

const hscal_collectives *hscal__collectives_named(const char *name) {
  for (const hscal_collectives *c = hscal__collectives_tables; c->rows; c++)
    if (strcmp(c->name, name) == 0) return c;
  return NULL;
}

const hscal_collectives *hscal__collectives_default(void) { return &hscal__collectives_tables[HSCAL_LIBRARY_DEFAULT]; }

/* ---- checks ------------------------------------------------------------------------------------------------- */

enum { MOST_MEMBERS = 1 << 20 };
static const double most_bytes = 1e15; /* of a message: no computer has so much */

typedef struct row_check {
  const hscal_collective_row *rows;
  int nrows;
  unsigned char reached[HSCAL_MOST_COLLECTIVE_ROWS];
  char *text;
  size_t size;
} row_check;

static int row_fault(const row_check *check, int i) {
  const hscal_collective_row *row = &check->rows[i];
  const char *word = hscal__algorithm_word(row->algorithm);
  int has_radix = hscal__algorithm_has_radix(row->algorithm),
      has_segments = hscal__algorithm_has_segments(row->algorithm);
  char *text = check->text;
  size_t size = check->size;
  if (!hscal__algorithm_does(row->algorithm, row->operation))
    return snprintf(text, size, "[%d].algorithm: \"%s\" does no %s", i, word, hscal__collective_word(row->operation));
  if (row->members < 2) return snprintf(text, size, "[%d].members: must be 2 or more", i);
  if (!(row->bytes >= 0)) return snprintf(text, size, "[%d].bytes: must be >= 0", i);
  if (has_radix && row->radix == 0) return snprintf(text, size, "[%d].radix: is missing: \"%s\" has one", i, word);
  if (!has_radix && row->radix != 0) return snprintf(text, size, "[%d].radix: \"%s\" has none", i, word);
  if (has_radix && row->radix < 2) return snprintf(text, size, "[%d].radix: must be 2 or more", i);
  if (row->radix > HSCAL_MOST_RADIX)
    return snprintf(text, size, "[%d].radix: is absurd: more than %d", i, HSCAL_MOST_RADIX);
  if (row->operation == HSCAL_COLLECTIVE_BARRIER && !isinf(row->bytes))
    return snprintf(text, size, "[%d].bytes: a barrier has none", i);
  if (row->operation == HSCAL_COLLECTIVE_BARRIER &&
      (row->splittable != HSCAL_ROW_EITHER || row->builtin != HSCAL_ROW_EITHER))
    return snprintf(text, size, "[%d].%s: a barrier has no data", i,
                    row->splittable != HSCAL_ROW_EITHER ? "splittable" : "builtin");
  if (row->segment_bytes != 0 && row->operation == HSCAL_COLLECTIVE_BARRIER)
    return snprintf(text, size, "[%d].segment: a barrier has no data", i);
  if (row->segment_bytes != 0 && !has_segments) return snprintf(text, size, "[%d].segment: \"%s\" has none", i, word);
  if (row->segment_bytes != 0 && !(row->segment_bytes >= HSCAL_LEAST_SEGMENT))
    return snprintf(text, size, "[%d].segment: is absurd: less than %d bytes", i, HSCAL_LEAST_SEGMENT);
  return 0;
}

/* What there is no row for. */
static int say_hole(const row_check *check, const hscal_collective_call *call) {
  const char *word = hscal__collective_word(call->operation);
  if (call->operation == HSCAL_COLLECTIVE_BARRIER)
    return snprintf(check->text, check->size, ": no row is for a barrier of %d members; end with a row for any",
                    call->members);
  return snprintf(check->text, check->size,
                  ": no row is for a %s of %.0f bytes in %s to %d members%s; end with a row for any", word, call->bytes,
                  call->elements > 2   ? "many elements"
                  : call->elements > 1 ? "2 elements"
                                       : "1 element",
                  call->members,
                  call->operation == HSCAL_COLLECTIVE_BROADCAST ? ""
                  : call->is_builtin                            ? ", operation built in"
                                                                : ", operation not built in");
}

/* Calls of so many members and bytes, cut or not, built in or not, on nodes of one member, of several, of equally many. */
static int look_up(row_check *check, hscal_collective_kind operation, int members, double bytes) {
  const double elements[] = {1, 2, most_bytes};
  for (int e = 0; e < 3; e++)
    for (int builtin = 0; builtin < 2; builtin++)
      for (int nodes = HSCAL_NODES_OF_ONE; nodes <= HSCAL_NODES_OF_EQUAL; nodes++) {
        hscal_collective_call call = {operation, members, bytes, elements[e], builtin, (hscal_node_sharing)nodes};
        int i = 0;
        while (i < check->nrows && !hscal__collective_row_fits(&check->rows[i], &call)) i++;
        if (i < check->nrows) {
          check->reached[i] = 1;
          continue;
        }
        return say_hole(check, &call);
      }
  return 0;
}

/* Bytes where a row begins or ends. */
static int look_up_bytes(row_check *check, hscal_collective_kind operation, int members) {
  int fault = look_up(check, operation, members, 0);
  for (int i = 0; i < check->nrows && !fault; i++) {
    double limit = check->rows[i].bytes;
    int seen = check->rows[i].operation != operation;
    for (int j = 0; j < i && !seen; j++) seen = check->rows[j].operation == operation && check->rows[j].bytes == limit;
    if (seen) continue;
    fault = look_up(check, operation, members, fmin(limit, most_bytes));
    if (!fault) fault = look_up(check, operation, members, fmin(limit + 1, most_bytes));
  }
  return fault;
}

/* Members where a row begins or ends, and a power of two and another number between this and the next one. */
static int look_up_members(row_check *check, hscal_collective_kind operation) {
  int fault = look_up_bytes(check, operation, 2);
  for (int i = 0; i < check->nrows && !fault; i++) {
    int limit = check->rows[i].members < MOST_MEMBERS ? check->rows[i].members : MOST_MEMBERS;
    int seen = check->rows[i].operation != operation;
    for (int j = 0; j < i && !seen; j++)
      seen = check->rows[j].operation == operation && check->rows[j].members == check->rows[i].members;
    const int members[] = {limit, limit + 1, limit + 2, power_below(limit), power_below(limit) * 2};
    for (int m = 0; m < 5 && !seen && !fault; m++)
      if (members[m] >= 2) fault = look_up_bytes(check, operation, members[m]);
  }
  return fault;
}

static int has_rows_of(const hscal_collective_row *rows, int nrows, hscal_collective_kind operation) {
  int i = 0;
  while (i < nrows && rows[i].operation != operation) i++;
  return i < nrows;
}

int hscal__collectives_fault(const hscal_collective_row *rows, int nrows, char *text, unsigned long size) {
  row_check check = {.rows = rows, .nrows = nrows, .text = text, .size = size};
  if (nrows > HSCAL_MOST_COLLECTIVE_ROWS)
    return snprintf(text, size, ": has more than %d rows", HSCAL_MOST_COLLECTIVE_ROWS) > 0;
  for (int i = 0; i < nrows; i++)
    if (row_fault(&check, i)) return 1;
  for (int kind = 0; kind < HSCAL_COLLECTIVE_KINDS; kind++) {
    if (kind == HSCAL_COLLECTIVE_BARRIER && !has_rows_of(rows, nrows, HSCAL_COLLECTIVE_BARRIER)) continue;
    if (look_up_members(&check, (hscal_collective_kind)kind)) return 1;
  }
  for (int i = 0; i < nrows; i++)
    if (!check.reached[i])
      return snprintf(text, size, "[%d]: never counts: rows before it take all of its calls", i) > 0;
  return 0;
}
