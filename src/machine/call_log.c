#include "machine/call_log.h"
#include "base/digest.h"
#include "base/file.h"
#include "base/number_json.h"
#include "base/status.h"
#include "base/text.h"
#include "machine/write.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { DIGITS = 8 };

int hscal__machine_digest(const hscal_machine *machine, uint64_t *digest) {
  char *text = hscal__machine_text(machine);
  if (!text) return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for the text of the machine");
  *digest = hscal__digest_text(HSCAL_DIGEST_START, text);
  free(text);
  return 0;
}

/* ---- writing ---------------------------------------------------------------------------------------------- */

/* How many processes each node runs. */
static json_t *nodes_of(const hscal_plan *plan) {
  json_t *nodes = json_object();
  for (int i = 0; i < plan->nprow * plan->npcol; i++) {
    const char *name = plan->node_name[plan->node_of[i]];
    json_int_t before = json_integer_value(json_object_get(nodes, name));
    json_object_set_new(nodes, name, json_integer(before + 1));
  }
  return nodes;
}

/* Of each node, where they fill one node after the other, row by row, but for the last; else 0. */
static int processes_per_node(const hscal_plan *plan) {
  const int processes = plan->nprow * plan->npcol;
  int each = 0, i = 0;
  unsigned char *seen = calloc((size_t)plan->nnodes + 1, 1);
  while (each < processes && plan->node_of[each] == plan->node_of[0]) each++;
  for (; i < processes && seen; i++) {
    int is_first = i % each == 0, node = plan->node_of[i];
    if (is_first ? seen[node] : node != plan->node_of[i - 1]) break;
    seen[node] = 1;
  }
  free(seen);
  return i == processes ? each : 0;
}

/* Of every process; 0 where they differ, or nobody says. */
static int threads_of(const hscal_plan *plan) {
  const int processes = plan->nprow * plan->npcol;
  for (int i = 0; i < processes && plan->threads_of_node; i++)
    if (plan->threads_of_node[plan->node_of[i]] != plan->threads_of_node[plan->node_of[0]]) return 0;
  return processes > 0 && plan->threads_of_node ? plan->threads_of_node[plan->node_of[0]] : 0;
}

/* What a fit has to know of the run. */
static void add_run(json_t *line, const hscal_plan *plan) {
  if (!line) return;
  json_object_set_new(line, "arguments", json_string(plan->arguments));
  json_object_set_new(line, "threads", json_integer(threads_of(plan)));
  json_object_set_new(line, "processes_per_node", json_integer(processes_per_node(plan)));
}

/* Where the matrices lay, and whether they stayed. */
static json_t *origin_of(const hscal_plan *plan) {
  const hscal_candidate *origin = &plan->origin;
  return json_pack("{s:[i,i], s:i, s:i, s:b, s:o, s:o}", "grid", origin->nprow, origin->npcol, "mb", origin->mb, "nb",
                   origin->nb, "kept", plan->kept_origin, "moving_s", hscal__number_json(plan->moving_s), "gain_s",
                   hscal__number_json(plan->moving_gain_s));
}

static char *line_of(const hscal_plan *plan, const hscal_observation *observation) {
  char when[HSCAL_UTC_TEXT_SIZE], machine[20];
  snprintf(machine, sizeof machine, "%016" PRIx64, observation->machine);
  json_t *line = json_pack(
      "{s:s, s:s, s:s, s:i, s:i, s:i, s:[i,i], s:i, s:i, s:i, s:o, s:o, s:o, s:o, s:o, s:b, s:s}", "schema",
      HSCAL_LOG_SCHEMA, "when", hscal__utc_text(when), "routine", plan->routine, "m", observation->m, "n",
      observation->n, "k", observation->k, "grid", plan->nprow, plan->npcol, "mb", plan->mb, "nb", plan->nb, "panel",
      plan->panel, "nodes", nodes_of(plan), "predicted_s", hscal__number_json(plan->predicted_s), "lower_s",
      hscal__number_json(plan->lower_s), "upper_s", hscal__number_json(plan->upper_s), "observed_s",
      hscal__number_json(observation->observed_s), "bound", observation->is_bound, "machine", machine);
  add_run(line, plan);
  if (plan->origin.nprocs > 0) json_object_set_new(line, "origin", origin_of(plan));
  char *text = line ? json_dumps(line, JSON_COMPACT | JSON_REAL_PRECISION(DIGITS)) : NULL;
  json_decref(line);
  return text;
}

