/* The page and the CSV file. Every number comes from the cases. */
#include "strategies_report.h"

#include <math.h>
#include <string.h>

/* Seconds that count: simulated ones, where there are any; not a number: none. */
static double seconds_of(const strategy_row *row) {
  if (!row->is_planned) return NAN;
  return isnan(row->simulated_s) ? row->predicted_s : row->simulated_s;
}

/* Seconds / the least of the case. */
static double ratio_of(const strategy_case *it, const strategy_row *row) {
  double best = NAN;
  for (int i = 0; i < it->nrows; i++) best = fmin(best, seconds_of(&it->rows[i]));
  return seconds_of(row) / best;
}

/* ---- CSV ---- */

void strategies_write_csv(const strategy_report *all, FILE *out) {
  fputs("machine,call,n,strategy,nprow,npcol,mb,nb,panel,timed,decision_s,predicted_s,simulated_s,ratio,reason\n", out);
  for (int c = 0; c < all->ncases; c++)
    for (int i = 0; i < all->cases[c].nrows; i++) {
      const strategy_case *it = &all->cases[c];
      const strategy_row *row = &it->rows[i];
      const hscal_layout *grid = &row->problem.layout;
      fprintf(out, "%s,%s,%d,%s,", it->machine_name, it->name, it->n, row->strategy);
      if (row->is_planned)
        fprintf(out, "%d,%d,%d,%d,%d,%ld,%.4g,%.6g,%.6g,%.4f,\n", grid->nprow, grid->npcol, row->mb, row->nb,
                grid->backend.panel, row->timed, row->decision_s, row->predicted_s, row->simulated_s,
                ratio_of(it, row));
      else
        fprintf(out, ",,,,,,,,,,\"%s\"\n", row->reason);
    }
}

/* ---- the page ---- */

/* Ratios of a strategy to the best, over the calls or the models on a machine or on all (null). */
typedef struct tally {
  int cases, refused;
  double log_sum, worst, decision_sum, longest;
} tally;

static tally tally_of(const strategy_report *all, int of_models, const char *machine, const char *strategy) {
  tally tally = {0};
  for (int c = 0; c < all->ncases; c++)
    for (int i = 0; i < all->cases[c].nrows; i++) {
      const strategy_case *it = &all->cases[c];
      const strategy_row *row = &it->rows[i];
      if (it->is_model != of_models || strcmp(row->strategy, strategy) != 0) continue;
      if (machine && strcmp(machine, it->machine_name) != 0) continue;
      double ratio = ratio_of(it, row);
      tally.refused += !row->is_planned;
      if (isnan(ratio)) continue;
      tally.cases++;
      tally.log_sum += log(ratio);
      tally.worst = fmax(tally.worst, ratio);
      tally.decision_sum += row->decision_s;
      tally.longest = fmax(tally.longest, row->decision_s);
    }
  return tally;
}

static double mean_of(const tally *of) { return of->cases ? exp(of->log_sum / of->cases) : NAN; }

static void write_number(double value, const char *format, FILE *out) {
  if (isnan(value))
    fputs(" - |", out);
  else
    fprintf(out, format, value);
}

/* The first case has all strategies. */
static void write_summary(const strategy_report *all, int of_models, FILE *out) {
  const strategy_case *first = &all->cases[0];
  fputs("| strategy | cases | refused | time / best, mean | worst | decision, mean (s) | longest (s) |\n"
        "|---|---|---|---|---|---|---|\n",
        out);
  for (int i = 0; i < first->nrows; i++) {
    tally of = tally_of(all, of_models, NULL, first->rows[i].strategy);
    fprintf(out, "| %s | %d | %d |", first->rows[i].strategy, of.cases, of.refused);
    write_number(mean_of(&of), " %.3f |", out);
    write_number(of.cases ? of.worst : NAN, " %.2f |", out);
    write_number(of.cases ? of.decision_sum / of.cases : NAN, " %.2g |", out);
    write_number(of.cases ? of.longest : NAN, " %.2g |\n", out);
    if (!of.cases) fputc('\n', out);
  }
}

static int is_first_of_machine(const strategy_report *all, int c) {
  return c == 0 || strcmp(all->cases[c].machine_name, all->cases[c - 1].machine_name) != 0;
}

static void write_machines(const strategy_report *all, int of_models, FILE *out) {
  const strategy_case *first = &all->cases[0];
  fputs("\nTime / best by machine:\n\n| machine |", out);
  for (int i = 0; i < first->nrows; i++) fprintf(out, " %s |", first->rows[i].strategy);
  fputs("\n|---|", out);
  for (int i = 0; i < first->nrows; i++) fputs("---|", out);
  for (int c = 0; c < all->ncases; c++) {
    if (!is_first_of_machine(all, c)) continue;
    fprintf(out, "\n| %s |", all->cases[c].machine_name);
    for (int i = 0; i < first->nrows; i++) {
      tally of = tally_of(all, of_models, all->cases[c].machine_name, first->rows[i].strategy);
      write_number(mean_of(&of), " %.3f |", out);
    }
  }
  fputc('\n', out);
}

