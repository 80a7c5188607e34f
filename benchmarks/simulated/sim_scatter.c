#include "sim_scatter.h"

/* The data in a block for each process; the last ones are shorter, or empty. Numbers count from the root. */
typedef struct scatter {
  const sim_group *group;
  sim_part data;
  MPI_Aint extent;
  int block, root, own; /* elements; place; number */
} scatter;

static int begins(const scatter *s, int number) {
  int at = s->block * number;
  return at < s->data.count ? at : s->data.count;
}

static sim_part blocks(const scatter *s, int number, int count) {
  int first = begins(s, number);
  return (sim_part){(char *)s->data.data + s->extent * first, begins(s, number + count) - first, s->data.type};
}

static int place(const scatter *s, int number) { return (number + s->root) % s->group->size; }

/* A process passes on what its children need: as many blocks as they have bits below their last. Nobody sends empty messages. */
static void scatter_down(const scatter *s) {
  int bit = 1, size = s->group->size;
  while (bit < size && !(s->own & bit)) bit *= 2;
  if (s->own > 0) {
    sim_part mine = blocks(s, s->own, bit);
    if (mine.count > 0) sim_receive(s->group, mine, place(s, s->own - bit));
  }
  for (bit /= 2; bit > 0; bit /= 2) {
    sim_part its = blocks(s, s->own + bit, bit);
    if (s->own + bit < size && its.count > 0) sim_send(s->group, its, place(s, s->own + bit));
  }
}

static void gather_by_doubling(const scatter *s) {
  for (int held = 1; held < s->group->size; held *= 2) {
    int other = s->own ^ held, mine = s->own / held * held, its = other / held * held;
    sim_exchange(s->group, blocks(s, mine, held), place(s, other), blocks(s, its, held), place(s, other));
  }
}

static void gather_by_ring(const scatter *s) {
  int size = s->group->size;
  for (int round = 0; round + 1 < size; round++) {
    int mine = (s->own + size - round) % size, coming = (mine + size - 1) % size;
    sim_exchange(s->group, blocks(s, mine, 1), place(s, s->own + 1), blocks(s, coming, 1), place(s, s->own + size - 1));
  }
}

void sim_scatter_broadcast(const sim_group *group, sim_part data, MPI_Aint extent, int root, int doubling) {
  scatter s = {.group = group, .data = data, .extent = extent, .root = root};
  s.block = (data.count + group->size - 1) / group->size;
  s.own = (group->me + group->size - root) % group->size;
  scatter_down(&s);
  if (doubling)
    gather_by_doubling(&s);
  else
    gather_by_ring(&s);
}
