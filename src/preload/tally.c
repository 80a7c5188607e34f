#include "preload/tally.h"
#include "base/digest.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

hscal_tally hscal__tally;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
void hscal__preload_lock(void) { pthread_mutex_lock(&lock); }
void hscal__preload_unlock(void) { pthread_mutex_unlock(&lock); }

/* Places for entries by the digest of their key, twice as many as there can be: the next free one is near. */
enum { PLACES = 2 * HSCAL_MOST_ENTRIES };
static hscal_entry *place[PLACES];

static hscal_entry **place_of(const hscal_given_key *key) {
  uint64_t digest = HSCAL_DIGEST_START;
  for (int i = 0; i < key->length; i++) digest = hscal__digest_word(digest, (uint64_t)key->word[i]);
  for (size_t at = digest % PLACES;; at = (at + 1) % PLACES) {
    const hscal_entry *there = place[at];
    if (!there || (there->key.length == key->length &&
                   !memcmp(there->key.word, key->word, (size_t)key->length * sizeof *key->word)))
      return &place[at];
  }
}

static hscal_left_alone add(const hscal_routine *routine, void *const *argument, const hscal_given_key *key,
                            hscal_entry **at) {
  hscal_entry *new;
  if (hscal__tally.entries == HSCAL_MOST_ENTRIES || !(new = calloc(1, sizeof *new))) return HSCAL_LEFT_FULL;
  hscal_left_alone left = hscal__given_call(routine, argument, &new->call, new->context);
  if (left != HSCAL_KEPT) {
    free(new);
    return left;
  }
  new->key = *key;
  new->written = -1;
  *at = hscal__tally.entry[hscal__tally.entries++] = new;
  return HSCAL_KEPT;
}

hscal_entry *hscal__tally_find(const hscal_routine *routine, void *const *argument) {
  hscal_given_key key;
  hscal_entry **at = NULL;
  hscal_left_alone left = hscal__given_key(routine, argument, &key);
  if (left == HSCAL_KEPT) {
    at = place_of(&key);
    if (!*at) left = add(routine, argument, &key, at);
  }
  hscal__tally.left[left]++;
  return left == HSCAL_KEPT ? *at : NULL;
}
