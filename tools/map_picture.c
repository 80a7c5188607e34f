#include "map_picture.h"
#include "base/text.h"
#include "call_text.h"
#include "explain/make_map.h"
#include "gnuplot.h"
#include "layout_map.h"
#include "plan/wisdom_key.h"
#include "report.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 1300, HEIGHT = 660, MOST_BLOCKS = 64, WHY_SIZE = 120 };

/* Colours end here: what takes longer is as dark. */
static const double longest = 8;

typedef struct picture {
  const cli_planned *planned;
  const hscal_explained *chosen;
  const hscal_map *map;
  hscal_map_point *grid; /* [grids] fastest first */
  int grids;
  int blocks, block[MOST_BLOCKS]; /* that were tried, ascending */
  int has_unfit_grids, has_unfit_blocks, has_untimed_blocks;
} picture;

static int ascending(const void *x, const void *y) { return *(const int *)x - *(const int *)y; }

static int find_block(const picture *picture, int mb, int nb) {
  const int block = hscal__map_block(picture->map, mb, nb);
  for (int b = 0; b < picture->blocks; b++)
    if (picture->block[b] == block) return b;
  return -1;
}

static int find_grid(const picture *picture, int nprow, int npcol) {
  for (int g = 0; g < picture->grids && g < CLI_MOST_MAP_GRIDS; g++)
    if (picture->grid[g].nprow == nprow && picture->grid[g].npcol == npcol) return g;
  return -1;
}

static void collect_blocks(picture *picture) {
  for (int i = 0; i < picture->map->points && picture->blocks < MOST_BLOCKS; i++) {
    const hscal_map_point *point = &picture->map->point[i];
    if (find_grid(picture, point->nprow, point->npcol) >= 0 && find_block(picture, point->mb, point->nb) < 0)
      picture->block[picture->blocks++] = hscal__map_block(picture->map, point->mb, point->nb);
  }
  qsort(picture->block, (size_t)picture->blocks, sizeof *picture->block, ascending);
}

/* Why the fastest of the map was not chosen; null: it was, or as good as that. */
static const char *why_not_least(const picture *picture, char text[WHY_SIZE]) {
  const double as_good = 0.995; /* of those that are as fast within what samples err the plainest is chosen */
  const hscal_plan *plan = picture->planned->plan;
  double gain = 1 - picture->grid[0].seconds / plan->predicted_s;
  if (!(picture->grid[0].seconds < as_good * plan->predicted_s)) return NULL;
  if (plan->origin.nprocs > 0)
    return plan->kept_origin ? "the matrices stay where they lie" : "the matrices lie somewhere already";
  if (plan->is_remembered) return "wisdom remembers the chosen one";
  if (picture->planned->options->in_program) return "a program has less time to plan";
  if (plan->kept_default)
    snprintf(text, WHY_SIZE, "it gains %.1f %%, which is not sure: the default was kept", 100 * gain);
  else
    snprintf(text, WHY_SIZE, "it gains %.1f %%, and the chosen one is plainer", 100 * gain);
  return text;
}

/* ---- the script --------------------------------------------------------------------------------------------- */

static int shown_grids(const picture *picture) {
  return picture->grids < CLI_MOST_MAP_GRIDS ? picture->grids : CLI_MOST_MAP_GRIDS;
}

/* Ends a table; an empty one has a point that is nowhere. Returns whether it has any. */
static int end_table(FILE *out, int count) {
  fputs(count ? "EOD\n" : "NaN NaN NaN\nEOD\n", out);
  return count > 0;
}

static const hscal_map_point *point_at(const picture *picture, int block, int grid) {
  const hscal_map_point *where = &picture->grid[grid];
  for (int i = 0; i < picture->map->points; i++) {
    const hscal_map_point *point = &picture->map->point[i];
    if (hscal__map_block(picture->map, point->mb, point->nb) == picture->block[block] && point->nprow == where->nprow &&
        point->npcol == where->npcol)
      return point;
  }
  return NULL;
}

/* Which cells of the blocks are in a table. */
typedef enum cells { TIMED, UNFIT, UNTIMED } cells;

