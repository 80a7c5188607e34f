#include "plan/wisdom_file.h"
#include "base/failure.h"
#include "base/file.h"
#include "base/status.h"
#include "base/text.h"
#include "machine/json_strict.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <libgen.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

#define FIRST_SCHEMA "hscal-wisdom/1"
#define SCHEMA       "hscal-wisdom/2" /* knows thought_s */

static int no_memory(void) { return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for wisdom"); }

static json_t *entry_json(const hscal_wisdom_entry *entry) {
  char key[20];
  json_t *threads = json_array();
  for (int c = 0; c < entry->nthreads; c++) json_array_append_new(threads, json_integer(entry->threads[c]));
  snprintf(key, sizeof key, "%016" PRIx64, entry->key);
  json_t *made =
      json_pack("{s:s, s:s, s:i, s:i, s:i, s:i, s:i, s:o, s:f, s:f}", "call", entry->call, "key", key, "nprow",
                entry->nprow, "npcol", entry->npcol, "mb", entry->mb, "nb", entry->nb, "panel", entry->panel, "threads",
                threads, "predicted_s", entry->predicted_s, "measured_s", entry->measured_s);
  if (made && entry->thought_s > 0) json_object_set_new(made, "thought_s", json_real(entry->thought_s));
  return made;
}

/* The oldest that knows all its keys. */
static const char *schema_of(const hscal_wisdom *wisdom) {
  for (int i = 0; i < wisdom->count; i++)
    if (wisdom->entries[i].thought_s > 0) return SCHEMA;
  return FIRST_SCHEMA;
}

char *hscal__wisdom_text(const hscal_wisdom *wisdom) {
  json_t *entries = json_array();
  int is_whole = 1;
  for (int i = 0; i < wisdom->count; i++)
    is_whole &= json_array_append_new(entries, entry_json(&wisdom->entries[i])) == 0; /* null: no memory */
  json_t *root = is_whole ? json_pack("{s:s, s:o}", "schema", schema_of(wisdom), "entries", entries) : NULL;
  if (!root) json_decref(entries);
  char *text = root ? json_dumps(root, JSON_INDENT(1) | JSON_REAL_PRECISION(17)) : NULL;
  json_decref(root);
  return text;
}

static int wisdom_export(const hscal_wisdom *wisdom, const char *file) {
  if (!wisdom) return hscal__fail(-1, "wisdom is a null pointer");
  if (!file) return hscal__fail(-2, "the name of the file is a null pointer");
  char *text = hscal__wisdom_text(wisdom);
  if (!text) return no_memory();
  int status = hscal__file_replace(file, text);
  free(text);
  return status;
}

int hscal_wisdom_export(const hscal_wisdom *wisdom, const char *file) {
  hscal__enter("hscal_wisdom_export");
  return hscal__leave(wisdom_export(wisdom, file));
}

static int read_key(const hscal_json *at, uint64_t *key) {
  hscal_json member;
  HSCAL_TRY(hscal__json_member(at, "key", HSCAL_REQUIRED, &member));
  const char *text = json_string_value(member.value);
  if (!text || strlen(text) != 16 || strspn(text, "0123456789abcdef") != 16)
    return hscal__json_fail(&member, "must be a text of 16 digits 0 to f");
  *key = strtoull(text, NULL, 16);
  return 0;
}

static int read_threads(const hscal_json *at, hscal_wisdom_entry *entry) {
  hscal_json list;
  size_t count;
  HSCAL_TRY(hscal__json_array(at, "threads", HSCAL_REQUIRED, &list, &count));
  if (count > 1000000) return hscal__json_fail(&list, "is out of range: more than 1e6 entries");
  entry->threads = calloc(count ? count : 1, sizeof *entry->threads);
  if (!entry->threads) return no_memory();
  entry->nthreads = (int)count;
  for (size_t i = 0; i < count; i++) {
    hscal_json item = hscal__json_item(&list, i);
    double threads = json_number_value(item.value);
    if (!(threads >= 1 && threads <= 100000) || threads != floor(threads))
      return hscal__json_fail(&item, "must be a whole number from 1 to 1e5");
    entry->threads[i] = (int)threads;
  }
  return 0;
}

static int read_entry(const hscal_json *at, int is_first, hscal_wisdom_entry *entry) {
  static const char *const keys[] = {"call",  "key",     "nprow",       "npcol",      "mb",       "nb",
                                     "panel", "threads", "predicted_s", "measured_s", "thought_s"};
  const size_t count = sizeof keys / sizeof *keys;
  char *call = NULL;
  HSCAL_TRY(hscal__json_object(at, keys, is_first ? count - 1 : count));
  HSCAL_TRY(read_key(at, &entry->key));
  HSCAL_TRY(hscal__json_integer(at, "nprow", HSCAL_REQUIRED, HSCAL_Q_PROCESSORS, &entry->nprow));
  HSCAL_TRY(hscal__json_integer(at, "npcol", HSCAL_REQUIRED, HSCAL_Q_PROCESSORS, &entry->npcol));
  HSCAL_TRY(hscal__json_integer(at, "mb", HSCAL_REQUIRED, HSCAL_Q_DIMENSION, &entry->mb));
  HSCAL_TRY(hscal__json_integer(at, "nb", HSCAL_REQUIRED, HSCAL_Q_DIMENSION, &entry->nb));
  HSCAL_TRY(hscal__json_integer(at, "panel", HSCAL_REQUIRED, HSCAL_Q_DIMENSION, &entry->panel));
  HSCAL_TRY(hscal__json_number(at, "predicted_s", HSCAL_REQUIRED, HSCAL_Q_SECONDS, &entry->predicted_s));
  HSCAL_TRY(hscal__json_number(at, "measured_s", HSCAL_REQUIRED, HSCAL_Q_SECONDS, &entry->measured_s));
  if (!is_first) HSCAL_TRY(hscal__json_number(at, "thought_s", HSCAL_OPTIONAL, HSCAL_Q_SECONDS, &entry->thought_s));
  HSCAL_TRY(hscal__json_text(at, "call", HSCAL_REQUIRED, &call));
  snprintf(entry->call, sizeof entry->call, "%.*s", HSCAL_BEGINNING(call, (int)sizeof entry->call - 1));
  free(call);
  return read_threads(at, entry);
}

static int read_entries(const hscal_json *root, hscal_wisdom *wisdom) {
  static const char *const keys[] = {"schema", "entries"};
  hscal_json schema, list;
  size_t count;
  HSCAL_TRY(hscal__json_object(root, keys, sizeof keys / sizeof *keys));
  HSCAL_TRY(hscal__json_member(root, "schema", HSCAL_REQUIRED, &schema));
  const char *version = json_string_value(schema.value);
  int is_first = version && strcmp(version, FIRST_SCHEMA) == 0;
  if (!version || (!is_first && strcmp(version, SCHEMA) != 0))
    return hscal__json_fail(&schema,
                            "is \"%.40s\"; this version of hscal reads \"" FIRST_SCHEMA "\" and \"" SCHEMA "\"",
                            version ? version : "");
  HSCAL_TRY(hscal__json_list(root, "entries", &list, &count));
  for (size_t i = 0; i < count; i++) {
    hscal_json item = hscal__json_item(&list, i);
    hscal_wisdom_entry entry = {0};
    int status = read_entry(&item, is_first, &entry);
    if (!status) status = hscal__wisdom_put(wisdom, &entry);
    if (status) free(entry.threads);
    HSCAL_TRY(status);
  }
  return 0;
}

int hscal__wisdom_read(const char *json, const char *source, hscal_wisdom **wisdom) {
  json_t *value = NULL;
  hscal_wisdom *fresh = calloc(1, sizeof *fresh);
  *wisdom = NULL;
  if (!fresh) return no_memory();
  int status = hscal__json_parse(json, source, &value);
  if (!status) status = read_entries(&(hscal_json){value, source, ""}, fresh);
  json_decref(value);
  if (!status)
    *wisdom = fresh;
  else
    hscal_wisdom_free(fresh);
  return hscal__json_no_machine(status);
}

static int read_file(const char *file, hscal_wisdom **wisdom) {
  char *text;
  HSCAL_TRY(hscal__file_read(file, HSCAL_ERROR_FILE, &text));
  int status = hscal__wisdom_read(text, file, wisdom);
  free(text);
  return status;
}

static int wisdom_import(hscal_wisdom **wisdom, const char *file) {
  if (!wisdom) return hscal__fail(-1, "wisdom is a null pointer");
  hscal_wisdom *fresh = NULL;
  if (file)
    HSCAL_TRY(read_file(file, &fresh));
  else if (!(fresh = calloc(1, sizeof *fresh)))
    return no_memory();
  if (!*wisdom) {
    *wisdom = fresh;
    return 0;
  }
  int status = hscal__wisdom_merge(*wisdom, fresh);
  hscal_wisdom_free(fresh);
  return status;
}

int hscal_wisdom_import(hscal_wisdom **wisdom, const char *file) {
  hscal__enter("hscal_wisdom_import");
  return hscal__leave(wisdom_import(wisdom, file));
}

/* Locks the folder where the file really is against other programs that save there: closing what is returned (-1:
 * nothing) unlocks it. After two seconds it is gone on without: a plan that is lost is no reason to wait for somebody
 * who sleeps. */
static int lock_folder(const char *file) {
  enum { TRIES = 200 };
  const struct timespec pause = {.tv_nsec = 10000000};
  char *target = hscal__file_target(file);
  int folder = target ? open(dirname(target), O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
  free(target);
  if (folder < 0) return -1;
  for (int i = 0; i < TRIES && flock(folder, LOCK_EX | LOCK_NB) != 0 && (errno == EWOULDBLOCK || errno == EINTR); i++)
    nanosleep(&pause, NULL);
  return folder;
}

int hscal__wisdom_save(hscal_wisdom *wisdom, const char *file) {
  hscal_wisdom *all = NULL;
  if (!wisdom->has_news) return 0;
  int lock = lock_folder(file);
  int status = hscal_wisdom_import(&all, access(file, F_OK) == 0 ? file : NULL);
  if (!status) status = hscal__wisdom_merge(all, wisdom);
  if (!status) status = hscal_wisdom_export(all, file);
  if (lock >= 0) close(lock);
  hscal_wisdom_free(all);
  wisdom->has_news = status != 0;
  return status;
}
