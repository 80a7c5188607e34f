/* The page and the CSV file. Every number comes from the cases. */
#include "gains.h"

#include <math.h>
#include <string.h>

enum { LAYOUT_TEXT = 64 };
static const int sets[SETS] = {BY_GUIDE, BY_USUAL, BY_EXPERT};

/* "4x8 NB 64 column, fast nodes"; "-" if there is none. */
static const char *layout_text(const gains_layout *layout, char text[LAYOUT_TEXT]) {
  if (!layout) return "-";
  static const char *const nodes[NODE_CHOICES] = {
      [ALL_NODES] = "", [FASTEST_NODES] = " fast nodes", [ONE_NODE] = " one node"};
  const hscal_layout *grid = &layout->problem.layout;
  char block[32];
  if (layout->mb == layout->nb)
    snprintf(block, sizeof block, "%d", layout->nb);
  else
    snprintf(block, sizeof block, "%dx%d", layout->mb, layout->nb);
  snprintf(text, LAYOUT_TEXT, "%dx%d NB %s%s%s", grid->nprow, grid->npcol, block,
           layout->by & ~(BY_HSCAL | BY_BELIEF) ? layout->is_column ? " column" : " row" : "", nodes[layout->nodes]);
  return text;
}

/* ---- CSV ---- */

static double seconds_of(const gains_layout *layout) { return layout ? layout->simulated_s : NAN; }

void gains_write_csv(const gains *all, FILE *out) {
  fputs("cluster,routine,n,gain_guide,gain_usual,gain_expert,predicted_s,lower_s,upper_s,plan_s,guide_s,usual_s,"
        "expert_s,belief_s,plan,guide,usual,expert,belief\n",
        out);
  for (int c = 0; c < all->ncases; c++) {
    const gains_case *it = &all->cases[c];
    const gains_layout *plan = gains_plan(it);
    char text[LAYOUT_TEXT];
    fprintf(out, "%s,%s,%d", it->cluster, it->routine, it->n);
    for (int s = 0; s < SETS; s++) fprintf(out, ",%.4f", gains_over(it, sets[s]));
    fprintf(out, ",%.6g,%.6g,%.6g,%.6g", plan ? plan->predicted_s : NAN, it->lower_s, it->upper_s, seconds_of(plan));
    for (int s = 0; s < SETS; s++) fprintf(out, ",%.6g", seconds_of(gains_best(it, sets[s])));
    fprintf(out, ",%.6g,%s", seconds_of(gains_best(it, BY_BELIEF)), layout_text(plan, text));
    for (int s = 0; s < SETS; s++) fprintf(out, ",%s", layout_text(gains_best(it, sets[s]), text));
    fprintf(out, ",%s\n", layout_text(gains_best(it, BY_BELIEF), text));
  }
}

/* ---- the page ---- */

/* Gains over a set: their geometric mean, and the least. */
typedef struct tally {
  int count, below; /* below: the plan was slower */
  double log_sum, least, largest;
} tally;

static void take(tally *to, double gain) {
  const double noise = 1e-3; /* of the simulation's last digits */
  if (isnan(gain)) return;
  to->least = to->count ? fmin(to->least, gain) : gain;
  to->largest = to->count ? fmax(to->largest, gain) : gain;
  to->count++;
  to->below += gain < 1 - noise;
  to->log_sum += log(gain);
}

static double mean_of(const tally *of) { return of->count ? exp(of->log_sum / of->count) : NAN; }

/* A row of the table of gains, over the cases of a cluster or of all (null). */
static void write_row(const gains *all, const char *cluster, FILE *out) {
  tally over[SETS] = {0};
  for (int c = 0; c < all->ncases; c++)
    for (int s = 0; s < SETS; s++)
      if (!cluster || strcmp(cluster, all->cases[c].cluster) == 0) take(&over[s], gains_over(&all->cases[c], sets[s]));
  fprintf(out, "| %s | %d |", cluster ? cluster : "**all**", over[SETS - 1].count);
  for (int s = 0; s < SETS; s++) fprintf(out, " %.2f |", mean_of(&over[s]));
  fprintf(out, " %.2f to %.2f |\n", over[SETS - 1].least, over[SETS - 1].largest);
}

