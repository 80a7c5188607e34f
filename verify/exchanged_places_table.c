#include "verify/exchanged_places_table.h"
#include "verify/asked_workspace_table.h"

#include <string.h>

/* What is exchanged: shapes of both grids, descriptors, first entries, then the places of the processes of each grid.
 * */
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

/* p?syntrd moves its matrix, and its results as a row, between the layout and a square grid, which processes outside
 * know nothing of. */
static void tell_square(const oracle_case *c, int *parameters) {
  const hscal_layout *layout = &c->layout;
  int side = hscal__syntrd_side(&c->call, layout, workspace_of_syntrd(c));
  for (int which = HSCAL_A; which <= HSCAL_B; which++) {
    int *shape = parameters + SHAPES + 2 * which, rows = parameters[which == HSCAL_A ? OF_B : OF_A];
    const hscal_operand copy = {.desc = {.m = rows, .n = c->call.n, .mb = 1, .nb = 1}};
    tell_operand(&copy, &(hscal_grid){.nprow = side, .npcol = side}, shape,
                 parameters + (which == HSCAL_A ? OF_A : OF_B));
    tell_places(layout, shape, parameters + PLACES + which * hscal__layout_processes(layout));
  }
}

/* p?syev brings rows from all processes, which stand in one line row by row, and all of them know the rest. */
static void tell_row_by_row(const oracle_case *c, int *parameters) {
  int processes = hscal__layout_processes(&c->layout);
  for (int i = 0; i < 2 * processes; i++) parameters[PLACES + i] = i % processes;
}

/* p?gesvd deals vectors to all processes one by one, and all of them know both grids. */
static void tell_column_by_column(const oracle_case *c, int *parameters) {
  for (int which = HSCAL_A; which <= HSCAL_B; which++)
    tell_places(&c->layout, parameters + SHAPES + 2 * which,
                parameters + PLACES + which * hscal__layout_processes(&c->layout));
}

static void tell_both_grids(const oracle_case *c, int *parameters) {
  const hscal_layout *layout = &c->layout;
  for (int which = HSCAL_A; which <= HSCAL_B; which++) {
    hscal_grid grid = hscal__call_grid(&c->call, (hscal_operand_name)which, layout->nprow, layout->npcol);
    const hscal_operand *operand = &c->call.operand[which];
    int *shape = parameters + SHAPES + 2 * which;
    tell_operand(operand, &grid, shape, parameters + (which == HSCAL_A ? OF_A : OF_B));
    tell_places(layout, shape, parameters + PLACES + which * hscal__layout_processes(layout));
  }
}

typedef void told(const oracle_case *c, int *parameters);

static told *const told_by[HSCAL_FAMILY_COUNT] = {
    [HSCAL_FAMILY_COPY] = tell_both_grids,
    [HSCAL_FAMILY_EIGENVALUES] = tell_row_by_row,
    [HSCAL_FAMILY_TRIDIAGONAL] = tell_square,
    [HSCAL_FAMILY_SOME_EIGENVALUES] = tell_square,
    [HSCAL_FAMILY_SINGULAR_VALUES] = tell_column_by_column,
};

void exchange_places(const oracle_case *c, int *parameters) {
  told *tell = told_by[hscal__scheme_of(c->call.routine)->family];
  if (tell) tell(c, parameters);
}
