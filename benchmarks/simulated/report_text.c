/* The report as Markdown for people and CSV for programs. Every number comes from the rows. */
#include "models/predict/interval.h"
#include "page_parts.h"
#include "report.h"
#include "sim.h"

#include <math.h>
#include <stdlib.h>

/* Over rows with one process per node at most, over the others, and over all whose routine depends on data. */
enum { ALONE, SHARED, DEPENDENT, SORTS };
typedef struct errors {
  report_errors full[SORTS], sampled[SORTS], nearby[SORTS];
} errors;

static void write_spread(const char *what, const report_errors *values, int digits, FILE *file) {
  if (values->count == 0) return;
  fprintf(file, "| %s | %d | %.*f | %.*f |\n", what, values->count, digits, values->sum / values->count, digits,
          values->worst);
}

/* Rows [first, end) of one case and one machine. */
static int group_end(const report *all, int first) {
  const report_row *a = &all->rows[first];
  int end = first;
  while (end < all->nrows && all->rows[end].machine == a->machine && all->rows[end].what == a->what) end++;
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

/* Of any operand: all have the same blocks. */
static const hscal_desc *desc_of(const report_row *row) {
  const hscal_call *call = &row->problem.call;
  int which = 0;
  while (which + 1 < HSCAL_OPERANDS && !hscal__call_has(call, (hscal_operand_name)which)) which++;
  return &call->operand[which].desc;
}

static void write_layout(const report_row *row, FILE *file) {
  const hscal_desc *c = desc_of(row);
  fprintf(file, "%dx%d", row->problem.layout.nprow, row->problem.layout.npcol);
  if (c->mb == c->nb)
    fprintf(file, " | %d", c->nb);
  else
    fprintf(file, " | %dx%d", c->mb, c->nb);
  fprintf(file, " | %d", row->problem.layout.backend.panel);
}

static int is_shared(const report_row *row) {
  int nodes, most;
  report_spread(row, &nodes, &most);
  return most > 1;
}

int report_is_off(const report_row *row) {
  if (sim_depends_on_data(row->problem.call.routine)) return 0; /* what it is off by is the data's */
  return is_shared(row) && fabs(report_off_percent(row->full_s, row->simulated_s)) > 0.1;
}

static void take_row(const report_row *row, errors *sums) {
  int sort = sim_depends_on_data(row->problem.call.routine) ? DEPENDENT : is_shared(row) ? SHARED : ALONE;
  report_errors_take(&sums->full[sort], report_off_percent(row->full_s, row->simulated_s));
  report_errors_take(&sums->sampled[sort], report_off_percent(row->sampled_s, row->simulated_s));
  if (!isnan(row->nearby_s))
    report_errors_take(&sums->nearby[sort], report_off_percent(row->nearby_s, row->simulated_s));
}

static void write_row(const report_row *row, FILE *file) {
  int nodes, most;
  report_spread(row, &nodes, &most);
  const char *mark = row->kind == REPORT_LISTED ? "" : "*";
  fprintf(file, "| ");
  write_layout(row, file);
  fprintf(file, " | %s%s%s | %d | %.5f | %.5f | %.3f | %.5f | %.2f | ", mark, row->where, mark, nodes, row->simulated_s,
          row->full_s, report_off_percent(row->full_s, row->simulated_s), row->sampled_s,
          report_off_percent(row->sampled_s, row->simulated_s));
  if (!isnan(row->nearby_s)) fprintf(file, "%.2f", report_off_percent(row->nearby_s, row->simulated_s));
  fprintf(file, " |\n");
}

static void write_group(const report *all, int first, int end, FILE *file) {
  fprintf(file, "\n### ");
  report_write_case(all->rows[first].what, &all->rows[first].problem.call, file);
  fprintf(file,
          ", %s\n\n| grid | NB | panel | processes | nodes | simulated s | full clock s | error %% | sampled clock s "
          "| error %% | nearby %% |\n|---|---|---|---|---|---|---|---|---|---|---|\n",
          all->rows[first].machine_file);
  for (int i = first; i < end; i++) write_row(&all->rows[i], file);
}

static double mean(const report_errors *values) { return values->count ? values->sum / values->count : 0; }

/* Errors of a group, and what became of the plan's choice. */
static void write_summary(const report *all, int first, int end, report_errors *regret, FILE *file) {
  report_errors full = {0}, sampled = {0}, moved = {0};
  for (int i = first; i < end; i++) {
    report_errors_take(&full, report_off_percent(all->rows[i].full_s, all->rows[i].simulated_s));
    report_errors_take(&sampled, report_off_percent(all->rows[i].sampled_s, all->rows[i].simulated_s));
    if (!isnan(all->rows[i].nearby_s))
      report_errors_take(&moved, report_off_percent(all->rows[i].nearby_s, all->rows[i].simulated_s));
  }
  const report_row *chosen = find(all, first, end, REPORT_CHOSEN), *least = best(all, first, end);
  const report_row *fallback = find(all, first, end, REPORT_DEFAULT);
  if (!chosen || !fallback) return;
  double lost = report_off_percent(chosen->simulated_s, least->simulated_s);
  report_errors_take(regret, lost);
  fprintf(file, "| ");
  report_write_case(chosen->what, &chosen->problem.call, file);
  fprintf(file, " | %s | %d | %.3f | %.3f | ", chosen->machine->name, end - first, mean(&full), full.worst);
  if (moved.count) fprintf(file, "%.3f", moved.worst);
  fprintf(file, " | %.2f | %.2f | ", mean(&sampled), sampled.worst);
  write_layout(chosen, file);
  fprintf(file, " | %.5f | %.5f | ", chosen->sampled_s, chosen->simulated_s);
  write_layout(least, file);
  fprintf(file, " | %.5f | %.2f | %.5f | %.3f |\n", least->simulated_s, lost, fallback->simulated_s,
          fallback->simulated_s / chosen->simulated_s);
}

static void write_summaries(const report *all, FILE *file) {
  report_errors regret = {0};
  fprintf(
      file,
      "\n## Errors and choices\n\n"
      "*Best*: of all layouts simulated, those that the planner ranks next to its choice included. *Regret*: what the\n"
      "choice loses against it, both simulated. *Gain*: ScaLAPACK's rule of thumb (NB 64, one process per processor,\n"
      "nodes in the machine's order) over the choice, both simulated.\n\n"
      "| call | machine | layouts | full clock: mean error %% | worst | nearby: worst %% | sampled clock: mean "
      "error %% | worst "
      "| the plan: grid | NB | panel | predicted s | simulated s | best: grid | NB | panel | simulated s | regret %% "
      "| rule of thumb s | gain "
      "|\n|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n");
  for (int first = 0; first < all->nrows; first = group_end(all, first))
    write_summary(all, first, group_end(all, first), &regret, file);
  fprintf(file, "\nRegret: mean %.2f %%, worst %.2f %%.\n", mean(&regret), regret.worst);
}

static void write_errors(const report *all, FILE *file) {
  errors sums = {0};
  for (int i = 0; i < all->nrows; i++) take_row(&all->rows[i], &sums);
  fprintf(file, "\n| all | layouts | mean %% | worst %% |\n|---|---|---|---|\n");
  write_spread("full clock, one process per node", &sums.full[ALONE], 3, file);
  write_spread("full clock, several on some node", &sums.full[SHARED], 3, file);
  write_spread("full clock, routines that depend on data", &sums.full[DEPENDENT], 3, file);
  write_spread("sampled clock, one process per node", &sums.sampled[ALONE], 2, file);
  write_spread("sampled clock, several on some node", &sums.sampled[SHARED], 2, file);
  write_spread("sampled clock, routines that depend on data", &sums.sampled[DEPENDENT], 2, file);
  write_spread("simulation of a nearby machine, where the full clock is off", &sums.nearby[SHARED], 2, file);
}

/* ---- intervals ---------------------------------------------------------------------------------------------- */

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

static int sort_of(const report_row *row) {
  hscal_placement placement = {.machine = row->machine, .node_of = row->problem.node_of};
  return hscal__interval_sort(&row->problem.call, &placement, hscal__layout_processes(&row->problem.layout));
}

/* What the sampled clock is off by in rows of this sort, ascending: off[all->nrows]; returns how many. */
static int errors_of_sort(const report *all, int sort, double *off) {
  int count = 0;
  for (int i = 0; i < all->nrows; i++)
    if (sort_of(&all->rows[i]) == sort)
      off[count++] = fabs(report_off_percent(all->rows[i].sampled_s, all->rows[i].simulated_s));
  qsort(off, (size_t)count, sizeof *off, ascending);
  return count;
}

static void write_intervals(const report *all, FILE *file) {
  double *off = calloc((size_t)all->nrows + 1, sizeof *off);
  fprintf(file,
          "\n## Intervals\n\n*Covered*: simulated seconds that lie in the 90 %% interval around the sampled clock's, "
          "on a machine "
          "that is taken at\nits word. *9 in 10*: are off by no more, which is what the interval is made from.\n\n"
          "| sort | layouts | interval +- %% | covered %% | 9 in 10: %% |\n|---|---|---|---|---|\n");
  for (int sort = 0; sort < HSCAL_INTERVAL_SORTS && off; sort++) {
    int count = errors_of_sort(all, sort, off), covered = 0;
    double width = 100 * hscal__interval_of_clock(sort);
    if (count == 0) continue;
    while (covered < count && off[covered] <= width) covered++;
    fprintf(file, "| %s | %d | %.2f | %.0f | %.2f |\n", hscal__interval_sort_name(sort), count, width,
            100.0 * covered / count, off[(9 * count + 9) / 10 - 1]);
  }
  free(off);
}

/* ---- ranks ------------------------------------------------------------------------------------------------- */

/* The rank of row `row` among [first, end) by simulated seconds, or by predicted ones; equal ones share the mean rank. */
static double rank_of(const report *all, int first, int end, int row, int predicted) {
  double rank = 0.5, own = predicted ? all->rows[row].full_s : all->rows[row].simulated_s;
  for (int i = first; i < end; i++) {
    double other = predicted ? all->rows[i].full_s : all->rows[i].simulated_s;
    rank += other < own ? 1 : other > own ? 0 : 0.5;
  }
  return rank;
}

/* Spearman's rank correlation of full clock and simulation. */
static double rank_correlation(const report *all, int first, int end) {
  double middle = 0.5 * (end - first + 1), both = 0, simulated = 0, predicted = 0;
  for (int i = first; i < end; i++) {
    double x = rank_of(all, first, end, i, 0) - middle, y = rank_of(all, first, end, i, 1) - middle;
    both += x * y, simulated += x * x, predicted += y * y;
  }
  return both / sqrt(simulated * predicted);
}

static void write_rank(const report *all, int first, int end, report_errors *regret, FILE *file) {
  const report_row *patient = find(all, first, end, REPORT_PATIENT);
  fprintf(file, "| ");
  report_write_case(all->rows[first].what, &all->rows[first].problem.call, file);
  fprintf(file, " | %s | %.3f | ", all->rows[first].machine->name, rank_correlation(all, first, end));
  if (patient) {
    double lost = report_off_percent(patient->simulated_s, best(all, first, end)->simulated_s);
    report_errors_take(regret, lost);
    write_layout(patient, file);
    fprintf(file, " | %.5f | %.5f | %.2f |\n", patient->sampled_s, patient->simulated_s, lost);
  } else
    fprintf(file, "| | | | | |\n");
}

static void write_ranks(const report *all, FILE *file) {
  report_errors regret = {0};
  fprintf(file,
          "\n| call | machine | rank correlation | the patient plan: grid | NB | panel | predicted s | simulated s "
          "| regret %% |\n|---|---|---|---|---|---|---|---|---|\n");
  for (int first = 0; first < all->nrows; first = group_end(all, first))
    write_rank(all, first, group_end(all, first), &regret, file);
  fprintf(file, "\nRegret of the patient plan: mean %.2f %%, worst %.2f %%.\n", mean(&regret), regret.worst);
}

void report_write_markdown(const report *all, const report_page *page, FILE *file) {
  fprintf(file,
          "# %s\n\n"
          "Generated, not written: `cmake --build build --target %s` makes this file again, the same to the last "
          "digit.\n\n%s\nCollectives are SMPI's own, in the simulation as in the clock; those of Open MPI and MPICH: "
          "[simulated_libraries.md](simulated_libraries.md).\n",
          page->title, page->target, page->about);
  write_summaries(all, file);
  write_errors(all, file);
  write_intervals(all, file);
  if (page->has_ranks) write_ranks(all, file);
  fprintf(file, "\n## Layouts\n");
  for (int first = 0; first < all->nrows; first = group_end(all, first))
    if (all->rows[first].what->shown) write_group(all, first, group_end(all, first), file);
}

void report_write_csv(const report *all, FILE *file) {
  static const char *const kind[REPORT_KINDS] = {"listed", "chosen", "patient", "rival", "default"};
  fprintf(
      file,
      "machine,routine,m,n,k,kind,nprow,npcol,mb,nb,panel,nodes,most_per_node,simulated_s,full_s,sampled_s,nearby_s,"
      "placement\n");
  for (int i = 0; i < all->nrows; i++) {
    const report_row *row = &all->rows[i];
    const hscal_layout *layout = &row->problem.layout;
    const hscal_call *call = &row->problem.call;
    const hscal_desc *c = desc_of(row);
    int nodes, most;
    report_spread(row, &nodes, &most);
    fprintf(file, "%s,%s,%d,%d,%d,%s,%d,%d,%d,%d,%d,%d,%d,%.9f,%.9f,%.9f,", row->machine_file, call->routine->name,
            call->m, call->n, call->k, kind[row->kind], layout->nprow, layout->npcol, c->mb, c->nb,
            layout->backend.panel, nodes, most, row->simulated_s, row->full_s, row->sampled_s);
    if (!isnan(row->nearby_s)) fprintf(file, "%.9f", row->nearby_s);
    for (int p = 0; p < hscal__layout_processes(layout); p++)
      fprintf(file, "%c%s", p ? ' ' : ',', row->machine->node_name[row->problem.node_of[p]]);
    fprintf(file, "\n");
  }
}
