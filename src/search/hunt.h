/* The state of a search: what there is to try, what was tried. Internal to src/search. */
#ifndef HSCAL_SEARCH_HUNT_H
#define HSCAL_SEARCH_HUNT_H

#include "models/model.h"
#include "search/cost.h"
#include "search/placement.h"

/* Layouts whose bound is nearer to the best than this are not worth timing. */
#define HSCAL_SEARCH_TOLERANCE 0.005

/* A block size and panel width, as indices into the space, on some grid. */
typedef struct hscal_cut {
  double estimate_s, bound_s;
  double effort; /* operations of the clock it takes to time it */
  double oddity; /* settles ties: see hscal__oddity */
  int refined;   /* the estimate knows the bound of the placement */
  int block, panel;
} hscal_cut;

/* A number of processes, dealt in one way and laid on one grid in strips of one height. Its cuts are made when its turn
 * comes. */
typedef struct hscal_option {
  hscal_filling filling;
  int processes, nprow, npcol;
  hscal_team team;
  double bound_s;
  int height;       /* of the strips in which nodes are laid on the grid */
  double outlook_s; /* rough estimate, without a placement: the order in which options are cut */
  double bias;      /* mean of clock / estimate over its trials                                           */
  double reference; /* bound of the placement / estimate of its first refined cut; 0 = none yet */
  int trials;
  int ncuts, next; /* cuts in the order of their estimate; those before `next` are done                  */
  hscal_cut *cuts; /* null: not cut yet                                                                  */
} hscal_option;

/* A layout with its placement, timed by the clock. */
typedef struct hscal_trial {
  hscal_filling filling;
  int nprow, npcol, block, panel, height; /* block and panel: sizes, not indices                          */
  const hscal_call *call;                 /* in the space: with its blocks filled                          */
  int *node_of;
  double predicted_s;
  hscal_cost cost;
  int slowest_node; /* node whose processes are slowest, and their rate             */
  double slowest_rate;
} hscal_trial;

typedef struct hscal_hunt {
  hscal_space space;
  hscal_ceiling ceiling;
  hscal_workspace *workspace;  /* of the clock */
  hscal_profile profile;       /* scratch, for as many processes as there are slots                             */
  int *count, *here, *node_of; /* scratch: [nnodes], [nnodes], [max_processes]                            */
  int noptions, options_room;
  hscal_option *options; /* best outlook first                                                              */
  int ntrials, trials_room;
  hscal_trial *trials;
  int best, fallback;      /* indices into trials; -1 = none                                                */
  int focus;               /* the trial whose placement is being improved */
  hscal_call default_call; /* what the rule of thumb makes of the call                                      */
  int default_nprow, default_npcol;
  int default_is_refused;
  int default_crowds;   /* it has more processes on a node than a plan may */
  double budget, spent; /* operations of the clock                                                       */
  double effort_scale;  /* of the last trial, spent / estimated */
  double bias;          /* mean clock / estimate over options that have a trial                          */
  int biased;           /* how many                                                                      */
  long candidates, timed;
  int refused;        /* layouts that the library does not accept */
  char refusal[160];  /* of the last of them */
  double gap;         /* see hscal_plan                                                                */
  double least_bytes; /* of one process, of the layouts that did not fit                               */
  int least_nprow, least_npcol;
} hscal_hunt;

/* Lists the options: every number of processes, both ways to deal them, every grid (options.c). */
int hscal__hunt_list(hscal_hunt *hunt);
/* Makes the cuts of an option: estimates and bounds of every block size and panel width (options.c). */
int hscal__hunt_cut(hscal_hunt *hunt, hscal_option *option);

/* Corrects the estimate of the option's next cut by the lower bound of its placement, which knows who has how much. */
int hscal__hunt_refine(hscal_hunt *hunt, hscal_option *option);

typedef enum hscal_outcome { HSCAL_TIMED, HSCAL_TOO_SLOW, HSCAL_TOO_LARGE, HSCAL_REFUSED } hscal_outcome;

/* Deals, arranges and times a cut of an option; a trial is added if it was timed (trial.c). */
int hscal__hunt_try(hscal_hunt *hunt, const hscal_option *option, const hscal_cut *cut, hscal_outcome *outcome);
/* Times a layout whose placement is given (copied); `limit_s`: not if its lower bound is above. */
int hscal__hunt_time(hscal_hunt *hunt, const hscal_trial *layout, double limit_s, hscal_outcome *outcome);
/* Better placements for the best trials, by the clock (improve.c). */
int hscal__hunt_improve(hscal_hunt *hunt);

/* How far a block size and panel width are from the usual ones, in doublings. */
double hscal__oddity(int block, int panel);

double hscal__hunt_best_s(const hscal_hunt *hunt); /* infinity if nothing was timed */
/* Operations the clock will need for a layout: a deterministic measure of effort. */
double hscal__trial_effort(const hscal_outline *outline, int panel, int is_shared);

#endif
