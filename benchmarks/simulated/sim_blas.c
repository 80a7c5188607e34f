/*
 * BLAS of a simulated process: takes the place of libblas.so.3. Each kernel that libscalapack calls charges simulated
 * time by the planner's own kernel model, on the node the process sits on; it computes, by way of OpenBLAS which this
 * library brings along, only if results are asked for. One copy serves all simulated processes.
 */
#define _GNU_SOURCE /* RTLD_NEXT */
#include "events/event.h"
#include "machine/machine.h"
#include "machine/with_threads.h"
#include "models/cost/kernel.h"
#include "sim.h"
#include "verify/compared_kernels_table.h"

#include <dlfcn.h>
#include <simgrid/actor.h>
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

const hscal_machine *sim_machine(void) {
  static hscal_machine *machine;
  if (!machine) {
    const char *file = getenv(SIM_MACHINE_VARIABLE);
    if (!file) give_up("not set", SIM_MACHINE_VARIABLE);
    if (hscal_machine_load(file, &machine)) give_up("machine", hscal_last_error());
  }
  return machine;
}

static const sim_input *the_input(void) {
  static sim_input input;
  static int known;
  if (!known) {
    const char *name = getenv(SIM_INPUT_VARIABLE);
    FILE *file = name ? fopen(name, "rb") : NULL;
    if (!file || fread(&input, sizeof input, 1, file) != 1) give_up("cannot be read", SIM_INPUT_VARIABLE);
    fclose(file);
    known = 1;
  }
  return &input;
}

int sim_own_node(void) {
  const char *host = sg_host_self_get_name();
  int node = -1;
  if (sscanf(host, SIM_HOST_NAME, &node) != 1 || node < 0 || node >= sim_machine()->nnodes)
    give_up("not a node of the machine", host);
  return node;
}

/* ---- threads ----------------------------------------------------------------------------------------------- */

/* By SimGrid's number of the process; 0: nobody has said, it is one. */
enum { MOST_PROCESSES = 1024 };
static int threads_of[MOST_PROCESSES];

/* What hscal-measure asks and tells OpenBLAS: found here first. */
int openblas_get_num_threads(void);
int openblas_get_num_threads(void) {
  long process = sg_actor_self_get_pid();
  return process < MOST_PROCESSES && threads_of[process] > 0 ? threads_of[process] : 1;
}

void openblas_set_num_threads(int threads);
void openblas_set_num_threads(int threads) {
  long process = sg_actor_self_get_pid();
  if (process < MOST_PROCESSES)
    threads_of[process] = threads;
  else if (threads > 1)
    give_up("threads", "of so many processes they are not known");
}

/* The process's node, as processes see it whose BLAS has as many threads. */
static const hscal_node_class *own_class(void) {
  enum { MOST_KINDS = 32 };
  static struct {
    int class, threads;
    hscal_machine *machine;
  } kinds[MOST_KINDS];
  int node = sim_own_node(), class = sim_machine()->class_of[node], threads = openblas_get_num_threads(), i = 0;
  if (threads == 1) return hscal__node(sim_machine(), node);
  while (i < MOST_KINDS && kinds[i].machine && (kinds[i].class != class || kinds[i].threads != threads)) i++;
  if (i == MOST_KINDS) give_up("threads", "too many kinds of processes");
  if (!kinds[i].machine) {
    int *counts = malloc((size_t)sim_machine()->nclasses * sizeof *counts);
    for (int c = 0; counts && c < sim_machine()->nclasses; c++) counts[c] = c == class ? threads : 1;
    if (!counts || hscal__machine_with_threads(sim_machine(), counts, &kinds[i].machine))
      give_up("threads", counts ? hscal_last_error() : "no memory");
    kinds[i].class = class, kinds[i].threads = threads;
    free(counts);
  }
  return hscal__node(kinds[i].machine, node);
}

/* ---- what a call costs ------------------------------------------------------------------------------------- */

/* Type of "d", "iz" (of izamax), "dz" (of dznrm2) or "zd" (of zdscal): the complex letter, if there is one. */
static hscal_type type_of(const char *prefix, size_t length) {
  hscal_type found = HSCAL_TYPE_I;
  for (size_t i = 0; i < length; i++)
    for (int type = HSCAL_TYPE_S; type <= HSCAL_TYPE_Z; type++)
      if (hscal__type_letter((hscal_type)type) == prefix[i] && !hscal__type_is_complex(found)) found = (hscal_type)type;
  return found;
}

