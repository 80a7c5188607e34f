#include "plan_options.h"
#include "base/text.h"
#include "report.h"
#include "search/objective.h"
#include "search/search.h"

#include <math.h>
#include <string.h>

static int is_other(int given, int there) { return given != CLI_NOT_GIVEN && given != there; }

/* Matrices that lie somewhere have blocks already. */
static int check_origin(const cli_arguments *arguments) {
  const hscal_origin *there = &arguments->origin;
  if (there->nprow == 0)
    return there->bring_back ? cli_usage("--return is about matrices that lie somewhere: from=4x4:64 says where")
                             : CLI_OK;
  char blocks[HSCAL_BLOCKS_TEXT_SIZE];
  int mb = there->mb ? there->mb : there->nb;
  if (is_other(arguments->call.nb, there->nb) || is_other(arguments->call.mb, mb))
    return cli_usage("from=%dx%d:%s says that blocks are %d x %d; nb= and mb= cannot say otherwise", there->nprow,
                     there->npcol, hscal__blocks_text(mb, there->nb, blocks), mb, there->nb);
  return CLI_OK;
}

int cli_check_patience(double patience) {
  if (isnan(patience) || (patience > 0 && patience <= HSCAL_MOST_PATIENCE)) return CLI_OK;
  return cli_usage("--patience %g: it must be above 0 and at most %.0f", patience, HSCAL_MOST_PATIENCE);
}

int cli_read_order(const char *text, char *order) {
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
                     strchr(arguments->objective, '=') ? "" : cli_did_you_mean(arguments->objective, names, 3));
  if (hscal__chooses_nodes(options) && (arguments->explain || arguments->map))
    return cli_usage("%s is about plans on all nodes, --objective %s chooses some of them: leave one out",
                     arguments->map ? "--map" : "--explain", arguments->objective);
  return CLI_OK;
}

int cli_read_options(const cli_arguments *arguments, hscal_options *options) {
  const int none = CLI_NOT_GIVEN;
  if (arguments->processes != none && arguments->at_most != none)
    return cli_usage("processes= (exactly so many) and --processes (at most so many) exclude each other");
  if (arguments->square_blocks && arguments->call.mb != none && arguments->call.nb != none &&
      arguments->call.mb != arguments->call.nb)
    return cli_usage("--square-blocks and mb= that is not nb= exclude each other");
  *options = (hscal_options){.processes = cli_or(arguments->processes, cli_or(arguments->at_most, 0)),
                             .exact_processes = arguments->processes != none,
                             .nprow = cli_or(arguments->nprow, 0),
                             .npcol = cli_or(arguments->npcol, 0),
                             .panel = cli_or(arguments->panel, 0),
                             .processes_per_node = cli_or(arguments->per_node, 0),
                             .one_kind = arguments->one_kind,
                             .all_processes = arguments->all_processes,
                             .square = arguments->square,
                             .square_blocks = arguments->square_blocks,
                             .whole_nodes = arguments->whole_nodes,
                             .threads = cli_or(arguments->threads, 0),
                             .patience = isnan(arguments->patience) ? 0 : arguments->patience,
                             .in_program = arguments->in_program,
                             .top = cli_or(arguments->top, 0),
                             .calls = cli_or(arguments->calls, 0),
                             .planners = cli_or(arguments->planners, 0),
                             .jobs = cli_or(arguments->jobs, 0),
                             .origin = arguments->origin};
  int status = cli_check_patience(arguments->patience);
  if (status == CLI_OK && arguments->order) status = cli_read_order(arguments->order, &options->order);
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
