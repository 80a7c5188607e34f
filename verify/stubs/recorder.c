#include "recorder.h"
#include "virtual_world.h"

#include <stdlib.h>
#include <string.h>

static struct {
  recorded_event *events;
  size_t count, capacity;
  size_t begin[VIRTUAL_WORLD_SIZE]; /* where each stream starts; it ends where the next one starts */
  int streams;
  int recording, failed;
  int folds;
} store;

void recorder_clear(void) {
  store.count = 0;
  store.streams = store.recording = store.failed = 0;
}

void recorder_start(void) {
  store.failed |= store.streams == VIRTUAL_WORLD_SIZE;
  if (!store.failed) store.begin[store.streams++] = store.count;
  store.recording = !store.failed;
}

void recorder_stop(void) { store.recording = 0; }

static int reserve_record(void) {
  if (store.count < store.capacity) return 1;
  size_t capacity = store.capacity ? 2 * store.capacity : 4096;
  recorded_event *events = realloc(store.events, capacity * sizeof *events);
  if (!events) return 0;
  store.events = events;
  store.capacity = capacity;
  return 1;
}

void recorder_fold(int on) { store.folds = on; }

static int is_same_kernel(const recorded_event *x, const recorded_event *y) {
  return x->kind == RECORDED_KERNEL && y->kind == RECORDED_KERNEL && x->name == y->name && x->dims[0] == y->dims[0] &&
         x->dims[1] == y->dims[1] && x->dims[2] == y->dims[2] && memcmp(x->letters, y->letters, sizeof x->letters) == 0;
}

/* Are the last `period` events those before them over again, each of which came as many times as often? */
static int comes_again(size_t period) {
  const recorded_event *last = store.events + store.count - period, *before = last - period;
  int64_t ratio = before->times / last->times;
  for (size_t i = period; i-- > 0;)
    if (!is_same_kernel(last + i, before + i) || before[i].times != ratio * last[i].times) return 0;
  return 1;
}

static void fold(void) {
  enum { LONGEST_PERIOD = 8 };
  size_t length = store.count - store.begin[store.streams - 1];
  store.events[store.count - 1].times = 1;
  for (size_t period = 1; period <= LONGEST_PERIOD && 2 * period <= length; period++) {
    if (!comes_again(period)) continue;
    recorded_event *last = store.events + store.count - period;
    for (size_t i = 0; i < period; i++) (last - period)[i].times += last[i].times;
    store.count -= period;
    return;
  }
}

void recorder_add(const recorded_event *event) {
  if (!store.recording) return;
  if (!reserve_record()) {
    store.failed = 1, store.recording = 0;
    return;
  }
  store.events[store.count++] = *event;
  if (store.folds) fold();
}

const recorded_event *recorder_stream(int stream, size_t *count) {
  size_t end = stream + 1 < store.streams ? store.begin[stream + 1] : store.count;
  *count = end - store.begin[stream];
  return store.events + store.begin[stream];
}

int recorder_failed(void) { return store.failed; }
