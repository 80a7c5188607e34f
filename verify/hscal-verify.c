/*
 * hscal-verify: does the model fit the ScaLAPACK that is installed? Behind "hscal verify"; see usage() there.
 *   hscal-verify [--calls N] [--seed S] [--json] [--library FILE] [ROUTINE ...]
 * The library is the one that comes first in this program (LD_PRELOAD); --library says which that must be.
 */
#define _GNU_SOURCE
#include "base/status.h"
#include "instrumented_scalapack/scheme.h"
#include "verify/comparison.h"
#include "verify/library_settings.h"
#include "verify/random_case.h"

#include <dlfcn.h>
#include <errno.h>
#include <inttypes.h>
#include <jansson.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct request {
  uint64_t calls, seed;
  int json;
  const char *library; /* null: whichever is there */
  int nroutines;
  const hscal_routine *routine[HSCAL_ROUTINE_COUNT];
} request;

/* What comparing one routine gave. */
typedef struct verdict {
  uint64_t calls, different, actions;
  char first[DIFFERENCE_TEXT + ORACLE_CASE_TEXT + 8]; /* the first difference and its call */
} verdict;

static int fail(const char *what, const char *word) {
  fprintf(stderr, "hscal: %s \"%s\"\n", what, word);
  return COMPARISON_TROUBLE;
}

/* Why the output could not be written; 0: it was. The first reason counts: later there may be nothing left to write. */
static int output_failed(void) {
  static int reason;
  errno = 0;
  if ((fflush(stdout) || ferror(stdout)) && !reason) reason = errno ? errno : EIO;
  return reason;
}

static int cannot_write(int reason) {
  fprintf(stderr, "hscal: cannot write the output: %s\n", strerror(reason));
  return COMPARISON_TROUBLE;
}

static int read_number(const char *text, uint64_t *number) {
  char *end = NULL;
  if (text) *number = strtoull(text, &end, 10);
  return text && *text >= '0' && *text <= '9' && !*end;
}

static int add_routine(request *r, const char *name) {
  const hscal_routine *routine = hscal__routine_find(name);
  if (!routine) return fail("unknown routine", name);
  for (int i = 0; i < r->nroutines; i++)
    if (r->routine[i] == routine) return 0;
  r->routine[r->nroutines++] = routine;
  return 0;
}

static int read_request(int argc, char **argv, request *r) {
  *r = (request){.calls = 100, .seed = 1};
  for (int i = 1; i < argc; i++) {
    int is_calls = !strcmp(argv[i], "--calls"), is_seed = !strcmp(argv[i], "--seed");
    if (is_calls || is_seed) {
      if (!read_number(argv[i + 1], is_calls ? &r->calls : &r->seed)) return fail("a number must follow", argv[i]);
      i++;
    } else if (!strcmp(argv[i], "--library") && argv[i + 1]) {
      r->library = argv[++i];
    } else if (!strcmp(argv[i], "--json")) {
      r->json = 1;
    } else if (argv[i][0] == '-') {
      return fail("unknown option", argv[i]);
    } else if (add_routine(r, argv[i])) {
      return COMPARISON_TROUBLE;
    }
  }
  for (int i = 0; r->nroutines == 0 && i < HSCAL_ROUTINE_COUNT; i++) r->routine[i] = &hscal__routines[i];
  if (r->nroutines == 0) r->nroutines = HSCAL_ROUTINE_COUNT;
  return 0;
}

/* ---- the library ------------------------------------------------------------------------------------------- */

static void find_library(char path[PATH_MAX]) {
  Dl_info info;
  void *symbol = dlsym(RTLD_DEFAULT, "pdgemm_");
  snprintf(path, PATH_MAX, "?");
  if (symbol && dladdr(symbol, &info) && info.dli_fname && !realpath(info.dli_fname, path))
    snprintf(path, PATH_MAX, "%s", info.dli_fname);
}

/* Does every routine come from the library that was asked for? Otherwise another one would be praised in its place. */
static int check_library(const request *r) {
  struct stat asked, found;
  if (!r->library) return 0;
  if (stat(r->library, &asked)) return fail("cannot read", r->library);
  for (int i = 0; i < r->nroutines; i++) {
    char name[16];
    Dl_info info;
    snprintf(name, sizeof name, "%s_", r->routine[i]->name);
    void *symbol = dlsym(RTLD_NEXT, name); /* this program has some of them itself (feed_pivots.c) */
    int is_there = symbol && dladdr(symbol, &info) && info.dli_fname && !stat(info.dli_fname, &found);
    if (is_there && found.st_dev == asked.st_dev && found.st_ino == asked.st_ino) continue;
    fprintf(stderr, "hscal: --library %s: it cannot be loaded here, or has no %s\n", r->library, name);
    return COMPARISON_TROUBLE;
  }
  return 0;
}

