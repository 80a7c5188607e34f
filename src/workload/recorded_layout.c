#include "workload/recorded_layout.h"
#include "call/arguments.h"
#include "call/check.h"

#include <string.h>

/* Do both name the same processes in the same places? Files by hand may give one grid two names. */
static int are_same(const hscal_workload_context *x, const hscal_workload_context *y) {
  if (x == y) return 1;
  size_t places = (size_t)(x->nprow * x->npcol);
  return x->nprow == y->nprow && x->npcol == y->npcol &&
         memcmp(x->process, y->process, places * sizeof *x->process) == 0;
}

/* The context of an operand; null: it has none. */
static const hscal_workload_context *context_of(const hscal_workload *workload, int matrix) {
  int context = matrix < 0 ? -1 : workload->matrix[matrix].context;
  return context < 0 ? NULL : &workload->context[context];
}

/* The context that all operands have which the call needs (no eigenvectors, no Z), whose blocks it gets. Null, with *state: there is none. */
static const hscal_workload_context *find_context(const hscal_workload *workload, const hscal_workload_call *line,
                                                  hscal_call *call, hscal_recorded_state *state) {
  const hscal_workload_context *common = NULL;
  const hscal_desc *blocks = NULL;
  *state = HSCAL_RECORDED_NOWHERE;
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++) {
    if (!hscal__argument_is_operand(a) || !hscal__argument_is_wanted(a, call->jobz, call->jobvt)) continue;
    const hscal_workload_context *own = context_of(workload, line->matrix[a->operand]);
    if (!own) return NULL;
    if (common && !are_same(common, own)) {
      *state = HSCAL_RECORDED_APART;
      return NULL;
    }
    common = own;
    call->operand[a->operand].desc = hscal__workload_recorded_desc(workload, line, a->operand);
    blocks = &call->operand[a->operand].desc;
  }
  if (blocks) hscal__call_fill_blocks(call, blocks->mb, blocks->nb);
  return common;
}

hscal_recorded_state hscal__recorded_call(const hscal_workload *workload, const hscal_workload_call *line,
                                          hscal_call *call, hscal_layout *layout,
                                          const hscal_workload_context **context) {
  hscal_call made = line->call;
  hscal_recorded_state state;
  const hscal_workload_context *common = find_context(workload, line, &made, &state);
  if (!common) return state;
  const hscal_layout grid = hscal__layout_make(common->nprow, common->npcol, 0);
  /* It ran, so its workspace was enough, even where the one that the routine asks for is not. */
  if (hscal__layout_check(&grid, &made)) return HSCAL_RECORDED_REFUSED;
  *call = made, *layout = grid, *context = common;
  return HSCAL_RECORDED_THERE;
}
