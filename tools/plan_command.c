/* hscal plan: which grid, blocks, panel width and placement, and why. */
#include "base/text.h"
#include "busy.h"
#include "cli.h"
#include "command_line.h"
#include "compare_picture.h"
#include "machine/machine.h"
#include "machine/with_threads.h"
#include "map_picture.h"
#include "plan/objective.h"
#include "plan/wisdom.h"
#include "plan_explanation.h"
#include "scan.h"
#include "search/search.h"
#include "timeline_picture.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_other(int given, int there) { return given != CLI_NOT_GIVEN && given != there; }

/* Matrices that lie somewhere have blocks already. */
static int check_origin(const cli_arguments *arguments) {
  const hscal_origin *there = &arguments->origin;
  if (there->nprow == 0)
    return there->bring_back ? cli_usage("--return is about matrices that lie somewhere: from=4x4:64 says where")
                             : CLI_OK;
  char blocks[HSCAL_BLOCKS_TEXT_SIZE];
  int mb = there->mb ? there->mb : there->nb;
  if (is_other(arguments->nb, there->nb) || is_other(arguments->mb, mb))
    return cli_usage("from=%dx%d:%s says that blocks are %d x %d; nb= and mb= cannot say otherwise", there->nprow,
                     there->npcol, hscal__blocks_text(mb, there->nb, blocks), mb, there->nb);
  return CLI_OK;
}

/* 0 would mean as usual. */
static int check_patience(double patience) {
  if (isnan(patience) || (patience > 0 && patience <= HSCAL_MOST_PATIENCE)) return CLI_OK;
  return cli_usage("--patience %g: it must be above 0 and at most %.0f", patience, HSCAL_MOST_PATIENCE);
}

static int read_order(const char *text, char *order) {
  static const char *const names[] = {"row", "column"};
  for (int i = 0; i < 2; i++)
    if (strcmp(text, names[i]) == 0) {
      *order = "RC"[i];
      return CLI_OK;
    }
  return cli_usage("--order %s: it must be row or column%s", text, cli_did_you_mean(text, names, 2));
}

/* An explanation and a map are about all nodes, of which the objective chooses some. */
static int read_objective(const cli_arguments *arguments, hscal_options *options) {
  static const char *const names[] = {"time", "node-hours", "deadline="};
  if (!arguments->objective) return CLI_OK;
  if (!hscal__objective_read(arguments->objective, &options->objective, &options->deadline_s))
    return cli_usage("--objective %s: it must be %s%s", arguments->objective, hscal__objective_words,
                     cli_did_you_mean(arguments->objective, names, 3));
  if (hscal__chooses_nodes(options) && (arguments->explain || arguments->map))
    return cli_usage("%s is about plans on all nodes, --objective %s chooses some of them: leave one out",
                     arguments->map ? "--map" : "--explain", arguments->objective);
  return CLI_OK;
}

int cli_read_options(const cli_arguments *arguments, hscal_options *options) {
  const int none = CLI_NOT_GIVEN;
  if (arguments->processes != none && arguments->at_most != none)
    return cli_usage("processes= (exactly so many) and --processes (at most so many) exclude each other");
  *options = (hscal_options){.processes = cli_or(arguments->processes, cli_or(arguments->at_most, 0)),
                             .exact_processes = arguments->processes != none,
                             .nprow = cli_or(arguments->nprow, 0),
                             .npcol = cli_or(arguments->npcol, 0),
                             .panel = cli_or(arguments->panel, 0),
                             .processes_per_node = cli_or(arguments->per_node, 0),
                             .one_kind = arguments->one_kind,
                             .all_processes = arguments->all_processes,
                             .square = arguments->square,
                             .whole_nodes = arguments->whole_nodes,
                             .threads = cli_or(arguments->threads, 0),
                             .patience = isnan(arguments->patience) ? 0 : arguments->patience,
                             .in_program = arguments->in_program,
                             .top = cli_or(arguments->top, 0),
                             .origin = arguments->origin};
  int status = check_patience(arguments->patience);
  if (status == CLI_OK && arguments->order) status = read_order(arguments->order, &options->order);
  if (status == CLI_OK) status = read_objective(arguments, options);
  if (status == CLI_OK) status = check_origin(arguments);
  if (status != CLI_OK) return status;
  if (options->nprow == 0 || options->processes == 0) return CLI_OK;
  int needed = options->nprow * options->npcol;
  if (options->exact_processes ? needed != options->processes : needed > options->processes)
    return cli_usage("grid=%dx%d takes %d processes, not %d", options->nprow, options->npcol, needed,
                     options->processes);
  return CLI_OK;
}

/* Threads per process in each class of nodes as the plan has them; where it has no processes, any that the class knows. */
static void find_threads(const hscal_machine *machine, const hscal_plan *plan, int *threads_of_class) {
  for (int c = 0; c < machine->nclasses; c++)
    if (!hscal__class_threads(&machine->classes[c], &threads_of_class[c], 1)) threads_of_class[c] = 1;
  for (int node = 0; node < machine->nnodes; node++)
    if (plan->threads_of_node[node] > 0) threads_of_class[machine->class_of[node]] = plan->threads_of_node[node];
}

