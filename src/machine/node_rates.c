#include "machine/node_rates.h"

const hscal_node_rate hscal__node_rates[HSCAL_NODE_RATES] = {
    {"copy_bytes_per_s", "copies", offsetof(hscal_node_class, copy_bytes_per_s), 1, 0},
    {"reduce_bytes_per_s", "sums", offsetof(hscal_node_class, reduce_bytes_per_s), 3, 1},
    {"pack_bytes_per_s", "packing", offsetof(hscal_node_class, pack_bytes_per_s), 3, 1},
    {"tall_bytes_per_s", "tall products", offsetof(hscal_node_class, tall_bytes_per_s), 4, 1},
    {"wide_bytes_per_s", "wide products", offsetof(hscal_node_class, wide_bytes_per_s), 4, 1},
    {"row_bytes_per_s", "single rows", offsetof(hscal_node_class, row_bytes_per_s), 4, 0},
};
