/* The state of a search: what there is to try, what was tried. Internal to src/search. */
#ifndef HSCAL_SEARCH_STATE_H
#define HSCAL_SEARCH_STATE_H

#include "estimate/skeleton.h"
#include "models/predict/predict.h"
#include "search/budget.h"
#include "search/memo.h"
#include "search/placement.h"
#include "search/surrogate.h"
#include "search/trial.h"
#include "search/usual_trials.h"

/* Layouts whose bound is nearer to the best than this are not worth timing. */
#define HSCAL_SEARCH_TOLERANCE 0.005

/* Kappa of the acquisition, a lower confidence bound: so many standard deviations below the mean. */
#define HSCAL_DEFAULT_KAPPA 1.5

/* How much is known of a candidate: its closed form, its time by the model of low fidelity, or all that will be. */
typedef enum hscal_stage { HSCAL_STAGE_ESTIMATED, HSCAL_STAGE_LOW_FIDELITY, HSCAL_STAGE_DONE } hscal_stage;

/* A block size and panel width, as indices into the space, on a grid of the pool (an index, too): an arm of the search. */
typedef struct hscal_block_candidate {
  double estimate_s, bound_s, log_estimate; /* log_estimate: natural logarithm of estimate_s */
  double timed_s, low_fidelity_s;           /* by the evaluation made last, and by that of low fidelity; 0: by none */
  double effort;                            /* operations that evaluating it takes */
  double default_distance;                  /* settles ties: see hscal__default_distance */
  int grid, block, panel;
  int is_equivalent; /* another panel width seems to have shown what it takes: it waits for the others */
  int shares;        /* it has been seen that messages share links: see hscal__workspace_shares */
  hscal_stage stage;
} hscal_block_candidate;

/* A number of processes, mapped to nodes in one way and laid on one grid in strips of one height. */
typedef struct hscal_grid_candidate {
  hscal_mapping mapping;
  int processes, nprow, npcol;
  hscal_process_set process_set;
  double bound_s;
  int height; /* of the strips in which nodes are laid on the grid */
  hscal_tiling tiling;
  double prior_estimate_s; /* closed form without a placement: the order in which grids are expanded */
  int is_expanded;         /* its block candidates are in the pool */
  int pairs;               /* of its candidates, evaluated in both fidelities */
  double bias;             /* log(high / low fidelity) of the last of these */
} hscal_grid_candidate;

/* What may be spent, and what is spent, in operations of the clock (60 ns each): the same on every computer. */
typedef struct hscal_search_budget {
  double limit, spent;
  double min_effort;      /* until so much is spent nothing is given up as long as candidates are left */
  double evaluation_cap;  /* of one evaluation of low fidelity */
  int deadline_mode;      /* layouts that cannot be evaluated in high fidelity in time are reported in low fidelity */
  double deadline_effort; /* all that may be spent in this mode; else infinite */
  double most_s, thinking_s; /* as in hscal_plan */
} hscal_search_budget;

/* What there is to evaluate. */
typedef struct hscal_candidate_pool {
  int ngrids, grids_capacity;
  hscal_grid_candidate *grids; /* least prior estimate first */
  double unlisted_s;           /* least bound of the grids that are left out of the list */
  int *order, nvisited;        /* [ngrids] in which grids are expanded; so many had their turn */
  int ncandidates, candidates_capacity;
  hscal_block_candidate *candidates; /* of the expanded grids */
  hscal_surrogate surrogate;         /* of each of them: log(time / estimate) */
  double kappa;                      /* HSCAL_DEFAULT_KAPPA, or more where no acquisition beats the incumbent */
  int is_coarse; /* too many for all: only blocks and panels that are powers of two, and what is next to the best */
  int tries_equivalents; /* those candidates are evaluated, too */
  int equal_pairs,
      unequal_pairs; /* of candidates that differ in their panel width alone, with the same estimate: took as
                                     long, or not */
} hscal_candidate_pool;

/* What was evaluated. */
typedef struct hscal_incumbent {
  int ntrials, trials_capacity;
  hscal_trial *trials;
  int best;                   /* index into trials; -1 = none */
  double best_low_fidelity_s; /* in deadline mode: the least so far */
} hscal_incumbent;

/* How both fidelities compare, and what they take, as seen so far. */
typedef struct hscal_fidelity {
  double bias, noise;                    /* of log(high / low fidelity): mean and standard deviation, */
  int pairs, low_evaluations;            /* of so many pairs; candidates evaluated in low fidelity */
  double high_effort;                    /* of the last evaluation in high fidelity */
  double effort_scale[HSCAL_STAGE_DONE]; /* of the last evaluation of a candidate in that stage: spent / expected */
  double guide_effort;                   /* of the low fidelity of the guide's layout, */
  double guide_volume;                   /* and all operations of it, if it is a composite; else 0 */
} hscal_fidelity;

