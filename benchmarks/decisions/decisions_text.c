/* The page and the CSV file. Every number comes from the rows. */
#include "decisions.h"
#include "force.h"
#include "models/cost/kernel.h"

#include <math.h>

static const char *const words[DECIDERS] = {
    [BY_GUIDE] = "ScaLAPACK's guide",
    [BY_DEALII] = "deal.II",
    [BY_ELEMENTAL] = "Elemental",
    [BY_ABACUS] = "ABACUS",
    [BY_GREEDY] = "greedy",
    [BY_HSCAL] = "hscal",
    [BY_BINOMIAL] = "hscal (binomial)",
    [BY_FORCE] = "brute force",
};

/* Of a cluster and a call. */
typedef struct outcome {
  const decision_row *first;
  const decision_row *least[DECIDERS]; /* null: the routine refuses what this rule proposes */
  double best_s;                       /* of all rows */
  double regret, gain;                 /* of hscal, against the best and against the guide */
  double bound;                        /* mean(speed) / min(speed) over processors */
  double error;                        /* of the full clock, hscal's row */
} outcome;

/* Operations per second of a processor, in panels of `panel` columns. */
static double panel_speed(const hscal_machine *machine, int node, int panel) {
  enum { SIDE = 512 };
  double seconds =
      hscal__kernel_seconds(hscal__node(machine, node), HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, SIDE, SIDE, panel);
  return 2.0 * SIDE * SIDE * panel / seconds;
}

static double processor_speed(const hscal_machine *machine, int node) { return panel_speed(machine, node, 512); }

static double least_speed(const hscal_machine *machine, int panel) {
  double least = INFINITY;
  for (int node = 0; node < machine->nnodes; node++) least = fmin(least, panel_speed(machine, node, panel));
  return least;
}

static double speed_bound(const hscal_machine *machine) {
  double sum = 0;
  for (int node = 0; node < machine->nnodes; node++)
    sum += processor_speed(machine, node) * hscal__node(machine, node)->processors;
  return sum / hscal__machine_processors(machine) / least_speed(machine, 512);
}

static int group_end(const decisions *all, int first) {
  int end = first;
  while (end < all->nrows && all->rows[end].cluster == all->rows[first].cluster &&
         all->rows[end].call == all->rows[first].call)
    end++;
  return end;
}

static outcome outcome_of(const decisions *all, int first, int end) {
  outcome it = {.first = &all->rows[first], .best_s = INFINITY};
  for (int i = first; i < end; i++) {
    const decision_row *row = &all->rows[i], **least = &it.least[row->by];
    if (!*least || row->simulated_s < (*least)->simulated_s) *least = row;
    it.best_s = fmin(it.best_s, row->simulated_s);
  }
  const decision_row *mine = it.least[BY_HSCAL], *guide = it.least[BY_GUIDE];
  it.bound = speed_bound(it.first->machine);
  it.regret = mine ? mine->simulated_s / it.best_s - 1 : NAN;
  it.gain = mine && guide ? guide->simulated_s / mine->simulated_s : NAN;
  it.error = mine ? mine->predicted_s / mine->simulated_s - 1 : NAN;
  return it;
}

/* ---- CSV ---- */

static int nodes_used(const decision_row *row) {
  int used = 0;
  for (int node = 0; node < row->machine->nnodes; node++) {
    int here = 0;
    for (int i = 0; i < hscal__layout_processes(&row->problem.layout); i++) here |= row->problem.node_of[i] == node;
    used += here;
  }
  return used;
}

void decision_write_csv(const decisions *all, FILE *file) {
  fputs("cluster,routine,m,n,k,by,nprow,npcol,mb,nb,panel,nodes,predicted_s,simulated_s,times_best,decision_s\n", file);
  for (int first = 0, end; first < all->nrows; first = end) {
    end = group_end(all, first);
    outcome it = outcome_of(all, first, end);
    for (int i = first; i < end; i++) {
      const decision_row *row = &all->rows[i];
      fprintf(file, "%s,%s,%d,%d,%d,%s,%d,%d,%d,%d,%d,%d,%.9g,%.9g,%.6g,%.3g\n", row->cluster->name, row->call->routine,
              row->call->m, row->call->n, row->call->k, words[row->by], row->problem.layout.nprow,
              row->problem.layout.npcol, row->mb, row->nb, row->problem.layout.backend.panel, nodes_used(row),
              row->predicted_s, row->simulated_s, row->simulated_s / it.best_s, row->decision_s);
    }
  }
}

