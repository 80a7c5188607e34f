/* hscal_recon: how fast the processes are now. */
#include "base/environment.h"
#include "base/failure.h"
#include "base/status.h"
#include "ctxt/calibrated.h"
#include "ctxt/session.h"
#include "ctxt/sessions.h"
#include "hscal.h"
#include "machine/call_log.h"
#include "machine/rescale.h"
#include "machine/samples.h"
#include "machine/with_threads.h"
#include "measure/blas.h"
#include "models/cost/kernel.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* An update of the size that local matrices have in the middle of a product. */
static const hscal_shape shape = {HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, 512, 512, 64, 1, 0};

/* ---- every process ---------------------------------------------------------------------------------------- */

/* Operations per second of this process while all others compute too. */
static int run_gemm(double *rate) {
  enum { FEWEST = 3 };
  size_t extent = (size_t)shape.m, panel = (size_t)shape.k * extent;
  double *a = malloc((2 * panel + extent * extent) * sizeof *a);
  if (!a) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the benchmark of hscal_recon");
  for (size_t i = 0; i < 2 * panel + extent * extent; i++) a[i] = 1;
  hscal__run_kernel(&shape, a, a + panel, a + 2 * panel); /* wakes caches and clocks */
  double begin = MPI_Wtime(), seconds = 0;
  int runs = 0;
  for (; runs < FEWEST || seconds < HSCAL_RECON_S; runs++) {
    hscal__run_kernel(&shape, a, a + panel, a + 2 * panel);
    seconds = MPI_Wtime() - begin;
  }
  free(a);
  *rate = runs * hscal__shape_flops(&shape) / fmax(seconds, MPI_Wtick());
  return 0;
}

static int run_users(hscal_benchmark *benchmark, void *data, double *rate) {
  double begin = MPI_Wtime(), seconds = 0;
  int failed = benchmark(data, &seconds);
  double took = fmax(MPI_Wtime() - begin, MPI_Wtick());
  if (failed) return hscal__fail(-1, "the benchmark function returned %d", failed);
  if (!isfinite(seconds) || seconds < 0)
    return hscal__fail(-1, "the benchmark function says that it took %g s", seconds);
  *rate = 1 / (seconds > 0 ? seconds : took);
  return 0;
}

/* ---- process 0 -------------------------------------------------------------------------------------------- */

/* The machine as it was before the first recon. */
static const hscal_machine *pristine_of(const hscal_session *session) {
  return session->pristine ? session->pristine : session->machine;
}

/* The node of that machine that a process sits on. */
static int node_of(const hscal_session *session, int rank) {
  int node = session->hosts.node_of[rank];
  return session->pristine_node ? session->pristine_node[node] : node;
}

/* Processes that share a processor; 1 at least. */
static double oversubscription_of(const hscal_node_class *node, int processes) {
  return fmax(1, (double)processes / (node->processors > 0 ? node->processors : 1));
}

/* What a process of each node should reach: all its processes share its processors. */
static int expect(const hscal_session *session, const int *processes, double *rate) {
  const hscal_machine *machine = pristine_of(session);
  hscal_machine *seen = NULL;
  int threads = hscal__threads_kept(&session->threads, machine, processes);
  int *of_class = malloc((size_t)machine->nclasses * sizeof *of_class);
  if (!of_class) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the speeds that hscal_recon expects");
  for (int i = 0; i < machine->nclasses; i++) /* those without processes need not know the number */
    of_class[i] = hscal__class_has_threads(&machine->classes[i], threads) ? threads : 1;
  int status = hscal__machine_with_threads(machine, of_class, &seen);
  for (int node = 0; node < machine->nnodes && !status; node++) {
    const hscal_node_class *class = hscal__node(seen, node);
    double seconds = hscal__kernel_seconds(class, shape.type, shape.kernel, shape.m, shape.n, shape.k);
    rate[node] = hscal__shape_flops(&shape) / seconds / oversubscription_of(class, processes[node]);
  }
  hscal_machine_free(seen);
  free(of_class);
  return status;
}

/* Median of the rates of a node's processes; scratch[size]. */
static double rate_of(const hscal_session *session, int node, const double *rates, double *scratch) {
  int count = 0;
  for (int rank = 0; rank < session->group.size; rank++)
    if (node_of(session, rank) == node) scratch[count++] = rates[rank];
  return hscal__median(scratch, count);
}

/* What each node's speeds are to be multiplied by: 0 where no process is. A user's benchmark tells nodes from one another, but not
 * from the gemm that the machine knows: there the node that has lost least has lost nothing. */
static void compare(const hscal_session *session, int is_users, const int *processes, const double *rates,
                    const double *expected, double *scratch, double *factor) {
  double best = 0;
  int nnodes = session->hosts.nnodes;
  for (int node = 0; node < nnodes; node++) {
    factor[node] = processes[node] > 0 ? rate_of(session, node, rates, scratch) / expected[node] : 0;
    best = fmax(best, factor[node]);
  }
  for (int node = 0; node < nnodes; node++) {
    if (is_users) factor[node] /= best;
    if (factor[node] > 0) factor[node] = fmin(fmax(factor[node], 1 / HSCAL_RECON_MOST_CHANGE), HSCAL_RECON_MOST_CHANGE);
  }
}

