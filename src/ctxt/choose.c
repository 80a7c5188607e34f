/* Process 0 decides. */
#include "ctxt/choose.h"
#include "base/blockcyclic.h"
#include "base/environment.h"
#include "base/minmax.h"
#include "base/notice.h"
#include "base/status.h"
#include "base/text.h"
#include "call/arguments.h"
#include "call/event_source.h"
#include "call/sequence.h"
#include "ctxt/registry.h"
#include "ctxt/trial_run.h"
#include "plan/guard.h"
#include "plan/plan.h"
#include "plan/plan_text.h"
#include "plan/planner.h"
#include "plan/wisdom.h"
#include "plan/wisdom_file.h"
#include "plan/wisdom_key.h"
#include "search/block_sizes.h"
#include "search/objective.h"
#include "search/search.h"
#include "search/share.h"
#include "search/space.h"
#include "search/usual_layouts.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void lie_as(const hscal_own_layout *own, const hscal_hosts *hosts, hscal_plan *plan) {
  hscal_origin origin = hscal__own_origin(own, hosts);
  plan->nprow = origin.nprow, plan->npcol = origin.npcol, plan->mb = origin.mb, plan->nb = origin.nb;
  plan->nprocs = plan->nprow * plan->npcol;
  plan->node_of = own->node_of;
}

/* The matrices stay where they lie; nothing is predicted. */
static void stay(const hscal_session *session, hscal_plan *plan) {
  lie_as(&session->own_layout, &session->hosts, plan);
  plan->origin = hscal__plan_layout(plan);
  plan->kept_origin = 1, plan->kept_default = 0;
}

/* HSCAL_OFF: the grid that the program names as its usual one, else the guide's with the processes in their natural order, or
 * where its matrices lie. Nothing is predicted (NaN). */
static hscal_plan plain_plan(const hscal_call *call, const hscal_session *session) {
  const hscal_hosts *hosts = &session->hosts;
  const int no_context = -1;
  hscal_plan plan = {.mb = HSCAL_DEFAULT_BLOCK,
                     .nb = HSCAL_DEFAULT_BLOCK,
                     .panel = hscal__table_others_panel(&no_context, "D"),
                     .nnodes = hosts->nnodes,
                     .node_of = hosts->node_of,
                     .node_name = hosts->node_name,
                     .predicted_s = NAN,
                     .lower_s = NAN,
                     .upper_s = NAN,
                     .kept_default = 1,
                     .best_baseline = -1};
  snprintf(plan.routine, sizeof plan.routine, "%s", hscal__call_name(call));
  hscal__arguments_text(call, plan.arguments, sizeof plan.arguments);
  hscal__default_grid(hosts->nranks, &plan.nprow, &plan.npcol);
  plan.nprocs = plan.nprow * plan.npcol;
  if (session->usual.nb > 0) lie_as(&session->usual, hosts, &plan);
  plan.fallback = hscal__plan_layout(&plan);
  if (session->own_layout.nb > 0) stay(session, &plan);
  return plan;
}

/* The squarest grid of so many processes that suits the source. */
static int is_on(const hscal_call *call, int processes, int *nprow, int *npcol) {
  for (int few = (int)sqrt(processes); few > 0; few--)
    for (int turned = 0; turned < 2 && processes % few == 0; turned++) {
      *nprow = turned ? processes / few : few, *npcol = processes / *nprow;
      if (!call->source->suits(call, *nprow, *npcol)) return 1;
    }
  return 0;
}

/* HSCAL_OFF, for a model of the program's own: the named grid, if it has that, else the squarest it has of as many processes as possible,
 * these in their natural order. */
static int plain_model_plan(const hscal_call *call, const hscal_session *session, hscal_plan *plan) {
  int processes = hscal__min(session->hosts.nranks, call->source->most_processes);
  plan->mb = plan->nb = plan->panel = 1;
  int is_named = session->usual.nb > 0 && !call->source->suits(call, plan->nprow, plan->npcol);
  while (!is_named && processes > 0 && !is_on(call, processes, &plan->nprow, &plan->npcol)) processes--;
  if (processes == 0)
    return hscal__fail(HSCAL_ERROR_NO_GRID, "HSCAL_OFF: %s has no arrangement of %d processes or fewer",
                       call->routine->name, session->hosts.nranks);
  if (!is_named) plan->node_of = session->hosts.node_of;
  plan->nprocs = plan->nprow * plan->npcol;
  plan->fallback = hscal__plan_layout(plan);
  hscal__clear_error();
  return 0;
}

