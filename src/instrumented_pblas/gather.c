#include "instrumented_pblas/gather.h"
#include "base/status.h"
#include "instrumented_pblas/replicate.h"

/* The lines among which a thin index is cut, in the order in which they hand the panel on. */
typedef struct chain {
  const hscal_dealing *thin;
  int length; /* lines that hold some of it */
  int start, backward;
} chain;

static chain make_chain(const hscal_dealing *thin, int backward) {
  int64_t blocks = 1 + ((int64_t)thin->n - thin->first + thin->block - 1) / thin->block;
  chain chain = {.thin = thin, .start = thin->src, .backward = backward};
  chain.length = blocks < thin->nprocs ? (int)blocks : thin->nprocs;
  if (backward) chain.start = hscal__owner(thin->n - 1, thin->first, thin->block, thin->src, thin->nprocs);
  return chain;
}

static int chain_line(const chain *chain, int step) {
  int nprocs = chain->thin->nprocs;
  return chain->backward ? hscal__mod_sub(chain->start, step, nprocs) : hscal__mod_add(chain->start, step, nprocs);
}

/* The process at coordinate `at` of the panel's long index and at a step of the chain. */
static int chain_process(const chain *chain, const hscal_emitter *emitter, const hscal_panel_end *panel, int at,
                         int step) {
  return hscal__process_at(emitter, panel->along, at, chain_line(chain, step));
}

/* Each line receives what those before it hold, puts its own share between, and sends all of it on. */
static int collect(const chain *chain, const hscal_emitter *emitter, const hscal_panel_end *panel, int at) {
  hscal_dimension along = panel->along;
  int held = panel->held[at], width = 0;
  for (int step = 0; step < chain->length; step++) {
    int process = chain_process(chain, emitter, panel, at, step);
    int own = hscal__held(chain->thin, chain_line(chain, step));
    if (step > 0) {
      int before = chain_process(chain, emitter, panel, at, step - 1);
      HSCAL_TRY(hscal__emit_receive(emitter, process, before, along, held, width));
      HSCAL_TRY(hscal__emit_copy(emitter, process, along, held, width + own));
    }
    width += own;
    if (step == chain->length - 1) break;
    HSCAL_TRY(
        hscal__emit_send(emitter, process, chain_process(chain, emitter, panel, at, step + 1), along, held, width));
  }
  return 0;
}

/* Each line receives what it and those behind it shall have, adds its own share, moves the rest together and sends it on. */
static int hand_out(const chain *chain, const hscal_emitter *emitter, const hscal_panel_end *panel,
                    hscal_kernel arrival, int at) {
  hscal_dimension along = panel->along;
  int held = panel->held[at], width = chain->thin->n;
  for (int step = 0; step < chain->length; step++) {
    int process = chain_process(chain, emitter, panel, at, step);
    if (step > 0) {
      int before = chain_process(chain, emitter, panel, at, step - 1);
      HSCAL_TRY(hscal__emit_receive(emitter, process, before, along, held, width));
    }
    int own = hscal__held(chain->thin, chain_line(chain, step));
    HSCAL_TRY(hscal__emit_local(emitter, process, arrival, along, held, own));
    width -= own;
    if (step == chain->length - 1) break;
    HSCAL_TRY(hscal__emit_copy(emitter, process, along, held, width));
    HSCAL_TRY(
        hscal__emit_send(emitter, process, chain_process(chain, emitter, panel, at, step + 1), along, held, width));
  }
  return 0;
}

int hscal__gather(const hscal_panel_end *panel, const hscal_emitter *emitter, const hscal_dealing *thin, int backward,
                  hscal_reuse reuse, int *line) {
  *line = thin->src;
  if (!hscal__spread(thin)) return reuse == HSCAL_REUSE_COPY ? hscal__copy_line(panel, emitter, thin->src, thin->n) : 0;
  chain chain = make_chain(thin, backward);
  *line = chain_line(&chain, chain.length - 1);
  for (int at = 0; at < panel->dealing.nprocs; at++)
    if (panel->held[at] > 0) HSCAL_TRY(collect(&chain, emitter, panel, at));
  return 0;
}

int hscal__scatter_into(const hscal_mover *mover, const hscal_emitter *emitter, hscal_kernel arrival, int from_line,
                        const hscal_dealing *thin, int backward) {
  const hscal_panel_end *panel = &mover->to;
  if (!hscal__spread(thin)) {
    HSCAL_TRY(hscal__replicate(mover, emitter, from_line, thin->src, thin->n, HSCAL_REUSE_IN_PLACE));
    return hscal__work_on_line(panel, emitter, arrival, thin->src, thin->n);
  }
  chain chain = make_chain(thin, backward);
  HSCAL_TRY(hscal__replicate(mover, emitter, from_line, chain.start, thin->n, HSCAL_REUSE_IN_PLACE));
  for (int at = 0; at < panel->dealing.nprocs; at++)
    if (panel->held[at] > 0) HSCAL_TRY(hand_out(&chain, emitter, panel, arrival, at));
  return 0;
}
