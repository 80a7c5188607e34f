#include "map.h"
#include "base/text.h"
#include "busy.h"
#include "cli.h"
#include "describe.h"
#include "gnuplot.h"
#include "search/explain_map.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 1300, HEIGHT = 640, DETAILED = 24, MOST_BLOCKS = 64 };

/* What the map may take, in operations of the clock: some seconds. */
static const double most_operations = 1.5e8;

/* Colours end here: what takes longer is as dark. */
static const double longest = 8;

typedef struct picture {
  const cli_planned *planned;
  const hscal_explained *chosen;
  const hscal_map *map;
  hscal_spot *grid; /* [grids] fastest first */
  int grids;
  int blocks, block[MOST_BLOCKS]; /* that were tried, ascending */
} picture;

static int ascending(const void *x, const void *y) { return *(const int *)x - *(const int *)y; }

static int find_block(const picture *picture, int block) {
  for (int b = 0; b < picture->blocks; b++)
    if (picture->block[b] == block) return b;
  return -1;
}

static int find_grid(const picture *picture, int nprow, int npcol) {
  for (int g = 0; g < picture->grids && g < DETAILED; g++)
    if (picture->grid[g].nprow == nprow && picture->grid[g].npcol == npcol) return g;
  return -1;
}

static void collect_blocks(picture *picture) {
  for (int i = 0; i < picture->map->spots && picture->blocks < MOST_BLOCKS; i++) {
    const hscal_spot *spot = &picture->map->spot[i];
    if (find_grid(picture, spot->nprow, spot->npcol) >= 0 && find_block(picture, spot->block) < 0)
      picture->block[picture->blocks++] = spot->block;
  }
  qsort(picture->block, (size_t)picture->blocks, sizeof *picture->block, ascending);
}

/* ---- the script --------------------------------------------------------------------------------------------- */

static void put_data(FILE *out, const picture *picture) {
  double best_s = picture->grid[0].seconds;
  fputs("# rows and columns of the grid, time of its best block / least time\n$grids << EOD\n", out);
  for (int g = 0; g < picture->grids; g++)
    fprintf(out, "%d %d %.6g\n", picture->grid[g].nprow, picture->grid[g].npcol, picture->grid[g].seconds / best_s);
  fputs("EOD\n# block, grid (numbers of ticks), time / least time\n$blocks << EOD\n", out);
  for (int i = 0; i < picture->map->spots; i++) {
    const hscal_spot *spot = &picture->map->spot[i];
    int b = find_block(picture, spot->block), g = find_grid(picture, spot->nprow, spot->npcol);
    if (b >= 0 && g >= 0) fprintf(out, "%d %d %.6g\n", b, g, spot->seconds / best_s);
  }
  fputs("EOD\n", out);
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
  const hscal_spot *best = &picture->grid[0];
  put_mark(out, "best_grid", best->npcol, best->nprow);
  put_mark(out, "best_block", find_block(picture, best->block), 0);
  put_mark(out, "chosen_grid", plan->npcol, plan->nprow);
  put_mark(out, "guide_grid", usual->npcol, usual->nprow);
  put_mark(out, "chosen_block", find_block(picture, plan->nb), find_grid(picture, plan->nprow, plan->npcol));
  put_mark(out, "guide_block", find_block(picture, usual->nb), find_grid(picture, usual->nprow, usual->npcol));
}

static void plot(FILE *out, const char *data, const char *box, const char *marks) {
  fprintf(out,
          "plot $%s using %s with boxxyerror fs solid noborder fc palette notitle, \\\n"
          "  $chosen_%s using 1:2 with points pt 3 ps 1.6 lw 2 lc rgb '#d62728' title 'chosen', \\\n"
          "  $guide_%s using 1:2 with points pt 6 ps 1.6 lw 2 lc rgb '#d62728' title 'guide', \\\n"
          "  $best_%s using 1:2 with points pt 4 ps 2.2 lw 2 lc rgb '#d62728' title 'least time'\n",
          data, box, marks, marks, marks);
}

/* Rows and columns on logarithmic axes, which leave room for all that are long and narrow. */
static void plot_grids(FILE *out, const picture *picture) {
  int rows = 1, columns = 1;
  for (int g = 0; g < picture->grids; g++) {
    if (picture->grid[g].nprow > rows) rows = picture->grid[g].nprow;
    if (picture->grid[g].npcol > columns) columns = picture->grid[g].npcol;
  }
  fprintf(out,
          "set title 'grids, each with its best block: %d of %d'\nset xlabel 'Q (columns)'\nset ylabel 'P (rows)'\n"
          "set logscale xy 2\nset xtics 1,2\nset ytics 1,2\nset xrange [0.5:%g]\nset yrange [0.5:%g]\n",
          picture->grids, picture->map->grids > picture->grids ? picture->map->grids : picture->grids, columns + 0.5,
          rows + 0.5);
  plot(out, "grids", "2:1:($2-0.5):($2+0.5):($1-0.5):($1+0.5):3", "grid");
}

