/*
 * Block-cyclic arithmetic on one dimension: pure integers, no process is asked anything.
 *
 * A dimension of n entries is cut into a first block of `inb` entries and further blocks of `nb`, dealt to the
 * processes src, src+1, ... (modulo nprocs). src = -1: every process holds all of it (replicated).
 */
#ifndef HSCAL_BASE_BLOCKCYCLIC_H
#define HSCAL_BASE_BLOCKCYCLIC_H

#include <stdint.h>

/* Entries of 0..n-1 that process `proc` holds. Source: PBLAS/SRC/PTOOLS/PB_Cnumroc.c with I = 0. */
int hscal__local_extent(int n, int inb, int nb, int proc, int src, int nprocs);
/* Size of the first block of the n entries that start at entry i (0-based), at most n. Source: PB_Cfirstnb.c. */
int hscal__first_block(int n, int i, int inb, int nb);
/* Process that holds entry i; src itself if replicated (-1) or alone. Source: PB_Cindxg2p.c. */
int hscal__owner(int i, int inb, int nb, int src, int nprocs);

int64_t hscal__gcd(int64_t a, int64_t b);
int64_t hscal__lcm(int64_t a, int64_t b);
/* (a + b) mod n and (a - b) mod n for 0 <= a, b < n. */
static inline int hscal__mod_add(int a, int b, int n) { return a + b < n ? a + b : a + b - n; }
static inline int hscal__mod_sub(int a, int b, int n) { return a >= b ? a - b : a - b + n; }
static inline int hscal__min(int a, int b) { return a < b ? a : b; }
static inline int hscal__max(int a, int b) { return a > b ? a : b; }

#endif
