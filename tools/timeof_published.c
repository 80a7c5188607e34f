#include "timeof_published.h"
#include "base/text.h"
#include "call_text.h"
#include "json_text.h"
#include "models/published/mapping.h"
#include "models/published/published.h"
#include "nodes_json.h"
#include "output.h"
#include "report.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

int cli_is_published(const cli_arguments *arguments) {
  return arguments->estimator && strcmp(arguments->estimator, "clock") != 0;
}

int cli_is_mapped(const cli_arguments *arguments) {
  return cli_is_published(arguments) && arguments->placement && !strcmp(arguments->placement, "published");
}

int cli_check_published(const cli_arguments *arguments) {
  hscal_published_rules rules;
  if (!cli_is_published(arguments)) return CLI_OK;
  int failed = hscal__published_read(arguments->estimator, &rules);
  if (failed) return cli_report(failed);
  if (!arguments->model) return cli_usage("--estimator %s is one of models in text alone", arguments->estimator);
  if (arguments->timeline || arguments->trace || arguments->effort != HSCAL_EFFORT_MODEL)
    return cli_usage("--estimator %s knows no order in time: it takes no --timeline, --trace or --effort",
                     arguments->estimator);
  return CLI_OK;
}

static char *published_json(const cli_arguments *arguments, const hscal_call *call, const hscal_layout *layout,
                            const hscal_placement *placement, double seconds) {
  json_t *root = json_pack("{s:s, s:[i,i], s:o, s:s, s:f}", "routine", call->routine->name, "grid", layout->nprow,
                           layout->npcol, "placement", cli_nodes_json(layout, placement), "estimator",
                           arguments->estimator, "predicted_s", seconds);
  return cli_json_text(root, HSCAL_JSON_DIGITS);
}

static char *published_text(const cli_arguments *arguments, const hscal_call *call, const hscal_layout *layout,
                            const hscal_placement *placement, double seconds) {
  char *text = NULL, time[HSCAL_SECONDS_TEXT_SIZE];
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  cli_describe_call(out, call, layout);
  fprintf(out, "predicted %s by the rules of HMPI_Timeof (%s)\n", hscal__seconds_text(seconds, time),
          arguments->estimator);
  if (cli_is_mapped(arguments)) {
    fprintf(out, "processes on");
    for (int p = 0; p < hscal__layout_processes(layout); p++)
      fprintf(out, "%s%s", p ? "," : " ", placement->machine->node_name[placement->node_of[p]]);
    fprintf(out, "\n");
  }
  return hscal__stream_text(out, &text);
}

int cli_published(const cli_arguments *arguments, const hscal_call *call, const hscal_layout *layout,
                  const hscal_machine *machine, int *node_of) {
  const hscal_placement placement = {machine, node_of};
  hscal_published_rules rules;
  double seconds;
  int failed = hscal__published_read(arguments->estimator, &rules);
  if (!failed && cli_is_mapped(arguments)) failed = hscal__published_map(call, layout, machine, &rules, node_of);
  if (!failed) failed = hscal__published_s(call, layout, &placement, &rules, &seconds);
  if (failed) return cli_report(failed);
  return cli_print_and_free(arguments->json ? published_json(arguments, call, layout, &placement, seconds)
                                            : published_text(arguments, call, layout, &placement, seconds));
}
