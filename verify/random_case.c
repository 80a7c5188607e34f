#include "verify/random_case.h"
#include "base/blockcyclic.h"
#include "call/sizes.h"
#include "verify/dice.h"
#include "verify/elimination.h"
#include "verify/legal_case_table.h"

#include <string.h>

const random_limits random_small = {.dimension = 400, .block = 80, .panel = 128, .nprow = 4, .npcol = 5};
const random_limits random_large = {.dimension = 3000, .block = 256, .panel = 256, .nprow = 8, .npcol = 9};

/* How one dimension is cut and dealt, and where the submatrix begins in it. */
typedef struct cut {
  int first, block, source, offset;
} cut;

static int random_dimension(dice *random) {
  int kind = between(random, 0, 99);
  return between(random, 0, kind < 8 ? 3 : kind < 30 ? 40 : kind < 65 ? 150 : random->limits->dimension);
}

static int random_block(dice *random) {
  int kind = between(random, 0, 99);
  if (kind < 30) return 1 << between(random, 0, 6);
  if (kind < 45) return between(random, 1, 8);
  return between(random, 1, random->limits->block);
}

static int random_offset(dice *random, int block) {
  int kind = between(random, 0, 99);
  return kind < 40 ? 0 : kind < 65 ? block * between(random, 1, 3) : between(random, 0, 100);
}

static cut random_cut(dice *random, int nprocs, int extent) {
  cut c = {.block = random_block(random)};
  if (percent(random, 6)) c.block = hscal__max(1, extent); /* one block on one process */
  c.offset = random_offset(random, c.block);
  if (percent(random, 6)) c.block += c.offset;
  c.first =
      percent(random, 6) ? between(random, 1, random->limits->block) : c.block; /* unequal: a descriptor of type 2 */
  c.source = percent(random, 35) ? 0 : percent(random, 10) ? -1 : between(random, 0, nprocs - 1);
  return c;
}

/* Style of a whole call: all operands alike, or dimension by dimension the common cut with this probability. */
typedef struct style {
  int alike;                   /* percent */
  cut row_of[3], column_of[3]; /* the common cut of dimensions m, n, k along a process column, row */
} style;

static style random_style(dice *random, const hscal_call *call, const hscal_layout *layout) {
  static const int shares[] = {0, 50, 90, 100};
  const int extent[3] = {call->m, call->n, call->k};
  style s = {.alike = shares[between(random, 0, 3)]};
  int one_cut = percent(random, 40); /* as most programs have it: one NB for everything, (1,1), source 0 */
  int nb = random_block(random);
  for (int d = 0; d < 3; d++) {
    s.row_of[d] = one_cut ? (cut){nb, nb, 0, 0} : random_cut(random, layout->nprow, extent[d]);
    s.column_of[d] = one_cut ? (cut){nb, nb, 0, 0} : random_cut(random, layout->npcol, extent[d]);
  }
  return s;
}

/* Which dimensions (0 = m, 1 = n, 2 = k) the rows and columns of a matrix, or the entries of a vector, run over: told by the
 * shape that a call with three different ones would have. */
static void dimensions_of(const hscal_call *call, hscal_operand_name which, int *rows, int *columns) {
  hscal_call probe = *call;
  probe.m = 1, probe.n = 2, probe.k = 3;
  probe.jobu = probe.jobvt = 'V'; /* as large as they are if they are wanted */
  hscal__call_shape(&probe, which, rows, columns);
  if (probe.operand[which].inc != 0) *rows = *columns = hscal__call_vector_length(&probe, which);
  --*rows, --*columns;
}

static hscal_operand random_operand(dice *random, const oracle_case *c, const style *s, hscal_operand_name which) {
  const int extent[3] = {c->call.m, c->call.n, c->call.k};
  int is_vector = hscal__call_is_vector(&c->call, which), is_row = is_vector && percent(random, 50);
  hscal_call with = c->call;
  int rows, columns;
  with.operand[which].inc = is_vector;
  dimensions_of(&with, which, &rows, &columns);
  int nrows = is_row ? 1 : extent[rows], ncolumns = is_vector && !is_row ? 1 : extent[columns];
  cut row = percent(random, s->alike) ? s->row_of[rows] : random_cut(random, c->layout.nprow, nrows);
  cut column = percent(random, s->alike) ? s->column_of[columns] : random_cut(random, c->layout.npcol, ncolumns);
  int spare_rows = percent(random, 50) ? 0 : between(random, 0, 50);
  int spare_columns = percent(random, 50) ? 0 : between(random, 0, 50);
  if (is_row && percent(random, 15)) row.offset = spare_rows = 0;                  /* the matrix has a single row */
  if (is_vector && !is_row && row.offset + nrows + spare_rows < 2) spare_rows = 2; /* M_ = 1 would make it a row */
  hscal_operand x = {.desc = {.m = hscal__max(1, row.offset + nrows + spare_rows),
                              .n = hscal__max(1, column.offset + ncolumns + spare_columns),
                              .imb = row.first,
                              .inb = column.first,
                              .mb = row.block,
                              .nb = column.block,
                              .rsrc = row.source,
                              .csrc = column.source},
                     .i = row.offset,
                     .j = column.offset};
  if (is_vector) x.inc = is_row ? x.desc.m : 1;
  return x;
}