static void write_table(const gains *all, FILE *out) {
  fputs("<!-- gains -->\n"
        "| cluster | calls | over the guide's layout | over the best of guide and divisor grids | over the best of 54 "
        "that "
        "an expert would try | the last, least to largest |\n"
        "|---|---|---|---|---|---|\n",
        out);
  const char *last = "";
  for (int c = 0; c < all->ncases; c++) {
    if (strcmp(last, all->cases[c].cluster) == 0) continue;
    last = all->cases[c].cluster;
    write_row(all, last, out);
  }
  write_row(all, NULL, out);
  fputs("<!-- /gains -->\n", out);
}

/* Losses are told first. */
static void write_losses(const gains *all, FILE *out) {
  tally over[SETS] = {0};
  for (int c = 0; c < all->ncases; c++)
    for (int s = 0; s < SETS; s++) take(&over[s], gains_over(&all->cases[c], sets[s]));
  fprintf(
      out,
      "\nSlower than the guide's layout: %d of %d calls; than the best of guide and divisor grids: %d of %d; than the "
      "best of the 54: %d of %d",
      over[0].below, over[0].count, over[1].below, over[1].count, over[2].below, over[2].count);
  int listed = 0;
  for (int c = 0; c < all->ncases; c++) {
    const gains_case *it = &all->cases[c];
    double gain = gains_over(it, BY_EXPERT);
    char text[LAYOUT_TEXT];
    if (!(gain < 1 - 1e-3)) continue;
    fprintf(out, "%s %s, %s: %.1f %% slower than %s", listed++ ? ";" : " (", it->cluster, it->routine,
            100 * (1 / gain - 1), layout_text(gains_best(it, BY_EXPERT), text));
  }
  fprintf(out, "%s.\n", listed ? ")" : "");
}

static void write_predictions(const gains *all, FILE *out) {
  double sum = 0, worst = 0;
  int count = 0, within = 0;
  for (int c = 0; c < all->ncases; c++) {
    const gains_layout *plan = gains_plan(&all->cases[c]);
    if (!plan) continue;
    double off = fabs(plan->predicted_s / plan->simulated_s - 1);
    sum += off, worst = fmax(worst, off), count++;
    within += plan->simulated_s >= all->cases[c].lower_s && plan->simulated_s <= all->cases[c].upper_s;
  }
  fprintf(
      out,
      "\nPredictions of the plans are off by %.2f %% in the mean, %.1f %% at worst; %d of %d lie in their intervals.\n",
      100 * sum / count, 100 * worst, within, count);
}

/* What is lost by plans for collectives that the library does not have. */
static void write_belief(const gains *all, FILE *out) {
  double log_sum = 0, worst = 0;
  int count = 0, other = 0, below = 0;
  for (int c = 0; c < all->ncases; c++) {
    const gains_layout *plan = gains_plan(&all->cases[c]), *belief = gains_best(&all->cases[c], BY_BELIEF);
    const gains_layout *guide = gains_best(&all->cases[c], BY_GUIDE);
    if (!plan || !belief) continue;
    double loss = belief->simulated_s / plan->simulated_s;
    log_sum += log(loss), worst = fmax(worst, loss - 1);
    count++, other += belief != plan, below += guide && belief->simulated_s > guide->simulated_s;
  }
  if (count)
    fprintf(out,
            "\nIf hscal believed that collectives are those of %s, it would plan %d of %d calls otherwise. These plans "
            "would take %.2f %% longer than its plans do (mean of all), %.1f %% at worst, and %d would be slower than "
            "the guide's layout.\n",
            all->belief->name, other, count, 100 * (exp(log_sum / count) - 1), 100 * worst, below);
}

/* A dash where there is no number. */
static void write_number(double value, int digits, const char *end, FILE *out) {
  if (isnan(value))
    fprintf(out, "-%s", end);
  else
    fprintf(out, "%.*f%s", digits, value, end);
}

