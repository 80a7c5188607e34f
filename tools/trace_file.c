#include "trace_file.h"
#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>

static const char *const words[] = {
    [HSCAL_COMPUTES] = "compute", [HSCAL_SENDS] = "send", [HSCAL_RECEIVES] = "receive", [HSCAL_WAITS] = "wait"};

static double microseconds(double seconds) { return 1e6 * seconds; }

static void put_string(FILE *out, const char *text) {
  fputc('"', out);
  for (; *text; text++)
    if (*text == '"' || *text == '\\' || (unsigned char)*text < ' ')
      fprintf(out, "\\u%04x", (unsigned char)*text);
    else
      fputc(*text, out);
  fputc('"', out);
}

static int node_of(const cli_shown *run, int process) { return run->placement->node_of[process]; }

/* Names of nodes and processes, in the order of the picture. */
static void put_names(FILE *out, const cli_shown *run, const int *order) {
  for (int i = 0; i < run->activities->nprocs; i++) {
    int p = order[i], node = node_of(run, p), npcol = run->layout->npcol;
    if (i == 0 || node_of(run, order[i - 1]) != node) {
      fprintf(out, "{\"ph\":\"M\",\"name\":\"process_name\",\"pid\":%d,\"args\":{\"name\":", node);
      put_string(out, run->placement->machine->node_name[node]);
      fprintf(out, "}},\n{\"ph\":\"M\",\"name\":\"process_sort_index\",\"pid\":%d,\"args\":{\"sort_index\":%d}},\n",
              node, i);
    }
    fprintf(
        out,
        "{\"ph\":\"M\",\"name\":\"thread_name\",\"pid\":%d,\"tid\":%d,\"args\":{\"name\":\"process %d (%d,%d)\"}},\n",
        node, p, p, p / npcol, p % npcol);
  }
}

static void put_span(FILE *out, const cli_shown *run, const hscal_activity_span *span) {
  fprintf(out, "{\"ph\":\"X\",\"name\":\"%s\",\"pid\":%d,\"tid\":%d,\"ts\":%.6f,\"dur\":%.6f},\n", words[span->what],
          node_of(run, span->process), span->process, microseconds(span->begin_s),
          microseconds(span->end_s - span->begin_s));
}

/* A flow from the sender's row to the receiver's. */
static void put_message(FILE *out, const cli_shown *run, size_t number) {
  const hscal_traced_message *message = &run->activities->message[number];
  fprintf(out,
          "{\"ph\":\"s\",\"cat\":\"message\",\"name\":\"message\",\"id\":%zu,\"pid\":%d,\"tid\":%d,\"ts\":%.6f,"
          "\"args\":{\"bytes\":%.0f}},\n",
          number, node_of(run, message->from), message->from, microseconds(message->begin_s), message->bytes);
  fprintf(out,
          "{\"ph\":\"f\",\"bp\":\"e\",\"cat\":\"message\",\"name\":\"message\",\"id\":%zu,\"pid\":%d,\"tid\":%d,"
          "\"ts\":%.6f},\n",
          number, node_of(run, message->to), message->to, microseconds(message->end_s));
}

char *cli_trace_json(const cli_shown *run) {
  char *text = NULL;
  size_t length = 0;
  const hscal_activity_trace *activities = run->activities;
  int *order = malloc((size_t)activities->nprocs * sizeof *order);
  FILE *out = order ? open_memstream(&text, &length) : NULL;
  if (out) {
    cli_order_by_node(run, order);
    fputs("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n", out);
    put_names(out, run, order);
    for (size_t i = 0; i < activities->spans; i++) put_span(out, run, &activities->span[i]);
    for (size_t i = 0; i < activities->messages; i++) put_message(out, run, i);
    fprintf(out, "{\"ph\":\"M\",\"name\":\"trace_is_cut\",\"pid\":%d,\"args\":{\"cut\":%d}}\n]}\n", node_of(run, 0),
            activities->is_cut);
  }
  free(order);
  return out ? hscal__stream_text(out, &text) : NULL;
}
