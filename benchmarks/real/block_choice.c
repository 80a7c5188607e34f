#include "block_choice.h"
#include "choices.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int nb_of(const hscal_run *run) { return run->call.operand[HSCAL_A].desc.nb; }

/* Of the group that begins with `first`. */
typedef struct group {
  int count, has_nb;
  double least_s, chosen_s, mean_s, of_nb_s; /* of_nb_s: of the block size asked for */
} group;

static group group_of(const hscal_runs *runs, const double *log_s, int first, int nb) {
  group g = {.least_s = INFINITY};
  int chosen = first;
  for (int i = first; i < runs->count; i++) {
    const hscal_run *run = &runs->run[i];
    if (!choice_is_one(runs, i, first, 1)) continue;
    g.count++;
    g.mean_s += run->seconds;
    g.least_s = fmin(g.least_s, run->seconds);
    if (log_s[i] < log_s[chosen]) chosen = i;
    if (nb_of(run) == nb) g.of_nb_s = run->seconds, g.has_nb = 1;
  }
  g.mean_s /= g.count;
  g.chosen_s = runs->run[chosen].seconds;
  return g;
}

static int is_group(const hscal_runs *runs, int first, const char *routine) {
  return strcmp(runs->run[first].call.routine->name, routine) == 0 && choice_begins(runs, first, 1);
}

/* Mean loss of one block size in the groups that have it; INFINITY where some group has not. */
static double loss_of_nb(const hscal_runs *runs, const double *log_s, const char *routine, int nb) {
  double loss = 0;
  int groups = 0;
  for (int i = 0; i < runs->count; i++) {
    if (!is_group(runs, i, routine)) continue;
    group g = group_of(runs, log_s, i, nb);
    if (!g.has_nb) return INFINITY;
    loss += g.of_nb_s / g.least_s - 1;
    groups++;
  }
  return groups ? loss / groups : INFINITY;
}

block_choice block_choice_of(const hscal_runs *runs, const double *log_s, const char *routine) {
  block_choice choice = {.routine = routine, .constant = INFINITY};
  for (int i = 0; i < runs->count; i++) {
    if (strcmp(runs->run[i].call.routine->name, routine) != 0) continue;
    double loss = loss_of_nb(runs, log_s, routine, nb_of(&runs->run[i]));
    if (loss < choice.constant) choice.constant = loss, choice.constant_nb = nb_of(&runs->run[i]);
    if (!choice_begins(runs, i, 1)) continue;
    group g = group_of(runs, log_s, i, 0);
    choice.groups++;
    choice.predicted += g.chosen_s / g.least_s - 1;
    choice.lot += g.mean_s / g.least_s - 1;
  }
  if (choice.groups > 0) choice.predicted /= choice.groups, choice.lot /= choice.groups;
  return choice;
}