/* ---- the page ---- */

typedef struct tally {
  int count;
  double sum, worst;
} tally;

static void take(tally *tally, double value) {
  if (isnan(value)) return;
  tally->count++;
  tally->sum += value;
  tally->worst = fmax(tally->worst, value);
}

static void write_layout(const decision_row *row, FILE *file) {
  if (!row) {
    fprintf(file, "| - ");
    return;
  }
  fprintf(file, "| %dx%d ", row->problem.layout.nprow, row->problem.layout.npcol);
  if (row->mb != row->nb) fprintf(file, "%dx", row->mb);
  fprintf(file, "%d/%d%s ", row->nb, row->problem.layout.backend.panel, row->kept_default ? " (kept)" : "");
}

static const decision_row *best_row(const outcome *it) {
  for (int by = 0; by < DECIDERS; by++)
    if (it->least[by] && it->least[by]->simulated_s <= it->best_s) return it->least[by];
  return NULL;
}

static void write_case(const outcome *it, FILE *file) {
  fprintf(file, "| %s %d | %.4f ", it->first->call->routine, it->first->call->n, it->best_s);
  for (int by = 0; by < DECIDERS; by++) {
    if (!it->least[by])
      fprintf(file, "| - ");
    else
      fprintf(file, "| %.3f ", it->least[by]->simulated_s / it->best_s);
  }
  write_layout(it->least[BY_HSCAL], file);
  write_layout(best_row(it), file);
  if (isnan(it->gain))
    fprintf(file, "| - | - ");
  else
    fprintf(file, "| %.3f | %.0f %% ", it->gain, 100 * it->gain / it->bound);
  fprintf(file, "| %.2f | %.3f |\n", 100 * it->error, it->least[BY_HSCAL] ? it->least[BY_HSCAL]->decision_s : NAN);
}

static void write_cluster(const decisions *all, int first, FILE *file) {
  const decision_row *row = &all->rows[first];
  decision_row like = *row;
  fprintf(file, "\n## %s\n\n`%s`, %d processors, bound mean(speed)/min(speed) %.3f, %ld layouts for pdgemm.\n\n",
          row->cluster->name, row->cluster->machine, hscal__machine_processors(row->machine), speed_bound(row->machine),
          decision_set_size(&like));
  fputs("| call | best s ", file);
  for (int by = 0; by < DECIDERS; by++) fprintf(file, "| %s ", words[by]);
  fputs("| hscal's layout | best layout | gain | of the bound | clock off % | decided in s |\n", file);
  fputs("|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n", file);
  for (int i = first, end; i < all->nrows && all->rows[i].cluster == row->cluster; i = end) {
    end = group_end(all, i);
    outcome it = outcome_of(all, i, end);
    write_case(&it, file);
  }
}

static void write_summary(const decisions *all, FILE *file) {
  tally times[DECIDERS] = {{0}}, regret = {0};
  int below = 0, missed = 0, cases = 0, covered = 0;
  for (int first = 0, end; first < all->nrows; first = end) {
    end = group_end(all, first);
    outcome it = outcome_of(all, first, end);
    for (int by = 0; by < DECIDERS; by++)
      if (it.least[by]) take(&times[by], it.least[by]->simulated_s / it.best_s);
    take(&regret, it.regret);
    cases++;
    below += it.gain < 1;
    missed += it.regret > 0.05;
    const decision_row *mine = it.least[BY_HSCAL];
    covered += mine && mine->simulated_s >= mine->lower_s && mine->simulated_s <= mine->upper_s;
  }
  fputs("\n| chosen by | calls | mean time / best | worst |\n|---|---|---|---|\n", file);
  for (int by = 0; by < DECIDERS; by++)
    if (times[by].count)
      fprintf(file, "| %s | %d | %.3f | %.3f |\n", words[by], times[by].count, times[by].sum / times[by].count,
              times[by].worst);
  fprintf(
      file,
      "\nhscal's regret over %d calls: mean %.2f %%, worst %.2f %%; above 5 %% in %d. Slower than ScaLAPACK's guide "
      "in %d. Simulated seconds lie in the plan's 90 %% interval in %.0f %% of the calls.\n",
      cases, 100 * regret.sum / fmax(regret.count, 1), 100 * regret.worst, missed, below,
      100.0 * covered / fmax(cases, 1));
}