static void write_section(const strategy_report *all, const char *title, int of_models, FILE *out) {
  fprintf(out, "\n## %s\n\n", title);
  write_summary(all, of_models, out);
  write_machines(all, of_models, out);
}

/* Models have no blocks. */
static void write_layout(const strategy_case *it, const strategy_row *row, FILE *out) {
  if (!row->is_planned) {
    fputs("refused", out);
    return;
  }
  fprintf(out, "%d x %d", row->problem.layout.nprow, row->problem.layout.npcol);
  if (it->is_model) return;
  fprintf(out, ", NB %d", row->mb);
  if (row->mb != row->nb) fprintf(out, " x %d", row->nb);
}

static void write_cases(const strategy_report *all, FILE *out) {
  fputs(
      "\n## All cases\n\n| machine | call | strategy | layout | decision (s) | by the clock (s) | simulated (s) | time "
      "/ best |\n|---|---|---|---|---|---|---|---|\n",
      out);
  for (int c = 0; c < all->ncases; c++)
    for (int i = 0; i < all->cases[c].nrows; i++) {
      const strategy_case *it = &all->cases[c];
      const strategy_row *row = &it->rows[i];
      fprintf(out, "| %s | %s n=%d | %s | ", it->machine_name, it->name, it->n, row->strategy);
      write_layout(it, row, out);
      fputs(" |", out);
      write_number(row->is_planned ? row->decision_s : NAN, " %.2g |", out);
      write_number(row->is_planned ? row->predicted_s : NAN, " %.4g |", out);
      write_number(row->is_planned ? row->simulated_s : NAN, " %.4g |", out);
      write_number(ratio_of(it, row), " %.3f |", out);
      fputc('\n', out);
    }
}

/* Refused for the same reason on the same machine? */
static int is_same_refusal(const strategy_case *a, const strategy_case *b, int row) {
  return !b->rows[row].is_planned && strcmp(a->machine_name, b->machine_name) == 0 &&
         strcmp(a->rows[row].reason, b->rows[row].reason) == 0;
}

/* A line for each reason on each machine, with all of its calls. */
static void write_refusals(const strategy_report *all, FILE *out) {
  int any = 0;
  for (int c = 0; c < all->ncases; c++)
    for (int i = 0; i < all->cases[c].nrows; i++) {
      const strategy_case *it = &all->cases[c];
      if (it->rows[i].is_planned || (c > 0 && is_same_refusal(it, it - 1, i))) continue;
      if (!any++) fputs("\n## Refused\n\n| machine | strategy | calls | why |\n|---|---|---|---|\n", out);
      fprintf(out, "| %s | %s | %s n=%d", it->machine_name, it->rows[i].strategy, it->name, it->n);
      for (const strategy_case *next = it + 1; next < all->cases + all->ncases && is_same_refusal(it, next, i); next++)
        fprintf(out, ", %s n=%d", next->name, next->n);
      fprintf(out, " | %s |\n", it->rows[i].reason);
    }
}

static const char *collectives_of(const strategy_report *all) {
  const hscal_collectives *first = hscal__machine_collectives(all->cases[0].machine);
  for (int c = 1; c < all->ncases; c++)
    if (hscal__machine_collectives(all->cases[c].machine) != first) return "the library that each machine names";
  return first->name;
}

static void write_what_counts(const strategy_report *all, FILE *out) {
  fputs(all->is_simulated ? "Written by the target `strategies-report`.\n\n"
                          : "Written by `benchmarks/strategies/report` with `--simulate no`; the target\n"
                            "`strategies-report` also simulates the layouts.\n\n",
        out);
  fprintf(out, "Time is %s; collectives are those of %s.\n",
          all->is_simulated
              ? "that of the unmodified ScaLAPACK on the simulated machine; that of models, which no library runs, is\n"
                "by hscal's clock"
              : "by hscal's clock, by which all but guide and clusterm also decide",
          collectives_of(all));
  fprintf(out,
          "*Time / best*: the layout's time over that of the fastest strategy of the case; means are geometric.\n"
          "Decisions are wall-clock seconds, of choosing alone, on %s.\n"
          "Where the machine allows it, hmpi and hscal put several processes on a fast processor.\n",
          all->computer);
}

void strategies_write_page(const strategy_report *all, FILE *out) {
  fputs(
      "# Strategies of earlier systems\n\n"
      "What the strategies of `hscal plan --strategy` ([howto](../howto/strategies.md)) choose, how long they think,\n"
      "and how long their layouts take. ",
      out);
  write_what_counts(all, out);
  fputs("\n![Time of each strategy's layout / best](strategies.png)\n", out);
  write_section(all, "Routines", 0, out);
  write_section(all, "Models in text", 1, out);
  write_refusals(all, out);
  write_cases(all, out);
}
