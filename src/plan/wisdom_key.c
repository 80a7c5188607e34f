#include "plan/wisdom_key.h"
#include "base/digest.h"
#include "base/status.h"
#include "machine/call_log.h"
#include "search/objective.h"

#include <math.h>

static int size_class(int size) { return size < 1 ? -1 : (int)floor(2 * log2(size)); }

/* Everything of the call but how large it is. */
static uint64_t digest_call(uint64_t digest, const hscal_call *call) {
  hscal_call alike = *call;
  const int classes[] = {size_class(call->m), size_class(call->n), size_class(call->k)};
  alike.m = alike.n = alike.k = alike.ihi = alike.iu = 0;
  for (int o = 0; o < HSCAL_OPERANDS; o++) alike.operand[o].desc.m = alike.operand[o].desc.n = 0;
  return hscal__digest(hscal__call_digest(digest, &alike), classes, sizeof classes);
}

static int demands_layout(const hscal_options *options) {
  return options->processes || options->nprow || options->npcol || options->nb;
}

static uint64_t digest_options(uint64_t digest, const hscal_options *options, int nnodes) {
  const int limits[] = {options->processes_per_node, options->one_kind, options->panel, options->threads,
                        options->most_threads};
  const int layout[] = {options->processes, options->exact_processes, options->nprow, options->npcol, options->nb,
                        options->mb};
  digest = hscal__digest(digest, limits, sizeof limits);
  const int asked[] = {options->all_processes != 0, options->square != 0, options->order, options->whole_nodes != 0};
  if (asked[0] || asked[1] || asked[2] || asked[3])
    digest = hscal__digest(digest, asked, sizeof asked); /* as ever without */
  if (options->square_blocks) digest = hscal__digest(digest, "square_blocks", sizeof "square_blocks");
  if (hscal__chooses_nodes(options)) { /* it is not asked for these, but whoever measures layouts keeps them apart */
    digest = hscal__digest(digest, &options->objective, sizeof options->objective);
    digest = hscal__digest(digest, &options->deadline_s, sizeof options->deadline_s);
  }
  if (demands_layout(options)) digest = hscal__digest(digest, layout, sizeof layout);
  return options->slots ? hscal__digest(digest, options->slots, (size_t)nnodes * sizeof *options->slots) : digest;
}

static int digest_machine(hscal_wisdom *wisdom, const hscal_machine *machine, uint64_t *digest) {
  if (wisdom && wisdom->machine == machine->serial) {
    *digest = wisdom->machine_digest;
    return 0;
  }
  if (machine->fingerprint)
    *digest = hscal__digest_text(HSCAL_DIGEST_START, machine->fingerprint);
  else
    HSCAL_TRY(hscal__machine_digest(machine, digest));
  if (wisdom) wisdom->machine = machine->serial, wisdom->machine_digest = *digest;
  return 0;
}

int hscal__wisdom_key(hscal_wisdom *wisdom, const hscal_call *call, const hscal_machine *machine,
                      const hscal_options *options, uint64_t *key) {
  static const hscal_options none;
  uint64_t digest;
  if (!options) options = &none;
  *key = 0;
  if (call->source || call->sequence) return 0;
  HSCAL_TRY(digest_machine(wisdom, machine, &digest));
  digest = digest_options(digest_call(digest, call), options, machine->nnodes);
  *key = digest ? digest : 1;
  return 0;
}
