/* Members of a collective by the nodes that they are on, for what MPI libraries do node by node. */
#ifndef HSCAL_MODELS_COST_NODE_GROUPS_H
#define HSCAL_MODELS_COST_NODE_GROUPS_H

#include "machine/collectives.h"

#include <stddef.h>

typedef struct hscal_node_groups {
  int count;          /* nodes with members, in the order of their first ones */
  int *order, *begin; /* members of group g: order[begin[g]] .. order[begin[g + 1] - 1], as they come in the list */
  int *size;          /* [members] */
  int *at;            /* [nodes] group of a node; -1 but while members are grouped */
  size_t order_capacity, begin_capacity, size_capacity, at_capacity;
} hscal_node_groups;

/* Memory for so many members and nodes; what was allocated before is used again. 0 or HSCAL_ERROR_MEMORY. */
int hscal__node_groups_reserve(hscal_node_groups *groups, size_t members, size_t nodes);
void hscal__node_groups_free(hscal_node_groups *groups);

/* member[members]: processes, which are on node_of[process]. Do nodes have several of them? If none has, groups are counted only. */
hscal_node_sharing hscal__node_groups_set(hscal_node_groups *groups, const int *member, int members,
                                          const int *node_of);

static inline int hscal__node_group_size(const hscal_node_groups *groups, int g) {
  return groups->begin[g + 1] - groups->begin[g];
}

#endif
