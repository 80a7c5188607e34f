/* sampling: the sampled clock against the clock over every event, on random layouts, as CSV. Everything is counted or
 * simulated, nothing is measured: the same seed makes the same rows anywhere. */
#include "call/call.h"
#include "drawn_layout.h"
#include "hscal.h"
#include "models/predict/predict.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] = "usage: sampling [--seed S] [--share F] [--most P]\n"
                           "\n"
                           "Times random layouts of 25 routines by the sampled clock and by the one over every event: "
                           "on 8 to 64, 65 to 256 and\n"
                           "257 to 1,024 processes, on equal nodes, nodes of two kinds, and nodes of several "
                           "processes. F of 9,000, 2,250 and 600\n"
                           "layouts (1); at least one of each routine on each sort of machine. None on more than P "
                           "processes. Rows on standard output.\n";

enum { FAILED = 1, MISUSED = 2 };

static uint64_t chance;

static int time_both(hscal_workspace *workspace, const char *routine, const drawn_layout *d, double seconds[2]) {
  hscal_machine *machine;
  char text[sizeof d->machine + 32];
  snprintf(text, sizeof text, "%s, mpi openmpi-4.1",
           d->machine); /* the page says so, and is the same whatever hscal was built with */
  int status = hscal_machine_load(text, &machine);
  if (status) return status;
  hscal_call call = hscal__call_make(hscal__routine_find(routine), d->n, d->n, d->n, d->nb, d->nb);
  hscal_layout layout = hscal__layout_make(d->nprow, d->npcol, 32);
  hscal_placement placement = {machine, d->node_of};
  status = hscal__timeof_in(workspace, &call, &layout, &placement, HSCAL_EFFORT_FULL, &seconds[0]);
  if (!status) status = hscal__timeof_in(workspace, &call, &layout, &placement, HSCAL_EFFORT_MODEL, &seconds[1]);
  hscal_machine_free(machine);
  return status;
}

static int add_row(hscal_workspace *workspace, const drawn_band *band, drawn_sort sort, const char *routine) {
  drawn_layout d;
  double seconds[2];
  draw_layout(&chance, band, sort, routine, &d);
  int status = time_both(workspace, routine, &d, seconds);
  if (status) return status;
  printf("%d,%d,%s,%s,\"%s\",%d,%d,%d,%d,%.9g,%.9g\n", band->least, band->most, drawn_sort_names[sort], routine,
         d.machine, d.n, d.nb, d.nprow, d.npcol, seconds[0], seconds[1]);
  return 0;
}

static int run(hscal_workspace *workspace, double share, double most) {
  puts("least_processes,most_processes,nodes,routine,machine,n,nb,nprow,npcol,full_s,sampled_s");
  for (int b = 0; b < DRAWN_BANDS && drawn_bands[b].most <= most; b++)
    for (int sort = 0; sort < DRAWN_SORTS; sort++)
      for (int r = 0; r < DRAWN_ROUTINES; r++)
        for (int i = 0; i == 0 || i < share * drawn_bands[b].draws; i++) {
          int status = add_row(workspace, &drawn_bands[b], (drawn_sort)sort, drawn_routines[r]);
          if (status) return status;
        }
  return fflush(stdout) || ferror(stdout) ? HSCAL_ERROR_FILE : 0;
}

/* A number in [least, most] is all of the text. */
static int is_number(const char *text, double least, double most, double *number) {
  char *end;
  *number = strtod(text, &end);
  return end != text && !*end && *number >= least && *number <= most;
}

int main(int argc, char **argv) {
  double seed = 1, share = 1, most = DRAWN_MOST_PROCESSES;
  int i = 1, is_asked = argc == 2 && strcmp(argv[1], "--help") == 0;
  hscal_set_error_handler(NULL, NULL); /* told below */
  for (; i + 1 < argc; i += 2)
    if (!(strcmp(argv[i], "--seed") == 0 && is_number(argv[i + 1], 0, UINT32_MAX, &seed)) &&
        !(strcmp(argv[i], "--share") == 0 && is_number(argv[i + 1], 0, 1000, &share)) &&
        !(strcmp(argv[i], "--most") == 0 && is_number(argv[i + 1], drawn_bands[0].most, DRAWN_MOST_PROCESSES, &most)))
      break;
  if (i != argc) {
    fputs(help, is_asked ? stdout : stderr);
    return is_asked ? 0 : MISUSED;
  }
  chance = (uint64_t)seed;
  hscal_workspace *workspace = hscal__workspace_new();
  int status = workspace ? run(workspace, share, most) : HSCAL_ERROR_MEMORY;
  hscal__workspace_free(workspace);
  if (status) fprintf(stderr, "sampling: %s\n", *hscal_last_error() ? hscal_last_error() : hscal_strerror(status));
  return status ? FAILED : 0;
}
