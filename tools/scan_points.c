#include "scan_points.h"
#include "report.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

static const char example[] = "nodes=1..64, nodes=1..64:x2, nodes=1..64:4 or nodes=1,2,4,8";

static int not_understood(const char *text) {
  return cli_usage("--scan %s: it must be numbers of nodes, such as %s", text, example);
}

/* Digits alone; *text moves behind them. 0 if there are none, or too many. */
static int take_number(const char **text, int *number) {
  char *end;
  if (!isdigit((unsigned char)**text)) return 0;
  long value = strtol(*text, &end, 10);
  if (value > INT_MAX) return 0;
  *number = (int)value;
  *text = end;
  return 1;
}

static int add(const char *text, int number, cli_points *points) {
  int last = points->count > 0 ? points->of[points->count - 1] : 0;
  if (number < 1) return cli_usage("--scan %s: there is nothing to plan on %d nodes", text, number);
  if (number <= last) return cli_usage("--scan %s: numbers of nodes must rise, %d follows %d", text, number, last);
  if (points->count == CLI_MOST_POINTS)
    return cli_usage("--scan %s: more than %d numbers of nodes; nodes=1..64:x2 doubles them, nodes=1..64:4 takes steps "
                     "of 4",
                     text, CLI_MOST_POINTS);
  points->of[points->count++] = number;
  return CLI_OK;
}

/* "1..64", and perhaps ":x2" or ":4", `at` being behind the first number. */
static int read_range(const char *text, const char *at, int first, cli_points *points) {
  int last, step = 1, is_factor = 0;
  at += strlen("..");
  if (!take_number(&at, &last)) return not_understood(text);
  if (*at == ':') {
    at++;
    is_factor = *at == 'x';
    at += is_factor;
    if (!take_number(&at, &step)) return not_understood(text);
  }
  if (*at) return not_understood(text);
  if (step < 1 + is_factor) return cli_usage("--scan %s: with :%s%d it never ends", text, is_factor ? "x" : "", step);
  if (last < first) return cli_usage("--scan %s: numbers of nodes must rise, %d follows %d", text, last, first);
  int status = CLI_OK;
  for (long number = first; number <= last && status == CLI_OK; number = is_factor ? number * step : number + step)
    status = add(text, (int)number, points);
  return status;
}

int cli_read_points(const char *text, cli_points *points) {
  static const char before[] = "nodes=";
  const char *at = text + strlen(before);
  int number;
  points->count = 0;
  if (strncmp(text, before, strlen(before)) != 0) return not_understood(text);
  if (!take_number(&at, &number)) return not_understood(text);
  if (strncmp(at, "..", 2) == 0) return read_range(text, at, number, points);
  int status = add(text, number, points);
  while (status == CLI_OK && *at) {
    if (*at++ != ',' || !take_number(&at, &number)) return not_understood(text);
    status = add(text, number, points);
  }
  return status;
}
