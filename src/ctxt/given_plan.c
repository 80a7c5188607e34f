#include "ctxt/given_plan.h"
#include "base/status.h"

#include <stdlib.h>

/* By node of the plan, and of the session. */
typedef struct matching {
  int *needs;   /* [nodes of the plan] processes on each                                */
  int *node;    /* [nodes of the plan] the session's node; -1: none                     */
  char *taken;  /* [nodes of the session]                                               */
  int *node_of; /* [processes of the plan] the session's node of each                   */
  int *threads; /* [nodes of the session]                                               */
  double *bytes;
} matching;

static void free_matching(matching *its) {
  free(its->needs);
  free(its->node);
  free(its->taken);
  free(its->node_of);
  free(its->threads);
  free(its->bytes);
}

static int make_matching(const hscal_plan *plan, int nnodes, matching *its) {
  size_t of_plan = (size_t)plan->nnodes, of_session = (size_t)nnodes, processes = (size_t)plan->nprocs;
  its->needs = calloc(of_plan, sizeof *its->needs);
  its->node = calloc(of_plan, sizeof *its->node);
  its->taken = calloc(of_session, sizeof *its->taken);
  its->node_of = calloc(processes, sizeof *its->node_of);
  its->threads = calloc(of_session, sizeof *its->threads);
  its->bytes = calloc(of_session, sizeof *its->bytes);
  if (its->needs && its->node && its->taken && its->node_of && its->threads && its->bytes) return 0;
  return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan of %d processes", plan->nprocs);
}

static int is_whole(const hscal_plan *plan) {
  if (plan->nprow < 1 || plan->npcol < 1 || plan->nnodes < 1 || !plan->node_of) return 0;
  if (plan->nprocs / plan->npcol != plan->nprow || plan->nprocs % plan->npcol != 0) return 0;
  for (int i = 0; i < plan->nprocs; i++)
    if (plan->node_of[i] < 0 || plan->node_of[i] >= plan->nnodes) return 0;
  return 1;
}

static const char *name_of(const hscal_plan *plan, int node) {
  return plan->node_name && plan->node_name[node] ? plan->node_name[node] : "";
}

/* The first of the session's nodes that has processes and is not taken: called as the plan's node, or, if not `by_name`, any. */
static int find_node(const hscal_hosts *hosts, const matching *its, const char *name, int by_name) {
  for (int node = 0; node < hosts->nnodes; node++)
    if (!its->taken[node] && hosts->slots[node] > 0 && (!by_name || hscal__same_host(hosts->node_name[node], name)))
      return node;
  return -1;
}

static void match_nodes(const hscal_hosts *hosts, const hscal_plan *plan, matching *its) {
  for (int i = 0; i < plan->nprocs; i++) its->needs[plan->node_of[i]]++;
  for (int node = 0; node < plan->nnodes; node++) its->node[node] = -1;
  for (int by_name = 1; by_name >= 0; by_name--)
    for (int node = 0; node < plan->nnodes; node++) {
      if (its->needs[node] == 0 || its->node[node] >= 0) continue;
      its->node[node] = find_node(hosts, its, name_of(plan, node), by_name);
      if (its->node[node] >= 0) its->taken[its->node[node]] = 1;
    }
}

static int check_slots(const hscal_hosts *hosts, const hscal_plan *plan, const matching *its) {
  for (int i = 0; i < plan->nnodes; i++) {
    int node = its->node[i];
    if (its->needs[i] == 0 || (node >= 0 && hosts->slots[node] >= its->needs[i])) continue;
    if (node < 0)
      return hscal__fail(HSCAL_ERROR_NO_GRID,
                         "the plan has %d process%s on node \"%s\", for which none of this run's is left",
                         its->needs[i], its->needs[i] == 1 ? "" : "es", name_of(plan, i));
    return hscal__fail(HSCAL_ERROR_NO_GRID, "the plan has %d processes on node \"%s\", of this run %d %s on %s",
                       its->needs[i], name_of(plan, i), hosts->slots[node], hosts->slots[node] == 1 ? "is" : "are",
                       hosts->node_name[node]);
  }
  return 0;
}

/* The plan in the words of the session: its nodes, numbered as there. Matrices (hscal_data_in) are not known to stay. */
static hscal_plan translate(const hscal_hosts *hosts, const hscal_plan *plan, matching *its) {
  hscal_plan here = *plan;
  for (int i = 0; i < plan->nprocs; i++) its->node_of[i] = its->node[plan->node_of[i]];
  for (int i = 0; i < plan->nnodes; i++) {
    if (its->node[i] < 0) continue;
    if (plan->threads_of_node) its->threads[its->node[i]] = plan->threads_of_node[i];
    if (plan->memory_bytes) its->bytes[its->node[i]] = plan->memory_bytes[i];
  }
  here.nnodes = hosts->nnodes;
  here.node_of = its->node_of;
  here.node_name = hosts->node_name;
  here.threads_of_node = its->threads;
  here.memory_bytes = its->bytes;
  here.kept_origin = 0;
  return here;
}

int hscal__choose_given(const hscal_session *session, const hscal_plan *plan, hscal_choices *choices) {
  const hscal_hosts *hosts = &session->hosts;
  matching its = {0};
  *choices = (hscal_choices){0};
  if (!plan) return hscal__fail(-1, "process 0 passed no plan");
  if (!is_whole(plan)) return hscal__fail(-1, "the plan is damaged: grid, processes and nodes do not fit together");
  int status = make_matching(plan, hosts->nnodes, &its);
  if (!status) {
    match_nodes(hosts, plan, &its);
    status = check_slots(hosts, plan, &its);
  }
  if (!status) {
    hscal_plan here = translate(hosts, plan, &its);
    hscal__choices_explain(&here);
    status = hscal__choices_add(session, &here, NULL, choices);
  }
  free_matching(&its);
  return status;
}
