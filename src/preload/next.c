#define _GNU_SOURCE /* RTLD_NEXT, dl_iterate_phdr */
#include "preload/next.h"

#include <dlfcn.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct lookup {
  const char *name;
  void *own, *found;
} lookup;

/* What the object itself has, or what it was linked with. */
static int look_in_object(struct dl_phdr_info *object, size_t size, void *data) {
  (void)size;
  lookup *wanted = data;
  if (!object->dlpi_name || !*object->dlpi_name) return 0; /* the program: its own calls do not come here */
  void *handle = dlopen(object->dlpi_name, RTLD_LAZY | RTLD_NOLOAD);
  if (!handle) return 0;
  void *found = dlsym(handle, wanted->name);
  dlclose(handle); /* it was loaded before, and stays */
  if (found != wanted->own) wanted->found = found;
  return wanted->found != NULL;
}

/* A library that was opened by dlopen, with all that it brought along, is not behind this one in the order of the process. Its calls
 * come here nevertheless, because preloaded names go first. */
void *hscal__next(const char *name) {
  lookup wanted = {.name = name, .found = dlsym(RTLD_NEXT, name)};
  if (wanted.found) return wanted.found;
  wanted.own = dlsym(RTLD_DEFAULT, name);
  dl_iterate_phdr(look_in_object, &wanted);
  return wanted.found;
}

void *hscal__next_or_abort(const char *name) {
  void *found = hscal__next(name);
  if (found) return found;
  fprintf(stderr, "hscal: %s is called, but no library of this process has it behind libhscal_preload.so\n", name);
  abort();
}
