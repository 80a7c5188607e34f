#include "recorded_event.h"

#include <ctype.h>
#include <inttypes.h>

recorded_event recorded_kernel(const char *name, void *const *arguments, int letters, int ndims) {
  recorded_event event = {.kind = RECORDED_KERNEL, .name = name, .ndims = ndims};
  for (int i = 0; i < letters; i++) event.letters[i] = (char)toupper(*(const unsigned char *)arguments[i]);
  for (int i = 0; i < ndims; i++) event.dims[i] = *(const int *)arguments[letters + i];
  return event;
}

static void print_members(FILE *file, const int *members, int nmembers) {
  for (int i = 0; i < nmembers; i++) fprintf(file, "%s%d", i ? "," : " of ", members[i]);
}

void recorded_event_print(FILE *file, const recorded_event *event, const int *members, int nmembers) {
  fputs(event->name, file);
  switch (event->kind) {
  case RECORDED_KERNEL:
    if (event->letters[0]) fprintf(file, " %s", event->letters);
    for (int i = 0; i < event->ndims; i++) fprintf(file, " %d", event->dims[i]);
    break;
  case RECORDED_SEND:
    fprintf(file, " to %d bytes %" PRId64, event->peer, event->bytes);
    break;
  case RECORDED_RECEIVE:
    fprintf(file, event->peer < 0 ? " from any" : " from %d", event->peer);
    fprintf(file, " bytes %" PRId64, event->bytes);
    break;
  case RECORDED_COLLECTIVE:
    if (event->peer >= 0) fprintf(file, " root %d", event->peer);
    fprintf(file, " bytes %" PRId64, event->bytes);
    print_members(file, members, nmembers);
    break;
  }
  fputc('\n', file);
}
