#include "command_line.h"
#include "call/arguments.h"
#include "call_text.h"
#include "cli.h"
#include "recorded_call.h"
#include "values.h"

#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

typedef enum kind { INTEGER, LETTER, SCALAR, REAL, GRID, OWN_GRID, ORIGIN, EFFORT, TEXT, FLAG, FIX, PASS } kind;

/* A word the command line knows: a key (name ends in '=') or an option (starts with --). */
typedef struct word {
  const char *name;
  kind kind;
  size_t where; /* offset in cli_arguments */
  int least;
  int commands;
  char
      argument; /* 'a' = one of the routine's arguments, 'x' = of its vectors, 'm' = of its matrices and vectors, 'g' = its
                    matrices may have grids of their own; else 0 */
} word;

#define AT(member) offsetof(cli_arguments, member)
#define LAUNCHED   (CLI_FOR_RUN | CLI_FOR_LAUNCH_FILE)
#define PLANNED    (CLI_FOR_PLAN | LAUNCHED)
#define ALL        (PLANNED | CLI_FOR_TIMEOF | CLI_FOR_INFO)
/* The keys of one operand, and those of the arguments themselves. */
/* clang-format off */
#define OPERAND(letter, which)                                             \
  {"m" letter "=", INTEGER, AT(operand[which].m), 0, ALL, 'm'},            \
  {"n" letter "=", INTEGER, AT(operand[which].n), 0, ALL, 'm'},            \
  {"mb" letter "=", INTEGER, AT(operand[which].mb), 1, ALL, 'm'},          \
  {"nb" letter "=", INTEGER, AT(operand[which].nb), 1, ALL, 'm'},          \
  {"i" letter "=", INTEGER, AT(operand[which].i), 1, ALL, 'm'},            \
  {"j" letter "=", INTEGER, AT(operand[which].j), 1, ALL, 'm'},            \
  {"rsrc" letter "=", INTEGER, AT(operand[which].rsrc), -1, ALL, 'm'},     \
  {"csrc" letter "=", INTEGER, AT(operand[which].csrc), -1, ALL, 'm'},     \
  {"inc" letter "=", INTEGER, AT(operand[which].inc), 1, ALL, 'x'}