void hscal__choices_explain(const hscal_plan *plan) {
  char *text = hscal__is_switched_on("HSCAL_EXPLAIN") ? hscal__plan_text(plan) : NULL;
  if (text) fputs(text, stderr);
  free(text);
}

static void explain_off(const hscal_session *session, const hscal_plan *plan) {
  if (!hscal__is_switched_on("HSCAL_EXPLAIN")) return;
  fprintf(stderr, "hscal: HSCAL_OFF is set: %s %d x %d grid, NB %d, panel %d\n",
          plan->kept_origin       ? "data stay on their"
          : session->usual.nb > 0 ? "the program's"
                                  : "plain",
          plan->nprow, plan->npcol, plan->nb, plan->panel);
}

/* In their natural order column by column, also those of one node. */
static int place_by_columns(const hscal_session *session, const hscal_plan *plan, int *rank_of) {
  int n = plan->nprocs, *node_of = calloc(2 * (size_t)n, sizeof *node_of), *rank_at = node_of ? node_of + n : NULL;
  if (!node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to place %d processes", n);
  for (int i = 0; i < n; i++) node_of[i] = plan->node_of[i % plan->nprow * plan->npcol + i / plan->nprow];
  int status = hscal__hosts_place(&session->hosts, NULL, node_of, n, rank_at);
  for (int i = 0; i < n && !status; i++) rank_of[i % plan->nprow * plan->npcol + i / plan->nprow] = rank_at[i];
  free(node_of);
  return status;
}

/* Matrices that stay need the very processes that have them; if they move, those that have them come first, in their order, as the
 * moves are priced: pieces need not leave them. */
static int place(const hscal_session *session, const hscal_plan *plan, int *rank_of) {
  const hscal_own_layout *own = &session->own_layout;
  int *order = NULL;
  if (plan->kept_origin) {
    memcpy(rank_of, own->rank_of, (size_t)plan->nprocs * sizeof *rank_of);
    return 0;
  }
  if (plan->order == 'C') return place_by_columns(session, plan, rank_of);
  if (own->nb > 0 && !plan->order) HSCAL_TRY(hscal__own_first(own, session->group.size, &order));
  int status = hscal__hosts_place(&session->hosts, order, plan->node_of, plan->nprocs, rank_of);
  free(order);
  return status;
}

/* Gives the grid coordinates of the plan their processes, if they have none, and packs both for the journey. */
static int pack_plan(const hscal_session *session, const hscal_plan *plan, const int *given,
                     hscal_packed_plan **packed) {
  if (plan->nprow < 1 || plan->npcol < 1 || plan->nprow > session->group.size / plan->npcol)
    return hscal__fail(HSCAL_ERROR_INTERNAL, "the plan wants a %d x %d grid of %d processes", plan->nprow, plan->npcol,
                       session->group.size);
  int nprocs = plan->nprow * plan->npcol;
  if (given) return hscal__packed_plan_make(plan, given, packed);
  int *rank_of = malloc((size_t)nprocs * sizeof *rank_of);
  if (!rank_of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to place %d processes", nprocs);
  int status = place(session, plan, rank_of);
  if (!status) status = hscal__packed_plan_make(plan, rank_of, packed);
  free(rank_of);
  return status;
}

/* 0: panels may have any width. Else the width that they have: another pilaenv_ than hscal's comes first among the libraries of the
 * program, where this call goes as ScaLAPACK's own do. */
static int fixed_panel(void) {
  const int no_context = -1;
  long before = hscal__table_panel_requests();
  int width = pilaenv_(&no_context, "D");
  if (hscal__table_panel_requests() != before) return 0;
  return width > 0 ? width : hscal__reference_backend.panel;
}

static void note_fixed_panel(const hscal_call *call, int panel, hscal_plan *plan) {
  size_t used = strlen(plan->note);
  if (panel == 0 || !hscal__call_has_panels(call)) return;
  snprintf(plan->note + used, sizeof plan->note - used,
           "%spanel width %d: ScaLAPACK was linked before hscal, so its own pilaenv_ answers; link hscal first "
           "(docs/reference/contexts.md, Panel width)",
           used ? "; " : "", panel);
}

/* What the program asks for, and what the session knows; fixed: the only panel width, 0 for any. */
static hscal_options options_of(const hscal_session *session, int fixed) {
  hscal_options options = session->asked;
  options.slots = hscal__available_slots(&session->availability, &session->hosts);
  options.started = hscal__available_started(&session->availability, &session->hosts);
  options.one_kind |= hscal__is_switched_on("HSCAL_ONE_KIND");
  if (!session->chooses_threads)
    options.threads = hscal__threads_kept(&session->threads, session->machine, options.slots);
  options.most_threads = session->threads.most;
  if (options.patience == 0) options.patience = session->patience;
  if (options.calls == 0) options.calls = session->calls;
  options.in_program = 1;
  if (fixed) options.panel = fixed;
  options.top = HSCAL_MOST_CHOICES - 1;
  options.wisdom = session->wisdom;
  options.origin = hscal__own_origin(&session->own_layout, &session->hosts);
  return options;
}

int hscal__choices_add(const hscal_session *session, const hscal_plan *plan, const int *rank_of,
                       hscal_choices *choices) {
  hscal_packed_plan **packed = &choices->packed[choices->count];
  HSCAL_TRY(pack_plan(session, plan, rank_of, packed));
  (*packed)->sets_threads = session->chooses_threads;
  choices->count++;
  return 0;
}

/* A rival's grid, blocks and panel, placed anew: plans do not keep the placements of those they did not take. */
static int add_rival(const hscal_session *session, const hscal_call *call, const hscal_options *options,
                     const hscal_candidate *rival, hscal_choices *choices) {
  hscal_options only = *options;
  hscal_plan *plan = NULL;
  only.nprow = rival->nprow, only.npcol = rival->npcol, only.nb = rival->nb, only.mb = rival->mb,
  only.panel = rival->panel;
  only.wisdom = NULL;
  only.planner = NULL, only.planners = 0;
  int status = hscal__plan_call(call, session->machine, &only, &plan);
  if (!status) status = hscal__choices_add(session, plan, NULL, choices);
  hscal_plan_free(plan);
  return hscal__is_no_choice(status) ? 0 : status;
}

static int was_measured(const hscal_session *session, uint64_t key) {
  const hscal_wisdom_entry *known = key ? hscal__wisdom_find(session->wisdom, key) : NULL;
  return known && known->measured_s > 0;
}

static int is_guides(const hscal_plan *plan) {
  const hscal_candidate *guide = &plan->fallback;
  return plan->kept_default && plan->nprow == guide->nprow && plan->npcol == guide->npcol && plan->nb == guide->nb;
}

/* May it be faster than the plan, for all that is predicted? */
static int is_alike(const hscal_session *session, const hscal_plan *plan, const hscal_candidate *other) {
  hscal_pair_kind kind = hscal__pair_kind(plan->nprow, plan->npcol, other->nprow, other->npcol, 1);
  hscal_gain gain = hscal__gain(session->machine, kind, plan->predicted_s, other->predicted_s);
  return hscal__is_alike(&gain);
}

/* The plan's rivals and the guide's layout, which may be the plan itself, as far as they cannot be told apart from it. */
static int add_rivals(const hscal_session *session, const hscal_call *call, const hscal_options *options,
                      const hscal_plan *plan, hscal_choices *choices) {
  enum { RIVALS = HSCAL_MOST_CHOICES - 2 };
  for (int i = 0; i < plan->nrivals && i < RIVALS; i++)
    if (is_alike(session, plan, &plan->rivals[i]))
      HSCAL_TRY(add_rival(session, call, options, &plan->rivals[i], choices));
  return is_guides(plan) || !isfinite(plan->fallback.predicted_s) || !is_alike(session, plan, &plan->fallback)
             ? 0
             : add_rival(session, call, options, &plan->fallback, choices);
}

/* What cannot be written now (a full disk, at the end of a long run) is kept in memory, and tried again with the next plan. */
static void write_wisdom(const hscal_session *session) {
  hscal_wisdom *wisdom = session->wisdom;
  if (!session->wisdom_file || hscal__wisdom_save(wisdom, session->wisdom_file) == 0) return;
  if (!wisdom->was_told)
    hscal__notice("%s (HSCAL_WISDOM): plans are remembered only until the program ends", hscal__last_error());
  wisdom->was_told = 1;
  hscal__clear_error();
}

/* Who says nrhs=1 to hscal run, and solves for ten right-hand sides, is told so; once, because a program may call for many sizes. */
static void tell_other_call(hscal_planned_call *planned, const hscal_call *call) {
  char text[HSCAL_PLANNED_CALL_TEXT_SIZE];
  if (planned->was_told || !hscal__planned_call_has_routine(planned, call)) return;
  hscal__notice("the plan of this run is for %s; %s is another call, and planned by the program", planned->call,
                hscal__planned_call_name(call, text));
  planned->was_told = 1;
}

/* As of a kept plan, or of an HSCAL_PLAN that somebody wrote. */
static void tell_too_few(hscal_planned_call *planned, int processes) {
  if (planned->was_told) return;
  hscal__notice("HSCAL_PLAN: its %d x %d grid needs more than %d process%s: the program plans anew",
                planned->layout.nprow, planned->layout.npcol, processes, processes == 1 ? "" : "es");
  planned->was_told = 1;
}

/* The plan of hscal run, whose processes these are, if it is for this call; *plan null: it is not, or is not possible here. */
static int plan_as_started(const hscal_session *session, const hscal_call *call, const hscal_options *options,
                           hscal_plan **plan) {
  hscal_planned_call *planned = session->started_for;
  hscal_options only = *options;
  int is_free = planned && session->asked_digest == 0 && session->own_layout.nb == 0;
  if (!is_free) return 0;
  if (!hscal__planned_call_fits(planned, call, &only)) {
    tell_other_call(planned, call);
    return 0;
  }
  if (planned->layout.nprow > session->group.size / planned->layout.npcol) {
    tell_too_few(planned, session->group.size);
    return 0;
  }
  only.planner = NULL, only.planners = 0, only.wisdom = NULL;
  int status = hscal__plan_call(call, session->machine, &only, plan);
  if (!hscal__is_no_choice(status)) return status;
  hscal__notice("%s (HSCAL_PLAN): the program plans anew", hscal__last_error());
  hscal__clear_error();
  return 0;
}

int hscal__choose(const hscal_session *session, const hscal_call *call, hscal_crew *crew, hscal_choices *choices) {
  *choices = (hscal_choices){0};
  if (session->off) {
    hscal_plan plain = plain_plan(call, session);
    if (hscal__is_without_blocks(call)) HSCAL_TRY(plain_model_plan(call, session, &plain));
    int is_usual = session->usual.nb > 0 && plain.node_of == session->usual.node_of;
    explain_off(session, &plain);
    return hscal__choices_add(session, &plain, is_usual ? session->usual.rank_of : NULL, choices);
  }
  hscal_plan *plan = NULL;
  int fixed = fixed_panel(); /* a width that the program asks for is another thing */
  hscal_options options = options_of(session, fixed);
  const hscal_planner_part leads = {.crew = crew};
  int planners = options.planners ? options.planners : session->planners.count;
  options.planner = &leads, options.planners = crew ? hscal__min(planners, session->group.size) : 1;
  int measures = session->measures && !hscal__chooses_nodes(&options); /* time alone is measured */
  if (measures) HSCAL_TRY(hscal__wisdom_key(session->wisdom, call, session->machine, &options, &choices->key));
  int is_settled = was_measured(session, choices->key);
  if (!is_settled) HSCAL_TRY(plan_as_started(session, call, &options, &plan));
  if (!plan) HSCAL_TRY(hscal__plan_call(call, session->machine, &options, &plan));
  note_fixed_panel(call, fixed, plan);
  hscal__choices_explain(plan);
  int status = hscal__choices_add(session, plan, NULL, choices);
  int lies_somewhere = session->own_layout.nb > 0; /* moving would have to be measured, too */
  if (!status && measures && !is_settled && !lies_somewhere && hscal__can_try(call))
    status = add_rivals(session, call, &options, plan, choices);
  if (!status && choices->count == 1) write_wisdom(session);
  hscal_plan_free(plan);
  return status;
}

void hscal__choices_free(hscal_choices *choices) {
  for (int i = 0; i < choices->count; i++) free(choices->packed[i]);
  *choices = (hscal_choices){0};
}

void hscal__choices_tell(const hscal_choices *choices, int choice, double seconds) {
  const hscal_plan *plan = &choices->packed[choice]->plan;
  char blocks[HSCAL_BLOCKS_TEXT_SIZE];
  if (!hscal__is_switched_on("HSCAL_EXPLAIN")) return;
  hscal__blocks_text(plan->mb, plan->nb, blocks);
  fprintf(stderr, "hscal: %s on %d x %d, NB %s, panel width %d: predicted %.4g s, measured %.4g s\n", plan->routine,
          plan->nprow, plan->npcol, blocks, plan->panel, plan->predicted_s, seconds);
}

int hscal__choices_settle(const hscal_session *session, const hscal_call *call, const hscal_choices *choices,
                          int choice, double seconds) {
  if (!choices->key) return 0;
  hscal_packed_plan *packed =
      hscal__packed_plan_copy(choices->packed[choice]); /* the other one stays closed, to be sent */
  if (!packed) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan");
  int status = hscal__packed_plan_open(packed, (size_t)packed->bytes);
  if (!status)
    status = hscal__wisdom_learn(session->wisdom, choices->key, call, session->machine, &packed->plan, seconds);
  free(packed);
  if (!status) write_wisdom(session);
  return status;
}