/* Where the local search is. */
typedef struct hscal_local_state {
  int focus;           /* the trial whose neighbours are evaluated */
  double gained_s;     /* the incumbent when something was gained last, */
  double effort_limit; /* and what may be spent until it is again */
} hscal_local_state;

typedef struct hscal_search_state {
  hscal_space space;
  hscal_machine_peaks peaks;
  hscal_workspace *workspace;  /* of the clock */
  hscal_evaluation_memo memo;  /* layouts evaluated, in which fidelity, up to exchanges of nodes that are alike */
  hscal_profile profile;       /* scratch, for as many processes as there are slots */
  int *count, *here, *node_of; /* scratch: [nnodes], [nnodes], [max_processes] */
  hscal_search_budget budget;
  hscal_candidate_pool pool;
  hscal_incumbent incumbent;
  hscal_fidelity fidelity;
  hscal_local_state local;
  int nusuals;
  hscal_usual usual[HSCAL_USUALS]; /* the guide's first */
  int can_fall_back;               /* on the guide's layout */
  long candidates, timed;          /* as in hscal_plan: layouts there were, layouts evaluated */
  int refused;                     /* layouts that the library does not accept */
  char refusal[320];               /* of the last of them */
  double gap;                      /* see hscal_plan */
  double least_bytes;              /* of one process, of the layouts that did not fit */
  int least_nprow, least_npcol;
} hscal_search_state;

/* A search in which nothing has been tried, on all nodes (node_class -1) or on those of one class. Free it in any case (search.c). */
int hscal__search_state_init(hscal_search_state *search, const hscal_call *call, const hscal_machine *machine,
                             const hscal_options *options, int node_class);
void hscal__search_state_free(hscal_search_state *search);

/* Lists the options: every number of processes, both ways to deal them, every grid (grid_candidates.c). */
int hscal__grid_candidates_list(hscal_search_state *search);
/* Puts them in the order in which they should be cut: where not all can be, first the best of each part of the plane of rows and
 * columns and of each way to lay processes on it (candidate_order.c). */
int hscal__order_grids(hscal_search_state *search);
/* Cuts them in turn, as long as they can beat the best, until `budget` operations are spent on it, unless the guide's layout cannot be fallen back on (candidate_order.c). */
int hscal__expand_first(hscal_search_state *search, double budget, int may_fall_back);
/* Cuts the next few; how many in *more, 0 if none is left (candidate_order.c). */
int hscal__expand_more(hscal_search_state *search, int *more);
/* Cuts the best few options next to one that has proved good, unless that exceeds a budget (candidate_order.c). */
int hscal__expand_near(hscal_search_state *search, int grid, double budget);
/* Makes the coarse cuts of an option: estimates and bounds of block sizes and panel widths that are powers of two (grid_candidates.c). */
int hscal__expand_grid(hscal_search_state *search, int grid);
/* Adds those cuts of the same option whose block or panel is next to that of a cut, unless they are there. */
int hscal__expand_finer(hscal_search_state *search, int candidate);

typedef enum hscal_outcome {
  HSCAL_OUTCOME_HIGH_FIDELITY,
  HSCAL_OUTCOME_LOW_FIDELITY,
  HSCAL_OUTCOME_KNOWN,
  HSCAL_OUTCOME_PRUNED,
  HSCAL_OUTCOME_NO_FIT,
  HSCAL_OUTCOME_REFUSED,
  HSCAL_OUTCOME_UNAFFORDABLE /* it would have taken more than search->dearest, or a good timing more than search->due */
} hscal_outcome;

/* Deals and arranges the processes of an option for a cut; the placement of the trial is in search->node_of (evaluate.c). */
int hscal__place_candidate(hscal_search_state *search, const hscal_grid_candidate *grid,
                           const hscal_block_candidate *candidate, hscal_trial *trial);
/* Deals, arranges and times a cut, roughly or not; a trial is added, and best and seconds are told, if it was timed (evaluate.c). */
int hscal__evaluate_candidate(hscal_search_state *search, const hscal_block_candidate *candidate, hscal_effort effort,
                              double *seconds, hscal_outcome *outcome);
/* Times a layout whose placement is given (copied); `limit_s`: not if its lower bound is above. A rough time that the clock would
 * not have found itself makes no trial. */
int hscal__evaluate_layout(hscal_search_state *search, const hscal_trial *layout, hscal_effort effort, double limit_s,
                           double *seconds, hscal_outcome *outcome);
