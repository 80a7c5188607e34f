/* run_layouts: a routine of ScaLAPACK on grids of named hosts, in turn within one program, so that all of them meet the
 * same hosts and links. */
#include "example.h"
#include "layouts.h"
#include "measure/other_work.h"
#include "problem.h"

#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static const char help[] =
    "usage: mpirun -n P run_layouts ROUTINE N ROUNDS LAYOUTS [PERCENT]\n"
    "       run_layouts --arguments ROUTINE\n"
    "\n"
    "Runs a routine (pdgemm, pdgetrf, ...) on N x N matrices in every layout of the file LAYOUTS in turn, for ROUNDS\n"
    "rounds after one that warms up. A line of LAYOUTS: label nprow npcol mb nb panel host,host,... (row by row; a\n"
    "host named twice: two processes of it). Processes that are not in the layout at work sleep. PERCENT: rounds in\n"
    "which others had more of this computer's processors are not counted; up to ROUNDS more are run in their place.\n"
    "Prints CSV: the median, least and most seconds of the slowest process, the worst residual, and two columns of\n"
    "the computer meanwhile: median Gflop/s of a dgemm of 256 that all processes of the layout run before and after,\n"
    "and the median of seconds times these. --arguments prints how ROUTINE is called, for hscal: \"uplo=l\".\n"
    "Status: 0, 1 if a result is wrong or others had too much (nothing is printed), 2 for bad arguments or a bad "
    "line.\n";

enum { FAILED = 1, MISUSED = 2, MOST_ROUNDS = 1000, LARGEST_ORDER = 1000000, NAME_BYTES = 256 };

/* PBLAS asks for its panel width by this name; the program's own definition comes before libscalapack's. */
static int panel_width;
int pilaenv_(const int *context, const char *type);
int pilaenv_(const int *context, const char *type) {
  (void)context, (void)type;
  return panel_width;
}

static int rank, nprocs;

/* Process 0 speaks for all. */
static int complain(int status, const char *format, ...) {
  va_list arguments;
  if (rank != 0) return status;
  va_start(arguments, format);
  fprintf(stderr, "run_layouts: ");
  vfprintf(stderr, format, arguments);
  fprintf(stderr, "\n");
  va_end(arguments);
  return status;
}

static void out_of_memory(void) {
  fprintf(stderr, "run_layouts: process %d is out of memory\n", rank);
  MPI_Abort(MPI_COMM_WORLD, FAILED);
}

/* The largest value of all processes, which meet here. Who waits sleeps: hosts share this computer's processors, and a
 * process that spins would take them from those at work. */
static double most_of_all(double value) {
  const struct timespec moment = {.tv_nsec = 200000};
  MPI_Request request;
  double most;
  int done = 0;
  MPI_Iallreduce(&value, &most, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD, &request);
  while (MPI_Test(&request, &done, MPI_STATUS_IGNORE), !done) nanosleep(&moment, NULL);
  return most;
}

void dgemm_(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha,
            const double *a, const int *lda, const double *b, const int *ldb, const double *beta, double *c,
            const int *ldc);

/* Gflop/s of products that stay in the cache, while the others of the layout compute, too: of the slowest process. */
static double reference_gflops(int is_inside) {
  enum { ORDER = 256 };
  const int order = ORDER;
  const double one = 1, zero = 0, least_s = 20e-3;
  static double a[ORDER * ORDER], b[ORDER * ORDER], c[ORDER * ORDER];
  int times = 0;
  for (int i = 0; i < ORDER * ORDER; i++) a[i] = b[i] = 1e-3 * (i % 7);
  most_of_all(0);
  double start_s = MPI_Wtime(), passed_s = 0;
  for (; is_inside && passed_s < least_s; times++, passed_s = MPI_Wtime() - start_s)
    dgemm_("N", "N", &order, &order, &order, &one, a, &order, b, &order, &zero, c, &order);
  double seconds = most_of_all(is_inside ? passed_s / times : 0);
  return 2e-9 * ORDER * ORDER * ORDER / seconds;
}

