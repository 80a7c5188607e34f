/* hscal timeof: predicted seconds of a layout that the caller names. */
#include "timeof_command.h"
#include "base/status.h"
#include "base/text.h"
#include "busy.h"
#include "call/event_source.h"
#include "call_text.h"
#include "command_line.h"
#include "given_arguments.h"
#include "json_text.h"
#include "machine/assumed_threads.h"
#include "machine_choice.h"
#include "make_call.h"
#include "models/predict/interval.h"
#include "nodes_json.h"
#include "output.h"
#include "placement_option.h"
#include "report.h"
#include "text_model_call.h"
#include "timeline_files.h"
#include "timeof_published.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A lower bound predicts nothing, and is 0 where none is known. It is that for the data with which least is to be done. */
static json_t *bound_json(double bound_s) { return bound_s > 0 ? json_real(bound_s) : json_null(); }

/* Whose seconds they are: the processes, and what was assumed of them, lines or "". */
typedef struct processes {
  int threads, per_node; /* per_node 0: as placed */
  const char *warning;
} processes;

static double interval_width(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement) {
  return hscal__interval_width(call, placement, hscal__layout_processes(layout));
}

/* Blocks and panels, but of a model in text, which has none. */
static void set_blocks(json_t *root, const hscal_call *call, const hscal_layout *layout) {
  const hscal_desc *blocks = hscal__call_result(call);
  if (hscal__is_without_blocks(call)) return;
  json_object_set_new(root, "mb", json_integer(blocks->mb));
  json_object_set_new(root, "nb", json_integer(blocks->nb));
  json_object_set_new(root, "panel", json_integer(layout->backend.panel));
}

static char *timeof_json(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                         const processes *of, hscal_effort effort, double predicted_s, const double range_s[2]) {
  json_t *root = json_pack("{s:s, s:[i,i]}", "routine", call->routine->name, "grid", layout->nprow, layout->npcol);
  set_blocks(root, call, layout);
  json_object_set_new(root, "threads", json_integer(of->threads));
  json_object_set_new(root, "placement", cli_nodes_json(layout, placement));
  if (*of->warning) json_object_set_new(root, "warning", json_string(of->warning));
  if (effort == HSCAL_EFFORT_ESTIMATE) {
    json_object_set_new(root, "lower_bound_s", bound_json(range_s[0]));
    return cli_json_text(root, HSCAL_JSON_DIGITS);
  }
  json_object_set_new(root, "collectives", json_string(hscal__machine_collectives_name(placement->machine)));
  json_object_set_new(root, "collectives_verified", json_boolean(!hscal__machine_is_unverified(placement->machine)));
  json_object_set_new(root, "predicted_s", json_real(predicted_s));
  json_object_set_new(root, "interval_error", json_real(interval_width(call, layout, placement)));
  if (range_s[0] < range_s[1]) {
    json_object_set_new(root, "lower_s", json_real(range_s[0]));
    json_object_set_new(root, "upper_s", json_real(range_s[1]));
  }
  return cli_json_text(root, HSCAL_JSON_DIGITS);
}

static void tell_bound(FILE *out, double bound_s) {
  char seconds[HSCAL_SECONDS_TEXT_SIZE];
  if (bound_s > 0)
    fprintf(out, "at least %s\n", hscal__seconds_text(bound_s, seconds));
  else
    fprintf(out, "no lower bound is known: --effort model predicts\n");
}

/* Lines about processes that are not as usual. */
static void tell_processes(FILE *out, const processes *of) {
  if (of->threads > 1 || of->per_node > 0) {
    fprintf(out, "processes of %d thread%s", of->threads, of->threads > 1 ? "s" : "");
    if (of->per_node > 0) fprintf(out, ", %d on each node", of->per_node);
    fprintf(out, "\n");
  }
  for (const char *line = of->warning; *line; line += strspn(line, "\n")) {
    size_t length = strcspn(line, "\n");
    fputs("warning: ", out);
    fwrite(line, 1, length, out);
    fputc('\n', out);
    line += length;
  }
}

