#include "expected_messages.h"
#include "base/array.h"
#include "base/status.h"
#include "machine/synthetic.h"

#include <stdio.h>

int messages_add(messages *to, int from, int destination, double bytes) {
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(to->message, to->capacity, (size_t)to->count + 1));
  to->message[to->count++] = (message){from, destination, bytes};
  return 0;
}

/* ---- steps that only look ----------------------------------------------------------------------------------- */

static int see_work(void *self, int process, double seconds) {
  (void)self, (void)process, (void)seconds;
  return 0;
}

static int see_transfer(void *self, int from, int to, double bytes) { return messages_add(self, from, to, bytes); }

static int see_fan(void *self, int from, const int *to, int n, double bytes) {
  for (int i = 0; i < n; i++) HSCAL_TRY(messages_add(self, from, to[i], bytes));
  return 0;
}

static int see_collect(void *self, const int *members, int n, int root, double bytes) {
  for (int i = 0; i < n; i++)
    if (i != root) HSCAL_TRY(messages_add(self, members[i], members[root], bytes));
  return 0;
}

static int see_gather(void *self, const int *from, int n, int to, double bytes, int ahead, double work_s) {
  (void)ahead, (void)work_s;
  for (int i = 0; i < n; i++) HSCAL_TRY(messages_add(self, from[i], to, bytes));
  return 0;
}

static int see_exchange(void *self, const hscal_step_message *messages, int n) {
  for (int i = 0; i < n; i++) HSCAL_TRY(messages_add(self, messages[i].from, messages[i].to, messages[i].bytes));
  return 0;
}

static const hscal_steps look = {.work = see_work,
                                 .transfer = see_transfer,
                                 .fan = see_fan,
                                 .spread = see_fan,
                                 .collect = see_collect,
                                 .gather = see_gather,
                                 .exchange = see_exchange};

/* ---- members ------------------------------------------------------------------------------------------------ */

int members_set(members *m, const hscal_collectives *table) {
  char text[32];
  snprintf(text, sizeof text, "%dx%d@1, ideal", MOST_MEMBERS, MOST_MEMBERS);
  HSCAL_TRY(hscal__machine_synthetic(text, &m->machine));
  m->machine->collectives = table;
  hscal_placement placement = {m->machine, m->node_of};
  HSCAL_TRY(hscal__costs_set(&m->real, &placement, m->count, hscal__routine_find("psgemm")));
  HSCAL_TRY(hscal__costs_set(&m->complex, &placement, m->count, hscal__routine_find("pcgemm")));
  return hscal__collective_setting_set(&m->setting, &m->real);
}

void members_free(members *m) {
  hscal__collective_setting_free(&m->setting);
  hscal__costs_free(&m->real);
  hscal__costs_free(&m->complex);
  hscal_machine_free(m->machine);
}

int expect_messages(members *m, const hscal_event *event, int is_complex, double bytes, messages *to) {
  int member[MOST_MEMBERS];
  int64_t count = 0;
  for (int i = 0; i < m->count; i++) member[i] = i;
  m->setting.costs = is_complex ? &m->complex : &m->real;
  return hscal__collective_put(&m->setting, event, bytes, &look, to, member, m->count, &count);
}

int expect_barrier(const members *m, messages *to) {
  const hscal_barrier *barrier = &m->real.barrier;
  for (int r = 0, i = 0; r < barrier->rounds; r++)
    for (; i < barrier->round[r].end; i++)
      HSCAL_TRY(messages_add(to, barrier->message[i].from, barrier->message[i].to, barrier->round[r].bytes));
  return 0;
}
