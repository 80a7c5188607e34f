#define _GNU_SOURCE /* dladdr, dl_iterate_phdr */
#include "preload/scalapack_object.h"
#include "preload/next.h"

#include <dlfcn.h>
#include <link.h>
#include <stdint.h>
#include <string.h>

typedef struct object {
  uintptr_t inside;     /* some address in it */
  uintptr_t begin, end; /* of its code; equal: there is none of its own */
} object;

/* The segment of code that the address is in. */
static int find_code(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  object *wanted = data;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    uintptr_t begin = info->dlpi_addr + segment->p_vaddr, end = begin + segment->p_memsz;
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    if (wanted->inside < begin || wanted->inside >= end) continue;
    wanted->begin = begin;
    wanted->end = end;
    return 1;
  }
  return 0;
}

static object look(void) {
  object found = {.inside = (uintptr_t)hscal__next("pdgemm_")};
  Dl_info info;
  if (!found.inside || !dladdr((void *)found.inside, &info) || !info.dli_fname) return found;
  const char *slash = strrchr(info.dli_fname, '/');
  if (strstr(slash ? slash : info.dli_fname, "scalapack")) dl_iterate_phdr(find_code, &found);
  return found;
}

int hscal__scalapack_is_shared(void) { return hscal__next("pdgemm_") != NULL; }

int hscal__is_within_scalapack(const void *address) {
  static object library;
  if (!library.inside) library = look();
  return (uintptr_t)address >= library.begin && (uintptr_t)address < library.end;
}