static int put_cells(FILE *out, const picture *picture, cells which) {
  int count = 0;
  for (int g = 0; g < shown_grids(picture); g++)
    for (int b = 0; b < picture->blocks; b++) {
      const hscal_map_point *point = point_at(picture, b, g);
      cells is = !point ? UNTIMED : isfinite(point->seconds) ? TIMED : UNFIT;
      if (is == which) fprintf(out, "%d %d %.6g\n", b, g, is == TIMED ? point->seconds / picture->grid[0].seconds : 0);
      count += is == which;
    }
  return end_table(out, count);
}

static int put_grids(FILE *out, const picture *picture, int are_unfit) {
  int count = 0;
  for (int g = 0; g < picture->grids; g++) {
    const hscal_map_point *grid = &picture->grid[g];
    if ((isfinite(grid->seconds) ? 0 : 1) != are_unfit) continue;
    fprintf(out, "%d %d %.6g\n", grid->nprow, grid->npcol, are_unfit ? 0 : grid->seconds / picture->grid[0].seconds);
    count++;
  }
  return end_table(out, count);
}

static void put_data(FILE *out, picture *picture) {
  fputs("# rows and columns of the grid, time of its best block / least time\n$grids << EOD\n", out);
  put_grids(out, picture, 0);
  fputs("# of those that do not fit, or are refused\n$unfit_grid << EOD\n", out);
  picture->has_unfit_grids = put_grids(out, picture, 1);
  fputs("# block, grid (numbers of ticks), time / least time\n$blocks << EOD\n", out);
  put_cells(out, picture, TIMED);
  fputs("# of those that do not fit, or are refused\n$unfit_block << EOD\n", out);
  picture->has_unfit_blocks = put_cells(out, picture, UNFIT);
  fputs("# of those that were not timed\n$untimed_block << EOD\n", out);
  picture->has_untimed_blocks = put_cells(out, picture, UNTIMED);
}

/* A mark for a layout at (x, y); off the map it is only a word in the key. */
static void put_mark(FILE *out, const char *name, double x, double y) {
  fprintf(out, "$%s << EOD\n", name);
  if (x >= 0 && y >= 0)
    fprintf(out, "%g %g\nEOD\n", x, y);
  else
    fputs("NaN NaN\nEOD\n", out);
}

static void put_marks(FILE *out, const picture *picture) {
  const hscal_plan *plan = picture->planned->plan;
  const hscal_candidate *usual = &plan->fallback;
  const hscal_map_point *best = &picture->grid[0];
  put_mark(out, "best_grid", best->npcol, best->nprow);
  put_mark(out, "best_block", find_block(picture, best->mb, best->nb), 0);
  put_mark(out, "chosen_grid", plan->npcol, plan->nprow);
  put_mark(out, "guide_grid", usual->npcol, usual->nprow);
  put_mark(out, "chosen_block", find_block(picture, plan->mb, plan->nb), find_grid(picture, plan->nprow, plan->npcol));
  put_mark(out, "guide_block", find_block(picture, usual->mb, usual->nb),
           find_grid(picture, usual->nprow, usual->npcol));
}

/* Cells of one colour, with a word in the key. */
static void plot_flat(FILE *out, const char *data, const char *box, const char *colour, const char *word) {
  fprintf(out, "  $%s using %s with boxxyerror fs solid noborder fc rgb '%s' title '%s', \\\n", data, box, colour,
          word);
}

static const char unfit_colour[] = "#8c8c8c", untimed_colour[] = "#e0e0e0";

static void plot_marks(FILE *out, const char *marks) {
  fprintf(out,
          "  $guide_%s using 1:2 with points pt 6 ps 1.6 lw 2 lc rgb '#d62728' title 'guide', \\\n"
          "  $best_%s using 1:2 with points pt 4 ps 2.2 lw 2 lc rgb '#d62728' title 'least time', \\\n"
          "  $chosen_%s using 1:2 with points pt 3 ps 1.6 lw 2 lc rgb '#d62728' title 'chosen'\n",
          marks, marks, marks);
}

