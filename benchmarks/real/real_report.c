/*
 * real_report: how well machines that are fitted to real runs predict others of the same computer. For each set of runs: what the
 * computer was described as, what `hscal machine fit` makes of it, and the errors on tasks that took no part.
 *
 *   real_report RUNS_FOLDER MACHINES_FOLDER PICTURES_FOLDER [SET ...] > docs/results/real.md
 *
 * writes MACHINES_FOLDER/SET.json and PICTURES_FOLDER/real_SET.png, too. Simulated pairs are those of PICTURES_FOLDER/gains.csv and
 * decisions.csv, which other reports have made.
 */
#include "block_choice.h"
#include "fit_mark.h"
#include "fit_picture.h"
#include "fit_runs.h"
#include "harm.h"
#include "sets.h"
#include "simulated_pairs.h"

#include "base/text.h"
#include "fit/pair_errors.h"
#include "gnuplot.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FAILED = 1, MISUSED = 2, WORST_RUNS = 6, MOST_PATH = 1024 };

typedef struct folders {
  const char *runs, *machines, *pictures;
} folders;

typedef struct result {
  const real_set *set;
  hscal_runs runs;
  hscal_machine *machine;
  hscal_fit fit;
  hscal_pair_errors ratios;
} result;

/* ---- fits ------------------------------------------------------------------------------------------------------- */

static int describe(result *r) {
  char text[2048];
  snprintf(text, sizeof text, "Known: %s\nGuessed: %s", r->set->known, r->set->guessed);
  if (hscal_machine_load(r->set->description, &r->machine)) return FAILED;
  free(r->machine->notes);
  free(r->machine->name);
  r->machine->notes = hscal__copy_text(text);
  r->machine->name = hscal__copy_text(r->set->title);
  return r->machine->notes && r->machine->name ? 0 : FAILED;
}

static int keep(result *r, const folders *folders) {
  char runs[MOST_PATH], file[MOST_PATH], picture[MOST_PATH];
  snprintf(runs, sizeof runs, "benchmarks/real/%s.csv", r->set->name);
  snprintf(file, sizeof file, "%s/%s.json", folders->machines, r->set->name);
  snprintf(picture, sizeof picture, "%s/real_%s.png", folders->pictures, r->set->name);
  if (cli_mark_fitted(r->machine, &r->fit, &r->ratios, &r->runs, runs)) return FAILED;
  if (hscal_machine_save(r->machine, file)) return FAILED;
  return cli_draw_fit(&r->fit, &r->runs, picture, 1) ? FAILED : 0;
}

static int fit_set(result *r, const folders *folders) {
  char file[MOST_PATH];
  snprintf(file, sizeof file, "%s/%s.csv", folders->runs, r->set->name);
  fprintf(stderr, "real_report: %s\n", r->set->name);
  if (cli_read_runs(file, NULL, &r->runs)) return FAILED;
  if (describe(r) || hscal__fit(r->machine, &r->runs, &r->fit)) return FAILED;
  if (hscal__pair_errors(&r->runs, r->fit.log_left, &r->ratios)) return FAILED;
  return keep(r, folders);
}

/* ---- the table of all sets -------------------------------------------------------------------------------------- */

static void print_percent(double part) { printf(part >= 0.1 ? " %.0f |" : " %.1f |", 100 * part); }

static void print_agreement(const char *first, const hscal_agreement *a) {
  printf("| %s | %d |", first, a->runs);
  print_percent(a->mean_error);
  print_percent(expm1(a->off_in_9_of_10));
  printf(a->ranked > 0 ? " %.2f |" : " |", a->rank_correlation);
  print_percent(a->regret);
}

static const char *met(int is_met) { return is_met ? "met" : "**missed**"; }

static void print_verdict(const real_set *set, const hscal_agreement *left) {
  printf(" error <= %.0f %%: %s", 100 * set->target_error, met(left->mean_error <= set->target_error));
  if (set->target_rank > 0)
    printf("; rank >= %.2f: %s; regret <= %.0f %%: %s", set->target_rank,
           met(left->rank_correlation >= set->target_rank), 100 * set->target_regret,
           met(left->worst_regret <= set->target_regret));
  puts(" |");
}