/* Did a write end within a line, as where the disk is full? A file that cannot be read does not tell. */
static int ends_within_line(const char *file, int out) {
  struct stat facts;
  char last = '\n';
  if (fstat(out, &facts) != 0 || !S_ISREG(facts.st_mode) || facts.st_size == 0) return 0;
  int in = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (in < 0) return 0;
  if (pread(in, &last, 1, facts.st_size - 1) != 1) last = '\n';
  close(in);
  return last != '\n';
}

int hscal__log_append(const char *file, const hscal_plan *plan, const hscal_observation *observation) {
  char *line = line_of(plan, observation);
  if (!line) return hscal__fail(HSCAL_ERROR_MEMORY, "%s: out of memory for a line of the log", file);
  /* A pipe without a reader fails at once instead of waiting for one. */
  int out = open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0666), reason = errno, failed = out < 0;
  if (!failed) {
    struct iovec parts[] = {{"\n", ends_within_line(file, out) ? 1 : 0}, {line, strlen(line)}, {"\n", 1}};
    ssize_t written = writev(out, parts, 3);
    failed = written != (ssize_t)(parts[0].iov_len + parts[1].iov_len + 1);
    reason = written < 0 ? errno : ENOSPC;
    close(out);
  }
  free(line);
  return failed ? hscal__fail(HSCAL_ERROR_FILE, "%s: cannot write (HSCAL_LOG): %s", file, strerror(reason)) : 0;
}

/* ---- reading ---------------------------------------------------------------------------------------------- */

/* A log while it grows. */
typedef struct log_reader {
  hscal_log *log;
  json_t *number_of; /* node name -> number */
  uint64_t digest;
  int nnodes, call_capacity, node_capacity, name_capacity;
} log_reader;

/* Reserves memory for one more item; 0 if there is no memory. */
static int grow(void **items, int count, int *capacity, size_t size) {
  if (count < *capacity) return 1;
  int larger = *capacity ? 2 * *capacity : 64;
  void *moved = realloc(*items, (size_t)larger * size);
  if (!moved) return 0;
  *items = moved;
  *capacity = larger;
  return 1;
}

/* The number of a node's name, which it gets when it is first met; -1 if there is no memory. */
static int number_of_name(log_reader *read, const char *name) {
  hscal_log *log = read->log;
  const json_t *known = json_object_get(read->number_of, name);
  if (known) return (int)json_integer_value(known);
  if (!grow((void **)&log->name, log->nnames, &read->name_capacity, sizeof *log->name)) return -1;
  if (!(log->name[log->nnames] = strdup(name))) return -1;
  if (json_object_set_new(read->number_of, name, json_integer(log->nnames)) != 0) return -1;
  return log->nnames++;
}

static int add_nodes(log_reader *read, json_t *nodes, hscal_logged *call) {
  hscal_log *log = read->log;
  const char *name;
  json_t *processes;
  call->first_node = read->nnodes;
  json_object_foreach(nodes, name, processes) {
    int id = number_of_name(read, name);
    if (id < 0 || !grow((void **)&log->node, read->nnodes, &read->node_capacity, sizeof *log->node)) return 0;
    log->node[read->nnodes++] = id;
  }
  call->nnodes = read->nnodes - call->first_node;
  return 1;
}

