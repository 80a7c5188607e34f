/* A race of layouts that cannot be told apart: all run in turn, in rounds, and one takes the place of the first only if it is faster in
 * so many rounds that chance does not do that (sign test of pairs). Knows no MPI. Internal to hscal. */
#ifndef HSCAL_PLAN_RACE_H
#define HSCAL_PLAN_RACE_H

enum { HSCAL_MOST_RACERS = 4 };

typedef struct hscal_race {
  int count, rounds;
  int is_in[HSCAL_MOST_RACERS];      /* it can still win; the first always runs, as long as another does */
  int wins[HSCAL_MOST_RACERS];       /* rounds in which it was faster than the first */
  double total_s[HSCAL_MOST_RACERS]; /* of the rounds that it ran in */
  double least_s[HSCAL_MOST_RACERS]; /* of these; infinite before the first */
} hscal_race;

/* `count` layouts, of which the first is to be kept in doubt. */
hscal_race hscal__race_begin(int count);
/* Whether layout i runs in the next round. */
int hscal__race_runs(const hscal_race *race, int i);
/* A round: seconds of those that ran, infinite of what failed. */
void hscal__race_round(hscal_race *race, const double *seconds);
int hscal__race_is_over(const hscal_race *race);
/* The fastest of those that won against the first, else the first; one that failed never, if another did not. */
int hscal__race_winner(const hscal_race *race);

/* Chance of so many wins or more in so many rounds, if neither layout is faster. */
double hscal__sign_test(int wins, int rounds);

#endif