/* The kernel of a name: the longest that it ends with, behind one or two letters. Returns whether there is one. */
static int kernel_of(const char *name, hscal_kernel *kernel, hscal_type *type) {
  size_t length = strlen(name), best = 0;
  for (int k = 0; k < HSCAL_KERNEL_COUNT; k++)
    for (int complex_one = 0; complex_one < 2; complex_one++) {
      const hscal_kernel_facts *facts = &hscal__kernel_facts[k];
      const char *its_name = complex_one ? facts->complex_blas : facts->blas;
      size_t its_length = strlen(its_name);
      if (its_length <= best || its_length >= length || length - its_length > 2) continue;
      if (strcmp(name + length - its_length, its_name)) continue;
      best = its_length;
      *kernel = (hscal_kernel)k;
      *type = type_of(name, length - its_length);
    }
  return best > 0;
}

/* Scaling is work where it is all there is to do, and a movement of data elsewhere. */
static int is_charged(hscal_kernel kernel) {
  if (kernel == HSCAL_KERNEL_COPY) return 0;
  return kernel != HSCAL_KERNEL_SCAL || kernel_is_purpose(&hscal__routines[the_input()->routine], kernel);
}

void sim_charge(const char *name, void *const *arguments, int letters, int dims) {
  hscal_type type = HSCAL_TYPE_D;
  hscal_event event = {.kind = HSCAL_EVENT_COMPUTE};
  if (!kernel_of(name, &event.kernel, &type) || !is_charged(event.kernel)) return;
  const char *fields = hscal__kernel_facts[event.kernel].dims;
  if ((int)strlen(fields) != dims && event.kernel != HSCAL_KERNEL_ADD) give_up("other dimensions than expected", name);
  for (int i = 0; i < letters; i++) event.letters[i] = *(const char *)arguments[i];
  for (int i = 0; i < dims; i++) {
    int value = *(const int *)arguments[letters + i];
    if (value <= 0) return;
    *hscal__event_dimension(&event, fields[i]) = value;
  }
  double seconds = hscal__event_seconds(own_class(), type, &event);
  if (!(seconds >= 0)) give_up("kernel time", name);
  if (seconds > 0) smpi_execute_flops(seconds * SIM_HOST_FLOPS_PER_S);
}

/* ---- the kernels ------------------------------------------------------------------------------------------- */

/* The routine of OpenBLAS that one of ours hides, put into a pointer to a function; null unless results are wanted. */
static void find_hidden(const char *name, void *function, size_t size) {
  memset(function, 0, size);
  if (!the_input()->compute) return;
  void *symbol = dlsym(RTLD_NEXT, name);
  if (!symbol) give_up("not found in OpenBLAS", name);
  memcpy(function, &symbol, size);
}

/* Every argument of a Fortran routine is a pointer, so one list holds those of any subroutine, another those of any
 * function. */
#define SUBROUTINE_PARAMETERS                                                                                          \
  void *a0, void *a1, void *a2, void *a3, void *a4, void *a5, void *a6, void *a7, void *a8, void *a9, void *a10,       \
      void *a11, void *a12
#define FUNCTION_PARAMETERS void *a0, void *a1, void *a2, void *a3, void *a4

#define SUBROUTINE(name, letters, dims)                                                                                \
  void name##_(SUBROUTINE_PARAMETERS);                                                                                 \
  void name##_(SUBROUTINE_PARAMETERS) {                                                                                \
    void (*hidden)(SUBROUTINE_PARAMETERS);                                                                             \
    find_hidden(#name "_", &hidden, sizeof hidden);                                                                    \
    if (hidden) hidden(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);                                         \
    sim_charge(#name, (void *[]){a0, a1, a2, a3, a4, a5, a6}, letters, dims);                                          \
  }

/* value: what a function answers where nothing is computed. */
#define FUNCTION(name, type, value)                                                                                    \
  type name##_(FUNCTION_PARAMETERS);                                                                                   \
  type name##_(FUNCTION_PARAMETERS) {                                                                                  \
    type (*hidden)(FUNCTION_PARAMETERS);                                                                               \
    find_hidden(#name "_", &hidden, sizeof hidden);                                                                    \
    type result = hidden ? hidden(a0, a1, a2, a3, a4) : value;                                                         \
    sim_charge(#name, &a0, 0, 1);                                                                                      \
    return result;                                                                                                     \
  }

/* LAPACK's are not of PBLAS: those of OpenBLAS are used, and cost nothing. */
#define FACTORIZATION(name, letters, dims, info)

/* The list of the oracle's stubs: what libscalapack calls in libblas. */
#include "verify/stubs/kernels.def"
