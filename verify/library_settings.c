#define _GNU_SOURCE
#include "verify/library_settings.h"
#include "hscal.h"

#include <ctype.h>
#include <dlfcn.h>

/* ---- the panel width: our definition comes before the library's own ---------------------------------------- */

static int panel_width = 32;

HSCAL_API int pilaenv_(const int *context, const char *precision);
int pilaenv_(const int *context, const char *precision) {
  (void)context, (void)precision;
  return panel_width;
}

void library_set_panel(int width) { panel_width = width; }

int library_own_panel(void) {
  const int no_context = -1;
  int (*own)(const int *, const char *);
  *(void **)&own = dlsym(RTLD_NEXT, "pilaenv_");
  return own ? own(&no_context, "D") : 0;
}

/* ---- the topologies the caller left: a setting of the whole program, whatever the context --------------------- */

extern void pb_topset_(const int *context, const char *operation, const char *scope, const char *topology);

void library_own_topologies(char topology[4]) {
  const int context = 0; /* they belong to the program, not to a context */
  extern void pb_topget_(const int *context, const char *operation, const char *scope, char *topology);
  const char operation[] = "BBCC", scope[] = "RCRC";
  for (int i = 0; i < 4; i++) pb_topget_(&context, &operation[i], &scope[i], &topology[i]);
}

/* In upper case, or p?gemm does not take a ring for one. */
static void set_topology(int context, const char *operation, const char *scope, char topology) {
  topology = (char)toupper((unsigned char)topology);
  pb_topset_(&context, operation, scope, &topology);
}

void library_set_topologies(int context, const hscal_backend *backend) {
  set_topology(context, "B", "R", backend->row_broadcast);
  set_topology(context, "B", "C", backend->column_broadcast);
  set_topology(context, "C", "R", backend->row_combine);
  set_topology(context, "C", "C", backend->column_combine);
}
