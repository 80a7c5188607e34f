#include "plan/similar_plan.h"
#include "base/status.h"
#include "machine/speed.h"
#include "models/memory/memory.h"
#include "plan/baselines.h"
#include "plan/guard.h"
#include "plan/plan.h"
#include "plan/rounding_risk.h"
#include "search/layout_constraints.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- seconds ---- */

double hscal__call_work(const hscal_call *call) {
  double work = hscal__call_flops(call);
  for (int which = 0; which < HSCAL_OPERANDS && work == 0; which++) {
    int rows, columns;
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    hscal__call_shape(call, (hscal_operand_name)which, &rows, &columns);
    work = (double)rows * columns;
  }
  return fmax(work, 1);
}

/* Operations per second of all processes of a plan, each by itself. */
static double speed_of(const hscal_plan *plan, const hscal_call *call, const hscal_machine *machine) {
  double total = 0;
  for (int i = 0; i < plan->nprocs; i++) {
    double scale;
    const hscal_kernel_speed *speed =
        hscal__node_speed(hscal__node(machine, plan->node_of[i]), HSCAL_KERNEL_GEMM, call->routine->type, &scale);
    if (speed) total += speed->flops_per_s * scale;
  }
  return total;
}

/* By how much longer a call takes whose work is so many times that of the plan's. */
static double stretch(const hscal_wisdom_entry *entry, const hscal_call *call, const hscal_machine *machine,
                      double times) {
  double speed = speed_of(entry->made, call, machine);
  double computing = speed > 0 ? fmin(1, entry->work / speed / entry->made->predicted_s) : 1;
  return computing * times + (1 - computing) * sqrt(times);
}

static double work_ratio(const hscal_wisdom_entry *entry, const hscal_call *call) {
  return hscal__call_work(call) / entry->work;
}

double hscal__similar_plan_s(const hscal_wisdom_entry *entry, const hscal_call *call, const hscal_machine *machine) {
  return entry->made->predicted_s * stretch(entry, call, machine, work_ratio(entry, call));
}

/* It may grow as the work, and as little as messages become more. */
static void stretch_all(const hscal_wisdom_entry *entry, const hscal_call *call, const hscal_machine *machine,
                        hscal_plan *plan) {
  double times = work_ratio(entry, call), longer = stretch(entry, call, machine, times), few = cbrt(times);
  plan->predicted_s *= longer;
  plan->fallback.predicted_s *= longer;
  for (int i = 0; i < plan->nbaselines; i++) plan->baselines[i].layout.predicted_s *= longer;
  plan->lower_s *= fmin(times, few), plan->upper_s *= fmax(times, few);
  plan->is_rough |= times != 1;
}

/* ---- the plan ---- */

/* Adds what the processes need to the nodes' bytes, as if each needed as much as the first, which has the largest share
 * of operands that begin there. */
static void add_most_bytes(const hscal_call *call, const hscal_layout *layout, hscal_plan *plan) {
  double bytes = hscal__process_bytes(call, layout, 0, 0);
  for (int i = 0; i < plan->nprocs; i++) plan->memory_bytes[plan->node_of[i]] += bytes;
}

static void add_bytes(const hscal_call *call, const hscal_layout *layout, hscal_plan *plan) {
  for (int i = 0; i < plan->nprocs; i++)
    plan->memory_bytes[plan->node_of[i]] += hscal__process_bytes(call, layout, i / plan->npcol, i % plan->npcol);
}

static int have_memory(const hscal_plan *plan, const hscal_machine *machine) {
  for (int h = 0; h < machine->nnodes; h++)
    if (plan->memory_bytes[h] > hscal__node(machine, h)->memory_bytes) return 0;
  return 1;
}

static int fits(const hscal_call *call, const hscal_layout *layout, const hscal_machine *machine, hscal_plan *plan) {
  size_t bytes = (size_t)plan->nnodes * sizeof *plan->memory_bytes;
  memset(plan->memory_bytes, 0, bytes);
  if (hscal__call_begins_with_first(call)) {
    add_most_bytes(call, layout, plan);
    if (have_memory(plan, machine)) return 1;
    memset(plan->memory_bytes, 0, bytes);
  }
  add_bytes(call, layout, plan);
  return have_memory(plan, machine);
}

void hscal__note_remembered(const hscal_wisdom_entry *entry, hscal_plan *plan) {
  size_t used = strlen(plan->note);
  char *end = plan->note + used;
  const char *join = used ? "; " : "";
  if (entry->measured_s > 0)
    snprintf(end, sizeof plan->note - used, "%sremembered: the fastest of those measured for %s, %.4g s", join,
             entry->call, entry->measured_s);
  else
    snprintf(end, sizeof plan->note - used, "%sremembered: planned for %s", join, entry->call);
}

int hscal__similar_plan_make(const hscal_wisdom_entry *entry, const hscal_call *call, const hscal_machine *machine,
                             hscal_plan **plan) {
  hscal_plan *made;
  *plan = NULL;
  if (entry->made->nnodes != machine->nnodes) return 0;
  HSCAL_TRY(hscal__plan_copy(entry->made, &made));
  hscal_call filled = *call;
  hscal_layout layout = hscal__layout_make(made->nprow, made->npcol, made->panel);
  hscal__call_fill_blocks(&filled, made->mb, made->nb);
  if (hscal__library_accepts(&filled, &layout) || !fits(&filled, &layout, machine, made)) {
    hscal_plan_free(made);
    hscal__clear_error();
    return 0;
  }
  stretch_all(entry, call, machine, made);
  hscal__rounding_risk_note(call->routine, machine, made->node_of, made->nprocs, made->note, sizeof made->note);
  hscal__note_remembered(entry, made);
  made->candidates = made->evaluated = 0;
  made->is_remembered = 1, made->gap = 1;
  hscal__plan_no_gain(made);
  *plan = made;
  return 0;
}
