/* sampling: the sampled clock against the clock over every event, on random layouts, as CSV. Everything is counted or simulated, nothing is
 * measured: the same seed makes the same rows anywhere. */
#include "base/random.h"
#include "call/call.h"
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

enum { FAILED = 1, MISUSED = 2, MOST_TEXT = 128, MOST_PROCESSES = 1024, BLOCK_OF_N = 128 };

#define COUNT(array) (sizeof(array) / sizeof *(array))

static const char *const routines[] = {"pdgemm",  "pdsymm",  "pdsyrk",  "pdsyr2k", "pdtrmm",  "pdtrsm",  "pdpotrf",
                                       "pdpotrs", "pdposv",  "pdtrtri", "pdpotri", "pdgetrf", "pdgetrs", "pdgetri",
                                       "pdgesv",  "pdgeqrf", "pdgelqf", "pdgels",  "pdormqr", "pdorgqr", "pdsytrd",
                                       "pdsygst", "pdgebrd", "pdgehrd", "pdtrtrs"};

/* How many processes, in how long rows and columns, and how many layouts of each routine on each sort of machine. */
static const struct band {
  int least, most, most_rows, most_columns, draws;
} bands[] = {{8, 64, 16, 32, 120}, {65, 256, 32, 64, 30}, {257, MOST_PROCESSES, 32, 64, 8}};

typedef enum sort { ALONE, TWO_KINDS, TOGETHER, SORTS } sort;
static const char *const sort_names[] = {"equal nodes", "nodes of two kinds", "several processes per node"};

/* One layout on a machine. */
typedef struct drawn {
  char machine[MOST_TEXT];
  int n, nb, nprow, npcol;
  int node_of[MOST_PROCESSES];
} drawn;

static uint64_t chance;

static int pick(int least, int most) { return hscal__random_between(&chance, least, most); }

/* ---- layouts ---------------------------------------------------------------------------------------------------- */

static void draw_grid(const struct band *band, drawn *d) {
  do {
    d->nprow = pick(1, band->most_rows);
    d->npcol = pick(1, band->most_columns);
  } while (d->nprow * d->npcol < band->least || d->nprow * d->npcol > band->most);
}

/* Routines whose steps are many operations take small matrices of narrow blocks, that the full clock has room for them. */
static void draw_matrix(const char *routine, drawn *d) {
  enum { MOST_BLOCKS = 180 };
  static const char *const long_steps[] = {"pdsytrd", "pdsygst", "pdgebrd", "pdgehrd"};
  d->nb = 16 << pick(0, 3);
  d->n = pick(6, 45) * BLOCK_OF_N;
  for (size_t i = 0; i < COUNT(long_steps); i++)
    if (strcmp(routine, long_steps[i]) == 0 && d->n > MOST_BLOCKS * d->nb) d->n = MOST_BLOCKS * d->nb;
}

static void deal(drawn *d, int processes_per_node) {
  for (int p = 0; p < d->nprow * d->npcol; p++) d->node_of[p] = p / processes_per_node;
}

static void shuffle(drawn *d) {
  for (int p = d->nprow * d->npcol - 1; p > 0; p--) {
    int other = pick(0, p), node = d->node_of[p];
    d->node_of[p] = d->node_of[other];
    d->node_of[other] = node;
  }
}

/* Speeds in Gflop/s, links of 2 to 20 Gbit/s, twice as wide where processes share them. One number is drawn after another: arguments of a
 * call have no order. */
static void draw_machine(sort which, drawn *d) {
  int processes = d->nprow * d->npcol, latency_us = pick(5, 100), gbit = 2 * pick(1, 10);
  if (which == ALONE) {
    int is_eager = pick(0, 1), speed = pick(8, 30);
    snprintf(d->machine, MOST_TEXT, "%dx1@%d, lat %dus, bw %dGbit, half 16%s, ideal", processes, speed, latency_us,
             gbit, is_eager ? ", late 0" : "");
    deal(d, 1);
  } else if (which == TWO_KINDS) {
    int fast = processes / 2, slow_speed = pick(8, 14), fast_speed = pick(15, 30);
    snprintf(d->machine, MOST_TEXT, "%dx1@%d + %dx1@%d, lat %dus, bw %dGbit, half 16, ideal", fast, fast_speed,
             processes - fast, slow_speed, latency_us, gbit);
    deal(d, 1);
    if (pick(0, 1)) shuffle(d);
  } else {
    int per_node = 1 << pick(1, 3), processors = pick(0, 2) ? per_node : per_node / 2;
    snprintf(d->machine, MOST_TEXT, "%dx%d@%d, lat %dus, bw %dGbit, half 16, per %d, ideal",
             (processes + per_node - 1) / per_node, processors, pick(8, 30), latency_us, 2 * gbit,
             per_node / processors);
    deal(d, per_node);
  }
}

/* ---- rows ------------------------------------------------------------------------------------------------------- */

static int time_both(hscal_workspace *workspace, const char *routine, const drawn *d, double seconds[2]) {
  hscal_machine *machine;
  int status = hscal_machine_load(d->machine, &machine);
  if (status) return status;
  hscal_call call = hscal__call_make(hscal__routine_find(routine), d->n, d->n, d->n, d->nb, d->nb);
  hscal_layout layout = hscal__layout_make(d->nprow, d->npcol, 32);
  hscal_placement placement = {machine, d->node_of};
  status = hscal__timeof_in(workspace, &call, &layout, &placement, HSCAL_EFFORT_FULL, &seconds[0]);
  if (!status) status = hscal__timeof_in(workspace, &call, &layout, &placement, HSCAL_EFFORT_MODEL, &seconds[1]);
  hscal_machine_free(machine);
  return status;
}

static int add_row(hscal_workspace *workspace, const struct band *band, sort which, const char *routine) {
  drawn d;
  double seconds[2];
  draw_grid(band, &d);
  draw_matrix(routine, &d);
  draw_machine(which, &d);
  int status = time_both(workspace, routine, &d, seconds);
  if (status) return status;
  printf("%d,%d,%s,%s,\"%s\",%d,%d,%d,%d,%.9g,%.9g\n", band->least, band->most, sort_names[which], routine, d.machine,
         d.n, d.nb, d.nprow, d.npcol, seconds[0], seconds[1]);
  return 0;
}

static int run(hscal_workspace *workspace, double share, double most) {
  puts("least_processes,most_processes,nodes,routine,machine,n,nb,nprow,npcol,full_s,sampled_s");
  for (size_t b = 0; b < COUNT(bands) && bands[b].most <= most; b++)
    for (int which = 0; which < SORTS; which++)
      for (size_t r = 0; r < COUNT(routines); r++)
        for (int i = 0; i == 0 || i < share * bands[b].draws; i++) {
          int status = add_row(workspace, &bands[b], (sort)which, routines[r]);
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
  double seed = 1, share = 1, most = MOST_PROCESSES;
  int i = 1, is_asked = argc == 2 && strcmp(argv[1], "--help") == 0;
  hscal_set_error_handler(NULL, NULL); /* told below */
  for (; i + 1 < argc; i += 2)
    if (!(strcmp(argv[i], "--seed") == 0 && is_number(argv[i + 1], 0, UINT32_MAX, &seed)) &&
        !(strcmp(argv[i], "--share") == 0 && is_number(argv[i + 1], 0, 1000, &share)) &&
        !(strcmp(argv[i], "--most") == 0 && is_number(argv[i + 1], bands[0].most, MOST_PROCESSES, &most)))
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