static void print_summary(const result *results, int count) {
  puts("| runs | layouts | mean error % | 9 in 10 % | rank | regret % | worst % | targets |");
  puts("|---|---|---|---|---|---|---|---|");
  for (int i = 0; i < count; i++) {
    const hscal_fit *fit = &results[i].fit;
    char name[128];
    snprintf(name, sizeof name, "%s, as described", results[i].set->name);
    print_agreement(name, &fit->before);
    print_percent(fit->before.worst_regret);
    puts(" |");
    snprintf(name, sizeof name, "%s, fitted to other tasks", results[i].set->name);
    print_agreement(name, &fit->left);
    print_percent(fit->left.worst_regret);
    print_verdict(results[i].set, &fit->left);
  }
}

/* ---- the section of a set --------------------------------------------------------------------------------------- */

static void print_values(const hscal_fit *fit) {
  puts("\n| number | described | fitted | unit | sd % |\n|---|---|---|---|---|");
  for (int p = 0; p < HSCAL_FIT_PARAMETERS; p++) {
    const hscal_fitted_value *value = &fit->value[p];
    const hscal_parameter_row *row = &hscal__parameters[p];
    if (value->before <= 0) continue;
    printf("| %s | %.4g |", row->name, value->before * row->in_unit);
    if (value->is_told)
      printf(" %.4g | %s | %.2g |\n", value->after * row->in_unit, row->unit, 100 * value->sd);
    else
      printf(" not told | %s | |\n", row->unit);
  }
}

static const hscal_run *first_of(const hscal_runs *runs, int task) {
  for (int i = 0; i < runs->count; i++)
    if (runs->run[i].task == task) return &runs->run[i];
  return NULL;
}

/* "pdgeqrf, 600 x 400" */
static const char *call_name(const hscal_call *call, char *text, size_t size) {
  if (call->m > 0 && call->m != call->n)
    snprintf(text, size, "%s, %d x %d", call->routine->name, call->m, call->n);
  else
    snprintf(text, size, "%s, %d", call->routine->name, call->n);
  return text;
}

static void print_tasks(const result *r) {
  char name[128];
  puts("\n| task | layouts | mean error % | 9 in 10 % | rank | regret % | mean log(predicted / measured) |");
  puts("|---|---|---|---|---|---|---|");
  for (int task = 0; task < r->runs.tasks; task++) {
    hscal_agreement a = hscal__agreement(&r->runs, r->fit.log_left, task);
    print_agreement(call_name(&first_of(&r->runs, task)->call, name, sizeof name), &a);
    printf(" %+.2f |\n", a.bias);
  }
}

static double off(const result *r, int i) { return r->fit.log_left[i] - log(r->runs.run[i].seconds); }

static void print_run(const result *r, int i) {
  char name[128];
  const hscal_run *run = &r->runs.run[i];
  const hscal_desc *desc = &run->call.operand[HSCAL_A].desc;
  printf("| %s | %d x %d | %d x %d | %d | %.4g | %.4g | %+.0f |\n", call_name(&run->call, name, sizeof name),
         run->layout.nprow, run->layout.npcol, desc->mb, desc->nb, run->threads, run->seconds, exp(r->fit.log_left[i]),
         100 * expm1(off(r, i)));
}

/* Those whose prediction is furthest off. */
static void print_worst(const result *r) {
  double last = INFINITY;
  puts("\nFurthest off:\n\n| call | grid | blocks | threads | measured s | predicted s | error % "
       "|\n|---|---|---|---|---|---|---|");
  for (int shown = 0; shown < WORST_RUNS && shown < r->runs.count; shown++) {
    int worst = -1;
    for (int i = 0; i < r->runs.count; i++)
      if (fabs(off(r, i)) < last && (worst < 0 || fabs(off(r, i)) > fabs(off(r, worst)))) worst = i;
    if (worst < 0) break;
    last = fabs(off(r, worst));
    print_run(r, worst);
  }
}

