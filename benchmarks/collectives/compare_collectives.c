/*
 * compare_collectives TABLE: are the collectives that run_collectives printed (standard input) sent as hscal's table has them?
 * Each process has to send the same messages to the same others in the same order. Prints rows
 *   library,table,members,nodes,kind,what,collectives,messages,different
 * and the first differences on standard error.
 * Status 0: all alike; 1: differences; 2: trouble.
 */
#include "base/array.h"
#include "base/status.h"
#include "expected_messages.h"
#include "machine/collectives.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TROUBLE = 2, MOST_SHOWN = 10, MOST_ROWS = 16 };

typedef struct row {
  char kind[16], what[16];
  int collectives, messages, different;
} row;

typedef struct comparison {
  const hscal_collectives *table;
  char library[80];
  members members;
  int nodes, nrows, shown;
  row rows[MOST_ROWS];
} comparison;

typedef struct collective {
  char kind[16], what[16];
  double bytes, elements;
  int root;
  messages sent;
} collective;

static int trouble(const char *what) {
  fprintf(stderr, "compare_collectives: %s\n", what);
  return TROUBLE;
}

/* ---- input -------------------------------------------------------------------------------------------------- */

static int read_members(comparison *c) {
  members *m = &c->members;
  unsigned char is_node[MOST_MEMBERS] = {0};
  if (scanf("library %79[^\n] members %d nodes", c->library, &m->count) != 2 || m->count < 2 || m->count > MOST_MEMBERS)
    return 1;
  for (int i = 0; i < m->count; i++) {
    int *node = &m->node_of[i];
    if (scanf("%d", node) != 1 || *node < 0 || *node >= MOST_MEMBERS) return 1;
    c->nodes += !is_node[*node]++;
  }
  return 0;
}

/* 1: there is one; 0: the list is at its end; -1: it is cut short, or none. */
static int read_collective(const comparison *c, collective *next) {
  int from, to;
  double bytes;
  next->sent.count = 0;
  if (scanf("%15s", next->kind) != 1) return -1;
  if (strcmp(next->kind, "end") == 0) return 0;
  if (scanf("%15s %lf %lf %d :", next->what, &next->bytes, &next->elements, &next->root) != 4) return -1;
  while (scanf(" %d>%d:%lf", &from, &to, &bytes) == 3)
    if (from < 0 || from >= c->members.count || to < 0 || to >= c->members.count ||
        messages_add(&next->sent, from, to, bytes))
      return -1;
  return 1;
}

/* ---- one collective ----------------------------------------------------------------------------------------- */

static int expect(comparison *c, const collective *made, messages *to) {
  hscal_event event = {.kind = HSCAL_EVENT_COMBINE,
                       .root = made->root,
                       .topology = ' ',
                       .m = (int)made->elements,
                       .n = 1,
                       .combining = strcmp(made->what, "place") == 0 ? HSCAL_EXTREME_WITH_PLACE : HSCAL_SUM};
  to->count = 0;
  if (strcmp(made->kind, "barrier") == 0) return expect_barrier(&c->members, to);
  if (strcmp(made->kind, "broadcast") == 0) event.kind = HSCAL_EVENT_BROADCAST;
  return expect_messages(&c->members, &event, strcmp(made->what, "complex") == 0, made->bytes, to);
}

/* The next message of a process from number *at on; null: there is none. */
static const message *next_of(const messages *all, int process, int *at) {
  while (*at < all->count && all->message[*at].from != process) ++*at;
  return *at < all->count ? &all->message[(*at)++] : NULL;
}

static void show_message(const message *m) {
  if (m)
    fprintf(stderr, "%.0f bytes to %d", m->bytes, m->to);
  else
    fprintf(stderr, "nothing more");
}

static int are_alike(const message *a, const message *b) {
  return a == b || (a && b && a->to == b->to && fabs(a->bytes - b->bytes) < 0.5);
}

/* Shows the first difference of the messages of a process, if there is one. */
static int process_differs(comparison *c, const collective *made, const messages *expected, int process) {
  const message *sends, *should;
  int i = 0, j = 0;
  do {
    sends = next_of(&made->sent, process, &i);
    should = next_of(expected, process, &j);
  } while (sends && should && are_alike(sends, should));
  if (are_alike(sends, should)) return 0;
  if (c->shown++ < MOST_SHOWN) {
    fprintf(stderr, "%s: %s %s of %.0f bytes in %.0f, root %d of %d: process %d sends ", c->table->name, made->kind,
            made->what, made->bytes, made->elements, made->root, c->members.count, process);
    show_message(sends);
    fprintf(stderr, ", expected ");
    show_message(should);
    fprintf(stderr, "\n");
  }
  return 1;
}

static row *row_of(comparison *c, const collective *made) {
  int i = 0;
  while (i < c->nrows && (strcmp(c->rows[i].kind, made->kind) || strcmp(c->rows[i].what, made->what))) i++;
  if (i == MOST_ROWS) return NULL;
  if (i == c->nrows) {
    c->nrows++;
    memcpy(c->rows[i].kind, made->kind, sizeof made->kind);
    memcpy(c->rows[i].what, made->what, sizeof made->what);
  }
  return &c->rows[i];
}

static int compare(comparison *c, const collective *made, messages *expected) {
  row *row = row_of(c, made);
  int differs = 0;
  if (!row) return trouble("too many sorts of collectives");
  if (expect(c, made, expected)) return trouble(hscal_last_error());
  for (int i = 0; i < c->members.count && !differs; i++) differs = process_differs(c, made, expected, i);
  row->collectives++;
  row->messages += made->sent.count;
  row->different += differs;
  return 0;
}

/* ---- all ---------------------------------------------------------------------------------------------------- */

static int compare_all(comparison *c) {
  collective made = {.sent = {0}};
  messages expected = {0};
  int more, status = 0;
  while ((more = read_collective(c, &made)) > 0 && !status) status = compare(c, &made, &expected);
  free(made.sent.message);
  free(expected.message);
  return status ? status : more < 0 ? trouble("the list is cut short") : 0;
}

static int print_rows(const comparison *c) {
  int different = 0;
  for (int i = 0; i < c->nrows; i++) {
    const row *row = &c->rows[i];
    printf("%s,%s,%d,%d,%s,%s,%d,%d,%d\n", c->library, c->table->name, c->members.count, c->nodes, row->kind, row->what,
           row->collectives, row->messages, row->different);
    different += row->different;
  }
  return different > 0;
}

int main(int argc, char **argv) {
  static comparison c;
  c.table = argc == 2 ? hscal__collectives_named(argv[1]) : NULL;
  if (!c.table) return trouble("usage: compare_collectives TABLE; the tables are in docs/reference/machine_file.md");
  if (read_members(&c)) return trouble("this is not what run_collectives prints");
  if (members_set(&c.members, c.table)) return trouble(hscal_last_error());
  int status = compare_all(&c);
  if (!status) status = print_rows(&c);
  members_free(&c.members);
  return status;
}
