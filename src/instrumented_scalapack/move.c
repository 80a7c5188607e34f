/*
 * p?gemr2d, p?trmr2d. All processes that have something to give or to get are numbered; in round t those whose numbers add up to
 * a constant meet, the lower one sends first. Each sends all that the other is to have in one message. Only those who have something
 * for each other are looked at, if these are few.
 */
#include "instrumented_scalapack/move.h"
#include "base/status.h"
#include "instrumented_scalapack/schemes.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

typedef struct move {
  const hscal_emitter *emitter;
  const hscal_lying *from, *to;
  hscal_overlap overlap;
  int in_parts;
  int givers, takers; /* processes of the two grids                                                                */
  int rounds;         /* the larger one's                                                                          */
  int *giver, *taker; /* [rounds] places in the grids, row by row, of those who have this number; -1 = none        */
  int64_t *begin;     /* [rounds + 1] where a round's meetings begin in:                                           */
  int *low;           /* the lower number of those who meet, twice if both may give; null: all meet, as far as known */
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

static int entries_between(const move *m, int giver, int taker) {
  if (giver < 0 || taker < 0) return 0;
  int from_columns = m->overlap.from[HSCAL_COLUMNS].nprocs, to_columns = m->overlap.to[HSCAL_COLUMNS].nprocs;
  int64_t entries = hscal__overlap_entries(&m->overlap, giver / from_columns, giver % from_columns, taker / to_columns,
                                           taker % to_columns);
  return hscal__as_int(entries);
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
  int64_t begin = m->low ? m->begin[round] : 0, end = m->low ? m->begin[round + 1] : m->rounds;
  for (int64_t i = begin; i < end; i++) {
    int number = m->low ? m->low[i] : (int)i, other = hscal__mod_sub(sum, number, m->rounds);
    if (m->low && i > begin && m->low[i - 1] == number) continue;
    if (number <= other) HSCAL_TRY(meet(m, number, other));
  }
  return 0;
}

static int meet_in_rounds(const move *m) {
  for (int64_t i = hscal__emit_part_if(m->in_parts, m->emitter, HSCAL_GRID, 0, 0, m->rounds); i < m->rounds;
       i = hscal__emit_part_if(m->in_parts, m->emitter, HSCAL_GRID, 0, i + 1, m->rounds))
    HSCAL_TRY(meet_in_round(m, (int)i));
  return 0;
}

/* ---- who meets whom ------------------------------------------------------------------------------------------- */

/* number[place]: of the processes of a grid, whose places by number are given. */
static void find_numbers(const int *place, int rounds, int *number) {
  for (int r = 0; r < rounds; r++)
    if (place[r] >= 0) number[place[r]] = r;
}

/* Lists the meetings at which process `low` gives to (side 0) or takes from (1) one of no lower number, whose numbers are given by
 * their places: counts them, as long as there is no list. */
static void list_meetings_of(move *m, int low, int side, const int *number) {
  int place = side ? m->taker[low] : m->giver[low];
  if (place < 0) return;
  int columns_of[2] = {m->from->dealing[HSCAL_COLUMNS].nprocs, m->to->dealing[HSCAL_COLUMNS].nprocs};
  hscal_partners rows = hscal__overlap_partners(&m->overlap, side, HSCAL_ROWS, place / columns_of[side]);
  hscal_partners columns = hscal__overlap_partners(&m->overlap, side, HSCAL_COLUMNS, place % columns_of[side]);
  for (int r = 0; r < rows.count; r++) {
    const int *in_row = number + (int64_t)hscal__partner_at(&rows, r) * columns_of[!side];
    for (int c = 0; c < columns.count; c++) {
      int other = in_row[hscal__partner_at(&columns, c)];
      int round = m->rounds - 1 - hscal__mod_add(low, other, m->rounds);
      if (other < low) continue;
      if (m->low) m->low[m->begin[round]] = low;
      m->begin[round]++;
    }
  }
}

/* In the order of the lower numbers; each round's begin moves behind what it has got. */
static void list_all(move *m, const int *number_in_from, const int *number_in_to) {
  for (int low = 0; low < m->rounds; low++) {
    list_meetings_of(m, low, 0, number_in_to);
    list_meetings_of(m, low, 1, number_in_from);
  }
}

/* A list takes time and memory: not where most meet or where only some of the rounds may be gone through. */
static int is_worth_a_list(const move *m) {
  const hscal_intersections *intersections = m->overlap.intersections;
  double meetings = (double)intersections[HSCAL_ROWS].count * intersections[HSCAL_COLUMNS].count;
  return !m->in_parts && meetings < (double)m->rounds * m->rounds / 8;
}

/* Counts them, allocates, and lists them. */
static int list_numbered(move *m, const int *number_in_from, const int *number_in_to) {
  int64_t meetings = 0;
  list_all(m, number_in_from, number_in_to);
  for (int r = 0; r < m->rounds; r++) {
    int64_t of_round = m->begin[r];
    m->begin[r] = meetings;
    meetings += of_round;
  }
  m->low = malloc(((size_t)meetings + 1) * sizeof *m->low);
  if (!m->low) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to list %lld meetings", (long long)meetings);
  list_all(m, number_in_from, number_in_to);
  memmove(m->begin + 1, m->begin, (size_t)m->rounds * sizeof *m->begin);
  m->begin[0] = 0;
  return 0;
}

static int list_meetings(move *m) {
  size_t rounds = (size_t)m->rounds;
  int *number = malloc(2 * rounds * sizeof *number), status;
  m->begin = calloc(rounds + 1, sizeof *m->begin);
  if (number && m->begin) {
    find_numbers(m->giver, m->rounds, number);
    find_numbers(m->taker, m->rounds, number + rounds);
    status = list_numbered(m, number, number + rounds);
  } else
    status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory to list whom %d processes meet", m->rounds);
  free(number);
  return status;
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
  if (is_worth_a_list(m)) HSCAL_TRY(list_meetings(m));
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
  free(m.begin);
  free(m.low);
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
