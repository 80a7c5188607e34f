/* Hosts that were taken have legal names and numbers of processes. */
#ifndef HSCAL_TESTS_FUZZ_HOSTS_H
#define HSCAL_TESTS_FUZZ_HOSTS_H

#include "fuzz.h"
#include "launch/allocation.h"

/* Frees the allocation. */
static inline void fuzz_hosts(int status, hscal_allocation *allocation) {
  if (!fuzz_is_taken(status)) {
    FUZZ_CHECK(!allocation);
    return;
  }
  FUZZ_CHECK(allocation->nhosts >= 1 && allocation->nhosts <= HSCAL_MOST_HOSTS);
  for (int i = 0; i < allocation->nhosts; i++) {
    const hscal_host *host = &allocation->host[i];
    FUZZ_CHECK(hscal__is_host_name(host->name, (int)strlen(host->name)));
    FUZZ_CHECK(host->slots >= 0 && host->slots <= HSCAL_MOST_SLOTS);
  }
  hscal__allocation_free(allocation);
}

#endif
