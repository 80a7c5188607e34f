#include "sim_trees.h"

#include <stdlib.h>

/* ---- shapes: node s of a tree is the place s behind the root ------------------------------------------------ */

/* To the root's children by their places, which begin in the middle of the nodes. */
static int linear(int size, int root, int s, int *child) {
  int count = 0;
  for (int place = 0; place < size && s == 0; place++)
    if (place != root) child[count++] = (place + size - root) % size;
  return count;
}

/* Level by level: a level has twice as many nodes as the one before, and 1, 2, 4 ... are its children's distances. */
static int binary(int size, int s, int *child) {
  int width = 1, count = 0;
  while (s >= 2 * width - 1) width *= 2;
  if (s + width < size) child[count++] = s + width;
  if (s + 2 * width < size) child[count++] = s + 2 * width;
  return count;
}

static int above_all_bits(int size, int s, int *child) {
  int count = 0;
  for (int bit = 1; s + bit < size; bit *= 2)
    if (bit > s) child[count++] = s + bit;
  return count;
}

/* Digits of base `base` below the last one that is not 0, smallest distances first. */
static int below_all_digits(int size, int base, int s, int *child) {
  int count = 0;
  for (int unit = 1; unit < size && s / unit % base == 0; unit *= base)
    for (int digit = 1; digit < base; digit++)
      if (s + digit * unit < size) child[count++] = s + digit * unit;
  return count;
}

/* The same from the highest such digit down; each digit from 1 up. */
static int below_all_digits_far(int size, int base, int s, int *child) {
  int count = 0, unit = 1;
  while (unit < size && s / unit % base == 0) unit *= base;
  for (unit /= base; unit > 0; unit /= base)
    for (int digit = 1; digit < base; digit++)
      if (s + digit * unit < size) child[count++] = s + digit * unit;
  return count;
}

static int children_of(sim_tree tree, int size, int root, int s, int *child) {
  switch (tree) {
  case SIM_TREE_LINEAR:
    return linear(size, root, s, child);
  case SIM_TREE_CHAIN:
    child[0] = s + 1;
    return s + 1 < size;
  case SIM_TREE_BINARY:
    return binary(size, s, child);
  case SIM_TREE_BINOMIAL_HIGH:
    return above_all_bits(size, s, child);
  case SIM_TREE_BINOMIAL_LOW:
    return below_all_digits(size, 2, s, child);
  case SIM_TREE_BINOMIAL_FAR:
    return below_all_digits_far(size, 2, s, child);
  default:
    return below_all_digits_far(size, 4, s, child);
  }
}

/* ---- families ----------------------------------------------------------------------------------------------- */

/* Places of those next to this process; parent -1: it is the root. */
typedef struct family {
  int parent, children;
  int *child; /* in the order in which they are served; owned */
} family;

/* The parent is whoever has this process as a child. */
static int find_parent(sim_tree tree, int size, int root, int s, int *child) {
  for (int t = 0; t < size; t++) {
    int count = children_of(tree, size, root, t, child);
    for (int i = 0; i < count; i++)
      if (child[i] == s) return t;
  }
  return -1;
}

static family family_of(const sim_group *group, sim_tree tree, int root) {
  int size = group->size, s = (group->me + size - root) % size;
  family own = {.parent = -1, .child = sim_room(group->comm, (size_t)size * sizeof *own.child)};
  if (s > 0) own.parent = (find_parent(tree, size, root, s, own.child) + root) % size;
  own.children = children_of(tree, size, root, s, own.child);
  for (int i = 0; i < own.children; i++) own.child[i] = (own.child[i] + root) % size;
  return own;
}

/* ---- down --------------------------------------------------------------------------------------------------- */

void sim_tree_broadcast(const sim_group *group, sim_part data, int root, sim_tree tree, int posted) {
  family own = family_of(group, tree, root);
  MPI_Request *sends = sim_room(group->comm, (size_t)group->size * sizeof *sends);
  if (own.parent >= 0) sim_receive(group, data, own.parent);
  for (int i = 0; i < own.children; i++)
    if (posted)
      sends[i] = sim_post_send(group, data, own.child[i]);
    else
      sim_send(group, data, own.child[i]);
  if (posted && own.children > 0) sim_wait(sends, own.children);
  free(sends);
  free(own.child);
}

/* ---- up ----------------------------------------------------------------------------------------------------- */

static void take_in_turn(const sim_group *group, const sim_sum *sum, const family *own) {
  for (int i = 0; i < own->children; i++) {
    sim_receive(group, sim_sum_other(sum, 0, sum->count), own->child[i]);
    sim_sum_add(sum, sum->other, 0, sum->count);
  }
}

/* While one is added up the next one is on its way. */
static void take_posted(const sim_group *group, const sim_sum *sum, const family *own) {
  char *spare = sim_room(group->comm, (size_t)sum->extent * (size_t)sum->count);
  sim_part room[] = {sim_sum_other(sum, 0, sum->count), {spare, sum->count, sum->type}};
  MPI_Request under_way[2];
  for (int i = 0; i <= own->children; i++) {
    if (i < own->children) under_way[i % 2] = sim_post_receive(group, room[i % 2], own->child[i]);
    if (i == 0) continue;
    sim_wait(&under_way[(i - 1) % 2], 1);
    sim_sum_add(sum, room[(i - 1) % 2].data, 0, sum->count);
  }
  free(spare);
}

static void turn_round(family *own) {
  for (int i = 0, j = own->children - 1; i < j; i++, j--) {
    int other = own->child[i];
    own->child[i] = own->child[j];
    own->child[j] = other;
  }
}

void sim_tree_reduce(const sim_group *group, const sim_sum *sum, int root, sim_tree tree, int posted) {
  family own = family_of(group, tree, root);
  if (tree == SIM_TREE_LINEAR) turn_round(&own);
  if (posted)
    take_posted(group, sum, &own);
  else
    take_in_turn(group, sum, &own);
  if (own.parent >= 0) sim_send(group, sim_sum_all(sum), own.parent);
  free(own.child);
}
