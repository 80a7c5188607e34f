/* A program that multiplies matrices 3 times on a grid of one row, and does not end, or does not go on, as others do: ends.sh. */
#define _POSIX_C_SOURCE 200809L
#include "matrix.h"
#include "scalapack.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static const int one = 1;
static const double unit = 1, zero = 0;
static int rank, size;

static void multiply(int ctxt, int n) {
  matrix a = matrix_new(ctxt, n, 4), b = matrix_new(ctxt, n, 4), c = matrix_new(ctxt, n, 4);
  pdgemm_("N", "N", &n, &n, &n, &unit, a.local, &one, &one, a.desc, b.local, &one, &one, b.desc, &zero, c.local, &one,
          &one, c.desc);
  matrix_free(&a);
  matrix_free(&b);
  matrix_free(&c);
}

/* A call that no process but this one makes: it waits until it is killed. */
static void be_killed(int ctxt) {
  MPI_Barrier(MPI_COMM_WORLD);
  if (rank == size - 1) {
    pid_t own = getpid(), killer = fork();
    if (killer == 0) {
      sleep(1);
      kill(own, SIGKILL);
      _exit(0);
    }
    multiply(ctxt, 40);
  }
  for (;;) pause();
}

/* MPI has made its files by then. */
static void allow_small_files(void) {
  const struct rlimit bytes = {300, 300};
  MPI_Barrier(MPI_COMM_WORLD);
  setrlimit(RLIMIT_FSIZE, &bytes);
}

/* Children that end by themselves, that run another program, that leave at once. */
static void have_children(void) {
  for (int kind = 0; kind < 3; kind++) {
    fflush(NULL);
    pid_t child = fork();
    if (child == 0 && kind == 0) exit(0);
    if (child == 0 && kind == 1) execl("/bin/sh", "sh", "-c", "exit 0", (char *)NULL);
    if (child == 0) _exit(0);
    waitpid(child, NULL, 0);
  }
}

enum { CALLS_PER_THREAD = 300000 };

static void *scale(void *data) {
  const int n = 8;
  matrix *x = data;
  for (int i = 0; i < CALLS_PER_THREAD; i++) pdscal_(&n, &unit, x->local, &one, &one, x->desc, &one);
  return NULL;
}

/* p?scal alone: what sends messages cannot be called by several threads at once. */
static void have_threads(void) {
  pthread_t thread[2];
  int ctxt = Csys2blacs_handle(MPI_COMM_SELF);
  Cblacs_gridinit(&ctxt, "Row", 1, 1);
  matrix x[2] = {matrix_new(ctxt, 8, 4), matrix_new(ctxt, 8, 4)};
  for (int i = 0; i < 2; i++) pthread_create(&thread[i], NULL, scale, &x[i]);
  for (int i = 0; i < 2; i++) pthread_join(thread[i], NULL);
}

/* ScaLAPACK also comes with a library that is opened late. */
static void open_plugin(int ctxt, const char *file) {
  void (*from_plugin)(int) = NULL;
  void *plugin = dlopen(file, RTLD_NOW | RTLD_LOCAL);
  if (plugin) *(void **)&from_plugin = dlsym(plugin, "multiply_in_plugin");
  if (!from_plugin) {
    fprintf(stderr, "no plugin: %s\n", dlerror());
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  from_plugin(ctxt);
}

int main(int argc, char **argv) {
  const char *how = argv[1];
  int provided;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (!strcmp(how, "abort")) MPI_Abort(MPI_COMM_WORLD, 3);
  int ctxt = Csys2blacs_handle(MPI_COMM_WORLD);
  Cblacs_gridinit(&ctxt, "Row", 1, size);
  if (!strcmp(how, "fork")) have_children();
  if (!strcmp(how, "full")) allow_small_files();
  if (strcmp(how, "no-calls") != 0)
    for (int i = 0; i < 3; i++) multiply(ctxt, 20);
  if (!strcmp(how, "large")) multiply(ctxt, 1024);
  if (!strcmp(how, "kill")) be_killed(ctxt);
  if (!strcmp(how, "fork")) have_children();
  if (!strcmp(how, "threads")) have_threads();
  if (!strcmp(how, "plugin")) open_plugin(ctxt, argv[2]);
  if (!strcmp(how, "leave")) _exit(0);
  if (!strcmp(how, "exit")) exit(0);
  MPI_Finalize();
  return !strcmp(how, "status") ? 7 : 0;
}
