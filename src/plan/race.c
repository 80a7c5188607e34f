#include "plan/race.h"
#include "plan/calibrated.h"

#include <math.h>

double hscal__sign_test(int wins, int rounds) {
  double ways = 1, sum = 0; /* ways to choose i of the rounds */
  for (int i = 0; i <= rounds; i++) {
    if (i >= wins) sum += ways;
    ways *= (double)(rounds - i) / (i + 1);
  }
  return ldexp(sum, -rounds);
}

hscal_race hscal__race_begin(int count) {
  hscal_race race = {.count = count};
  for (int i = 0; i < count; i++) race.is_in[i] = 1, race.least_s[i] = INFINITY;
  return race;
}

static int is_decided(const hscal_race *race, int i) {
  return hscal__sign_test(race->wins[i], race->rounds) <= HSCAL_RACE_LEVEL;
}

/* Would it win if it were faster in all rounds that are left? */
static int can_win(const hscal_race *race, int i) {
  int left = HSCAL_RACE_ROUNDS - race->rounds;
  return hscal__sign_test(race->wins[i] + left, HSCAL_RACE_ROUNDS) <= HSCAL_RACE_LEVEL;
}

int hscal__race_is_over(const hscal_race *race) {
  if (race->rounds >= HSCAL_RACE_ROUNDS) return 1;
  for (int i = 1; i < race->count; i++)
    if (race->is_in[i] && !is_decided(race, i)) return 0;
  return 1;
}

int hscal__race_runs(const hscal_race *race, int i) { return !hscal__race_is_over(race) && race->is_in[i]; }

void hscal__race_round(hscal_race *race, const double *seconds) {
  int is_in[HSCAL_MOST_RACERS];
  race->rounds++;
  for (int i = 0; i < race->count; i++) {
    is_in[i] = race->is_in[i];
    if (!is_in[i]) continue;
    race->wins[i] += i > 0 && seconds[i] < seconds[0];
    race->total_s[i] += seconds[i];
    race->least_s[i] = fmin(race->least_s[i], seconds[i]);
  }
  for (int i = 1; i < race->count; i++) race->is_in[i] = is_in[i] && can_win(race, i);
}

int hscal__race_winner(const hscal_race *race) {
  int winner = 0;
  for (int i = 1; i < race->count; i++)
    if (race->is_in[i] && is_decided(race, i) && race->total_s[i] < race->total_s[winner]) winner = i;
  return winner;
}
