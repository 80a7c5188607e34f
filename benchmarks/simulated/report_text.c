/* The report as Markdown for people and CSV for programs. Every number comes from the rows. */
#include "models/model.h"
#include "report.h"

#include <math.h>

/* By how many per cent `seconds` is off `from_s`. */
static double off_percent(double seconds, double from_s) { return 100 * (seconds / from_s - 1); }

/* Mean and largest of absolute percentages. */
typedef struct spread {
  int count;
  double sum, worst;
} spread;

static void take(spread *values, double percent) {
  values->count++;
  values->sum += fabs(percent);
  values->worst = fmax(values->worst, fabs(percent));
}

/* Over rows with one process per node at most, and over the others. */
typedef struct errors {
  spread full[2], sampled[2], nearby[2];
} errors;

static void write_spread(const char *what, const spread *values, int digits, FILE *file) {
  if (values->count == 0) return;
  fprintf(file, "| %s | %d | %.*f | %.*f |\n", what, values->count, digits, values->sum / values->count, digits,
          values->worst);
}

/* Rows [first, end) of one machine and one order. */
static int group_end(const report *all, int first) {
  const report_row *a = &all->rows[first];
  int end = first;
  while (end < all->nrows && all->rows[end].machine == a->machine && all->rows[end].problem.call.n == a->problem.call.n)
    end++;
  return end;
}

static const report_row *find(const report *all, int first, int end, report_kind kind) {
  for (int i = first; i < end; i++)
    if (all->rows[i].kind == kind) return &all->rows[i];
  return NULL;
}

static const report_row *best(const report *all, int first, int end) {
  const report_row *least = &all->rows[first];
  for (int i = first; i < end; i++)
    if (all->rows[i].simulated_s < least->simulated_s) least = &all->rows[i];
  return least;
}

static void write_layout(const report_row *row, FILE *file) {
  const hscal_desc *c = &row->problem.call.operand[HSCAL_C].desc;
  fprintf(file, "%dx%d", row->problem.layout.nprow, row->problem.layout.npcol);
  if (c->mb == c->nb)
    fprintf(file, " | %d", c->nb);
  else
    fprintf(file, " | %dx%d", c->mb, c->nb);
  fprintf(file, " | %d", row->problem.layout.backend.panel);
}

static void write_row(const report_row *row, errors *all, FILE *file) {
  int nodes, most;
  report_spread(row, &nodes, &most);
  double full = off_percent(row->full_s, row->simulated_s), sampled = off_percent(row->sampled_s, row->simulated_s);
  int shared = most > 1;
  take(&all->full[shared], full);
  take(&all->sampled[shared], sampled);
  const char *mark = row->kind == REPORT_LISTED ? "" : "*";
  fprintf(file, "| ");
  write_layout(row, file);
  fprintf(file, " | %s%s%s | %d | %.5f | %.5f | %.3f | %.5f | %.2f | ", mark, row->where, mark, nodes, row->simulated_s,
          row->full_s, full, row->sampled_s, sampled);
  if (shared) {
    double moved = off_percent(row->nearby_s, row->simulated_s);
    take(&all->nearby[1], moved);
    fprintf(file, "%.2f", moved);
  }
  fprintf(file, " |\n");
}

static void write_group(const report *all, int first, int end, errors *sums, FILE *file) {
  fprintf(file, "\n### %s, N = %d\n\n", all->rows[first].machine_file, all->rows[first].problem.call.n);
  fprintf(file, "| grid | NB | panel | processes | nodes | simulated s | full clock s | error %% | sampled clock s "
                "| error %% | nearby %% |\n|---|---|---|---|---|---|---|---|---|---|---|\n");
  for (int i = first; i < end; i++) write_row(&all->rows[i], sums, file);
}

static void write_choice(const report *all, int first, int end, spread *regret, FILE *file) {
  const report_row *chosen = find(all, first, end, REPORT_CHOSEN), *least = best(all, first, end);
  const report_row *fallback = find(all, first, end, REPORT_DEFAULT);
  if (!chosen || !fallback) return;
  double lost = off_percent(chosen->simulated_s, least->simulated_s);
  take(regret, lost);
  fprintf(file, "| %s | %d | ", chosen->machine_file, chosen->problem.call.n);
  write_layout(chosen, file);
  fprintf(file, " | %.5f | %.5f | ", chosen->sampled_s, chosen->simulated_s);
  write_layout(least, file);
  fprintf(file, " | %.5f | %.2f | %.5f | %.3f |\n", least->simulated_s, lost, fallback->simulated_s,
          fallback->simulated_s / chosen->simulated_s);
}

