/* Workload files: what is written of a workload is read again, and written the same. */
#include "base/status.h"
#include "fuzz.h"
#include "workload/pools.h"
#include "workload/read.h"
#include "workload/write.h"

#include <string.h>

/* One pool of a recording is a workload, too. */
static void find_pool(const hscal_workload *workload) {
  hscal_pool pool;
  FUZZ_CHECK(hscal__pool_find(workload, &pool) == 0);
  if (pool.workload)
    FUZZ_CHECK(pool.workload->ncalls > 0 && pool.workload->processes <= hscal__workload_ranks(workload));
  hscal__pool_free(&pool);
}

static void use(hscal_workload *workload) {
  hscal_workload *again = NULL;
  find_pool(workload);
  char *first = hscal__workload_text(workload);
  FUZZ_CHECK(first);
  char *copy = strdup(first);
  FUZZ_CHECK(copy && hscal__workload_read_text("written", copy, &again) == 0);
  char *second = hscal__workload_text(again);
  FUZZ_CHECK(second && strcmp(first, second) == 0);
  hscal_workload_free(again);
  hscal_workload_free(workload);
  free(second);
  free(copy);
  free(first);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  hscal_workload *workload = NULL;
  char *text = fuzz_text(data, size);
  if (fuzz_is_taken(hscal__workload_read_text("workload", text, &workload))) use(workload);
  free(text);
  return 0;
}
