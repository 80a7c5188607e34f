/* The state of a search: what there is to try, what was tried. Internal to src/search. */
#ifndef HSCAL_SEARCH_STATE_H
#define HSCAL_SEARCH_STATE_H

#include "estimate/skeleton.h"
#include "models/predict/predict.h"
#include "search/memo.h"
#include "search/placement.h"
#include "search/surrogate.h"
#include "search/usual_layouts.h"

/* Layouts whose bound is nearer to the best than this are not worth timing. */
#define HSCAL_SEARCH_TOLERANCE 0.005

/* How much of its doubt a layout is granted: what is little known is tried sooner. */
#define HSCAL_USUAL_HOPE 1.5

/* How much is known of a cut. */
typedef enum hscal_stage { HSCAL_ESTIMATED, HSCAL_ROUGHLY_TIMED, HSCAL_DONE } hscal_stage;

/* A block size and panel width, as indices into the space, on the grid of an option (an index, too). */
typedef struct hscal_cut {
  double estimate_s, bound_s, log_s; /* log_s: logarithm of the estimate */
  double timed_s, rough_s;           /* by the clock that was asked last, and by the rough one; 0: by none */
  double effort;                     /* operations of the clock it takes to time it */
  double oddity;                     /* settles ties: see hscal__oddity */
  int option, block, panel;
  int is_echo; /* another panel width seems to have told all about it: it waits for the others */
  int shares;  /* it has been seen that messages share links: see hscal__workspace_shares */
  hscal_stage stage;
} hscal_cut;

/* A number of processes, dealt in one way and laid on one grid in strips of one height. */
typedef struct hscal_option {
  hscal_filling filling;
  int processes, nprow, npcol;
  hscal_team team;
  double bound_s;
  int height; /* of the strips in which nodes are laid on the grid */
  hscal_tiling tiling;
  double outlook_s; /* rough estimate, without a placement: the order in which options are cut */
  int is_cut;
  int rough_pairs;   /* cuts timed by both clocks */
  double rough_bias; /* log(clock / rough clock) of the last one */
} hscal_option;

/* A layout with its placement, timed by the clock. */
typedef struct hscal_trial {
  hscal_filling filling;
  int nprow, npcol, block, panel, height; /* block and panel: sizes, not indices                          */
  hscal_tiling tiling;
  int row_block;          /* rows of a block; `block` is its columns                       */
  const hscal_call *call; /* in the space: with its blocks filled                          */
  int *node_of;
  int shares;       /* as a cut */
  int is_usual;     /* a usual layout: timed on its own */
  int is_told_only; /* with more processes on a node than a plan may: nothing to beat or to keep */
  int is_rough;     /* timed roughly alone: there was no time for more */
  int is_estimated; /* not even that: by its closed form */
  double predicted_s;
  hscal_cost cost;
  int slowest_node; /* node whose processes are slowest, and their rate             */
  double slowest_rate;
} hscal_trial;

/* A usual layout, and what is known of it. */
typedef struct hscal_usual {
  hscal_usual_layout layout;
  hscal_call call;  /* with its blocks */
  int row_block;    /* as of a trial */
  int crowds;       /* it has more processes on a node than a plan may */
  int shares;       /* as a cut */
  int block, panel; /* sizes */
  int is_refused, is_too_large;
  double estimate_s, rough_s; /* by its closed form, by the rough clock alone; 0: not looked at */
  int trial;                  /* index; -1: none */
} hscal_usual;

