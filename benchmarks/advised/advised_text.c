/* The page and the CSV file. Every number comes from the cases. */
#include "advised.h"
#include "workload/write.h"

#include <string.h>

enum { LAYOUT_TEXT = 64 };
static const char *const kinds[ADVISED_KINDS] = {
    [AS_RECORDED] = "now", [BY_KNOB] = "knob", [IN_ONE_CONTEXT] = "context"};

/* "4 x 8, NB 64"; "-" if there is none. */
static const char *layout_text(const hscal_candidate *layout, int one_per_process, char text[LAYOUT_TEXT]) {
  if (layout->nprocs == 0) return "-";
  int used = snprintf(text, LAYOUT_TEXT, "%d x %d, ", layout->nprow, layout->npcol);
  if (one_per_process)
    snprintf(text + used, (size_t)(LAYOUT_TEXT - used), "a block each");
  else if (layout->mb == layout->nb)
    snprintf(text + used, (size_t)(LAYOUT_TEXT - used), "NB %d", layout->nb);
  else
    snprintf(text + used, (size_t)(LAYOUT_TEXT - used), "NB %dx%d", layout->mb, layout->nb);
  return text;
}

static const char *kind_text(const advised_case *it, advised_kind kind, char text[LAYOUT_TEXT]) {
  const hscal_known_program *program = it->advice.program;
  int has_blocks_of_its_own = kind != IN_ONE_CONTEXT && program->blocks == HSCAL_KNOB_BLOCKS_ONE_PER_PROCESS;
  return layout_text(&it->layouts[kind].layout, program->set && has_blocks_of_its_own, text);
}

static double gain_of(const advised_case *it, advised_kind kind) {
  return advised_seconds(it, AS_RECORDED) / advised_seconds(it, kind);
}

/* ---- CSV ----------------------------------------------------------------------------------------------------------- */

void advised_write_csv(const void *what, FILE *out) {
  const advised *all = what;
  fputs("program,order,how,kind,grid,mb,nb,call,count,clock_s,seconds,simulated_s,machine\n", out);
  for (int c = 0; c < all->ncases; c++) {
    const advised_case *it = &all->cases[c];
    for (int kind = 0; kind < ADVISED_KINDS; kind++) {
      const advised_layout *of = &it->layouts[kind];
      for (int i = 0; i < it->ncalls && of->layout.nprocs; i++)
        fprintf(out, "%s,%d,%s,%s,%dx%d,%d,%d,%s,%ld,%.6g,%.6g,%.6g,%s\n", it->program, advised_order(it),
                it->whole ? "whole" : "parts", kinds[kind], of->layout.nprow, of->layout.npcol, of->layout.mb,
                of->layout.nb, it->workload->call[i].given.routine->name, it->workload->call[i].count,
                of->calls[i].predicted_s, replay_seconds(&of->calls[i]), replay_simulated_s(&of->calls[i]),
                it->machine->name);
    }
  }
}

/* ---- the page ------------------------------------------------------------------------------------------------------ */

static const char about[] =
    "# What advice wins for programs that cannot be changed\n"
    "\n"
    "Made by `benchmarks/advised/report`; the target `advised-report` does it for 32 and 128 processes, which takes\n"
    "hours. What was simulated is kept, so a run that was stopped goes on.\n"
    "\n"
    "![Seconds of each program by layout](advised.png)\n"
    "\n"
    "`hscal advise` is asked about recordings of three programs (`benchmarks/advised/*.workload`): the calls that they "
    "were\n"
    "seen to make in `tests/clients`, written down for large matrices and for the layouts that their sources give for "
    "so\n"
    "many processes. Quantum ESPRESSO gives each process one block. PETSc takes one row of processes where the root of "
    "their\n"
    "number, rounded down, does not divide it. NWChem has blocks of 16. *Knob*: what an option of the program reaches, "
    "as\n"
    "the advice says it. *Context*: what an author of the program could have, with the library's own panel width.\n"
    "\n"
    "Seconds are those of the unmodified libscalapack-openmpi on clusters simulated by SimGrid SMPI\n"
    "([simulated.md](../explanation/simulated.md)) with the collectives of ";

