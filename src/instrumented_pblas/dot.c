/* p?dot, p?dotu, p?dotc. Source: PBLAS/SRC/p?dot_.c, p?dotu_.c, p?dotc_.c, PTOOLS/PB_CpdotND.c, PB_CpdotNN.c, PB_Cpdot11.c. */
#include "base/status.h"
#include "instrumented_pblas/level1.h"
#include "instrumented_pblas/redistribute.h"
#include "instrumented_pblas/schemes.h"

enum { EVERY = -1 }; /* coordinate */

/* A row and a column of the grid, or every one. */
typedef struct vector_place {
  int at[2];
} vector_place;

/* A line of a vector, and where along the vector. */
static vector_place line_place(const hscal_panel_end *end, int along, int line) {
  vector_place p;
  p.at[end->along] = along;
  p.at[hscal__other(end->along)] = line;
  return p;
}

typedef struct dot_product {
  hscal_meeting meeting;
  hscal_kernel kernel;
} dot_product;

static int multiply(const dot_product *d, int process, int n) {
  return hscal__emit_kernel(d->meeting.emitter, process, d->kernel, "", 0, n, 0);
}

/* ---- the result goes where it is needed ---------------------------------------------------------------------- */

/* A number that the processes at coordinate `from` of dimension `across` have goes to coordinate `to` or to every one, at
 * each coordinate of the other dimension, or at `only`. */
static int carry_across(const hscal_emitter *emitter, hscal_dimension across, int only, int from, int to) {
  hscal_dimension along = hscal__other(across);
  int begin = only == EVERY ? 0 : only, end = only == EVERY ? hscal__coordinates(emitter, along) : only + 1;
  for (int at = begin; at < end && from != to; at++) {
    if (to == EVERY)
      HSCAL_TRY(hscal__broadcast_across(emitter, along, at, from, 1));
    else
      HSCAL_TRY(hscal__pass(emitter, hscal__process_at(emitter, along, at, from),
                            hscal__process_at(emitter, along, at, to), 1));
  }
  return 0;
}

static int carry_from_one(const hscal_emitter *emitter, vector_place have, vector_place need) {
  int row = need.at[HSCAL_ROWS] == EVERY ? have.at[HSCAL_ROWS] : need.at[HSCAL_ROWS];
  int column = need.at[HSCAL_COLUMNS] == EVERY ? have.at[HSCAL_COLUMNS] : need.at[HSCAL_COLUMNS];
  int from = hscal__process_at(emitter, HSCAL_ROWS, have.at[HSCAL_ROWS], have.at[HSCAL_COLUMNS]);
  int to = hscal__process_at(emitter, HSCAL_ROWS, row, column);
  if (need.at[HSCAL_ROWS] == EVERY && need.at[HSCAL_COLUMNS] == EVERY) return hscal__emit_grid_broadcast(emitter, from);
  if (from != to) HSCAL_TRY(hscal__pass(emitter, from, to, 1));
  if (need.at[HSCAL_ROWS] == EVERY) return carry_across(emitter, HSCAL_ROWS, column, row, EVERY);
  return need.at[HSCAL_COLUMNS] == EVERY ? carry_across(emitter, HSCAL_COLUMNS, row, column, EVERY) : 0;
}

/* The result, which the processes at `have` know, goes to those at `need`. */
static int carry(const hscal_emitter *emitter, vector_place have, vector_place need) {
  if (have.at[HSCAL_ROWS] != EVERY && have.at[HSCAL_COLUMNS] != EVERY) return carry_from_one(emitter, have, need);
  hscal_dimension across = have.at[HSCAL_ROWS] == EVERY ? HSCAL_COLUMNS : HSCAL_ROWS;
  if (have.at[across] == EVERY) return 0;
  return carry_across(emitter, across, need.at[hscal__other(across)], have.at[across], need.at[across]);
}

