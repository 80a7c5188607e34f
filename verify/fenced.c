#define _GNU_SOURCE
#include "verify/fenced.h"

#include <sys/mman.h>
#include <unistd.h>

static size_t page_bytes(void) { return (size_t)sysconf(_SC_PAGESIZE); }

static size_t whole_pages(size_t bytes) { return (bytes / page_bytes() + 1) * page_bytes(); }

void *fenced_new(size_t bytes) {
  size_t page = page_bytes(), inside = whole_pages(bytes);
  char *all = mmap(NULL, inside + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (all == MAP_FAILED) return NULL;
  if (mprotect(all + page, inside, PROT_READ | PROT_WRITE) == 0) return all + page;
  munmap(all, inside + 2 * page);
  return NULL;
}

void fenced_free(void *array, size_t bytes) {
  if (array) munmap((char *)array - page_bytes(), whole_pages(bytes) + 2 * page_bytes());
}