/* What white means in the plane of grids. */
static void put_white(FILE *out, const picture *picture, int is_plane, int most) {
  int least = most;
  for (int g = 0; g < picture->grids; g++)
    if (picture->grid[g].nprow * picture->grid[g].npcol < least)
      least = picture->grid[g].nprow * picture->grid[g].npcol;
  if (picture->map->grids > picture->grids)
    fputs("set label 3 'white: not timed' at graph 0.98,0.96 right tc rgb '#666666'\n", out);
  else if (is_plane)
    fprintf(out, "set label 3 'more than %d processes' at graph 0.98,0.96 right tc rgb '#666666'\n", most);
  if (is_plane && least > 1 && picture->map->grids <= picture->grids)
    fprintf(out, "set label 4 'fewer than %d: not possible' at graph 0.02,0.04 left tc rgb '#666666'\n", least);
}

/* Rows and columns on logarithmic axes, on which long and narrow grids are seen, too. */
static void plot_grids(FILE *out, const picture *picture) {
  int rows = 1, columns = 1, most = 1;
  for (int g = 0; g < picture->grids; g++) {
    if (picture->grid[g].nprow > rows) rows = picture->grid[g].nprow;
    if (picture->grid[g].npcol > columns) columns = picture->grid[g].npcol;
    if (picture->grid[g].nprow * picture->grid[g].npcol > most) most = picture->grid[g].nprow * picture->grid[g].npcol;
  }
  fprintf(out,
          "set title 'grids, each with its best block: %d of %d'\nset xlabel 'Q (columns)'\nset ylabel 'P (rows)'\n"
          "set logscale xy 2\nset xtics 1,2\nset ytics 1,2\nset xrange [0.5:%g]\nset yrange [0.5:%g]\n",
          picture->grids, picture->map->grids > picture->grids ? picture->map->grids : picture->grids, columns + 0.5,
          rows + 0.5);
  put_white(out, picture, rows > 1 && columns > 1, most);
  fputs("plot $grids using 2:1:($2-0.5):($2+0.5):($1-0.5):($1+0.5):3 with boxxyerror fs solid noborder fc palette "
        "notitle, \\\n",
        out);
  if (picture->has_unfit_grids)
    plot_flat(out, "unfit_grid", "2:1:($2-0.5):($2+0.5):($1-0.5):($1+0.5)", unfit_colour, "not possible");
  plot_marks(out, "grid");
}

static void plot_blocks(FILE *out, const picture *picture) {
  int shown = shown_grids(picture);
  fprintf(out,
          "unset logscale xy\nset title 'blocks of the best grids'\nset xlabel '%s'\nset ylabel ''\n"
          "set xrange [-0.5:%g]\nset yrange [%g:-0.5]\nset xtics scale 0 (",
          picture->map->by_rows ? "MB (NB suits the grid)" : "NB", picture->blocks - 0.5, shown - 0.5);
  for (int b = 0; b < picture->blocks; b++) fprintf(out, "%s'%d' %d", b ? ", " : "", picture->block[b], b);
  fputs(")\nset ytics scale 0 (", out);
  for (int g = 0; g < shown; g++)
    fprintf(out, "%s'%d x %d' %d", g ? ", " : "", picture->grid[g].nprow, picture->grid[g].npcol, g);
  fputs(")\n", out);
  fputs("plot $blocks using 1:2:($1-0.5):($1+0.5):($2-0.5):($2+0.5):3 with boxxyerror fs solid noborder fc palette "
        "notitle, \\\n",
        out);
  if (picture->has_unfit_blocks)
    plot_flat(out, "unfit_block", "1:2:($1-0.5):($1+0.5):($2-0.5):($2+0.5)", unfit_colour, "not possible");
  if (picture->has_untimed_blocks)
    plot_flat(out, "untimed_block", "1:2:($1-0.5):($1+0.5):($2-0.5):($2+0.5)", untimed_colour, "not timed");
  plot_marks(out, "block");
}