/* ---- comparing --------------------------------------------------------------------------------------------- */

static void verify(comparison *s, const request *r, const hscal_routine *routine, verdict *v) {
  uint64_t before = s->actions, first = (uint64_t)(routine - hscal__routines) << 32; /* other calls than the others' */
  for (; v->calls < r->calls; v->calls++) {
    char text[DIFFERENCE_TEXT], call[ORACLE_CASE_TEXT];
    oracle_case c = random_case(r->seed, first + v->calls, routine, &random_small);
    if (comparison_run(s, &c, &c, text) == COMPARISON_EQUAL) continue;
    if (v->different++ > 0) continue;
    oracle_case_print(&c, call);
    snprintf(v->first, sizeof v->first, "%s\n    %s", text, call);
  }
  v->actions = s->actions - before;
}

static void print_verdict(const hscal_routine *routine, const verdict *v) {
  printf("%-10s %8" PRIu64 " %12" PRIu64 " %10" PRIu64 "\n", routine->name, v->calls, v->actions, v->different);
  if (v->different) printf("    %s\n", v->first);
  output_failed();
}

static json_t *verdict_json(const hscal_routine *routine, const verdict *v) {
  json_t *entry = json_pack("{s:s, s:I, s:I, s:I}", "routine", routine->name, "calls", (json_int_t)v->calls, "events",
                            (json_int_t)v->actions, "different", (json_int_t)v->different);
  if (v->different) json_object_set_new(entry, "first_difference", json_string(v->first));
  return entry;
}

static int print_json(const char *library, json_t *list, const verdict *sum) {
  json_t *root = json_pack("{s:s, s:i, s:I, s:I, s:I, s:o}", "library", library, "panel", library_own_panel(), "calls",
                           (json_int_t)sum->calls, "events", (json_int_t)sum->actions, "different",
                           (json_int_t)sum->different, "routines", list);
  int bad = !root || json_dumpf(root, stdout, JSON_INDENT(2)) || putchar('\n') == EOF;
  json_decref(root);
  return bad;
}

static void print_text_end(const request *r, const verdict *sum) {
  printf("%d routine%s, %" PRIu64 " calls, %" PRIu64 " kernels, messages and collectives: ", r->nroutines,
         r->nroutines == 1 ? "" : "s", sum->calls, sum->actions);
  if (sum->different)
    printf("%" PRIu64 " calls differ.\nPredictions for this library may be wrong; please report it.\n", sum->different);
  else
    printf("none differs.\nThe models fit this library.\n");
}

static void print_text_begin(const char *library) {
  char t[4];
  int panel = library_own_panel();
  library_own_topologies(t);
  printf("library      %s\n", library);
  printf("panel width  %d%s\n", panel,
         panel == hscal__reference_backend.panel ? "" : " (the reference library's is 32)");
  printf("topologies   broadcast '%c' in rows, '%c' in columns; combine '%c', '%c'\n\n", t[0], t[1], t[2], t[3]);
  printf("%-10s %8s %12s %10s\n", "routine", "calls", "events", "different");
}

int main(int argc, char **argv) {
  static comparison s;
  request r;
  char library[PATH_MAX];
  hscal_set_error_handler(NULL, NULL); /* told below */
  if (read_request(argc, argv, &r) || check_library(&r)) return COMPARISON_TROUBLE;
  find_library(library);
  json_t *list = json_array();
  verdict sum = {0};
  if (!r.json) print_text_begin(library);
  for (int i = 0; i < r.nroutines; i++) {
    verdict v = {0};
    verify(&s, &r, r.routine[i], &v);
    sum.calls += v.calls, sum.actions += v.actions, sum.different += v.different;
    if (r.json)
      json_array_append_new(list, verdict_json(r.routine[i], &v));
    else
      print_verdict(r.routine[i], &v);
  }
  int bad = 0;
  if (r.json)
    bad = print_json(library, list, &sum);
  else
    print_text_end(&r, &sum), json_decref(list);
  comparison_free(&s);
  int reason = output_failed();
  if (reason || bad) return cannot_write(reason ? reason : ENOMEM);
  return sum.different ? COMPARISON_DIFFERENT : COMPARISON_EQUAL;
}
