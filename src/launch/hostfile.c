/* Hostfiles. Source: the man pages orte_hosts(7) of Open MPI 4.1 and mpiexec(1) of MPICH; Open MPI calls slots also cpu and count. */
#include "launch/hostfile.h"
#include "base/status.h"
#include "launch/allocation.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A line, and what the keys of it said; 0 = not said. */
typedef struct line {
  const char *source;
  int number;
  const char *text, *end;
  int slots, max_slots;
} line;

/* What all lines said of a host. */
typedef struct host_tally {
  int slots, unnumbered, max_slots;
} host_tally;

static int shown(const char *text, const char *end) {
  enum { MOST = 60 };
  return end - text < MOST ? (int)(end - text) : MOST;
}

static int not_understood(const line *line, const char *text, const char *end) {
  return hscal__fail(HSCAL_ERROR_FILE,
                     "%s:%d: \"%.*s\" is not understood: a line is \"host slots=4\", \"host:4\" or \"host\"",
                     line->source, line->number, shown(text, end), text);
}

static const char *skip_blanks(const char *text, const char *end) {
  while (text < end && isspace((unsigned char)*text)) text++;
  return text;
}

static const char *word_end(const char *text, const char *end, const char *also) {
  while (text < end && !isspace((unsigned char)*text) && !strchr(also, *text)) text++;
  return text;
}

static int take_slots(const line *line, const char **at, int *slots) {
  const char *number = *at;
  *slots = hscal__take_count(at, HSCAL_MOST_SLOTS);
  if (*slots && (*at == line->end || isspace((unsigned char)**at))) return 0;
  const char *end = word_end(number, line->end, "");
  return hscal__fail(HSCAL_ERROR_FILE, "%s:%d: \"%.*s\" is no number of slots: it must be from 1 to %d", line->source,
                     line->number, shown(number, end), number, HSCAL_MOST_SLOTS);
}

static int is_key(const char *text, const char *end, const char *key) {
  return (size_t)(end - text) == strlen(key) && strncmp(text, key, strlen(key)) == 0;
}

/* key=value, with or without blanks around '='. */
static int take_key(line *line, const char **at) {
  const char *key = *at, *end = word_end(key, line->end, "=");
  int is_most = is_key(key, end, "max_slots") || is_key(key, end, "max-slots");
  int *into = is_most ? &line->max_slots : &line->slots;
  *at = skip_blanks(end, line->end);
  if (!is_most && !is_key(key, end, "slots") && !is_key(key, end, "count") && !is_key(key, end, "cpu"))
    return not_understood(line, key, word_end(key, line->end, ""));
  if (*at == line->end || **at != '=') return not_understood(line, key, end);
  if (*into)
    return hscal__fail(HSCAL_ERROR_FILE, "%s:%d: %.*s= is given twice", line->source, line->number, shown(key, end),
                       key);
  *at = skip_blanks(*at + 1, line->end);
  return take_slots(line, at, into);
}

/* The host's name is *name[*length]. */
static int read_line(line *line, const char **name, int *length) {
  const char *end = word_end(line->text, line->end, ":=");
  *name = line->text;
  *length = (int)(end - line->text);
  if (!hscal__is_host_name(*name, *length)) {
    end = word_end(line->text, line->end, "");
    return hscal__fail(HSCAL_ERROR_FILE,
                       "%s:%d: \"%.*s\" is not the name of a host (user@host, ^host and +n are not taken)",
                       line->source, line->number, shown(line->text, end), line->text);
  }
  if (end < line->end && *end == ':') {
    end++;
    HSCAL_TRY(take_slots(line, &end, &line->slots));
  }
  for (end = skip_blanks(end, line->end); end < line->end; end = skip_blanks(end, line->end))
    HSCAL_TRY(take_key(line, &end));
  if (line->max_slots && line->max_slots < line->slots)
    return hscal__fail(HSCAL_ERROR_FILE, "%s:%d: slots=%d exceeds max_slots=%d", line->source, line->number,
                       line->slots, line->max_slots);
  return 0;
}

static int note(hscal_allocation *allocation, host_tally **tallies, const line *line, const char *name, int length) {
  int host = hscal__allocation_find(allocation, name, length), is_new = host < 0;
  if (is_new) HSCAL_TRY(hscal__allocation_append(allocation, name, length, line->number));
  if (is_new) host = allocation->nhosts - 1;
  host_tally *more = realloc(*tallies, (size_t)allocation->capacity * sizeof **tallies);
  if (!more) return hscal__fail(HSCAL_ERROR_MEMORY, "%s: no memory for its hosts", line->source);
  *tallies = more;
  host_tally *tally = &more[host];
  if (is_new) *tally = (struct host_tally){0};
  tally->slots += line->slots;
  tally->unnumbered += !line->slots;
  if (line->max_slots) tally->max_slots = line->max_slots;
  if (tally->slots + tally->unnumbered <= HSCAL_MOST_SLOTS) return 0;
  return hscal__fail(HSCAL_ERROR_FILE, "%s:%d: more than %d slots of \"%s\"", line->source, line->number,
                     HSCAL_MOST_SLOTS, allocation->host[host].name);
}

/* A host that is named once and without a number: not said. */
static void settle(hscal_allocation *allocation, const host_tally *tallies) {
  for (int i = 0; i < allocation->nhosts; i++) {
    const host_tally *tally = &tallies[i];
    int slots = tally->slots, is_told = tally->slots > 0 || tally->unnumbered > 1;
    if (is_told) slots += tally->unnumbered;
    if (tally->max_slots && (!is_told || slots > tally->max_slots)) slots = tally->max_slots;
    allocation->host[i].slots = slots;
  }
}

static int read_lines(const char *text, hscal_allocation *allocation, host_tally **tallies) {
  line line = {.source = allocation->source};
  const char *name;
  int length;
  while (*text) {
    const char *next = text + strcspn(text, "\n");
    line = (struct line){.source = line.source, .number = line.number + 1, .end = text + strcspn(text, "#\n")};
    line.text = skip_blanks(text, line.end);
    text = *next ? next + 1 : next;
    if (line.text == line.end) continue;
    HSCAL_TRY(read_line(&line, &name, &length));
    HSCAL_TRY(note(allocation, tallies, &line, name, length));
  }
  if (allocation->nhosts == 0) return hscal__fail(HSCAL_ERROR_FILE, "%s: it names no host", allocation->source);
  return 0;
}

int hscal__hostfile_parse(const char *text, const char *source, hscal_allocation **allocation) {
  host_tally *tallies = NULL;
  *allocation = NULL;
  HSCAL_TRY(hscal__allocation_new(source, allocation));
  int status = read_lines(text, *allocation, &tallies);
  if (!status) settle(*allocation, tallies);
  free(tallies);
  if (!status) return 0;
  hscal__allocation_free(*allocation);
  *allocation = NULL;
  return status;
}
