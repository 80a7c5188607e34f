#include "plan/wisdom.h"
#include "base/digest.h"
#include "base/failure.h"
#include "base/file.h"
#include "base/status.h"
#include "base/text.h"
#include "call/arguments.h"
#include "machine/call_log.h"
#include "machine/json_strict.h"
#include "plan/similar_plan.h"
#include "search/objective.h"

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

/* ---- keys -------------------------------------------------------------------------------------------------- */

static int size_class(int size) { return size < 1 ? -1 : (int)floor(2 * log2(size)); }

/* Everything of the call but how large it is. */
static uint64_t digest_call(uint64_t digest, const hscal_call *call) {
  hscal_call alike = *call;
  const int classes[] = {size_class(call->m), size_class(call->n), size_class(call->k)};
  alike.m = alike.n = alike.k = alike.ihi = alike.iu = 0;
  for (int o = 0; o < HSCAL_OPERANDS; o++) alike.operand[o].desc.m = alike.operand[o].desc.n = 0;
  return hscal__digest(hscal__call_digest(digest, &alike), classes, sizeof classes);
}

static int demands_layout(const hscal_options *options) {
  return options->processes || options->nprow || options->npcol || options->nb;
}

static uint64_t digest_options(uint64_t digest, const hscal_options *options, int nnodes) {
  const int limits[] = {options->processes_per_node, options->one_kind, options->panel, options->threads,
                        options->most_threads};
  const int layout[] = {options->processes, options->exact_processes, options->nprow, options->npcol, options->nb,
                        options->mb};
  digest = hscal__digest(digest, limits, sizeof limits);
  const int asked[] = {options->all_processes != 0, options->square != 0, options->order, options->whole_nodes != 0};
  if (asked[0] || asked[1] || asked[2] || asked[3])
    digest = hscal__digest(digest, asked, sizeof asked); /* as ever without */
  if (hscal__chooses_nodes(options)) { /* it is not asked for these, but whoever measures layouts keeps them apart */
    digest = hscal__digest(digest, &options->objective, sizeof options->objective);
    digest = hscal__digest(digest, &options->deadline_s, sizeof options->deadline_s);
  }
  if (demands_layout(options)) digest = hscal__digest(digest, layout, sizeof layout);
  return options->slots ? hscal__digest(digest, options->slots, (size_t)nnodes * sizeof *options->slots) : digest;
}

static int digest_machine(hscal_wisdom *wisdom, const hscal_machine *machine, uint64_t *digest) {
  if (wisdom && wisdom->machine == machine->serial) {
    *digest = wisdom->machine_digest;
    return 0;
  }
  if (machine->fingerprint)
    *digest = hscal__digest_text(HSCAL_DIGEST_START, machine->fingerprint);
  else
    HSCAL_TRY(hscal__machine_digest(machine, digest));
  if (wisdom) wisdom->machine = machine->serial, wisdom->machine_digest = *digest;
  return 0;
}

int hscal__wisdom_key(hscal_wisdom *wisdom, const hscal_call *call, const hscal_machine *machine,
                      const hscal_options *options, uint64_t *key) {
  static const hscal_options none;
  uint64_t digest;
  if (!options) options = &none;
  *key = 0;
  if (call->recording) return 0;
  HSCAL_TRY(digest_machine(wisdom, machine, &digest));
  digest = digest_options(digest_call(digest, call), options, machine->nnodes);
  *key = digest ? digest : 1;
  return 0;
}

/* ---- entries ----------------------------------------------------------------------------------------------- */

const hscal_wisdom_entry *hscal__wisdom_find(const hscal_wisdom *wisdom, uint64_t key) {
  for (int i = 0; i < wisdom->count; i++)
    if (wisdom->entries[i].key == key) return &wisdom->entries[i];
  return NULL;
}

static int no_memory(void) { return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for wisdom"); }

static void free_parts(hscal_wisdom_entry *entry) {
  free(entry->threads);
  hscal_plan_free(entry->made);
}

/* Takes over the entry, threads included; in place of one with its key. */
static int put(hscal_wisdom *wisdom, const hscal_wisdom_entry *entry) {
  for (int i = 0; i < wisdom->count; i++) {
    if (wisdom->entries[i].key != entry->key) continue;
    free_parts(&wisdom->entries[i]);
    wisdom->entries[i] = *entry;
    return 0;
  }
  if (wisdom->count == wisdom->room) {
    int room = wisdom->room ? 2 * wisdom->room : 16;
    hscal_wisdom_entry *entries = realloc(wisdom->entries, (size_t)room * sizeof *entries);
    if (!entries) return no_memory();
    wisdom->entries = entries;
    wisdom->room = room;
  }
  wisdom->entries[wisdom->count++] = *entry;
  return 0;
}

void hscal_wisdom_free(hscal_wisdom *wisdom) {
  if (!wisdom) return;
  for (int i = 0; i < wisdom->count; i++) free_parts(&wisdom->entries[i]);
  free(wisdom->entries);
  free(wisdom);
}

static void describe(const hscal_call *call, char *text, size_t size) {
  int length = snprintf(text, size, "%s", call->routine->name);
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++)
    if (a->kind == HSCAL_ARGUMENT_size && length > 0 && (size_t)length < size)
      length += snprintf(text + length, size - (size_t)length, " %s=%d", a->name,
                         *(const int *)(const void *)((const char *)call + a->where));
}

