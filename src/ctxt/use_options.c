/* hscal_use_options: what programs, or HSCAL_OPTIONS and HSCAL_PLAN, fix of the contexts to come. */
#include "ctxt/use_options.h"
#include "base/digest.h"
#include "base/failure.h"
#include "base/status.h"
#include "ctxt/session.h"
#include "ctxt/sessions.h"
#include "hscal.h"
#include "search/options.h"
#include "search/space.h"

#include <stdio.h>
#include <stdlib.h>

/* What the session knows itself. Names the first field that is set all the same. */
static int check_fields(const hscal_options *options) {
  const hscal_origin *origin = &options->origin;
  const struct {
    const char *name, *why;
    int is_set;
  } own[] = {{"slots", "the session knows where its processes are", options->slots != NULL},
             {"started", "the session knows where its processes are", options->started != NULL},
             {"threads", "HSCAL_THREADS says who chooses threads", options->threads != 0},
             {"most_threads", "HSCAL_THREADS says who chooses threads", options->most_threads != 0},
             {"top", "rivals of contexts are not chosen", options->top != 0},
             {"wisdom", "HSCAL_WISDOM names it", options->wisdom != NULL},
             {"origin", "hscal_data_in says where matrices lie",
              origin->nprow || origin->npcol || origin->nb || origin->mb || origin->node_of || origin->bring_back}};
  for (size_t i = 0; i < sizeof own / sizeof *own; i++)
    if (own[i].is_set)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "%s has to be 0 in the options of contexts: %s", own[i].name,
                         own[i].why);
  return hscal__options_check(options);
}

/* Of what the options of contexts may say, so that bytes between fields do not count. */
static uint64_t digest_of(const hscal_options *options) {
  if (!options) return 0;
  const int numbers[] = {options->processes,    options->exact_processes,
                         options->nprow,        options->npcol,
                         options->nb,           options->mb,
                         options->panel,        options->processes_per_node,
                         options->one_kind,     options->all_processes,
                         options->square,       options->order,
                         options->whole_nodes,  options->objective,
                         options->planners,     options->calls,
                         options->square_blocks};
  const double reals[] = {options->patience, options->deadline_s};
  uint64_t digest = hscal__digest(HSCAL_DIGEST_START, numbers, sizeof numbers);
  return hscal__digest(digest, reals, sizeof reals);
}

int hscal__use_options(int status, const hscal_options *options) {
  enum { NO_OPTIONS = 1 }; /* also none of HSCAL_OPTIONS any more */
  hscal_session *session = hscal__session();
  if (!session) return HSCAL_ERROR_STATE;
  if (!status && options) status = check_fields(options);
  HSCAL_TRY(hscal__agree(&session->group, HSCAL_OPERATION_USE_OPTIONS, status, digest_of(options)));
  session->asked = options ? *options : (hscal_options){0};
  session->asked_digest = options ? digest_of(options) : NO_OPTIONS;
  return 0;
}

int hscal_use_options(const hscal_options *options) {
  hscal__enter("hscal_use_options");
  return hscal__leave(hscal__use_options(0, options));
}

static int failed_in(const char *variable, int status) {
  char why[512];
  snprintf(why, sizeof why, "%s", hscal__last_error());
  return hscal__fail(status, "%s: %s", variable, why);
}

int hscal__use_environment(hscal_session *session) {
  const char *text = getenv("HSCAL_OPTIONS");
  hscal_options options = {0};
  int status = text ? hscal_options_parse(text, &options) : 0;
  if (!status) status = check_fields(&options);
  if (status) return failed_in("HSCAL_OPTIONS", status);
  session->asked = options;
  text = getenv("HSCAL_PLAN");
  if (!text || !*text) return 0;
  session->started_for = malloc(sizeof *session->started_for);
  if (!session->started_for) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the plan of HSCAL_PLAN");
  status = hscal__planned_call_read(text, session->started_for);
  if (!status) status = check_fields(&session->started_for->layout);
  return status ? failed_in("HSCAL_PLAN", status) : 0;
}
