/*
 * measured_report: times pdgemm on all the processes it is started with, for every grid and several panel widths, and
 * prints the seconds beside those that hscal predicts. Only for a quiet machine (docs/results/measured.md).
 *
 *   mpirun -n P measured_report MACHINE [N ...]
 */
#include "example.h"
#include "machine/machine.h"
#include "timed_layout.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: mpirun -n P measured_report MACHINE [N ...]\n"
    "\n"
    "Times pdgemm of order N (1000 2000 3000) on every grid of P processes, NB 64, panel widths 32, 64, 128 and 256,\n"
    "and prints a Markdown table of measured and predicted seconds. MACHINE: a machine file, or a string such as\n"
    "\"1x2@10\". For a quiet machine, with one BLAS thread per process (OPENBLAS_NUM_THREADS=1).\n";

static const int default_orders[] = {1000, 2000, 3000}, panels[] = {32, 64, 128, 256};
enum { DEFAULT_ORDERS = 3, PANELS = 4, NB = 64, REPETITIONS = 7, LARGEST_ORDER = 1000000, FAILED = 1, MISUSED = 2 };

/* PBLAS asks for its panel width by this name; the program's own definition comes before libscalapack's. */
static int panel_width;
static long times_asked;
int pilaenv_(const int *context, const char *type);
int pilaenv_(const int *context, const char *type) {
  (void)context, (void)type;
  times_asked++;
  return panel_width;
}

/* What is to be done, the same on all processes; but `machine` and predictions are of process 0 only. */
typedef struct report {
  int rank, nprocs;
  int norders, per_order; /* layouts of one N are adjacent */
  int *orders;
  timed_layout *layouts; /* [norders * per_order] */
  hscal_machine *machine;
} report;

/* Process 0 speaks for all. */
static int complain(const report *all, int status, const char *format, ...) {
  va_list arguments;
  if (all->rank != 0) return status;
  va_start(arguments, format);
  fprintf(stderr, "measured_report: ");
  vfprintf(stderr, format, arguments);
  fprintf(stderr, "\n");
  va_end(arguments);
  return status;
}

/* What process 0 found is so for all. */
static int status_of_first(int status) {
  MPI_Bcast(&status, 1, MPI_INT, 0, MPI_COMM_WORLD);
  return status;
}

