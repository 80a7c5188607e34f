#include "forced.h"
#include "base/status.h"
#include "ctxt/session.h"
#include "ctxt/sessions.h"

#include <stdio.h>
#include <string.h>

enum { MOST = 64 };
static hscal_plan plan;
static int nodes_of_plan[MOST];
static int slots_of_search[MOST];
static const char *names[MOST];
static double memory[MOST];
static hscal_candidate rival;
static int failure;
const int *searched_slots;
int searched_panel;

int __wrap_hscal__plan_call(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            hscal_plan **result);
void __wrap_hscal_plan_free(hscal_plan *freed);

/* Plans that were made before are no longer good. */
static void forget_plans(void) {
  hscal_session *session = hscal__session();
  if (session) session->epoch++;
}

void force_plan(int nprow, int npcol, int mb, int nb, int panel, const int *node_of) {
  for (int i = 0; i < nprow * npcol; i++) nodes_of_plan[i] = node_of ? node_of[i] : 0;
  forget_plans();
  snprintf(rival.reason, sizeof rival.reason, "slower by half");
  plan = (hscal_plan){.nprocs = nprow * npcol,
                      .nprow = nprow,
                      .npcol = npcol,
                      .mb = mb,
                      .nb = nb,
                      .panel = panel,
                      .node_of = nodes_of_plan,
                      .node_name = names,
                      .memory_bytes = memory,
                      .predicted_s = 1.5,
                      .nrivals = 1,
                      .rivals = &rival};
}

void force_failure(int status) {
  forget_plans();
  failure = status;
}

int __wrap_hscal__plan_call(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            hscal_plan **result) {
  if (failure) return hscal__fail(failure, "the test wants no plan");
  snprintf(plan.routine, sizeof plan.routine, "%s", call->routine->name);
  plan.nnodes = machine->nnodes < MOST ? machine->nnodes : MOST;
  for (int node = 0; node < plan.nnodes; node++) {
    names[node] = machine->node_name[node];
    memory[node] = node + 1;
    slots_of_search[node] = options->slots[node];
  }
  searched_slots = slots_of_search;
  searched_panel = options->panel;
  *result = &plan;
  return 0;
}

void __wrap_hscal_plan_free(hscal_plan *freed) { (void)freed; }
