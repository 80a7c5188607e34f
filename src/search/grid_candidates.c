#include "base/blockcyclic.h"
#include "base/status.h"
#include "search/layout_constraints.h"
#include "search/process_sets.h"
#include "search/state.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What the closed forms cost, in operations of the clock: a rough estimate; the outline and the bound of a part, and an estimate of it,
 * and there each kind of process and of node; an option, and each of its processes, to be laid out and profiled. */
enum { OUTLOOK_EFFORT = 10, OUTLINE_EFFORT = 10, OPTION_EFFORT = 10 };
static const double estimate_effort = 1.5, kind_effort = 1, profile_effort = 0.7, match_effort = 2;

static int push_option(hscal_hunt *hunt, const hscal_option *option) {
  if (hunt->noptions == hunt->options_room) {
    int room = hunt->options_room ? 2 * hunt->options_room : 256;
    hscal_option *options = realloc(hunt->options, (size_t)room * sizeof *options);
    if (!options) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d process grids", room);
    hunt->options = options;
    hunt->options_room = room;
  }
  hunt->options[hunt->noptions++] = *option;
  return 0;
}

/* Signals with which a call begins and ends, to the farthest process and back. */
static double around_s(const hscal_space *space, int processes, int layer, int node_class) {
  return processes > 1 ? 2 * hscal__message_estimate(space->machine, layer, node_class, node_class, 0) : 0;
}

static int layer_of_team(const hscal_team *team, int processes) {
  return team->most == processes ? HSCAL_LAYER_NODE : HSCAL_LAYER_NETWORK;
}

/* A grid and its slowest process, on which the outlook depends. */
typedef struct prospect {
  int nprow, npcol, layer, node_class;
  double crowd, outlook_s;
} prospect;

/* The estimate of a middling cut. */
static double look_out(const hscal_space *space, const prospect *at) {
  int layer = at->layer;
  hscal_site slowest = {.node_class = at->node_class,
                        .crowd = at->crowd,
                        .row_in = layer,
                        .row_out = layer,
                        .col_in = layer,
                        .col_out = layer};
  hscal_profile profile = {.nsites = 1, .sites = &slowest, .fastest = slowest};
  hscal_outline outline;
  hscal__outline(&space->calls[space->nblocks / 2], at->nprow, at->npcol, &outline);
  hscal_outlines parts;
  hscal__outline_parts(&outline, &parts);
  return hscal__estimate_parts(space, &parts, space->panel[space->npanels / 2], &profile).total_s +
         around_s(space, at->nprow * at->npcol, layer, at->node_class);
}

/* For the slowest process, as if all its neighbours were on other nodes, unless one node has all processes. Ways to deal the same grid
 * follow one another, and mostly come to the same: *last. */
static double outlook_s(hscal_hunt *hunt, const hscal_option *option, prospect *last) {
  const hscal_team *team = &option->team;
  prospect at = {.nprow = option->nprow,
                 .npcol = option->npcol,
                 .layer = layer_of_team(team, option->processes),
                 .node_class = team->slowest_class,
                 .crowd = team->crowd};
  if (at.nprow != last->nprow || at.npcol != last->npcol || at.layer != last->layer ||
      at.node_class != last->node_class || at.crowd != last->crowd) {
    at.outlook_s = look_out(&hunt->space, &at);
    hunt->spent += OUTLOOK_EFFORT;
    *last = at;
  }
  return last->outlook_s;
}

/* The same grid for uneven shares, dealt block size by block size. */
static int push_matched(hscal_hunt *hunt, const hscal_option *even) {
  enum { MOST = 128 }; /* processes; on more, shares are even unless the matrix is tiny */
  const hscal_space *space = &hunt->space;
  if (space->speeds_are_equal || even->processes > MOST || (even->height > 1 && even->height < even->nprow)) return 0;
  hscal_option option = *even;
  double speed = 0, flops = even->bound_s * even->team.total;
  int most = 1;
  for (int h = 0; h < space->machine->nnodes; h++) {
    most = hscal__max(most, hscal__min(space->cap[h], even->processes));
    speed += space->speed[h] * hscal__min(space->cap[h], hscal__node(space->machine, h)->processors);
  }
  option.filling = HSCAL_MATCHED;
  option.team = (hscal_team){.slowest = speed, .fastest = speed, .total = speed, .most = most};
  option.bound_s = flops / speed;
  return push_option(hunt, &option);
}