/* clang-format on */
#define ARGUMENT(name, kind)                                                                                           \
  { #name "=", kind, AT(name), 0, ALL, 'a' }

static const word words[] = {
    ARGUMENT(m, INTEGER),
    ARGUMENT(n, INTEGER),
    ARGUMENT(k, INTEGER),
    {"nrhs=", INTEGER, AT(k), 0, ALL, 'a'},
    ARGUMENT(trans, LETTER),
    ARGUMENT(transa, LETTER),
    ARGUMENT(transb, LETTER),
    ARGUMENT(side, LETTER),
    ARGUMENT(uplo, LETTER),
    ARGUMENT(diag, LETTER),
    ARGUMENT(jobz, LETTER),
    ARGUMENT(range, LETTER),
    ARGUMENT(jobu, LETTER),
    ARGUMENT(jobvt, LETTER),
    ARGUMENT(ibtype, INTEGER),
    ARGUMENT(ilo, INTEGER),
    ARGUMENT(ihi, INTEGER),
    ARGUMENT(il, INTEGER),
    ARGUMENT(iu, INTEGER),
    ARGUMENT(vl, REAL),
    ARGUMENT(vu, REAL),
    ARGUMENT(abstol, REAL),
    ARGUMENT(orfac, REAL),
    ARGUMENT(alpha, SCALAR),
    ARGUMENT(beta, SCALAR),
    {"mb=", INTEGER, AT(mb), 1, ALL, 0},
    {"nb=", INTEGER, AT(nb), 1, ALL, 0},
    {"grid=", GRID, AT(nprow), 0, ALL, 0},
    {"nprow=", INTEGER, AT(nprow), 1, ALL, 0},
    {"npcol=", INTEGER, AT(npcol), 1, ALL, 0},
    {"from=", ORIGIN, AT(origin), 0, CLI_FOR_PLAN, 0},
    {"from=", OWN_GRID, AT(from), 0, CLI_FOR_TIMEOF | CLI_FOR_INFO, 'g'},
    {"to=", OWN_GRID, AT(to), 0, CLI_FOR_TIMEOF | CLI_FOR_INFO, 'g'},
    {"panel=", INTEGER, AT(panel), 1, ALL, 0},
    {"processes=", INTEGER, AT(processes), 1, PLANNED, 0},
    OPERAND("a", 0),
    OPERAND("b", 1),
    OPERAND("c", 2),
    OPERAND("x", 3),
    OPERAND("y", 4),
    OPERAND("z", 5),
    OPERAND("u", 6),
    OPERAND("v", 7),
    {"--machine", TEXT, AT(machine), 0, PLANNED | CLI_FOR_TIMEOF, 0},
    {"--json", FLAG, AT(json), 0, ALL & ~LAUNCHED, 0},
    {"--fix", FIX, 0, 0, PLANNED, 0},
    {"--processes", INTEGER, AT(at_most), 1, PLANNED, 0},
    {"--threads", INTEGER, AT(threads), 1, PLANNED, 0},
    {"--wisdom", TEXT, AT(wisdom), 0, CLI_FOR_PLAN, 0},
    {"--one-kind", FLAG, AT(one_kind), 0, PLANNED, 0},
    {"--all-processes", FLAG, AT(all_processes), 0, PLANNED, 0},
    {"--square", FLAG, AT(square), 0, PLANNED, 0},
    {"--whole-nodes", FLAG, AT(whole_nodes), 0, PLANNED, 0},
    {"--order", TEXT, AT(order), 0, PLANNED, 0},
    {"--return", FLAG, AT(origin.bring_back), 0, CLI_FOR_PLAN, 0},
    {"--per-node", INTEGER, AT(per_node), 1, PLANNED, 0},
    {"--top", INTEGER, AT(top), 1, CLI_FOR_PLAN, 0},
    {"--patience", REAL, AT(patience), 0, PLANNED, 0},
    {"--in-program", FLAG, AT(in_program), 0, CLI_FOR_PLAN, 0},
    {"--explain", FLAG, AT(explain), 0, CLI_FOR_PLAN, 0},
    {"--placement", TEXT, AT(placement), 0, CLI_FOR_TIMEOF, 0},
    {"--timeline", TEXT, AT(timeline), 0, CLI_FOR_PLAN | CLI_FOR_TIMEOF, 0},
    {"--trace", TEXT, AT(trace), 0, CLI_FOR_PLAN | CLI_FOR_TIMEOF, 0},
    {"--map", TEXT, AT(map), 0, CLI_FOR_PLAN, 0},
    {"--compare", TEXT, AT(compare), 0, CLI_FOR_PLAN, 0},
    {"--objective", TEXT, AT(objective), 0, CLI_FOR_PLAN, 0},
    {"--scan", TEXT, AT(scan), 0, CLI_FOR_PLAN, 0},
    {"--plot", TEXT, AT(plot), 0, CLI_FOR_PLAN, 0},
    {"--effort", EFFORT, AT(effort), 0, CLI_FOR_TIMEOF, 0},
    {"--plan", TEXT, AT(plan), 0, LAUNCHED, 0},
    {"--hostfile", TEXT, AT(hostfile), 0, LAUNCHED, 0},
    {"--launcher", TEXT, AT(launcher), 0, LAUNCHED, 0},
    {"--no-bind", FLAG, AT(no_bind), 0, LAUNCHED, 0},
    {"--pass", PASS, 0, 0, LAUNCHED, 0},
    {"--dry-run", FLAG, AT(dry_run), 0, CLI_FOR_RUN, 0},
    {"-o", TEXT, AT(output), 0, CLI_FOR_LAUNCH_FILE, 0},
};
enum { WORDS = (int)(sizeof words / sizeof *words) };

/* What others call a key. */
typedef struct alias {
  const char *name, *key;
} alias;
static const alias aliases[] = {{"p=", "nprow="}, {"q=", "npcol="}, {"np=", "processes="}, {"nprocs=", "processes="}};
enum { ALIASES = (int)(sizeof aliases / sizeof *aliases) };

/* The reader's state: what the words have said so far. */
typedef struct reader {
  cli_arguments *arguments;
  char given[WORDS];
  int is_before;          /* is the routine still to come */
  const char *fix[WORDS]; /* --fix until then: what keys mean, the routine says */
  int fixes;
} reader;

static const char *command_name(cli_command command) {
  static const char *const names[] = {"plan", "timeof", "info", "run", "launch-file"}; /* by bit */
  int i = 0;
  while ((int)command >> (i + 1)) i++;
  return names[i];
}

/* Is text[length] this name of a key or option? Keys may be written in capitals. */
static int is_same(const char *name, const char *text, size_t length) {
  if (strlen(name) != length) return 0;
  return (name[0] == '-' ? strncmp(name, text, length) : strncasecmp(name, text, length)) == 0;
}

/* Is text[length] this word? */
static int is_word(const word *word, const char *text, size_t length) {
  for (int i = 0; i < ALIASES; i++)
    if (is_same(aliases[i].name, text, length)) return strcmp(aliases[i].key, word->name) == 0;
  return is_same(word->name, text, length);
}

/* Routines whose matrices may lie on different grids take a context for all of them. */
static const hscal_argument *context_of(const hscal_routine *routine) {
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++)
    if (strcmp(a->name, "ctxt") == 0) return a;
  return NULL;
}

