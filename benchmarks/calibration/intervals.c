/* Today's good clock against simulated runs of the library. These last as long as the library: docs/results keeps their
 * seconds. */
#include "base/status.h"
#include "groups.h"
#include "hscal.h"
#include "models/predict/interval.h"
#include "statistics.h"
#include "table.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const files[] = {"docs/results/simulated_report.csv", "docs/results/simulated_scalapack.csv"};
enum { MOST_LINE = 8192, MOST_PROCESSES = 1024, MOST_FIELDS = 18, FILES = sizeof files / sizeof *files };

/* Columns of these files. */
enum { MACHINE, ROUTINE, M, N, K, KIND, NPROW, NPCOL, MB, NB, PANEL, NODES, MOST, SIMULATED_S, FULL_S, SAMPLED_S };

typedef struct reader {
  FILE *file;
  hscal_machine *machine; /* of the last row */
  char name[256], line[MOST_LINE];
  char *field[MOST_FIELDS];
} reader;

static int cut(reader *r) {
  int fields = 0;
  for (char *at = r->line; at && fields < MOST_FIELDS; fields++) {
    r->field[fields] = at;
    at = strpbrk(at, ",\n");
    if (at) *at++ = 0;
  }
  return fields == MOST_FIELDS;
}

static int load(reader *r) {
  if (strcmp(r->name, r->field[MACHINE]) == 0) return 0;
  hscal_machine_free(r->machine);
  r->machine = NULL;
  snprintf(r->name, sizeof r->name, "%s", r->field[MACHINE]);
  HSCAL_TRY(hscal_machine_load(r->name, &r->machine));
  r->machine->collectives = hscal__collectives_named("smpi"); /* those of the simulated seconds in the files */
  return 0;
}

/* Names of nodes, apart by spaces. */
static int place(const reader *r, int processes, int *node_of) {
  char *rest = NULL, *name = strtok_r(r->field[MOST_FIELDS - 1], " \n", &rest);
  for (int p = 0; p < processes; p++, name = strtok_r(NULL, " \n", &rest)) {
    int node = 0;
    while (name && node < r->machine->nnodes && strcmp(r->machine->node_name[node], name) != 0) node++;
    if (!name || node == r->machine->nnodes)
      return hscal__fail(HSCAL_ERROR_FILE, "%s has no node %s", r->name, name ? name : "for a process");
    node_of[p] = node;
  }
  return 0;
}

static int compare(calibration *c, const reader *r, values off[HSCAL_INTERVAL_SORTS]) {
  int node_of[MOST_PROCESSES], nprow = atoi(r->field[NPROW]), npcol = atoi(r->field[NPCOL]);
  const hscal_routine *routine = hscal__routine_find(r->field[ROUTINE]);
  if (!routine || nprow < 1 || npcol < 1 || nprow * npcol > MOST_PROCESSES)
    return hscal__fail(HSCAL_ERROR_FILE, "%s on %s x %s is no row", r->field[ROUTINE], r->field[NPROW],
                       r->field[NPCOL]);
  HSCAL_TRY(place(r, nprow * npcol, node_of));
  hscal_call call = hscal__call_make(routine, atoi(r->field[M]), atoi(r->field[N]), atoi(r->field[K]),
                                     atoi(r->field[MB]), atoi(r->field[NB]));
  hscal_layout layout = hscal__layout_make(nprow, npcol, atoi(r->field[PANEL]));
  hscal_placement placement = {r->machine, node_of};
  double good_s;
  HSCAL_TRY(hscal__timeof_in(c->workspace, &call, &layout, &placement, HSCAL_EFFORT_MODEL, &good_s));
  return values_add(&off[hscal__interval_sort(&call, &placement, nprow * npcol)],
                    fabs(strtod(r->field[SIMULATED_S], NULL) / good_s - 1));
}

/* Every row, or one of so many. */
static int read_rows(calibration *c, const char *path, int one_of, values off[HSCAL_INTERVAL_SORTS]) {
  reader r = {.file = fopen(path, "r")};
  int status =
      r.file ? 0 : hscal__fail(HSCAL_ERROR_FILE, "%s: %s (start it at the root of the tree)", path, strerror(errno));
  for (int row = 0; !status && fgets(r.line, sizeof r.line, r.file); row++) {
    if (row % one_of != 1 % one_of || row == 0) continue;
    status = cut(&r) ? load(&r) : hscal__fail(HSCAL_ERROR_FILE, "%s: row %d has too few columns", path, row);
    if (!status) status = compare(c, &r, off);
  }
  if (r.file) fclose(r.file);
  hscal_machine_free(r.machine);
  return status;
}

int print_intervals(calibration *c) {
  enum { FEWEST = 40 };
  values off[HSCAL_INTERVAL_SORTS] = {{0}};
  int status = 0, one_of = c->share >= 1 ? 1 : c->share * FEWEST > 1 ? (int)(1 / c->share) : FEWEST;
  for (int i = 0; i < FILES && !status; i++) status = read_rows(c, files[i], one_of, off);
  if (!status)
    table_title(
        "Intervals of the good clock", "src/models/predict/calibrated.h",
        "what 9 in 10 layouts of docs/results/simulated_*.csv are off by: their simulated seconds, kept, against "
        "today's clock");
  for (int sort = 0; sort < HSCAL_INTERVAL_SORTS; sort++) {
    char name[64];
    double header = hscal__interval_of_clock(sort);
    snprintf(name, sizeof name, "hscal__off_by[%d]", sort);
    double today = values_quantile(&off[sort], 0.9);
    if (!status)
      table_row(name, header, today, "%d layouts, %.0f %% of them inside; %s", off[sort].n,
                off[sort].n ? 100 * values_share(&off[sort], header) : 0, hscal__interval_sort_name(sort));
    values_free(&off[sort]);
  }
  return status;
}