typedef struct hscal_hunt {
  hscal_space space;
  hscal_ceiling ceiling;
  hscal_workspace *workspace;  /* of the clock */
  hscal_seen seen;             /* layouts timed, in which way, up to exchanges of nodes that are alike */
  hscal_profile profile;       /* scratch, for as many processes as there are slots                             */
  int *count, *here, *node_of; /* scratch: [nnodes], [nnodes], [max_processes]                            */
  int noptions, options_room;
  hscal_option *options;  /* best outlook first                                                              */
  double unlisted_s;      /* least bound of the grids that are left out of the list                          */
  int *turn, turns_taken; /* [noptions] the order in which they are cut; so many had their turn              */
  int ncuts, cuts_room;
  hscal_cut *cuts; /* of options that are cut: what there is to try                                   */
  hscal_lore lore; /* what is known of each of them */
  int is_coarse;   /* there are too many: only blocks and panels that are powers of two, and what is next to the best */
  int ntrials, trials_room;
  hscal_trial *trials;
  int best;  /* index into trials; -1 = none                                                */
  int focus; /* the trial whose placement is being improved */
  double gained_s,
      may_spend; /* the best when something was gained last, and what improving may spend until it is again */
  int nusuals;
  hscal_usual usual[HSCAL_USUALS]; /* the guide's first */
  int may_fall_back;               /* the guide's can be told */
  double budget, spent;            /* operations of the clock                                                       */
  double least;                    /* of the budget: until then nothing is given up as long as something is left */
  double trial_effort;             /* of the last one by the good clock */
  double effort_scale[HSCAL_DONE]; /* of the last trial of a cut in that stage, spent / estimated */
  double rough_bias, rough_noise;  /* of log(clock / rough clock): mean and standard deviation so far, */
  int rough_pairs, guesses;        /* of so many; cuts that the rough clock has timed */
  double dearest;                  /* rough timing that may be asked for */
  double due;                      /* in a hurry all that may be spent; else infinite */
  double most_s, thinking_s;       /* as in hscal_plan */
  double usual_effort;             /* of the guide's rough timing, */
  double usual_volume;             /* and all operations of it, if it is a composite; else 0 */
  double best_rough_s;             /* in a hurry: the least so far */
  int hears_echoes;                /* those are tried, too */
  int hurries;                     /* what cannot be timed well within the budget is told as timed roughly */
  double hope;                     /* HSCAL_USUAL_HOPE, or more where nothing promises to beat the best */
  int alike,
      unlike; /* pairs of cuts that differ in their panel width alone, estimates being the same: took as long, or not */
  long candidates, timed;
  int refused;        /* layouts that the library does not accept */
  char refusal[320];  /* of the last of them */
  double gap;         /* see hscal_plan                                                                */
  double least_bytes; /* of one process, of the layouts that did not fit                               */
  int least_nprow, least_npcol;
} hscal_hunt;

/* A hunt in which nothing has been tried, on all nodes (kind -1) or on those of one class. Free it in any case (search.c). */
int hscal__hunt_init(hscal_hunt *hunt, const hscal_call *call, const hscal_machine *machine,
                     const hscal_options *options, int kind);
void hscal__hunt_free(hscal_hunt *hunt);

/* Lists the options: every number of processes, both ways to deal them, every grid (grid_candidates.c). */
int hscal__hunt_list(hscal_hunt *hunt);
/* Puts them in the order in which they should be cut: where not all can be, first the best of each part of the plane of rows and
 * columns and of each way to lay processes on it (candidate_order.c). */
int hscal__hunt_take_turns(hscal_hunt *hunt);
/* Cuts them in turn, as long as they can beat the best, until `budget` operations are spent on it, unless the guide's layout cannot be fallen back on (candidate_order.c). */
int hscal__hunt_cut_first(hscal_hunt *hunt, double budget, int may_fall_back);
/* Cuts the next few; how many in *more, 0 if none is left (candidate_order.c). */
int hscal__hunt_cut_more(hscal_hunt *hunt, int *more);
/* Cuts the best few options next to one that has proved good, unless that exceeds a budget (candidate_order.c). */
int hscal__hunt_cut_near(hscal_hunt *hunt, int option, double budget);
/* Makes the coarse cuts of an option: estimates and bounds of block sizes and panel widths that are powers of two (grid_candidates.c). */
int hscal__hunt_cut(hscal_hunt *hunt, int option);
/* Adds those cuts of the same option whose block or panel is next to that of a cut, unless they are there. */
int hscal__hunt_cut_finer(hscal_hunt *hunt, int cut);

typedef enum hscal_outcome {
  HSCAL_TIMED,
  HSCAL_TIMED_ROUGHLY,
  HSCAL_KNOWN,
  HSCAL_TOO_SLOW,
  HSCAL_TOO_LARGE,
  HSCAL_REFUSED,
  HSCAL_UNAFFORDABLE /* it would have taken more than hunt->dearest, or a good timing more than hunt->due */
} hscal_outcome;

/* Deals and arranges the processes of an option for a cut; the placement of the trial is in hunt->node_of (evaluate.c). */
int hscal__hunt_lay_out(hscal_hunt *hunt, const hscal_option *option, const hscal_cut *cut, hscal_trial *trial);
/* Deals, arranges and times a cut, roughly or not; a trial is added, and best and seconds are told, if it was timed (evaluate.c). */
int hscal__hunt_try(hscal_hunt *hunt, const hscal_cut *cut, hscal_effort effort, double *seconds,
                    hscal_outcome *outcome);
/* Times a layout whose placement is given (copied); `limit_s`: not if its lower bound is above. A rough time that the clock would
 * not have found itself makes no trial. */
int hscal__hunt_time(hscal_hunt *hunt, const hscal_trial *layout, hscal_effort effort, double limit_s, double *seconds,
                     hscal_outcome *outcome);
