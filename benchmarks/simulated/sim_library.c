#include "sim_library.h"
#include "sim_variables.h"

#include <stdlib.h>
#include <string.h>

static const struct {
  const char *name;
  const sim_library *library;
} libraries[] = {
#define SIM_LIBRARY(name, collectives, most) {name, &collectives},
#include "sim_libraries.def"
#undef SIM_LIBRARY
};

const sim_library *sim_library_named(const char *name) {
  for (size_t i = 0; name && i < sizeof libraries / sizeof *libraries; i++)
    if (strcmp(libraries[i].name, name) == 0) return libraries[i].library;
  return NULL;
}

/* One copy of this serves all simulated processes, of one simulation. */
const sim_library *sim_library_in_use(void) {
  static const sim_library *known;
  static int is_known;
  if (!is_known) known = sim_library_named(getenv(SIM_COLLECTIVES_VARIABLE));
  is_known = 1;
  return known;
}
