#include "node_classes.h"

int cli_first_node(const hscal_machine *machine, int class, int *count) {
  int first = -1;
  *count = 0;
  for (int node = 0; node < machine->nnodes; node++)
    if (machine->class_of[node] == class) {
      if (first < 0) first = node;
      ++*count;
    }
  return first;
}
