#include "models/cost/node_groups.h"
#include "base/array.h"
#include "base/status.h"

#include <stdlib.h>

int hscal__node_groups_reserve(hscal_node_groups *groups, size_t members, size_t nodes) {
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(groups->order, groups->order_capacity, members));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(groups->begin, groups->begin_capacity, members + 1));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(groups->size, groups->size_capacity, members));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(groups->at, groups->at_capacity, nodes));
  for (size_t x = 0; x < nodes; x++) groups->at[x] = -1;
  return 0;
}

void hscal__node_groups_free(hscal_node_groups *groups) {
  free(groups->order);
  free(groups->begin);
  free(groups->size);
  free(groups->at);
}

static hscal_node_sharing sharing_of(const int *size, int count, int members) {
  if (count == members) return HSCAL_NODES_OF_ONE;
  for (int g = 0; g < count; g++)
    if (size[g] * count != members) return HSCAL_NODES_OF_DIFFERENT;
  return HSCAL_NODES_OF_EQUAL;
}

/* `size` becomes where the next member of each goes. */
static void lay_out(hscal_node_groups *groups, const int *member, int members, const int *node_of) {
  int *at = groups->at, *size = groups->size;
  groups->begin[0] = 0;
  for (int g = 0; g < groups->count; g++) groups->begin[g + 1] = groups->begin[g] + size[g];
  for (int g = 0; g < groups->count; g++) size[g] = groups->begin[g];
  for (int i = 0; i < members; i++) groups->order[size[at[node_of[member[i]]]]++] = member[i];
}

hscal_node_sharing hscal__node_groups_set(hscal_node_groups *groups, const int *member, int members,
                                          const int *node_of) {
  int *at = groups->at, *size = groups->size, count = 0;
  for (int i = 0; i < members; i++) {
    int *g = &at[node_of[member[i]]];
    if (*g < 0) size[ *g = count++] = 0;
    size[*g]++;
  }
  hscal_node_sharing sharing = sharing_of(size, count, members);
  groups->count = count;
  if (sharing != HSCAL_NODES_OF_ONE) lay_out(groups, member, members, node_of);
  for (int i = 0; i < members; i++) at[node_of[member[i]]] = -1;
  return sharing;
}
