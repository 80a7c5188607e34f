#include "harness.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int world_rank, world_size;

void mpi_tests_begin(void) {
  MPI_Init(NULL, NULL);
  MPI_Comm_rank(MPI_COMM_WORLD, &world_rank);
  MPI_Comm_size(MPI_COMM_WORLD, &world_size);
  if (world_rank != 0 && !freopen("/dev/null", "w", stdout)) MPI_Abort(MPI_COMM_WORLD, 1);
}

int mpi_tests_end(int failed) {
  MPI_Finalize();
  return failed;
}

void use_machine(const char *text) { assert_int_equal(setenv("HSCAL_MACHINE", text, 1), 0); }

static void (*of_two_machines)(void);

static void do_on(const char *machine) {
  use_machine(machine);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  of_two_machines();
  assert_int_equal(hscal_close(), 0);
}

static void test_one_node(void **state) {
  (void)state;
  do_on("1x8@10, ideal");
}

/* Slow processors with a fast network: work is spread. */
static void test_work_is_spread(void **state) {
  (void)state;
  do_on("2x2@0.01 + 1x4@0.02, lat 0.1us, bw 100GB, ideal");
}

int test_on_two_machines(void (*all)(void)) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_one_node), cmocka_unit_test(test_work_is_spread)};
  of_two_machines = all;
  return RUN_MPI_TESTS(tests);
}

int same_everywhere(int value) {
  int mine[2] = {value, -value}, least[2];
  MPI_Allreduce(mine, least, 2, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
  return least[0] == -least[1];
}

FILE *capture_errors(int *kept) {
  FILE *file = tmpfile();
  assert_non_null(file);
  *kept = dup(STDERR_FILENO);
  fflush(stderr);
  dup2(fileno(file), STDERR_FILENO);
  return file;
}

void captured_errors(FILE *file, int kept, char *text, size_t size) {
  fflush(stderr);
  dup2(kept, STDERR_FILENO);
  close(kept);
  rewind(file);
  text[fread(text, 1, size - 1, file)] = 0;
  fclose(file);
}

void expect_refused(const char *variable, const char *value, const char *must_be) {
  char expected[200];
  setenv(variable, value, 1);
  assert_int_equal(hscal_init(NULL, NULL), HSCAL_ERROR_UNKNOWN);
  unsetenv(variable);
  snprintf(expected, sizeof expected, "%s is \"%s\", must be %s", variable, value, must_be);
  if (world_rank == 0) assert_string_equal(hscal_last_error(), expected);
}

long resident_bytes(void) {
  long pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file && fscanf(file, "%*s %ld", &pages) != 1) pages = 0;
  if (file) fclose(file);
  return pages * sysconf(_SC_PAGESIZE);
}

#ifdef MPICH
/* Numbers are not given in order, but there are only so many communicators: how many are left? */
int next_communicator(void) {
  enum { MOST = 1 << 14 };
  static MPI_Comm comm[MOST];
  int count = 0;
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
  while (count < MOST && MPI_Comm_dup(MPI_COMM_SELF, &comm[count]) == MPI_SUCCESS) count++;
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL);
  for (int i = 0; i < count; i++) MPI_Comm_free(&comm[i]);
  return -count;
}
#else
int next_communicator(void) {
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  int number = MPI_Comm_c2f(comm);
  MPI_Comm_free(&comm);
  return number;
}
#endif

pdgemm_arguments square_pdgemm(int n) {
  pdgemm_arguments x = {.transa = 'N', .transb = 'N', .m = n, .n = n, .k = n, .one = 1, .alpha = 1, .beta = 0};
  assert_int_equal(hscal_descset(x.desca, n, n, 0, 0, 0, 0), 0);
  assert_int_equal(hscal_descset(x.descb, n, n, 0, 0, 0, 0), 0);
  assert_int_equal(hscal_descset(x.descc, n, n, 0, 0, 0, 0), 0);
  return x;
}

int pdgemm_ctxt(pdgemm_arguments *x, int *ictxt) {
  return hscal_pdgemm_ctxt(&x->transa, &x->transb, &x->m, &x->n, &x->k, &x->alpha, &x->one, &x->one, x->desca, &x->one,
                           &x->one, x->descb, &x->beta, &x->one, &x->one, x->descc, ictxt);
}
