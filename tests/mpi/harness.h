/* What the MPI tests share: running on every process, comparing over processes, a call to plan. */
#ifndef HSCAL_TESTS_MPI_HARNESS_H
#define HSCAL_TESTS_MPI_HARNESS_H

#include <mpi.h>

#include "cmocka_test.h"
#include "hscal.h"

#include <stdio.h>

extern int world_rank, world_size;

/* Starts MPI, silences all but process 0 and runs the group; a failing assertion aborts the whole run (set
 * CMOCKA_TEST_ABORT=1), because the others would wait for the process that failed. */
#define RUN_MPI_TESTS(tests) (mpi_tests_begin(), mpi_tests_end(cmocka_run_group_tests(tests, NULL, NULL)))
void mpi_tests_begin(void);
int mpi_tests_end(int failed);

/* The machine of the next hscal_init: a synthetic string, so that nothing is measured. */
void use_machine(const char *text);

/* A group of two tests: `all` in a session on one node, and where work is spread over nodes of two kinds. What main returns. */
int test_on_two_machines(void (*all)(void));

/* The same value on all processes of MPI_COMM_WORLD? */
int same_everywhere(int value);

/* Between these standard error goes to a file; what was written then, size - 1 bytes at most. */
FILE *capture_errors(int *kept);
void captured_errors(FILE *file, int kept, char *text, size_t size);

/* hscal_init refuses this value of a variable of the environment, and process 0 says what it must be. */
void expect_refused(const char *variable, const char *value, const char *must_be);

/* Memory that this process holds now. */
long resident_bytes(void);
#ifdef __SANITIZE_ADDRESS__
enum { SANITIZED = 1 }; /* keeps freed memory for a while */
#else
enum { SANITIZED = 0 };
#endif
/* The number MPI gives the next communicator: it grows if earlier ones were not freed. Collective. */
int next_communicator(void);

/* A pdgemm of n x n matrices with open blocks, as every process passes it. */
typedef struct pdgemm_arguments {
  char transa, transb;
  int m, n, k, one;
  double alpha, beta;
  int desca[9], descb[9], descc[9];
} pdgemm_arguments;
pdgemm_arguments square_pdgemm(int n);
int pdgemm_ctxt(pdgemm_arguments *x, int *ictxt);

#endif