static void write_calls(const gains *all, FILE *out) {
  const char *last = "";
  for (int c = 0; c < all->ncases; c++) {
    const gains_case *it = &all->cases[c];
    const gains_layout *plan = gains_plan(it);
    char text[LAYOUT_TEXT];
    if (strcmp(last, it->cluster) != 0)
      fprintf(out,
              "\n## %s\n\n| call | plan | predicted s | simulated s | guide | s | best of guide and divisor grids | s "
              "| best of 54 | s | gains |\n"
              "|---|---|---|---|---|---|---|---|---|---|---|\n",
              last = it->cluster);
    fprintf(out, "| %s %d | %s | %.4f | %.4f |", it->routine, it->n, layout_text(plan, text),
            plan ? plan->predicted_s : NAN, seconds_of(plan));
    for (int s = 0; s < SETS; s++) {
      const gains_layout *best = gains_best(it, sets[s]);
      fprintf(out, " %s | ", layout_text(best, text));
      write_number(seconds_of(best), 4, " |", out);
    }
    for (int s = 0; s < SETS; s++) {
      fputc(' ', out);
      write_number(gains_over(it, sets[s]), 2, s + 1 < SETS ? "," : " |\n", out);
    }
  }
}

void gains_write_page(const gains *all, FILE *out) {
  fputs("# What a plan gains, against an expert\n\n"
        "Made by `cmake --build build --target gains-report`; what was simulated is kept, so a run that was stopped "
        "goes on.\n"
        "Seconds are those of the unmodified libscalapack-openmpi on clusters simulated by SimGrid SMPI "
        "([simulated.md](../explanation/simulated.md)) with the collectives of\n",
        out);
  fprintf(out, "%s", all->ncases ? hscal__machine_collectives_name(all->cases[0].machine) : "-");
  fputs(" ([simulated_libraries.md](../explanation/simulated_libraries.md)). The clusters (five of `machines`; "
        "`benchmarks/gains/report` lists them) were\n"
        "written down before any plan was made for them; no processor runs more than one process. A gain is the time "
        "of the other layout / the plan's;\n"
        "means are geometric.\n\n",
        out);
  write_table(all, out);
  write_losses(all, out);
  write_predictions(all, out);
  if (all->belief) write_belief(all, out);
  fputs("\n![By routine on three of the clusters](pictures/gains.png)\n", out);
  fputs("\n**Layouts.** *Guide*: NB 64, all processors, the squarest grid if there are 9 or more, else 1 x P, row "
        "order. *Divisor grids*: also d x P/d and\n"
        "P/d x d, d the largest divisor up to the root of P, all in row and in column order. *54*: also NB 32 and 128, "
        "and all of it on the fastest kind of\n"
        "nodes alone, and on a single one of these (many coincide). Of each set those three are simulated that hscal's "
        "clock predicts to be the fastest, and the "
        "fastest of them counts.\n",
        out);
  write_calls(all, out);
}

/* ---- the table ---- */

static void write_line(const char *call, const char *whose, const gains_layout *layout, double gain, FILE *out) {
  char text[LAYOUT_TEXT];
  fprintf(out, "  %-13s %-10s %-30s", call, whose, layout_text(layout, text));
  if (layout) fprintf(out, " %8.4g %8.4g", layout->predicted_s, layout->simulated_s);
  if (layout && gain > 0) fprintf(out, " %5.2fx", gain);
  fputc('\n', out);
}

void gains_write_table(const gains *all, FILE *out) {
  static const char *const whose[SETS] = {"guide", "divisors", "expert"};
  fprintf(out, "  %-13s %-10s %-30s %8s %8s %6s\n", "call", "layout of", "", "predict.", "simulat.", "gain");
  for (int c = 0; c < all->ncases; c++) {
    const gains_case *it = &all->cases[c];
    char call[32];
    snprintf(call, sizeof call, "%s %d", it->routine, it->n);
    for (int s = 0; s < SETS; s++) {
      const gains_layout *best = gains_best(it, sets[s]);
      if (s > 0 && best == gains_best(it, sets[s - 1])) continue;
      write_line(call, whose[s], best, gains_over(it, sets[s]), out);
      *call = 0;
    }
    write_line(call, "the plan", gains_plan(it), 0, out);
  }
}