/* The same strips on columns or rows of each switch, if there are several and nodes as fast do not come to lie like that in any case. */
static int push_tiled(hscal_hunt *hunt, const hscal_option *untiled) {
  const hscal_team *team = &untiled->team;
  if (team->most_group <= team->least_group) return 0;
  hscal_option option = *untiled;
  int is_even = hunt->space.speeds_are_equal;
  option.tiling = HSCAL_BY_COLUMNS;
  if (option.npcol > 1 && !(is_even && option.height == option.nprow)) HSCAL_TRY(push_option(hunt, &option));
  option.tiling = HSCAL_BY_ROWS;
  return option.nprow > 1 && !(is_even && option.height == 1) ? push_option(hunt, &option) : 0;
}

/* Along rows or columns one process of each node in turn instead of all of a node side by side, where neighbours had better be on other nodes.
 * (Elsewhere that gains less than what trying it costs; it is tried when the best layouts are improved.) */
static int push_dealt(hscal_hunt *hunt, const hscal_option *untiled) {
  enum { USUAL_BYTES = 32768 };
  const double much_slower = 1.25;
  const hscal_team *team = &untiled->team;
  const hscal_machine *machine = hunt->space.machine;
  int class = team->slowest_class, is_whole = untiled->height == 1 || untiled->height == untiled->nprow;
  if (team->most == 1 || team->most == untiled->processes || !is_whole) return 0;
  double near_s = hscal__message_estimate(machine, HSCAL_LAYER_NODE, class, class, USUAL_BYTES),
         far_s = hscal__message_estimate(machine, HSCAL_LAYER_NETWORK, class, class, USUAL_BYTES);
  if (near_s < much_slower * far_s) return 0;
  hscal_option option = *untiled;
  option.tiling = HSCAL_DEALT;
  return push_option(hunt, &option);
}

/* One grid, in strips of every height that makes a difference. */
static int push_grid(hscal_hunt *hunt, hscal_option *option, int nprow, prospect *last) {
  const hscal_team *team = &option->team;
  int heights[HSCAL_HEIGHTS], order = hunt->space.options.order;
  int alike = order || (team->most == 1 && hunt->space.speeds_are_equal);
  option->nprow = nprow, option->npcol = option->processes / nprow;
  option->outlook_s = outlook_s(hunt, option, last);
  int nheights = alike ? 1 : hscal__strip_heights(option->nprow, option->npcol, team->most, heights);
  for (int i = 0; i < nheights; i++) {
    option->height = alike ? 1 : heights[i];
    option->tiling = HSCAL_UNTILED;
    HSCAL_TRY(push_option(hunt, option));
    if (order) continue;
    if (option->filling == HSCAL_PACKED && !hunt->space.options.whole_nodes) HSCAL_TRY(push_matched(hunt, option));
    HSCAL_TRY(push_dealt(hunt, option));
    HSCAL_TRY(push_tiled(hunt, option));
  }
  return 0;
}

/* Numbers below `few` and zeros: every doubling has eight of them if few is 16, two if it is 4. */
static int is_round(int number, int few) {
  while (number >= few && number % 2 == 0) number /= 2;
  return number < few;
}

/* Vectors that are all columns, or all rows, lie on one line of processes: on more lines nothing is done. Of few processes these grids
 * are listed, too: on unequal nodes they lead to other placements. */
static int has_idle_lines(const hscal_space *space, int nprow, int npcol) {
  enum { FEW = 16 };
  const hscal_call *call = &space->open;
  int rows = 0, columns = 0, is_asked = space->min_processes == space->max_processes || space->options.square;
  if (hscal__routine_level(call->routine) != 1 || is_asked || space->max_processes <= FEW) return 0;
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_desc *desc = &call->operand[which].desc;
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    rows |= desc->m > 1, columns |= desc->n > 1;
  }
  return (!columns && npcol > space->min_npcol) || (!rows && nprow > space->min_nprow);
}

/* Of many processes: grids of nearly all of them, and of fewer in round numbers; in a program that waits of all, and of rounder ones. */
static int is_listed(const hscal_hunt *hunt, int nprow, int npcol) {
  enum { MANY = 128 };
  const hscal_space *space = &hunt->space;
  int is_brief = hunt->hurries && space->options.in_program, few = is_brief ? 4 : 16;
  double processes = (double)nprow * npcol, nearly_all = is_brief ? 1 : 0.9;
  return space->max_processes <= MANY || space->options.square || processes >= nearly_all * space->max_processes ||
         (is_round(nprow, few) && is_round(npcol, few));
}