/* The lower bound of a layout whose placement is given (evaluate.c). */
int hscal__hunt_bound(hscal_hunt *hunt, const hscal_trial *layout, double *bound_s);
/* The closed form of a layout whose placement is given; 0 if it is too large or refused (evaluate.c). */
int hscal__hunt_estimate(hscal_hunt *hunt, const hscal_trial *layout, double *seconds, hscal_outcome *outcome);
/* A layout that was timed roughly becomes a trial as it is, to be told (evaluate.c). */
int hscal__hunt_tell_roughly(hscal_hunt *hunt, const hscal_trial *layout, double seconds);
/* What the good clock would say, by how far the rough one is off where both were asked (evaluate.c). */
double hscal__hunt_unbiased(const hscal_hunt *hunt, double rough_s);
/* Operations that the good clock may take for such a layout (evaluate.c). */
double hscal__hunt_good_effort(const hscal_hunt *hunt, int processes, int shares);
/* Is there no time to time such a layout well? Never unless it hurries (evaluate.c). */
int hscal__hunt_is_too_dear(const hscal_hunt *hunt, int processes, int shares);
/* Have they the same grid, blocks and panel width? */
int hscal__hunt_same_cut(const hscal_trial *x, const hscal_trial *y);
/* Have they the same grid, with processes on the same nodes? */
int hscal__hunt_same_places(const hscal_trial *x, const hscal_trial *y);
/* Times cuts until the budget is spent or none promises to beat the best, however many options are cut (select.c). */
int hscal__hunt_try_in_turn(hscal_hunt *hunt);
/* Times well what has been timed roughly alone and may be the best, or, where the rough clock was exact, the best blocks on grids nearby
 * (select.c). */
int hscal__hunt_confirm(hscal_hunt *hunt);
/* Times well whatever the budget, unless it hurries: the best guesses, and until something is timed (select.c). */
int hscal__hunt_settle(hscal_hunt *hunt);

/* Seconds that a decision may take at most in a program that waits for it, of a call that takes `run_s`, with so much patience (0: 1) (search.c). */
double hscal__program_s(double run_s, double patience);

/* Is one layout faster than another, whatever closed forms are off by? */
static inline int hscal__is_surely_faster(double seconds, double other_s) {
  const double surely = 1.5;
  return surely * seconds < other_s;
}
/* In a program on many processes: a layout that there was no time to time is told by its closed form if it is surely faster than the best (select.c). */
int hscal__hunt_tell_estimate(hscal_hunt *hunt);

/* All of this within its budget: the best trial is hunt->best, the usual layouts are hunt->usual (search.c). */
int hscal__hunt_down(hscal_hunt *hunt);

/* The usual layout of ScaLAPACK's guide. */
static inline hscal_usual *hscal__guide(hscal_hunt *hunt) { return &hunt->usual[0]; }
static inline const hscal_usual *hscal__guide_of(const hscal_hunt *hunt) { return &hunt->usual[0]; }

/* Lists the usual layouts. HSCAL_ERROR_NO_GRID if the options leave none (usual_trials.c, as what follows). */
int hscal__usual_list(hscal_hunt *hunt);
void hscal__usual_free(hscal_hunt *hunt);
/* A usual layout as a trial that is not timed; it stays as long as the hunt. */
hscal_trial hscal__usual_trial(const hscal_usual *usual);
/* Times one roughly, to see what a decision is worth (a time that is exact all the same stays), or well; a good time is a trial. *seconds: 0 if it
 * is refused, does not fit or takes too long to time. */
int hscal__usual_time(hscal_hunt *hunt, hscal_usual *usual, hscal_effort effort, double *seconds);
/* The same by its closed form. */
int hscal__usual_estimate(hscal_hunt *hunt, hscal_usual *usual, double *seconds);
/* Operations that it will take to time one roughly. */
double hscal__usual_effort(const hscal_hunt *hunt, const hscal_usual *usual);
/* Times roughly those but the guide's that may be the best, those with the least estimates first, as long as that takes `allowance` operations. */
int hscal__usual_glance(hscal_hunt *hunt, double allowance);
/* Times them well: the guide's, what may be the best of them, and others as long as that takes `allowance` operations. */
int hscal__usual_settle(hscal_hunt *hunt, double allowance);
/* In a hurry: those that have been timed roughly and may be the best of them are timed well as far as there is time, else told as they are. `guide_s`: what
 * the guide's is told to take, if it is. */
int hscal__usual_settle_in_a_hurry(hscal_hunt *hunt, double guide_s);

/* Better placements for the best trials, by the clock (local_search.c). */
int hscal__hunt_improve(hscal_hunt *hunt);

/* How far a block size and panel width are from the usual ones, in doublings. */
double hscal__oddity(int block, int panel);

/* So many times more than usually is looked at: the patience of the options, 1 if that is less. */
double hscal__hunt_patience(const hscal_hunt *hunt);
double hscal__hunt_best_s(const hscal_hunt *hunt); /* infinity if nothing was timed */
/* A layout whose bound is not below is not worth timing. */
double hscal__hunt_limit_s(const hscal_hunt *hunt);
/* Operations the clock will need for a layout: a deterministic measure of effort. */
double hscal__trial_effort(const hscal_outline *outline, int panel, int is_shared);

#endif
