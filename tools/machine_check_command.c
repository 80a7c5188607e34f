#include "machine_check_command.h"
#include "base/text.h"
#include "freshness.h"
#include "machine/drift.h"
#include "machine/outliers.h"
#include "machine_choice.h"
#include "machine_table.h"
#include "output.h"
#include "report.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct request {
  const char **machines; /* [count] files or strings; null stands for the machine that would be planned for */
  int count;
  const char *log;
  int json;
} request;

/* What is said, for people as it comes, for programs at the end. */
typedef struct report {
  int json;
  json_t *machines; /* one object each, with its findings */
  int findings;
  int status; /* worst so far */
} report;

/* ---- what is said ----------------------------------------------------------------------------------------- */

static void worsen(report *to, int status) {
  if (status > to->status) to->status = status;
}

/* A line for people; text is null where there was no memory for it. */
static void say(report *to, char *text) {
  if (!to->json)
    worsen(to, cli_print_and_free(text));
  else
    free(text);
}

/* `text` is "kind: what"; people get it indented. */
static void add_finding(report *to, json_t *findings, const char *text) {
  size_t kind = strcspn(text, ":");
  char *line = malloc(strlen(text) + 3);
  if (line) sprintf(line, "  %s", text);
  json_array_append_new(findings, json_pack("{s:s%, s:s}", "kind", text, kind, "text", text));
  to->findings++;
  worsen(to, CLI_FAILURE);
  say(to, line);
}

/* A finding for each of these lines. */
static void add_lines(report *to, json_t *findings, const char *text) {
  char line[1024];
  while (text && *text) {
    size_t length = strcspn(text, "\n");
    snprintf(line, sizeof line, "%.*s", (int)length, text);
    add_finding(to, findings, line);
    text += length + (text[length] == '\n');
  }
}

/* Points that were replaced, each; then the other warnings. */
static void add_warnings(report *to, json_t *findings, const hscal_machine *machine) {
  const char *text = hscal_machine_warnings(machine), *counted = strstr(text, hscal__poisoned_curves);
  if (!counted) {
    add_lines(to, findings, text);
    return;
  }
  char *before = strndup(text, (size_t)(counted - text));
  add_lines(to, findings, before);
  add_lines(to, findings, machine->repairs);
  add_lines(to, findings, counted + strcspn(counted, "\n") + (counted[strcspn(counted, "\n")] == '\n'));
  free(before);
}

/* ---- the log ---------------------------------------------------------------------------------------------- */

static char *log_summary(const char *file, const hscal_log *log) {
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  fprintf(out, "%s: %d call%s compared", file, log->ncalls, log->ncalls == 1 ? "" : "s");
  if (log->ncalls < HSCAL_FEWEST_CALLS) fprintf(out, " (%d or more say something)", HSCAL_FEWEST_CALLS);
  if (log->others > 0) fprintf(out, ", %d on other machines", log->others);
  if (log->bounds > 0) fprintf(out, ", %d not timed exactly", log->bounds);
  if (log->unpredicted > 0) fprintf(out, ", %d without a prediction", log->unpredicted);
  if (log->spoiled > 0) fprintf(out, ", %d not understood (first: line %d)", log->spoiled, log->first_spoiled);
  return hscal__stream_text(out, &text);
}

static int compare_log(report *to, const char *file, const hscal_machine *machine, json_t *entry, json_t *findings) {
  hscal_log log = {0};
  hscal_finding found[HSCAL_MOST_FINDINGS];
  uint64_t digest;
  int count = 0;
  int failed = hscal__machine_digest(machine, &digest);
  if (!failed) failed = hscal__log_read(file, digest, &log);
  if (!failed) failed = hscal__find_drift(&log, machine->model_error, found, &count);
  if (!failed) say(to, log_summary(file, &log));
  for (int i = 0; i < count; i++) {
    char text[400];
    hscal__finding_text(&found[i], text, sizeof text);
    add_finding(to, findings, text);
    json_t *last = json_array_get(findings, json_array_size(findings) - 1);
    json_object_set_new(last, "factor", json_real(found[i].factor));
    if (*found[i].what) json_object_set_new(last, "of", json_string(found[i].what));
    if (*found[i].since) json_object_set_new(last, "since", json_string(found[i].since));
  }
  json_object_set_new(entry, "log",
                      json_pack("{s:s, s:i, s:i, s:i, s:i, s:i}", "file", file, "calls", log.ncalls, "others",
                                log.others, "bounds", log.bounds, "unpredicted", log.unpredicted, "spoiled",
                                log.spoiled));
  hscal__log_free(&log);
  return failed;
}

