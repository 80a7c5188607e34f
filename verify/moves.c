/*
 * A definition of Cigamn2d in the program comes before the library's own and hands the call on. Redistributions learn by it
 * where everybody is; stubs transport nothing, so it is told here what all together would have told.
 */
#define _GNU_SOURCE
#include "verify/moves.h"
#include "base/status.h"
#include "instrumented_scalapack/syevr.h"
#include "instrumented_scalapack/syevx.h"
#include "verify/blacs.h"

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

/* What is exchanged: shapes of both grids, descriptors, first entries, then the places of the processes of each grid. */
enum { SHAPES, OF_A = 4, OF_B = 12, PLACES = 20, UNKNOWN = 100000000 };

static void tell_operand(const hscal_operand *x, const hscal_grid *grid, int *shape, int *operand) {
  const int values[] = {x->desc.m, x->desc.n, x->desc.mb, x->desc.nb, x->desc.rsrc, x->desc.csrc, x->i, x->j};
  if (shape[0] != UNKNOWN) return; /* the process knows for itself */
  shape[0] = grid->nprow, shape[1] = grid->npcol;
  memcpy(operand, values, sizeof values);
}

/* On the line where the layout's processes stand column by column. */
static void tell_places(const hscal_layout *layout, const int *shape, int *places) {
  for (int x = 0; x < shape[0] * shape[1]; x++) places[x] = x / layout->npcol + x % layout->npcol * layout->nprow;
}

/* What p?syntrd has. */
static hscal_syntrd_workspace workspace_of(const oracle_case *c) {
  hscal_scheme scheme = c->call.routine->scheme;
  if (scheme == HSCAL_SCHEME_syevr)
    return hscal__syevr_workspace_left(&c->call, hscal__syevr_workspace(&c->call, &c->layout));
  if (scheme != HSCAL_SCHEME_syevx && scheme != HSCAL_SCHEME_sygvx)
    return (hscal_syntrd_workspace){c->workspace, c->workspace};
  return hscal__syevx_workspace_left(&c->call, hscal__syevx_workspace(&c->call, &c->layout));
}

/* p?syntrd moves its matrix, and its results as a row, between the layout and a square grid, which processes outside know nothing
 * of. */
static void tell_square(int *parameters) {
  const hscal_layout *layout = &fed->layout;
  int side = hscal__syntrd_side(&fed->call, layout, workspace_of(fed));
  for (int which = HSCAL_A; which <= HSCAL_B; which++) {
    int *shape = parameters + SHAPES + 2 * which, rows = parameters[which == HSCAL_A ? OF_B : OF_A];
    const hscal_operand copy = {.desc = {.m = rows, .n = fed->call.n, .mb = 1, .nb = 1}};
    tell_operand(&copy, &(hscal_grid){.nprow = side, .npcol = side}, shape,
                 parameters + (which == HSCAL_A ? OF_A : OF_B));
    tell_places(layout, shape, parameters + PLACES + which * hscal__layout_processes(layout));
  }
}

static int is_move(const hscal_routine *routine) {
  return routine->pack == HSCAL_PACK_GEMR2D || routine->pack == HSCAL_PACK_TRMR2D;
}

/* p?syev brings rows from all processes, which stand in one line row by row, and all of them know the rest. */
static void tell_row_by_row(int *parameters) {
  int processes = hscal__layout_processes(&fed->layout);
  for (int i = 0; i < 2 * processes; i++) parameters[PLACES + i] = i % processes;
}

static void tell(int *parameters) {
  const hscal_layout *layout = &fed->layout;
  for (int which = HSCAL_A; which <= HSCAL_B; which++) {
    hscal_grid grid = hscal__call_grid(&fed->call, (hscal_operand_name)which, layout->nprow, layout->npcol);
    const hscal_operand *operand = &fed->call.operand[which];
    int *shape = parameters + SHAPES + 2 * which;
    tell_operand(operand, &grid, shape, parameters + (which == HSCAL_A ? OF_A : OF_B));
    tell_places(layout, shape, parameters + PLACES + which * hscal__layout_processes(layout));
  }
}

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
  if (fed->call.routine->scheme == HSCAL_SCHEME_syev)
    tell_row_by_row(a);
  else if (is_move(fed->call.routine))
    tell(a);
  else
    tell_square(a);
  free(own);
}
