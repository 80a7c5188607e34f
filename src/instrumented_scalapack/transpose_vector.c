#include "instrumented_scalapack/transpose_vector.h"
#include "base/status.h"

/* Entries that go in message `round`, the first one's skipped entries among them, if the coordinates where they go meet those
 * where they lie in `meetings` messages each. */
static int entries_of(const hscal_crossing *c, int round, int coordinates, int meetings) {
  if (meetings == 1) return hscal__local_extent(c->end, c->block, c->block, round, 0, coordinates);
  int longest = hscal__local_extent(c->end, c->block, c->block, 0, 0, coordinates);
  return hscal__local_extent(longest, c->block, c->block, 0, 0, meetings);
}

static int pass(const hscal_emitter *emitter, const hscal_crossing *c, int from, int to, int count, int width,
                int unpacks) {
  HSCAL_TRY(hscal__emit_copy(emitter, from, c->along, count, width));
  if (from == to) return 0;
  HSCAL_TRY(hscal__emit_send(emitter, from, to, c->along, count, width));
  HSCAL_TRY(hscal__emit_receive(emitter, to, from, c->along, count, width));
  return unpacks ? hscal__emit_copy(emitter, to, hscal__other(c->along), count, width) : 0;
}

int hscal__cross(const hscal_emitter *emitter, const hscal_crossing *crossing, int to_line, int width) {
  const hscal_crossing *c = crossing;
  const hscal_dimension across = hscal__other(c->along);
  int from = hscal__coordinates(emitter, c->along), to = hscal__coordinates(emitter, across);
  int all = (int)hscal__lcm(from, to), meetings = all / to, blocks = (c->end - 1) / c->block + 1;
  int first_line = to_line < 0 ? c->source : to_line;
  for (int round = 0; round < hscal__min(all, blocks); round++) {
    int sender = hscal__process_at(emitter, c->along, (c->source + round) % from, c->line);
    int receiver = hscal__process_at(emitter, across, (c->target + round) % to, first_line);
    int count = entries_of(c, round, to, meetings) - (round == 0 ? c->skipped : 0);
    HSCAL_TRY(pass(emitter, c, sender, receiver, count, width, meetings > 1));
  }
  if (to_line >= 0) return 0;
  hscal_emitter by_tree = *emitter;
  by_tree.broadcast[hscal__scope_of(across)] = '1';
  for (int at = 0; at < to; at++) {
    int held = hscal__local_extent(c->end, c->block, c->block, at, c->target, to) - (at == c->target ? c->skipped : 0);
    HSCAL_TRY(hscal__emit_broadcast(&by_tree, across, at, first_line, held, width));
  }
  return 0;
}
