/* Would a guarded plan have done harm? Real runs of one set: the guard (plan/guard.h) decides by predictions in which the task took
 * no part, the measured seconds judge. */
#ifndef HSCAL_BENCHMARKS_REAL_HARM_H
#define HSCAL_BENCHMARKS_REAL_HARM_H

#include "fit/runs.h"
#include "machine/machine.h"

/* Whose layout is the caller's own. */
typedef enum harm_usual {
  HARM_OF_GUIDE, /* for each choice one: of those on the most cores the squarest grid, and there NB nearest to 64 */
  HARM_OF_ANY    /* for each choice every layout that was measured, in turn */
} harm_usual;

typedef struct harm {
  int choices, tasks, pairs;           /* a pair: the caller's layout and what the guard decides */
  int changed;                         /* pairs whose layouts differ */
  int harmful, harmful_tasks;          /* slower beyond the noise: one-sided 5 % for all pairs together, after Holm */
  double worst;                        /* most that a change lost: seconds / seconds of the caller's - 1 */
  double most_harmful_tasks;           /* upper end of the 95 % interval of the share of tasks with harm */
  double usual_regret, guarded_regret; /* mean loss against the best that was measured */
  double kept;                         /* part of the achievable gain that is kept, of sums of logarithms */
  int ratios;                          /* pairs of layouts of one choice */
  double coverage, median_half_width;  /* of the intervals of their ratios */
} harm;

/* A caller's layout and what is taken in its place: medians of so many runs each. */
typedef struct harm_pair {
  double usual_s, decided_s, best_s; /* best_s: of all that were measured for the task */
  int usual_repeats, decided_repeats;
  int task;
  int is_changed; /* 0: the two are one layout */
  double p;       /* of no harm: that the runs are so far apart by chance. Set by harm_of_pairs */
} harm_pair;

/* Adds what pairs[count] say to *h, which is empty but for choices, ratios, coverage and widths, and sorts them. noise: mean deviation of a
 * run, a logarithm, above 0. */
void harm_of_pairs(harm_pair *pairs, int count, double noise, harm *h);

/* log_s[runs]: logarithms of predicted seconds. by_grid: a choice is among layouts on one grid; else among all of a task. The machine
 * says what is known of errors, which is learned from the other tasks where there are enough. 0 or HSCAL_ERROR_MEMORY. */
int harm_of(const hscal_runs *runs, const double *log_s, const hscal_machine *machine, int by_grid, harm_usual usual,
            harm *found);

/* Upper end of the one-sided 95 % interval of a share, of which `hits` of `trials` were seen (Clopper and Pearson). */
double harm_upper_share(int hits, int trials);

#endif