static int push_ways(hscal_hunt *hunt, hscal_option *ways, int nways, int nprow, prospect *last) {
  const hscal_space *space = &hunt->space;
  int npcol = ways->processes / nprow, lists = is_listed(hunt, nprow, npcol);
  if (!hscal__space_allows_grid(space, nprow, npcol) || has_idle_lines(space, nprow, npcol)) return 0;
  for (int i = 0; i < nways; i++) {
    if (lists)
      HSCAL_TRY(push_grid(hunt, &ways[i], nprow, last));
    else
      hunt->unlisted_s = fmin(hunt->unlisted_s, ways[i].bound_s);
  }
  return 0;
}

/* Every P x Q of a number of processes, dealt in these ways. */
static int push_grids(hscal_hunt *hunt, hscal_option *ways, int nways) {
  prospect last = {0};
  int processes = ways->processes;
  for (int p = 1; p <= processes / p; p++) {
    if (processes % p) continue;
    HSCAL_TRY(push_ways(hunt, ways, nways, p, &last));
    if (p != processes / p) HSCAL_TRY(push_ways(hunt, ways, nways, processes / p, &last));
  }
  return 0;
}

/* Teams of one size, each dealt in another way; those whose bound excludes them are none. The bound does not look at blocks yet: all
 * work shared without loss. */
static int list_size(hscal_hunt *hunt, hscal_teams *teams) {
  static const hscal_filling fillings[] = {HSCAL_PACKED, HSCAL_SPREAD, HSCAL_GATHERED};
  enum { FILLINGS = sizeof fillings / sizeof *fillings };
  double flops = hscal__bound_flops(&hunt->space.open);
  hscal_option ways[FILLINGS];
  int nways = 0;
  for (int i = 0; i < FILLINGS; i++) {
    hscal_option *way = &ways[nways];
    *way = (hscal_option){.filling = fillings[i], .processes = teams->size};
    if (!hscal__teams_differ(teams, way->filling, &way->team)) continue;
    way->bound_s = flops / (way->team.total * hunt->ceiling.boost_any);
    nways += way->bound_s < hscal__hunt_limit_s(hunt);
  }
  return nways > 0 ? push_grids(hunt, ways, nways) : 0;
}

static int list_sizes(hscal_hunt *hunt, hscal_teams *teams) {
  const hscal_space *space = &hunt->space;
  for (int n = 1; n <= space->max_processes; n++) {
    hscal__teams_grow(teams);
    if (n >= space->min_processes && hscal__space_allows_processes(space, n)) HSCAL_TRY(list_size(hunt, teams));
  }
  return 0;
}

/* Best outlook first, then the squarest; the rest only makes the order definite. */
static int compare_options(const void *x, const void *y) {
  const hscal_option *a = x, *b = y;
  if (a->outlook_s != b->outlook_s) return a->outlook_s < b->outlook_s ? -1 : 1;
  int skew_a = abs(a->nprow - a->npcol), skew_b = abs(b->nprow - b->npcol);
  if (skew_a != skew_b) return skew_a < skew_b ? -1 : 1;
  if (a->processes != b->processes) return a->processes > b->processes ? -1 : 1;
  if (a->filling != b->filling) return a->filling < b->filling ? -1 : 1;
  if (a->nprow != b->nprow) return a->nprow - b->nprow;
  return a->height != b->height ? a->height - b->height : (int)a->tiling - (int)b->tiling;
}

int hscal__hunt_list(hscal_hunt *hunt) {
  hscal_teams teams;
  HSCAL_TRY(hscal__teams_init(&hunt->space, &teams));
  int status = list_sizes(hunt, &teams);
  hscal__teams_free(&teams);
  HSCAL_TRY(status);
  if (hunt->noptions > 0) /* qsort wants a list, also of nothing */
    qsort(hunt->options, (size_t)hunt->noptions, sizeof *hunt->options, compare_options);
  hunt->candidates += (long)hunt->noptions * hunt->space.nblocks * hunt->space.npanels;
  return 0;
}

/* ---- cuts ------------------------------------------------------------------------------------------------- */

