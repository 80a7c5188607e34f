/* p?swap. Source: PBLAS/SRC/p?swap_.c, PTOOLS/PB_CpswapND.c, PB_CpswapNN.c. */
#include "base/status.h"
#include "instrumented_pblas/level1.h"
#include "instrumented_pblas/schemes.h"

/* Both shares are read and written: two copies. */
static int exchange_here(const hscal_meeting *m, int process, int held) {
  return hscal__emit_copy(m->emitter, process, HSCAL_ROWS, held, 2);
}

static int copy_here(const hscal_meeting *m, int process, int held) {
  return hscal__emit_copy(m->emitter, process, HSCAL_ROWS, held, 1);
}

/* On the shares of y on line `line`, or on all (-1). */
static int exchange_on_line(const hscal_meeting *m, int line) {
  return hscal__work_on_line(&m->mover.to, m->emitter, HSCAL_KERNEL_COPY, line, 2);
}

/* ---- both are cut ---------------------------------------------------------------------------------------------- */

/* The parts in turn: the processes that hold part `part` of x and of y. */
static int process_of_part(const hscal_meeting *m, int part, int of_y) {
  const hscal_panel_end *end = of_y ? &m->mover.to : &m->mover.from;
  int at = (end->dealing.src + part) % end->dealing.nprocs;
  return hscal__process_at(m->emitter, end->along, at, of_y ? m->y_line : m->x_line);
}

static int held_part(const hscal_meeting *m, int part) {
  return m->mover.from.held[hscal__part_coordinate(&m->mover.from.dealing, part)];
}

/* Each process of x has its counterpart in y. Everybody sends first; but where the two lines cross or are the same one, a
 * process of y sends only what it has received from x's. */
static int exchange_parts(const hscal_meeting *m) {
  int answered = !m->parallel || m->x_line == m->y_line;
  enum { SEND_X, AT_Y, AT_X, PHASES };
  for (int phase = SEND_X; phase < PHASES; phase++)
    for (int part = 0; part < m->mover.from.dealing.nprocs; part++) {
      int held = held_part(m, part), x = process_of_part(m, part, 0), y = process_of_part(m, part, 1);
      if (held == 0) continue;
      if (x == y) {
        HSCAL_TRY(phase == SEND_X ? exchange_here(m, x, held) : 0);
      } else if (phase == SEND_X) {
        HSCAL_TRY(hscal__emit_send(m->emitter, x, y, HSCAL_ROWS, held, 1));
      } else if (phase == AT_Y) {
        if (!answered) HSCAL_TRY(hscal__emit_send(m->emitter, y, x, HSCAL_ROWS, held, 1));
        HSCAL_TRY(hscal__emit_receive(m->emitter, y, x, HSCAL_ROWS, held, 1));
        if (answered) HSCAL_TRY(hscal__emit_send(m->emitter, y, x, HSCAL_ROWS, held, 1));
        HSCAL_TRY(answered ? copy_here(m, y, held) : 0);
      } else {
        HSCAL_TRY(hscal__emit_receive(m->emitter, x, y, HSCAL_ROWS, held, 1));
        HSCAL_TRY(answered ? copy_here(m, x, held) : 0);
      }
    }
  return 0;
}

/* What a pair of processes has in common goes both ways, packed and unpacked. */
static int exchange_pair(const hscal_meeting *m, int x, int y, int held) {
  HSCAL_TRY(copy_here(m, x, held));
  HSCAL_TRY(copy_here(m, y, held));
  HSCAL_TRY(hscal__emit_send(m->emitter, x, y, HSCAL_ROWS, held, 1));
  HSCAL_TRY(hscal__emit_send(m->emitter, y, x, HSCAL_ROWS, held, 1));
  HSCAL_TRY(hscal__emit_receive(m->emitter, x, y, HSCAL_ROWS, held, 1));
  HSCAL_TRY(hscal__emit_receive(m->emitter, y, x, HSCAL_ROWS, held, 1));
  HSCAL_TRY(copy_here(m, x, held));
  return copy_here(m, y, held);
}

/* A message each way per pair of parts, along the diagonals of the grid of pairs. */
static int exchange_pairs(const hscal_meeting *m) {
  hscal_pairs pairs = m->mover.pairs;
  int diagonals = (int)hscal__gcd(pairs.parts[0], pairs.parts[1]), length = pairs.parts[0] / diagonals * pairs.parts[1];
  for (int diagonal = 0; diagonal < diagonals; diagonal++)
    for (int step = 0; step < length; step++) {
      int p = step % pairs.parts[0], q = (diagonal + step) % pairs.parts[1], held = hscal__pair(&pairs, p, q)->count;
      int x = process_of_part(m, p, 0), y = process_of_part(m, q, 1);
      if (held > 0) HSCAL_TRY(x == y ? exchange_here(m, x, held) : exchange_pair(m, x, y, held));
    }
  return 0;
}

