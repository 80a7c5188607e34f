/* The search: candidates, bounds, placement, and the plan. */
#ifndef HSCAL_SEARCH_SEARCH_H
#define HSCAL_SEARCH_SEARCH_H

#include "call/call.h"
#include "hscal.h"
#include "machine/machine.h"

/* Plans the call on the machine. `options` may be null. The call may have open blocks; closed ones are kept.
 * Local, deterministic (the plan does not depend on how fast this machine decides). */
int hscal__search(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                  hscal_plan **plan);

/* What is more is no time that anyone has; see hscal_options. */
#define HSCAL_MOST_PATIENCE 1e6

/* A search that has found nothing is no choice, unless there is nothing else: then its reason is told. */
static inline int hscal__is_no_choice(int status) {
  return status == HSCAL_ERROR_NO_GRID || status == HSCAL_ERROR_NO_FIT;
}

/* ScaLAPACK's rule of thumb: NB 64, the squarest grid of at least 9 processes, else 1 x P; one process per core.
 * Source: ScaLAPACK Users' Guide, "Achieving High Performance"; literature notes. */
void hscal__default_grid(int processes, int *nprow, int *npcol);

/* Seconds of the best usual layout of a plan, where it has none (older ones) of the guide's; not a number if none was timed (baselines.c). */
double hscal__baseline_s(const hscal_plan *plan);

/* Text for people and JSON for programs, malloc'ed (plan/plan_text.c). */
char *hscal__plan_text(const hscal_plan *plan);

char *hscal__plan_json(const hscal_plan *plan);

/* Reads the JSON of a plan from memory; `source` is its name in messages. As hscal_plan_load (plan_file.c). */
#define HSCAL_PLAN_SCHEMA "hscal-plan/1"
int hscal__plan_read(const char *json, const char *source, hscal_plan **plan);

/* The layout of a plan among its rivals: without a reason. */
hscal_candidate hscal__plan_layout(const hscal_plan *plan);

#endif
