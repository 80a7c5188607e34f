/* What Slurm tells a job of its nodes. Source: the man pages scontrol(1) (hostlist expressions) and sbatch(1). */
#include "launch/nodelist.h"
#include "base/status.h"
#include "launch/allocation.h"
#include "machine/topology.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const char list_name[] = "SLURM_JOB_NODELIST";

/* A list that is being expanded: the hosts so far, and the name as far as it has got. */
typedef struct expansion {
  const char *list, *end; /* all of it; end of the entry at hand */
  hscal_allocation *allocation;
  char name[HSCAL_HOST_TEXT];
} expansion;

static int malformed(const expansion *of, const char *at, const char *what) {
  enum { SHOWN = 200 };
  return hscal__fail(HSCAL_ERROR_UNKNOWN, "%s=%.*s%s: column %d: %s", list_name, SHOWN, of->list,
                     strlen(of->list) > SHOWN ? "..." : "", (int)(at - of->list) + 1, what);
}

static int add_host(expansion *of, const char *at, size_t length) {
  if (!hscal__is_host_name(of->name, (int)length)) return malformed(of, at, "this is not the name of a host");
  return hscal__allocation_append(of->allocation, of->name, (int)length, 0);
}

static int expand(expansion *of, const char *at, size_t length);

/* The numbers low .. high, written with at least as many digits as low has, each put at the end of the name. */
static int expand_range(expansion *of, const char *after, size_t length, const char *low_text, int width, int low,
                        int high) {
  for (int i = low; i <= high; i++) {
    int digits = snprintf(of->name + length, sizeof of->name - length, "%0*d", width, i);
    if (digits < 0 || length + (size_t)digits >= sizeof of->name)
      return malformed(of, low_text, "this makes names that are too long");
    HSCAL_TRY(expand(of, after, length + (size_t)digits));
  }
  return 0;
}

static int is_number(const char *text) { return isdigit((unsigned char)*text); }

/* Numbers of up to 9 digits, with leading zeros; -1 if it is longer. */
static int take_number(const char **text) {
  int number = 0, digits = 0;
  for (; is_number(*text); (*text)++)
    if (++digits <= 9) number = number * 10 + (**text - '0');
  return digits <= 9 ? number : -1;
}

/* [1-3,07]: `at` is behind the bracket. What follows the closing one is put behind each number. */
static int expand_bracket(expansion *of, const char *at, size_t length) {
  const char *close = memchr(at, ']', (size_t)(of->end - at));
  if (!close) return malformed(of, at - 1, "this bracket is not closed");
  for (;;) {
    const char *low_text = at;
    if (!is_number(at)) return malformed(of, at, "here a number is wanted");
    int low = take_number(&at), width = (int)(at - low_text), high = low;
    if (*at == '-') {
      at++;
      if (!is_number(at)) return malformed(of, at, "here a number is wanted");
      high = take_number(&at);
    }
    if (low < 0 || high < 0) return malformed(of, low_text, "this number is too large");
    if (high < low) return malformed(of, low_text, "this range runs backwards");
    if (high - low >= HSCAL_MOST_HOSTS) return malformed(of, low_text, "this range has too many hosts");
    HSCAL_TRY(expand_range(of, close + 1, length, low_text, width, low, high));
    if (at == close) return 0;
    if (*at != ',') return malformed(of, at, "here ',', '-' or ']' is wanted");
    at++;
  }
}

/* The rest of an entry, `at`, behind the name[length] so far. */
static int expand(expansion *of, const char *at, size_t length) {
  while (at < of->end && *at != '[') {
    if (length + 1 >= sizeof of->name) return malformed(of, at, "this name is too long");
    of->name[length++] = *at++;
  }
  return at < of->end ? expand_bracket(of, at + 1, length) : add_host(of, at, length);
}

/* End of the entry: a comma outside brackets. */
static const char *entry_end(const char *text) {
  int inside = 0;
  for (; *text && (inside || *text != ','); text++) inside = *text == '[' || (inside && *text != ']');
  return text;
}

static int expand_list(const char *list, hscal_allocation *allocation) {
  expansion of = {.list = list, .allocation = allocation};
  if (!*list) return hscal__fail(HSCAL_ERROR_UNKNOWN, "%s is empty", list_name);
  for (const char *at = list;; at = of.end + 1) {
    of.end = entry_end(at);
    if (at == of.end) return malformed(&of, at, "here the name of a host is wanted");
    HSCAL_TRY(expand(&of, at, 0));
    if (!*of.end) return 0;
  }
}

static int bad_counts(const char *counts, const char *name, const char *at) {
  return hscal__fail(HSCAL_ERROR_UNKNOWN, "%s=%.200s: column %d: it must be written like 4(x2),3", name, counts,
                     (int)(at - counts) + 1);
}

/* "4(x2),3" */
static int read_counts(const char *counts, const char *name, hscal_allocation *allocation) {
  int host = 0;
  for (const char *at = counts;; at++) {
    const char *begin = at;
    int times = 1, count = hscal__take_count(&at, HSCAL_MOST_SLOTS);
    if (!count) return bad_counts(counts, name, begin);
    if (at[0] == '(' && at[1] == 'x') {
      at += 2;
      times = hscal__take_count(&at, HSCAL_MOST_HOSTS);
      if (!times || *at++ != ')') return bad_counts(counts, name, begin);
    }
    for (; times > 0; times--, host++)
      if (host < allocation->nhosts) allocation->host[host].slots = count;
    if (!*at) break;
    if (*at != ',') return bad_counts(counts, name, at);
  }
  if (host == allocation->nhosts) return 0;
  return hscal__fail(HSCAL_ERROR_UNKNOWN, "%s=%.200s is about %d hosts, but %s has %d", name, counts, host, list_name,
                     allocation->nhosts);
}

int hscal__slurm_parse(const char *nodelist, const char *counts, const char *counts_name,
                       hscal_allocation **allocation) {
  *allocation = NULL;
  HSCAL_TRY(hscal__allocation_new(list_name, allocation));
  int status = expand_list(nodelist, *allocation);
  if (!status && counts) status = read_counts(counts, counts_name, *allocation);
  if (!status) return 0;
  hscal__allocation_free(*allocation);
  *allocation = NULL;
  return status;
}