/* From the line of x to that of y, or to all processes if one of the vectors is on all lines. */
static int carry_to_y(const dot_product *d) {
  const hscal_meeting *m = &d->meeting;
  vector_place have = line_place(&m->mover.from, EVERY, m->x_line), need = {{EVERY, EVERY}};
  if (!m->x_all && !m->y_all) need = line_place(&m->mover.to, EVERY, m->y_line);
  return carry(m->emitter, have, need);
}

/* ---- both are cut ---------------------------------------------------------------------------------------------- */

static int multiply_on_line(const dot_product *d, int line) {
  const hscal_panel_end *x = &d->meeting.mover.from;
  for (int at = 0; at < x->dealing.nprocs; at++)
    if (x->held[at] > 0) HSCAL_TRY(multiply(d, hscal__process_of_x(&d->meeting, at, line), x->held[at]));
  return 0;
}

/* Each share of y goes to its counterpart in x, unless it is there. */
static int bring_parts(const dot_product *d) {
  const hscal_meeting *m = &d->meeting;
  const hscal_panel_end *x = &m->mover.from, *y = &m->mover.to;
  for (int receiving = 0; receiving < 2; receiving++)
    for (int part = 0; part < x->dealing.nprocs; part++) {
      int at = hscal__part_coordinate(&x->dealing, part), held = x->held[at];
      int to = hscal__process_of_x(m, at, m->x_line);
      int from = hscal__process_of_y(m, hscal__mod_add(y->dealing.src, part % y->dealing.nprocs, y->dealing.nprocs),
                                     m->y_line);
      if (held == 0) continue;
      if (from != to && receiving) HSCAL_TRY(hscal__emit_receive(m->emitter, to, from, HSCAL_ROWS, held, 1));
      if (from != to && !receiving) HSCAL_TRY(hscal__emit_send(m->emitter, from, to, HSCAL_ROWS, held, 1));
      if ((from != to) == receiving) HSCAL_TRY(multiply(d, to, held));
    }
  return 0;
}

/* y is laid out anew, as x is. */
static int bring_anew(const dot_product *d, const hscal_vector *y) {
  const hscal_meeting *m = &d->meeting;
  const hscal_panel_end *x = &m->mover.from;
  hscal_mover mover;
  HSCAL_TRY(hscal__mover_init(&mover, m->emitter, y->along, &y->dealing, x->along, &x->dealing, 0));
  int status = hscal__redistribute(&mover, m->emitter, y->line, m->x_line, 1);
  hscal__mover_free(&mover);
  return status ? status : multiply_on_line(d, m->x_line);
}

static int dot_cut(const dot_product *d, const hscal_vector *y) {
  const hscal_meeting *m = &d->meeting;
  const hscal_panel_end *x = &m->mover.from;
  int everywhere = m->x_all && m->y_all && hscal__meet_locally(m);
  if (everywhere && m->parallel)
    for (int line = 0; line < x->lines; line++) HSCAL_TRY(multiply_on_line(d, line));
  else
    HSCAL_TRY(hscal__is_general(&m->mover) ? bring_anew(d, y) : bring_parts(d));
  for (int line = 0; line < x->lines; line++)
    if (everywhere || line == m->x_line) HSCAL_TRY(hscal__combine_on_line(m->emitter, x->along, line, 1));
  return everywhere && m->parallel ? 0 : carry_to_y(d);
}

/* ---- y is cut, x is not ------------------------------------------------------------------------------------------ */

/* A product per block that coordinate `at` holds of y. */
static int multiply_blocks(const dot_product *d, int at, int process) {
  const hscal_dealing *y = &d->meeting.mover.to.dealing;
  int part = hscal__mod_sub(at, y->src, y->nprocs), rest = y->n - y->first;
  int last = (int)(((int64_t)rest + y->block - 1) / y->block); /* its number; block 0 is the first one */
  if (part == 0) HSCAL_TRY(multiply(d, process, y->first));
  if (last == 0) return 0;
  /* blocks 1..last-1 are full */
  int full = part > last - 1 ? 0 : (last - 1 - part) / y->nprocs + (part > 0);
  int64_t times = full ? hscal__emit_repeat(d->meeting.emitter, full) : 0;
  for (int64_t i = 0; i < times; i++) {
    hscal__emit_iteration(d->meeting.emitter);
    HSCAL_TRY(multiply(d, process, y->block));
  }
  if (times) hscal__emit_repeat_end(d->meeting.emitter);
  return last % y->nprocs == part ? multiply(d, process, rest - (last - 1) * y->block) : 0;
}

