#include "machine_collectives.h"
#include "base/status.h"
#include "base/text.h"
#include "models/predict/collective_time.h"

enum { COUNTS = 3, MOST_MEMBERS = 16 };
static const char *const names[HSCAL_TIMED_COLLECTIVES] = {"broadcast", "reduce", "allreduce"};

/* Numbers of processes that are told. */
static int choose_counts(const hscal_machine *machine, int counts[COUNTS]) {
  int processors = hscal__machine_processors(machine), count = 0;
  for (int members = 4; members <= MOST_MEMBERS && members <= processors; members *= 2) counts[count++] = members;
  if (count == 0 && processors >= 2) counts[count++] = 2;
  return count;
}

static int write_row(FILE *out, hscal_workspace *workspace, const hscal_machine *machine, int which, int members) {
  static const double sizes[] = {8, 1024, 65536, 1048576};
  char text[HSCAL_SECONDS_TEXT_SIZE], label[32];
  int node_of[MOST_MEMBERS];
  int own = hscal__collective_places(machine, members, node_of);
  snprintf(label, sizeof label, "%s %d%s", names[which], members, own ? "" : " *");
  fprintf(out, "%-16s", label);
  for (int i = 0; i < 4; i++) {
    double seconds;
    HSCAL_TRY(hscal__collective_seconds(workspace, machine, which, members, 0, node_of, sizes[i], &seconds));
    fprintf(out, " %10s", hscal__seconds_text(seconds, text));
  }
  fputc('\n', out);
  return 0;
}

/* It has no bytes, but an algorithm by the number of processes alone. */
static int write_barrier(FILE *out, hscal_workspace *workspace, const hscal_machine *machine, int members) {
  char text[HSCAL_SECONDS_TEXT_SIZE], label[32];
  int node_of[MOST_MEMBERS];
  int own = hscal__collective_places(machine, members, node_of);
  double seconds;
  HSCAL_TRY(hscal__barrier_alone_seconds(workspace, machine, members, node_of, &seconds));
  snprintf(label, sizeof label, "barrier %d%s", members, own ? "" : " *");
  fprintf(out, "%-16s %10s  %s\n", label, hscal__seconds_text(seconds, text),
          hscal__algorithm_word(hscal__barrier_algorithm(hscal__machine_collectives(machine), members, !own)));
  return 0;
}

static int write_rows(FILE *out, hscal_workspace *workspace, const hscal_machine *machine, const int *counts,
                      int count) {
  int node_of[MOST_MEMBERS];
  fprintf(out, "\n%-16s %10s %10s %10s %10s\n", "collective", "8 B", "1 KiB", "64 KiB", "1 MiB");
  for (int which = 0; which < HSCAL_TIMED_COLLECTIVES; which++)
    for (int i = 0; i < count; i++) HSCAL_TRY(write_row(out, workspace, machine, which, counts[i]));
  for (int i = 0; i < count; i++) HSCAL_TRY(write_barrier(out, workspace, machine, counts[i]));
  if (!hscal__collective_places(machine, counts[count - 1], node_of))
    fputs("*                nodes filled in order; without it, a node for each process\n", out);
  return 0;
}

int cli_write_collectives(FILE *out, const hscal_machine *machine) {
  int counts[COUNTS], count = choose_counts(machine, counts);
  if (count == 0) return 0;
  hscal_workspace *workspace = hscal__workspace_new();
  if (!workspace) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a prediction");
  int status = write_rows(out, workspace, machine, counts, count);
  hscal__workspace_free(workspace);
  return status;
}

/* ---- plots ---- */

static int put_curve(FILE *out, hscal_workspace *workspace, const hscal_machine *machine, int which, int members) {
  int node_of[MOST_MEMBERS];
  hscal__collective_places(machine, members, node_of);
  fprintf(out, "$%s_%d << EOD\n", names[which], members);
  for (double bytes = 8; bytes <= 4 << 20; bytes *= 2) {
    double seconds;
    HSCAL_TRY(hscal__collective_seconds(workspace, machine, which, members, 0, node_of, bytes, &seconds));
    fprintf(out, "%.0f %.6g\n", bytes, 1e6 * seconds);
  }
  fputs("EOD\n", out);
  return 0;
}

int cli_put_collective_data(FILE *out, const hscal_machine *machine) {
  int counts[COUNTS], count = choose_counts(machine, counts), status = 0;
  hscal_workspace *workspace = hscal__workspace_new();
  for (int which = 0; workspace && which < HSCAL_TIMED_COLLECTIVES; which++)
    for (int i = 0; !status && i < count; i++) status = put_curve(out, workspace, machine, which, counts[i]);
  int fine = workspace && !status;
  hscal__workspace_free(workspace);
  return fine ? count : 0;
}

void cli_plot_collectives(FILE *out, const hscal_machine *machine, int count, double bottom, double height) {
  int counts[COUNTS], node_of[MOST_MEMBERS];
  choose_counts(machine, counts);
  fputs("set xlabel 'bytes of each'\nset ylabel 'microseconds'\nset logscale xy\nset format x '%.0s%c'\nset format y "
        "'%g'\n",
        out);
  for (int which = 0; which < HSCAL_TIMED_COLLECTIVES && count > 0; which++) {
    fprintf(out, "set size 0.3333,%.4f\nset origin %.4f,%.4f\nset title '%s'\nplot ", height, which / 3.0, bottom,
            names[which]);
    for (int i = 0; i < count; i++) {
      int own = hscal__collective_places(machine, counts[i], node_of);
      fprintf(out, "%s$%s_%d with lines lw 2 lc %d title '%d processes%s'", i ? ", \\\n  " : "", names[which],
              counts[i], i + 1, counts[i], own ? "" : ", nodes filled");
    }
    fputc('\n', out);
  }
  fputs("unset logscale\nset format\n", out);
}