/* The argument of the routine that the key is about; null if it has none such. */
static const hscal_argument *argument_of(const hscal_routine *routine, const word *word) {
  size_t length = strlen(word->name) - 1; /* without '=' */
  if (word->argument == 'g') return context_of(routine);
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) {
    int is_vector = a->kind == HSCAL_ARGUMENT_vector, is_operand = is_vector || a->kind == HSCAL_ARGUMENT_matrix;
    if (word->argument == 'a'
            ? !is_operand && strlen(a->name) == length && strncmp(a->name, word->name, length) == 0
            : (word->argument == 'x' ? is_vector : is_operand) && word->name[length - 1] == a->name[0])
      return a;
  }
  return NULL;
}

/* Does the command take the word for this routine? */
static int is_taken(const cli_arguments *arguments, const word *word) {
  if (!(word->commands & (int)arguments->command)) return 0;
  return !word->argument || (arguments->routine && argument_of(arguments->routine, word));
}

/* --nb 64 is meant to be nb=64, and machine=FILE to be --machine FILE. Returns CLI_OK if it is neither. */
static int dashes_are_wrong(const cli_arguments *arguments, const char *text, size_t length) {
  char other[64];
  size_t dashes = strspn(text, "-");
  int is_option = dashes > 0;
  if (length + 2 >= sizeof other) return CLI_OK;
  snprintf(other, sizeof other, "%s%.*s%s", is_option ? "" : "--", (int)(is_option ? length - dashes : length - 1),
           text + dashes, is_option ? "=" : "");
  for (int i = 0; i < WORDS; i++)
    if (is_taken(arguments, &words[i]) && is_word(&words[i], other, strlen(other)))
      return is_option
                 ? cli_usage("%.*s: keys have no dashes: %s... (hscal %s --help lists them)", (int)length, text, other,
                             command_name(arguments->command))
                 : cli_usage("%.*s is an option: %s%s", (int)length, text, other, words[i].kind == FLAG ? "" : " ...");
  return CLI_OK;
}

/* Names in a recorded call are words, too. */
static int unknown_word(const cli_arguments *arguments, const char *text, size_t length) {
  char wrong[64];
  const char *names[WORDS + CLI_MOST_NAMES];
  int count = 0, status = dashes_are_wrong(arguments, text, length);
  if (status != CLI_OK) return status;
  for (int i = 0; i < WORDS; i++)
    if (is_taken(arguments, &words[i]) && (words[i].name[0] == '-') == (text[0] == '-')) names[count++] = words[i].name;
  for (int i = 0; i < arguments->names; i++)
    if (arguments->name[i].is_used) names[count++] = arguments->name[i].text;
  if (length >= sizeof wrong) length = sizeof wrong - 1;
  memcpy(wrong, text, length);
  wrong[length] = 0;
  return cli_usage("unknown %s \"%s\"%s (hscal %s --help lists them)", text[0] == '-' ? "option" : "key", wrong,
                   cli_did_you_mean(wrong, names, count), command_name(arguments->command));
}

int cli_unknown_key(const cli_arguments *arguments, const char *key) {
  for (int i = 0; i < WORDS; i++)
    if (!words[i].argument && !strcmp(words[i].name, key))
      return cli_usage("hscal %s does not take %s", command_name(arguments->command), key);
  return unknown_word(arguments, key, strlen(key));
}

/* A key of other routines. */
static int foreign_word(const reader *reader, const word *word) {
  const hscal_routine *routine = reader->arguments->routine;
  char list[256];
  cli_list_arguments(routine, list, sizeof list);
  return cli_usage("%s does not take %s; its arguments are %s (hscal routines %s)", routine->name, word->name, list,
                   routine->name);
}

static int read_effort(const char *text, hscal_effort *effort) {
  static const char *const names[] = {"estimate", "model", "full"};
  static const hscal_effort efforts[] = {HSCAL_EFFORT_ESTIMATE, HSCAL_EFFORT_MODEL, HSCAL_EFFORT_FULL};
  for (int i = 0; i < 3; i++)
    if (strcmp(text, names[i]) == 0) {
      *effort = efforts[i];
      return CLI_OK;
    }
  return cli_usage("--effort %s: it must be estimate, model or full%s", text, cli_did_you_mean(text, names, 3));
}

