/*
 * p?gemr2d, p?trmr2d. All processes that have something to give or to get are numbered; in round t those whose numbers add up to
 * a constant meet, the lower one sends first. Each sends all that the other is to have in one message.
 */
#include "instrumented_scalapack/move.h"
#include "base/status.h"
#include "instrumented_scalapack/schemes.h"

#include <limits.h>
#include <stdlib.h>

typedef struct move {
  const hscal_emitter *emitter;
  const hscal_lying *from, *to;
  hscal_overlap overlap;
  int in_parts;
  int givers, takers; /* processes of the two grids                                                         */
  int rounds;         /* the larger one's                                                                   */
  int *giver, *taker; /* [rounds] places in the grids, row by row, of those who have this number; -1 = none */
} move;

static int places(const hscal_lying *lying) {
  return lying->dealing[HSCAL_ROWS].nprocs * lying->dealing[HSCAL_COLUMNS].nprocs;
}

/* Process at a place of a grid; -1 stays -1. */
static int process_at(const hscal_lying *lying, int place) {
  return place < 0 || !lying->process ? place : lying->process[place];
}

/* ---- who is who ----------------------------------------------------------------------------------------------- */

/* The context in which they meet is a line on which the layout's processes stand column by column. */
static int on_the_line(const hscal_emitter *emitter, int place) {
  return place % emitter->nprow * emitter->npcol + place / emitter->nprow;
}

/* The shapes of both grids, descriptors, and every process's number, each with the place it was found at. */
static int put_parameters(const hscal_emitter *emitter, hscal_event_kind kind, int place, int peer) {
  enum { OF_THE_MATRICES = 20, INTEGER_AND_PLACE_BYTES = 4 + 2 };
  hscal_event event = {.kind = kind,
                       .process = on_the_line(emitter, place),
                       .peer = on_the_line(emitter, peer),
                       .m = OF_THE_MATRICES + 2 * emitter->nprow * emitter->npcol,
                       .n = 1,
                       .element_bytes = INTEGER_AND_PLACE_BYTES};
  return emitter->sink->put(emitter->sink, &event);
}

/* Everybody exchanges with the one whose place differs in one bit. Those beyond the largest power of two have proxies. */
static int agree_on_parameters(const hscal_emitter *emitter) {
  int processes = emitter->nprow * emitter->npcol, cube = 1;
  while (cube <= processes / 2) cube *= 2;
  for (int beyond = cube; beyond < processes; beyond++)
    HSCAL_TRY(put_parameters(emitter, HSCAL_EVENT_SEND, beyond, beyond - cube));
  for (int beyond = cube; beyond < processes; beyond++)
    HSCAL_TRY(put_parameters(emitter, HSCAL_EVENT_RECEIVE, beyond - cube, beyond));
  for (int bit = 1; bit < cube; bit *= 2) {
    for (int place = 0; place < cube; place++) HSCAL_TRY(put_parameters(emitter, HSCAL_EVENT_SEND, place, place ^ bit));
    for (int place = 0; place < cube; place++)
      HSCAL_TRY(put_parameters(emitter, HSCAL_EVENT_RECEIVE, place, place ^ bit));
  }
  for (int beyond = cube; beyond < processes; beyond++)
    HSCAL_TRY(put_parameters(emitter, HSCAL_EVENT_SEND, beyond - cube, beyond));
  for (int beyond = cube; beyond < processes; beyond++)
    HSCAL_TRY(put_parameters(emitter, HSCAL_EVENT_RECEIVE, beyond, beyond - cube));
  return 0;
}

/* place_of[process of the layout]: its place in the grid, -1 if it has none. */
static void find_places(const hscal_lying *lying, int processes, int *place_of) {
  for (int process = 0; process < processes; process++) place_of[process] = -1;
  for (int place = 0; place < places(lying); place++) place_of[process_at(lying, place)] = place;
}

/* Numbers: first who gives and takes, then, each counted from there on, who only gives and who only takes. */
static void number_processes(move *m, const int *place_in_from, const int *place_in_to) {
  int processes = m->emitter->nprow * m->emitter->npcol, givers = 0, takers = 0;
  for (int r = 0; r < m->rounds; r++) m->giver[r] = m->taker[r] = -1;
  for (int do_both = 1; do_both >= 0; do_both--)
    for (int on_line = 0; on_line < processes; on_line++) {
      int process = on_the_line(m->emitter, on_line), from = place_in_from[process], to = place_in_to[process];
      if ((from >= 0 && to >= 0) != do_both) continue;
      if (from >= 0) m->giver[givers++] = from;
      if (to >= 0) m->taker[takers++] = to;
    }
}

/* ---- messages ------------------------------------------------------------------------------------------------- */

/* More than an int counts can't be sent. */
static int entries_between(const move *m, int giver, int taker) {
  if (giver < 0 || taker < 0) return 0;
  int from_columns = m->overlap.from[HSCAL_COLUMNS].nprocs, to_columns = m->overlap.to[HSCAL_COLUMNS].nprocs;
  int64_t entries = hscal__overlap_entries(&m->overlap, giver / from_columns, giver % from_columns, taker / to_columns,
                                           taker % to_columns);
  return entries < INT_MAX ? (int)entries : INT_MAX;
}