/* ---- machines --------------------------------------------------------------------------------------------- */

/* A file that is there but is no machine is a finding; one that is not there is not. */
static int cannot_load(int failed) {
  int status = cli_report(failed);
  return failed == HSCAL_ERROR_MACHINE ? status : CLI_USAGE;
}

static void check_loaded(report *to, const request *wanted, const char *name, hscal_machine *machine, json_t *entry) {
  json_t *findings = json_array();
  json_object_set_new(entry, "findings", findings);
  json_object_set_new(entry, "nodes", json_integer(machine->nnodes));
  cli_freshness fresh = cli_compare_freshness(machine);
  say(to, cli_machine_summary(name, machine));
  add_warnings(to, findings, machine);
  if (fresh == CLI_FRESH_SO_FAR && !to->json)
    worsen(to, cli_print("  BLAS and MPI were not compared: hscal-measure is not there"));
  int failed = wanted->log ? compare_log(to, wanted->log, machine, entry, findings) : 0;
  if (failed) {
    cli_report(failed);
    worsen(to, CLI_USAGE);
  }
}

static void check_one(report *to, const request *wanted, const char *given) {
  const char *named = given ? given : getenv("HSCAL_MACHINE");
  hscal_machine *machine = NULL;
  int failed = named && *named ? hscal_machine_load(named, &machine) : 0;
  if (failed)
    worsen(to, cannot_load(failed));
  else if (!machine && cli_load_machine(NULL, &machine) != CLI_OK)
    worsen(to, CLI_USAGE);
  const char *name = named && *named ? named : "the measured machine";
  json_t *entry = json_pack("{s:s, s:b}", "machine", name, "valid", machine != NULL);
  json_array_append_new(to->machines, entry);
  if (machine) check_loaded(to, wanted, name, machine, entry);
  hscal_machine_free(machine);
}

static int read_request(int argc, char **argv, request *wanted) {
  static const char *const options[] = {"--log", "--json", "--machine"};
  for (int i = 0; i < argc; i++) {
    if (strcmp(argv[i], "--json") == 0)
      wanted->json = 1;
    else if (strcmp(argv[i], "--log") == 0) {
      if (i + 1 >= argc || !*argv[i + 1]) return cli_usage("--log needs a file");
      if (wanted->log) return cli_usage("--log is given twice: check one log, then the other");
      wanted->log = argv[++i];
    } else if (strcmp(argv[i], "--machine") == 0) {
      if (i + 1 >= argc || !*argv[i + 1]) return cli_usage("--machine needs a file");
      wanted->machines[wanted->count++] = argv[++i];
    } else if (argv[i][0] == '-')
      return cli_usage("unknown option \"%s\"%s (hscal machine --help)", argv[i],
                       cli_did_you_mean(argv[i], options, 3));
    else
      wanted->machines[wanted->count++] = argv[i];
  }
  if (wanted->count == 0) wanted->machines[wanted->count++] = NULL;
  return CLI_OK;
}

static void print_json(report *told) {
  json_t *root = json_pack("{s:O, s:i}", "machines", told->machines, "findings", told->findings);
  char *text = root ? json_dumps(root, JSON_INDENT(2) | JSON_REAL_PRECISION(HSCAL_JSON_DIGITS)) : NULL;
  json_decref(root);
  worsen(told, cli_print_and_free(text));
}

int cli_machine_check(int argc, char **argv) {
  request wanted = {.machines = calloc((size_t)argc + 1, sizeof *wanted.machines)};
  if (!wanted.machines) return cli_report(HSCAL_ERROR_MEMORY);
  int status = read_request(argc, argv, &wanted);
  if (status == CLI_OK) {
    report told = {.json = wanted.json, .machines = json_array()};
    for (int i = 0; i < wanted.count; i++) check_one(&told, &wanted, wanted.machines[i]);
    if (told.json) print_json(&told);
    json_decref(told.machines);
    status = told.status;
  }
  free(wanted.machines);
  return status;
}