/* Threads on a class: those of any of its nodes that the plan uses, else 1. */
static int threads_of_class(const hscal_machine *machine, const hscal_plan *plan, int node_class) {
  for (int node = 0; node < machine->nnodes; node++)
    if (machine->class_of[node] == node_class && plan->threads_of_node[node] > 0) return plan->threads_of_node[node];
  return 1;
}

int hscal__wisdom_learn(hscal_wisdom *wisdom, uint64_t key, const hscal_call *call, const hscal_machine *machine,
                        const hscal_plan *plan, double measured_s) {
  const hscal_wisdom_entry *known = hscal__wisdom_find(wisdom, key);
  if (key == 0 || (known && known->measured_s > 0 && !(measured_s > 0))) return 0;
  hscal_wisdom_entry entry = {.key = key,
                              .nprow = plan->nprow,
                              .npcol = plan->npcol,
                              .mb = plan->mb,
                              .nb = plan->nb,
                              .panel = plan->panel,
                              .nthreads = machine->nclasses,
                              .predicted_s = plan->predicted_s,
                              .measured_s = measured_s,
                              .thought_s = plan->most_s};
  describe(call, entry.call, sizeof entry.call);
  entry.threads = calloc((size_t)machine->nclasses, sizeof *entry.threads);
  if (!entry.threads) return no_memory();
  for (int c = 0; c < machine->nclasses; c++) entry.threads[c] = threads_of_class(machine, plan, c);
  int status = put(wisdom, &entry);
  if (status) free(entry.threads);
  wisdom->has_news |= !status;
  return status;
}

int hscal__wisdom_keep(hscal_wisdom *wisdom, uint64_t key, const hscal_call *call, const hscal_plan *plan) {
  for (int i = 0; i < wisdom->count; i++) {
    hscal_wisdom_entry *entry = &wisdom->entries[i];
    if (entry->key != key) continue;
    hscal_plan *copy;
    HSCAL_TRY(hscal__plan_copy(plan, &copy));
    hscal_plan_free(entry->made);
    entry->made = copy, entry->work = hscal__call_work(call);
  }
  return 0;
}

/* ---- files ------------------------------------------------------------------------------------------------- */

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
  if (count > 1000000) return hscal__json_fail(&list, "is absurd: more than 1e6 entries");
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
    if (!status) status = put(wisdom, &entry);
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

/* Measured, or thought about for longer. */
static int knows_better(const hscal_wisdom_entry *known, const hscal_wisdom_entry *other) {
  if ((known->measured_s > 0) != (other->measured_s > 0)) return known->measured_s > 0;
  if (known->measured_s > 0 || other->thought_s == 0) return 0;
  return known->thought_s == 0 || known->thought_s > other->thought_s;
}

/* A copy of the entry; not in place of one that knows better. */
static int put_copy(hscal_wisdom *wisdom, const hscal_wisdom_entry *entry) {
  const hscal_wisdom_entry *known = hscal__wisdom_find(wisdom, entry->key);
  hscal_wisdom_entry copy = *entry;
  copy.made = NULL;
  if (known && knows_better(known, entry)) return 0;
  size_t size = (size_t)entry->nthreads * sizeof *copy.threads;
  copy.threads = malloc(size ? size : 1);
  if (!copy.threads) return no_memory();
  if (size) memcpy(copy.threads, entry->threads, size);
  int status = put(wisdom, &copy);
  if (status) free(copy.threads);
  return status;
}

/* All entries of `from`, or as many as there is memory for. */
static int merge(hscal_wisdom *into, const hscal_wisdom *from) {
  for (int i = 0; i < from->count; i++) HSCAL_TRY(put_copy(into, &from->entries[i]));
  return 0;
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
  int status = merge(*wisdom, fresh);
  hscal_wisdom_free(fresh);
  return status;
}

int hscal_wisdom_import(hscal_wisdom **wisdom, const char *file) {
  hscal__enter("hscal_wisdom_import");
  return hscal__leave(wisdom_import(wisdom, file));
}

/* Locks the folder where the file really is against other programs that save there: closing what is returned (-1: nothing) unlocks it. After two seconds it is
 * gone on without: a plan that is lost is no reason to wait for somebody who sleeps. */
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
  if (!status) status = merge(all, wisdom);
  if (!status) status = hscal_wisdom_export(all, file);
  if (lock >= 0) close(lock);
  hscal_wisdom_free(all);
  wisdom->has_news = status != 0;
  return status;
}
