#include "schemes/channels.h"
#include "cmocka_test.h"

#include <stdlib.h>

enum { CHANNELS = PROCESSES * PROCESSES, BACKLOG = 4096 };

struct channel {
  int sent, received;
  int elements[BACKLOG];
};

channel *channels_new(void) {
  channel *channels = calloc(CHANNELS, sizeof *channels);
  assert_non_null(channels);
  return channels;
}

void channels_note(channel *channels, const hscal_event *event) {
  assert_int_not_equal(event->process, event->peer);
  if (event->kind == HSCAL_EVENT_SEND) {
    channel *to = &channels[event->process * PROCESSES + event->peer];
    to->elements[to->sent++ % BACKLOG] = event->m * event->n;
  } else {
    channel *from = &channels[event->peer * PROCESSES + event->process];
    assert_true(from->received < from->sent && from->sent - from->received < BACKLOG);
    assert_int_equal(from->elements[from->received++ % BACKLOG], event->m * event->n);
  }
}

void channels_are_empty(const channel *channels) {
  for (int c = 0; c < CHANNELS; c++) assert_int_equal(channels[c].sent, channels[c].received);
}
