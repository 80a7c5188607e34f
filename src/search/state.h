/* The state of a search: what there is to try, what was tried. Internal to src/search. */
#ifndef HSCAL_SEARCH_STATE_H
#define HSCAL_SEARCH_STATE_H

#include "estimate/correction_waves.h"
#include "estimate/cost.h"
#include "estimate/machine_peaks.h"
#include "estimate/placement_profile.h"
#include "estimate/skeleton.h"
#include "models/predict/predict.h"
#include "search/memo.h"
#include "search/scaled.h"
#include "search/surrogate.h"
#include "search/trial.h"
#include "search/usual.h"

/* How much is known of a candidate: its closed form, its time by the model of low fidelity, or all that will be. */
typedef enum hscal_stage { HSCAL_STAGE_ESTIMATED, HSCAL_STAGE_LOW_FIDELITY, HSCAL_STAGE_DONE } hscal_stage;

/* A block size and panel width, as indices into the space, on a grid of the pool (an index, too): an arm of the search. */
typedef struct hscal_block_candidate {
  double estimate_s, bound_s, log_estimate; /* log_estimate: natural logarithm of estimate_s */
  double correction;                        /* of the estimate, as hscal_cost has it */
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
  double given;           /* all there is, for the search of a smaller problem; 0: it follows from the call */
  double min_effort;      /* until this is spent nothing is given up as long as candidates are left */
  double evaluation_cap;  /* of one evaluation of low fidelity */
  int deadline_mode;      /* layouts that cannot be evaluated in high fidelity in time are reported in low fidelity */
  double deadline_effort; /* all that may be spent in this mode; else infinite */
  int may_stop; /* evaluations, once there is something to be planned, when searches are stopped (base/stop.h) */
  double most_s, thinking_s; /* as in hscal_plan */
} hscal_search_budget;

/* What there is to evaluate. */
typedef struct hscal_candidate_pool {
  int nnumbered; /* ways to lay processes on a grid, numbered as they come: several planners share them by that */
  int ngrids;
  size_t grids_capacity;
  hscal_grid_candidate *grids; /* least prior estimate first */
  double unlisted_s;           /* least bound of the grids that are left out of the list */
  int *order, nvisited;        /* [ngrids] in which grids are expanded, and how many had their turn */
  int ncandidates;
  size_t candidates_capacity;
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
  int ntrials;
  size_t trials_capacity;
  hscal_trial *trials;
  int best;                   /* index into trials; -1 = none */
  double best_low_fidelity_s; /* in deadline mode: the least so far */
} hscal_incumbent;

/* How both fidelities compare, and what they take, as seen so far. */
typedef struct hscal_fidelity {
  double bias, noise;                    /* of log(high / low fidelity): mean and standard deviation; */
  int pairs, low_evaluations;            /* evaluated in both; candidates evaluated in low fidelity */
  double high_effort;                    /* of the last evaluation in high fidelity */
  double effort_scale[HSCAL_STAGE_DONE]; /* of the last evaluation of a candidate in that stage: spent / expected */
  double fallback_effort;                /* of the low fidelity of the fallback, */
  double fallback_volume;                /* and all operations of it, if it is a composite; else 0 */
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
  hscal_waves waves;           /* of what corrects closed forms */
  hscal_workspace *workspace;  /* of the clock */
  hscal_evaluation_memo memo;  /* layouts evaluated, in which fidelity, up to exchanges of nodes that are alike */
  hscal_profile profile;       /* scratch, for as many processes as there are slots */
  int *count, *here, *node_of; /* scratch: [nnodes], [nnodes], [max_processes] */
  hscal_search_budget budget;
  hscal_candidate_pool pool;
  hscal_incumbent incumbent;
  hscal_fidelity fidelity;
  hscal_local_state local;
  hscal_scaled scaled;             /* what was found for a smaller problem like this one */
  int nusuals;                     /* 0: another planner has them */
  int fallback;                    /* index of what the search falls back on */
  hscal_usual usual[HSCAL_USUALS]; /* the guide's first, which is known in any case */
  int can_fall_back;               /* is that one accepted, and may it be planned? */
  long candidates, timed;          /* as in hscal_plan: layouts there were, layouts evaluated */
  int refused;                     /* layouts that the library does not accept */
  char refusal[320];               /* of the last of them */
  double gap;                      /* see hscal_plan */
  double least_bytes;              /* of one process, of the layouts that did not fit */
  int least_nprow, least_npcol;
} hscal_search_state;

/* A search in which nothing has been evaluated, on all nodes (node_class -1) or on those of one class. Free it in any case. */
int hscal__search_state_init(hscal_search_state *search, const hscal_call *call, const hscal_machine *machine,
                             const hscal_options *options, int node_class);
void hscal__search_state_free(hscal_search_state *search);

/* The usual layout that a search falls back on: that of ScaLAPACK's guide, or what hscal__usual_choose_fallback has found. */
static inline hscal_usual *hscal__fallback(hscal_search_state *search) { return &search->usual[search->fallback]; }
static inline const hscal_usual *hscal__fallback_of(const hscal_search_state *search) {
  return &search->usual[search->fallback];
}

/* So many times more than usually is looked at: the patience of the options, 1 if that is less. */
double hscal__patience_factor(const hscal_search_state *search);
/* Seconds of the best layout so far; infinity if none was evaluated. */
double hscal__incumbent_s(const hscal_search_state *search);
/* A layout whose bound is not below is not worth evaluating. */
double hscal__pruning_limit_s(const hscal_search_state *search);

#endif