static int machine_of_plan(const hscal_machine *machine, const hscal_plan *plan, hscal_machine **seen) {
  int *threads_of_class = malloc((size_t)machine->nclasses * sizeof *threads_of_class);
  if (!threads_of_class) return cli_report(HSCAL_ERROR_MEMORY);
  find_threads(machine, plan, threads_of_class);
  int failed = hscal__machine_with_threads(machine, threads_of_class, seen);
  free(threads_of_class);
  return failed ? cli_report(failed) : CLI_OK;
}

static int print(const cli_arguments *arguments, const hscal_plan *plan) {
  return cli_print_and_free(arguments->json ? hscal__plan_json(plan) : hscal__plan_text(plan));
}

/* The plan and its pictures; `map` may be null. */
static int tell(const cli_planned *planned, const hscal_machine *seen, const hscal_map *map) {
  const cli_arguments *arguments = planned->arguments;
  const hscal_plan *plan = planned->plan;
  hscal_call filled = *planned->call;
  hscal__call_fill_blocks(&filled, plan->mb, plan->nb);
  const hscal_layout layout = hscal__layout_make(plan->nprow, plan->npcol, plan->panel);
  const hscal_placement placement = {seen, plan->node_of};
  const hscal_explained chosen = {&filled, &layout, &placement};
  int status = arguments->explain ? cli_explain(planned, &chosen) : print(arguments, plan);
  if (status == CLI_OK) status = cli_write_timeline(arguments, &chosen, plan->predicted_s);
  if (status != CLI_OK) return status;
  status = cli_write_compare(planned, &chosen);
  int drawn = map ? cli_draw_map(planned, &chosen, map) : CLI_OK; /* also where there is nothing to compare with */
  return status == CLI_OK ? drawn : status;
}

/* The plan, and whatever else was asked for: the machine is needed as its processes see it. The map comes first, because what it finds may be better. */
static int answer(const cli_planned *planned) {
  const cli_arguments *arguments = planned->arguments;
  cli_planned told = *planned;
  hscal_machine *seen = NULL;
  hscal_plan *better = NULL;
  hscal_map map = {0};
  if (!arguments->timeline && !arguments->trace && !arguments->explain && !arguments->map && !arguments->compare)
    return print(arguments, planned->plan);
  int status = machine_of_plan(planned->machine, planned->plan, &seen);
  if (status == CLI_OK && arguments->map) status = cli_make_map(planned, seen, &map, &better);
  if (better) told.plan = better;
  if (status == CLI_OK) status = tell(&told, seen, arguments->map ? &map : NULL);
  hscal__map_free(&map);
  hscal_plan_free(better);
  hscal_machine_free(seen);
  return status;
}

/* What the file holds; it need not be there yet. */
static int read_wisdom(const char *file, hscal_wisdom **wisdom) {
  int failed = hscal_wisdom_import(wisdom, access(file, F_OK) == 0 ? file : NULL);
  return failed ? cli_report(failed) : CLI_OK;
}

static int write_wisdom(const char *file, hscal_wisdom *wisdom) {
  int failed = hscal__wisdom_save(wisdom, file);
  return failed ? cli_report(failed) : CLI_OK;
}

static int plan_and_answer(cli_planned *planned, const hscal_options *options) {
  hscal_plan *plan = NULL;
  cli_busy(hscal__chooses_nodes(options) ? "still planning on more and fewer nodes; --patience 0.3 decides sooner"
                                         : "still planning; --patience 0.1 decides sooner, and tells roughly");
  int failed = hscal__search(planned->call, planned->machine, options, &plan);
  cli_idle();
  planned->plan = plan;
  int status = failed ? cli_report(failed) : answer(planned);
  hscal_plan_free(plan);
  return status;
}

int cli_plan(int argc, char **argv) {
  cli_arguments arguments;
  hscal_call call;
  hscal_options options = {0};
  hscal_machine *machine = NULL;
  int status = cli_read_arguments(CLI_FOR_PLAN, argc, argv, &arguments);
  if (status == CLI_OK) status = cli_make_call(&arguments, 1, &call);
  if (status == CLI_OK) status = cli_read_options(&arguments, &options);
  if (status == CLI_OK) status = cli_check_timeline(&arguments);
  if (status == CLI_OK) status = cli_check_map(&arguments);
  if (status == CLI_OK) status = cli_check_compare(&arguments);
  if (status == CLI_OK) status = cli_check_scan(&arguments);
  if (status == CLI_OK) status = cli_check_file(arguments.wisdom);
  if (status == CLI_OK) status = cli_load_machine(arguments.machine, &machine);
  if (status == CLI_OK && arguments.wisdom) status = read_wisdom(arguments.wisdom, &options.wisdom);
  cli_planned planned = {&arguments, &call, machine, &options, NULL};
  if (status == CLI_OK) status = arguments.scan ? cli_scan(&planned) : plan_and_answer(&planned, &options);
  if (status == CLI_OK && arguments.wisdom) status = write_wisdom(arguments.wisdom, options.wisdom);
  hscal_wisdom_free(options.wisdom);
  hscal_machine_free(machine);
  cli_free_arguments(&arguments);
  return status;
}
