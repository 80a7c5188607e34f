#include "strategies/arrangements.h"

int hscal__next_arrangement(int processes, hscal_arrangement *arrangement) {
  if (arrangement->nprow == 0) {
    *arrangement = (hscal_arrangement){1, 1};
    return processes >= 1;
  }
  arrangement->npcol++;
  if (arrangement->npcol <= processes / arrangement->nprow) return 1;
  *arrangement = (hscal_arrangement){arrangement->nprow + 1, 1};
  return arrangement->nprow <= processes;
}

int64_t hscal__arrangement_count(int processes) {
  int64_t count = 0;
  for (int nprow = 1; nprow <= processes; nprow++) count += processes / nprow;
  return count;
}