/* The lower bound of a layout whose placement is given (evaluate.c). */
int hscal__trial_bound(hscal_search_state *search, const hscal_trial *layout, double *bound_s);
/* The closed form of a layout whose placement is given; 0 if it is too large or refused (evaluate.c). */
int hscal__trial_estimate(hscal_search_state *search, const hscal_trial *layout, double *seconds,
                          hscal_outcome *outcome);
/* A layout that was timed roughly becomes a trial as it is, to be told (evaluate.c). */
int hscal__accept_low_fidelity(hscal_search_state *search, const hscal_trial *layout, double seconds);
/* What the good clock would say, by how far the rough one is off where both were asked (evaluate.c). */
double hscal__correct_bias(const hscal_search_state *search, double rough_s);
/* Operations that the good clock may take for such a layout (evaluate.c). */
double hscal__high_fidelity_effort(const hscal_search_state *search, int processes, int shares);
/* Is there no time to time such a layout well? Never unless it hurries (evaluate.c). */
int hscal__exceeds_deadline(const hscal_search_state *search, int processes, int shares);
/* Have they the same grid, blocks and panel width? */
int hscal__same_layout(const hscal_trial *x, const hscal_trial *y);
/* Have they the same grid, with processes on the same nodes? */
int hscal__same_placement(const hscal_trial *x, const hscal_trial *y);
/* Times cuts until the budget is spent or none promises to beat the best, however many options are cut (select.c). */
int hscal__select_and_evaluate(hscal_search_state *search);
/* Times well what has been timed roughly alone and may be the best, or, where the rough clock was exact, the best blocks on grids nearby
 * (select.c). */
int hscal__verify_promising(hscal_search_state *search);
/* Times well whatever the budget, unless it hurries: the best guesses, and until something is timed (select.c). */
int hscal__verify_incumbent(hscal_search_state *search);

/* Is one layout faster than another, whatever closed forms are off by? */
static inline int hscal__is_surely_faster(double seconds, double other_s) {
  const double surely = 1.5;
  return surely * seconds < other_s;
}
/* In a program on many processes: a layout that there was no time to time is told by its closed form if it is surely faster than the best (select.c). */
int hscal__accept_estimate(hscal_search_state *search);

/* The usual layout of ScaLAPACK's guide. */
static inline hscal_usual *hscal__guide(hscal_search_state *search) { return &search->usual[0]; }
static inline const hscal_usual *hscal__guide_of(const hscal_search_state *search) { return &search->usual[0]; }

/* Lists the usual layouts. HSCAL_ERROR_NO_GRID if the options leave none (usual_trials.c, as what follows). */
int hscal__usual_list(hscal_search_state *search);
void hscal__usual_free(hscal_search_state *search);
/* Times one roughly, to see what a decision is worth (a time that is exact all the same stays), or well; a good time is a trial. *seconds: 0 if it
 * is refused, does not fit or takes too long to time. */
int hscal__usual_evaluate(hscal_search_state *search, hscal_usual *usual, hscal_effort effort, double *seconds);
/* The same by its closed form. */
int hscal__usual_estimate(hscal_search_state *search, hscal_usual *usual, double *seconds);
/* Operations that it will take to time one roughly. */
double hscal__usual_effort(const hscal_search_state *search, const hscal_usual *usual);
/* Times roughly those but the guide's that may be the best, those with the least estimates first, as long as that takes `allowance` operations. */
int hscal__usual_evaluate_low(hscal_search_state *search, double allowance);
/* Times them well: the guide's, what may be the best of them, and others as long as that takes `allowance` operations. */
int hscal__usual_verify(hscal_search_state *search, double allowance);
/* In a hurry: those that have been timed roughly and may be the best of them are timed well as far as there is time, else told as they are. `guide_s`: what
 * the guide's is told to take, if it is. */
int hscal__usual_verify_by_deadline(hscal_search_state *search, double guide_s);

/* Better placements for the best trials, by the clock (local_search.c). */
int hscal__local_search(hscal_search_state *search);

/* So many times more than usually is looked at: the patience of the options, 1 if that is less. */
double hscal__patience_factor(const hscal_search_state *search);
double hscal__incumbent_s(const hscal_search_state *search); /* infinity if nothing was timed */
/* A layout whose bound is not below is not worth timing. */
double hscal__pruning_limit_s(const hscal_search_state *search);
/* Operations the clock will need for a layout: a deterministic measure of effort. */
double hscal__evaluation_effort(const hscal_cost_skeleton *skeleton, int panel, int is_shared);

#endif