static char *timeof_text(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                         const processes *of, hscal_effort effort, double predicted_s, const double range_s[2]) {
  char *text = NULL, seconds[HSCAL_SECONDS_TEXT_SIZE], most[HSCAL_SECONDS_TEXT_SIZE];
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  cli_describe_call(out, call, layout);
  tell_processes(out, of);
  if (effort == HSCAL_EFFORT_ESTIMATE) {
    tell_bound(out, range_s[0]);
    return hscal__stream_text(out, &text);
  }
  fprintf(out, "predicted %s", hscal__seconds_text(predicted_s, seconds));
  double flops = hscal__call_flops(call);
  if (predicted_s > 0 && flops > 0) fprintf(out, ", %.4g Gflop/s", flops / predicted_s * 1e-9);
  if (range_s[0] < range_s[1])
    fprintf(out, ", between %s and %s as the data are", hscal__seconds_text(range_s[0], seconds),
            hscal__seconds_text(range_s[1], most));
  fprintf(out, "; +- %.2g %% in 9 of 10 cases", 100 * interval_width(call, layout, placement));
  if (hscal__is_without_blocks(call)) fprintf(out, ", if the model is right");
  fprintf(out, "\n");
  if (hscal__machine_is_unverified(placement->machine))
    fprintf(out, "collectives as %s, unverified: this adds to +-\n",
            hscal__machine_collectives_name(placement->machine));
  return hscal__stream_text(out, &text);
}

/* Of the node on which most processes have no processor of their own, a line; "": there is none. */
static int warn_of_sharing(const hscal_layout *layout, const hscal_placement *placement, char *text, size_t size) {
  const hscal_machine *machine = placement->machine;
  int *here = calloc((size_t)machine->nnodes, sizeof *here), most = 0;
  *text = 0;
  if (!here) return cli_report(HSCAL_ERROR_MEMORY);
  for (int p = 0; p < hscal__layout_processes(layout); p++) here[placement->node_of[p]]++;
  for (int h = 1; h < machine->nnodes; h++)
    if (here[h] - hscal__node(machine, h)->processors > here[most] - hscal__node(machine, most)->processors) most = h;
  const int processors = hscal__node(machine, most)->processors;
  if (here[most] > processors)
    snprintf(text, size, "%d processes on %s, which has %d processor%s: what they wait for each other is not predicted",
             here[most], machine->node_name[most], processors, processors == 1 ? "" : "s");
  free(here);
  return CLI_OK;
}

/* A node with fewer cores keeps processes of one thread, which nobody asked for. */
static int check_threads(const cli_arguments *arguments, const hscal_layout *layout, const hscal_placement *placement) {
  int threads = cli_or(arguments->threads, 1);
  for (int p = 0; p < hscal__layout_processes(layout); p++) {
    const hscal_node_class *node = hscal__node(placement->machine, placement->node_of[p]);
    if (hscal__class_processor_cores(node) != threads)
      return cli_failure("process %d is on %s, a node of fewer cores than its %d threads", p,
                         placement->machine->node_name[placement->node_of[p]], threads);
  }
  return CLI_OK;
}

