#include "advise/advise.h"
#include "advise/placed_ranks.h"
#include "advised.h"
#include "base/blockcyclic.h"
#include "base/minmax.h"
#include "base/status.h"
#include "models/predict/predict.h"

#include <math.h>
#include <stdlib.h>

/* ---- layouts ------------------------------------------------------------------------------------------------------- */

static int make_recorded(advised_case *it, int i, const hscal_placed_ranks *ranks, hscal_workspace *workspace) {
  hscal_call call;
  hscal_layout layout;
  const hscal_workload_context *context;
  if (hscal__recorded_call(it->workload, &it->workload->call[i], &call, &layout, &context) != HSCAL_RECORDED_THERE)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "call %d has no layout", i + 1);
  int processes = hscal__layout_processes(&layout);
  int *node_of = malloc((size_t)processes * sizeof *node_of);
  if (!node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "placement of %d processes", processes);
  for (int p = 0; p < processes; p++) node_of[p] = ranks->node_of[context->process[p]];
  const hscal_placement placement = {it->machine, node_of};
  advised_layout *recorded = &it->layouts[AS_RECORDED];
  int status = replay_make(workspace, &call, &layout, &placement, it->whole, &recorded->calls[i]);
  free(node_of);
  return status;
}

/* The call with all of its matrices in the blocks of a layout; one_per_process: or in one block for each process. */
static hscal_call laid(const hscal_workload_call *line, const hscal_candidate *layout, int one_per_process) {
  hscal_call call = line->call;
  hscal__call_fill_blocks(&call, layout->mb, layout->nb);
  for (int which = 0; one_per_process && which < HSCAL_OPERANDS; which++) {
    hscal_desc *desc = &call.operand[which].desc;
    if (!hscal__call_has(&call, (hscal_operand_name)which)) continue;
    desc->mb = desc->imb = hscal__blocks(desc->m, layout->nprow);
    desc->nb = desc->inb = hscal__blocks(desc->n, layout->npcol);
  }
  return call;
}

static int make_other(advised_case *it, advised_kind kind, const int *node_of, hscal_workspace *workspace) {
  advised_layout *other = &it->layouts[kind];
  int one_per_process = kind == BY_KNOB && it->advice.program->blocks == HSCAL_KNOB_BLOCKS_ONE_PER_PROCESS;
  const hscal_layout grid = hscal__layout_make(other->layout.nprow, other->layout.npcol, 0);
  const hscal_placement placement = {it->machine, node_of};
  for (int i = 0; i < it->ncalls; i++) {
    hscal_call call = laid(&it->workload->call[i], &other->layout, one_per_process);
    HSCAL_TRY(replay_make(workspace, &call, &grid, &placement, it->whole, &other->calls[i]));
  }
  return 0;
}

static int make_layouts(advised_case *it, const hscal_placed_ranks *ranks, hscal_workspace *workspace) {
  it->layouts[AS_RECORDED].layout = it->advice.call[0].now;
  it->layouts[BY_KNOB].layout = it->advice.knob.layout;
  it->layouts[IN_ONE_CONTEXT].layout = it->advice.one_usual_panel.layout;
  for (int kind = 0; kind < ADVISED_KINDS; kind++) {
    it->layouts[kind].calls = calloc((size_t)it->ncalls, sizeof *it->layouts[kind].calls);
    if (!it->layouts[kind].calls) return hscal__fail(HSCAL_ERROR_MEMORY, "%d calls", it->ncalls);
  }
  for (int i = 0; i < it->ncalls; i++) HSCAL_TRY(make_recorded(it, i, ranks, workspace));
  if (it->layouts[BY_KNOB].layout.nprocs) HSCAL_TRY(make_other(it, BY_KNOB, ranks->node_of, workspace));
  if (!it->layouts[IN_ONE_CONTEXT].layout.nprocs) return 0;
  return make_other(it, IN_ONE_CONTEXT, it->advice.plan->node_of, workspace);
}

/* ---- advice -------------------------------------------------------------------------------------------------------- */

static int find_program(const hscal_workload *workload, const hscal_programs *programs,
                        const hscal_known_program **program) {
  HSCAL_TRY(hscal__programs_recognize_text(programs, workload->command, program));
  if (*program) return 0;
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s: no program that is known",
                     workload->command ? workload->command : "a recording without a line program");
}

int advised_make(const hscal_workload *workload, const hscal_machine *machine, const hscal_programs *programs,
                 int whole, advised_case *made) {
  *made = (advised_case){.machine = machine, .workload = workload, .ncalls = workload->ncalls, .whole = whole};
  hscal_advice_question question = {
      .file = "recording", .workload = workload, .machine = machine, .threads = 1, .patience = 1};
  HSCAL_TRY(find_program(workload, programs, &question.program));
  made->program = question.program->name;
  HSCAL_TRY(hscal__advise(&question, &made->advice));
  HSCAL_TRY(hscal__advised_set(&made->advice, &made->set));
  hscal_placed_ranks ranks;
  hscal_workspace *workspace = hscal__workspace_new();
  int status = hscal__placed_ranks_make(workload, machine, 0, 1, &ranks);
  if (!status) status = workspace ? make_layouts(made, &ranks, workspace) : HSCAL_ERROR_MEMORY;
  hscal__workspace_free(workspace);
  hscal__placed_ranks_free(&ranks);
  return status;
}

void advised_free(advised_case *it) {
  for (int kind = 0; kind < ADVISED_KINDS; kind++) {
    for (int i = 0; it->layouts[kind].calls && i < it->ncalls; i++) replay_free(&it->layouts[kind].calls[i]);
    free(it->layouts[kind].calls);
  }
  free(it->set);
  hscal__advice_free(&it->advice);
  *it = (advised_case){.ncalls = 0};
}

/* ---- seconds ------------------------------------------------------------------------------------------------------- */

int advised_tasks(advised_case *it, sim_task *tasks) {
  int count = 0;
  for (int kind = 0; kind < ADVISED_KINDS; kind++)
    for (int i = 0; i < it->ncalls; i++) {
      replay *call = &it->layouts[kind].calls[i];
      for (int p = 0; p < call->nparts; p++)
        tasks[count++] = (sim_task){it->machine, &call->part[p].problem, &call->part[p].simulated_s, 0};
    }
  return count;
}

static double sum(const advised_case *it, advised_kind kind, double of(const replay *call)) {
  double seconds = it->layouts[kind].layout.nprocs ? 0 : NAN;
  for (int i = 0; i < it->ncalls; i++) seconds += (double)it->workload->call[i].count * of(&it->layouts[kind].calls[i]);
  return seconds;
}

static double predicted_of(const replay *call) { return call->predicted_s; }

double advised_seconds(const advised_case *it, advised_kind kind) { return sum(it, kind, replay_seconds); }
double advised_simulated_s(const advised_case *it, advised_kind kind) { return sum(it, kind, replay_simulated_s); }
double advised_predicted_s(const advised_case *it, advised_kind kind) { return sum(it, kind, predicted_of); }

int advised_order(const advised_case *it) {
  int order = 0;
  for (int i = 0; i < it->workload->nmatrices; i++) order = hscal__max(order, it->workload->matrix[i].desc.m);
  return order;
}