/* ---- share of the bound ---- */

/* Processes that can compute at least so fast, each node starting as many as it may. */
static double processes_as_fast(const hscal_machine *machine, double speed) {
  double count = 0;
  for (int node = 0; node < machine->nnodes; node++) {
    double processors = hscal__node(machine, node)->processors;
    double times = processor_speed(machine, node) / speed * (1 + 1e-9); /* as fast as asked for */
    if (times >= 1) count += fmin(floor(processors * times), processors * machine->processes_per_processor);
  }
  return count;
}

/* What even shares can gain, as ScaLAPACK deals them: the most processes x the speed of the slowest of them, over that of one process per
 * processor. */
static double even_bound(const hscal_machine *machine) {
  double most = 0;
  for (int node = 0; node < machine->nnodes; node++)
    for (int each = 1; each <= machine->processes_per_processor * hscal__node(machine, node)->processors; each++) {
      double speed = processor_speed(machine, node) * fmin(1, (double)hscal__node(machine, node)->processors / each);
      most = fmax(most, speed * processes_as_fast(machine, speed));
    }
  return most / (hscal__machine_processors(machine) * least_speed(machine, 512));
}

/* How much of the guide's time the slowest processor computes if shares are even. */
static double computing_share(const outcome *it) {
  const decision_row *guide = it->least[BY_GUIDE];
  const hscal_machine *machine = guide->machine;
  double flops = hscal__call_flops(&guide->problem.call);
  double compute_s = flops / hscal__layout_processes(&guide->problem.layout) /
                     least_speed(machine, guide->problem.layout.backend.panel);
  return fmin(1, compute_s / guide->simulated_s);
}

static void write_shares(const decisions *all, FILE *file) {
  const double mostly = 0.75;
  fputs("\n## Share of the bound\n\nCalls on unequal processors that mostly compute: with the guide's layout the "
        "slowest one computes for at "
        "least 75 % of the\ntime (flops / processes / its speed in the guide's panels). *Even*: what even shares can "
        "gain at most, the best "
        "number of processes on every node (as many\nas the machine allows), as ScaLAPACK deals them; mean/min is out "
        "of reach where that is "
        "less.\n\n"
        "| cluster | call | computing | gain | mean/min | reached | even | reached "
        "|\n|---|---|---|---|---|---|---|---|\n",
        file);
  for (int first = 0, end; first < all->nrows; first = end) {
    end = group_end(all, first);
    outcome it = outcome_of(all, first, end);
    if (!it.least[BY_GUIDE] || isnan(it.gain) || it.bound < 1.01 || computing_share(&it) < mostly) continue;
    double even = even_bound(it.first->machine);
    fprintf(file, "| %s | %s %d | %.0f %% | %.3f | %.3f | %.0f %% | %.3f | %.0f %% |\n", it.first->cluster->name,
            it.first->call->routine, it.first->call->n, 100 * computing_share(&it), it.gain, it.bound,
            100 * it.gain / it.bound, even, 100 * it.gain / even);
  }
}

/* Plans for collectives that the library does not have. */
static void write_collectives(const decisions *all, FILE *file) {
  tally loss = {0};
  int other = 0, slower = 0, cases = 0;
  for (int first = 0, end; first < all->nrows; first = end) {
    end = group_end(all, first);
    outcome it = outcome_of(all, first, end);
    const decision_row *mine = it.least[BY_HSCAL], *binomial = it.least[BY_BINOMIAL], *guide = it.least[BY_GUIDE];
    if (!mine || !binomial) continue;
    cases++;
    other += !sim_problem_is_laid_alike(&mine->problem, &binomial->problem);
    slower += guide && binomial->simulated_s > guide->simulated_s;
    take(&loss, binomial->simulated_s / mine->simulated_s - 1);
  }
  fprintf(file,
          "\n## What knowing the collectives is worth\n\nTold that collectives are SMPI's own, hscal decides otherwise "
          "in %d of %d calls. Of these plans, under the collectives simulated here, %d are slower than the guide's; "
          "against the plans that know the collectives all take %.2f %% longer in the mean, %.1f %% at worst.\n",
          other, cases, slower, 100 * loss.sum / fmax(loss.count, 1), 100 * loss.worst);
}

