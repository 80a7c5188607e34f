/* hscal info: what a call does on a grid, exactly. */
#include "info_command.h"
#include "base/status.h"
#include "base/text.h"
#include "busy.h"
#include "call_text.h"
#include "command_line.h"
#include "given_arguments.h"
#include "info/count.h"
#include "json_text.h"
#include "make_call.h"
#include "output.h"
#include "placement_option.h"
#include "plan_options.h"
#include "report.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Counts are doubles because they may be huge; up to 2^53 they are exact integers and are written as such. */
static json_t *count_json(double count) {
  return fabs(count) <= 9007199254740992.0 && count == floor(count) ? json_integer((json_int_t)count)
                                                                    : json_real(count);
}

static json_t *vector_json(const double *values, size_t count) {
  json_t *array = json_array();
  for (size_t i = 0; i < count; i++) json_array_append_new(array, count_json(values[i]));
  return array;
}

static json_t *matrix_json(const double *values, size_t count) {
  json_t *array = json_array();
  for (size_t i = 0; i < count; i++) json_array_append_new(array, vector_json(values + i * count, count));
  return array;
}

/* What crosses from node to node in messages. */
typedef struct crossing {
  int per_node; /* 0: nobody said which node holds which process */
  double bytes, messages;
} crossing;

/* The node of a process where so many were started on each, and stand on the grid in that order. */
static int node_at(const hscal_info *info, int process, int per_node, char order) {
  int row = process / info->npcol, column = process % info->npcol;
  return (order == 'C' ? column * info->nprow + row : process) / per_node;
}

static int find_crossing(const cli_arguments *arguments, const hscal_info *info, crossing *found) {
  char order = 'R';
  int processes = info->nprow * info->npcol;
  int status = arguments->order ? cli_read_order(arguments->order, &order) : CLI_OK;
  *found = (crossing){.per_node = cli_or(arguments->per_node, 0)};
  for (int x = 0; x < processes && found->per_node > 0; x++)
    for (int y = 0; y < processes; y++) {
      size_t pair = (size_t)x * (size_t)processes + (size_t)y;
      if (node_at(info, x, found->per_node, order) == node_at(info, y, found->per_node, order)) continue;
      found->bytes += info->bytes[pair];
      found->messages += info->messages[pair];
    }
  return status;
}

static json_t *crossing_json(const crossing *crossing) {
  return json_pack("{s:i, s:o, s:o}", "processes_per_node", crossing->per_node, "bytes", count_json(crossing->bytes),
                   "messages", count_json(crossing->messages));
}

/* How bytes are counted, for those who read the numbers without the manual. */
static json_t *counting_json(void) {
  return json_pack("{s:s, s:s, s:s}", "collective_bytes", "data of the MPI collectives that a process takes part in",
                   "total_bytes", "messages, and data of collectives times members, root included", "least_bytes",
                   "messages, and data of collectives times members - 1, twice that where all get a sum");
}

static char *info_json(const hscal_call *call, const hscal_layout *layout, const hscal_info *info,
                       const crossing *crossing, int threads) {
  size_t count = (size_t)hscal__layout_processes(layout);
  json_t *root = json_pack(
      "{s:s, s:[i,i], s:i, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "routine", call->routine->name, "grid",
      layout->nprow, layout->npcol, "panel", layout->backend.panel, "flops", vector_json(info->flops, count), "bytes",
      matrix_json(info->bytes, count), "messages", matrix_json(info->messages, count), "collectives",
      count_json(info->collectives), "collective_bytes", vector_json(info->collective_bytes, count), "total_bytes",
      count_json(info->total_bytes), "least_bytes", count_json(info->least_bytes), "counting", counting_json());
  if (threads > 0) json_object_set_new(root, "threads", json_integer(threads));
  if (crossing->per_node > 0) json_object_set_new(root, "between_nodes", crossing_json(crossing));
  return cli_json_text(root, 17 /* exact */);
}

/* One row of the table: a process, its work and its traffic. */
static void write_process(FILE *out, const hscal_info *info, size_t count, size_t x) {
  double sent = 0, received = 0, messages = 0;
  for (size_t y = 0; y < count; y++) {
    sent += info->bytes[x * count + y];
    received += info->bytes[y * count + x];
    messages += info->messages[x * count + y];
  }
  char place[48];
  snprintf(place, sizeof place, "(%zu,%zu)", x / (size_t)info->npcol, x % (size_t)info->npcol);
  fprintf(out, "%8zu %10s %18.0f %14.0f %10.0f %14.0f", x, place, info->flops[x], sent, messages, received);
  if (info->collectives > 0) fprintf(out, " %14.0f", info->collective_bytes[x]);
  fprintf(out, "\n");
}

/* The two ways to count what MPI moves in a collective, which nobody else knows. */
static void write_collectives(FILE *out, const hscal_info *info) {
  fprintf(out, "%.0f calls of MPI collectives; a process has the data of those it takes part in\n", info->collectives);
  fprintf(out, "%16.0f bytes in all, data of collectives times members, root included\n", info->total_bytes);
  fprintf(out, "%16.0f bytes move at least: data times members - 1, twice that where all get a sum\n",
          info->least_bytes);
}