static hscal_scalar random_scalar(dice *random, hscal_type type, int zero_percent) {
  hscal_scalar value = {2.5, 0};
  int kind = between(random, 0, 99), complex = hscal__type_is_complex(type);
  if (kind < zero_percent)
    value.re = 0;
  else if (kind < zero_percent + 45)
    value.re = 1;
  if (complex && percent(random, 30)) value.im = -0.5; /* (0, y) and (1, y) are neither zero nor one */
  return value;
}

static char random_topology(dice *random) { return "ids"[between(random, 0, 2)]; }

static hscal_layout random_layout(dice *random) {
  hscal_layout layout = {.nprow = between(random, 1, random->limits->nprow),
                         .npcol = between(random, 1, random->limits->npcol),
                         .backend = hscal__reference_backend};
  int shape = between(random, 0, 99);
  if (shape < 8)
    layout.nprow = 1;
  else if (shape < 16)
    layout.npcol = 1;
  else if (shape < 30)
    layout.npcol = layout.nprow;
  if (percent(random, 2)) layout.nprow = 8, layout.npcol = 16;
  int kind = between(random, 0, 99);
  if (kind >= 50) layout.backend.panel = between(random, 1, kind < 65 ? 8 : random->limits->panel);
  if (percent(random, 15)) layout.backend.row_broadcast = random_topology(random);
  if (percent(random, 15)) layout.backend.column_broadcast = random_topology(random);
  return layout;
}

/* The order of the matrix stands before it in the list. */
static int random_integer(dice *random, const hscal_call *call, const char *name) {
  if (!strcmp(name, "ibtype")) return between(random, 1, 3);
  int last = name[1] == 'h' || name[1] == 'u', least = name[1] == 'h' ? call->ilo : last ? call->il : 1;
  if (percent(random, 50) || call->n < least) return last ? call->n : 1;
  return between(random, least, call->n);
}

/* Letters, sizes and scalars. */
static void random_arguments(dice *random, hscal_call *call) {
  const hscal_routine *routine = call->routine;
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) {
    void *field = (char *)call + a->where;
    if (a->kind == HSCAL_ARGUMENT_letter) {
      const char *letters = hscal__argument_letters(routine, a);
      *(char *)field = letters[between(random, 0, (int)strlen(letters) - 1)];
    } else if (a->kind == HSCAL_ARGUMENT_size) {
      /* a single entry is a case of its own at level 1 */
      int is_one = hscal__routine_level(routine) == 1 && percent(random, 8);
      *(int *)field = is_one ? 1 : random_dimension(random);
    } else if (a->kind == HSCAL_ARGUMENT_scalar) {
      int is_alpha = a->name[0] == 'a';
      hscal_scalar value = random_scalar(random, routine->type, is_alpha ? 5 : 25);
      if (routine->flags & (is_alpha ? HSCAL_REAL_ALPHA : HSCAL_REAL_BETA)) value.im = 0;
      *(hscal_scalar *)field = value;
    } else if (a->kind == HSCAL_ARGUMENT_integer) {
      *(int *)field = random_integer(random, call, a->name);
    } else if (a->kind == HSCAL_ARGUMENT_real) {
      *(double *)field = !strcmp(a->name, "vu");
    }
  }
}

static char random_combine(dice *random, const hscal_routine *routine) {
  char topology = "1ids"[between(random, 0, 3)];
  int searches = hscal__has_argument(routine, "amax") || exchanges_columns(routine);
  return searches ? '1' : topology; /* no others are modelled for p?amax */
}

oracle_case random_case(uint64_t seed, uint64_t number, const hscal_routine *routine, const random_limits *limits) {
  dice random = {.state = seed * 0xd1342543de82ef95u + number * 0x2545f4914f6cdd1du, .limits = limits};
  oracle_case c = {.layout = random_layout(&random), .order = percent(&random, 50) ? 'R' : 'C'};
  c.lower_case = percent(&random, 25);
  c.call = (hscal_call){.routine = routine};
  random_arguments(&random, &c.call);
  hscal__sizes_in_order(routine, &c.call.m, &c.call.n, &c.call.k);
  style s = random_style(&random, &c.call, &c.layout);
  for (int o = 0; o < HSCAL_OPERANDS; o++)
    if (hscal__call_has(&c.call, (hscal_operand_name)o))
      c.call.operand[o] = random_operand(&random, &c, &s, (hscal_operand_name)o);
  if (hscal__is_scalapack(routine)) make_legal(&random, &c);
  if (oracle_case_crashes(&c)) { /* the other way round it does not */
    hscal_operand x = c.call.operand[HSCAL_X];
    c.call.operand[HSCAL_X] = c.call.operand[HSCAL_Y];
    c.call.operand[HSCAL_Y] = x;
  }
  if (has_pivots(routine) && percent(&random, 40)) c.layout.data = (hscal_data)between(&random, 1, 2);
  if (percent(&random, 10)) c.layout.backend.row_combine = random_combine(&random, routine);
  if (percent(&random, 10)) c.layout.backend.column_combine = random_combine(&random, routine);
  return c;
}
