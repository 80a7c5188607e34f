#include "strategies/arrangements.h"

int hscal__next_arrangement(int processes, hscal_grid *arrangement) {
  if (arrangement->nprow == 0) {
    *arrangement = (hscal_grid){.nprow = 1, .npcol = 1};
    return processes >= 1;
  }
  arrangement->npcol++;
  if (arrangement->npcol <= processes / arrangement->nprow) return 1;
  *arrangement = (hscal_grid){.nprow = arrangement->nprow + 1, .npcol = 1};
  return arrangement->nprow <= processes;
}

int64_t hscal__arrangement_count(int processes) {
  int64_t count = 0;
  for (int nprow = 1; nprow <= processes; nprow++) count += processes / nprow;
  return count;
}