static int push_cut(hscal_hunt *hunt, const hscal_cut *cut) {
  if (hunt->ncuts == hunt->cuts_room) {
    int room = hunt->cuts_room ? 2 * hunt->cuts_room : 256;
    hscal_cut *cuts = realloc(hunt->cuts, (size_t)room * sizeof *cuts);
    if (!cuts) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d layouts", room);
    hunt->cuts = cuts;
    hunt->cuts_room = room;
  }
  const hscal_option *option = &hunt->options[cut->option];
  const double trait[HSCAL_TRAITS] = {[HSCAL_TRAIT_ROWS] = log2(option->nprow),
                                      [HSCAL_TRAIT_COLUMNS] = log2(option->npcol),
                                      [HSCAL_TRAIT_BLOCK] = log2(hunt->space.block[cut->block]),
                                      [HSCAL_TRAIT_PANEL] = log2(hunt->space.panel[cut->panel]),
                                      [HSCAL_TRAIT_NODES] = option->team.most == option->processes ? 0 : 1,
                                      [HSCAL_TRAIT_HEIGHT] = log2(option->height),
                                      [HSCAL_TRAIT_FILLING] = option->filling + 2.0 * option->tiling};
  hunt->cuts[hunt->ncuts++] = *cut;
  return hscal__lore_add(&hunt->lore, trait);
}

/* Who is whose neighbour. */
static int profile_option(hscal_hunt *hunt, const hscal_option *option) {
  const hscal_space *space = &hunt->space;
  hscal_outline outline;
  hscal__outline(&space->calls[0], option->nprow, option->npcol, &outline);
  if (!hscal__deal(space, option->filling, option->processes, space->operand_bytes / option->processes, hunt->count))
    return hscal__fail(HSCAL_ERROR_INTERNAL, "%d processes do not fit where they fitted before", option->processes);
  HSCAL_TRY(hscal__arrange(space, &outline, hunt->count, option->height, option->tiling, hunt->node_of));
  hscal__profile_kinds(space, hunt->node_of, option->nprow, option->npcol, &hunt->profile);
  hunt->spent += OPTION_EFFORT + profile_effort * option->processes;
  return 0;
}

/* A cut with its estimate and bound, which is that of another panel width in ScaLAPACK's routines (0: no other is known); busiest_s:
 * computing of the busiest node if the estimate does not know it, else 0. */
static hscal_cut make_cut(hscal_hunt *hunt, int option, const hscal_outline *outline, hscal_outlines *parts, int block,
                          int panel, double bound_s, double busiest_s) {
  const hscal_space *space = &hunt->space;
  hscal_cut cut = {.option = option, .block = block, .panel = panel, .bound_s = bound_s};
  if (bound_s == 0 || hscal__routine_level(outline->call->routine) < 4)
    cut.bound_s = hscal__team_bound(space, &hunt->ceiling, outline, panel, &hunt->options[option].team);
  hscal_cost cost = hscal__estimate_parts(space, parts, space->panel[panel], &hunt->profile);
  const hscal_option *on = &hunt->options[option];
  cost.total_s += around_s(space, on->processes, layer_of_team(&on->team, on->processes), on->team.slowest_class);
  if (busiest_s > 0) cost.total_s += busiest_s / hunt->ceiling.boost[panel] - fmax(cost.compute_s, cost.node_s);
  cut.estimate_s = fmax(cost.total_s, fmax(cut.bound_s, DBL_MIN));
  cut.log_s = log(cut.estimate_s);
  cut.oddity = hscal__oddity(space->block[block], space->panel[panel]);
  cut.effort = hscal__trial_effort(outline, space->panel[panel], hunt->options[option].team.most > 1);
  return cut;
}

/* Which cuts of an option are wanted: all, the best of each block among those that are powers of two, or what is next to a cut, with all
 * panel widths of its block if there is time. */
typedef struct wanted {
  int coarse, all_panels;
  const hscal_cut *beside;
} wanted;

static int is_power_of_two(int n) { return (n & (n - 1)) == 0; }

static int is_pooled(const hscal_hunt *hunt, const hscal_cut *cut) {
  for (int i = 0; i < hunt->ncuts; i++)
    if (hunt->cuts[i].option == cut->option && hunt->cuts[i].block == cut->block && hunt->cuts[i].panel == cut->panel)
      return 1;
  return 0;
}

static int wants_block(const hscal_space *space, wanted which, int block) {
  if (which.beside) return abs(which.beside->block - block) <= 1;
  return !which.coarse || is_power_of_two(space->block[block]);
}