static int swap_cut(const hscal_meeting *m) {
  if (m->parallel && m->x_all && m->y_all && hscal__meet_locally(m)) return exchange_on_line(m, -1);
  HSCAL_TRY(hscal__is_general(&m->mover) ? exchange_pairs(m) : exchange_parts(m));
  if (m->x_all) HSCAL_TRY(hscal__broadcast_lines(&m->mover.from, m->emitter, m->x_line, 1));
  return m->y_all ? hscal__broadcast_lines(&m->mover.to, m->emitter, m->y_line, 1) : 0;
}

/* ---- y is cut, x is not ------------------------------------------------------------------------------------------ */

/* Each process of y has its share exchanged by one of x, in turn; then x is put together again. */
static int swap_in_turn(const hscal_meeting *m) {
  const hscal_panel_end *x = &m->mover.from, *y = &m->mover.to;
  int y_line = !m->y_all ? m->y_line : m->parallel ? m->x_line : 0;
  for (int at = 0; at < y->dealing.nprocs; at++) {
    int from = hscal__process_of_y(m, at, y_line), held = y->held[at];
    int to = hscal__process_of_x(m, at % x->dealing.nprocs, m->x_line);
    if (held == 0) continue;
    if (from != to) HSCAL_TRY(hscal__pass(m->emitter, from, to, held));
    HSCAL_TRY(exchange_here(m, to, held));
    if (from != to) HSCAL_TRY(hscal__pass(m->emitter, to, from, held));
  }
  HSCAL_TRY(hscal__combine_on_line(m->emitter, x->along, m->x_line, x->dealing.n));
  return m->y_all ? hscal__broadcast_lines(y, m->emitter, y_line, 1) : 0;
}

static int broadcast_x_from_y(const hscal_meeting *m) {
  const hscal_panel_end *y = &m->mover.to;
  for (int at = 0; at < y->dealing.nprocs; at++)
    HSCAL_TRY(hscal__broadcast_across(m->emitter, y->along, at, m->y_line, y->dealing.n));
  return 0;
}

static int swap_one_cut(const hscal_meeting *m) {
  const hscal_panel_end *y = &m->mover.to;
  if (!m->x_all) return swap_in_turn(m);
  HSCAL_TRY(exchange_on_line(m, m->y_all ? -1 : m->y_line));
  for (int line = 0; line < y->lines; line++)
    if (m->y_all || line == m->y_line) HSCAL_TRY(hscal__combine_on_line(m->emitter, y->along, line, y->dealing.n));
  return m->y_all ? 0 : broadcast_x_from_y(m);
}

/* ---- neither is cut -------------------------------------------------------------------------------------------- */

static int swap_whole_lines(const hscal_meeting *m) {
  const hscal_panel_end *x = &m->mover.from;
  for (int at = 0; at < x->dealing.nprocs && m->x_line != m->y_line; at++) {
    int here = hscal__process_of_x(m, at, m->x_line), there = hscal__process_of_y(m, at, m->y_line), n = x->dealing.n;
    HSCAL_TRY(hscal__emit_send(m->emitter, here, there, HSCAL_ROWS, n, 1));
    HSCAL_TRY(hscal__emit_send(m->emitter, there, here, HSCAL_ROWS, n, 1));
    HSCAL_TRY(hscal__emit_receive(m->emitter, here, there, HSCAL_ROWS, n, 1));
    HSCAL_TRY(hscal__emit_receive(m->emitter, there, here, HSCAL_ROWS, n, 1));
  }
  return m->x_line == m->y_line ? exchange_on_line(m, m->y_line) : 0;
}

static int swap_whole(const hscal_meeting *m) {
  const hscal_panel_end *x = &m->mover.from, *y = &m->mover.to;
  int n = x->dealing.n;
  if (m->x_all) {
    HSCAL_TRY(exchange_on_line(m, m->y_all ? -1 : m->y_line));
    return m->y_all ? 0 : broadcast_x_from_y(m);
  }
  if (m->y_all) {
    HSCAL_TRY(hscal__work_on_line(x, m->emitter, HSCAL_KERNEL_COPY, m->x_line, 2));
    for (int at = 0; at < x->dealing.nprocs; at++)
      HSCAL_TRY(hscal__broadcast_across(m->emitter, x->along, at, m->x_line, n));
    return 0;
  }
  if (m->parallel) return swap_whole_lines(m);
  HSCAL_TRY(exchange_here(m, hscal__process_of_x(m, m->y_line, m->x_line), n));
  HSCAL_TRY(hscal__broadcast_on_line(m->emitter, x->along, m->x_line, m->y_line, n));
  return hscal__broadcast_on_line(m->emitter, y->along, m->y_line, m->x_line, n);
}

int hscal__swap_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  if (call->n == 0) return 0;
  hscal_emitter emitter = hscal__emitter_make(layout, sink);
  hscal_vector x = hscal__deal_vector(call, HSCAL_X, layout), y = hscal__deal_vector(call, HSCAL_Y, layout);
  hscal_meeting meeting;
  HSCAL_TRY(hscal__meet(&meeting, &emitter, x, y));
  emitter.is_row = meeting.parallel && x.along == HSCAL_COLUMNS;
  int status = meeting.cut == 2 ? swap_cut(&meeting) : meeting.cut == 1 ? swap_one_cut(&meeting) : swap_whole(&meeting);
  hscal__mover_free(&meeting.mover);
  return status;
}