/* How often a second one processor of each node runs the program's benchmark, where its processes do not share processors. */
static void count_runs(const hscal_session *session, const int *processes, const double *rates, double *scratch,
                       double *runs_per_s) {
  const hscal_machine *machine = pristine_of(session);
  for (int node = 0; node < machine->nnodes; node++)
    runs_per_s[node] = processes[node] > 0 ? rate_of(session, node, rates, scratch) *
                                                 oversubscription_of(hscal__node(machine, node), processes[node])
                                           : 0;
}

static void explain(const hscal_session *session, const double *factor) {
  const hscal_machine *machine = pristine_of(session);
  if (!hscal__is_switched_on("HSCAL_EXPLAIN")) return;
  for (int node = 0; node < machine->nnodes; node++)
    if (factor[node] > 0 && fabs(factor[node] - 1) > HSCAL_RECON_TOLERANCE)
      fprintf(stderr, "hscal: recon: %s runs at %.3g times the speed that the machine says\n", machine->node_name[node],
              factor[node]);
}

/* Puts a machine in the place of the session's; pristine_node[i] is the node of the pristine machine that its node i is. */
static void take(hscal_session *session, hscal_machine *made, int *pristine_node, int *place) {
  hscal_hosts *hosts = &session->hosts;
  for (int i = 0; i < made->nnodes; i++) place[pristine_node[i]] = i;
  for (int rank = 0; rank < hosts->nranks; rank++) hosts->node_of[rank] = place[node_of(session, rank)];
  for (int i = 0; i < hosts->nnodes; i++) hosts->slots[i] = 0, hosts->node_name[i] = made->node_name[i];
  for (int rank = 0; rank < hosts->nranks; rank++) hosts->slots[hosts->node_of[rank]]++;
  if (session->pristine)
    hscal_machine_free(session->machine);
  else
    session->pristine = session->machine;
  free(session->pristine_node);
  session->machine = made;
  session->pristine_node = pristine_node;
}

/* factor[i] is of node i of the pristine machine. */
static int find_available(hscal_session *session, const double *factor, double *share) {
  for (int i = 0; i < session->hosts.nnodes; i++) share[i] = factor[session->pristine_node[i]];
  return hscal__availability_find(&session->availability, &session->hosts, share);
}

/* rates[size] of all processes become the speeds of the session's machine. */
static int refresh(hscal_session *session, int is_users, const double *rates) {
  size_t nodes = (size_t)session->hosts.nnodes, ranks = (size_t)session->group.size;
  double *scratch = calloc(3 * nodes + ranks, sizeof *scratch), *expected = scratch + ranks, *factor = expected + nodes;
  double *runs_per_s = is_users ? factor + nodes : NULL;
  int *processes = calloc(2 * nodes, sizeof *processes), *place = processes + nodes;
  int *origin = calloc(nodes, sizeof *origin);
  hscal_machine *made = NULL;
  int status = scratch && processes && origin ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu nodes", nodes);
  for (int rank = 0; rank < session->group.size && !status; rank++) processes[node_of(session, rank)]++;
  if (!status) status = expect(session, processes, expected);
  if (!status) {
    compare(session, is_users, processes, rates, expected, scratch, factor);
    if (is_users) count_runs(session, processes, rates, scratch, runs_per_s);
    explain(session, factor);
    status = hscal__machine_rescaled(pristine_of(session), factor, runs_per_s, HSCAL_RECON_TOLERANCE, &made, origin);
  }
  if (!status) {
    take(session, made, origin, place);
    status = find_available(session, factor, expected);
  } else {
    free(origin);
  }
  free(scratch);
  free(processes);
  if (!status && session->log) status = hscal__machine_digest(session->machine, &session->machine_digest);
  return status;
}

/* ---- all -------------------------------------------------------------------------------------------------- */

/* Everyone's rate goes to process 0, which alone knows the machine. */
static int gather(hscal_session *session, int is_users, double rate) {
  const hscal_group *group = &session->group;
  const int root = group->rank == 0;
  double *rates = root ? malloc((size_t)group->size * sizeof *rates) : NULL;
  int status = root && !rates ? hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d processes", group->size) : 0;
  status = hscal__share_status(group, status);
  if (!status)
    status = hscal__mpi_status(MPI_Gather(&rate, 1, MPI_DOUBLE, rates, 1, MPI_DOUBLE, 0, group->comm), "MPI_Gather");
  if (!status && root) status = refresh(session, is_users, rates);
  free(rates);
  HSCAL_TRY(hscal__share_status(group, status));
  return session->log ? hscal__share(group, &session->machine_digest, sizeof session->machine_digest) : 0;
}

static int recon(hscal_benchmark *benchmark, void *data) {
  hscal_session *session = hscal__session();
  if (!session) return HSCAL_ERROR_STATE;
  double rate = 0;
  int off = session->off;
  HSCAL_TRY(hscal__agree(&session->group, HSCAL_OPERATION_RECON, 0, benchmark != NULL));
  HSCAL_TRY(hscal__share(&session->group, &off, sizeof off));
  if (off) return 0;
  int status = benchmark ? run_users(benchmark, data, &rate) : run_gemm(&rate);
  HSCAL_TRY(hscal__agree(&session->group, HSCAL_OPERATION_RECON, status, 0));
  session->epoch++;
  return gather(session, benchmark != NULL, rate);
}

int hscal_recon(hscal_benchmark *benchmark, void *data) {
  hscal__enter("hscal_recon");
  return hscal__leave(recon(benchmark, data));
}