static void print_block_choices(const result *r) {
  puts("\nWhat a block size loses against the best one on the same grid, mean, %:\n");
  puts("| routine | groups | predicted best, fitted to other tasks | the best constant | drawn by lot | "
       "|\n|---|---|---|---|---|---|");
  for (int task = 0; task < r->runs.tasks; task++) {
    const char *routine = first_of(&r->runs, task)->call.routine->name;
    if (task > 0 && strcmp(routine, first_of(&r->runs, task - 1)->call.routine->name) == 0) continue;
    block_choice c = block_choice_of(&r->runs, r->fit.log_left, routine);
    if (c.groups == 0) continue;
    printf("| %s | %d | %.1f | %.1f (%d) | %.1f | %s |\n", routine, c.groups, 100 * c.predicted, 100 * c.constant,
           c.constant_nb, 100 * c.lot, met(c.predicted <= c.constant));
  }
}

static void print_section(const result *r) {
  printf("\n## %s\n\n`benchmarks/real/%s.csv`; `hscal machine fit benchmarks/real/%s.csv --machine '%s'`.\n",
         r->set->title, r->set->name, r->set->name, r->set->description);
  printf("Known: %s Guessed: %s\n", r->set->known, r->set->guessed);
  if (r->set->amiss) printf("\n**What is wrong:** %s\n", r->set->amiss);
  printf("\n![predicted against measured](real_%s.png)\n", r->set->name);
  print_values(&r->fit);
  print_tasks(r);
  if (r->set->has_block_choices) print_block_choices(r);
  print_worst(r);
  printf("\nRepeated runs scatter by %.1f %% (median).\n", 100 * hscal__runs_scatter(&r->runs));
}

/* ---- the guard -------------------------------------------------------------------------------------------------- */

static int print_harm(const result *r, harm_usual usual) {
  harm h;
  if (harm_of(&r->runs, r->fit.log_left, r->machine, r->set->has_block_choices, usual, &h)) return FAILED;
  printf("| %s, %s | %d | %d | %d | %d | %d of %d |", r->set->name, usual == HARM_OF_GUIDE ? "the guide's" : "any",
         h.choices, h.pairs, h.changed, h.harmful, h.harmful_tasks, h.tasks);
  print_percent(h.most_harmful_tasks);
  print_percent(h.worst);
  print_percent(h.usual_regret);
  print_percent(h.guarded_regret);
  printf(" %.0f | %.0f | %.0f |\n", 100 * h.kept, 100 * h.coverage, 100 * expm1(h.median_half_width));
  return 0;
}

/* What ratios of two layouts are off by, and the factors that machines without own ratios have (models/predict/calibrated.h). */
static void print_ratios(const result *r) {
  for (int k = 0; k < HSCAL_PAIR_KINDS; k++) {
    const hscal_pair_error *kind = &r->ratios.kind[k];
    if (kind->pairs < HSCAL_FEWEST_PAIRS) continue;
    printf("| %s | %s | %d | %d | %.0f | %.2f |\n", r->set->name, hscal__pair_word((hscal_pair_kind)k), kind->pairs,
           kind->tasks, 100 * expm1(kind->half_width), hscal__pair_factor(kind, r->fit.left.mean_error));
  }
}

static int print_guard(const result *results, int count) {
  puts("\n## The guard on real runs\n");
  puts("Does a plan do harm? For each task the guard (`src/plan/guard.c`) decides between a usual layout and the "
       "others that were "
       "measured, by predictions of a fit to other tasks, with the errors of ratios that other tasks had (where these "
       "are less than "
       "three: factors of the error of predictions). On Piz Daint the choice is one of block sizes on a given grid. "
       "*usual*: the "
       "guide's layout, which is the squarest grid of those on the most cores, with NB nearest to 64; or any that was "
       "measured, as if "
       "it were the caller's own. *harmful*: pairs whose chosen layout was slower than the usual one beyond the noise "
       "of repeats (all "
       "pairs together at 5 %, after Holm). *at most*: upper end of the 95 % interval of the share of tasks with harm "
       "(Clopper and "
       "Pearson), as pairs of one task are not independent. *kept*: part of the gain of always knowing the best. "
       "*covered*: pairs of "
       "layouts whose measured ratio lies in the 90 % interval; *width*: half of it, median.\n");
  puts("| runs, usual | choices | pairs | changed | harmful | tasks with harm | at most % | worst loss % | regret of "
       "usual % | after "
       "the guard % | kept % | covered % | width % |");
  puts("|---|---|---|---|---|---|---|---|---|---|---|---|---|");
  for (int i = 0; i < count; i++)
    if (print_harm(&results[i], HARM_OF_GUIDE) || print_harm(&results[i], HARM_OF_ANY)) return FAILED;
  puts("\nWhat 9 in 10 predicted ratios of two layouts' times are off by at most, each task counting alike, and the "
       "same in units of "
       "-log(1 - mean error):\n");
  puts("| runs | pair | pairs | tasks | off by % | factor |\n|---|---|---|---|---|---|");
  for (int i = 0; i < count; i++) print_ratios(&results[i]);
  return 0;
}

