#include "sim_halving.h"

/* ---- the power of two --------------------------------------------------------------------------------------- */

/* Processes beyond the largest power of two are paired with others, at the first places; one of each pair stands for both. */
typedef struct pairing {
  int power, pairs; /* the power of two; places beyond it */
  int odd_stays;    /* of a pair the odd place takes part, or else the even one */
  int own;          /* number of this process among those who take part; -1: it does not */
} pairing;

static pairing pair_up(const sim_group *group, int odd_stays) {
  pairing made = {.power = sim_power_of_two_below(group->size), .odd_stays = odd_stays};
  made.pairs = group->size - made.power;
  if (group->me >= 2 * made.pairs)
    made.own = group->me - made.pairs;
  else
    made.own = group->me % 2 == odd_stays ? group->me / 2 : -1;
  return made;
}

static int place_of(const pairing *p, int number) {
  return number < p->pairs ? 2 * number + p->odd_stays : number + p->pairs;
}

/* The other one of a pair. */
static int partner(const sim_group *group) { return group->me ^ 1; }

static int is_paired(const sim_group *group, const pairing *p) { return group->me < 2 * p->pairs; }

/* Who does not take part gives all its data. */
static void hand_in(const sim_group *group, const pairing *p, const sim_sum *sum) {
  if (!is_paired(group, p)) return;
  if (p->own < 0) {
    sim_send(group, sim_sum_all(sum), partner(group));
    return;
  }
  sim_receive(group, sim_sum_other(sum, 0, sum->count), partner(group));
  sim_sum_add(sum, sum->other, 0, sum->count);
}

/* ... and gets the sum. */
static void hand_back(const sim_group *group, const pairing *p, const sim_sum *sum) {
  if (!is_paired(group, p)) return;
  if (p->own < 0)
    sim_receive(group, sim_sum_all(sum), partner(group));
  else
    sim_send(group, sim_sum_all(sum), partner(group));
}

/* ---- recursive doubling ------------------------------------------------------------------------------------- */

void sim_doubling(const sim_group *group, const sim_sum *sum) {
  pairing p = pair_up(group, 1);
  hand_in(group, &p, sum);
  for (int distance = 1; p.own >= 0 && distance < p.power; distance *= 2) {
    int other = place_of(&p, p.own ^ distance);
    sim_exchange(group, sim_sum_all(sum), other, sim_sum_other(sum, 0, sum->count), other);
    sim_sum_add(sum, sum->other, 0, sum->count);
  }
  hand_back(group, &p, sum);
}

/* ---- halving ------------------------------------------------------------------------------------------------ */

/* Of the units that the data are cut into, those from first to end - 1. */
typedef struct window {
  int first, end;
} window;

typedef struct halving {
  const sim_group *group;
  const sim_sum *sum;
  pairing p;
  int blocks;        /* units; 0: each element is one */
  window kept[32];   /* after so many steps, [0]: all */
  window given[32];  /* what the other one of that step keeps, [1] on */
  int steps, root;   /* root: a place, or -1 */
  int root_takes_on; /* the root handed its data in, and at the end plays the part of number 0 */
} halving;

static int unit_begins(const halving *h, int unit) {
  if (h->blocks == 0) return unit;
  int longer = h->sum->count % h->blocks; /* so many first blocks have an element more */
  return h->sum->count / h->blocks * unit + (unit < longer ? unit : longer);
}

static sim_part data_in(const halving *h, window w) {
  return sim_sum_data(h->sum, unit_begins(h, w.first), unit_begins(h, w.end));
}

static sim_part other_in(const halving *h, window w) {
  return sim_sum_other(h->sum, unit_begins(h, w.first), unit_begins(h, w.end));
}

static void add_in(const halving *h, window w) {
  sim_sum_add(h->sum, other_in(h, w).data, unit_begins(h, w.first), unit_begins(h, w.end));
}

/* What number `own` keeps, step by step, and what it gives away. */
static void plan_windows(halving *h, int own) {
  h->kept[0] = (window){0, h->blocks ? h->blocks : h->sum->count};
  h->steps = 0;
  for (int bit = 1; bit < h->p.power; bit *= 2) {
    window whole = h->kept[h->steps++];
    int middle = whole.first + (whole.end - whole.first) / 2;
    window left = {whole.first, middle}, right = {middle, whole.end};
    h->kept[h->steps] = own & bit ? right : left;
    h->given[h->steps] = own & bit ? left : right;
  }
}

/* Both of a pair add up a half; the odd one's goes to the even one. */
static void hand_in_by_halves(const halving *h) {
  int count = h->sum->count, middle = count / 2, with = partner(h->group);
  window left = {0, middle}, right = {middle, count};
  if (!is_paired(h->group, &h->p)) return;
  if (h->p.own < 0) {
    sim_exchange(h->group, data_in(h, left), with, other_in(h, right), with);
    add_in(h, right);
    sim_send(h->group, data_in(h, right), with);
  } else {
    sim_exchange(h->group, data_in(h, right), with, other_in(h, left), with);
    add_in(h, left);
    sim_receive(h->group, data_in(h, right), with);
  }
}

