#include "nodes_json.h"

json_t *cli_nodes_json(const hscal_layout *layout, const hscal_placement *placement) {
  json_t *names = json_array();
  for (int p = 0; p < hscal__layout_processes(layout); p++)
    json_array_append_new(names, json_string(placement->machine->node_name[placement->node_of[p]]));
  return names;
}
