/*
 * Measuring, under mpirun: shape and sanity of what comes out, never its speed. With "rehearse", process r claims to
 * sit on node r/2, so that several nodes are measured on one computer. With "fail", one process cannot get memory.
 */
#include "measure/measure.h"
#include "machine/check.h"
#include "machine/file.h"
#include "machine/speed.h"
#include "machine/with_threads.h"
#include "machine/write.h"
#include "measure/blas_threads.h"
#include "measure/cache.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

static int rank, size, failures;

#define EXPECT(condition)                                                                                              \
  do {                                                                                                                 \
    if (!(condition)) {                                                                                                \
      printf("process %d, line %d: %s (%s)\n", rank, __LINE__, #condition, hscal_last_error());                        \
      failures++;                                                                                                      \
    }                                                                                                                  \
  } while (0)

static double told = -1;
static void listen(void *user, double done, const char *what) {
  EXPECT(rank == 0 && user == &told && done >= 0 && done <= 1 && strlen(what) > 3);
  told = done;
}

static const hscal_measure_options quick = {.seconds = 0.5, .progress = listen, .user = &told};

/* The same text everywhere? */
static void expect_same(const hscal_machine *machine) {
  char *text = hscal__machine_text(machine);
  double mine[2], least[2];
  EXPECT(text != NULL);
  if (!text) return;
  mine[0] = 0;
  for (char *c = text; *c; c++) mine[0] = fmod(31 * mine[0] + *c, 1e9 + 7);
  mine[1] = -mine[0];
  MPI_Allreduce(mine, least, 2, MPI_DOUBLE, MPI_MIN, MPI_COMM_WORLD);
  EXPECT(least[0] == mine[0] && least[1] == mine[1]);
  hscal_machine *again = NULL;
  EXPECT(hscal__machine_parse(text, "measured", &again) == 0);
  char *text_again = again ? hscal__machine_text(again) : NULL;
  EXPECT(text_again && strcmp(text, text_again) == 0);
  free(text_again);
  hscal_machine_free(again);
  free(text);
}

/* Measured where it can be, unless other work on this computer disturbed it. */
static void expect_layer(const hscal_machine *machine, int which, int is_there) {
  const hscal_message_layer *layer = &machine->layer[which];
  EXPECT(layer->is_assumed ? layer->seconds.npoints == 2 : layer->seconds.npoints > 2);
  EXPECT(layer->is_assumed == !is_there || (is_there && machine->doubts));
}

/* A probe measures other types than d only if there is time. */
static void expect_sane(const hscal_machine *machine, int nnodes, int is_probe) {
  EXPECT(machine->is_probe == is_probe && (machine->model_error >= 0.3 || !is_probe));
  EXPECT(hscal__machine_check(machine) == 0);
  EXPECT(machine->nnodes == nnodes);
  for (int i = 0; i < machine->nclasses; i++) {
    const hscal_node_class *node_class = &machine->classes[i];
    EXPECT(node_class->processors >= 1 && node_class->memory_bytes > 1e6 && node_class->copy_bytes_per_s > 0);
    EXPECT(node_class->measured_processes ==
           (size > node_class->processors * nnodes ? node_class->processors : (size + nnodes - 1) / nnodes));
    for (int type = 0; type < 4; type++) {
      double scale = 0;
      const hscal_kernel_speed *speed = hscal__node_speed(node_class, HSCAL_KERNEL_GEMM, (hscal_type)type, &scale);
      EXPECT(speed && (is_probe || scale == 1) && speed->npoints > 0 && isfinite(speed->flops_per_s));
    }
  }
  /* No two rounds take the same time to the last digit; how much they differ is the computer's own affair. */
  EXPECT(is_probe || machine->samples < 2 || machine->noise_parts.of[HSCAL_NOISE_OF_KERNELS] > 0);
  EXPECT(is_probe ? machine->ratio_errors.noise < 0
                  : machine->ratio_errors.noise == hscal__noise_of(&machine->noise_parts));
  expect_layer(machine, HSCAL_LAYER_NODE, size > 1);
  expect_layer(machine, HSCAL_LAYER_NETWORK, nnodes > 1);
  EXPECT(machine->measured_when && machine->measured_how && machine->fingerprint && machine->samples > 0);
  EXPECT(rank != 0 || told == 1);
  expect_same(machine);
}

static void measures(int nnodes) {
  hscal_machine *machine = NULL;
  int status = hscal__measure(MPI_COMM_WORLD, &quick, &machine);
  EXPECT(status == 0 && machine);
  if (machine) expect_sane(machine, nnodes, 1);
  hscal_machine_free(machine);
}

/* What two processes measured serves one of them alone. */
static void serves_fewer_processes(const hscal_machine *measured) {
  hscal_machine *alone = NULL;
  int kept = -1;
  MPI_Comm self = MPI_COMM_SELF;
  if (rank == 0) EXPECT(hscal__machine_cached(self, &quick, &alone, &kept) == 0 && kept == 1);
  EXPECT(rank != 0 || (alone && measured && strcmp(alone->measured_when, measured->measured_when) == 0));
  hscal_machine_free(alone);
}

static void keeps_and_measures_anew(void) {
  char folder[64] = "/tmp/hscal-measure-XXXXXX", command[96];
  if (rank == 0) EXPECT(mkdtemp(folder) != NULL);
  MPI_Bcast(folder, sizeof folder, MPI_CHAR, 0, MPI_COMM_WORLD);
  setenv("HSCAL_CACHE", folder, 1);
  int kept = -1;
  hscal_machine *first = NULL, *second = NULL, *third = NULL;
  EXPECT(hscal__machine_cached(MPI_COMM_WORLD, &quick, &first, &kept) == 0 && kept == 0);
  if (rank == 0 && first) free(hscal__cache_keep(first)); /* on a busy computer it is not kept by itself */
  EXPECT(hscal__machine_cached(MPI_COMM_WORLD, &quick, &second, &kept) == 0 && kept == 1);
  EXPECT(first && second && strcmp(first->measured_when, second->measured_when) == 0);
  if (second) expect_same(second);
  EXPECT(first && first->is_probe && (rank != 0 || strstr(hscal_machine_warnings(first), "probe: ") != NULL));
  EXPECT(rank != 0 || strstr(hscal_machine_warnings(second), "probe: ") != NULL);
  setenv("HSCAL_HOST", "moved", 1); /* another computer of the same kind */
  EXPECT(hscal__machine_cached(MPI_COMM_WORLD, &quick, &third, &kept) == 0 && kept == 1);
  EXPECT(third && first && strcmp(third->measured_when, first->measured_when) == 0);
  EXPECT(third && strcmp(third->node_name[0], "moved") == 0);
  unsetenv("HSCAL_HOST");
  serves_fewer_processes(first);
  hscal_machine_free(first);
  hscal_machine_free(second);
  hscal_machine_free(third);
  snprintf(command, sizeof command, "rm -r '%s'", folder);
  if (rank == 0) EXPECT(system(command) == 0);
}

/* The last process may get only `more` bytes: the same error everywhere, and the next try is none the worse. */
static void fails_together(rlim_t more) {
  static const hscal_measure_options thorough = {
      .seconds = 20, .progress = listen, .user = &told}; /* fails long before that */
  struct rlimit before, now;
  hscal_machine *machine = NULL;
  unsigned long pages = 0;
  FILE *facts = fopen("/proc/self/statm", "r");
  EXPECT(facts && fscanf(facts, "%lu", &pages) == 1);
  if (facts) fclose(facts);
  getrlimit(RLIMIT_AS, &before);
  now = before;
  now.rlim_cur = pages * (rlim_t)sysconf(_SC_PAGESIZE) + more;
  if (rank == size - 1) setrlimit(RLIMIT_AS, &now);
  int status = hscal__measure(MPI_COMM_WORLD, &thorough, &machine);
  if (rank == size - 1) setrlimit(RLIMIT_AS, &before);
  EXPECT(status == HSCAL_ERROR_MEMORY && !machine);
  EXPECT(strstr(hscal_last_error(), "memory") != NULL);
}

/* Listens to a measurement that keeps what it knows in `file`, and makes a copy of it once there is one, as if it had been cut
 * short then. */
static char folder[64] = "/tmp/hscal-measure-XXXXXX", file[96], kept_file[96];
static int taken_up;
static void keep_what_is_known(void *user, double done, const char *what) {
  listen(user, done, what);
  taken_up |= strstr(what, "earlier measurement") != NULL;
  if (access(kept_file, F_OK) != 0) EXPECT(link(file, kept_file) == 0 || access(file, F_OK) != 0);
}

/* The speeds of dgemm with one thread; null if there are none. */
static const hscal_kernel_speed *dgemm_of(const hscal_machine *machine) {
  double scale;
  return machine ? hscal__node_speed(&machine->classes[0], HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, &scale) : NULL;
}

/* Processes with threads, and a measurement that goes on where another one was cut short: with its very speeds. */
static void measures_thoroughly_and_goes_on(void) {
  const hscal_measure_options options = {
      .seconds = 2, .thorough = 1, .partial = file, .progress = keep_what_is_known, .user = &told};
  if (rank == 0) EXPECT(mkdtemp(folder) != NULL);
  snprintf(file, sizeof file, "%s/partial", folder); /* of process 0 */
  snprintf(kept_file, sizeof kept_file, "%s/kept", folder);
  int threads = hscal__blas_threads(), counts[8] = {0};
  hscal_machine *first = NULL, *second = NULL;
  EXPECT(hscal__measure(MPI_COMM_WORLD, &options, &first) == 0 && first);
  if (first) expect_sane(first, 1, 0);
  EXPECT(hscal__blas_threads() == threads);
  int levels = first ? hscal__class_threads(&first->classes[0], counts, 8) : 0;
  EXPECT(levels > 1 || (first && first->classes[0].processors == 1) || threads == 0);
  EXPECT(first && first->classes[0].alone_speedup > 0);
  if (rank == 0) EXPECT(rename(kept_file, file) == 0);
  EXPECT(hscal__measure(MPI_COMM_WORLD, &options, &second) == 0 && second);
  EXPECT(rank != 0 || taken_up);
  const hscal_kernel_speed *a = dgemm_of(first), *b = dgemm_of(second);
  int same = 0;
  for (int i = 0; a && b && i < a->npoints; i++)
    for (int j = 0; j < b->npoints; j++) same += memcmp(&a->points[i], &b->points[j], sizeof *a->points) == 0;
  EXPECT(same > 3); /* measured anew, hardly one speed would be the same to the last digit */
  hscal_machine_free(first);
  hscal_machine_free(second);
  if (rank == 0) EXPECT((unlink(kept_file), unlink(file)) == 0 && rmdir(folder) == 0);
}

int main(int argc, char **argv) {
  char host[32];
  const char *what = argc > 1 ? argv[1] : "";
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  EXPECT(hscal__measure(MPI_COMM_NULL, NULL, NULL) == -1);
  EXPECT(hscal__measure(MPI_COMM_WORLD, NULL, NULL) == -3);
  if (strcmp(what, "rehearse") == 0) {
    snprintf(host, sizeof host, "node%d", rank / 2);
    setenv("HSCAL_HOST", host, 1);
    measures((size + 1) / 2);
  } else if (strcmp(what, "fail") == 0) {
    measures(1);             /* the BLAS gets its work space, without which it waits forever */
    fails_together(0);       /* before anything is measured */
    fails_together(4 << 20); /* the first look at the speed succeeds, the matrices do not fit */
    measures(1);
  } else if (strcmp(what, "thorough") == 0) {
    measures_thoroughly_and_goes_on();
  } else if (strcmp(what, "cache") == 0) {
    keeps_and_measures_anew();
  } else {
    measures(1);
  }
  int all = 0;
  MPI_Allreduce(&failures, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  MPI_Finalize();
  return all != 0;
}
