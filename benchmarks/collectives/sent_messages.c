#include "sent_messages.h"

#include <stdio.h>
#include <stdlib.h>

static sent_message *noted;
static int now = -1, count, capacity;

void sent_messages_during(int collective) { now = collective; }

void sent_messages_note(int to, long bytes) {
  if (now < 0) return;
  if (count == capacity) {
    capacity = 2 * capacity + 1024;
    noted = realloc(noted, (size_t)capacity * sizeof *noted);
    if (!noted) {
      fprintf(stderr, "run_collectives: no memory\n");
      abort();
    }
  }
  noted[count++] = (sent_message){now, to, (int)bytes};
}

const sent_message *sent_messages(int *how_many) {
  *how_many = count;
  return noted;
}
