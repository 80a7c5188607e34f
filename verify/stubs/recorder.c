#include "recorder.h"
#include "virtual_world.h"

#include <stdlib.h>

static struct {
  recorded_event *events;
  size_t count, capacity;
  size_t begin[VIRTUAL_WORLD_SIZE]; /* where each stream starts; it ends where the next one starts */
  int streams;
  int recording, failed;
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

static int make_room(void) {
  if (store.count < store.capacity) return 1;
  size_t capacity = store.capacity ? 2 * store.capacity : 4096;
  recorded_event *events = realloc(store.events, capacity * sizeof *events);
  if (!events) return 0;
  store.events = events;
  store.capacity = capacity;
  return 1;
}

void recorder_add(const recorded_event *event) {
  if (!store.recording) return;
  if (make_room())
    store.events[store.count++] = *event;
  else
    store.failed = 1, store.recording = 0;
}

const recorded_event *recorder_stream(int stream, size_t *count) {
  size_t end = stream + 1 < store.streams ? store.begin[stream + 1] : store.count;
  *count = end - store.begin[stream];
  return store.events + store.begin[stream];
}

int recorder_failed(void) { return store.failed; }