/* Each process of y has its share multiplied by one of x, in turn. */
static int dot_in_turn(const dot_product *d) {
  const hscal_meeting *m = &d->meeting;
  const hscal_panel_end *x = &m->mover.from, *y = &m->mover.to;
  int y_line = !m->y_all ? m->y_line : m->parallel ? m->x_line : 0;
  for (int at = 0; at < y->dealing.nprocs; at++) {
    int from = hscal__process_of_y(m, at, y_line), to = hscal__process_of_x(m, at % x->dealing.nprocs, m->x_line);
    if (y->held[at] == 0) continue;
    if (from != to) HSCAL_TRY(hscal__pass(m->emitter, from, to, y->held[at]));
    HSCAL_TRY(multiply_blocks(d, at, to));
  }
  HSCAL_TRY(hscal__combine_on_line(m->emitter, x->along, m->x_line, 1));
  return carry_to_y(d);
}

static int dot_one_cut(const dot_product *d) {
  const hscal_meeting *m = &d->meeting;
  const hscal_panel_end *y = &m->mover.to;
  if (!m->x_all) return dot_in_turn(d);
  for (int line = 0; line < y->lines; line++)
    for (int at = 0; at < y->dealing.nprocs && (m->y_all || line == m->y_line); at++)
      if (y->held[at] > 0) HSCAL_TRY(multiply_blocks(d, at, hscal__process_of_y(m, at, line)));
  if (!m->y_all) return hscal__emit_grid_combine(m->emitter);
  for (int line = 0; line < y->lines; line++) HSCAL_TRY(hscal__combine_on_line(m->emitter, y->along, line, 1));
  return 0;
}

/* ---- neither is cut -------------------------------------------------------------------------------------------- */

/* On all processes of a line, or of all lines (EVERY). */
static int multiply_whole(const dot_product *d, const hscal_panel_end *end, int line) {
  for (int each = line == EVERY ? 0 : line; each < (line == EVERY ? end->lines : line + 1); each++)
    for (int at = 0; at < end->dealing.nprocs; at++)
      HSCAL_TRY(multiply(d, hscal__process_at(d->meeting.emitter, end->along, at, each), end->dealing.n));
  return 0;
}

/* On parallel lines both get the other's vector, and the result. */
static int dot_both_lines(const dot_product *d) {
  const hscal_meeting *m = &d->meeting;
  const hscal_panel_end *x = &m->mover.from;
  for (int at = 0; at < x->dealing.nprocs && m->x_line != m->y_line; at++) {
    int here = hscal__process_of_x(m, at, m->x_line), there = hscal__process_of_y(m, at, m->y_line), n = x->dealing.n;
    HSCAL_TRY(hscal__emit_send(m->emitter, here, there, HSCAL_ROWS, n, 1));
    HSCAL_TRY(hscal__pass(m->emitter, there, here, n));
    HSCAL_TRY(hscal__emit_receive(m->emitter, there, here, HSCAL_ROWS, n, 1));
  }
  HSCAL_TRY(multiply_whole(d, x, m->x_line));
  return m->x_line != m->y_line ? multiply_whole(d, x, m->y_line) : 0;
}

