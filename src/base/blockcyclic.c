#include "base/blockcyclic.h"

int hscal__local_extent(int n, int inb, int nb, int proc, int src, int nprocs) {
  if (src < 0 || nprocs == 1) return n;
  int distance = hscal__mod_sub(proc, src, nprocs);
  if (n <= inb) return distance == 0 ? n : 0;
  int rest = n - inb;                     /* entries after the first block                      */
  int full = rest / nb, tail = rest % nb; /* whole further blocks, entries of a last short one   */
  /* Further block b (from 0) lies at distance (b + 1) mod nprocs. */
  int before = hscal__mod_sub(distance, 1 % nprocs, nprocs);
  int own = full / nprocs + (before < full % nprocs);
  return own * nb + (before == full % nprocs ? tail : 0) + (distance == 0 ? inb : 0);
}

int hscal__first_block(int n, int i, int inb, int nb) {
  int left = inb - i;
  if (left <= 0) left += (-left / nb + 1) * nb;
  return hscal__min(left, n);
}

int hscal__owner(int i, int inb, int nb, int src, int nprocs) {
  if (src < 0 || nprocs == 1 || i < inb) return src;
  return (src + 1 + (i - inb) / nb) % nprocs;
}

int64_t hscal__gcd(int64_t a, int64_t b) {
  while (b) {
    int64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

int64_t hscal__lcm(int64_t a, int64_t b) { return a / hscal__gcd(a, b) * b; }
