/* What the words of "hscal plan|timeof|info|run|launch-file ROUTINE key=value ... --option" have said. */
#ifndef HSCAL_TOOLS_GIVEN_ARGUMENTS_H
#define HSCAL_TOOLS_GIVEN_ARGUMENTS_H

#include "call/given_call.h"
#include "hscal.h"
#include "models/predict/predict.h"
#include "recorded/signature.h"

/* Which command reads the words; a key or option names the commands it is for. */
typedef enum cli_command {
  CLI_FOR_PLAN = 1,
  CLI_FOR_TIMEOF = 2,
  CLI_FOR_INFO = 4,
  CLI_FOR_RUN = 8,
  CLI_FOR_LAUNCH_FILE = 16
} cli_command;

/* A number that was not given. */
#define CLI_NOT_GIVEN HSCAL_NOT_GIVEN

/* A name in a line of text (--recorded), with '=' as on the command line, and its value. */
typedef struct cli_name {
  char text[32];
  int value, is_used;
} cli_name;
enum { CLI_MOST_NAMES = 32, CLI_MOST_PASSED = 32 };

/* What was said. Numbers not said are CLI_NOT_GIVEN, texts null, flags 0. */
typedef struct cli_arguments {
  cli_command command;
  hscal_given_call call; /* its routine and keys */
  int panel, nprow, npcol;
  hscal_origin origin;
  int processes, at_most, per_node, threads, top; /* processes= exactly so many, --processes at most so many */
  int calls, planners, jobs;
  double patience; /* NaN if not given */
  int json, one_kind, all_processes, square, square_blocks, whole_nodes, explain, in_program;
  const char *order;     /* row or column */
  const char *objective; /* time, node-hours or deadline=S */
  const char *scan;      /* nodes=1..64 */
  const char *strategy;  /* hmpi */
  hscal_effort effort;
  const char *machine, *placement, *wisdom;
  const char *plan, *workload; /* files with one */
  const char *hostfile, *launcher, *output;
  int dry_run, no_bind, passed;
  const char *pass[CLI_MOST_PASSED];                   /* words for the launcher */
  const char *timeline, *trace, *map, *compare, *plot; /* files to write */
  const char *recorded; /* the routine, or a call in a line of text; then the routine is null and there may be names */
  int names;
  cli_name name[CLI_MOST_NAMES];
  hscal_signature *signature; /* of the recorded call, made with it */
  hscal_recording *recording;
  struct hscal_text_model *model; /* the model in text; then the routine is null */
  const char *estimator;          /* clock or published... */
  const char *bench;              /* its unit of computation, in place of its own */
} cli_arguments;

/* `value`, or `otherwise` if it was not given. */
static inline int cli_or(int value, int otherwise) { return hscal__given_or(value, otherwise); }

#endif