/* Where another cell is faster than the chosen one. */
static void put_why(FILE *out, const picture *picture) {
  const hscal_plan *plan = picture->planned->plan;
  const hscal_map_point *best = &picture->grid[0];
  char text[WHY_SIZE], line[WHY_SIZE + 40];
  const char *why = why_not_least(picture, text);
  if (!why && best->nprow == plan->nprow && best->npcol == plan->npcol && best->mb == plan->mb && best->nb == plan->nb)
    return;
  snprintf(line, sizeof line, "%s%s", why ? "least time, not chosen: " : "the chosen layout is as fast as the least",
           why ? why : " within what samples err, and plainer");
  fputs("set label 2 ", out);
  cli_put_quoted(out, line);
  fputs(" at screen 0.5,0.93 center\n", out);
}

static void put_title(FILE *out, const picture *picture) {
  char *words = NULL, seconds[HSCAL_SECONDS_TEXT_SIZE];
  size_t length = 0;
  FILE *memory = open_memstream(&words, &length);
  if (!memory) return;
  cli_describe_call(memory, picture->chosen->call, picture->chosen->layout);
  fclose(memory);
  words[strcspn(words, "\n")] = 0;
  char title[400];
  snprintf(title, sizeof title, "%.300s: %s", words, hscal__seconds_text(picture->planned->plan->predicted_s, seconds));
  free(words);
  fputs("set label 1 ", out);
  cli_put_quoted(out, title);
  fputs(" at screen 0.5,0.97 center font ',14'\n", out);
  put_why(out, picture);
}

static char *script(const void *what, const char *output, int is_png) {
  picture noted = *(const picture *)what, *picture = &noted;
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  put_data(out, picture);
  put_marks(out, picture);
  cli_put_terminal(out, output, is_png, WIDTH, HEIGHT);
  fprintf(out,
          "set multiplot\nset palette defined (0 '#fde725', 0.25 '#5ec962', 0.5 '#21918c', 0.75 '#3b528b', 1 "
          "'#440154')\nset logscale cb\nset cbrange [1:%g]\nset cbtics (1, 1.1, 1.25, 1.5, 2, 3, 4, 6, 8)\n"
          "set key outside top right horizontal\nset tics out nomirror\nset size 0.5,0.92\nset origin 0,0\n"
          "unset colorbox\n",
          longest);
  put_title(out, picture);
  plot_grids(out, picture);
  fputs("unset label 1\nunset label 2\nunset label 3\nunset label 4\nset origin 0.5,0\nset colorbox\nset cblabel "
        "'predicted time / "
        "least time'\n",
        out);
  plot_blocks(out, picture);
  fputs("unset multiplot\nunset output\n", out);
  return hscal__stream_text(out, &text);
}

/* ---- the map ------------------------------------------------------------------------------------------------ */

/* The map may know better than the plan, which then has a reason. */
static void tell_best(const picture *picture) {
  const hscal_map_point *best = &picture->grid[0];
  char seconds[HSCAL_SECONDS_TEXT_SIZE], text[WHY_SIZE];
  const char *why = why_not_least(picture, text);
  if (!why) return;
  char blocks[HSCAL_BLOCKS_TEXT_SIZE], mb[24] = "";
  if (best->mb != best->nb) snprintf(mb, sizeof mb, " mb=%d", best->mb);
  printf("the map has a layout that takes less time than the plan's: %d x %d, NB %s, panel width %d: %s "
         "(grid=%dx%d%s nb=%d panel=%d takes it)\n  not chosen: %s\n",
         best->nprow, best->npcol, hscal__blocks_text(best->mb, best->nb, blocks), best->panel,
         hscal__seconds_text(best->seconds, seconds), best->nprow, best->npcol, mb, best->nb, best->panel, why);
}

int cli_draw_map(const cli_planned *planned, const hscal_explained *chosen, const hscal_map *map) {
  picture picture = {.planned = planned, .chosen = chosen, .map = map};
  picture.grid = malloc((size_t)map->points * sizeof *picture.grid);
  if (!picture.grid) return cli_report(HSCAL_ERROR_MEMORY);
  picture.grids = hscal__map_grids(map, picture.grid);
  collect_blocks(&picture);
  int status = cli_draw(script, &picture, planned->arguments->map, planned->arguments->json);
  if (status == CLI_OK && !planned->arguments->json) tell_best(&picture);
  free(picture.grid);
  return status;
}