/* Predicts and prints; node_of[] holds every process. */
static int answer(const cli_arguments *arguments, const hscal_call *call, const hscal_layout *layout,
                  const hscal_machine *machine, const char *warning, int *node_of) {
  double predicted_s = 0, range_s[2];
  hscal_placement placement = {.machine = machine, .node_of = node_of};
  char warnings[512], sharing[256];
  if (cli_is_mapped(arguments)) return cli_published(arguments, call, layout, machine, node_of);
  int status = cli_read_placement(arguments, machine, layout, node_of);
  if (status == CLI_OK) status = check_threads(arguments, layout, &placement);
  if (status == CLI_OK) status = warn_of_sharing(layout, &placement, sharing, sizeof sharing);
  if (status != CLI_OK) return status;
  snprintf(warnings, sizeof warnings, "%s%s%s", warning, *warning && *sharing ? "\n" : "", sharing);
  const processes of = {cli_or(arguments->threads, 1), cli_or(arguments->per_node, 0), warnings};
  if (cli_is_published(arguments)) return cli_published(arguments, call, layout, machine, node_of);
  cli_busy("still predicting: a minute at most; larger blocks take less, --effort estimate next to nothing");
  int failed = hscal__timeof(call, layout, &placement, arguments->effort, &predicted_s);
  range_s[0] = range_s[1] = predicted_s; /* a bound is one whatever the data */
  if (!failed && arguments->effort != HSCAL_EFFORT_ESTIMATE)
    failed = hscal__timeof_range(call, layout, &placement, predicted_s, range_s);
  cli_idle();
  if (failed) return cli_report(failed);
  status = cli_print_and_free(
      arguments->json ? timeof_json(call, layout, &placement, &of, arguments->effort, predicted_s, range_s)
                      : timeof_text(call, layout, &placement, &of, arguments->effort, predicted_s, range_s));
  const hscal_explained shown = {call, layout, &placement};
  if (arguments->effort == HSCAL_EFFORT_ESTIMATE) predicted_s = 0; /* a bound predicts nothing */
  return status == CLI_OK ? cli_write_timeline(arguments, &shown, predicted_s) : status;
}

static int check_size(const hscal_layout *layout) {
  int failed = hscal__timeof_check_size(layout);
  return failed ? cli_report(failed) : CLI_OK;
}

/* The machine as its processes see it, in place of itself; *warning: what is assumed of their threads, or "". */
static int give_threads(int threads, hscal_machine **machine, const char **warning) {
  hscal_machine *seen = NULL;
  size_t known = strlen(hscal_machine_warnings(*machine));
  *warning = "";
  if (threads == 1) return CLI_OK;
  int failed = hscal__machine_assume_threads(*machine, threads);
  if (!failed) failed = hscal__machine_of_threads(*machine, threads, &seen);
  if (failed) return cli_report(failed);
  hscal_machine_free(*machine);
  *machine = seen;
  *warning = hscal_machine_warnings(seen) + known;
  *warning += **warning == '\n';
  return CLI_OK;
}

static int answer_on(const cli_arguments *arguments, const hscal_call *call, const hscal_layout *layout,
                     hscal_machine **machine) {
  const char *warning;
  int *node_of = malloc((size_t)hscal__layout_processes(layout) * sizeof *node_of);
  int status =
      node_of ? give_threads(cli_or(arguments->threads, 1), machine, &warning) : cli_report(HSCAL_ERROR_MEMORY);
  if (status == CLI_OK) status = answer(arguments, call, layout, *machine, warning, node_of);
  free(node_of);
  return status;
}

int cli_timeof(int argc, char **argv) {
  cli_arguments arguments;
  hscal_call call;
  hscal_layout layout;
  hscal_machine *machine = NULL;
  int status = cli_read_arguments(CLI_FOR_TIMEOF, argc, argv, &arguments);
  if (status == CLI_OK) status = cli_check_published(&arguments);
  if (status == CLI_OK) status = cli_make_call(&arguments, 0, &call);
  if (status == CLI_OK) status = cli_make_layout(&arguments, &layout);
  if (status == CLI_OK) status = check_size(&layout);
  if (status == CLI_OK) status = cli_check_started(&arguments, &layout);
  if (status == CLI_OK) status = cli_check_timeline(&arguments);
  if (status == CLI_OK) status = cli_load_machine(arguments.machine, &machine);
  if (status == CLI_OK) status = cli_give_model_machine(&arguments, machine, NULL);
  if (status == CLI_OK) status = answer_on(&arguments, &call, &layout, &machine);
  hscal_machine_free(machine);
  cli_free_arguments(&arguments);
  return status;
}