static void write_totals(FILE *out, const hscal_info *info, size_t count) {
  double flops = 0, most = 0, bytes = 0, messages = 0, data = 0;
  for (size_t x = 0; x < count; x++) {
    flops += info->flops[x];
    most = fmax(most, info->flops[x]);
    data += info->collective_bytes[x];
    for (size_t y = 0; y < count; y++) {
      bytes += info->bytes[x * count + y];
      messages += info->messages[x * count + y];
    }
  }
  fprintf(out, "   total %10s %18.0f %14.0f %10.0f %14.0f", "", flops, bytes, messages, bytes);
  if (info->collectives > 0) fprintf(out, " %14.0f", data);
  fprintf(out, "\n");
  if (flops > 0) fprintf(out, "the busiest process has %.3f times the mean work\n", most * (double)count / flops);
  if (info->collectives > 0) write_collectives(out, info);
}

/* Who sends how much to whom; only where it fits on a screen. */
static void write_pairs(FILE *out, const hscal_info *info, size_t count) {
  enum { READABLE = 8 };
  if (count > READABLE) {
    fprintf(out, "\nBytes and messages of each pair of processes: --json\n");
    return;
  }
  fprintf(out, "\n%8s %8s %16s %10s\n", "from", "to", "bytes", "messages");
  for (size_t x = 0; x < count; x++)
    for (size_t y = 0; y < count; y++)
      if (info->messages[x * count + y] > 0)
        fprintf(out, "%8zu %8zu %16.0f %10.0f\n", x, y, info->bytes[x * count + y], info->messages[x * count + y]);
}

static char *info_text(const hscal_call *call, const hscal_layout *layout, const hscal_info *info,
                       const crossing *crossing, int threads) {
  char *text = NULL;
  size_t length = 0, count = (size_t)hscal__layout_processes(layout);
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  cli_describe_call(out, call, layout);
  fprintf(out, "\n%8s %10s %18s %14s %10s %14s", "process", "(row,col)", "operations", "bytes sent", "messages",
          "bytes received");
  if (info->collectives > 0) fprintf(out, " %14s", "in collectives");
  fprintf(out, "\n");
  for (size_t x = 0; x < count; x++) write_process(out, info, count, x);
  write_totals(out, info, count);
  if (crossing->per_node > 0)
    fprintf(out, "%.0f bytes in %.0f messages between nodes, %d processes on each; collectives are not among them\n",
            crossing->bytes, crossing->messages, crossing->per_node);
  if (threads > 1) fprintf(out, "%d threads of each process share its operations\n", threads);
  if (count > 1) write_pairs(out, info, count);
  return hscal__stream_text(out, &text);
}

/* As JSON the matrices of pairs take a hundred bytes and more for each pair. */
static int check_size(const cli_arguments *arguments, const hscal_layout *layout) {
  enum { MOST_IN_JSON = 2048 };
  int processes = hscal__layout_processes(layout), most = arguments->json ? MOST_IN_JSON : HSCAL_MOST_COUNTED;
  if (processes <= most) return CLI_OK;
  return cli_report(hscal__fail(HSCAL_ERROR_UNSUPPORTED,
                                "a grid of %d x %d has %d processes; info counts every pair of at most %d%s",
                                layout->nprow, layout->npcol, processes, most, arguments->json ? " as JSON" : ""));
}

static int tell(const cli_arguments *arguments, const hscal_call *call, const hscal_layout *layout,
                const hscal_info *info) {
  crossing crossing;
  int threads = cli_or(arguments->threads, 0), status = find_crossing(arguments, info, &crossing);
  if (status != CLI_OK) return status;
  return cli_print_and_free(arguments->json ? info_json(call, layout, info, &crossing, threads)
                                            : info_text(call, layout, info, &crossing, threads));
}

int cli_info(int argc, char **argv) {
  cli_arguments arguments;
  hscal_call call;
  hscal_layout layout;
  hscal_info *info = NULL;
  int status = cli_read_arguments(CLI_FOR_INFO, argc, argv, &arguments);
  if (status == CLI_OK) status = cli_make_call(&arguments, 0, &call);
  if (status == CLI_OK) status = cli_make_layout(&arguments, &layout);
  if (status == CLI_OK) status = check_size(&arguments, &layout);
  if (status == CLI_OK) status = cli_check_started(&arguments, &layout);
  if (status == CLI_OK) cli_busy("still counting: about a minute at most; larger blocks take less");
  int failed = status == CLI_OK ? hscal__info(&call, &layout, &info) : 0;
  cli_idle();
  if (failed)
    status = cli_report(failed);
  else if (status == CLI_OK)
    status = tell(&arguments, &call, &layout, info);
  hscal_info_free(info);
  cli_free_arguments(&arguments);
  return status;
}