static int read_key(reader *reader, const char *text);

static int pass_on(cli_arguments *arguments, const char *text) {
  if (arguments->passed == CLI_MOST_PASSED) return cli_usage("--pass is given more than %d times", CLI_MOST_PASSED);
  arguments->pass[arguments->passed++] = text;
  return CLI_OK;
}

static int fix(reader *reader, const char *text) {
  if (!reader->is_before) return read_key(reader, text);
  if (reader->fixes == WORDS) return cli_usage("--fix is given more than %d times", WORDS);
  reader->fix[reader->fixes++] = text;
  return CLI_OK;
}

static int store(reader *reader, const word *word, const char *value) {
  cli_arguments *arguments = reader->arguments;
  char name[32]; /* how messages call it: "nb=" or "--top " */
  void *where = (char *)arguments + word->where;
  strcpy(name, word->name);
  if (name[0] == '-') strcat(name, " ");
  switch (word->kind) {
  case INTEGER:
    return cli_read_int(name, value, word->least, where);
  case LETTER:
    return cli_read_letter(name, value,
                           hscal__argument_letters(arguments->routine, argument_of(arguments->routine, word)), where);
  case SCALAR:
    return cli_read_scalar(name, value, where);
  case REAL:
    return cli_read_real(name, value, where);
  case GRID:
    return cli_read_grid(name, value, &arguments->nprow, &arguments->npcol);
  case OWN_GRID:
    return cli_read_grid(name, value, &((hscal_grid *)where)->nprow, &((hscal_grid *)where)->npcol);
  case ORIGIN:
    return cli_read_origin(name, value, where);
  case EFFORT:
    return read_effort(value, where);
  case FIX:
    return fix(reader, value);
  case PASS:
    return pass_on(arguments, value);
  case FLAG:
    *(int *)where = 1;
    return CLI_OK;
  case TEXT:
    break;
  }
  if (!*value) return cli_usage("%s has no value", word->name);
  *(const char **)where = value;
  return CLI_OK;
}

/* Finds the word that text[length] names, which this command must know and not have read before. */
static int find_word(reader *reader, const char *text, size_t length, const word **found) {
  const word *foreign = NULL, *of_others = NULL;
  for (int i = 0; i < WORDS; i++) {
    if (!is_word(&words[i], text, length)) continue;
    if (!(words[i].commands & (int)reader->arguments->command)) {
      of_others = &words[i]; /* from= is where data lie in a plan, and a grid of p?gemr2d elsewhere */
      continue;
    }
    if (!is_taken(reader->arguments, &words[i])) {
      foreign = &words[i]; /* iu= is a number of p?syevx, and where U begins in p?gesvd */
      continue;
    }
    if (reader->given[i] && words[i].kind != FIX && words[i].kind != PASS)
      return cli_usage("%s is given twice", words[i].name);
    reader->given[i] = 1;
    *found = &words[i];
    return CLI_OK;
  }
  if (foreign) return foreign_word(reader, foreign);
  if (of_others)
    return cli_usage("hscal %s does not take %s", command_name(reader->arguments->command), of_others->name);
  return unknown_word(reader->arguments, text, length);
}

/* One that says nothing of the routine's arguments: nb=, grid=, ... Where a recorded call has such a name, NB= and p= are the name. */
static int is_key_of_layouts(const reader *reader, const char *text, size_t length) {
  int is_name = cli_is_name(reader->arguments->recorded, text, length - 1);
  for (int i = 0; i < WORDS; i++) {
    int is_exact = strlen(words[i].name) == length && !strncmp(words[i].name, text, length);
    if ((is_exact || (!is_name && is_word(&words[i], text, length))) && is_taken(reader->arguments, &words[i]))
      return 1;
  }
  return 0;
}

static int read_key(reader *reader, const char *text) {
  const char *equals = strchr(text, '=');
  const word *word;
  if (!equals)
    return cli_usage("\"%s\": arguments are written key=value, for example n=8192%s (hscal %s --help)", text,
                     (int)reader->arguments->command & LAUNCHED ? "; a program stands behind --" : "",
                     command_name(reader->arguments->command));
  size_t length = (size_t)(equals - text) + 1;
  if (!reader->arguments->routine && !is_key_of_layouts(reader, text, length))
    return cli_add_name(reader->arguments, text, length, equals + 1);
  int status = find_word(reader, text, length, &word);
  return status ? status : store(reader, word, text + length);
}