static void plot_blocks(FILE *out, const picture *picture) {
  int shown = picture->grids < DETAILED ? picture->grids : DETAILED;
  fprintf(out,
          "unset logscale xy\nset title 'blocks of the best grids'\nset xlabel 'NB'\nset ylabel ''\n"
          "set xrange [-0.5:%g]\nset yrange [%g:-0.5]\nset xtics scale 0 (",
          picture->blocks - 0.5, shown - 0.5);
  for (int b = 0; b < picture->blocks; b++) fprintf(out, "%s'%d' %d", b ? ", " : "", picture->block[b], b);
  fputs(")\nset ytics scale 0 (", out);
  for (int g = 0; g < shown; g++)
    fprintf(out, "%s'%d x %d' %d", g ? ", " : "", picture->grid[g].nprow, picture->grid[g].npcol, g);
  fputs(")\n", out);
  plot(out, "blocks", "1:2:($1-0.5):($1+0.5):($2-0.5):($2+0.5):3", "block");
}

static void put_title(FILE *out, const picture *picture) {
  char *words = NULL, seconds[HSCAL_SECONDS_ROOM];
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
  fputs(" at screen 0.5,0.965 center\n", out);
}

static char *script(const void *what, const char *output, int is_png) {
  const picture *picture = what;
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
          "set key outside top right horizontal\nset tics out nomirror\nset size 0.5,0.94\nset origin 0,0\n"
          "unset colorbox\n",
          longest);
  put_title(out, picture);
  plot_grids(out, picture);
  fputs("unset label 1\nset origin 0.5,0\nset colorbox\nset cblabel 'predicted time / least time'\n", out);
  plot_blocks(out, picture);
  fputs("unset multiplot\nunset output\n", out);
  return hscal__stream_text(out, &text);
}

/* ---- the map ------------------------------------------------------------------------------------------------ */

int cli_check_map(const cli_arguments *arguments) {
  return arguments->map ? cli_check_picture("--map", arguments->map) : CLI_OK;
}

static int add_candidate(hscal_map *map, int nprow, int npcol, int nb, int panel, double seconds) {
  return isfinite(seconds) ? hscal__map_add(map, (hscal_spot){nprow, npcol, nb, panel, seconds}) : 0;
}

/* What the search knows, which looked more closely. */
static int add_plan(hscal_map *map, const hscal_plan *plan) {
  int failed = add_candidate(map, plan->nprow, plan->npcol, plan->nb, plan->panel, plan->predicted_s);
  for (int i = 0; i < plan->nrivals && !failed; i++) {
    const hscal_candidate *rival = &plan->rivals[i];
    failed = add_candidate(map, rival->nprow, rival->npcol, rival->nb, rival->panel, rival->predicted_s);
  }
  return failed;
}

static int draw(const cli_planned *planned, const hscal_explained *chosen, const hscal_map *map) {
  picture picture = {.planned = planned, .chosen = chosen, .map = map};
  picture.grid = malloc((size_t)map->spots * sizeof *picture.grid);
  if (!picture.grid) return cli_report(HSCAL_ERROR_MEMORY);
  picture.grids = hscal__map_grids(map, picture.grid);
  collect_blocks(&picture);
  int status = cli_draw(script, &picture, planned->arguments->map, planned->arguments->json);
  free(picture.grid);
  return status;
}

/* The map may know better than the plan, which is made in less time. */
static void tell_best(const hscal_map *map, const hscal_plan *plan) {
  const double worth_telling = 0.995;
  const hscal_spot *best = &map->spot[0];
  char seconds[HSCAL_SECONDS_ROOM];
  for (int i = 1; i < map->spots; i++)
    if (map->spot[i].seconds < best->seconds) best = &map->spot[i];
  if (best->seconds < worth_telling * plan->predicted_s)
    printf("the map has a layout that takes less time than the plan's: %d x %d, NB %d, panel width %d: %s "
           "(grid=%dx%d nb=%d panel=%d takes it)\n",
           best->nprow, best->npcol, best->block, best->panel, hscal__seconds_text(best->seconds, seconds), best->nprow,
           best->npcol, best->block, best->panel);
}

int cli_write_map(const cli_planned *planned, const hscal_explained *chosen) {
  hscal_map map;
  if (!planned->arguments->map) return CLI_OK;
  cli_busy("still timing layouts for the map: half a minute or so on a thousand processes");
  int failed =
      hscal__map_make(planned->call, chosen->placement->machine, planned->options, DETAILED, most_operations, &map);
  cli_idle();
  if (!failed) failed = add_plan(&map, planned->plan);
  int status = failed ? cli_report(failed) : draw(planned, chosen, &map);
  if (status == CLI_OK && !planned->arguments->json) tell_best(&map, planned->plan);
  hscal__map_free(&map);
  return status;
}