/* Takes a line that is a JSON object. Returns 0, also where it is left aside; not 0 only without memory. */
static int take_line(log_reader *read, json_t *line) {
  hscal_log *log = read->log;
  const char *schema, *when, *routine, *machine;
  json_t *predicted, *observed, *nodes;
  int is_bound;
  if (json_unpack(line, "{s:s, s:s, s:s, s:s, s:o, s:o, s:o, s:b}", "schema", &schema, "when", &when, "routine",
                  &routine, "machine", &machine, "predicted_s", &predicted, "observed_s", &observed, "nodes", &nodes,
                  "bound", &is_bound) != 0 ||
      strcmp(schema, HSCAL_LOG_SCHEMA) != 0 || !json_is_object(nodes) || !json_is_number(observed) ||
      !(json_number_value(observed) > 0)) {
    log->spoiled++;
    return 0;
  }
  double predicted_s = json_is_number(predicted) ? json_number_value(predicted) : 0;
  double ratio = predicted_s > 0 ? json_number_value(observed) / predicted_s : 0;
  if (read->digest && strtoull(machine, NULL, 16) != read->digest)
    log->others++;
  else if (is_bound)
    log->bounds++;
  else if (!(ratio > 0) || !isfinite(ratio)) /* it has a logarithm */
    log->unpredicted++;
  else {
    if (!grow((void **)&log->call, log->ncalls, &read->call_capacity, sizeof *log->call)) return 1;
    hscal_logged *call = &log->call[log->ncalls];
    *call = (hscal_logged){.ratio = ratio};
    snprintf(call->when, sizeof call->when, "%s", when);
    snprintf(call->routine, sizeof call->routine, "%s", routine);
    if (!add_nodes(read, nodes, call)) return 1;
    log->ncalls++;
  }
  return 0;
}

static int by_time(const void *a, const void *b) {
  const hscal_logged *x = a, *y = b;
  int order = strcmp(x->when, y->when); /* UTC in ISO 8601: sorted as text */
  return order ? order : (x->first_node > y->first_node) - (x->first_node < y->first_node);
}

/* The next line, without its end; 0: there is none, -1: no memory, -2: it never ends, as those of /dev/zero. */
static int next_line(FILE *in, char **text, int *capacity) {
  enum { MOST = 64 << 20 };
  int length = 0, byte = getc(in);
  if (byte == EOF) return 0;
  for (; byte != EOF && byte != '\n'; byte = getc(in)) {
    if (length == MOST) return -2;
    if (!grow((void **)text, length, capacity, 1)) return -1;
    (*text)[length++] = (char)byte;
  }
  if (!grow((void **)text, length, capacity, 1)) return -1;
  (*text)[length] = 0;
  return 1;
}

static int read_lines(FILE *in, const char *file, log_reader *read) {
  char *text = NULL;
  int capacity = 0, got, number = 0, understood = 0, failed = 0;
  hscal_log *log = read->log;
  while (!failed && (got = next_line(in, &text, &capacity)) > 0) {
    int spoiled = log->spoiled;
    number++;
    if (!*text) continue; /* an end of line too much, where one seemed to be missing */
    json_t *line = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    if (line)
      failed = take_line(read, line);
    else
      log->spoiled++;
    json_decref(line);
    if (log->spoiled > spoiled && !log->first_spoiled) log->first_spoiled = number;
    understood += log->spoiled == spoiled;
  }
  free(text);
  if (failed || got == -1) return hscal__fail(HSCAL_ERROR_MEMORY, "%s: out of memory while reading", file);
  if (got == -2)
    return hscal__fail(HSCAL_ERROR_FILE, "%s: line %d is longer than 64 MB: no log of hscal", file, number + 1);
  if (ferror(in)) return hscal__fail(HSCAL_ERROR_FILE, "%s: cannot read: %s", file, strerror(errno));
  if (!understood && number > 0)
    return hscal__fail(HSCAL_ERROR_FILE, "%s: no line is one of a log of hscal (HSCAL_LOG)", file);
  if (log->ncalls > 0) qsort(log->call, (size_t)log->ncalls, sizeof *log->call, by_time);
  return 0;
}

int hscal__log_read_stream(FILE *in, const char *source, uint64_t digest, hscal_log *log) {
  *log = (hscal_log){0};
  log_reader read = {.log = log, .number_of = json_object(), .digest = digest};
  int status = read.number_of ? read_lines(in, source, &read)
                              : hscal__fail(HSCAL_ERROR_MEMORY, "%s: out of memory while reading", source);
  json_decref(read.number_of);
  return status;
}

int hscal__log_read(const char *file, uint64_t digest, hscal_log *log) {
  *log = (hscal_log){0};
  FILE *in = hscal__file_open(file);
  if (!in) return hscal__fail(HSCAL_ERROR_FILE, "%s: %s", file, strerror(errno));
  int status = hscal__log_read_stream(in, file, digest, log);
  fclose(in);
  return status;
}

void hscal__log_free(hscal_log *log) {
  for (int i = 0; i < log->nnames; i++) free(log->name[i]);
  free(log->name);
  free(log->node);
  free(log->call);
  *log = (hscal_log){0};
}