/* ---- plans in the simulated library ------------------------------------------------------------------------------ */

static int print_simulated(const char *folder, simulated_usual usual) {
  harm h = {0};
  harm_pair *pairs;
  int count, status = simulated_pairs(folder, usual, &pairs, &count);
  if (!status) {
    harm_of_pairs(pairs, count, simulated_noise, &h);
    printf("| %s | %d | %d | %d | %d of %d |", simulated_usual_names[usual], h.pairs, h.changed, h.harmful,
           h.harmful_tasks, h.tasks);
    print_percent(h.most_harmful_tasks);
    print_percent(h.worst);
    print_percent(h.usual_regret);
    print_percent(h.guarded_regret);
    printf(" %.0f |\n", 100 * h.kept);
  }
  free(pairs);
  return status;
}

static int print_simulated_pairs(const char *folder) {
  puts("\n## Plans in the simulated library\n");
  puts("The same count for plans and usual layouts that ran in the unmodified library on simulated clusters\n"
       "([gains.md](gains.md), [decisions.md](decisions.md)). It is kept apart from the real runs: the simulator and "
       "the\n"
       "plan's clock know the same machine, so this tells what the clock's errors do, not what those of a description\n"
       "do. *task*: a call on a cluster. *harmful*: slower by more than a simulation's last digits (0.1 %), after "
       "Holm.\n"
       "*kept*: of the gain of the best layout that was simulated for the call.\n");
  puts("| pairs, usual | pairs | changed | harmful | tasks with harm | at most % | worst loss % | regret of usual % | "
       "of the plan % | kept % |\n|---|---|---|---|---|---|---|---|---|---|");
  for (int usual = 0; usual < SIMULATED_USUALS; usual++)
    if (print_simulated(folder, (simulated_usual)usual)) return FAILED;
  return 0;
}

/* ---- main ------------------------------------------------------------------------------------------------------- */

static int is_wanted(const real_set *set, int count, char **names) {
  for (int i = 0; i < count; i++)
    if (strcmp(names[i], set->name) == 0) return 1;
  return count == 0;
}

int main(int argc, char **argv) {
  int count = 0, status = 0;
  if (argc < 4) return fprintf(stderr, "usage: real_report RUNS MACHINES PICTURES [SET ...]\n"), MISUSED;
  const folders folders = {argv[1], argv[2], argv[3]};
  result *results = calloc((size_t)real_set_count, sizeof *results);
  if (!results) return FAILED;
  for (int i = 0; i < real_set_count && status == 0; i++) {
    if (!is_wanted(&real_sets[i], argc - 4, argv + 4)) continue;
    results[count].set = &real_sets[i];
    status = fit_set(&results[count++], &folders);
  }
  if (status == 0 && count == 0) status = (fprintf(stderr, "real_report: no such set\n"), MISUSED);
  if (status == 0) print_summary(results, count);
  if (status == 0) status = print_guard(results, count);
  if (status == 0) status = print_simulated_pairs(folders.pictures);
  for (int i = 0; i < count; i++) {
    if (status == 0) print_section(&results[i]);
    hscal__fit_free(&results[i].fit);
    hscal_machine_free(results[i].machine);
    hscal__runs_free(&results[i].runs);
  }
  free(results);
  return status;
}
