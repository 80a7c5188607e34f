#include "plan/one_process.h"
#include "base/status.h"
#include "base/text.h"
#include "call/arguments.h"
#include "models/memory/memory.h"
#include "models/predict/predict.h"
#include "plan/calibrated.h"
#include "plan/guard.h"
#include "search/layout_constraints.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SERIAL(scheme, pack, its) [HSCAL_SCHEME_##scheme] = {HSCAL_PACK_##pack, HSCAL_SCHEME_##its, 1},

/* LAPACK has one routine for what several of ScaLAPACK do. */
static const struct {
  hscal_pack pack;
  hscal_scheme scheme;
  int is_another;
} serials[HSCAL_SCHEME_COUNT] = {
#include "schemes.def"
};

static const hscal_routine *serial_of(const hscal_routine *routine) {
  hscal_scheme scheme = routine->scheme;
  if (!serials[scheme].is_another) return routine;
  return hscal__routine_of(routine->type, serials[scheme].pack, serials[scheme].scheme, routine->flags);
}

const char *hscal__plain_name(const hscal_routine *routine, char name[16]) {
  if (hscal__family_of(routine)->serial == HSCAL_SERIAL_NONE) return NULL;
  if ((routine->flags & HSCAL_ABSOLUTE) || routine->type == HSCAL_TYPE_I) return NULL;
  const char *indexed = hscal__has_argument(routine, "indx") ? "i" : ""; /* idamax */
  snprintf(name, 16, "%s%.12s", indexed, serial_of(routine)->name + 1);
  return name;
}

/* Adds to the note, after what is there. */
static void add_words(char *note, size_t size, const char *words, const hscal_call *call) {
  char name[16];
  size_t used = strlen(note);
  const char *plain = call->sequence ? NULL : hscal__plain_name(call->routine, name);
  snprintf(note + used, size - used, "%s%s%s%s%s", used ? "; " : "", words, plain ? "; a plain " : "",
           plain ? plain : "", plain ? " call does it" : "");
}

/* Seconds of one process on the fastest node, with the blocks of the layout; infinity where its memory is too small, or where it
 * is plain that it takes longer than `limit_s`. */
static int one_process_s(const hscal_search_result *result, const hscal_trial *chosen, double limit_s,
                         double *seconds) {
  const hscal_space *space = result->space;
  int node = space->slots[HSCAL_MAPPING_BY_SLOT][0].node;
  hscal_layout layout = hscal__layout_make(1, 1, chosen->panel);
  hscal_placement placement = {space->machine, &node};
  double bound_s;
  *seconds = INFINITY;
  if (hscal__process_bytes(chosen->call, &layout, 0, 0) > hscal__node(space->machine, node)->memory_bytes) return 0;
  if (hscal__library_accepts(chosen->call, &layout)) return 0;
  HSCAL_TRY(hscal__lower_bound_in(result->workspace, chosen->call, &layout, &placement, &bound_s));
  if (bound_s > limit_s) return 0;
  HSCAL_TRY(hscal__timeof_above(result->workspace, chosen->call, &layout, &placement, HSCAL_EFFORT_LOW_FIDELITY,
                                bound_s, seconds));
  if (chosen->is_low_fidelity || *seconds > HSCAL_ONE_PROCESS_FAR_OFF * limit_s) return 0;
  return hscal__timeof_above(result->workspace, chosen->call, &layout, &placement, HSCAL_EFFORT_MODEL, bound_s,
                             seconds);
}

/* Was one process asked for, or is there no place for another? (Most processes may also be one because a matrix has one
 * block.) */
static int is_one_in_any_case(const hscal_space *space) {
  const hscal_options *options = &space->options;
  return space->max_processes == 1 && (options->nprow > 0 || options->processes == 1 || space->nslots == 1);
}

int hscal__one_process_note(const hscal_search_result *result, const hscal_trial *chosen, char *note, size_t size) {
  const hscal_space *space = result->space;
  char words[112], time[HSCAL_SECONDS_TEXT_SIZE];
  double seconds;
  if (is_one_in_any_case(space) || space->call.source) return 0;
  if (chosen->nprow * chosen->npcol == 1) {
    add_words(note, size, "one process is enough", &space->call);
    return 0;
  }
  if (space->min_processes > 1 || space->min_nprow * space->min_npcol > 1) return 0;
  double limit_s = hscal__most_unsure_s(space->machine, HSCAL_PAIR_OTHER_GRID, chosen->predicted_s);
  if (!isfinite(limit_s)) return 0;
  HSCAL_TRY(one_process_s(result, chosen, limit_s, &seconds));
  if (seconds > limit_s) return 0;
  snprintf(words, sizeof words, "one process takes %s, which is as fast within the model's error",
           hscal__seconds_text(seconds, time));
  add_words(note, size, words, &space->call);
  return 0;
}
