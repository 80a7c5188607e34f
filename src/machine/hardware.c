#include "machine/hardware.h"

#include <stdio.h>
#include <strings.h>

static const hscal_node_kind kinds[] = {
#define NODE(...) {__VA_ARGS__},
#define NETWORK(...)
#include "machine/nodes.def"
#undef NODE
#undef NETWORK
};

static const hscal_network networks[] = {
#define NODE(...)
#define NETWORK(...) {__VA_ARGS__},
#include "machine/nodes.def"
#undef NODE
#undef NETWORK
};

enum { KINDS = sizeof kinds / sizeof kinds[0], NETWORKS = sizeof networks / sizeof networks[0] };

const hscal_node_kind *hscal__node_kind_named(const char *name) {
  for (int i = 0; i < KINDS; i++)
    if (strcasecmp(kinds[i].name, name) == 0) return &kinds[i];
  return NULL;
}

const hscal_network *hscal__network_named(const char *name) {
  for (int i = 0; i < NETWORKS; i++)
    if (strcasecmp(networks[i].name, name) == 0) return &networks[i];
  return NULL;
}

const char *hscal__node_kind_name(int i) { return i >= 0 && i < KINDS ? kinds[i].name : NULL; }
const char *hscal__network_name(int i) { return i >= 0 && i < NETWORKS ? networks[i].name : NULL; }

double hscal__node_kind_gflops(const hscal_node_kind *kind) {
  return kind->flops_per_cycle * kind->clock_ghz * kind->share;
}

static void list(const char *(*name)(int), char *text, size_t size) {
  size_t length = 0;
  text[0] = 0;
  for (int i = 0; name(i) && length < size; i++)
    length += (size_t)snprintf(text + length, size - length, "%s%s", i > 0 ? ", " : "", name(i));
}

void hscal__node_kind_list(char *text, size_t size) { list(hscal__node_kind_name, text, size); }
void hscal__network_list(char *text, size_t size) { list(hscal__network_name, text, size); }