static void halve(const halving *h) {
  for (int step = 1; step <= h->steps; step++) {
    int other = place_of(&h->p, h->p.own ^ (1 << (step - 1)));
    sim_exchange(h->group, data_in(h, h->given[step]), other, other_in(h, h->kept[step]), other);
    add_in(h, h->kept[step]);
  }
}

static void double_back(const halving *h) {
  for (int step = h->steps; step > 0; step--) {
    int other = place_of(&h->p, h->p.own ^ (1 << (step - 1)));
    sim_exchange(h->group, data_in(h, h->kept[step]), other, data_in(h, h->given[step]), other);
  }
}

/* A root that does not take part gets the piece of number 0, and its number. */
static void change_places(halving *h) {
  const pairing *p = &h->p;
  h->root_takes_on = h->root < 2 * p->pairs && h->root % 2 != p->odd_stays;
  if (!h->root_takes_on) return;
  if (h->group->me == h->root) {
    h->p.own = 0;
    plan_windows(h, 0);
    sim_receive(h->group, data_in(h, h->kept[h->steps]), place_of(p, 0));
  } else if (h->p.own == 0) {
    sim_send(h->group, data_in(h, h->kept[h->steps]), h->root);
    h->p.own = -1;
  }
}

/* On the way back one of each pair has the root on its side and gets the other one's piece. */
static void gather(halving *h) {
  change_places(h);
  int to = h->root_takes_on ? 0 : h->root < 2 * h->p.pairs ? h->root / 2 : h->root - h->p.pairs;
  for (int step = h->steps; h->p.own >= 0 && step > 0; step--) {
    int other = h->p.own ^ (1 << (step - 1));
    int place = other == 0 && h->root_takes_on ? h->root : place_of(&h->p, other);
    if (other >> (step - 1) == to >> (step - 1)) {
      sim_send(h->group, data_in(h, h->kept[step]), place);
      return;
    }
    sim_receive(h->group, data_in(h, h->given[step]), place);
  }
}

void sim_halve(const sim_group *group, const sim_sum *sum, int root, sim_halving how) {
  int is_mpich = how == SIM_HALVING_MPICH, to_all = root < 0;
  halving h = {.group = group, .sum = sum, .p = pair_up(group, is_mpich && to_all), .root = root};
  if (is_mpich)
    hand_in(group, &h.p, sum);
  else
    hand_in_by_halves(&h);
  if (is_mpich) h.blocks = h.p.power;
  if (h.p.own >= 0) {
    plan_windows(&h, h.p.own);
    halve(&h);
    if (to_all) double_back(&h);
  }
  if (to_all)
    hand_back(group, &h.p, sum);
  else
    gather(&h);
}

/* ---- the ring ----------------------------------------------------------------------------------------------- */

/* A part for each process; the first ones are longer. */
static window part_of(const sim_group *group, const sim_sum *sum, int part) {
  int p = group->size, i = (part + 2 * p) % p, each = sum->count / p, longer = sum->count % p;
  int first = each * i + (i < longer ? i : longer);
  return (window){first, first + each + (i < longer)};
}

/* Receives are posted one round ahead, into two rooms in turn. */
static void ring_of_sums(const sim_group *group, const sim_sum *sum) {
  int next = (group->me + 1) % group->size, before = (group->me + group->size - 1) % group->size;
  MPI_Request under_way[2];
  for (int round = 0; round < group->size; round++) {
    window mine = part_of(group, sum, group->me - round), coming = part_of(group, sum, group->me - round - 1);
    if (round + 1 < group->size)
      under_way[round % 2] = sim_post_receive(group, sim_sum_other(sum, coming.first, coming.end), before);
    if (round > 0) {
      sim_wait(&under_way[(round - 1) % 2], 1);
      sim_sum_add(sum, sim_sum_other(sum, mine.first, mine.end).data, mine.first, mine.end);
    }
    if (round + 1 < group->size) sim_send(group, sim_sum_data(sum, mine.first, mine.end), next);
  }
}

void sim_ring(const sim_group *group, const sim_sum *sum) {
  int next = (group->me + 1) % group->size, before = (group->me + group->size - 1) % group->size;
  ring_of_sums(group, sum);
  for (int round = 0; round + 1 < group->size; round++) {
    window mine = part_of(group, sum, group->me + 1 - round), coming = part_of(group, sum, group->me - round);
    sim_exchange(group, sim_sum_data(sum, mine.first, mine.end), next, sim_sum_data(sum, coming.first, coming.end),
                 before);
  }
}
