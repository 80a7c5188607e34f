/*
 * A definition of Cigamn2d in the program comes before the library's own and hands the call on. Redistributions learn by it
 * where everybody is; stubs transport nothing, so it is told here what all together would have told.
 */
#define _GNU_SOURCE
#include "verify/moves.h"
#include "base/status.h"
#include "verify/blacs.h"
#include "verify/exchanged_places_table.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

moves_place moves_place_of(const oracle_case *c, hscal_operand_name which, int row, int column) {
  hscal_grid grid = hscal__call_grid(&c->call, which, c->layout.nprow, c->layout.npcol);
  int number = row * c->layout.npcol + column;
  if (number >= grid.nprow * grid.npcol) return (moves_place){grid, -1, -1};
  return (moves_place){grid, number / grid.npcol, number % grid.npcol};
}

int moves_open_context(const oracle_case *c, hscal_operand_name which, int layout_context, int *context) {
  hscal_grid grid = hscal__call_grid(&c->call, which, c->layout.nprow, c->layout.npcol);
  int *map = malloc((size_t)grid.nprow * (size_t)grid.npcol * sizeof *map);
  if (!map) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the map of a grid");
  for (int i = 0; i < grid.nprow; i++)
    for (int j = 0; j < grid.npcol; j++) map[j * grid.nprow + i] = i * grid.npcol + j;
  Cblacs_get(layout_context, 10, context);
  Cblacs_gridmap(context, map, grid.nprow, grid.nprow, grid.npcol);
  free(map);
  return 0;
}

/* ---- who is who ----------------------------------------------------------------------------------------------- */

static const oracle_case *fed;

void moves_feed(const oracle_case *c) { fed = c; }

#define PARAMETERS                                                                                                     \
  int context, const char *scope, const char *topology, int m, int n, int *a, int lda, int *ra, int *ca, int ldia,     \
      int rdest, int cdest

__attribute__((visibility("default"))) void Cigamn2d(PARAMETERS);
void Cigamn2d(PARAMETERS) {
  static void (*original)(PARAMETERS);
  int *own = fed && *topology == 'H' ? malloc((size_t)m * sizeof *own) : NULL;
  if (own) memcpy(own, a, (size_t)m * sizeof *own);
  if (!original) *(void **)&original = dlsym(RTLD_NEXT, "Cigamn2d");
  original(context, scope, topology, m, n, a, lda, ra, ca, ldia, rdest, cdest);
  if (!own) return;
  memcpy(a, own, (size_t)m * sizeof *own);
  exchange_places(fed, a);
  free(own);
}
