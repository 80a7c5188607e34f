#include "cache.h"
#include "base/digest.h"
#include "base/file.h"
#include "base/status.h"
#include "machine/write.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- keys -------------------------------------------------------------------------------------------------- */

static int digest_file(uint64_t *digest, const char *path) {
  unsigned char bytes[1 << 16];
  FILE *file = fopen(path, "rb");
  if (!file) return hscal__fail(HSCAL_ERROR_FILE, "%s: %s", path, strerror(errno));
  for (size_t got; (got = fread(bytes, 1, sizeof bytes, file)) > 0;) *digest = hscal__digest(*digest, bytes, got);
  int failed = ferror(file);
  fclose(file);
  return failed ? hscal__fail(HSCAL_ERROR_FILE, "%s: cannot be read", path) : 0;
}

/* What runs, the same for all simulations of this process. */
static int digest_programs(uint64_t *digest) {
  static const char *const files[] = {SIM_MPI_FILE,        SIM_BLAS_FILE,    SIM_PROGRAM_FILE,
                                      SIM_SCALAPACK_WHOLE, SIM_SIMGRID_FILE, SIM_SMPIMAIN};
  static uint64_t known;
  if (!known) {
    uint64_t fresh = HSCAL_DIGEST_START;
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) HSCAL_TRY(digest_file(&fresh, files[i]));
    known = fresh;
  }
  *digest = known;
  return 0;
}

static uint64_t digest_problem(uint64_t digest, const sim_problem *problem) {
  const hscal_layout *layout = &problem->layout;
  const int numbers[] = {layout->nprow, layout->npcol, layout->backend.panel, problem->column_major};
  digest = hscal__call_digest(digest, &problem->call);
  digest = hscal__digest(digest, numbers, sizeof numbers);
  return hscal__digest(digest, problem->node_of, (size_t)hscal__layout_processes(layout) * sizeof *problem->node_of);
}

int sim_cache_key(const hscal_machine *machine, const sim_problem *problem, uint64_t *key) {
  *key = 0;
  uint64_t digest;
  HSCAL_TRY(digest_programs(&digest));
  char *text = hscal__machine_text(machine);
  if (!text) return hscal__fail(HSCAL_ERROR_MEMORY, "text of a machine");
  digest = hscal__digest_text(digest, text);
  free(text);
  *key = digest_problem(digest, problem);
  return 0;
}

/* ---- files: one per simulation ------------------------------------------------------------------------------ */

static int path_of(const char *folder, uint64_t key, char path[512]) {
  if (snprintf(path, 512, "%s/%016" PRIx64, folder, key) < 512) return 0;
  return hscal__fail(HSCAL_ERROR_FILE, "%s: name too long", folder);
}

int sim_cache_find(const char *folder, uint64_t key, double *seconds) {
  char path[512];
  if (path_of(folder, key, path)) return 0;
  FILE *file = fopen(path, "r");
  int found = file && fscanf(file, "%lf", seconds) == 1;
  if (file) fclose(file);
  return found;
}

int sim_cache_keep(const char *folder, uint64_t key, double seconds) {
  char path[512], text[40];
  HSCAL_TRY(path_of(folder, key, path));
  if (mkdir(folder, 0777) && errno != EEXIST) return hscal__fail(HSCAL_ERROR_FILE, "%s: %s", folder, strerror(errno));
  snprintf(text, sizeof text, "%.17g\n", seconds);
  return hscal__file_replace(path, text);
}