static int all_agree(int yes) {
  MPI_Allreduce(MPI_IN_PLACE, &yes, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
  return yes;
}

static int read_orders(report *all, int count, char **words) {
  all->norders = count > 0 ? count : DEFAULT_ORDERS;
  all->orders = calloc((size_t)all->norders, sizeof *all->orders);
  if (!all_agree(all->orders != NULL)) return complain(all, FAILED, "out of memory");
  if (count == 0) memcpy(all->orders, default_orders, sizeof default_orders);
  for (int i = 0; i < count; i++) {
    char *end;
    long n = strtol(words[i], &end, 10);
    if (end == words[i] || *end || n < 1 || n > LARGEST_ORDER)
      return complain(all, MISUSED, "N must be a whole number from 1 to %d, not \"%s\"", LARGEST_ORDER, words[i]);
    all->orders[i] = (int)n;
  }
  return 0;
}

static int load_machine(report *all, const char *file_or_string) {
  int status = 0;
  if (all->rank == 0 && hscal_machine_load(file_or_string, &all->machine))
    status = complain(all, MISUSED, "%s", hscal_last_error());
  return status_of_first(status);
}

static int list_layouts(report *all) {
  int ngrids = 0, at = 0;
  for (int nprow = 1; nprow <= all->nprocs; nprow++) ngrids += all->nprocs % nprow == 0;
  all->per_order = ngrids * PANELS;
  all->layouts = calloc((size_t)all->norders * (size_t)all->per_order, sizeof *all->layouts);
  if (!all_agree(all->layouts != NULL)) return complain(all, FAILED, "out of memory");
  for (int i = 0; i < all->norders; i++)
    for (int nprow = 1; nprow <= all->nprocs; nprow++)
      for (int p = 0; p < PANELS && all->nprocs % nprow == 0; p++)
        all->layouts[at++] =
            (timed_layout){.n = all->orders[i], .nprow = nprow, .npcol = all->nprocs / nprow, .panel = panels[p]};
  return 0;
}

static int predict_one(const hscal_machine *machine, timed_layout *layout) {
  int n = layout->n, one = 1, desc[9];
  double alpha = 1, beta = 0;
  int status = hscal_descset(desc, n, n, NB, NB, 0, 0);
  if (status) return status;
  return hscal_pdgemm_timeof("N", "N", &n, &n, &n, &alpha, &one, &one, desc, &one, &one, desc, &beta, &one, &one, desc,
                             machine, layout->nprow, layout->npcol, layout->panel, NULL, &layout->predicted_s);
}

/* All of them before anything is measured: what cannot be predicted is known at once. */
static int predict(report *all) {
  int status = 0;
  for (int i = 0; i < all->norders * all->per_order && all->rank == 0 && !status; i++)
    if (predict_one(all->machine, &all->layouts[i]))
      status = complain(all, FAILED, "%d processes on machine \"%s\": %s", all->nprocs, all->machine->name,
                        hscal_last_error());
  return status_of_first(status);
}

/* The median of some calls, after one that warms up. */
static int measure_on(const report *all, timed_layout *layout, int context) {
  int n = layout->n, lld, desc[9] = {1, context, n, n, NB, NB, 0, 0, 0};
  double seconds[REPETITIONS];
  double *a = make_matrix(1, n, n, NB, NB, context, &lld), *b = make_matrix(2, n, n, NB, NB, context, &lld);
  double *c = make_matrix(3, n, n, NB, NB, context, &lld);
  int status = all_agree(a && b && c) ? 0 : complain(all, FAILED, "out of memory for N = %d", n);
  desc[8] = lld;
  panel_width = layout->panel;
  times_asked = 0;
  if (!status) {
    time_pdgemm(n, a, b, c, desc, 1, seconds);
    time_pdgemm(n, a, b, c, desc, REPETITIONS, seconds);
    layout->measured_s = median_of(seconds, REPETITIONS);
    if (!all_agree(times_asked > 0)) status = complain(all, FAILED, "this ScaLAPACK does not ask for a panel width");
  }
  free(a), free(b), free(c);
  return status;
}

static int measure(const report *all, timed_layout *layout) {
  int context;
  Cblacs_get(-1, 0, &context);
  Cblacs_gridinit(&context, "Row", layout->nprow, layout->npcol);
  int status = measure_on(all, layout, context);
  Cblacs_gridexit(context);
  return status;
}

static void write_head(const report *all, int argc, char **argv) {
  printf("# Measured and predicted\n\n`mpirun -n %d", all->nprocs);
  for (int i = 0; i < argc; i++) printf(strchr(argv[i], ' ') ? " \"%s\"" : " %s", argv[i]);
  printf("` on machine %s: pdgemm, double precision, NB %d, median of %d calls.\n\n", all->machine->name, NB,
         REPETITIONS);
  printf("| N | grid | panel | measured s | predicted s | error %% |\n|---|---|---|---|---|---|\n");
}

static void write_row(const timed_layout *layout) {
  printf("| %d | %dx%d | %d | %.6f | %.6f | %+.1f |\n", layout->n, layout->nprow, layout->npcol, layout->panel,
         layout->measured_s, layout->predicted_s, 100 * prediction_error(layout));
  fflush(stdout);
}

static void write_agreement(const report *all) {
  printf("\n| N | Spearman rank correlation | regret %% | mean error %% | worst error %% |\n|---|---|---|---|---|\n");
  for (int i = 0; i < all->norders; i++) {
    hscal_agreement of_n = agreement_of(&all->layouts[i * all->per_order], all->per_order);
    printf("| %d | ", all->orders[i]);
    printf(isnan(of_n.rank_correlation) ? "none" : "%.3f", of_n.rank_correlation);
    printf(" | %.1f | %.1f | %.1f |\n", 100 * of_n.regret, 100 * of_n.mean_error, 100 * of_n.worst_error);
  }
  hscal_agreement whole = agreement_of(all->layouts, all->norders * all->per_order);
  printf("\nError: mean %.1f %%, worst %.1f %%.\n", 100 * whole.mean_error, 100 * whole.worst_error);
}

static int run(report *all, int argc, char **argv) {
  if (argc < 2) return complain(all, MISUSED, "MACHINE is missing\n%s", help);
  int status = read_orders(all, argc - 2, argv + 2);
  if (!status) status = load_machine(all, argv[1]);
  if (!status) status = list_layouts(all);
  if (!status) status = predict(all);
  if (status) return status;
  if (all->rank == 0) write_head(all, argc, argv);
  for (int i = 0; i < all->norders * all->per_order && !status; i++) {
    status = measure(all, &all->layouts[i]);
    if (all->rank == 0 && !status) write_row(&all->layouts[i]);
  }
  if (all->rank == 0 && !status) write_agreement(all);
  return status;
}

int main(int argc, char **argv) {
  report all = {0};
  int status = 0;
  hscal_set_error_handler(NULL, NULL); /* told below */
  MPI_Init(&argc, &argv);
  Cblacs_pinfo(&all.rank, &all.nprocs);
  if (argc > 1 && strcmp(argv[1], "--help") == 0) {
    if (all.rank == 0) fputs(help, stdout);
  } else {
    status = run(&all, argc, argv);
  }
  free(all.orders);
  free(all.layouts);
  hscal_machine_free(all.machine);
  MPI_Finalize();
  return status;
}
