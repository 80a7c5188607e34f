/*
 * The mover of last resort: a panel is added to another one that lies in any other way. Which messages that takes depends
 * on whether the long index of each end is cut (distributed) and whether each end lies on all lines.
 * Source: PBLAS/SRC/PTOOLS/PB_Cpaxpby.c, PB_CpaxpbyDN.c, PB_CpaxpbyND.c, PB_CpaxpbyNN.c.
 */
#include "instrumented_pblas/redistribute.h"
#include "base/status.h"

/* A redistribution under way. */
typedef struct route {
  const hscal_mover *mover;
  const hscal_emitter *emitter;
  const hscal_panel_end *from, *to;
  int from_line, to_line; /* lines that take part; where an end lies on all lines, one is chosen */
  int from_all, to_all;   /* does the end lie on all lines?                                      */
  int parallel;           /* both ends lie along the same dimension                              */
  int width;
} route;

static int sender(const route *r, int at, int line) { return hscal__process_at(r->emitter, r->from->along, at, line); }

static int receiver(const route *r, int at, int line) { return hscal__process_at(r->emitter, r->to->along, at, line); }

static int send(const route *r, int from, int to, int held) {
  return hscal__emit_send(r->emitter, from, to, r->from->along, held, r->width);
}

static int add(const route *r, int process, int held) {
  return hscal__emit_local(r->emitter, process, r->mover->arrival, r->to->along, held, r->width);
}

/* The shares of an end that lie where they are needed, on one line or on all (-1). */
static int add_line(const route *r, const hscal_panel_end *end, int line) {
  return hscal__work_on_line(end, r->emitter, r->mover->arrival, line, r->width);
}

static int receive_and_add(const route *r, int from, int to, int held) {
  HSCAL_TRY(hscal__emit_receive(r->emitter, to, from, r->from->along, held, r->width));
  return add(r, to, held);
}

/* `held` entries go from one process to another, or stay where they are. */
static int transfer(const route *r, int from, int to, int held) {
  if (held == 0) return 0;
  if (from == to) return add(r, to, held);
  HSCAL_TRY(send(r, from, to, held));
  return receive_and_add(r, from, to, held);
}

/* Sum over the processes of a line of `end`, each of which holds the whole width and length of the receiving panel. */
static int combine_line(const route *r, const hscal_panel_end *end, int line) {
  return hscal__emit_combine(r->emitter, hscal__other(end->along), line, -1, r->to->along, end->dealing.n, r->width);
}

/* The whole panel goes from its line to all others, at every coordinate of the sending end. */
static int broadcast_whole(const route *r) {
  for (int at = 0; at < r->from->dealing.nprocs; at++)
    HSCAL_TRY(hscal__emit_broadcast(r->emitter, r->from->along, at, r->from_line, r->from->dealing.n, r->width));
  return 0;
}

/* The processes of one line of `leader` in turn, each with the process of the other end's line that is next in turn. */
static int pass_in_turn(const route *r, const hscal_panel_end *leader) {
  for (int at = 0; at < leader->dealing.nprocs; at++) {
    int from_at = at % r->from->dealing.nprocs, to_at = at % r->to->dealing.nprocs;
    HSCAL_TRY(transfer(r, sender(r, from_at, r->from_line), receiver(r, to_at, r->to_line), leader->held[at]));
  }
  return 0;
}

/* A cut panel becomes whole. Source: PB_CpaxpbyDN.c. */
static int cut_to_whole(route *r) {
  if (!r->to_all) {
    if (r->from_all) r->from_line = r->parallel ? r->to_line : 0;
    HSCAL_TRY(pass_in_turn(r, r->from));
    return combine_line(r, r->to, r->to_line);
  }
  HSCAL_TRY(add_line(r, r->from, r->from_all ? -1 : r->from_line));
  if (!r->from_all) {
    HSCAL_TRY(combine_line(r, r->from, r->from_line));
    return broadcast_whole(r);
  }
  for (int line = 0; line < r->from->lines; line++) HSCAL_TRY(combine_line(r, r->from, line));
  return 0;
}

/* A panel that is not cut becomes cut, or stays whole. Source: PB_CpaxpbyND.c, PB_CpaxpbyNN.c. */
static int from_whole(route *r) {
  int cut = hscal__distributed(&r->to->dealing);
  if (r->from_all) return add_line(r, r->to, r->to_all ? -1 : r->to_line);
  if (r->to_all && !cut) {
    HSCAL_TRY(add_line(r, r->from, r->from_line));
    return broadcast_whole(r);
  }
  if (r->to_all) r->to_line = r->parallel ? r->from_line : 0;
  HSCAL_TRY(pass_in_turn(r, r->to));
  return r->to_all ? hscal__broadcast_lines(r->to, r->emitter, r->to_line, r->width) : 0;
}