static const char about_parts[] =
    "Drivers of eigenvalue problems depend on data: their reductions to tridiagonal form, back transformations,\n"
    "factorizations and solutions are simulated; what lies between these (QR iterations, divide and conquer) is the\n"
    "clock's. *Simulated*: the part of the seconds now that is; above 100 %\n"
    "where the clock lets steps of a driver overlap that are simulated one after another.\n"
    "\n"
    "| program | machine | now | s | simulated | by its knob | s | gain | in one context | s | gain |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|\n";

static const char about_whole[] =
    "\n"
    "## Small, with data\n"
    "\n"
    "The same with smaller matrices, each call simulated whole: what the routines compute is computed, so this shows "
    "how far\n"
    "the clock is off where it had to stand in above. *Clock*: the sum by the clock alone.\n"
    "\n"
    "| program | order | machine | layout | | clock s | simulated s | clock off | gain |\n"
    "|---|---|---|---|---|---|---|---|---|\n";

static int is_there(const advised_case *it, int kind) { return it->layouts[kind].layout.nprocs > 0; }

static void print_gain(const advised_case *it, advised_kind kind, FILE *out) {
  char text[LAYOUT_TEXT];
  if (is_there(it, kind))
    fprintf(out, " %s | %.4g | %.2f |", kind_text(it, kind, text), advised_seconds(it, kind), gain_of(it, kind));
  else
    fputs(" - | - | - |", out);
}

static void print_case(const advised_case *it, FILE *out) {
  char text[LAYOUT_TEXT];
  double simulated_s = advised_simulated_s(it, AS_RECORDED), now_s = advised_seconds(it, AS_RECORDED);
  fprintf(out, "| %s | %s | %s | %.4g | %.0f %% |", it->program, it->machine->name, kind_text(it, AS_RECORDED, text),
          now_s, 100 * simulated_s / now_s);
  print_gain(it, BY_KNOB, out);
  print_gain(it, IN_ONE_CONTEXT, out);
  fputc('\n', out);
}

static void print_calls(const advised_case *it, FILE *out) {
  fprintf(out, "\n%s on %s", it->program, it->machine->name);
  if (it->set)
    fprintf(out, "; the knob: `%s`", it->set);
  else
    fputs("; it has no knob", out);
  fputs(".\n\n| call | now s | knob s | context s |\n|---|---|---|---|\n", out);
  for (int i = 0; i < it->ncalls; i++) {
    char words[160];
    hscal__workload_call_words(&it->workload->call[i], words, sizeof words);
    fprintf(out, "| %s %s |", it->workload->call[i].given.routine->name, words);
    for (int kind = 0; kind < ADVISED_KINDS; kind++)
      if (is_there(it, kind))
        fprintf(out, " %.4g |", replay_seconds(&it->layouts[kind].calls[i]));
      else
        fputs(" - |", out);
    fputc('\n', out);
  }
}

static void print_whole(const advised_case *it, FILE *out) {
  for (int kind = 0; kind < ADVISED_KINDS; kind++) {
    char text[LAYOUT_TEXT];
    if (!is_there(it, kind)) continue;
    double clock_s = advised_predicted_s(it, kind), seconds = advised_seconds(it, kind);
    fprintf(out, "| %s | %d | %s | %s | %s | %.4g | %.4g | %+.1f %% | %.2f |\n", it->program, advised_order(it),
            it->machine->name, kinds[kind], kind_text(it, kind, text), clock_s, seconds, 100 * (clock_s / seconds - 1),
            gain_of(it, kind));
  }
}

void advised_write_page(const void *what, FILE *out) {
  const advised *all = what;
  const advised_case *first = all->cases, *last = all->cases + all->ncases;
  fprintf(out, "%s%s.\n", about, hscal__machine_collectives(first->machine)->name);
  if (!first->whole) fprintf(out, "\n## Order %d\n\n%s", advised_order(first), about_parts);
  for (const advised_case *it = first; it < last; it++)
    if (!it->whole) print_case(it, out);
  if (!first->whole) fputs("\n### Call by call\n", out);
  for (const advised_case *it = first; it < last; it++)
    if (!it->whole) print_calls(it, out);
  if (last[-1].whole) fputs(about_whole, out);
  for (const advised_case *it = first; it < last; it++)
    if (it->whole) print_whole(it, out);
}