static int copy(const move *m, int process, int entries) {
  return entries > 0 ? hscal__emit_copy(m->emitter, process, HSCAL_ROWS, entries, 1) : 0;
}

/* From one process to another, or to itself. */
static int pass(const move *m, int from, int to, int entries) {
  if (entries == 0) return 0;
  if (from == to) return copy(m, from, entries);
  HSCAL_TRY(hscal__emit_send(m->emitter, from, to, HSCAL_ROWS, entries, 1));
  return hscal__emit_receive(m->emitter, to, from, HSCAL_ROWS, entries, 1);
}

/* Both have packed before either receives. */
static int meet(const move *m, int low, int high) {
  int up = entries_between(m, m->giver[low], m->taker[high]), down = 0;
  if (low != high) down = entries_between(m, m->giver[high], m->taker[low]);
  int low_giver = process_at(m->from, m->giver[low]), high_giver = process_at(m->from, m->giver[high]);
  int low_taker = process_at(m->to, m->taker[low]), high_taker = process_at(m->to, m->taker[high]);
  HSCAL_TRY(copy(m, low_giver, up));
  HSCAL_TRY(copy(m, high_giver, down));
  HSCAL_TRY(pass(m, low_giver, high_taker, up));
  HSCAL_TRY(pass(m, high_giver, low_taker, down));
  HSCAL_TRY(copy(m, high_taker, up));
  return copy(m, low_taker, down);
}

/* Those whose numbers add up to the same. */
static int meet_in_round(const move *m, int round) {
  int sum = m->rounds - 1 - round;
  for (int number = 0; number < m->rounds; number++) {
    int other = ((sum - number) % m->rounds + m->rounds) % m->rounds;
    if (number <= other) HSCAL_TRY(meet(m, number, other));
  }
  return 0;
}

static int meet_in_rounds(const move *m) {
  const hscal_emitter *emitter = m->emitter;
  int rounds = m->rounds;
  for (int64_t i = m->in_parts ? hscal__emit_part(emitter, HSCAL_GRID, 0, 0, rounds) : 0; i < rounds;
       i = m->in_parts ? hscal__emit_part(emitter, HSCAL_GRID, 0, i + 1, rounds) : i + 1)
    HSCAL_TRY(meet_in_round(m, (int)i));
  return 0;
}

static int move_numbered(move *m) {
  int processes = m->emitter->nprow * m->emitter->npcol;
  m->rounds = hscal__max(m->givers, m->takers);
  m->giver = malloc(2 * ((size_t)m->rounds + (size_t)processes) * sizeof *m->giver);
  if (!m->giver) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to number %d processes", m->rounds);
  m->taker = m->giver + m->rounds;
  int *place_in_from = m->taker + m->rounds, *place_in_to = place_in_from + processes;
  find_places(m->from, processes, place_in_from);
  find_places(m->to, processes, place_in_to);
  number_processes(m, place_in_from, place_in_to);
  return meet_in_rounds(m);
}

static int move_part(const hscal_emitter *emitter, const hscal_lying *from, const hscal_lying *to,
                     const hscal_part *part, int in_parts) {
  move m = {
      .emitter = emitter, .from = from, .to = to, .in_parts = in_parts, .givers = places(from), .takers = places(to)};
  if (part->m == 0 || part->n == 0) return 0;
  int status = agree_on_parameters(emitter);
  if (!status) status = hscal__overlap_make(from->dealing, to->dealing, part, &m.overlap);
  if (!status) status = move_numbered(&m);
  hscal__overlap_free(&m.overlap);
  free(m.giver);
  return status;
}

int hscal__move(const hscal_emitter *emitter, const hscal_lying *from, const hscal_lying *to, const hscal_part *part) {
  return move_part(emitter, from, to, part, 0);
}

int hscal__move_in_parts(const hscal_emitter *emitter, const hscal_lying *from, const hscal_lying *to,
                         const hscal_part *part) {
  return move_part(emitter, from, to, part, 1);
}

/* ---- the routines --------------------------------------------------------------------------------------------- */

static int run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink, hscal_part part) {
  hscal_emitter emitter = hscal__emitter_make(layout, sink);
  hscal_lying from = {.process = call->from.process}, to = {.process = call->to.process};
  hscal__deal_operand(call, HSCAL_A, layout, from.dealing);
  hscal__deal_operand(call, HSCAL_B, layout, to.dealing);
  part.m = call->m, part.n = call->n;
  return hscal__move(&emitter, &from, &to, &part);
}

int hscal__gemr2d_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return run(call, layout, sink, (hscal_part){.uplo = 'A'});
}

int hscal__trmr2d_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return run(call, layout, sink, (hscal_part){.uplo = call->uplo, .diag = call->diag});
}
