#include "text_index.h"
#include "base/array.h"
#include "base/digest.h"
#include "base/text.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static size_t *place_of(const cli_text_index *index, const char *text) {
  size_t at = (size_t)hscal__digest_text(HSCAL_DIGEST_START, text) % index->places;
  while (index->place[at] && strcmp(index->text[index->place[at] - 1], text) != 0) at = (at + 1) % index->places;
  return &index->place[at];
}

/* At most half of the places are taken. */
static int make_room(cli_text_index *index) {
  enum { FIRST = 64 };
  if (2 * (index->count + 1) <= index->places) return 1;
  size_t places = index->places ? 2 * index->places : FIRST, *place = calloc(places, sizeof *place);
  if (!place) return 0;
  free(index->place);
  index->place = place;
  index->places = places;
  for (size_t i = 0; i < index->count; i++) *place_of(index, index->text[i]) = i + 1;
  return 1;
}

size_t cli_text_number(cli_text_index *index, const char *text) {
  if (!make_room(index) || HSCAL_ARRAY_RESERVE(index->text, index->capacity, index->count + 1)) return (size_t)-1;
  size_t *place = place_of(index, text);
  if (!*place) {
    if (!(index->text[index->count] = hscal__copy_text(text))) return (size_t)-1;
    *place = ++index->count;
  }
  return *place - 1;
}

void cli_free_text_index(cli_text_index *index) {
  for (size_t i = 0; i < index->count; i++) free(index->text[i]);
  free(index->text);
  free(index->place);
}
