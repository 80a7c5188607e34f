/*
 * compare_counted LIBRARY: do a simulated library's collectives send what the real one was counted to send (standard input)?
 *   members 4
 *   nodes 0 0 1 1
 *   broadcast element BYTES ELEMENTS ROOT : 0>1:BYTES 0>2:BYTES 2>3:BYTES
 *   ... end
 * Kinds: broadcast, reduce, allreduce (root -1), barrier. Of sums the operation is MPI's own. Messages of a process are in the order in which
 * it sent them, and so they are compared. Several such lists may follow each other. Status 0: all alike; 1: not; 2: trouble.
 */
#include "own_messages.h"

#include <stdio.h>
#include <string.h>

enum { DIFFERENT = 1, TROUBLE = 2, MOST_LINE = 1 << 17, MOST_SHOWN = 5 };

static struct {
  const sim_library *library;
  int members, host[OWN_MOST_MEMBERS];
  int collectives, messages, different;
} seen;

static int read_nodes(const char *line) {
  int at = 0, step = 0;
  if (sscanf(line, "nodes%n", &step) != 0 || step == 0) return 0;
  for (int i = 0; i < seen.members; i++) {
    at += step;
    if (sscanf(line + at, "%d%n", &seen.host[i], &step) != 1) return 0;
  }
  return 1;
}

/* The call of a line, and where its messages begin; null: it is none. */
static const char *read_call(const char *line, own_call *call) {
  char kind[16], what[16];
  int bytes, at = 0;
  if (sscanf(line, "%15s %15s %d %d %d :%n", kind, what, &bytes, &call->count, &call->root, &at) != 5 || at == 0)
    return NULL;
  call->kind = kind[0] == 'a'   ? OWN_ALLREDUCE
               : kind[0] == 'r' ? OWN_REDUCE
               : kind[1] == 'r' ? OWN_BROADCAST
                                : OWN_BARRIER;
  call->element_bytes = call->count > 0 ? bytes / call->count : 0;
  call->is_builtin = strcmp(what, "sum") == 0;
  return line + at;
}

/* Messages of both come sender by sender. */
static int is_alike(const char *text, const own_message *own, int count) {
  own_message real;
  int step, i = 0;
  for (; sscanf(text, " %d>%d:%ld%n", &real.from, &real.to, &real.bytes, &step) == 3; text += step, i++)
    if (i >= count || real.from != own[i].from || real.to != own[i].to || real.bytes != own[i].bytes) return 0;
  return i == count;
}

static void show(const char *line, const own_message *own, int count) {
  if (++seen.different > MOST_SHOWN) return;
  fprintf(stderr, "%d members: %.300s\n  own:", seen.members, line);
  for (int i = 0; i < count && i < 40; i++) fprintf(stderr, " %d>%d:%ld", own[i].from, own[i].to, own[i].bytes);
  fprintf(stderr, "\n");
}

static int read_line(const char *line) {
  own_call call;
  const own_message *own;
  if (strncmp(line, "members", 7) == 0)
    return sscanf(line, "members %d", &seen.members) == 1 && seen.members <= OWN_MOST_MEMBERS;
  if (strncmp(line, "nodes", 5) == 0) return read_nodes(line);
  if (strncmp(line, "end", 3) == 0 || strncmp(line, "library", 7) == 0 || line[0] == '#') return 1;
  const char *text = read_call(line, &call);
  if (!text) return 0;
  int count = own_messages(seen.library, &call, seen.members, seen.host, &own);
  seen.collectives++;
  seen.messages += count;
  if (!is_alike(text, own, count)) show(line, own, count);
  return 1;
}

int main(int argc, char **argv) {
  static char line[MOST_LINE];
  if (argc == 2) seen.library = sim_library_named(argv[1]);
  if (!seen.library) return TROUBLE;
  while (fgets(line, sizeof line, stdin))
    if (!read_line(line)) {
      fprintf(stderr, "compare_counted: not understood: %.200s\n", line);
      return TROUBLE;
    }
  printf("%s: %d collectives, %d messages, %d different\n", argv[1], seen.collectives, seen.messages, seen.different);
  if (seen.collectives == 0) return TROUBLE;
  return seen.different ? DIFFERENT : 0;
}
