/*
 * Block-cyclic arithmetic on one dimension: pure integers, no process is asked anything.
 *
 * A dimension of n entries is cut into a first block of `inb` entries and further blocks of `nb`, dealt to the
 * processes src, src+1, ... (modulo nprocs). src = -1: every process holds all of it (replicated).
 */
#ifndef HSCAL_BASE_BLOCKCYCLIC_H
#define HSCAL_BASE_BLOCKCYCLIC_H

#include "base/minmax.h"

#include <stdint.h>

/* The largest block, and the widest panel, that is taken from anybody: descriptors, options, wisdom, the command line. Two of them can be
 * added up. */
enum { HSCAL_MOST_BLOCK = 1000000000 };

/* Entries of 0..n-1 that process `proc` holds. Source: PBLAS/SRC/PTOOLS/PB_Cnumroc.c with I = 0. */
int hscal__local_extent(int n, int inb, int nb, int proc, int src, int nprocs);

/* The same for many processes of one dimension: what does not depend on the process is worked out once. */
typedef struct hscal_extents {
  int n, inb, nb, src, nprocs; /* src = -1: all of it everywhere                                           */
  int turns, rest;             /* further blocks: whole turns of them over the processes, whole blocks left */
  int tail;                    /* entries of a last, short block                                            */
} hscal_extents;

static inline hscal_extents hscal__extents(int n, int inb, int nb, int src, int nprocs) {
  hscal_extents x = {.n = n, .inb = inb, .nb = nb, .src = nprocs == 1 ? -1 : src, .nprocs = nprocs};
  if (x.src < 0 || n <= inb) return x;
  int full = (n - inb) / nb;
  x.tail = (n - inb) % nb;
  x.turns = full / nprocs;
  x.rest = full % nprocs;
  return x;
}

static inline int hscal__extent_at(const hscal_extents *x, int proc) {
  if (x->src < 0) return x->n;
  int distance = proc >= x->src ? proc - x->src : proc - x->src + x->nprocs;
  if (x->n <= x->inb) return distance == 0 ? x->n : 0;
  int before = distance == 0 ? x->nprocs - 1 : distance - 1; /* further block b lies at distance b + 1 */
  int own = x->turns + (before < x->rest);
  return own * x->nb + (before == x->rest ? x->tail : 0) + (distance == 0 ? x->inb : 0);
}

/* Size of the first block of the n entries that start at entry i (0-based), at most n. Source: PB_Cfirstnb.c. */
int hscal__first_block(int n, int i, int inb, int nb);
/* Process that holds entry i; src itself if replicated (-1) or alone. Source: PB_Cindxg2p.c. */
int hscal__owner(int i, int inb, int nb, int src, int nprocs);

/* Blocks in which n entries lie, the last one short. */
static inline int hscal__blocks(int n, int block) { return n > 0 ? (n - 1) / block + 1 : 0; }
/* A number that is not negative as an int, which ends where ScaLAPACK's own numbers do. */
static inline int hscal__as_int(int64_t number) { return number < INT32_MAX ? (int)number : INT32_MAX; }

int64_t hscal__gcd(int64_t a, int64_t b);
int64_t hscal__lcm(int64_t a, int64_t b);
/* (a + b) mod n and (a - b) mod n for 0 <= a, b < n. */
static inline int hscal__mod_add(int a, int b, int n) { return a + b < n ? a + b : a + b - n; }
static inline int hscal__mod_sub(int a, int b, int n) { return a >= b ? a - b : a - b + n; }

#endif