static void write_missed(const decisions *all, FILE *file) {
  fputs("\n## Every case that misses\n\nRegret above 0.5 %, or slower than the guide:\n\n"
        "| cluster | call | regret % | gain | hscal | best | found by |\n|---|---|---|---|---|---|---|\n",
        file);
  for (int first = 0, end; first < all->nrows; first = end) {
    end = group_end(all, first);
    outcome it = outcome_of(all, first, end);
    if (!(it.regret > 0.005) && !(it.gain < 1)) continue;
    const decision_row *best = best_row(&it);
    fprintf(file, "| %s | %s %d | %.2f | %.3f ", it.first->cluster->name, it.first->call->routine, it.first->call->n,
            100 * it.regret, it.gain);
    write_layout(it.least[BY_HSCAL], file);
    write_layout(best, file);
    fprintf(file, "| %s |\n", best ? words[best->by] : "-");
  }
}

static const char about[] =
    "# Decisions\n"
    "\n"
    "Made by `cmake --build build --target decisions-report`; what was simulated is kept, so a run that was stopped "
    "goes on.\n"
    "Seconds are those of the unmodified libscalapack-openmpi on clusters simulated by SimGrid SMPI "
    "([simulated.md](../explanation/simulated.md)) with\n"
    "the collectives of %s ([simulated_libraries.md](../explanation/simulated_libraries.md)). Columns of\n"
    "deciders: their time / the best time of all layouts that were simulated for the call.\n"
    "A dash: the routine refuses what the decider proposes, or it does not fit in memory.\n"
    "\n"
    "| decider | what it does |\n"
    "|---|---|\n"
    "| ScaLAPACK's guide | NB 64, the squarest grid of all processors if there are 9 or more, else 1 x P; what hscal "
    "calls the guide |\n"
    "| deal.II | NB 64, no more processes than blocks, P : Q as m : n |\n"
    "| Elemental | NB 64, all processors, P the first divisor from the root on |\n"
    "| ABACUS | the guide's grid, NB = N / 2Q between 16 and 64 |\n"
    "| greedy | as HMPI and mpC: NB 64, fastest places first, every grid, the best by the clock (hscal's, to its "
    "favour) |\n"
    "| hscal | `hscal plan`, nothing else said |\n"
    "| hscal (binomial) | the same, told that collectives are SMPI's own: binomial broadcasts, linear reductions |\n"
    "| brute force | every grid of at least half as many processes as processors, places fastest first, nodes filled "
    "one by one or all alike, "
    "a node's processes along rows or columns, NB 32, 64, 128, panel width 32, 128: "
    "the eight best by the sampled clock, the three best of these by the full one, the best of these simulated |\n"
    "\n"
    "Layouts read *grid NB/panel*. *Gain*: the guide's time / hscal's. *Of the bound*: gain / (mean(speed) / "
    "min(speed)), which ideal "
    "balancing alone\n"
    "would gain on a call that only computes; more than 100 %% means that grid, NB and panel gained, too. *Clock off*: "
    "the full clock's "
    "prediction of hscal's layout. *Decided in*: wall-clock on whatever ran beside.\n";

void decision_write_markdown(const decisions *all, FILE *file) {
  fprintf(file, about, all->nrows ? hscal__machine_collectives_name(all->rows[0].machine) : "-");
  write_summary(all, file);
  for (int first = 0, end; first < all->nrows; first = end) {
    end = first;
    while (end < all->nrows && all->rows[end].cluster == all->rows[first].cluster) end++;
    write_cluster(all, first, file);
  }
  write_collectives(all, file);
  write_shares(all, file);
  write_missed(all, file);
}