/* Processor seconds of others so far, stolen ones included; a process of this program on another host counts as if it sat here. */
static double busy_of_others(void) {
  hscal_work_reading now = {0};
  double own_s;
  hscal__work_read(&now);
  MPI_Allreduce(&now.own_s, &own_s, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return now.busy_s + now.stolen_s - own_s;
}

/* The whole file, with a zero at its end; on process 0, others return null. */
static char *read_file(const char *name) {
  size_t bytes = 0, capacity = 65536;
  char *text = rank == 0 ? malloc(capacity + 1) : NULL;
  FILE *file = text ? fopen(name, "r") : NULL;
  while (file && text && (bytes += fread(text + bytes, 1, capacity - bytes, file)) == capacity)
    text = realloc(text, (capacity *= 2) + 1);
  if (!file || !text || ferror(file)) {
    complain(MISUSED, "%s: %s", name, strerror(errno));
    free(text);
    text = NULL;
  }
  if (file) fclose(file);
  if (text) text[bytes] = 0;
  return text;
}

/* Process 0's file for all; null if it cannot be read. */
static char *share_file(const char *name) {
  char *text = read_file(name);
  long bytes = text ? (long)strlen(text) + 1 : 0;
  MPI_Bcast(&bytes, 1, MPI_LONG, 0, MPI_COMM_WORLD);
  if (bytes == 0) return NULL;
  if (rank != 0) text = malloc((size_t)bytes);
  if (!text) out_of_memory();
  MPI_Bcast(text, (int)bytes, MPI_CHAR, 0, MPI_COMM_WORLD);
  return text;
}

static int read_layouts(const char *name, layouts *all) {
  char own[NAME_BYTES] = "", message[1024];
  char *text = share_file(name), *names = calloc((size_t)nprocs, sizeof own),
       **host_of = calloc((size_t)nprocs, sizeof *host_of);
  if (!text) {
    free(names), free(host_of);
    return MISUSED;
  }
  if (!names || !host_of) out_of_memory();
  gethostname(own, sizeof own - 1);
  MPI_Allgather(own, sizeof own, MPI_CHAR, names, sizeof own, MPI_CHAR, MPI_COMM_WORLD);
  for (int i = 0; i < nprocs; i++) host_of[i] = names + (size_t)i * sizeof own;
  int status =
      layouts_read(text, name, host_of, nprocs, all, message, sizeof message) ? complain(MISUSED, "%s", message) : 0;
  free(text), free(names), free(host_of);
  return status;
}

/* What is run. */
typedef struct task {
  const struct problem_routine *routine;
  const char *name;
  int n, rounds, most_others; /* percent of the computer's processors that others may have in a round; 100: all */
} task;

/* values[layout * rounds + round], and the worst residual of each layout. */
typedef struct results {
  double *seconds, *gflops, *residual;
} results;

/* Of tests/oracle's trace_preload, where it is loaded: what the routine sends is noted. */
void trace_switch(int on) __attribute__((weak));

static int run_traced(problem *it) {
  if (trace_switch) trace_switch(1);
  int info = problem_run(it);
  if (trace_switch) trace_switch(0);
  return info;
}

/* Seconds of the slowest process, and the residual, the same on all processes. The matrices are made anew, outside of
 * the time. */
static int run_once(const task *what, const layout *grid, double *seconds, double *residual) {
  problem it = {0};
  int inside = grid->context >= 0, info = 0;
  if (inside && problem_make(&it, what->routine, what->n, grid->mb, grid->nb, grid->context)) out_of_memory();
  panel_width = grid->panel;
  most_of_all(0);
  double start_s = MPI_Wtime();
  if (inside) info = run_traced(&it);
  *seconds = most_of_all(inside ? MPI_Wtime() - start_s : 0);
  double error = inside && !info ? problem_residual(&it) : 0;
  *residual = most_of_all(isnan(error) ? INFINITY : error);
  int illegal = (int)most_of_all(-info), failed = (int)most_of_all(info);
  problem_free(&it);
  if (illegal > 0 || failed > 0)
    return complain(FAILED, "%s in the layout \"%s\" ends with INFO %d", what->name, grid->label,
                    illegal > 0 ? -illegal : failed);
  if (*residual >= 1)
    return complain(FAILED, "%s in the layout \"%s\" is wrong: the residual is %.3g times the rounding error",
                    what->name, grid->label, *residual);
  return 0;
}

/* One layout in a round (-1: it only warms up), with the computer's speed before and after. */
static int run_layout(const task *what, const layouts *all, int which, int round, results *to) {
  const layout *grid = &all->list[which];
  double seconds, off, gflops = reference_gflops(grid->context >= 0);
  int status = run_once(what, grid, &seconds, &off), at = which * what->rounds + round;
  if (status) return status;
  gflops = (gflops + reference_gflops(grid->context >= 0)) / 2;
  if (round >= 0) to->seconds[at] = seconds, to->gflops[at] = gflops;
  to->residual[which] = fmax(to->residual[which], off);
  return 0;
}

/* Every second round goes backwards, so that none always follows the same. *others: percent of the processors that others had. */
static int run_round(const task *what, const layouts *all, int round, results *to, double *others) {
  double start_s = MPI_Wtime(), busy_s = busy_of_others();
  for (int i = 0; i < all->count; i++) {
    int status = run_layout(what, all, round % 2 ? all->count - 1 - i : i, round, to);
    if (status) return status;
  }
  busy_s = busy_of_others() - busy_s;
  *others = most_of_all(100 * busy_s / (MPI_Wtime() - start_s) / (double)sysconf(_SC_NPROCESSORS_ONLN));
  return 0;
}

static int run_rounds(const task *what, const layouts *all, results *to) {
  double others = 0;
  int left_out = 0;
  for (int round = -1; round < what->rounds; round++) {
    int status = run_round(what, all, round, to, &others);
    if (status) return status;
    if (round < 0 || others <= what->most_others) continue;
    if (++left_out > what->rounds)
      return complain(FAILED, "others had more than %d %% of the processors in %d rounds, %.0f %% in the last",
                      what->most_others, left_out, others);
    round--; /* once more */
  }
  return 0;
}

static double median_of_products(const double *seconds, const double *gflops, int count) {
  double products[MOST_ROUNDS];
  for (int i = 0; i < count; i++) products[i] = seconds[i] * gflops[i];
  return median_of(products, count);
}

static void print(const task *what, const layouts *all, const results *of) {
  printf("routine,n,label,nprow,npcol,mb,nb,panel,hosts,median_s,least_s,most_s,residual,dgemm_gflops,dgemm_gflop\n");
  for (int i = 0; i < all->count; i++) {
    const layout *grid = &all->list[i];
    double *seconds = of->seconds + i * what->rounds, *gflops = of->gflops + i * what->rounds;
    double median_work = median_of_products(seconds, gflops, what->rounds); /* before the others, which sort them */
    double median_s = median_of(seconds, what->rounds);
    printf("%s,%d,%s,%d,%d,%d,%d,%d,", what->name, what->n, grid->label, grid->nprow, grid->npcol, grid->mb, grid->nb,
           grid->panel);
    for (const char *c = grid->hosts; *c; c++) putchar(*c == ',' ? ' ' : *c);
    printf(",%.5g,%.5g,%.5g,%.1e,%.4g,%.5g\n", median_s, seconds[0], seconds[what->rounds - 1], of->residual[i],
           median_of(gflops, what->rounds), median_work);
  }
}

static int read_count(const char *what, const char *word, int most, int *value) {
  char *end;
  long number = strtol(word, &end, 10);
  if (end == word || *end || number < 1 || number > most)
    return complain(MISUSED, "%s must be a whole number from 1 to %d, not \"%s\"", what, most, word);
  *value = (int)number;
  return 0;
}

static int run(int argc, char **argv) {
  layouts all = {0};
  task what = {0};
  if (argc != 5 && argc != 6) return complain(MISUSED, "four or five arguments are needed\n%s", help);
  what.name = argv[1];
  what.routine = problem_routine(argv[1]);
  if (!what.routine) return complain(MISUSED, "ROUTINE must be %s, not \"%s\"", problem_names(), argv[1]);
  int status = read_count("N", argv[2], LARGEST_ORDER, &what.n);
  if (!status) status = read_count("ROUNDS", argv[3], MOST_ROUNDS, &what.rounds);
  what.most_others = 100;
  if (!status && argc == 6) status = read_count("PERCENT", argv[5], 100, &what.most_others);
  if (!status) status = read_layouts(argv[4], &all);
  if (status) return status;
  size_t count = (size_t)all.count * (size_t)what.rounds;
  results found = {calloc(count, sizeof(double)), calloc(count, sizeof(double)),
                   calloc((size_t)all.count, sizeof(double))};
  if (!found.seconds || !found.gflops || !found.residual) out_of_memory();
  layouts_open(&all);
  status = run_rounds(&what, &all, &found);
  if (!status && rank == 0) print(&what, &all, &found);
  layouts_close(&all);
  layouts_free(&all);
  free(found.seconds), free(found.gflops), free(found.residual);
  return status;
}

/* Needs no other processes. */
static int print_arguments(const char *name) {
  const struct problem_routine *routine = problem_routine(name);
  if (!routine) return complain(MISUSED, "ROUTINE must be %s, not \"%s\"", problem_names(), name);
  puts(problem_arguments(routine));
  return 0;
}

int main(int argc, char **argv) {
  int status = 0;
  if (argc == 3 && strcmp(argv[1], "--arguments") == 0) return print_arguments(argv[2]);
  MPI_Init(&argc, &argv);
  Cblacs_pinfo(&rank, &nprocs);
  if (argc > 1 && strcmp(argv[1], "--help") == 0) {
    if (rank == 0) fputs(help, stdout);
  } else {
    status = run(argc, argv);
  }
  MPI_Finalize();
  return status;
}
