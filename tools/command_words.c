#include "command_words.h"
#include "call/call_keys.h"

#include <stddef.h>
#include <string.h>
#include <strings.h>

#define AT(member) offsetof(cli_arguments, member)
#define PLANNED    (CLI_FOR_PLAN | CLI_LAUNCHED)
#define ALL        (PLANNED | CLI_FOR_TIMEOF | CLI_FOR_INFO)
/* The keys of a call are those of files, too (call/call_keys.h). */
#define CALL_KEY(name, kind, member, least, argument) {name, CLI_##kind, AT(call.member), least, ALL, argument},

static const cli_word words[] = {
    HSCAL_CALL_KEYS(CALL_KEY){"grid=", CLI_GRID, AT(nprow), 0, ALL, 0},
    {"nprow=", CLI_INTEGER, AT(nprow), 1, ALL, 0},
    {"npcol=", CLI_INTEGER, AT(npcol), 1, ALL, 0},
    {"from=", CLI_ORIGIN, AT(origin), 0, CLI_FOR_PLAN, 0},
    {"from=", CLI_OWN_GRID, AT(call.from), 0, CLI_FOR_TIMEOF | CLI_FOR_INFO, 'g'},
    {"to=", CLI_OWN_GRID, AT(call.to), 0, CLI_FOR_TIMEOF | CLI_FOR_INFO, 'g'},
    {"panel=", CLI_INTEGER, AT(panel), 1, ALL, 0},
    {"processes=", CLI_INTEGER, AT(processes), 1, PLANNED, 0},
    {"--machine", CLI_TEXT, AT(machine), 0, PLANNED | CLI_FOR_TIMEOF, 0},
    {"--json", CLI_FLAG, AT(json), 0, ALL & ~CLI_LAUNCHED, 0},
    {"--fix", CLI_FIX, 0, 0, PLANNED, 0},
    {"--processes", CLI_INTEGER, AT(at_most), 1, ALL, 0},
    {"--threads", CLI_INTEGER, AT(threads), 1, ALL, 0},
    {"--workload", CLI_TEXT, AT(workload), 0, CLI_FOR_PLAN, 0},
    {"--wisdom", CLI_TEXT, AT(wisdom), 0, CLI_FOR_PLAN, 0},
    {"--one-kind", CLI_FLAG, AT(one_kind), 0, PLANNED, 0},
    {"--all-processes", CLI_FLAG, AT(all_processes), 0, PLANNED, 0},
    {"--square", CLI_FLAG, AT(square), 0, PLANNED, 0},
    {"--square-blocks", CLI_FLAG, AT(square_blocks), 0, PLANNED, 0},
    {"--whole-nodes", CLI_FLAG, AT(whole_nodes), 0, PLANNED, 0},
    {"--order", CLI_TEXT, AT(order), 0, ALL, 0},
    {"--return", CLI_FLAG, AT(origin.bring_back), 0, CLI_FOR_PLAN, 0},
    {"--per-node", CLI_INTEGER, AT(per_node), 1, ALL, 0},
    {"--top", CLI_INTEGER, AT(top), 1, CLI_FOR_PLAN, 0},
    {"--patience", CLI_REAL, AT(patience), 0, PLANNED, 0},
    {"--calls", CLI_INTEGER, AT(calls), 1, CLI_FOR_PLAN, 0},
    {"--planners", CLI_INTEGER, AT(planners), 1, PLANNED, 0},
    {"--jobs", CLI_INTEGER, AT(jobs), 1, PLANNED, 0},
    {"--in-program", CLI_FLAG, AT(in_program), 0, CLI_FOR_PLAN, 0},
    {"--explain", CLI_FLAG, AT(explain), 0, CLI_FOR_PLAN, 0},
    {"--placement", CLI_TEXT, AT(placement), 0, CLI_FOR_TIMEOF, 0},
    {"--timeline", CLI_TEXT, AT(timeline), 0, CLI_FOR_PLAN | CLI_FOR_TIMEOF, 0},
    {"--trace", CLI_TEXT, AT(trace), 0, CLI_FOR_PLAN | CLI_FOR_TIMEOF, 0},
    {"--map", CLI_TEXT, AT(map), 0, CLI_FOR_PLAN, 0},
    {"--compare", CLI_TEXT, AT(compare), 0, CLI_FOR_PLAN, 0},
    {"--objective", CLI_TEXT, AT(objective), 0, CLI_FOR_PLAN, 0},
    {"--scan", CLI_TEXT, AT(scan), 0, CLI_FOR_PLAN, 0},
    {"--strategy", CLI_TEXT, AT(strategy), 0, CLI_FOR_PLAN, 0},
    {"--plot", CLI_TEXT, AT(plot), 0, CLI_FOR_PLAN, 0},
    {"--estimator", CLI_TEXT, AT(estimator), 0, CLI_FOR_TIMEOF, 0},
    {"--bench", CLI_TEXT, AT(bench), 0, ALL, 0},
    {"--effort", CLI_EFFORT, AT(effort), 0, CLI_FOR_TIMEOF, 0},
    {"--plan", CLI_TEXT, AT(plan), 0, CLI_LAUNCHED, 0},
    {"--hostfile", CLI_TEXT, AT(hostfile), 0, CLI_LAUNCHED, 0},
    {"--launcher", CLI_TEXT, AT(launcher), 0, CLI_LAUNCHED, 0},
    {"--no-bind", CLI_FLAG, AT(no_bind), 0, CLI_LAUNCHED, 0},
    {"--pass", CLI_PASS, 0, 0, CLI_LAUNCHED, 0},
    {"--dry-run", CLI_FLAG, AT(dry_run), 0, CLI_FOR_RUN, 0},
    {"-o", CLI_TEXT, AT(output), 0, CLI_FOR_LAUNCH_FILE, 0},
};
_Static_assert(sizeof words / sizeof *words == CLI_WORDS, "CLI_WORDS is the number of words");
const cli_word *const cli_known_words = words;

/* What others call a word. */
typedef struct alias {
  const char *name, *key;
} alias;
static const alias aliases[] = {{"p=", "nprow="},
                                {"q=", "npcol="},
                                {"np=", "processes="},
                                {"nprocs=", "processes="},
                                {"--processes-per-node", "--per-node"}};
enum { ALIASES = (int)(sizeof aliases / sizeof *aliases) };

const char *cli_command_name(cli_command command) {
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

int cli_is_word(const cli_word *word, const char *text, size_t length) {
  for (int i = 0; i < ALIASES; i++)
    if (is_same(aliases[i].name, text, length)) return strcmp(aliases[i].key, word->name) == 0;
  return is_same(word->name, text, length);
}

int cli_is_taken(const cli_arguments *arguments, const cli_word *word) {
  if (!(word->commands & (int)arguments->command)) return 0;
  const hscal_routine *routine = arguments->call.routine;
  return !word->argument || (routine && hscal__key_argument(routine, word->name, word->argument));
}