static int dot_whole(const dot_product *d) {
  const hscal_meeting *m = &d->meeting;
  const hscal_panel_end *x = &m->mover.from, *y = &m->mover.to;
  vector_place everywhere = {{EVERY, EVERY}};
  if (m->x_all) {
    HSCAL_TRY(multiply_whole(d, y, m->y_all ? EVERY : m->y_line));
    return m->y_all ? 0 : carry(m->emitter, line_place(y, EVERY, m->y_line), everywhere);
  }
  if (m->y_all) {
    HSCAL_TRY(multiply_whole(d, x, m->x_line));
    return carry(m->emitter, line_place(x, EVERY, m->x_line), everywhere);
  }
  if (m->parallel) return dot_both_lines(d);
  const hscal_panel_end *in_row = x->along == HSCAL_COLUMNS ? x : y;
  int row = in_row == x ? m->x_line : m->y_line, column = in_row == x ? m->y_line : m->x_line;
  HSCAL_TRY(multiply(d, hscal__process_at(m->emitter, HSCAL_ROWS, row, column), x->dealing.n));
  HSCAL_TRY(hscal__broadcast_on_line(m->emitter, HSCAL_COLUMNS, row, column, 1));
  return hscal__broadcast_on_line(m->emitter, HSCAL_ROWS, column, row, 1);
}

/* ---- vectors of one entry, one of them in a matrix of a single row ---------------------------------------------- */

/* The lines of the vector, or where its entry is on them if the matrix has a single row. */
static vector_place place_of_entry(const hscal_call *call, hscal_operand_name which, const hscal_panel_end *end,
                                   int line) {
  int alone = call->operand[which].desc.m == 1 && hscal__distributed(&end->dealing);
  return line_place(end, alone ? end->dealing.src : EVERY, hscal__all_lines(end, line) ? EVERY : line);
}

/* y's entry is with x's: they are multiplied on line `line` of x, and the line gets the result unless x is alone. */
static int multiply_entry(const dot_product *d, const hscal_panel_end *x, int line, int alone) {
  const hscal_emitter *emitter = d->meeting.emitter;
  for (int at = 0; at < x->dealing.nprocs; at++)
    if (x->held[at] > 0) HSCAL_TRY(multiply(d, hscal__process_at(emitter, x->along, at, line), 1));
  int is_shared = hscal__distributed(&x->dealing) && !alone;
  return is_shared ? hscal__combine_on_line(emitter, x->along, line, 1) : 0;
}

/* Source: PB_Cpdot11.c. */
static int dot_entries(const hscal_call *call, const dot_product *d, const hscal_mover *mover, int x_line, int y_line) {
  const hscal_emitter *emitter = d->meeting.emitter;
  const hscal_panel_end *x = &mover->to;
  vector_place have = place_of_entry(call, HSCAL_X, x, x_line),
               need = place_of_entry(call, HSCAL_Y, &mover->from, y_line);
  HSCAL_TRY(hscal__redistribute(mover, emitter, y_line, x_line, 1));
  for (int line = 0; line < x->lines; line++)
    if (hscal__all_lines(x, x_line) || line == x_line)
      HSCAL_TRY(multiply_entry(d, x, line, have.at[x->along] != EVERY));
  return carry(emitter, have, need);
}

int hscal__dot_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  if (call->n == 0) return 0;
  hscal_emitter emitter = hscal__emitter_make(layout, sink);
  hscal_vector x = hscal__deal_vector(call, HSCAL_X, layout), y = hscal__deal_vector(call, HSCAL_Y, layout);
  dot_product d = {.meeting = {.emitter = &emitter},
                   .kernel = call->routine->flags & HSCAL_CONJUGATED ? HSCAL_KERNEL_DOTC : HSCAL_KERNEL_DOT};
  hscal_mover *mover = &d.meeting.mover;
  int status;
  if (call->n == 1 && (call->operand[HSCAL_X].desc.m == 1 || call->operand[HSCAL_Y].desc.m == 1)) {
    HSCAL_TRY(hscal__mover_init(mover, &emitter, y.along, &y.dealing, x.along, &x.dealing, 0));
    status = dot_entries(call, &d, mover, x.line, y.line);
  } else {
    HSCAL_TRY(hscal__meet(&d.meeting, &emitter, x, y));
    status = d.meeting.cut == 2 ? dot_cut(&d, &y) : d.meeting.cut == 1 ? dot_one_cut(&d) : dot_whole(&d);
  }
  hscal__mover_free(mover);
  return status;
}
