/* The page and the CSV file. Every number comes from the cases. */
#include "strategies_report.h"

#include <math.h>
#include <string.h>

double strategy_seconds(const strategy_report *all, const strategy_row *row) {
  if (!row->is_planned) return NAN;
  return all->is_simulated ? row->simulated_s : row->predicted_s;
}

double strategy_best(const strategy_report *all, const strategy_case *it) {
  double best = NAN;
  for (int i = 0; i < it->nrows; i++) best = fmin(best, strategy_seconds(all, &it->rows[i]));
  return best;
}

/* Seconds / the best of the case. */
static double ratio_of(const strategy_report *all, const strategy_case *it, const strategy_row *row) {
  return strategy_seconds(all, row) / strategy_best(all, it);
}

/* ---- CSV ---- */

void strategies_write_csv(const strategy_report *all, FILE *out) {
  fputs("machine,routine,n,strategy,nprow,npcol,mb,nb,panel,timed,decision_s,predicted_s,simulated_s,ratio,reason\n",
        out);
  for (int c = 0; c < all->ncases; c++)
    for (int i = 0; i < all->cases[c].nrows; i++) {
      const strategy_case *it = &all->cases[c];
      const strategy_row *row = &it->rows[i];
      const hscal_layout *grid = &row->problem.layout;
      fprintf(out, "%s,%s,%d,%s,", it->machine_name, it->routine, it->n, row->strategy);
      if (row->is_planned)
        fprintf(out, "%d,%d,%d,%d,%d,%ld,%.4g,%.6g,%.6g,%.4f,\n", grid->nprow, grid->npcol, row->mb, row->nb,
                grid->backend.panel, row->timed, row->decision_s, row->predicted_s, row->simulated_s,
                ratio_of(all, it, row));
      else
        fprintf(out, ",,,,,,,,,,\"%s\"\n", row->reason);
    }
}

/* ---- the page ---- */

/* Ratios of a strategy to the best, over the cases of a machine or of all (null). */
typedef struct tally {
  int cases, refused;
  double log_sum, worst, decision_sum, longest;
} tally;

static tally tally_of(const strategy_report *all, const char *machine, const char *strategy) {
  tally tally = {0};
  for (int c = 0; c < all->ncases; c++)
    for (int i = 0; i < all->cases[c].nrows; i++) {
      const strategy_case *it = &all->cases[c];
      const strategy_row *row = &it->rows[i];
      if (strcmp(row->strategy, strategy) != 0 || (machine && strcmp(machine, it->machine_name) != 0)) continue;
      double ratio = ratio_of(all, it, row);
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
static void write_summary(const strategy_report *all, FILE *out) {
  const strategy_case *first = &all->cases[0];
  fputs("| strategy | cases | refused | time / best, mean | worst | decision, mean (s) | longest (s) |\n"
        "|---|---|---|---|---|---|---|\n",
        out);
  for (int i = 0; i < first->nrows; i++) {
    tally of = tally_of(all, NULL, first->rows[i].strategy);
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

static void write_machines(const strategy_report *all, FILE *out) {
  const strategy_case *first = &all->cases[0];
  fputs("\n## By machine\n\nTime / best of the case, mean over the routines.\n\n| machine |", out);
  for (int i = 0; i < first->nrows; i++) fprintf(out, " %s |", first->rows[i].strategy);
  fputs("\n|---|", out);
  for (int i = 0; i < first->nrows; i++) fputs("---|", out);
  for (int c = 0; c < all->ncases; c++) {
    if (!is_first_of_machine(all, c)) continue;
    fprintf(out, "\n| %s |", all->cases[c].machine_name);
    for (int i = 0; i < first->nrows; i++) {
      tally of = tally_of(all, all->cases[c].machine_name, first->rows[i].strategy);
      write_number(mean_of(&of), " %.3f |", out);
    }
  }
  fputc('\n', out);
}

static void write_layout(const strategy_row *row, FILE *out) {
  if (row->is_planned && row->mb == row->nb)
    fprintf(out, "%d x %d, NB %d", row->problem.layout.nprow, row->problem.layout.npcol, row->nb);
  else if (row->is_planned)
    fprintf(out, "%d x %d, NB %d x %d", row->problem.layout.nprow, row->problem.layout.npcol, row->mb, row->nb);
  else
    fputs("refused", out);
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
      fprintf(out, "| %s | %s n=%d | %s | ", it->machine_name, it->routine, it->n, row->strategy);
      write_layout(row, out);
      fputs(" |", out);
      write_number(row->is_planned ? row->decision_s : NAN, " %.2g |", out);
      write_number(row->is_planned ? row->predicted_s : NAN, " %.4g |", out);
      write_number(row->is_planned ? row->simulated_s : NAN, " %.4g |", out);
      write_number(ratio_of(all, it, row), " %.3f |", out);
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
      if (!any++) fputs("\n## Refused\n\n| machine | calls | why |\n|---|---|---|\n", out);
      fprintf(out, "| %s | %s n=%d", it->machine_name, it->routine, it->n);
      for (const strategy_case *next = it + 1; next < all->cases + all->ncases && is_same_refusal(it, next, i); next++)
        fprintf(out, ", %s n=%d", next->routine, next->n);
      fprintf(out, " | %s |\n", it->rows[i].reason);
    }
}

void strategies_write_page(const strategy_report *all, FILE *out) {
  fputs("# Strategies of earlier systems\n\n"
        "What the strategies of `hscal plan --strategy` ([howto](../howto/strategies.md)) choose, how long they think, "
        "and\n"
        "how long their layouts take. ",
        out);
  fputs(all->is_simulated ? "Written by the target `strategies-report`.\n\n"
                          : "Written by `benchmarks/strategies/report` with `--simulate no`; the target\n"
                            "`strategies-report` also simulates the layouts, which takes hours.\n\n",
        out);
  fprintf(out, "Time is %s.\n",
          all->is_simulated ? "that of the unmodified ScaLAPACK on the simulated machine"
                            : "by hscal's clock, by which all but guide and clusterm also decide");
  fprintf(out,
          "*Time / best*: the layout's time over that of the fastest strategy of the case; means are geometric.\n"
          "Decisions are wall-clock seconds, of choosing alone, on %s.\n"
          "Where the machine allows it, hmpi and hscal put several processes on a fast processor.\n\n",
          all->computer);
  fputs("![Time of each strategy's layout / best](strategies.png)\n\n", out);
  write_summary(all, out);
  write_machines(all, out);
  write_refusals(all, out);
  write_cases(all, out);
}
