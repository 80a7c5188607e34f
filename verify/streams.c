#include "verify/streams.h"
#include "base/status.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void streams_clear(streams *s) {
  for (int p = 0; p < VIRTUAL_WORLD_SIZE; p++) s->process[p].count = 0;
}

void streams_free(streams *s) {
  for (int p = 0; p < VIRTUAL_WORLD_SIZE; p++) free(s->process[p].actions);
  *s = (streams){0};
}

int stream_add(stream *s, const action *a) {
  if (s->count == s->capacity) {
    size_t capacity = s->capacity ? 2 * s->capacity : 256;
    action *actions = realloc(s->actions, capacity * sizeof *actions);
    if (!actions) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu actions", capacity);
    s->actions = actions;
    s->capacity = capacity;
  }
  s->actions[s->count++] = *a;
  return 0;
}

int stream_add_addition(stream *s, int64_t elements) {
  action *last = s->count ? &s->actions[s->count - 1] : NULL;
  if (!last || last->kind != ACTION_KERNEL || last->kernel != HSCAL_KERNEL_ADD)
    return stream_add(s, &(action){.kind = ACTION_KERNEL, .kernel = HSCAL_KERNEL_ADD, .dims = {(int)elements, 1}});
  last->dims[0] += (int)elements;
  return 0;
}

int action_equal(const action *a, const action *b) {
  if (a->kind != b->kind) return 0;
  switch (a->kind) {
  case ACTION_KERNEL:
    return a->kernel == b->kernel && !strcmp(a->letters, b->letters) && !memcmp(a->dims, b->dims, sizeof a->dims);
  case ACTION_SEND:
  case ACTION_RECEIVE:
    return a->bytes == b->bytes && (a->peer == b->peer || a->peer < 0 || b->peer < 0);
  default:
    return a->bytes == b->bytes && a->members == b->members && a->first == b->first && a->distance == b->distance &&
           a->root == b->root && a->elements == b->elements && a->is_own == b->is_own;
  }
}

static void print_collective(const action *a, char text[ACTION_TEXT]) {
  char root[16] = "all";
  int used = snprintf(text, ACTION_TEXT, "%s in %d", a->kind == ACTION_BROADCAST ? "broadcast" : "combine", a->first);
  if (a->members > 1) used += snprintf(text + used, ACTION_TEXT - (size_t)used, ",%d", a->first + a->distance);
  if (a->members > 2)
    used += snprintf(text + used, ACTION_TEXT - (size_t)used, "..%d", a->first + (a->members - 1) * a->distance);
  if (a->root >= 0) snprintf(root, sizeof root, "%d", a->root);
  snprintf(text + used, ACTION_TEXT - (size_t)used, " %s %s: %d element%s, %" PRId64 " bytes%s",
           a->kind == ACTION_BROADCAST ? "from" : "into", root, a->elements, a->elements == 1 ? "" : "s", a->bytes,
           a->is_own ? ", own" : "");
}

void action_print(const action *a, char text[ACTION_TEXT]) {
  switch (a->kind) {
  case ACTION_KERNEL:
    snprintf(text, ACTION_TEXT, "%s %s %d %d %d", hscal__kernel_facts[a->kernel].blas, a->letters, a->dims[0],
             a->dims[1], a->dims[2]);
    break;
  case ACTION_SEND:
    snprintf(text, ACTION_TEXT, "send to %d: %" PRId64 " bytes", a->peer, a->bytes);
    break;
  case ACTION_RECEIVE:
    snprintf(text, ACTION_TEXT, "receive from %d: %" PRId64 " bytes", a->peer, a->bytes);
    break;
  default:
    print_collective(a, text);
  }
}
