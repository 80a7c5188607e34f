/*
 * BLAS of a simulated process: takes the place of libblas.so.3. The four gemm charge simulated time by the planner's
 * own kernel model, on the node the process sits on; all other routines are those of OpenBLAS, which this library
 * brings along, and cost nothing. One copy serves all simulated processes.
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#include "machine/machine.h"
#include "models/model.h"
#include "sim.h"

#include <dlfcn.h>
#include <simgrid/host.h>
#include <smpi/smpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A BLAS cannot return an error, and a simulation with wrong costs must not look right. */
static _Noreturn void give_up(const char *what, const char *detail) {
  fprintf(stderr, "simulated BLAS: %s: %s\n", what, detail);
  abort();
}

static const hscal_machine *the_machine(void) {
  static hscal_machine *machine;
  if (!machine) {
    const char *file = getenv(SIM_MACHINE_VARIABLE);
    if (!file) give_up("not set", SIM_MACHINE_VARIABLE);
    if (hscal_machine_load(file, &machine)) give_up("machine", hscal_last_error());
  }
  return machine;
}

static const hscal_node_class *own_node(void) {
  const hscal_machine *machine = the_machine();
  const char *host = sg_host_self_get_name();
  int node = -1;
  if (sscanf(host, SIM_HOST_NAME, &node) != 1 || node < 0 || node >= machine->nnodes)
    give_up("not a node of the machine", host);
  return hscal__node(machine, node);
}

typedef void gemm_function(const char *transa, const char *transb, const int *m, const int *n, const int *k,
                           const void *alpha, const void *a, const int *lda, const void *b, const int *ldb,
                           const void *beta, void *c, const int *ldc);

/* The routine of OpenBLAS that one of ours hides. */
static gemm_function *hidden_gemm(const char *name) {
  void *symbol = dlsym(RTLD_NEXT, name);
  if (!symbol) give_up("not found in OpenBLAS", name);
  gemm_function *function;
  memcpy(&function, &symbol, sizeof function);
  return function;
}

static int computing(void) {
  const char *value = getenv(SIM_COMPUTE_VARIABLE);
  return value && strcmp(value, "1") == 0;
}

static void charge(hscal_type type, int m, int n, int k) {
  if (m <= 0 || n <= 0 || k <= 0) return;
  double seconds = hscal__kernel_seconds(own_node(), type, HSCAL_KERNEL_GEMM, m, n, k);
  if (!(seconds >= 0)) give_up("kernel time", "not a number, or negative");
  if (seconds > 0) smpi_execute_flops(seconds * SIM_HOST_FLOPS_PER_S);
}

#define DEFINE_GEMM(name, type)                                                                                        \
  gemm_function name;                                                                                                  \
  void name(const char *transa, const char *transb, const int *m, const int *n, const int *k, const void *alpha,       \
            const void *a, const int *lda, const void *b, const int *ldb, const void *beta, void *c, const int *ldc) { \
    if (computing()) hidden_gemm(#name)(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc);                 \
    charge(type, *m, *n, *k);                                                                                          \
  }

DEFINE_GEMM(sgemm_, HSCAL_TYPE_S)
DEFINE_GEMM(dgemm_, HSCAL_TYPE_D)
DEFINE_GEMM(cgemm_, HSCAL_TYPE_C)
DEFINE_GEMM(zgemm_, HSCAL_TYPE_Z)
