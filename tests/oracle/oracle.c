/*
 * oracle: compares the schemes with the unmodified library, call by call. See usage().
 */
#include "base/status.h"
#include "branches.h"
#include "instrumented_scalapack/scheme.h"
#include "verify/comparison.h"
#include "verify/random_case.h"
#include "verify/stubs/recorder.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct options {
  uint64_t calls, seed, first;
  const hscal_routine *routine; /* null: all in turn */
  const char *trace;            /* folder for recorded streams as text */
  int verbose, keep_going, list, replay, large;
  uint64_t workspace; /* of routines that go another way with little */
  int wrong_panel;    /* the scheme gets another panel width than the library */
} options;

static void usage(FILE *file) {
  fputs("oracle --calls N [--seed S] [--first I] [--routine NAME] [--large] [--keep-going] [--list] [--verbose]\n"
        "    compares calls I .. I+N-1 of seed S, random ones, of one routine or of all in turn\n"
        "    --large       dimensions to 3000, blocks and panels to 256, grids to 8x9 (else 400, 80, 128, 4x5)\n"
        "    --keep-going  goes on after a difference    --list  prints the calls, compares nothing\n"
        "    --verbose     how often each branch of the library was taken\n"
        "    --workspace N p?syngst with N entries to work in; p?syntrd in place of p?sytrd, likewise\n"
        "    --wrong-panel gives the scheme a panel width one larger than the library's: must differ\n"
        "oracle ROUTINE key=value...\n"
        "    compares one call, written as in the reports, and prints both streams side by side\n"
        "oracle --trace FOLDER ROUTINE key=value...\n"
        "    writes what each process does into FOLDER/RANK.txt, compares nothing\n"
        "Exit status: 0 equal, 1 a difference, 2 trouble.\n",
        file);
}

/* ---- one call ---------------------------------------------------------------------------------------------- */

static void print_side_by_side(const oracle_case *c, const comparison *s) {
  for (int p = 0; p < oracle_case_processes(c); p++) {
    const stream *library = &s->recorded.process[p], *scheme = &s->expected.process[p];
    size_t longest = library->count > scheme->count ? library->count : scheme->count;
    printf("process %d (%d,%d): %-33s %s\n", p, p / c->layout.npcol, p % c->layout.npcol, "library", "scheme");
    for (size_t i = 0; i < longest; i++) {
      char left[ACTION_TEXT] = "", right[ACTION_TEXT] = "";
      if (i < library->count) action_print(&library->actions[i], left);
      if (i < scheme->count) action_print(&scheme->actions[i], right);
      int equal = i < library->count && i < scheme->count && action_equal(&library->actions[i], &scheme->actions[i]);
      printf("%6zu  %-44s %s  %s\n", i, left, equal ? " " : "#", right);
    }
  }
}

static int replay(comparison *s, const oracle_case *c) {
  char text[DIFFERENCE_TEXT], call[ORACLE_CASE_TEXT];
  oracle_case_print(c, call);
  puts(call);
  int result = comparison_run(s, c, c, text);
  print_side_by_side(c, s);
  puts(result == COMPARISON_EQUAL ? "equal" : text);
  return result;
}

/* ---- many calls -------------------------------------------------------------------------------------------- */

static void report(const options *o, uint64_t number, const oracle_case *c, const char *text) {
  char call[ORACLE_CASE_TEXT];
  oracle_case_print(c, call);
  printf("DIFFERENT call %" PRIu64 " of seed %" PRIu64 ": %s\n  oracle %s\n", number, o->seed, text, call);
}

static oracle_case nth_case(const options *o, uint64_t number) {
  const hscal_routine *routine = o->routine ? o->routine : comparison_routine(number);
  oracle_case c = random_case(o->seed, number, routine, o->large ? &random_large : &random_small);
  c.workspace = (int)o->workspace;
  return c;
}

/* Compares call `number` and reports. A generated call that the library would refuse is a fault of the generator. */
static int compare_nth(comparison *s, const options *o, uint64_t number) {
  char text[DIFFERENCE_TEXT];
  oracle_case c = nth_case(o, number), for_scheme = c;
  for_scheme.layout.backend.panel += o->wrong_panel;
  branches_new_case(c.call.k);
  int result = COMPARISON_TROUBLE;
  if (oracle_case_check(&c))
    snprintf(text, sizeof text, "not a legal call: %s", hscal_last_error());
  else
    result = comparison_run(s, &c, &for_scheme, text);
  if (result != COMPARISON_EQUAL) report(o, number, &c, text);
  return result;
}

