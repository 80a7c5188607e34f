#include "base/blockcyclic.h"

int hscal__local_extent(int n, int inb, int nb, int proc, int src, int nprocs) {
  hscal_extents extents = hscal__extents(n, inb, nb, src, nprocs);
  return hscal__extent_at(&extents, proc);
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