void hscal__choose_lines(const hscal_mover *mover, int *from_line, int *to_line) {
  const hscal_panel_end *from = &mover->from, *to = &mover->to;
  int from_all = hscal__all_lines(from, *from_line), to_all = hscal__all_lines(to, *to_line);
  if (from->along != to->along) {
    if (from_all) *from_line = to->dealing.src;
    if (to_all) *to_line = from->dealing.src;
    return;
  }
  int local = from->dealing.src == to->dealing.src && !hscal__is_general(mover), beside = local ? 0 : 1;
  if (from_all) {
    if (to_all) *to_line = 0;
    *from_line = (*to_line + beside) % to->lines;
  } else if (to_all) {
    *to_line = (*from_line + beside) % from->lines;
  }
}

/* Each part goes to the one that corresponds to it; everybody sends before he receives. `every`: each line of the sender
 * has its own receiver, the next line (crossing panels: the line of the same number). */
static int exchange(const route *r, int every) {
  const hscal_dealing *x = &r->from->dealing, *y = &r->to->dealing;
  int begin = every ? 0 : r->from_line, end = every ? r->from->lines : r->from_line + 1;
  for (int receiving = 0; receiving < 2; receiving++)
    for (int line = begin; line < end; line++)
      for (int part = 0; part < x->nprocs; part++) {
        int from_at = hscal__part_coordinate(x, part), held = r->from->held[from_at];
        if (held == 0) continue;
        int to_at = (y->src + part) % y->nprocs;
        int to_line = !every ? r->to_line : r->parallel ? (line + 1) % r->to->lines : line;
        int from = sender(r, from_at, line), to = receiver(r, to_at, to_line);
        if (from == to)
          HSCAL_TRY(receiving ? 0 : add(r, to, held));
        else
          HSCAL_TRY(receiving ? receive_and_add(r, from, to, held) : send(r, from, to, held));
      }
  return 0;
}

/* One message per pair of parts that share entries, packed and unpacked, in the order of the diagonals of the grid of
 * pairs. A replicated sender changes its line with each diagonal. */
static int exchange_pairs(route *r) {
  const hscal_dealing *x = &r->from->dealing, *y = &r->to->dealing;
  int diagonals = (int)hscal__gcd(x->nprocs, y->nprocs), length = x->nprocs / diagonals * y->nprocs;
  for (int diagonal = 0; diagonal < diagonals; diagonal++) {
    for (int step = 0; step < length; step++) {
      int p = step % x->nprocs, q = (diagonal + step) % y->nprocs;
      int held = hscal__pair(&r->mover->pairs, p, q)->count;
      if (held == 0) continue;
      int from_at = hscal__part_coordinate(x, p), to_at = hscal__part_coordinate(y, q);
      int to = receiver(r, to_at, r->to_line), from = sender(r, from_at, r->from_line);
      int has_copy = r->from_all && (r->parallel ? from_at == to_at : from_at == r->to_line);
      if (has_copy) from = to;
      if (from != to) HSCAL_TRY(hscal__emit_copy(r->emitter, from, r->from->along, held, r->width));
      HSCAL_TRY(transfer(r, from, to, held));
    }
    if (r->from_all) r->from_line = (r->from_line + 1) % r->from->lines;
  }
  return 0;
}

/* Both ends are cut. Source: PB_Cpaxpby.c. */
static int cut_to_cut(route *r) {
  const hscal_dealing *x = &r->from->dealing, *y = &r->to->dealing;
  int one_block = x->first >= x->n && y->first >= y->n;
  int general = hscal__is_general(r->mover);
  hscal__choose_lines(r->mover, &r->from_line, &r->to_line);
  int local = r->parallel ? x->src == y->src && r->from_line == r->to_line && !general
                          : x->src == r->to_line && y->src == r->from_line && one_block;
  if (local && r->parallel && r->from_all && r->to_all) return add_line(r, r->to, -1);
  int every = r->from_all && r->to_all && !general && !local;
  HSCAL_TRY(general ? exchange_pairs(r) : exchange(r, every));
  if (!r->to_all || every) return 0;
  return hscal__broadcast_lines(r->to, r->emitter, r->to_line, r->width);
}

int hscal__redistribute(const hscal_mover *mover, const hscal_emitter *emitter, int from_line, int to_line, int width) {
  route r = {.mover = mover,
             .emitter = emitter,
             .from = &mover->from,
             .to = &mover->to,
             .from_line = from_line,
             .to_line = to_line,
             .from_all = hscal__all_lines(&mover->from, from_line),
             .to_all = hscal__all_lines(&mover->to, to_line),
             .parallel = mover->from.along == mover->to.along,
             .width = width};
  int from_cut = hscal__distributed(&r.from->dealing), to_cut = hscal__distributed(&r.to->dealing);
  if (!from_cut) return from_whole(&r);
  return to_cut ? cut_to_cut(&r) : cut_to_whole(&r);
}