static int wants_panel(const hscal_space *space, wanted which, int block, int panel) {
  if (which.beside) return abs(which.beside->panel - panel) <= 1 || (which.all_panels && which.beside->block == block);
  return !which.coarse || is_power_of_two(space->panel[panel]);
}

static int is_better(const hscal_cut *cut, const hscal_cut *other) {
  if (cut->estimate_s != other->estimate_s) return cut->estimate_s < other->estimate_s;
  return cut->oddity < other->oddity;
}

/* The wanted cuts of one block size. */
static int add_cuts(hscal_hunt *hunt, int option, wanted which, const hscal_outline *outline, int block,
                    double busiest_s) {
  const hscal_space *space = &hunt->space;
  double limit_s = hscal__hunt_limit_s(hunt);
  hscal_cut best = {.estimate_s = INFINITY}, cut = {.bound_s = 0};
  hscal_outlines parts;
  hscal__outline_parts(outline, &parts);
  for (int w = 0; w < space->npanels; w++) {
    if (!wants_panel(space, which, block, w)) continue;
    cut = make_cut(hunt, option, outline, &parts, block, w, cut.bound_s, busiest_s);
    if (cut.bound_s >= limit_s || (which.beside && is_pooled(hunt, &cut))) continue;
    if (!which.coarse) HSCAL_TRY(push_cut(hunt, &cut));
    if (which.coarse && is_better(&cut, &best)) best = cut;
  }
  int kinds = hunt->profile.nsites + hunt->profile.nloads;
  hunt->spent += OUTLINE_EFFORT * parts.count + (estimate_effort + kind_effort * kinds) * parts.made;
  return which.coarse && isfinite(best.estimate_s) ? push_cut(hunt, &best) : 0;
}

/* Where shares are nearly even, dealing by slots does as well. */
static int add_matched_cuts(hscal_hunt *hunt, int index, wanted which, const hscal_outline *outline, int block) {
  const double nearly_even = 0.97;
  const hscal_option *option = &hunt->options[index];
  double busiest_s;
  if (outline->evenness > nearly_even) return 0;
  HSCAL_TRY(hscal__match(&hunt->space, outline, option->height, hunt->node_of, &busiest_s));
  hscal__profile_kinds(&hunt->space, hunt->node_of, option->nprow, option->npcol, &hunt->profile);
  hunt->spent += OPTION_EFFORT + match_effort * option->processes;
  return add_cuts(hunt, index, which, outline, block, busiest_s);
}

/* The wanted cuts of all block sizes; of so many the routine accepts the option's grid. */
static int cut_blocks(hscal_hunt *hunt, int index, wanted which, int *accepted) {
  const hscal_space *space = &hunt->space;
  const hscal_option *option = &hunt->options[index];
  *accepted = 0;
  for (int b = 0; b < space->nblocks; b++) {
    hscal_outline outline;
    if (!wants_block(space, which, b)) continue;
    if (hscal__grid_is_refused(&space->calls[b], option->nprow, option->npcol)) continue;
    ++*accepted;
    hscal__outline(&space->calls[b], option->nprow, option->npcol, &outline);
    HSCAL_TRY(option->filling == HSCAL_MATCHED ? add_matched_cuts(hunt, index, which, &outline, b)
                                               : add_cuts(hunt, index, which, &outline, b, 0));
  }
  return 0;
}

/* Where no power of two is accepted, as for submatrices that have to begin with a block, others may be. */
static int cut_option(hscal_hunt *hunt, int index, wanted which) {
  int accepted;
  if (hunt->options[index].filling != HSCAL_MATCHED) HSCAL_TRY(profile_option(hunt, &hunt->options[index]));
  HSCAL_TRY(cut_blocks(hunt, index, which, &accepted));
  if (accepted > 0 || !which.coarse) return 0;
  which.coarse = 0;
  return cut_blocks(hunt, index, which, &accepted);
}

int hscal__hunt_cut(hscal_hunt *hunt, int option) {
  hunt->options[option].is_cut = 1;
  return cut_option(hunt, option, (wanted){.coarse = hunt->is_coarse});
}

int hscal__hunt_cut_finer(hscal_hunt *hunt, int cut) {
  const hscal_cut beside = hunt->cuts[cut]; /* the list may move */
  if (!hunt->is_coarse) return 0;
  return cut_option(hunt, beside.option, (wanted){.beside = &beside, .all_panels = !hunt->hurries});
}
