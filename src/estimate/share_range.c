#include "estimate/share_range.h"

/* Blocks are dealt in turn, so the extremes lie with the owners of the first and last block and their neighbours. */
void hscal__share_range(const hscal_dealing *dealing, int *least, int *most) {
  int nprocs = dealing->nprocs;
  int last = dealing->n > dealing->first ? (1 + (dealing->n - dealing->first - 1) / dealing->block) % nprocs : 0;
  int parts[] = {0, 1 % nprocs, last, (last + 1) % nprocs, nprocs - 1};
  *least = *most = hscal__held(dealing, hscal__part_coordinate(dealing, last));
  for (int i = 0; i < 5; i++) {
    int held = hscal__held(dealing, hscal__part_coordinate(dealing, parts[i]));
    *least = hscal__min(*least, held);
    *most = hscal__max(*most, held);
  }
}