/* Reads --name value or --name=value at argv[*i] and moves *i to the last word it used. */
static int read_option(reader *reader, int argc, char **argv, int *i) {
  const char *text = argv[*i], *equals = strchr(text, '=');
  const word *word;
  size_t length = equals ? (size_t)(equals - text) : strlen(text);
  int status = find_word(reader, text, length, &word);
  if (status) return status;
  if (word->kind == FLAG) return equals ? cli_usage("%s takes no value", word->name) : store(reader, word, "");
  if (equals) return store(reader, word, equals + 1);
  if (*i + 1 >= argc) return cli_usage("%s needs a value", word->name);
  return store(reader, word, argv[++*i]);
}

/* Options may come before the routine; --recorded is in its place. *used: how many words all that took. */
static int find_routine(reader *reader, int argc, char **argv, int *used) {
  cli_arguments *arguments = reader->arguments;
  for (*used = 0; *used < argc && argv[*used][0] == '-' && strcmp(argv[*used], "--recorded") != 0; (*used)++) {
    int status = read_option(reader, argc, argv, used);
    if (status) return status;
  }
  const char *name = *used < argc ? argv[*used] : "", *next = *used + 1 < argc ? argv[*used + 1] : "";
  if (!strcmp(name, "--recorded")) {
    *used += 2;
    return cli_read_recorded(next, arguments);
  }
  if (arguments->plan && !*name) return CLI_OK;
  (*used)++;
  if (!*name || name[0] == '-' || strchr(name, '='))
    return cli_usage("name a routine first: hscal %s pdgemm n=8192", command_name(reader->arguments->command));
  arguments->routine = hscal__routine_find(name);
  if (arguments->routine) return CLI_OK;
  return cli_unknown_routine(name);
}

/* Every number not given; the rest as a plain call has it. */
static cli_arguments nothing_given(void) {
  const int none = CLI_NOT_GIVEN;
  const cli_operand operand = {none, none, none, none, none, none, none, none, none};
  return (cli_arguments){.alpha = {1, 0},
                         .beta = {1, 0},
                         .m = none,
                         .n = none,
                         .k = none,
                         .mb = none,
                         .nb = none,
                         .ibtype = none,
                         .ilo = none,
                         .ihi = none,
                         .il = none,
                         .iu = none,
                         .vl = NAN,
                         .vu = NAN,
                         .abstol = NAN,
                         .orfac = NAN,
                         .operand = {operand, operand, operand, operand, operand, operand, operand, operand},
                         .panel = none,
                         .nprow = none,
                         .npcol = none,
                         .processes = none,
                         .at_most = none,
                         .per_node = none,
                         .threads = none,
                         .patience = NAN,
                         .top = none,
                         .effort = HSCAL_EFFORT_MODEL};
}

static int is_given(const reader *reader, const char *name) {
  for (int i = 0; i < WORDS; i++)
    if (reader->given[i] && !strcmp(words[i].name, name)) return 1;
  return 0;
}

/* It may be given in two numbers. */
static int check_grid(const reader *reader) {
  const cli_arguments *arguments = reader->arguments;
  int rows = is_given(reader, "nprow="), columns = is_given(reader, "npcol=");
  if (is_given(reader, "grid=") && (rows || columns))
    return cli_usage("grid= and %s say the same: leave one out", rows ? "nprow=" : "npcol=");
  if (rows != columns)
    return cli_usage("%s is missing beside %s (or write both as grid=4x3)",
                     rows ? "npcol=" : "nprow=", rows ? "nprow=" : "npcol=");
  if (rows && arguments->nprow > INT_MAX / arguments->npcol)
    return cli_usage("nprow=%d npcol=%d: more processes than ScaLAPACK can number", arguments->nprow, arguments->npcol);
  return CLI_OK;
}

int cli_read_arguments(cli_command command, int argc, char **argv, cli_arguments *arguments) {
  reader reader = {.arguments = arguments};
  *arguments = nothing_given();
  arguments->command = command;
  reader.is_before = 1;
  int i, status = find_routine(&reader, argc, argv, &i);
  reader.is_before = 0;
  for (int f = 0; f < reader.fixes && status == CLI_OK; f++) status = read_key(&reader, reader.fix[f]);
  for (; i < argc && status == CLI_OK; i++)
    status = argv[i][0] == '-' ? read_option(&reader, argc, argv, &i) : read_key(&reader, argv[i]);
  return status == CLI_OK ? check_grid(&reader) : status;
}