static int compare_many(comparison *s, const options *o) {
  uint64_t different = 0, done = 0;
  int worst = COMPARISON_EQUAL;
  for (; done < o->calls && (worst == COMPARISON_EQUAL || o->keep_going); done++) {
    int result = compare_nth(s, o, o->first + done);
    different += result != COMPARISON_EQUAL;
    if (result > worst) worst = result;
  }
  if (o->verbose) branches_print(stdout);
  printf("%" PRIu64 " calls of seed %" PRIu64 " compared (%" PRIu64 " kernels, messages and collectives), %" PRIu64
         " different\n",
         done, o->seed, s->actions, different);
  return worst;
}

static int list(const options *o) {
  for (uint64_t i = 0; i < o->calls; i++) {
    char call[ORACLE_CASE_TEXT];
    oracle_case c = nth_case(o, o->first + i);
    oracle_case_print(&c, call);
    puts(call);
  }
  return COMPARISON_EQUAL;
}

/* ---- the raw record, for comparing with a real run ----------------------------------------------------------- */

static int write_rank(const char *folder, int rank) {
  char name[4096];
  snprintf(name, sizeof name, "%s/%d.txt", folder, rank);
  FILE *file = fopen(name, "w");
  if (!file) return hscal__fail(HSCAL_ERROR_FILE, "cannot write %s", name);
  size_t count;
  const recorded_event *events = recorder_stream(rank, &count);
  for (size_t i = 0; i < count; i++) {
    const int *members = NULL;
    int nmembers = 0;
    if (events[i].kind == RECORDED_COLLECTIVE) nmembers = virtual_world_members(events[i].communicator, &members);
    recorded_event_print(file, &events[i], members, nmembers);
  }
  return fclose(file) ? hscal__fail(HSCAL_ERROR_FILE, "cannot write %s", name) : 0;
}

static int trace(comparison *s, const oracle_case *c, const char *folder) {
  int status = comparison_record(s, c);
  for (int r = 0; r < s->grid.processes && !status; r++) status = write_rank(folder, r);
  virtual_grid_close(&s->grid);
  if (!status) return COMPARISON_EQUAL;
  fprintf(stderr, "oracle: %s: %s\n", hscal_strerror(status), hscal_last_error());
  return COMPARISON_TROUBLE;
}

/* ---- command line ------------------------------------------------------------------------------------------ */

static int read_number(const char *text, uint64_t *number) {
  char *end = NULL;
  if (text) *number = strtoull(text, &end, 10);
  return text && *text >= '0' && *text <= '9' && !*end;
}

/* Reads options up to the first word without "--". Returns the index of that word, -1 if something is wrong. */
static int read_options(int argc, char **argv, options *o) {
  int a = 1;
  for (; a < argc && !strncmp(argv[a], "--", 2); a++) {
    const char *name = argv[a] + 2;
    int ok = 1;
    if (!strcmp(name, "verbose"))
      o->verbose = 1;
    else if (!strcmp(name, "keep-going"))
      o->keep_going = 1;
    else if (!strcmp(name, "list"))
      o->list = 1;
    else if (!strcmp(name, "large"))
      o->large = 1;
    else if (!strcmp(name, "wrong-panel"))
      o->wrong_panel = 1;
    else if (!strcmp(name, "calls"))
      ok = read_number(argv[++a], &o->calls);
    else if (!strcmp(name, "seed"))
      ok = read_number(argv[++a], &o->seed);
    else if (!strcmp(name, "first"))
      ok = read_number(argv[++a], &o->first);
    else if (!strcmp(name, "workspace"))
      ok = read_number(argv[++a], &o->workspace) && o->workspace <= INT_MAX;
    else if (!strcmp(name, "routine"))
      ok = argv[++a] && (o->routine = hscal__routine_find(argv[a]));
    else if (!strcmp(name, "trace"))
      ok = !!(o->trace = argv[++a]);
    else
      ok = 0;
    if (!ok) return -1;
  }
  o->replay = a < argc;
  return a;
}

static int run(comparison *s, const options *o, int nwords, char **words) {
  if (o->list) return list(o);
  if (!o->replay) return compare_many(s, o);
  oracle_case c;
  if (oracle_case_parse(nwords, words, &c)) {
    fprintf(stderr, "oracle: %s\n", hscal_last_error());
    return COMPARISON_TROUBLE;
  }
  return o->trace ? trace(s, &c, o->trace) : replay(s, &c);
}

int main(int argc, char **argv) {
  options o = {.seed = 1};
  int words = read_options(argc, argv, &o);
  if (words < 0 || (!o.replay && !o.calls)) {
    usage(argc == 2 && !strcmp(argv[1], "--help") ? stdout : stderr);
    return argc == 2 && !strcmp(argv[1], "--help") ? COMPARISON_EQUAL : COMPARISON_TROUBLE;
  }
  static comparison s;
  int result = run(&s, &o, argc - words, argv + words);
  comparison_free(&s);
  return result;
}
