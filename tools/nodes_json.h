/* The nodes of a layout in JSON. */
#ifndef HSCAL_TOOLS_NODES_JSON_H
#define HSCAL_TOOLS_NODES_JSON_H

#include "call/call.h"
#include "models/cost/placement.h"

#include <jansson.h>

/* The name of the node of each process, row by row. */
json_t *cli_nodes_json(const hscal_layout *layout, const hscal_placement *placement);

#endif
