#include "models/bounds/trees.h"
#include "base/blockcyclic.h"

int hscal__tree_hops(int i) {
  int count = 0; /* bits that are set */
  for (; i; i &= i - 1) count++;
  return count;
}

int hscal__tree_depth(int members) {
  int depth = 0;
  for (; members > 1; members /= 2) depth++;
  return depth;
}

double hscal__tree_mean_hops(int members) {
  double hops = 0;
  for (int i = 0; i < members; i++) hops += hscal__tree_hops(i);
  return hops / members;
}

int hscal__tree_hops_by_head(int members, int head) {
  int most = 0;
  for (int i = 0; i < members; i++) {
    int told = hscal__tree_hops(i), by_head = hscal__tree_hops(head) + hscal__tree_hops((i - head + members) % members);
    most = hscal__max(most, hscal__max(told, by_head) + told);
  }
  return most;
}

void hscal__tree_seconds(const hscal_earliest_times *earliest, hscal_process_line line, int root, double bytes,
                         double *way_s) {
  int is_binomial = hscal__machine_has_binomial_trees(earliest->costs->machine);
  way_s[root] = 0;
  for (int i = 1; i < line.members; i++) {
    if (!is_binomial) { /* however the library does it, it takes some way, maybe with a part of the element */
      int to = (root + i) % line.members;
      way_s[to] = hscal__way_seconds(earliest, line.first + root * line.stride, line.first + to * line.stride, 0);
      continue;
    }
    int from = (root + (i & (i - 1))) % line.members, to = (root + i) % line.members; /* without its lowest bit */
    way_s[to] = way_s[from] +
                hscal__hop_seconds(earliest, line.first + from * line.stride, line.first + to * line.stride, bytes);
  }
}
