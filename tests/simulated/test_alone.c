/* Collectives by SMPI's selectors, alone, on nodes of their own: the clock's seconds by the tables against SMPI's. */
#include "base/status.h"
#include "models/predict/collective_time.h"
#include "sim_alone.h"
#include "simulation.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MOST_MEMBERS = 16 };
static const char nodes[] = "16x1@10, lat 50us, bw 250MB, ideal";

/* Of the clock's seconds relative to SMPI's: the error that is tolerated, and how many sums may be off by more: with `impi` Rabenseifner's of 16
 * members that ends with an allgather by the root; with `ompi` pipelines, of 3 members from 256 KiB on and at the ends of a range of pieces. */
typedef struct tolerated {
  const char *library, *selector;
  int reduces_beyond, allreduces_beyond;
} tolerated;
static const tolerated libraries[] = {{"smpi", "default", 0, 0},
                                      {"smpi-mpich", "mpich", 0, 0},
                                      {"smpi-mvapich2", "mvapich2", 0, 0},
                                      {"smpi-impi", "impi", 0, 2},
                                      {"smpi-ompi", "ompi", 16, 0}};

/* Linear barriers have messages of no bytes whose envelopes share a link there. */
static const double tolerated_error[SIM_ALONE_OPERATIONS] = {0.002, 0.01, 0.002, 0.02};

typedef struct measured {
  int operation, members, root;
  size_t bytes;
  double seconds;
} measured;

static int read_line(const char *line, measured *m) {
  char word[16] = "";
  if (sscanf(line, "alone %15s %d %d %zu %lf", word, &m->members, &m->root, &m->bytes, &m->seconds) != 5) return 0;
  m->operation = 0;
  while (m->operation < SIM_ALONE_OPERATIONS && strcmp(word, sim_alone_words[m->operation]) != 0) m->operation++;
  assert_true(m->operation < SIM_ALONE_OPERATIONS);
  return 1;
}

static double predicted_s(hscal_workspace *workspace, const hscal_machine *machine, const measured *m) {
  static const hscal_timed_collective timed[] = {HSCAL_TIMED_BROADCAST, HSCAL_TIMED_REDUCE, HSCAL_TIMED_ALLREDUCE};
  int node_of[MOST_MEMBERS];
  double seconds = NAN;
  assert_int_equal(hscal__collective_places(machine, m->members, node_of), 1);
  int status = m->operation == SIM_ALONE_BARRIER
                   ? hscal__barrier_alone_seconds(workspace, machine, m->members, node_of, &seconds)
                   : hscal__collective_seconds(workspace, machine, timed[m->operation], m->members, m->root, node_of,
                                               (double)m->bytes, &seconds);
  if (status) fail_msg("%s", hscal_last_error());
  return seconds;
}

static char *simulate(const hscal_machine *machine, const char *selector, int members) {
  int node_of[MOST_MEMBERS];
  simulation sim;
  sim_command command = {.file = SIM_ALONE_FILE, .processes = members, .node_of = node_of, .words = {selector}};
  char *text = NULL;
  for (int i = 0; i < members; i++) node_of[i] = i;
  int status = sim_launch(&sim, machine, &command);
  if (!status) status = sim_wait(&sim);
  if (!status) status = sim_read(&sim, "output", &text);
  sim_remove(&sim);
  if (status) fail_msg("%s: %s", selector, hscal_last_error());
  return text;
}

/* Of one operation. */
typedef struct errors {
  int compared, beyond; /* how many; how many of them are off by more than is tolerated */
  double worst;
  measured at;
} errors;

static void compare(hscal_workspace *workspace, const hscal_machine *machine, const char *text,
                    errors of[SIM_ALONE_OPERATIONS]) {
  measured m;
  for (const char *line = text; line; line = strchr(line, '\n'), line += line != NULL) {
    if (!read_line(line, &m)) continue;
    errors *e = &of[m.operation];
    double off = predicted_s(workspace, machine, &m) / m.seconds - 1;
    e->beyond += !(fabs(off) <= tolerated_error[m.operation]);
    if (e->compared++ == 0 || !(fabs(off) <= fabs(e->worst))) e->worst = off, e->at = m;
  }
}

/* Says the worst of each operation; returns whether all are as tolerated. As many are off by more as is known, not fewer: else say so above. */
static int report(const tolerated *t, const errors of[SIM_ALONE_OPERATIONS]) {
  const int known[SIM_ALONE_OPERATIONS] = {0, t->reduces_beyond, t->allreduces_beyond, 0};
  int right = 1;
  for (int o = 0; o < SIM_ALONE_OPERATIONS; o++) {
    const errors *e = &of[o];
    printf("%-14s %-9s %4d compared, %3d off by more than %.0e; worst %+9.2e: %zu bytes, %d members, root %d\n",
           t->library, sim_alone_words[o], e->compared, e->beyond, tolerated_error[o], e->worst, e->at.bytes,
           e->at.members, e->at.root);
    right &= e->compared >= MOST_MEMBERS - 1 && e->beyond == known[o];
  }
  return right;
}

static int follows(hscal_machine *machine, const tolerated *t) {
  errors of[SIM_ALONE_OPERATIONS] = {{0}};
  hscal_workspace *workspace = hscal__workspace_new();
  assert_non_null(workspace);
  machine->collectives = hscal__collectives_named(t->library);
  assert_non_null(machine->collectives);
  for (int members = 2; members <= MOST_MEMBERS; members++) {
    char *text = simulate(machine, t->selector, members);
    compare(workspace, machine, text, of);
    free(text);
  }
  hscal__workspace_free(workspace);
  return report(t, of);
}

static void the_clock_follows_every_selector(void **state) {
  (void)state;
  hscal_machine *machine;
  int right = 1;
  if (hscal_machine_load(nodes, &machine)) fail_msg("%s", hscal_last_error());
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) right &= follows(machine, &libraries[i]);
  hscal_machine_free(machine);
  assert_true(right);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(the_clock_follows_every_selector)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