static void write_errors(const errors *sums, FILE *file) {
  fprintf(file, "\n## Errors\n\n| | layouts | mean %% | worst %% |\n|---|---|---|---|\n");
  write_spread("full clock, one process per node", &sums->full[0], 3, file);
  write_spread("full clock, several on some node", &sums->full[1], 3, file);
  write_spread("sampled clock, one process per node", &sums->sampled[0], 2, file);
  write_spread("sampled clock, several on some node", &sums->sampled[1], 2, file);
  write_spread("simulation of a nearby machine, several on some node", &sums->nearby[1], 2, file);
}

void report_write_markdown(const report *all, const char *command, FILE *file) {
  fprintf(
      file,
      "# Predicted and simulated\n\n"
      "Generated, not written: `%s` makes this file again, the same to the last digit.\n\n"
      "PDGEMM, double precision, square matrices of order N. *Simulated*: the unmodified libscalapack-openmpi run\n"
      "on the machine by SimGrid SMPI (simulated.md). *Full clock*: hscal's prediction from every event. *Sampled\n"
      "clock*: the cheaper one that the search goes by. Errors are relative to the simulated seconds. *Nearby*: by\n"
      "how much the simulated seconds themselves move when the nodes' speeds differ by 0.01 %%. Where processes\n"
      "share processors, the order in which they happen to run can tip over: no prediction can be closer than that.\n",
      command);
  errors sums = {0};
  spread regret = {0};
  for (int first = 0; first < all->nrows; first = group_end(all, first))
    write_group(all, first, group_end(all, first), &sums, file);
  write_errors(&sums, file);

  fprintf(file,
          "\n## The plan's choice\n\n"
          "*Best*: of all layouts simulated above, those that the planner ranks next to its choice included.\n"
          "*Regret*: what the choice loses against it, both simulated. *Gain*: ScaLAPACK's rule of thumb (NB 64, one\n"
          "process per processor, nodes in the machine's order) over the choice, both simulated.\n\n"
          "| machine | N | grid | NB | panel | predicted s | simulated s | best: grid | NB | panel | simulated s "
          "| regret %% | rule of thumb s | gain |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n");
  for (int first = 0; first < all->nrows; first = group_end(all, first))
    write_choice(all, first, group_end(all, first), &regret, file);
  if (regret.count) fprintf(file, "\nRegret: mean %.2f %%, worst %.2f %%.\n", regret.sum / regret.count, regret.worst);
}

void report_write_csv(const report *all, FILE *file) {
  static const char *const kind[REPORT_KINDS] = {"listed", "chosen", "rival", "default"};
  fprintf(file, "machine,n,kind,nprow,npcol,mb,nb,panel,nodes,most_per_node,simulated_s,full_s,sampled_s,nearby_s,"
                "placement\n");
  for (int i = 0; i < all->nrows; i++) {
    const report_row *row = &all->rows[i];
    const hscal_layout *layout = &row->problem.layout;
    const hscal_desc *c = &row->problem.call.operand[HSCAL_C].desc;
    int nodes, most;
    report_spread(row, &nodes, &most);
    fprintf(file, "%s,%d,%s,%d,%d,%d,%d,%d,%d,%d,%.9f,%.9f,%.9f,", row->machine_file, row->problem.call.n,
            kind[row->kind], layout->nprow, layout->npcol, c->mb, c->nb, layout->backend.panel, nodes, most,
            row->simulated_s, row->full_s, row->sampled_s);
    if (most > 1) fprintf(file, "%.9f", row->nearby_s);
    for (int p = 0; p < hscal__layout_processes(layout); p++)
      fprintf(file, "%c%s", p ? ' ' : ',', row->machine->node_name[row->problem.node_of[p]]);
    fprintf(file, "\n");
  }
}
